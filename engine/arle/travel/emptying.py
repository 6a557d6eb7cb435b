"""Emptying vehicles and ships: goods to the supply, destinations to the travel track (rulebook p.8)."""

from __future__ import annotations

from engine.arle.components import DESTINATIONS
from engine.arle.goods.stock import gain
from engine.arle.goods.wording import tell_gained
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import pieces


def empty_all(state: Arle, seat: int) -> None:
    """Empty everything the player has loaded."""
    farm = state.farms[seat]
    brought: dict[str, int] = {}
    for piece in pieces(farm):
        for load in piece.loads:
            if load.what in DESTINATIONS:
                farm.travelled.append(load.what)
                state.tell("travelled", seat, place=f"arle.destination.{load.what}")
            else:
                brought[load.what] = brought.get(load.what, 0) + 1
        piece.loads = []
    gain(farm, brought)
    tell_gained(state, seat, brought)


def covered_spaces(farm: Farm) -> int:
    """Return how many spaces of the travel track are covered."""
    return sum(DESTINATIONS[place].size for place in farm.travelled)
