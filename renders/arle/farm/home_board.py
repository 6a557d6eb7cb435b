"""The home board: sea and land, dikes, fields, forests, moors, buildings, ditches."""

from functools import partial

from engine.arle.components import BUILDINGS, HOME, LAND
from engine.arle.table.view import CellView, FarmView
from renders.arle.signs import GOODS, is_lasting
from renders.contract import Box, Say
from renders.kit import CARD, INK, INK2, WHITE, Brush, Canvas, Colour, Sprite, icon, kept, mix, shield
from renders.kit.lettering import whole, wrap
from renders.kit.lettering import width as width_of
from renders.kit.palette import COATS, DRAINED, FLAX, FOREST, GRAIN, MOOR, PASTURE, ROOFS, SEA

LEFT, TOP = 56, 130
WIDTH, HEIGHT = 194, 124
ACROSS, DOWN = 22, 28
"""Gutters between columns, where ditches lie, and between rows, where dikes and ditches lie."""
RIGHT = LEFT + 3 * WIDTH + 2 * ACROSS
ROWS, COLUMNS = HOME.rows, HOME.columns
BOTTOM = TOP + ROWS * (HEIGHT + DOWN) - DOWN
MOOR_TOPS = tuple(cell for cell, tile in HOME.start.items() if LAND[tile].cells == 2)
WAVE = mix(SEA, WHITE, 0.65)


def cell_box(row: int, column: int, cells: int = 1) -> Box:
    """Give the box of a cell, or of a tile that takes the cell below it too."""
    left, top = LEFT + column * (WIDTH + ACROSS), TOP + row * (HEIGHT + DOWN)
    return (left, top, left + WIDTH, top + HEIGHT + (cells - 1) * (HEIGHT + DOWN))


def dike_box(gap: int, column: int) -> Box:
    """Give the box of a dike: it lies on the north side of row `gap`."""
    left, top, right, _ = cell_box(gap, column)
    return (left + 2, top - 23, right - 2, top - 5)


def edge_box(edge: str) -> Box:
    """Give the box of a ditch: "V:r:c" between two columns, "H:r:c" between two rows."""
    kind, row, column = edge.split(":")
    left, top, right, bottom = cell_box(int(row), int(column))
    if kind == "V":
        return (right + 3, top - DOWN / 2 - 6, right + ACROSS - 3, bottom + DOWN / 2 + 6)
    return (left - ACROSS / 2 - 6, bottom + 6, right + ACROSS / 2 + 6, bottom + DOWN - 6)


# ---- what never changes while the dike line stays


def paint_ground(canvas: Canvas, dike_line: int) -> None:
    """Draw sea, tidal flats and the rows' numbers (fixed layer)."""
    if dike_line:
        bottom = TOP + dike_line * (HEIGHT + DOWN) - DOWN / 2
        canvas.panel((10, 94, RIGHT + 20, bottom), 16, SEA, None, 0)
    for row in range(ROWS):
        top = TOP + row * (HEIGHT + DOWN)
        canvas.text(str(row + 1), 32, top + HEIGHT / 2, 30, INK if row >= dike_line else INK2, "m")
        for column in range(COLUMNS if row < dike_line else 0):
            _flat(canvas, row, column)


def _flat(canvas: Canvas, row: int, column: int) -> None:
    left, top, right, bottom = cell_box(row, column)
    canvas.panel((left, top, right, bottom), 12, SEA, WAVE, 3)
    canvas.put(kept(("arle", "waves"), _waves), (left + right) / 2, (top + bottom) / 2)


def _waves() -> Sprite:
    brush = Brush(100, 52, 1, WAVE)
    for y in (14, 38):
        points = [(8 + i * 7, y + (6, 0, -6, 0)[i % 4]) for i in range(13)]
        brush.line(points, 4, WAVE)
    return brush.sprite()


# ---- dikes and ditches


def _dike() -> Sprite:
    brush = Brush(WIDTH - 4, 18, 1, INK)
    brush.box(0, 0, WIDTH - 4, 18, ROOFS["green"], 9, 3)
    inner = mix(COATS["green"], INK, 0.25)
    brush.box(3, 3, WIDTH - 7, 15, inner, 6)
    for x in range(18, WIDTH - 16, 30):
        brush.line([(x - 3, 5), (x + 4, 13)], 3, WHITE)
    return brush.sprite(None, 0, 0)


def paint_dikes(canvas: Canvas, farm: FarmView) -> None:
    """Draw the dikes, and dashes where the next ones will lie; each is a place for one animal."""
    lying = {(dike.gap, dike.column) for dike in farm.dikes}
    for gap in range(farm.dike_line):
        for column in range(COLUMNS):
            if (gap, column) not in lying:
                left, top, right, bottom = dike_box(gap, column)
                for x in range(round(left) + 8, round(right) - 16, 30):
                    canvas.panel((x, top + 5, x + 18, bottom - 5), 4, WAVE, None, 0)
    for index, dike in enumerate(farm.dikes):
        box = dike_box(dike.gap, dike.column)
        canvas.put(kept(("arle", "dike"), _dike), box[0], box[1], "l")
        canvas.place(f"dike:{index}", box, (box[0] + 60, (box[1] + box[3]) / 2), 20, corner=8)


def _ditch(width: int, height: int) -> Sprite:
    brush = Brush(width, height, 1, INK)
    brush.box(0, 0, width, height, COATS["blue"], min(width, height) / 2, 3)
    long, short = max(width, height), min(width, height)
    for at in range(14, long - 18, 26):
        line = [(at, short / 2), (at + 9, short / 2)]
        brush.line([(y, x) for x, y in line] if height > width else line, 3, WHITE)
    return brush.sprite(None, 0, 0)


def _all_edges() -> tuple[str, ...]:
    """Give every inner edge of the grid."""
    upright = [f"V:{row}:{column}" for row in range(ROWS) for column in range(COLUMNS - 1)]
    level = [f"H:{row}:{column}" for row in range(ROWS - 1) for column in range(COLUMNS)]
    return (*upright, *level)


EDGES = _all_edges()


def paint_ditches(canvas: Canvas, farm: FarmView) -> None:
    """Draw the ditches; every edge is a place for one."""
    for edge in EDGES:
        left, top, right, bottom = edge_box(edge)
        if edge in farm.ditches:
            size = (round(right - left), round(bottom - top))
            canvas.put(kept(("arle", "ditch", size), partial(_ditch, *size)), left, top, "l")
        canvas.place(
            f"edge:{edge}", (left, top, right, bottom), ((left + right) / 2, (top + bottom) / 2), 20, corner=8
        )


# ---- cells

GROUNDS: dict[str, Colour] = {
    "": PASTURE,
    "grain_field": GRAIN,
    "flax_field": FLAX,
    "forest": FOREST,
    "park": FOREST,
    "moor": MOOR,
    "drained_moor": DRAINED,
    "small_boardwalk": DRAINED,
}
ROWS_OF = {"grain_field": GOODS["grain"], "flax_field": GOODS["flax"], "forest": icon("tree")}
HOUSES = {"stall": icon("stall"), "stable": icon("stable")}


def _tile(canvas: Canvas, tile: str) -> None:
    """Draw an empty land space or a land tile, without animals and peat."""
    width, height = canvas.image.size
    canvas.panel(canvas.box, 12, GROUNDS.get(tile, CARD), INK, 4)
    data = LAND.get(tile)
    if tile in ROWS_OF:
        canvas.row([ROWS_OF[tile]] * 3, width / 2, height / 2 + 6, 54, "m", width=width - 30)
    elif tile == "park":
        canvas.sign(icon("tree"), 56, 32, 46)
        canvas.sign(icon("bench_seat"), 88, 40, 32)
        canvas.sign(icon("tree"), 120, 32, 46)
    elif tile == "double_stall":
        canvas.fill((width / 2 - 2, 4, width / 2 + 2, height - 4), INK)
        canvas.sign(HOUSES["stall"], 26, 30, 40)
        canvas.sign(HOUSES["stall"], width / 2 + 24, 30, 40)
    elif tile in HOUSES:
        canvas.sign(HOUSES[tile], 60, 32, 46)
    if tile == "depot":
        canvas.sign(icon("depot"), width / 2 - 20, height / 2, 76)
        canvas.text("×2", width - 44, height / 2, 40, INK, "m")
    if data is not None and data.cells == 2:
        for x, y in ((26, 92), (116, 104), (66, 78), (30, 236), (124, 226), (76, 250), (18, 36), (70, 24)):
            canvas.panel((x, y, x + 34, y + 6), 3, mix(GROUNDS[tile], INK, 0.45), None, 0)
    if data is not None and data.vp < 0:
        canvas.sign(shield(data.vp), width - 30, 32, 44)
    if tile == "moor":
        canvas.sign(icon("lock"), width / 2, height / 2 + 20, 50)


def _building(canvas: Canvas, building: str, name: str) -> None:
    width, height = canvas.image.size
    data = BUILDINGS[building]
    canvas.panel(canvas.box, 12, ROOFS[data.color], INK, 4)
    rows = wrap(name, 26, width - 20, 2, canvas.language) if width_of(name, 26) > width - 20 else [name]
    size = min(whole(row, 26, 20, width - 20, canvas.language) for row in rows)
    for row, y in zip(rows, (26, 56) if len(rows) > 1 else (34,), strict=True):
        canvas.text(row, width / 2, y, size, INK, "m", width=width - 20)
    canvas.sign(shield(data.vp), 34, height - 30, 44)
    if is_lasting(building):
        canvas.sign(icon("loop"), width - 32, height - 28, 36)


def _cell(canvas: Canvas, say: Say, cell: CellView, cells: int) -> None:
    box = cell_box(cell.row, cell.column, cells)
    if cell.building:
        name = say(f"arle.building.{cell.tile}")
        paint = partial(_building, building=cell.tile, name=name)
    else:
        paint = partial(_tile, tile=cell.tile)
    canvas.block(("arle", "cell", cell.tile), box, 12, paint)
    if cell.peat:
        middle = (box[1] + box[3]) / 2 + (30 if cells == 2 else 16)
        canvas.row([GOODS["peat"]], box[0] + 78, middle, 62, "m")
        canvas.text(str(cell.peat), box[0] + 142, middle, 54, INK, "m")
    if cell.drained:
        canvas.panel((box[0] + 42, box[1] + 8, box[0] + 82, box[1] + 34), 8, CARD, COATS["blue"], 3)
        canvas.sign(icon("ditch"), box[0] + 62, box[1] + 21, 32)


def paint_cells(canvas: Canvas, farm: FarmView, say: Say) -> None:
    """Draw the land, and the tidal flats' price where no dike protects them."""
    protected = {dike.column for dike in farm.dikes if dike.gap == 0}
    for number, cell in enumerate(farm.cells):
        data = LAND.get(cell.tile)
        cells = data.cells if data else 1
        below_moor = data is not None and cells == 2 and number - COLUMNS in MOOR_TOPS
        box = cell_box(cell.row, cell.column, cells)
        if not cell.land:
            if cell.row == 0 and cell.column not in protected:
                canvas.sign(shield(HOME.dikes.flat_vp), box[2] - 30, box[1] + 32, 44)
        elif not below_moor:
            _cell(canvas, say, cell, cells)
        mark = "ring" if cell.building else "brackets"
        canvas.place(f"cell:{number}", box, (box[0] + 2, box[1] + 2), 25, mark=mark)
