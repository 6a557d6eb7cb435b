"""Every colour that a picture may hold, by what it means; and the one palette that all pictures share.

Colours are RGB triples. Key colours are exact in the finished picture; the mixed colours of soft edges are the
nearest of the palette. A new game adds its key colours to `KEYS` and runs `python scripts/make_palette.py`.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from PIL import Image

Colour = tuple[int, int, int]


def of(code: str) -> Colour:
    """Read "#EFE4CD"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


PAPER = of("#EFE4CD")
"""The ground of every picture."""
SAND = of("#E3D5B8")
"""Bands; locked or unused things."""
CARD = of("#FBF5E6")
"""The face of tiles and cards."""
INK = of("#2B2320")
"""Outlines, words, plates."""
INK2 = of("#615448")
"""Words of second rank."""
LINE = of("#B9A88B")
"""Quiet outlines; never words."""
CONTOUR = of("#D8CBB1")
"""Map lines on PAPER; never under words."""
TRACK, CASING = of("#BCAB92"), of("#605345")
"""The rail of a trail, and its edge."""
FOCUS = of("#D6007A")
"""The last change, and nothing else."""
TARGET = of("#FFD84D")
"""A number to choose, always on INK."""
GAIN, RIM = of("#F4C64A"), of("#8A6410")
"""A coin and its rim."""
POINTS = of("#2F7D4F")
"""Points; done."""
MINUS = of("#A3271E")
"""Points lost; forbidden."""
NIGHT = of("#3B3431")
"""The ground of bonus tiles and stacks."""
BACK = of("#8C6A4F")
"""The back of a card."""
WHITE = of("#FFFFFF")
TOKEN = of("#CFE3E1")
"""The ground of an exchange token."""
MUZZLE = of("#E9B7A4")
TEAL, PURPLE, ORANGE, UMBER = of("#128577"), of("#7A4FA3"), of("#D06A10"), of("#7A5A2E")
"""The four kinds of worker."""


class Seat(NamedTuple):
    """How a seat looks: its colour, the colour of a letter on it, its shape, the tint of its active panel."""

    name: str
    colour: Colour
    letter: Colour
    shape: str
    tint: Colour


SEATS = (
    Seat("blue", of("#1F4FA3"), WHITE, "triangle", of("#C9D3E6")),
    Seat("yellow", of("#F2B90C"), INK, "circle", of("#FBE9B5")),
    Seat("red", of("#CF4128"), WHITE, "square", of("#F6CFC4")),
    Seat("white", WHITE, INK, "diamond", WHITE),
)
AUTOMA = Seat("slate", of("#4A4644"), WHITE, "hexagon", of("#CFCAC4"))

COATS = {
    "grey": of("#9A9590"),
    "black": of("#35302E"),
    "green": of("#4E9A51"),
    "white": of("#F7F3EA"),
    "yellow": of("#D9B11E"),
    "orange": of("#E8822A"),
    "blue": of("#2F86C9"),
    "brown": of("#94552B"),
    "purple": of("#8E4FA8"),
    "red": of("#B5483A"),
    "teal": of("#1C9A94"),
    "pink": of("#D68FA6"),
}
"""Coats of cattle and sheep."""

SEA, PASTURE, GRAIN, FLAX = of("#8FB8C9"), of("#E6D29A"), of("#F0CF63"), of("#B9C6E8")
FOREST, MOOR, DRAINED = of("#A9C08A"), of("#8C845A"), of("#C7B98A")
STONE, ROCK, SEA_SPACE, TUFT, INGOT = (
    of("#C4BDB3"),
    of("#A69C90"),
    of("#5F93A8"),
    of("#2F6B3F"),
    of("#FFE9A0"),
)
QUADRANTS = (of("#DCE7D3"), of("#F3E3B4"), of("#EBD3C2"), of("#D5DEE6"))
SUMMER, WINTER, WINTER_CARD = of("#F6E7B8"), of("#DCE6EE"), of("#EEF1EE")
ROOFS = {
    "green": of("#A9C08A"),
    "yellow": of("#F0CF63"),
    "orange": of("#E8A552"),
    "blue": of("#9FC3D6"),
    "red": of("#E08E78"),
}
"""Grounds of Arle's buildings."""
WOOD, CLAY, BRICK, PEAT, BREAD, BERRY = (
    of("#C89455"),
    of("#C9735A"),
    of("#C9503C"),
    of("#7A5233"),
    of("#D79A52"),
    of("#5468B5"),
)

KEYS: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        (
            *(PAPER, SAND, CARD, INK, INK2, LINE, CONTOUR, TRACK, CASING, FOCUS, TARGET, GAIN, RIM),
            *(POINTS, MINUS, NIGHT, BACK, WHITE, TOKEN, MUZZLE, TEAL, PURPLE, ORANGE, UMBER),
            *(colour for seat in (*SEATS, AUTOMA) for colour in (seat.colour, seat.tint)),
            *COATS.values(),
            *(SEA, PASTURE, GRAIN, FLAX, FOREST, MOOR, DRAINED, STONE, ROCK, SEA_SPACE, TUFT, INGOT),
            *QUADRANTS,
            *(SUMMER, WINTER, WINTER_CARD),
            *ROOFS.values(),
            *(WOOD, CLAY, BRICK, PEAT, BREAD, BERRY),
        )
    )
)
"""The colours that must come out exact."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Give `one` with that share (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def pale(colour: Colour, ground: Colour = CARD) -> Colour:
    """Give the colour of something that isn't there yet, on that ground."""
    return mix(colour, ground, 0.55)


def _light(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Give the contrast ratio of two colours, from 1 to 21 (words need 4.5, signs 3)."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def edges() -> tuple[Colour, ...]:
    """Give the mixed colours of soft edges, found by scripts/make_palette.py in the gallery's pictures."""
    return tuple(of(code) for code in json.loads((files("renders.kit") / "edges.json").read_text()))


@cache
def _palette() -> Image.Image:
    colours = [*KEYS, *edges()][:256]
    flat = [part for colour in colours for part in colour]
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (256 - len(colours)))
    return image


def quantised(image: Image.Image) -> Image.Image:
    """Give the picture in the 256 colours of the shared palette, undithered."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)
