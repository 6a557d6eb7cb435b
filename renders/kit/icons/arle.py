"""Icons of Fields of Arle: clothing, tea, ships, vehicles, ditches."""

from renders.kit.icons.register import icon
from renders.kit.palette import BRICK, CARD, CLAY, COATS, INK2, PEAT, SEA, TUFT, WHITE, WOOD, Colour
from renders.kit.sprites import Brush


def _coat(b: Brush, fill: Colour) -> None:
    b.outlined(
        [(34, 8), (66, 8), (96, 34), (82, 52), (72, 44), (72, 94), (28, 94), (28, 44), (18, 52), (4, 34)],
        fill, 6,
    )  # fmt: skip


@icon
def winter_coat(b: Brush) -> None:
    _coat(b, COATS["white"])
    b.box(30, 6, 70, 22, BRICK, 8, 5)
    b.box(52, 18, 66, 52, BRICK, 4, 5)


@icon
def leather_coat(b: Brush) -> None:
    _coat(b, WOOD)
    b.area([(36, 10), (64, 10), (50, 34)])
    b.line([(50, 30), (50, 92)], 5)
    b.box(26, 62, 74, 72)


@icon
def leaf(b: Brush) -> None:
    b.outlined([(12, 88), (16, 44), (44, 14), (92, 8), (86, 54), (58, 84)], TUFT, 6)
    b.line([(12, 88), (70, 30)], 6, CARD)
    b.line([(6, 96), (14, 86)], 7)


@icon
def teacup(b: Brush) -> None:
    b.disc(80, 52, 18, CARD, 7)
    b.outlined([(10, 34), (78, 34), (72, 70), (58, 84), (30, 84), (16, 70)], WHITE, 6)
    b.area([(17, 42), (71, 42), (67, 60), (21, 60)], BRICK)
    b.line([(8, 94), (80, 94)], 7)
    for x in (32, 54):
        b.line([(x, 24), (x + 6, 14), (x, 4)], 5, INK2)


@icon
def materials(b: Brush) -> None:
    for x, y, fill in ((8, 8, WOOD), (50, 8, COATS["brown"]), (8, 50, CLAY), (50, 50, BRICK)):
        b.area([(x, y), (x + 42, y), (x + 42, y + 42), (x, y + 42)], fill)
    b.line([(50, 8), (50, 92)], 6)
    b.line([(8, 50), (92, 50)], 6)
    b.line([(8, 8), (92, 8), (92, 92), (8, 92)], 7, closed=True)


@icon
def beam(b: Brush) -> None:
    b.line([(30, 60), (22, 96)], 9)
    b.line([(66, 38), (74, 96)], 9)
    b.outlined([(4, 74), (84, 10), (96, 24), (18, 88)], WOOD, 7)
    b.outlined([(34, 46), (58, 26), (82, 56), (58, 78), (50, 62)], COATS["brown"], 5)


@icon
def slicker(b: Brush) -> None:
    b.line([(30, 10), (70, 10)], 10)
    b.line([(50, 10), (50, 52)], 10)
    b.area([(36, 46), (64, 46), (60, 84), (50, 98), (40, 84)])


@icon
def ditch(b: Brush) -> None:
    b.box(2, 32, 98, 68, COATS["blue"], 16, 6)
    for x in (16, 42, 68):
        b.line([(x, 50), (x + 6, 44), (x + 12, 50), (x + 18, 54)], 6, WHITE)


@icon
def peat_boat(b: Brush) -> None:
    for x, y in ((26, 44), (44, 44), (62, 44), (35, 30), (53, 30)):
        b.box(x - 9, y - 7, x + 9, y + 7, PEAT, 2, 4)
    b.outlined([(4, 54), (96, 54), (80, 84), (20, 84)], WOOD, 7)


@icon
def cutter(b: Brush) -> None:
    b.box(48, 4, 54, 66)
    b.outlined([(56, 10), (90, 58), (56, 58)], CARD, 5)
    b.outlined([(10, 66), (90, 66), (76, 92), (24, 92)], SEA, 6)
    b.outlined([(44, 24), (44, 58), (18, 58)], CARD, 5)


@icon
def trade_ship(b: Brush) -> None:
    for x in (30, 66):
        b.box(x - 3, 4, x + 3, 70)
        b.outlined([(x - 20, 12), (x + 20, 12), (x + 14, 34), (x - 14, 34)], CARD, 5)
        b.outlined([(x - 22, 38), (x + 22, 38), (x + 16, 60), (x - 16, 60)], CARD, 5)
    b.outlined([(4, 66), (96, 66), (84, 94), (18, 94)], BRICK, 6)


@icon
def wagon(b: Brush) -> None:
    b.line([(2, 34), (20, 34)], 7)
    b.outlined([(12, 22), (98, 22), (92, 58), (20, 58)], WOOD, 7)
    for x in (34, 76):
        b.disc(x, 72, 20, CARD, 7)
        b.disc(x, 72, 5)


@icon
def carriage(b: Brush) -> None:
    b.outlined([(18, 30), (30, 8), (84, 8), (92, 30), (86, 62), (28, 62)], COATS["brown"], 7)
    b.box(38, 18, 56, 38, CARD, 3, 5)
    b.box(62, 18, 80, 38, CARD, 3, 5)
    b.line([(2, 56), (28, 56)], 7)
    for x in (34, 80):
        b.disc(x, 76, 18, CARD, 7)


@icon
def depot(b: Brush) -> None:
    b.outlined([(50, 10), (96, 38), (96, 90), (4, 90), (4, 38)], WOOD, 6)
    for x, y in ((18, 66), (42, 66), (66, 66), (30, 46), (54, 46)):
        b.box(x, y, x + 18, y + 18, CARD, 0, 4)


@icon
def bench_seat(b: Brush) -> None:
    for y in (30, 50):
        b.box(6, y, 94, y + 14, WOOD, 3, 5)
    for x in (18, 74):
        b.box(x, 60, x + 9, 94)
