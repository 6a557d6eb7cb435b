"""What the last player did, in the few words that the header has room for."""

from engine.kernel import Event
from renders.contract import Request

TELLING = (
    "built",
    "got_equipment",
    "drained",
    "traded_for",
    "visited",
    "new_land",
    "built_dikes",
    "dug",
    "turned_over",
    "placed",
    "replaced",
    "tool_stepped",
    "butchered",
    "converted",
    "cut",
    "gained",
    "put_on",
    "put_on_for",
    "put_on_from_supply",
    "skipped",
    "lacked",
    "fished",
    "milked_for",
    "came_home",
    "eaten",
    "declared_done",
)
"""Kinds of event, the most telling first."""


def _worded(request: Request, event: Event) -> str:
    return request.say(f"arle.event.{event.kind}", **event.args)


def last_move(request: Request) -> tuple[int | None, str]:
    """Give who did something last, and what: "Builder, built the Mill"."""
    told = [event for event in request.events if event.seat is not None and event.seat < len(request.names)]
    acted = [event for event in told if event.kind in ("placed_worker", "skipped")] or told
    if not acted:
        return None, ""
    seat = acted[-1].seat
    mine = [event for event in told if event.seat == seat]
    start = max((i for i, event in enumerate(mine) if event.kind == "placed_worker"), default=-1)
    after = [event for event in mine[start + 1 :] if event.kind in TELLING]
    best = min(after, key=lambda event: TELLING.index(event.kind), default=None)
    parts = [request.say(str(mine[start].args["space"]))] if start >= 0 else []
    return seat, ", ".join(parts + ([_worded(request, best)] if best else []))
