"""Icons of New Zealand, and of Arle's seasons, tools and travels."""

from renders.kit.icons.register import icon
from renders.kit.palette import (
    CARD,
    COATS,
    GAIN,
    INGOT,
    INK2,
    MINUS,
    RIM,
    ROCK,
    SEA,
    SUMMER,
    TARGET,
    TUFT,
    WHITE,
)
from renders.kit.sprites import Brush, turned


@icon
def ingot(b: Brush) -> None:
    b.outlined([(26, 24), (74, 24), (96, 80), (4, 80)], GAIN, 7)
    b.area([(30, 28), (70, 28), (76, 46), (24, 46)], INGOT)
    b.line([(22, 49), (78, 49)], 4, RIM)


@icon
def kotare(b: Brush) -> None:
    head_and_back = [(4, 26), (34, 22), (44, 10), (60, 12), (66, 30), (80, 62), (74, 90)]
    b.outlined([*head_and_back, (60, 70), (44, 56), (36, 36)], COATS["blue"], 6)
    b.area([(40, 36), (60, 44), (66, 66), (46, 54)], CARD)
    b.disc(50, 25, 4)


@icon
def tuft(b: Brush) -> None:
    for points in (
        [(50, 96), (38, 40), (50, 4), (62, 40)],
        [(46, 96), (18, 60), (12, 24), (40, 54)],
        [(54, 96), (82, 60), (88, 24), (60, 54)],
        [(40, 96), (14, 84), (2, 60), (30, 70)],
        [(60, 96), (86, 84), (98, 60), (70, 70)],
    ):
        b.area(points, TUFT)


@icon
def hand(b: Brush) -> None:
    for x, top in ((26, 18), (43, 8), (60, 12), (76, 26)):
        b.line([(x, top), (x, 58)], 14)
    b.line([(10, 52), (30, 72)], 15)
    b.box(19, 46, 83, 94, radius=18)


@icon
def rocks(b: Brush) -> None:
    for points in (
        [(30, 60), (36, 28), (52, 14), (70, 24), (76, 60)],
        [(4, 90), (10, 62), (26, 52), (44, 64), (48, 90)],
        [(48, 90), (54, 64), (74, 54), (92, 66), (96, 90)],
    ):
        b.outlined(points, ROCK, 6)


@icon
def waves(b: Brush) -> None:
    for y in (24, 50, 76):
        points = [(8 + 7 * i, y + (8 if i % 4 in {1, 2} else -6)) for i in range(13)]
        b.line(points, 10, COATS["blue"])


@icon
def hazard(b: Brush) -> None:
    b.outlined([(24, 52), (30, 22), (48, 8), (68, 20), (76, 52)], ROCK, 6)
    for y in (66, 86):
        b.line([(8 + 7 * i, y + (6 if i % 4 in {1, 2} else -5)) for i in range(13)], 9, COATS["blue"])


@icon
def boat(b: Brush) -> None:
    b.area([(4, 66), (96, 66), (80, 92), (20, 92)])
    b.area([(46, 4), (46, 58), (12, 58)])
    b.area([(54, 14), (54, 58), (86, 58)])


@icon
def hull(b: Brush) -> None:
    b.area([(2, 40), (98, 40), (80, 80), (20, 80)])


@icon
def storehouse(b: Brush) -> None:
    b.disc(50, 52, 44)
    b.clear([(0, 60), (100, 60), (100, 100), (0, 100)])
    b.box(6, 50, 94, 92)
    for x in (20, 38, 56, 74):
        b.box(x, 62, x + 8, 92, CARD)


@icon
def ferry(b: Brush) -> None:
    b.box(54, 6, 70, 36, MINUS)
    b.box(26, 30, 76, 58)
    for x in (34, 48, 62):
        b.box(x, 38, x + 7, 46, CARD)
    b.area([(2, 56), (98, 56), (86, 92), (14, 92)])
    b.box(14, 66, 86, 74, COATS["blue"])


@icon
def dog(b: Brush) -> None:
    b.area([(10, 8), (34, 26), (66, 26), (90, 8), (86, 52), (62, 90), (38, 90), (14, 52)])
    b.area([(50, 26), (60, 56), (62, 80), (50, 88), (38, 80), (40, 56)], WHITE)
    for x in (32, 68):
        b.disc(x, 48, 5, WHITE)
    b.oval(50, 82, 9, 6)


@icon
def wheel(b: Brush) -> None:
    for i in range(4):
        b.line(turned([(50, 2), (50, 98)], 45 * i), 8)
    b.disc(50, 50, 36)
    b.disc(50, 50, 26, CARD)
    for i in range(4):
        b.line(turned([(50, 22), (50, 78)], 45 * i), 6)
    b.disc(50, 50, 10)


@icon
def barrel(b: Brush) -> None:
    b.outlined([(26, 6), (74, 6), (86, 50), (74, 94), (26, 94), (14, 50)], CARD, 7)
    for y in (24, 50, 76):
        b.line([(20, y), (80, y)], 11)


@icon
def compass(b: Brush) -> None:
    b.disc(50, 50, 46, CARD, 8)
    b.area(turned([(50, 14), (60, 50), (40, 50)], 40), MINUS)
    b.area(turned([(50, 86), (60, 50), (40, 50)], 40))


@icon
def cap(b: Brush) -> None:
    b.outlined([(6, 40), (50, 12), (94, 40), (80, 56), (20, 56)], WHITE, 7)
    b.area([(20, 56), (80, 56), (84, 78), (50, 88), (16, 78)])
    b.disc(50, 40, 6, GAIN)


@icon
def whirl(b: Brush) -> None:
    for radius, start in ((34, 0), (23, 120), (12, 240)):
        b.arc(50, 50, radius, start, start + 230, 6, WHITE)


@icon
def invest(b: Brush) -> None:
    b.box(8, 8, 92, 92, b.ink, 12)
    b.box(44, 28, 56, 72, TARGET)
    b.box(28, 44, 72, 56, TARGET)


# ---- Arle: seasons


@icon
def sun(b: Brush) -> None:
    for i in range(8):
        b.line(turned([(50, 4), (50, 18)], 45 * i), 8)
    b.disc(50, 50, 26, TARGET, 7)


@icon
def snowflake(b: Brush) -> None:
    for i in range(6):
        b.line(turned([(50, 50), (50, 6)], 60 * i), 8)
        b.line(turned([(38, 14), (50, 26), (62, 14)], 60 * i), 7)


@icon
def windmill(b: Brush) -> None:
    b.area([(40, 50), (60, 50), (70, 98), (30, 98)])
    for degrees in (20, 110, 200, 290):
        b.area(turned([(46, 36), (46, 0), (64, 0), (64, 28), (52, 36)], degrees, 50, 38))
    b.disc(50, 38, 7, SUMMER)


# ---- Arle: tools


@icon
def fish(b: Brush) -> None:
    b.oval(42, 50, 38, 25)
    b.area([(70, 50), (98, 26), (98, 74)])
    b.disc(24, 44, 6, CARD)


@icon
def oven(b: Brush) -> None:
    b.disc(50, 56, 42)
    b.clear([(0, 84), (100, 84), (100, 100), (0, 100)])
    b.disc(50, 78, 24, CARD)
    b.clear([(0, 84), (100, 84), (100, 104), (0, 104)])


@icon
def kiln(b: Brush) -> None:
    b.box(14, 40, 86, 92)
    b.disc(50, 42, 36)
    b.box(30, 48, 70, 92, CARD, 18)
    b.area([(50, 54), (62, 78), (50, 90), (38, 78)], COATS["orange"])


@icon
def loom(b: Brush) -> None:
    b.box(12, 8, 22, 96)
    b.box(78, 8, 88, 96)
    for y in (12, 62):
        b.box(12, y, 88, y + 9)
    for x in (34, 46, 58, 70):
        b.line([(x - 2, 20), (x - 2, 62)], 5)


@icon
def cleaver(b: Brush) -> None:
    b.area(turned([(4, 26), (64, 26), (64, 66), (4, 66)], -24))
    b.line(turned([(62, 34), (96, 34)], -24), 12)


@icon
def spade(b: Brush) -> None:
    b.line([(50, 12), (50, 58)], 10)
    b.line([(34, 8), (66, 8)], 10)
    b.box(30, 54, 70, 96, radius=5)


@icon
def shovel(b: Brush) -> None:
    b.line([(86, 12), (44, 54)], 10)
    b.area([(26, 46), (54, 74), (30, 96), (6, 94), (4, 70)])


@icon
def pottery(b: Brush) -> None:
    b.box(34, 6, 66, 20)
    b.area([(40, 18), (60, 18), (64, 34), (36, 34)])
    b.disc(50, 62, 33)
    b.box(30, 86, 70, 96)
    b.disc(50, 62, 9, CARD)


@icon
def axe(b: Brush) -> None:
    b.line([(30, 94), (64, 16)], 11)
    b.area([(34, 4), (68, 10), (62, 48), (30, 44), (22, 24)])


@icon
def bench(b: Brush) -> None:
    b.box(4, 46, 96, 60)
    for x in (16, 74):
        b.box(x, 58, x + 10, 94)
    b.line([(54, 42), (30, 14)], 9)
    b.area([(16, 16), (36, 0), (46, 12), (26, 28)])


@icon
def plow(b: Brush) -> None:
    b.line([(4, 20), (44, 58)], 9)
    b.line([(44, 58), (96, 40)], 9)
    b.area([(38, 52), (60, 58), (52, 92), (28, 78)])
    b.disc(80, 70, 15)
    b.hole(80, 70, 7)


# ---- land and water


@icon
def pasture(b: Brush) -> None:
    b.box(6, 16, 94, 84, CARD, 8, 7)
    b.line([(18, 66), (82, 66)], 6, TUFT)
    for x in (28, 50, 72):
        b.line([(x, 66), (x, 40)], 6, TUFT)


@icon
def water(b: Brush) -> None:
    b.box(6, 16, 94, 84, SEA, 8, 7)
    for y in (40, 62):
        b.line([(18 + 8 * i, y + (4 if i % 2 else -4)) for i in range(9)], 6, WHITE)


@icon
def flood(b: Brush) -> None:
    for y in (30, 70):
        b.line([(8 + 7 * i, y + (9 if i % 4 in {1, 2} else -7)) for i in range(13)], 12, INK2)
