"""Draining the moor and cutting peat (rulebook pp.9, 12-13)."""

from __future__ import annotations

from functools import partial

from engine.arle.animals.keeping import settle
from engine.arle.asking import NOTHING, Asking, cell_args, choose_cell, stop
from engine.arle.components import LAND
from engine.arle.farm.land import cells_of, covered, remove_moor
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option


def drain(state: Arle, seat: int, cell: int) -> None:
    """Turn an undrained moor over and put peat from the supply on it."""
    farm = state.farms[seat]
    drained = LAND[farm.land[cell]].flips_to
    for half in covered(cell, drained):
        farm.land[half] = drained
    farm.peat[cell] = LAND[drained].peat
    state.tell("drained", seat, targets=(f"cell:{cell}",))


def drain_moor(state: Arle, seat: int) -> Asking:
    """Drain one moor of the player's choice."""
    farm = state.farms[seat]
    if cells_of(farm, "moor"):
        cell = yield from choose_cell(seat, "arle.ask.drain", farm, lambda: cells_of(farm, "moor"))
        drain(state, seat, cell)


def peat_cells(farm: Farm) -> list[int]:
    """Return the cells of the moor tiles with peat on them."""
    return [cell for cell, peat in enumerate(farm.peat) if peat]


def cut_peat(state: Arle, seat: int, times: int) -> Asking:
    """Take up to `times` peat off one's own moor tiles, in any mix. An emptied tile leaves the game at once."""
    farm = state.farms[seat]
    cut = 0
    while cut < times and peat_cells(farm):
        chosen = yield Ask(
            seat, "arle.ask.cut_peat", partial(cut_options, farm, times - cut), {"count": times - cut}
        )
        if chosen == NOTHING:
            break
        cell, count = chosen
        _take(state, seat, cell, count)
        cut += count


def cut_options(farm: Farm, most: int) -> list[Option]:
    """Return for each moor tile how much peat can be cut there, most first."""
    return [
        Option(
            f"peat:{cell}:{count}",
            "arle.option.cut_peat",
            {"count": count, **cell_args(farm, cell)},
            target=f"cell:{cell}",
            value=(cell, count),
        )
        for cell in peat_cells(farm)
        for count in range(min(most, farm.peat[cell]), 0, -1)
    ] + [stop()]


def _take(state: Arle, seat: int, cell: int, count: int) -> None:
    farm = state.farms[seat]
    farm.peat[cell] -= count
    farm.goods["peat"] += count
    state.tell("cut_peat", seat, count=count, targets=(f"cell:{cell}",))
    if not farm.peat[cell]:
        remove_moor(farm, cell)
        state.tell("moor_gone", seat, targets=(f"cell:{cell}",))
        settle(state, farm)
