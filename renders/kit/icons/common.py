"""Icons that several games share: money, papers, actions, people, places."""

from renders.kit.icons.register import icon
from renders.kit.palette import (
    BACK,
    CARD,
    GAIN,
    INK,
    INK2,
    LINE,
    MINUS,
    POINTS,
    RIM,
    TOKEN,
    WHITE,
)
from renders.kit.sprites import Brush, star, turned

# ---- money, papers, actions


@icon
def coin(b: Brush) -> None:
    b.ink = RIM
    b.disc(50, 50, 46, GAIN, 6)


@icon
def cert(b: Brush) -> None:
    b.box(10, 14, 82, 84, WHITE, 8, 7)
    b.line([(26, 34), (66, 34)], 6, INK2)
    b.line([(26, 52), (48, 52)], 6, INK2)
    b.area([(56, 70), (52, 100), (66, 90), (80, 100), (78, 70)], b.ink)
    b.disc(66, 66, 20, MINUS, 4)


@icon
def token(b: Brush) -> None:
    b.disc(50, 50, 46, TOKEN, 7)
    for degrees in (0, 180):
        b.arc(50, 50, 24, 195 + degrees, 320 + degrees, 11)
        b.area(turned([(60, 44), (92, 44), (78, 66)], degrees))


@icon
def gear(b: Brush) -> None:
    for i in range(8):
        b.area(turned([(40, 3), (60, 3), (64, 30), (36, 30)], 45 * i))
    b.disc(50, 50, 33)
    b.hole(50, 50, 14)


@icon
def hire(b: Brush) -> None:
    b.disc(40, 28, 21)
    b.oval(40, 92, 38, 40)
    b.clear([(0, 92), (100, 92), (100, 140), (0, 140)])
    b.box(75, 30, 85, 64)
    b.box(63, 42, 97, 52)


@icon
def house(b: Brush) -> None:
    b.area(
        [
            (50, 8),
            (96, 52),
            (82, 52),
            (82, 92),
            (60, 92),
            (60, 64),
            (40, 64),
            (40, 92),
            (18, 92),
            (18, 52),
            (4, 52),
        ]
    )


@icon
def train(b: Brush) -> None:
    b.box(6, 40, 66, 70, radius=4)
    b.box(58, 12, 94, 70, radius=4)
    b.box(67, 22, 85, 42, CARD, 2)
    b.area([(14, 16), (34, 16), (30, 42), (18, 42)])
    b.box(6, 62, 98, 72)
    for x in (22, 48, 78):
        b.disc(x, 80, 13, CARD, 7)
    b.area([(2, 84), (10, 62), (16, 84)])


@icon
def flag(b: Brush) -> None:
    b.line([(20, 10), (20, 94)], 9)
    b.area([(22, 8), (90, 8), (70, 32), (90, 56), (22, 56)])


@icon
def bell(b: Brush) -> None:
    b.disc(50, 12, 9)
    b.oval(50, 40, 28, 30)
    b.area([(22, 40), (78, 40), (82, 62), (94, 78), (6, 78), (18, 62)])
    b.oval(50, 84, 13, 12)


@icon
def cards(b: Brush) -> None:
    for degrees, x in ((-20, 31), (0, 50), (20, 69)):
        corners = turned([(x - 18, 20), (x + 18, 20), (x + 18, 80), (x - 18, 80)], degrees, x, 60)
        b.outlined(corners, CARD, 7)


@icon
def deck(b: Brush) -> None:
    for shift in (16, 8):
        b.box(18 + shift, 8 + shift, 68 + shift, 84 + shift, CARD, 8, 6)
    b.box(18, 8, 68, 84, BACK, 8, 7)
    b.area([(43, 28), (56, 46), (43, 64), (30, 46)], CARD)


@icon
def discard(b: Brush) -> None:
    b.outlined(turned([(22, 12), (78, 12), (78, 88), (22, 88)], 14), CARD, 7)
    for line in ([(38, 38), (62, 62)], [(62, 38), (38, 62)]):
        b.line(turned(line, 14), 7, INK2)


@icon
def remove(b: Brush) -> None:
    b.box(22, 6, 78, 94, CARD, 6, 7)
    b.line([(38, 38), (62, 62)], 11, MINUS)
    b.line([(62, 38), (38, 62)], 11, MINUS)


@icon
def swap(b: Brush) -> None:
    b.area([(4, 24), (66, 24), (66, 8), (98, 32), (66, 56), (66, 40), (4, 40)])
    b.area([(96, 60), (34, 60), (34, 44), (2, 68), (34, 92), (34, 76), (96, 76)])


@icon
def ship(b: Brush) -> None:
    b.box(8, 46, 92, 92, radius=4)
    b.area([(40, 60), (40, 34), (22, 34), (50, 2), (78, 34), (60, 34), (60, 60)])


@icon
def arrow(b: Brush) -> None:
    b.box(4, 45, 80, 55)
    b.line([(66, 26), (93, 50), (66, 74)], 11)


@icon
def move(b: Brush) -> None:
    b.area([(4, 34), (52, 34), (52, 12), (96, 50), (52, 88), (52, 66), (4, 66)])


@icon
def step(b: Brush) -> None:
    b.area([(6, 16), (64, 16), (98, 50), (64, 84), (6, 84)])


@icon
def lock(b: Brush) -> None:
    b.arc(50, 38, 22, 180, 360, 12)
    b.line([(28, 38), (28, 54)], 12)
    b.line([(72, 38), (72, 54)], 12)
    b.box(12, 46, 88, 94, radius=12)
    b.disc(50, 64, 9, CARD)
    b.box(46, 64, 54, 84, CARD, 3)


@icon
def check(b: Brush) -> None:
    b.line([(12, 54), (38, 80), (88, 20)], 17, POINTS if b.ink == INK else b.ink)


@icon
def cross(b: Brush) -> None:
    for line in ([(16, 16), (84, 84)], [(84, 16), (16, 84)]):
        b.line(line, 18, MINUS if b.ink == INK else b.ink)


@icon
def star_(b: Brush) -> None:
    b.area(star(50, 54, 50, 20, 5))


@icon
def crown(b: Brush) -> None:
    points = [(8, 28), (32, 54), (50, 12), (68, 54), (92, 28), (80, 88), (20, 88)]
    b.outlined(points, GAIN if b.ink == INK else CARD, 8)


@icon
def loop(b: Brush) -> None:
    b.arc(50, 52, 32, -70, 190, 12)
    b.area([(0, 52), (18, 18), (38, 52)])


@icon
def flip(b: Brush) -> None:
    b.box(30, 34, 70, 74, CARD, 6, 8)
    b.arc(50, 54, 40, -50, 190, 10)
    b.area([(0, 40), (28, 40), (12, 62)])


@icon
def copy_(b: Brush) -> None:
    b.box(10, 10, 64, 64, CARD, 6, 8)
    b.box(36, 36, 92, 92, CARD, 6, 8)
    b.box(60, 48, 68, 80)
    b.box(48, 60, 80, 68)


@icon
def plus(b: Brush) -> None:
    b.box(42, 12, 58, 88)
    b.box(12, 42, 88, 58)


@icon
def clock(b: Brush) -> None:
    b.disc(50, 50, 46, CARD, 8)
    b.line([(50, 22), (50, 50), (70, 62)], 8)


@icon
def eye(b: Brush) -> None:
    b.oval(50, 50, 48, 30, CARD, 8)
    b.disc(50, 50, 15)


# ---- workers' tools


@icon
def hat(b: Brush) -> None:
    b.oval(50, 72, 48, 18)
    b.area([(24, 72), (30, 26), (42, 20), (50, 28), (58, 20), (70, 26), (76, 72)])


@icon
def hammer(b: Brush) -> None:
    b.line(turned([(50, 40), (50, 92)], 35), 14)
    b.area(turned([(20, 12), (70, 12), (88, 26), (88, 36), (70, 34), (66, 40), (20, 40)], 35))


@icon
def wrench(b: Brush) -> None:
    b.line([(22, 80), (60, 42)], 20)
    b.disc(68, 32, 27)
    b.clear(turned([(58, -10), (78, -10), (78, 32), (58, 32)], 45, 68, 32))
    b.disc(20, 82, 13)
    b.hole(20, 82, 5)


@icon
def crook(b: Brush) -> None:
    b.arc(50, 34, 22, 170, 400, 11)
    b.line([(66, 50), (44, 94)], 11)


@icon
def anchor(b: Brush) -> None:
    b.disc(50, 16, 13)
    b.hole(50, 16, 5)
    b.line([(50, 30), (50, 90)], 10)
    b.line([(30, 40), (70, 40)], 10)
    b.arc(50, 52, 38, 10, 170, 10)
    b.area([(2, 50), (26, 56), (8, 76)])
    b.area([(98, 50), (74, 56), (92, 76)])


@icon
def shears(b: Brush) -> None:
    b.line([(32, 70), (66, 8)], 10)
    b.line([(68, 70), (34, 8)], 10)
    for x in (26, 74):
        b.disc(x, 80, 17)
        b.hole(x, 80, 7)


@icon
def worker(b: Brush) -> None:
    b.disc(50, 26, 21)
    b.oval(50, 94, 40, 44)
    b.clear([(0, 94), (100, 94), (100, 150), (0, 150)])


@icon
def coinless(b: Brush) -> None:
    b.disc(50, 50, 44, CARD, 7)
    b.line([(20, 80), (80, 20)], 8, MINUS)


@icon
def pile(b: Brush) -> None:
    for shift in (20, 10, 0):
        b.box(14 + shift, 8 + shift, 66 + shift, 72 + shift, CARD, 6, 6)


@icon
def empty(b: Brush) -> None:
    b.box(14, 14, 86, 86, CARD, 10, 7)


@icon
def bust_arrow(b: Brush) -> None:
    b.disc(34, 28, 18)
    b.oval(34, 92, 32, 38)
    b.clear([(0, 92), (100, 92), (100, 140), (0, 140)])
    b.area([(58, 50), (76, 50), (76, 36), (98, 57), (76, 78), (76, 64), (58, 64)], b.ink)


@icon
def ring(b: Brush) -> None:
    b.ink = LINE
    b.disc(50, 50, 44, CARD, 8)


@icon
def cow(b: Brush) -> None:
    """Any cattle: a head without colours, with the rulebooks' asterisk."""
    for side in (1, -1):
        horn = [(68, 38), (86, 30), (88, 18), (84, 4), (98, 18), (96, 34), (86, 42), (70, 48)]
        ear = [(70, 44), (88, 46), (98, 58), (86, 64), (74, 58)]
        for shape in (horn, ear):
            b.area([(50 + side * (x - 50), y) for x, y in shape])
    b.outlined([(26, 34), (74, 34), (72, 56), (62, 86), (56, 92), (44, 92), (38, 86), (28, 56)], CARD, 6)
    for degrees in (0, 60, 120):
        b.line(turned([(50, 46), (50, 74)], degrees, 50, 60), 6)


@icon
def diamond(b: Brush) -> None:
    b.area([(50, 10), (80, 50), (50, 90), (20, 50)])
