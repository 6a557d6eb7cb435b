"""What the last player did, in the few words that the header has room for."""

from engine.new_zealand.table.view import NodeView, View
from renders.contract import Request
from renders.western import last

TELLING = (
    "delivered",
    "built",
    "upgraded",
    "upgraded_harbour",
    "won_master",
    "took_sheep",
    "took_sheep_to_deck",
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


def last_move(request: Request, along: bool = True) -> tuple[int | None, str]:
    """Give who acted last and what they did: "B → D, took Lincoln"; `along`: with the way on the trail."""
    view: View = request.view
    nodes = {node.id: node for node in view.nodes}
    return last.last_move(request, TELLING, lambda space: short_place(nodes[space], request), along)
