"""Type: one family, Noto Sans CJK Bold, a subset of which travels with this package (fonts/, OFL).

Sizes are pixels of a picture 1200 wide: 66-84 totals, 44-50 what is read at a glance, 32-38 second, 22-26 captions;
nothing below 22 but a letter in a small disc.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from renders.kit.palette import INK, Colour
from renders.kit.sprites import Sprite, kept

FACES = {"en": 0, "ja": 0, "zh-CN": 1, "zh-TW": 2}
"""The face of the collection with the right forms of Han, by language."""
MIDDLE = 0.367
"""The middle of capitals and figures above the baseline, in sizes."""
UNMARKED = {"ł": "l", "Ł": "L", "ı": "i", "ø": "o"}
"""Letters with marks that Unicode doesn't take apart."""
SHRINK, LEAST = 0.5, 11
"""How far words shrink before they are cut, as a part of their size and in pixels: small can be zoomed, cut cannot."""
PITCH = 1.16
"""From one row of words to the next, in sizes."""


@cache
def _file() -> bytes:
    return (files("renders.kit") / "fonts/NotoSansCJK-Bold-subset.ttc").read_bytes()


@cache
def font(size: int, face: int = 0) -> ImageFont.FreeTypeFont:
    """Open the type in a size."""
    return ImageFont.truetype(BytesIO(_file()), size, face, layout_engine=ImageFont.Layout.BASIC)


@cache
def _covered(character: str) -> bool:
    pictures = [font(32).getmask(c, mode="L") for c in (character, "\uffff")]
    return character.isspace() or bytes(pictures[0]) != bytes(pictures[1])


def covers(text: str) -> bool:
    """Tell whether the type has a form for every character."""
    return all(_covered(character) for character in text)


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Leave marks off letters that the type hasn't with them, and leave out whatever else it lacks.

    "Błażej" is drawn "Blazej"; nothing is ever drawn as an empty box.
    """
    if covers(text):
        return text
    plain = (c if _covered(c) else UNMARKED.get(c, unicodedata.normalize("NFD", c)[0]) for c in text)
    return "".join(c for c in plain if _covered(c))


def face_of(language: str) -> int:
    """Give the face for a language; an unknown one is written as English."""
    return FACES.get(language, 0)


@lru_cache(maxsize=8192)
def width(text: str, size: int, language: str = "en") -> float:
    """Measure words, in pixels."""
    return font(size, face_of(language)).getlength(clean(text))


@lru_cache(maxsize=8192)
def fit(text: str, size: int, room: float, language: str = "en") -> tuple[str, int]:
    """Make words fit: shrink them as far as can be read, then cut them with "…"; a figure is never cut, only shrunk.

    Gives words and size.
    """
    needed = width(text, size, language)
    if needed <= room:
        return text, size
    if not any(map(str.isalpha, text)):
        return text, whole(text, size, 1, room, language)
    smaller = whole(text, size, min(size, max(LEAST, int(size * SHRINK))), room, language)
    if width(text, smaller, language) <= room:
        return text, smaller
    while text and width(text + "…", smaller, language) > room:
        text = text[:-1]
    return text.rstrip() + "…", smaller


def whole(text: str, size: int, least: int, room: float, language: str = "en") -> int:
    """Give the largest size, from `size` down to `least`, in which the words fit whole (`least` if in none)."""
    fitting = (at for at in range(size, least, -1) if width(text, at, language) <= room)
    return next(fitting, least)


def _draw(text: str, size: int, colour: Colour, face: int) -> Sprite:
    type_ = font(size, face)
    left, top, right, bottom = (round(side) for side in type_.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, 255, type_, anchor="ls")
    return Sprite(colour, mask, type_.getlength(text), left - 1, top - 1 + round(size * MIDDLE))


def words(text: str, size: int, colour: Colour = INK, language: str = "en") -> Sprite:
    """Give words as a sprite; its middle line runs through the middle of the capitals."""
    face, text = face_of(language), clean(text)
    return kept(("words", text, size, colour, face), lambda: _draw(text, size, colour, face))


def _broken(text: str, size: int, room: float, language: str) -> list[str]:
    """Break words into as many lines as they need; a word wider than the room stands alone."""
    spaced = " " in text or text.isascii()
    parts, glue = (text.split(" "), " ") if spaced else (list(text), "")
    rows = [parts[0]] if parts else [""]
    for part in parts[1:]:
        longer = rows[-1] + glue + part
        if width(longer, size, language) <= room:
            rows[-1] = longer
        else:
            rows.append(part)
    return rows


def wrap(text: str, size: int, room: float, lines: int, language: str = "en") -> list[str]:
    """Break words into at most so many lines; the last one holds what is over (`Canvas.text` fits it to a width)."""
    rows = _broken(text, size, room, language)
    glue = " " if " " in text or text.isascii() else ""
    return rows if len(rows) <= lines else [*rows[: lines - 1], glue.join(rows[lines - 1 :])]


@lru_cache(maxsize=4096)
def spread(
    text: str, size: int, room: float, height: float, language: str = "en"
) -> tuple[tuple[str, ...], int]:
    """Break words into the lines of the largest size, from `size` down, in which they stand whole in a box.

    Gives the lines and their size; in the smallest size the lines that the box has no height for are left to the last.
    """
    for at in range(size, LEAST - 1, -1):
        rows = _broken(text, at, room, language)
        if len(rows) * at * PITCH <= max(height, at * PITCH) and all(
            width(row, at, language) <= room for row in rows
        ):
            return tuple(rows), at
    return tuple(wrap(text, LEAST, room, max(1, int(height / (LEAST * PITCH))), language)), LEAST
