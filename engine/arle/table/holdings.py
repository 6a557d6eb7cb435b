"""What lies openly before each seat: what events change, and nothing else does."""

from __future__ import annotations

from engine.arle.farm.tiles import counted
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import pieces
from engine.arle.travel.emptying import covered_spaces


def holdings(state: Arle) -> dict[int, dict[str, int]]:
    """Return goods and animals, tool steps, tiles, buildings, equipment and tracks of each seat, by id."""
    return {seat: _held(farm) for seat, farm in enumerate(state.farms)}


def _held(farm: Farm) -> dict[str, int]:
    held = farm.goods | farm.tools | counted(farm) | dict.fromkeys(farm.destinations, 1)
    for piece in pieces(farm):
        held[piece.kind] = held.get(piece.kind, 0) + 1
    return held | {
        "dikes": farm.dikes,
        "ditches": len(farm.ditches),
        "travel_spaces": covered_spaces(farm),
        "bottlenecks": farm.bottlenecks,
    }
