"""The home board's cells and its ditches: what is empty land, and what is drained (rulebook p.9, booklet p.4)."""

from __future__ import annotations

from collections.abc import Collection

from engine.arle.components import BUILDINGS, CELLS, DITCHES, HOME, LAND
from engine.arle.farm.dikes import dike_line, dike_places
from engine.arle.state import Farm

COLUMNS = HOME.columns
#: Cells of the moor tiles' upper halves, and the cells below them.
MOOR_TOPS = tuple(cell for cell, tile in HOME.start.items() if LAND[tile].cells == 2)
Point = tuple[int, int]


def place(cell: int) -> tuple[int, int]:
    """Return the cell's row and column."""
    return divmod(cell, COLUMNS)


def empty_cells(farm: Farm) -> list[int]:
    """Return the empty land spaces, from the sea down."""
    land = farm.land
    return [cell for cell in range(dike_line(farm) * COLUMNS, CELLS) if not land[cell]]


def cells_of(farm: Farm, tile: str) -> list[int]:
    """Return the cells with this tile or building; a moor tile counts once, by its upper cell."""
    found = [cell for cell, lies in enumerate(farm.land) if lies == tile]
    return [cell for cell in found if cell - COLUMNS not in MOOR_TOPS] if LAND_CELLS.get(tile) == 2 else found


LAND_CELLS = {tile: item.cells for tile, item in LAND.items()}
FIELDS = tuple(tile for tile, item in LAND.items() if item.stack == "field")
MOORS = ("moor", "drained_moor", "small_boardwalk")


def fields(farm: Farm) -> list[int]:
    """Return the cells with fields of either kind."""
    return [cell for cell, tile in enumerate(farm.land) if tile in FIELDS]


def moor_tiles(farm: Farm) -> list[int]:
    """Return the (upper) cells of all moor tiles, drained or not, the small boardwalk included."""
    return sorted(cell for tile in MOORS for cell in cells_of(farm, tile))


def buildings(farm: Farm) -> list[str]:
    """Return the farm's buildings in the order of the component list."""
    built = [tile for tile in farm.land if tile in BUILDINGS]
    return sorted(built, key=list(BUILDINGS).index) if len(built) > 1 else built


def has_building(farm: Farm, building: str) -> bool:
    """Tell whether the building stands on this home board."""
    return building in farm.land


def covered(cell: int, tile: str) -> tuple[int, ...]:
    """Return the cells that a tile covers whose upper cell is this one."""
    return (cell, cell + COLUMNS)[: LAND_CELLS.get(tile, 1)]


# Ditches lie on edges: "V:r:c" between (r,c) and (r,c+1), "H:r:c" between (r,c) and (r+1,c).


def _edges() -> dict[str, tuple[Point, Point]]:
    """Return every inner edge with its two end points (row line, column line)."""
    vertical = {
        f"V:{r}:{c}": ((r, c + 1), (r + 1, c + 1)) for r in range(HOME.rows) for c in range(COLUMNS - 1)
    }
    level = {f"H:{r}:{c}": ((r + 1, c), (r + 1, c + 1)) for r in range(HOME.rows - 1) for c in range(COLUMNS)}
    return {**vertical, **level}


def _sides(cell: int) -> tuple[str, ...]:
    """Return the inner edges around a cell: north, south, west, east."""
    row, column = place(cell)
    around = (f"H:{row - 1}:{column}", f"H:{row}:{column}", f"V:{row}:{column - 1}", f"V:{row}:{column}")
    return tuple(edge for edge in around if edge in EDGES)


EDGES = _edges()
SIDES = tuple(_sides(cell) for cell in range(CELLS))
#: The two cells of each edge.
NEIGHBOURS = {edge: tuple(cell for cell in range(CELLS) if edge in SIDES[cell]) for edge in EDGES}


def is_drained(ditches: Collection[str], cell: int) -> bool:
    """Tell whether enough of these ditches surround the cell to drain it."""
    return len(ditches) > 1 and sum(edge in ditches for edge in SIDES[cell]) >= DITCHES.drained_by


def drained(farm: Farm, cell: int) -> bool:
    """Tell whether enough ditches surround the cell to drain it."""
    return is_drained(farm.ditches, cell)


def moor_sides_dug(farm: Farm, cell: int) -> int:
    """Return how many sides (north, west, east) of the moor tile on `cell` and the cell below have a ditch."""
    row, column = place(cell)
    north = {f"H:{row - 1}:{column}"}
    west = {f"V:{row}:{column - 1}", f"V:{row + 1}:{column - 1}"}
    east = {f"V:{row}:{column}", f"V:{row + 1}:{column}"}
    return sum(any(edge in farm.ditches for edge in sorted(side)) for side in (north, west, east))


def _inside_moor(farm: Farm, edge: str) -> bool:
    """Tell whether the edge divides the two cells of one moor tile."""
    top = NEIGHBOURS[edge][0]
    return edge[0] == "H" and top in MOOR_TOPS and LAND_CELLS.get(farm.land[top]) == 2


def _under_dike(farm: Farm, edge: str) -> bool:
    """Tell whether a dike lies on the edge."""
    kind, row, column = edge.split(":")
    return kind == "H" and (int(row) + 1, int(column)) in dike_places(farm)


def touches_line(farm: Farm, edge: str) -> bool:
    """Tell whether a ditch on this edge has an end on the dike line."""
    return any(row == dike_line(farm) for row, _ in EDGES[edge])


def diggable(farm: Farm) -> list[str]:
    """Return the edges where the next ditch may be dug."""
    south = dike_line(farm) * COLUMNS
    free = [
        edge
        for edge, cells in NEIGHBOURS.items()
        if min(cells) >= south
        and edge not in farm.ditches
        and not _inside_moor(farm, edge)
        and not _under_dike(farm, edge)
    ]
    if not farm.ditches:
        return [edge for edge in free if touches_line(farm, edge)]
    ends = [point for ditch in farm.ditches for point in EDGES[ditch]]
    joined = [edge for edge in free if any(point in ends for point in EDGES[edge])]
    if any(touches_line(farm, ditch) for ditch in farm.ditches):
        return [edge for edge in joined if not touches_line(farm, edge)]
    return joined


def reconnection(farm: Farm) -> str:
    """Return the ditch that joins the network to a dike line that has moved on ("" if none is needed)."""
    line = dike_line(farm)
    if not farm.ditches or any(touches_line(farm, ditch) for ditch in farm.ditches):
        return ""
    gap = f"V:{line}:"
    below = [edge for edge in farm.ditches if edge.startswith(f"V:{line + 1}:")]
    return gap + below[0].split(":")[2] if below else ""
