"""What the last player did, in the few words that the header has room for."""

import re

from engine.kernel import Event
from engine.new_zealand.table.view import NodeView, View
from renders.contract import Request

SIDE_NOTE = re.compile(r"(( \([^)]*\))+|[;；].*)$")
"""What a sentence can do without."""
TELLING = (
    "delivered",
    "built",
    "upgraded",
    "upgraded_harbour",
    "won_master",
    "took_sheep",
    "invested",
    "hired",
    "sarah_hired",
    "placed_joker",
    "removed_hazard",
    "gained_objective",
    "played_objective",
    "gained_card",
    "kept_card",
    "sailed",
    "sailed_home",
    "advanced",
    "sold",
    "removed_bonus_tile",
    "gained_certificates",
    "gained_gold",
    "gained_money",
    "auxiliary",
    "sarah_card",
)
"""Kinds of event, the most telling first."""


def short_place(node: NodeView, request: Request) -> str:
    """Name a space in a word: its letter, its building, or what it is."""
    if node.kind == "neutral" or node.owner is not None:
        return node.tile
    if node.kind in {"rockfall", "flood"}:
        return request.say(f"renders.new_zealand.zone.{node.kind}")
    return request.say(f"new_zealand.place.{node.id}")


def _told(events: tuple[Event, ...], seat: int) -> Event | None:
    mine = [event for event in events if event.seat == seat and event.kind in TELLING]
    return min(mine, key=lambda event: TELLING.index(event.kind), default=None)


def last_move(request: Request, along: bool = True) -> tuple[int | None, str]:
    """Give who acted last and what they did: "B → D, took Lincoln"; `along`: with the way on the trail."""
    view: View = request.view
    seats = [event.seat for event in request.events if event.seat is not None]
    if not seats:
        return None, ""
    seat = view.way.seat if view.way is not None and view.way.seat in seats else seats[-1]
    parts = []
    if along and view.way is not None and view.way.seat == seat and len(view.way.nodes) > 1:
        nodes = {node.id: node for node in view.nodes}
        ends = [short_place(nodes[space], request) for space in (view.way.nodes[0], view.way.nodes[-1])]
        parts.append(" → ".join(ends))
    event = _told(request.events, seat)
    if event is not None:
        parts.append(SIDE_NOTE.sub("", request.say(f"new_zealand.event.{event.kind}", **event.args)))
    return seat, ", ".join(parts)
