"""Heads of cattle and sheep: the coat's colour, and a mark on the face, so that no breed is told by colour alone."""

from renders.kit.palette import CARD, COATS, INK, MUZZLE, WHITE, Colour
from renders.kit.sprites import Brush, Point, Sprite, kept

FACE: list[Point] = [(26, 34), (74, 34), (72, 56), (62, 86), (56, 92), (44, 92), (38, 86), (28, 56)]
"""The outline of a cow's face."""


def _mark_cow(b: Brush, mark: str) -> None:
    if mark == "belt":
        b.box(20, 48, 80, 61, INK)
    elif mark == "blaze":
        b.area([(44, 30), (56, 30), (61, 78), (39, 78)], WHITE)
    elif mark == "half":
        b.area([(50, 30), (90, 30), (90, 96), (50, 96)], WHITE)
    elif mark == "face":
        b.area([(40, 30), (60, 30), (56, 50), (66, 80), (34, 80), (44, 50)], WHITE)
    elif mark == "spots":
        for x, y, r in ((38, 44, 6), (62, 44, 6), (50, 56, 6), (37, 64, 5), (63, 64, 5), (50, 73, 4)):
            b.disc(x, y, r, WHITE)
    elif mark == "cross":
        b.box(45, 30, 55, 84, WHITE)
        b.box(20, 48, 80, 57, WHITE)


def _cow(b: Brush, coat: Colour, mark: str) -> None:
    for side in (1, -1):

        def at(points: list[Point], side: int = side) -> list[Point]:
            return [(50 + side * (x - 50), y) for x, y in points]

        b.area(at([(68, 38), (86, 30), (88, 18), (84, 4), (98, 18), (96, 34), (86, 42), (70, 48)]))
        b.area(at([(70, 44), (88, 46), (98, 58), (86, 64), (74, 58)]))
    b.area(FACE, coat)
    shape = b.twin()
    shape.area(FACE)

    def inside(layer: Brush) -> None:
        _mark_cow(layer, mark)
        layer.area([(30, 78), (70, 78), (70, 98), (30, 98)], MUZZLE)

    b.within(shape, inside)
    b.line(FACE, 6, INK, closed=True)
    eye = WHITE if coat == COATS["black"] else INK
    for x in (37, 63):
        b.disc(x, 50, 5, eye)


def cow(coat: str, mark: str, size: int) -> Sprite:
    """Give a cow's head; marks: "", belt, blaze, half, face, spots, cross."""

    def make() -> Sprite:
        brush = Brush(100, 100, size / 100, INK)
        _cow(brush, COATS[coat], mark)
        return brush.sprite()

    return kept(("cow", coat, mark, size), make)


FLEECE = ((50, 30, 27), (26, 40, 20), (74, 40, 20), (32, 58, 20), (68, 58, 20), (50, 52, 28))
"""The discs that make a fleece: x, y, r."""


def _mark_sheep(b: Brush, mark: str) -> None:
    if mark == "blaze":
        b.area([(43, 0), (57, 0), (60, 90), (40, 90)], WHITE)
    elif mark == "half":
        b.box(50, 0, 100, 100, WHITE)
    elif mark == "belt":
        b.box(0, 34, 100, 46, WHITE)
    elif mark == "cross":
        b.box(44, 0, 56, 90, WHITE)
        b.box(0, 34, 100, 45, WHITE)
    elif mark == "spots":
        for x, y in ((30, 30), (50, 20), (70, 30), (24, 50), (40, 42), (60, 42), (76, 50)):
            b.disc(x, y, 5, WHITE)
    elif mark == "curls":
        for x, y in ((32, 28), (54, 24), (72, 36), (24, 50), (46, 46)):
            b.arc(x, y, 7, 150, 380, 4, WHITE)


def _sheep(b: Brush, coat: Colour, mark: str) -> None:
    for x, y, r in FLEECE:
        b.disc(x, y, r + 3, INK)
    for x, y, r in FLEECE:
        b.disc(x, y, r - 3, coat)
    shape = b.twin()
    for x, y, r in FLEECE:
        shape.disc(x, y, r - 3)
    b.within(shape, lambda layer: _mark_sheep(layer, mark))
    face, eye = (WHITE, INK) if mark == "white-face" else (INK, WHITE)
    if mark == "horns":
        for x, start in ((30, 30), (70, -30)):
            b.arc(x, 66, 14, 120 + start, 360 + start, 8, INK)
    for x in (33, 67):
        b.oval(x, 66, 10, 6, INK)
    b.oval(50, 76, 17, 23, face, 5 if face == WHITE else 0)
    for x in (44, 56):
        b.disc(x, 70, 4.5, eye)


def sheep(coat: str, mark: str, size: int) -> Sprite:
    """Give a sheep's head; marks: "", blaze, half, belt, cross, spots, curls, horns, white-face."""

    def make() -> Sprite:
        brush = Brush(100, 100, size / 100, INK)
        _sheep(brush, COATS.get(coat, CARD), mark)
        return brush.sprite()

    return kept(("sheep", coat, mark, size), make)
