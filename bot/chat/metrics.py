"""What an operator wants to see: counted here, shown at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

ACK_SECONDS = Histogram(
    "longtable_ack_seconds",
    "From an interaction's arrival to its acknowledgement",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3),
)
INTERACTION_SECONDS = Histogram(
    "longtable_interaction_seconds",
    "From an interaction's arrival to its whole answer",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
)
INTERACTIONS = Counter("longtable_interactions", "Interactions by how they ended", ["outcome"])
PICTURE_SECONDS = Histogram("longtable_picture_seconds", "Drawing one picture")
OUTBOX_WAITING = Gauge("longtable_outbox_waiting", "What must still reach Discord")
DELIVERIES = Counter("longtable_deliveries", "Deliveries by kind and how they ended", ["kind", "outcome"])
LOOP_LATE_SECONDS = Histogram(
    "longtable_loop_late_seconds",
    "How much later than asked for the event loop came round",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1, 5),
)
GAMES_RUNNING = Gauge("longtable_games_running", "Games under way")
