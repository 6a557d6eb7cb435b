"""The only place where tiles and buildings come onto the home board and leave it; the supply piles follow."""

from __future__ import annotations

from engine.arle.components import BUILDINGS, LAND
from engine.arle.farm.land import MOOR_TOPS, covered
from engine.arle.state import Arle, Farm


def put(state: Arle, farm: Farm, cell: int, tile: str) -> dict[str, int]:
    """Let a tile or building lie on a cell ("": nothing) instead of what lies there; return what came and went."""
    old = farm.land[cell]
    for half in covered(cell, old):
        farm.land[half] = ""
    for half in covered(cell, tile):
        farm.land[half] = tile
    farm.peat[cell] = LAND[tile].peat if tile in LAND else 0
    _move_piles(state, old, tile)
    changes = {old: -1} if old else {}
    return changes | ({tile: 1} if tile else {})


def _move_piles(state: Arle, old: str, new: str) -> None:
    """Take the new tile from its pile and put the old one back, unless it is the same tile turned over."""
    back, taken = (LAND[tile].stack if tile in LAND else "" for tile in (old, new))
    if back == taken:
        return
    if back:
        state.supply[back] += 1
    if taken:
        state.supply[taken] -= 1


def counted(farm: Farm) -> dict[str, int]:
    """Return how many of each tile and building lie on the home board; a moor tile counts once."""
    found: dict[str, int] = {}
    for cell, tile in enumerate(farm.land):
        if tile and not _is_lower_half(farm, cell):
            found[tile] = found.get(tile, 0) + 1
    return found


def _is_lower_half(farm: Farm, cell: int) -> bool:
    tile = farm.land[cell]
    return tile not in BUILDINGS and LAND[tile].cells == 2 and cell not in MOOR_TOPS
