"""Signs: small things with a meaning that can be drawn at any size and set in rows.

    row = [icon("bell"), SLASH, coin(3), ARROW, worker("builder"), word("×2")]
    canvas.row(row, x, y, size=36, width=180)

A sign is only a description; `sign.at(size)` gives its sprite, `size` being the height of a normal icon in pixels.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from renders.kit.icons import icon_sprite
from renders.kit.icons.heads import cow
from renders.kit.icons.heads import sheep as sheep_sprite
from renders.kit.lettering import MIDDLE, font, words
from renders.kit.palette import (
    CARD,
    GAIN,
    INK,
    INK2,
    LINE,
    MINUS,
    POINTS,
    RIM,
    SAND,
    TARGET,
    WHITE,
    Colour,
)
from renders.kit.pieces import Player, worker_sprite
from renders.kit.sprites import SCALE, Brush, Sprite, blank, joined, kept


@dataclass(frozen=True)
class Sign:
    """Something to draw; equal keys are the same drawing."""

    key: tuple[object, ...]
    at: Callable[[int], Sprite] = field(compare=False)
    """Gives the sprite for a size."""

    def width(self, size: int) -> float:
        """The room that it takes in a row."""
        return self.at(size).width


def _sign(make: Callable[[int], Sprite], *key: object) -> Sign:
    return Sign(key, lambda size: kept((*key, size), lambda: make(size)))


def figures(brush: Brush, text: str, x: float, y: float, size: float, colour: Colour, face: int = 0) -> None:
    """Write figures into a brush, centred on (x, y), in the brush's own units."""
    pixels = max(1, round(size * brush.unit))
    place = (x * brush.unit, y * brush.unit + pixels * MIDDLE)
    brush.pen.text(place, text, colour, font(pixels, face), anchor="ms")


def minus(number: int | float | str) -> str:
    """Write a number with a true minus sign; halves as .5."""
    text = number if isinstance(number, str) else f"{number:g}"
    return text.replace("-", "−")


def icon(name: str, ink: Colour = INK, faded: Colour | None = None) -> Sign:
    """Give an icon by name (see renders.kit.icons); `faded`: mixed into that ground, for what isn't there yet."""
    return Sign(("icon", name, ink, faded), lambda size: icon_sprite(name, size, ink, faded))


def word(text: str | int, colour: Colour = INK, language: str = "en", scale: float = 0.86) -> Sign:
    """Give words or figures; `scale` is their type size in icon sizes."""
    shown = minus(text)
    return Sign(
        ("word", shown, colour, language, scale),
        lambda size: words(shown, max(8, round(size * scale)), colour, language),
    )


def coin(number: int | str = "") -> Sign:
    """Give a gain of the game's money: a gold disc with a number."""

    def make(size: int) -> Sprite:
        brush = Brush(100, 100, size / 100, RIM)
        brush.disc(50, 50, 49, GAIN, 6)
        text = minus(number)
        figures(brush, text, 50, 50, 66 if len(text) < 2 else 52, INK)
        return brush.sprite()

    return _sign(make, "coin", number)


def _pill(text: str, size: int, ground: Colour, colour: Colour, line: Colour | None, scale: float) -> Sprite:
    pixels = round(size * scale * SCALE)
    room = font(pixels, 0).getlength(text) / SCALE + size * 0.46
    brush = Brush(room, size, 1, line or ground)
    brush.box(0, 0, int(room + 0.99), size, ground, size * 0.24, max(2, size * 0.06) if line else 0)
    figures(brush, text, room / 2, size / 2, size * scale, colour)
    return brush.sprite()


def cost(number: int | str, scale: float = 0.74) -> Sign:
    """Give a price: an ink pill with a yellow minus number."""
    text = "−" + minus(number) if not str(number).startswith("-") else minus(number)
    return _sign(lambda size: _pill(text, round(size * 0.92), INK, TARGET, None, scale), "cost", text, scale)


def pill(text: str | int, ground: Colour = INK, colour: Colour = WHITE, line: Colour | None = None) -> Sign:
    """Give a number on a plate, as a trading post's minimum."""
    shown = minus(text)
    return _sign(
        lambda size: _pill(shown, round(size * 0.94), ground, colour, line, 0.74),
        "pill",
        shown,
        ground,
        colour,
        line,
    )


SHIELD = [(50, 2), (66, 12), (90, 14), (90, 50), (78, 76), (50, 98), (22, 76), (10, 50), (10, 14), (34, 12)]


def shield(number: int | float | str, earned: bool = True) -> Sign:
    """Give points: green, red below zero, grey while they are not earned."""
    text = minus(number)
    ground = (MINUS if text.startswith("−") else POINTS) if earned else INK2

    def make(size: int) -> Sprite:
        brush = Brush(92, 104, size * 1.06 / 100, INK)
        brush.outlined([(x - 4, y + 2) for x, y in SHIELD], ground, 5)
        figures(brush, text, 46, 50, {0: 60, 1: 62, 2: 54}.get(len(text), 38), WHITE)
        return brush.sprite()

    return _sign(make, "shield", text, ground)


def step(number: int | str) -> Sign:
    """Give steps: an ink pointer with a white number."""

    def make(size: int) -> Sprite:
        brush = Brush(112, 92, size / 100, INK)
        brush.area([(2, 4), (74, 4), (110, 46), (74, 88), (2, 88)])
        figures(brush, minus(number), 48, 46, 62 if len(str(number)) < 2 else 50, WHITE)
        return brush.sprite()

    return _sign(make, "step", number)


def worker(kind: str) -> Sign:
    """Give a worker: cowboy, builder, engineer, wild, shepherd, craftsman, sailor, shearer."""
    return Sign(("worker", kind), lambda size: worker_sprite(kind, size))


def cattle(coat: str, mark: str = "") -> Sign:
    """Give a cow's head; see renders.kit.icons.heads for coats and marks."""
    return Sign(("cattle", coat, mark), lambda size: cow(coat, mark, size))


def sheep(coat: str, mark: str = "") -> Sign:
    """Give a sheep's head; see renders.kit.icons.heads for coats and marks."""
    return Sign(("sheep", coat, mark), lambda size: sheep_sprite(coat, mark, size))


def piece(player: Player, style: str = "flat", scale: float = 0.46, letter: str | None = None) -> Sign:
    """Give a seat's shape with its letter (or other letters: "×2"), as high as a normal icon."""
    key = ("seat", player.look.name, player.letter if letter is None else letter, style, scale)
    return Sign(key, lambda size: player.piece(round(size * scale), style, letter))


def seal(text: str | int, ground: Colour = CARD, colour: Colour = INK, line: Colour = INK) -> Sign:
    """Give a number in a plain disc: a value to match, a step of a track."""
    shown = minus(text)

    def make(size: int) -> Sprite:
        brush = Brush(100, 100, size / 100, line)
        brush.disc(50, 50, 49, ground, 6)
        figures(brush, shown, 50, 50, 60 if len(shown) < 2 else 48, colour)
        return brush.sprite()

    return _sign(make, "seal", shown, ground, colour, line)


def badge(sign: Sign, text: str | int, ground: Colour = INK, colour: Colour = WHITE) -> Sign:
    """Give a sign with a small number in a dot at its lower right: few of the same thing."""
    return over(sign, seal(text, ground, colour, ground), 0.46)


def over(sign: Sign, top: Sign, share: float = 0.5, left: float = 0.62, low: float = 0.24) -> Sign:
    """Give a sign with a smaller one on it, `left` widths and `low` sizes from its origin."""

    def make(size: int) -> Sprite:
        base, mark = sign.at(size), top.at(max(8, round(size * share)))
        return joined([(base, 0, 0), (mark, base.width * left, size * low)], base.width)

    return _sign(make, "over", sign.key, top.key, share, left, low)


def counted(sign: Sign, number: int | str, colour: Colour = INK, language: str = "en") -> list[Sign]:
    """Give a sign and its count to the right of it, for a row."""
    return [sign, word(number, colour, language)]


def small(sign: Sign, scale: float) -> Sign:
    """Give the sign in another size than its neighbours in the row."""
    return Sign(("small", sign.key, scale), lambda size: sign.at(max(6, round(size * scale))))


def space(share: float = 0.3) -> Sign:
    """Give room in a row, in icon sizes."""
    return _sign(lambda size: blank(size * share), "space", share)


def tick(checked: bool) -> Sign:
    """Give a box to tick: a green check, or an empty box."""
    if checked:
        return icon("check")

    def make(size: int) -> Sprite:
        brush = Brush(100, 100, size / 100, LINE)
        brush.box(4, 4, 96, 96, SAND, 20, 8)
        return brush.sprite()

    return _sign(make, "box")


ARROW = Sign(("arrow",), lambda size: icon_sprite("arrow", round(size * 0.72)))
"""Give left, get right."""
SLASH = word("/", INK2)
"""One of two."""


def together(signs: Iterable[Sign], gap: float = 0.14) -> Sign:
    """Give several signs as one."""
    row = tuple(signs)

    def make(size: int) -> Sprite:
        parts: list[tuple[Sprite, float, float]] = []
        x = 0.0
        for sign in row:
            sprite = sign.at(size)
            parts.append((sprite, x, 0))
            x += sprite.width + size * gap
        return joined(parts, x - size * gap)

    return _sign(make, "together", tuple(sign.key for sign in row), gap)


def framed(sign: Sign, ground: Colour = CARD, line: Colour = INK) -> Sign:
    """Give a sign on a square tile of a ground of its own, as large as a normal icon."""

    def make(size: int) -> Sprite:
        brush = Brush(100, 100, size / 100, line)
        brush.box(0, 0, 100, 100, ground, 18, 6)
        inner = sign.at(round(size * 0.7))
        return joined([(brush.sprite(), 0, 0), (inner, (size - inner.width) / 2, 0)], size)

    return _sign(make, "framed", sign.key, ground, line)
