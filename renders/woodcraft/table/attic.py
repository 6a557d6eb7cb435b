"""The attic: tools on their spaces, and what two different neighbours give."""

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.view import WorkshopView
from renders.kit import CARD, INK, LINE, PAPER, SAND, Canvas, icon
from renders.kit.sprites import Point
from renders.woodcraft.signs import TOOLS, gains

TILE = 66
ROWS = {"t": 958, "m": 1054, "b": 1150}
ACROSS = {
    "t1": 60, "t2": 222, "t3": 384, "t4": 546, "m1": 141, "m2": 303, "m3": 465,
    "b1": 60, "b2": 222, "b3": 384, "b4": 546,
}  # fmt: skip
DATA = COMPONENTS.attic


def centre(space: str) -> Point:
    """Give the middle of a space."""
    return ACROSS[space], ROWS[space[0]]


def _paint_edges(canvas: Canvas, shop: WorkshopView) -> None:
    for edge in DATA.edges:
        (x0, y0), (x1, y1) = centre(edge.between[0]), centre(edge.between[1])
        first, second = (shop.attic.get(space, "") for space in edge.between)
        gained = bool(first and second and first != second)
        canvas.pen.line((x0, y0, x1, y1), INK if gained else LINE, 5 if gained else 3)
    for edge in DATA.edges:
        (x0, y0), (x1, y1) = centre(edge.between[0]), centre(edge.between[1])
        first, second = (shop.attic.get(space, "") for space in edge.between)
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        if first and second:
            canvas.sign(icon("check" if first != second else "cross"), x, y, 28)
        else:
            signs = gains(edge.gain)
            canvas.fill((x - 26, y - 14, x + 26, y + 14), PAPER)
            canvas.row(signs, x, y, 32, "m", width=62)


def paint(canvas: Canvas, shop: WorkshopView) -> None:
    """Draw the attic."""
    _paint_edges(canvas, shop)
    for space in DATA.spaces:
        x, y = centre(space)
        box = (x - TILE / 2, y - TILE / 2, x + TILE / 2, y + TILE / 2)
        tool = shop.attic.get(space, "")
        if tool:
            canvas.panel(box, 12, CARD, INK, 4)
            canvas.sign(TOOLS[tool], x, y, 46)
        elif space in shop.open_spaces:
            canvas.dashes(box, 12, fill=PAPER)
            canvas.sign(icon("crossed", INK, PAPER), x, y, 40)
        else:
            canvas.panel(box, 12, SAND, LINE, 2)
            canvas.sign(icon("lock", LINE), x, y, 30)
        canvas.place(f"attic:{space}", box, (box[0] + 2, box[1]), 22)
