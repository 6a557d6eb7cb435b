"""Emptying vehicles and ships: goods to the supply, destinations to the travel track (rulebook p.8)."""

from __future__ import annotations

from engine.arle.components import DESTINATIONS
from engine.arle.goods.ledger import receive
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import pieces


def empty_all(state: Arle, seat: int) -> dict[str, int]:
    """Empty everything the player has loaded; return what came."""
    farm = state.farms[seat]
    brought: dict[str, int] = {}
    for piece in pieces(farm):
        for load in piece.loads:
            if load.what in DESTINATIONS:
                farm.travelled.append(load.what)
                size = DESTINATIONS[load.what].size
                changes = {seat: {"travel_spaces": size}}
                state.tell(
                    "came_home", seat, changes=changes, place=f"arle.destination.{load.what}", count=size
                )
            else:
                brought[load.what] = brought.get(load.what, 0) + 1
        piece.loads = []
    return receive(state, seat, brought, kind="unloaded")


def covered_spaces(farm: Farm) -> int:
    """Return how many spaces of the travel track are covered."""
    return sum(DESTINATIONS[place].size for place in farm.travelled)
