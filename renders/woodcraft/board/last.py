"""What the last player did, in the few words that the header has room for."""

from engine.kernel import Event
from engine.woodcraft.view import View
from renders.contract import Request

TELLING = (
    "delivered", "claimed", "hired_into", "improved", "took_second_order", "took_order", "moved", "market",
    "paid_instead", "harvested", "planted", "planted_part", "bought_die", "sold_die", "bought_material", "produced",
    "glued_for", "sawed", "sawed_for", "spliced_for", "placed_order", "began_with",
)  # fmt: skip
"""Kinds of event, the most telling first."""


def last_move(request: Request) -> tuple[int | None, str]:
    """Give who acted last and what: "moved Buy Lumber, completed Soup Bowl"."""
    view: View = request.view
    seats = [event.seat for event in request.events if event.seat is not None]
    if not seats:
        return None, ""
    seat = (
        view.wheel.last.seat if view.wheel.last is not None and view.wheel.last.seat in seats else seats[-1]
    )
    mine = [event for event in request.events if event.seat == seat and event.kind in TELLING]
    best: list[Event] = sorted(mine, key=lambda event: TELLING.index(event.kind))[:1]
    moved = [event for event in mine if event.kind == "moved" and event not in best]
    parts = [request.say(f"woodcraft.event.{event.kind}", **event.args) for event in (*moved[-1:], *best)]
    return seat, ", ".join(parts)
