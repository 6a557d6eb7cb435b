"""Pieces: what belongs to a seat, and workers.

A seat differs by colour, by shape and by letter. Radii are those of the shape's own circle: 27 for a piece on the
board, 31 for the active one, 15-17 for a disc in a fixed place.
"""

import math
from dataclasses import dataclass

from renders.kit.icons import ICONS
from renders.kit.lettering import MIDDLE, clean, covers, face_of, font
from renders.kit.palette import (
    AUTOMA,
    CARD,
    INK,
    ORANGE,
    PURPLE,
    SEATS,
    TEAL,
    UMBER,
    WHITE,
    Colour,
    Seat,
)
from renders.kit.sprites import SCALE, Brush, Point, Sprite, kept, star

SHAPES = {"triangle": 1.22, "circle": 1.0, "square": 0.92, "diamond": 1.22, "hexagon": 1.06}
"""Shapes of seats, and how much larger than a circle each is drawn to look as large."""


def outline(shape: str, x: float, y: float, r: float) -> list[Point]:
    """Give the corners of a seat's shape round (x, y), whose circle has the radius r."""
    grown = r * SHAPES[shape]
    if shape == "triangle":
        low = y + grown * 0.72
        return [(x, y - grown * 0.98), (x + grown, low), (x - grown, low)]
    if shape == "square":
        return [
            (x - grown, y - grown),
            (x + grown, y - grown),
            (x + grown, y + grown),
            (x - grown, y + grown),
        ]
    if shape == "diamond":
        return [(x, y - grown), (x + grown, y), (x, y + grown), (x - grown, y)]
    steps, turn = (6, 0.0) if shape == "hexagon" else (48, 0.0)
    angles = [2 * math.pi * i / steps + turn for i in range(steps)]
    return [(x + grown * math.cos(a), y + grown * math.sin(a)) for a in angles]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat at this table: how it looks, its letter, its name as it can be drawn."""

    seat: int
    look: Seat
    letter: str
    name: str

    @property
    def colour(self) -> Colour:
        """The seat's colour."""
        return self.look.colour

    def piece(
        self, r: float, style: str = "piece", letter: str | None = None, language: str = "en"
    ) -> Sprite:
        """Give the seat's shape with its letter, in a radius.

        Styles: "piece" (ink line and white halo), "flat" (ink line only, for discs and plates),
        "origin" (hollow: where the last move began), "pale" (not there yet).
        """
        shown = self.letter if letter is None else letter
        key = ("piece", self.look.name, shown, r, style, language)
        return kept(key, lambda: _piece(self.look, shown, r, style, language))


def _piece(look: Seat, letter: str, r: float, style: str, language: str) -> Sprite:
    line = max(2.0, r * 0.085)
    halo = max(2.5, r * 0.13) if style in {"piece", "origin"} else 0.0
    half = r * 1.25 + line + halo + 1
    brush = Brush(half * 2, half * 2, 1, INK)
    corners = outline(look.shape, half, half, r)
    if halo:
        brush.outlined(corners, WHITE, line + 2 * halo, WHITE)
    if style == "origin":
        edge = INK if look.colour == WHITE else look.colour
        brush.outlined(corners, WHITE, max(3.0, r * 0.2), edge)
        colour = INK
    else:
        fill = look.colour if style != "pale" else CARD
        brush.outlined(corners, fill, line, INK)
        colour = look.letter if style != "pale" else INK
    _letter(brush, letter, half, half + (r * 0.16 if look.shape == "triangle" else 0), r, colour, language)
    return brush.sprite()


def _letter(brush: Brush, letter: str, x: float, y: float, r: float, colour: Colour, language: str) -> None:
    if not letter:
        return
    size = round(r * (1.0 if len(letter) == 1 else 0.86) * SCALE)
    type_ = font(size, face_of(language))
    brush.pen.text((x * SCALE, y * SCALE + size * MIDDLE), letter, colour, type_, anchor="ms")


def letters(names: tuple[str, ...], automa: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Give every seat a letter of its own: the first free one of its name, else P, Q, R, S."""
    given: list[str] = []
    for seat, name in enumerate(names):
        wanted = [c.upper() for c in name if c.isalpha() and len(c.upper()) == 1 and covers(c.upper())]
        if seat in automa:
            wanted = [*wanted[:1], "S"]
        given.append(next(c for c in [*wanted, *"PQRSTUVWXYZ"] if c not in given))
    return tuple(given)


def drawable(name: str, otherwise: str) -> str:
    """Give the part of a name that the type covers; `otherwise` (the seat's colour) if most of it is lost."""
    shown = " ".join(clean("".join(c for c in name if c.isprintable())).split())
    return shown if 2 * len(shown) > len(name.strip()) else otherwise


def players(
    names: tuple[str, ...], automa: tuple[int, ...] = (), colours: tuple[str, ...] = ()
) -> tuple[Player, ...]:
    """Seat the names: people in the order of `SEATS`, automa seats in slate.

    `colours` are the words for blue, yellow, red, white and slate, for names that can't be drawn.
    """
    looks = [AUTOMA if seat in automa else SEATS[seat % len(SEATS)] for seat in range(len(names))]
    named = dict(zip([look.name for look in (*SEATS, AUTOMA)], colours, strict=False))
    shown = [drawable(n, named.get(look.name, look.name)) for n, look in zip(names, looks, strict=True)]
    marks = letters(tuple(shown), automa)
    return tuple(Player(i, looks[i], marks[i], shown[i]) for i in range(len(names)))


WORKERS = {
    "cowboy": (TEAL, "hat"),
    "shepherd": (TEAL, "crook"),
    "builder": (PURPLE, "hammer"),
    "craftsman": (PURPLE, "hammer"),
    "engineer": (ORANGE, "wrench"),
    "sailor": (ORANGE, "anchor"),
    "shearer": (UMBER, "shears"),
}
"""Ground and sign of each kind of worker; "wild" is drawn in three parts with a star."""


def _wild(brush: Brush) -> None:
    brush.area([(50, 58), (50, 0), (0, 0), (0, 74)], TEAL)
    brush.area([(50, 58), (50, 0), (100, 0), (100, 74)], PURPLE)
    brush.area([(50, 52), (100, 70), (100, 100), (0, 100), (0, 70)], ORANGE)


def _worker(kind: str, size: int) -> Sprite:
    brush = Brush(88, 100, size / 100, INK)
    arch = brush.twin()
    for b, edge in ((brush, 0.0), (arch, 7.0)):
        b.disc(44, 44, 42 - edge)
        b.box(2 + edge, 44, 86 - edge, 80)
        b.box(2 + edge, 60, 86 - edge, 98 - edge, radius=12 - edge)
    if kind == "wild":
        brush.within(arch, _wild)
        brush.area(star(44, 54, 30, 12, 5), WHITE)
        return brush.sprite()
    ground, sign = WORKERS[kind]
    brush.within(arch, lambda layer: layer.box(0, 0, 88, 100, ground))
    glyph = Brush(100, 100, size * 0.58 / 100, WHITE)
    ICONS[sign](glyph)
    x = (brush.sheet.width - glyph.sheet.width) // 2
    brush.sheet.paste(glyph.sheet, (x, round(brush.sheet.height * 0.25)), glyph.sheet)
    return brush.sprite()


def worker_sprite(kind: str, size: int) -> Sprite:
    """Give a worker: an arch with a white sign."""
    return kept(("worker", kind, size), lambda: _worker(kind, size))
