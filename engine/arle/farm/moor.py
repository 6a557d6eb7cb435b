"""Draining the moor and cutting peat (rulebook pp.9, 12-13)."""

from __future__ import annotations

from functools import partial

from engine.arle.animals.keeping import settle
from engine.arle.asking import NOTHING, Asking, cell_args, choose_cell, or_stop
from engine.arle.components import LAND
from engine.arle.farm.land import cells_of
from engine.arle.farm.tiles import put
from engine.arle.goods.hopes import in_hope
from engine.arle.goods.ledger import receive
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option


def drain(state: Arle, seat: int, cell: int) -> None:
    """Turn an undrained moor over; it comes with peat from the supply on it."""
    farm = state.farms[seat]
    changes = put(state, farm, cell, LAND[farm.land[cell]].flips_to)
    state.tell("drained", seat, targets=(f"cell:{cell}",), changes={seat: changes})


def drain_moor(state: Arle, seat: int) -> Asking:
    """Drain one moor of the player's choice, or none."""
    farm = state.farms[seat]
    if not cells_of(farm, "moor"):
        return
    cell = yield from choose_cell(seat, "arle.ask.drain", farm, lambda: cells_of(farm, "moor"), optional=True)
    if cell != NOTHING:
        drain(state, seat, cell)


def clear_moor(state: Arle, seat: int, cell: int) -> None:
    """Take a moor tile (any kind) with what lies on it out of the game; animals may stand on its cells at once."""
    changes = put(state, state.farms[seat], cell, "")
    state.tell("moor_gone", seat, targets=(f"cell:{cell}",), changes={seat: changes})
    settle(state, state.farms[seat])


def peat_cells(farm: Farm) -> list[int]:
    """Return the cells of the moor tiles with peat on them."""
    return [cell for cell, peat in enumerate(farm.peat) if peat]


def cut_peat(state: Arle, seat: int, times: int) -> Asking:
    """Take up to `times` peat off one's own moor tiles, in any mix. An emptied tile leaves the game at once."""
    farm = state.farms[seat]
    cut = 0
    while cut < times and (peat_cells(farm) or peat_cells(in_hope(state, farm))):
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
    return or_stop(
        [
            Option(
                f"peat:{cell}:{count}",
                "arle.option.cut_peat",
                {"count": count, **cell_args(farm, cell)},
                target=f"cell:{cell}",
                value=(cell, count),
            )
            for cell in peat_cells(farm)
            for count in range(min(most, farm.peat[cell]), 0, -1)
        ]
    )


def _take(state: Arle, seat: int, cell: int, count: int) -> None:
    farm = state.farms[seat]
    farm.peat[cell] -= count
    receive(state, seat, {"peat": count}, kind="cut", targets=(f"cell:{cell}",))
    if not farm.peat[cell]:
        clear_moor(state, seat, cell)
