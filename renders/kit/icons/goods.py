"""Icons of goods, animals and land: Fields of Arle and Woodcraft."""

from renders.kit.icons.register import icon
from renders.kit.palette import (
    BERRY,
    BREAD,
    BRICK,
    CARD,
    CLAY,
    COATS,
    GRAIN,
    INK2,
    MINUS,
    MOOR,
    PEAT,
    POINTS,
    RIM,
    TARGET,
    TOKEN,
    TUFT,
    WHITE,
    WOOD,
)
from renders.kit.sprites import Brush, star, turned


@icon
def food(b: Brush) -> None:
    b.box(4, 26, 96, 76, BREAD, 25, 7)
    for x in (32, 50, 68):
        b.line([(x - 6, 40), (x + 6, 62)], 6)


@icon
def peat(b: Brush) -> None:
    for x, y in ((29, 26), (4, 56), (52, 56)):
        b.box(x, y, x + 44, y + 30, PEAT, 5, 6)


@icon
def brick(b: Brush) -> None:
    for x, y in ((27, 26), (2, 54), (51, 54)):
        b.box(x, y, x + 47, y + 30, BRICK, 0, 6)


@icon
def clay(b: Brush) -> None:
    b.outlined([(10, 66), (22, 36), (46, 22), (70, 28), (90, 54), (84, 78), (20, 80)], CLAY, 7)
    b.line([(34, 44), (50, 36)], 6, CARD)


@icon
def log(b: Brush) -> None:
    b.box(4, 26, 84, 76, COATS["brown"], 8, 7)
    b.oval(76, 51, 21, 26, GRAIN, 7)
    b.oval(76, 51, 7, 9, WOOD)


@icon
def logs(b: Brush) -> None:
    for x, y in ((50, 28), (27, 68), (73, 68)):
        b.disc(x, y, 23, WOOD, 6)
        b.disc(x, y, 9, GRAIN)


@icon
def timber(b: Brush) -> None:
    for y, shift in ((22, 12), (42, 4), (62, 0)):
        b.outlined(
            [(14 + shift, y), (98 - 12 + shift, y), (84 - 12 + shift, y + 16), (2 + shift, y + 16)], WOOD, 5
        )


@icon
def coat(b: Brush) -> None:
    b.outlined(
        [(34, 8), (66, 8), (96, 34), (82, 52), (72, 44), (72, 94), (28, 94), (28, 44), (18, 52), (4, 34)],
        COATS["blue"], 6,
    )  # fmt: skip
    b.line([(50, 30), (50, 92)], 5)
    b.area([(38, 8), (62, 8), (50, 28)], b.ink)


@icon
def grain(b: Brush) -> None:
    b.line([(50, 20), (50, 98)], 6, RIM)
    for y in (24, 42, 60):
        for side in (1, -1):
            b.oval(50 + side * 15, y, 11, 12, RIM)
    b.oval(50, 10, 9, 12, RIM)


@icon
def flax(b: Brush) -> None:
    b.line([(50, 50), (50, 98)], 6, INK2)
    for degrees in range(0, 360, 72):
        x, y = turned([(50, 16)], degrees, 50, 38)[0]
        b.disc(x, y, 17, COATS["blue"])
    b.disc(50, 38, 9, TARGET)


@icon
def wool(b: Brush) -> None:
    b.disc(50, 50, 44, COATS["white"], 7)
    b.arc(50, 50, 26, 20, 150, 6, INK2)
    b.arc(56, 56, 12, 10, 170, 6, INK2)


@icon
def hide(b: Brush) -> None:
    points = [(8, 6), (30, 20), (70, 20), (92, 6), (96, 26), (78, 42), (78, 60), (96, 76), (92, 94), (70, 82)]
    b.outlined([*points, (30, 82), (8, 94), (4, 76), (22, 60), (22, 42), (4, 26)], WOOD, 6)


def _swatch(b: Brush, fill: tuple[int, int, int]) -> None:
    teeth = []
    for degrees in range(0, 360, 90):
        for i in range(5):
            teeth += turned([(12 + i * 15.2, 14), (19.6 + i * 15.2, 4)], degrees)
    b.area(teeth)
    b.box(20, 20, 80, 80, fill)


@icon
def leather(b: Brush) -> None:
    _swatch(b, WOOD)
    b.box(36, 36, 64, 64, BREAD)


@icon
def linen(b: Brush) -> None:
    _swatch(b, COATS["blue"])
    for at in (40, 60):
        b.line([(22, at), (78, at)], 4, WHITE)
        b.line([(at, 22), (at, 78)], 4, WHITE)


@icon
def cloth(b: Brush) -> None:
    _swatch(b, COATS["white"])
    for at in (35, 50, 65):
        b.line([(22, at), (78, at)], 4, INK2)
        b.line([(at, 22), (at, 78)], 4, INK2)


@icon
def tree(b: Brush) -> None:
    b.box(43, 80, 57, 98, PEAT)
    right = [(76, 38), (64, 38), (84, 62), (70, 62), (92, 86)]
    b.area([(50, 2), *right, *((100 - x, y) for x, y in reversed(right))], TUFT)


@icon
def sheep(b: Brush) -> None:
    for x, y, r in ((50, 30, 28), (26, 40, 21), (74, 40, 21), (32, 58, 20), (68, 58, 20)):
        b.disc(x, y, r)
    for x, y, r in ((50, 30, 22), (26, 40, 15), (74, 40, 15), (32, 58, 14), (68, 58, 14), (50, 48, 26)):
        b.disc(x, y, r, COATS["white"])
    b.oval(50, 76, 16, 22)
    for x in (34, 66):
        b.oval(x, 66, 9, 6)
    for x in (44, 56):
        b.disc(x, 70, 4, WHITE)


@icon
def horse(b: Brush) -> None:
    points = [
        (44, 4),
        (52, 16),
        (74, 34),
        (92, 64),
        (88, 78),
        (74, 78),
        (58, 62),
        (60, 98),
        (14, 98),
        (20, 56),
    ]
    b.outlined([*points, (30, 22)], COATS["brown"], 6)
    b.area([(44, 4), (30, 22), (18, 60), (14, 98), (30, 98), (30, 60), (42, 30)])
    b.disc(58, 40, 4.5)


@icon
def paw(b: Brush) -> None:
    b.oval(50, 68, 26, 24)
    for x, y in ((18, 46), (38, 22), (62, 22), (82, 46)):
        b.oval(x, y, 11, 15)


@icon
def field(b: Brush) -> None:
    b.box(6, 16, 94, 84, GRAIN, 8, 7)
    for y in (36, 50, 64):
        b.line([(20, y), (80, y)], 6, RIM)


@icon
def moor(b: Brush) -> None:
    b.box(6, 16, 94, 84, MOOR, 8, 7)
    for x, y in ((20, 34), (52, 42), (24, 54), (56, 62), (22, 70)):
        b.line([(x, y), (x + 20, y)], 6, b.ink)


@icon
def dike(b: Brush) -> None:
    b.box(2, 34, 98, 66, POINTS, 14, 6)
    for x in (22, 42, 62, 82):
        b.line([(x - 4, 42), (x + 4, 58)], 5, WHITE)


@icon
def stable(b: Brush) -> None:
    b.outlined([(50, 10), (94, 40), (86, 40), (86, 90), (14, 90), (14, 40), (6, 40)], CLAY, 6)
    for x in (28, 54):
        b.box(x, 52, x + 20, 90, CARD, 0, 5)
        b.line([(x + 3, 55), (x + 17, 87)], 4)


@icon
def stall(b: Brush) -> None:
    b.outlined([(50, 14), (88, 42), (82, 42), (82, 90), (18, 90), (18, 42), (12, 42)], CLAY, 6)
    b.box(34, 52, 66, 90, CARD, 0, 5)
    b.line([(38, 56), (62, 86)], 5)


@icon
def cart(b: Brush) -> None:
    b.line([(2, 34), (20, 34)], 7)
    b.outlined([(16, 30), (96, 30), (88, 62), (24, 62)], BREAD, 7)
    for x in (34, 76):
        b.disc(x, 76, 16, CARD, 7)


# ---- Woodcraft


@icon
def die(b: Brush) -> None:
    b.box(6, 6, 94, 94, CARD, 20, 7)
    for x, y in ((30, 30), (70, 30), (50, 50), (30, 70), (70, 70)):
        b.disc(x, y, 9)


@icon
def saw(b: Brush) -> None:
    b.area(star(50, 50, 50, 38, 12))
    b.disc(50, 50, 30, TOKEN)
    b.disc(50, 50, 9)


@icon
def lantern(b: Brush) -> None:
    b.arc(50, 24, 17, 180, 360, 7)
    b.box(18, 24, 82, 96, b.ink, 10)
    b.box(28, 38, 72, 84, TARGET, 6)
    b.area([(50, 44), (62, 62), (50, 80), (38, 62)], COATS["orange"])


@icon
def berry(b: Brush) -> None:
    b.disc(50, 54, 43, BERRY, 7)
    b.area(star(50, 38, 22, 9, 5))


@icon
def glue(b: Brush) -> None:
    b.area([(42, 2), (58, 2), (62, 26), (38, 26)])
    b.box(36, 24, 64, 40)
    b.box(24, 36, 76, 98, CARD, 10, 8)
    b.disc(50, 68, 11, MINUS)


@icon
def scrap(b: Brush) -> None:
    b.outlined([(8, 66), (52, 22), (68, 30), (26, 76)], WOOD, 6)
    b.outlined([(46, 78), (80, 42), (94, 50), (62, 86)], BREAD, 6)


@icon
def order(b: Brush) -> None:
    b.box(16, 6, 84, 94, WHITE, 8, 7)
    b.box(28, 18, 46, 38, INK2)
    b.box(54, 18, 72, 38, BREAD)
    for y, right in ((54, 70), (70, 58)):
        b.line([(30, y), (right, y)], 6, INK2)


@icon
def wreath(b: Brush) -> None:
    b.area(star(50, 50, 48, 40, 12))
    b.disc(50, 50, 38, MINUS)
    b.disc(50, 50, 20)
    b.disc(50, 50, 15, CARD)


@icon
def pot(b: Brush) -> None:
    b.outlined([(8, 26), (92, 26), (78, 92), (22, 92)], WOOD, 7)
    b.box(4, 20, 96, 40, WOOD, 4, 7)


@icon
def bowl(b: Brush) -> None:
    b.area([(2, 54), (16, 54), (30, 74), (70, 74), (84, 54), (98, 54), (78, 90), (22, 90)])


@icon
def chisel(b: Brush) -> None:
    b.box(36, 4, 64, 48, b.ink, 10)
    b.area([(40, 50), (60, 50), (60, 88), (50, 98), (40, 88)])


@icon
def mallet(b: Brush) -> None:
    b.box(12, 10, 88, 46, b.ink, 8)
    b.box(43, 46, 57, 98, b.ink, 5)


@icon
def crossed(b: Brush) -> None:
    b.line([(18, 84), (66, 30)], 13)
    b.area(turned([(30, 10), (70, 10), (70, 32), (30, 32)], 42, 50, 40))
    b.line([(82, 84), (34, 30)], 13)
    b.area([(20, 8), (40, 28), (28, 40), (8, 20)])


@icon
def screwdriver(b: Brush) -> None:
    b.box(37, 2, 63, 46, b.ink, 12)
    b.box(45, 44, 55, 88)
    b.area([(42, 84), (58, 84), (60, 98), (40, 98)])
