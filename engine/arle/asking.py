"""Small asks that many rules share: enough of it, how many, which cell."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

from engine.arle.components import BUILDINGS
from engine.arle.farm.land import place
from engine.arle.state import Farm
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

#: The value of every option that declines or stops.
NOTHING = ""

Asking = Generator[Ask, Any, Any]


def stop(name: str = "done") -> Option:
    """Return the option that declines or stops: "done", "decline", "forgo" or "stay"."""
    return Option(name, f"arle.option.{name}", value=NOTHING, ends=True)


def or_stop(found: list[Option], name: str = "done") -> list[Option]:
    """Return what may be chosen and the option that declines or stops, which says so where there is nothing now."""
    last = stop(name)
    if not found:
        last.key = "arle.option.nothing_now"
    return [*found, last]


def tile_key(tile: str) -> str:
    """Return the message key of what lies on a cell ("" = empty land)."""
    if tile in BUILDINGS:
        return f"arle.building.{tile}"
    return f"arle.tile.{tile or 'empty'}"


def cell_args(farm: Farm, cell: int) -> dict[str, Arg]:
    """Return what a message about a cell needs: what lies there, its row and column (counted from 1)."""
    row, column = place(cell)
    return {"tile": tile_key(farm.land[cell]), "row": row + 1, "column": column + 1}


def cell_options(farm: Farm, cells: Iterable[int]) -> list[Option]:
    """Return one option per cell, named by what lies there, row and column (counted from 1)."""
    return [
        Option(
            f"cell:{cell}",
            "arle.option.cell",
            cell_args(farm, cell),
            target=f"cell:{cell}",
            value=cell,
        )
        for cell in cells
    ]


def choose_cell(
    seat: int, key: str, farm: Farm, cells: Callable[[], list[int]], *, optional: bool = False, **args: Arg
) -> Asking:
    """Ask for one of some cells; a lone one is taken without asking, unless it may be declined (then: NOTHING)."""
    found = cells()
    if len(found) == 1 and not optional:
        return found[0]
    end = [stop("decline")] if optional else []
    return (yield Ask(seat, key, lambda: cell_options(farm, cells()) + end, args, anytime=optional))


def how_many(seat: int, key: str, most: Callable[[], int], *, hope: bool = False, **args: Arg) -> Asking:
    """Ask for a number from the most that is possible down to 0.

    Where nothing is possible nothing is asked, unless there is hope that something will be.
    """
    if most() < 1 and not hope:
        return 0
    return (yield Ask(seat, key, lambda: number_options(most()), args))


def number_options(most: int) -> list[Option]:
    """Return the numbers from `most` down to 0."""
    none = Option("times:0", "arle.option.decline" if most else "arle.option.nothing_now", value=0, ends=True)
    return [
        *(Option(f"times:{n}", "arle.option.times", {"count": n}, value=n) for n in range(most, 0, -1)),
        none,
    ]
