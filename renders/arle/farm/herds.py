"""Animals on the home board: where they stand, how many more would fit, how many are born in May."""

from engine.arle.components import ANIMALS
from engine.arle.table.view import FarmView, PenView
from renders.arle.farm.home_board import cell_box, dike_box
from renders.arle.signs import ANIMALS as SIGNS
from renders.contract import Box
from renders.kit import CARD, INK, POINTS, Brush, Canvas, Sprite, kept, pill
from renders.kit.canvas import fitting
from renders.kit.signs import Sign, together, word


def pen_box(farm: FarmView, pen: str) -> Box:
    """Give the box of a place for animals: a cell, half a double stall, a dike."""
    kind, *numbers = pen.split(":")
    if kind == "dike":
        dike = farm.dikes[int(numbers[0])]
        return dike_box(dike.gap, dike.column)
    cell = farm.cells[int(numbers[0])]
    left, top, right, bottom = cell_box(cell.row, cell.column)
    if cell.tile == "double_stall":
        middle = (left + right) / 2
        return (middle, top, right, bottom) if len(numbers) > 1 else (left, top, middle, bottom)
    return (left, top, right, bottom)


def _dots(count: int, room: int, radius: int) -> Sprite:
    pitch = radius * 2 + 3
    brush = Brush(pitch * room + 2, radius * 2 + 2, 1, INK)
    for place in range(room):
        fill = INK if place < count else CARD
        brush.disc(1 + radius + pitch * place, radius + 1, radius, fill, 0 if place < count else 3)
    return brush.sprite()


def _dot_sprite(count: int, room: int, radius: int) -> Sprite:
    return kept(("arle", "dots", count, room, radius), lambda: _dots(count, room, radius))


def _herd(animals: tuple[int, int, int]) -> list[Sign]:
    """Give each type of animal that stands there, with its number."""
    return [
        together([SIGNS[animal], word(count, scale=0.9)], 0.1)
        for animal, count in zip(ANIMALS, animals, strict=True)
        if count
    ]


def _on_dike(canvas: Canvas, pen: PenView, box: Box) -> None:
    herd = [SIGNS[animal] for animal, count in zip(ANIMALS, pen.animals, strict=True) if count]
    for sign in herd:
        canvas.sign(sign, (box[0] + box[2]) / 2 + 14, (box[1] + box[3]) / 2 - 8, 44)


def _in_cell(canvas: Canvas, pen: PenView, box: Box) -> None:
    width = box[2] - box[0]
    radius = 8 if pen.room <= 3 and width > 150 else 6
    canvas.put(_dot_sprite(sum(pen.animals), pen.room, radius), box[2] - 10, box[1] + 20, "r")
    signs = _herd(pen.animals)
    born = pill(f"+{pen.newborn}", POINTS) if pen.newborn else None
    room = width - 24 - (46 if born and width > 150 else 0)
    size, _ = fitting(signs, 62, room)
    canvas.row(signs, box[0] + 14, box[3] - 40, size)
    if born is not None:
        y = box[3] - 34 if width > 150 else box[1] + 48
        canvas.sign(born, box[2] - 12, y, 34, "r")


def paint_herds(canvas: Canvas, farm: FarmView) -> None:
    """Draw the animals of every place, the dikes last, since they lie over the cells' edges."""
    for pen in farm.pens:
        box = pen_box(farm, pen.id)
        if not pen.id.startswith("dike:"):
            _in_cell(canvas, pen, box)
            canvas.place(pen.id, box, (box[0] + 2, box[1] + 2), 25)
    for pen in farm.pens:
        if pen.id.startswith("dike:"):
            _on_dike(canvas, pen, pen_box(farm, pen.id))
