"""Plain shapes as sprites: panels, dashed boxes, discs, and the marks of the last change."""

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from renders.kit.lettering import MIDDLE, font
from renders.kit.palette import CARD, FOCUS, INK, TARGET, WHITE, Colour
from renders.kit.sprites import SCALE, Brush, Sprite, kept


@lru_cache(maxsize=64)
def _corner(radius: int) -> Image.Image:
    big = Image.new("L", (radius * 2 * SCALE, radius * 2 * SCALE))
    ImageDraw.Draw(big).ellipse((0, 0, big.width - 1, big.height - 1), 255)
    return big.reduce(SCALE)


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Give the mask of a rounded box."""
    mask = Image.new("L", (width, height), 255)
    r = min(radius, width // 2, height // 2)
    if r < 1:
        return mask
    disc = _corner(r)
    for x, left in ((0, 0), (width - r, r)):
        for y, top in ((0, 0), (height - r, r)):
            mask.paste(disc.crop((left, top, left + r, top + r)), (x, y))
    return mask


def panel(width: int, height: int, radius: int, fill: Colour, line: Colour | None, edge: int) -> Sprite:
    """Give a rounded box with an outline `edge` wide inside its border; its origin is its upper left corner."""

    def make() -> Sprite:
        mask = rounded(width, height, radius)
        if line is None or not edge:
            return Sprite(fill, mask, width, 0, 0)
        ink = Image.new("RGB", (width, height), line)
        inner = rounded(width - 2 * edge, height - 2 * edge, max(0, radius - edge))
        ink.paste(fill, (edge, edge, width - edge, height - edge), inner)
        return Sprite(ink, mask, width, 0, 0)

    return kept(("panel", width, height, radius, fill, line, edge), make)


def parts(
    width: int, height: int, radius: int, split: int, colours: tuple[Colour, Colour], line: Colour, edge: int,
    across: bool = False,
) -> Sprite:  # fmt: skip
    """Give a rounded box in two grounds, the first `split` pixels from the left (or, `across`, from the top)."""

    def make() -> Sprite:
        first, second = colours
        ink = Image.new("RGB", (width, height), line)
        inner = Image.new("RGB", (width - 2 * edge, height - 2 * edge), second)
        box = (0, 0, inner.width, split) if across else (0, 0, split, inner.height)
        inner.paste(first, box)
        ink.paste(inner, (edge, edge), rounded(inner.width, inner.height, max(0, radius - edge)))
        return Sprite(ink, rounded(width, height, radius), width, 0, 0)

    return kept(("parts", width, height, radius, split, colours, line, edge, across), make)


def _path(width: float, height: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for cx, cy, start in (
        (width - radius, radius, -90),
        (width - radius, height - radius, 0),
        (radius, height - radius, 90),
        (radius, radius, 180),
    ):
        for i in range(13):
            a = math.radians(start + 90 * i / 12)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return [*points, points[0]]


def _dashes(brush: Brush, path: list[tuple[float, float]], width: float, colour: Colour) -> None:
    lengths = [math.dist(a, b) for a, b in pairwise(path)]
    total = sum(lengths)
    count = max(4, round(total / 18))
    on, pitch = total / count * 10 / 18, total / count
    for i in range(count):
        piece = [_along(path, lengths, i * pitch + on * step / 6) for step in range(7)]
        brush.pen.line(
            [(x * SCALE, y * SCALE) for x, y in piece], colour, round(width * SCALE), joint="curve"
        )


def _along(path: list[tuple[float, float]], lengths: list[float], way: float) -> tuple[float, float]:
    for (ax, ay), (bx, by), length in (
        (*ends, length) for ends, length in zip(pairwise(path), lengths, strict=True)
    ):
        if way <= length and length:
            return ax + (bx - ax) * way / length, ay + (by - ay) * way / length
        way -= length
    return path[-1]


def dashed(width: int, height: int, radius: int, line: Colour, edge: int, fill: Colour | None) -> Sprite:
    """Give a dashed box, the sign of an empty place; its origin is its upper left corner."""

    def make() -> Sprite:
        brush = Brush(width, height, 1, line)
        if fill is not None:
            brush.box(0, 0, width, height, fill, radius)
        inset = edge / 2
        path = [(x + inset, y + inset) for x, y in _path(width - edge, height - edge, radius)]
        _dashes(brush, path, edge, line)
        return brush.sprite(width, 0, 0)

    return kept(("dashed", width, height, radius, line, edge, fill), make)


def dashed_ring(radius: int, line: Colour, edge: int = 3) -> Sprite:
    """Give a dashed circle, centred: the place of a disc that is gone."""

    def make() -> Sprite:
        brush = Brush(radius * 2, radius * 2, 1, line)
        angles = [i / 24 * math.pi for i in range(49)]
        reach = radius - 2
        _dashes(
            brush, [(radius + reach * math.cos(a), radius + reach * math.sin(a)) for a in angles], edge, line
        )
        return brush.sprite()

    return kept(("dashed ring", radius, line, edge), make)


def disc(radius: float, fill: Colour, line: Colour | None = None, edge: float = 3) -> Sprite:
    """Give a disc, centred."""

    def make() -> Sprite:
        brush = Brush(radius * 2, radius * 2, 1, line or fill)
        brush.disc(radius, radius, radius, fill, edge if line else 0)
        return brush.sprite()

    return kept(("disc", radius, fill, line, edge), make)


def target(number: int, radius: int = 29, hollow: bool = False) -> Sprite:
    """Give the numbered disc of a legal target, centred; hollow for a choice of second rank."""

    def make() -> Sprite:
        half = radius + 6
        brush = Brush(half * 2, half * 2, 1, INK)
        if hollow:
            brush.disc(half, half, radius, CARD, 3)
        else:
            brush.disc(half, half, half, WHITE)
            brush.disc(half, half, radius)
        size = round(radius * (1.45 if number < 10 else 1.2) * SCALE)
        place = (half * SCALE, half * SCALE + size * MIDDLE)
        brush.pen.text(place, str(number), INK if hollow else TARGET, font(size), anchor="ms")
        return brush.sprite()

    return kept(("target", number, radius, hollow), make)


def stripes(width: int, height: int, radius: int, thick: int = 12) -> Sprite:
    """Give the ring round a box of that size in magenta and white stripes: something has arrived here.

    Its origin is the box's upper left corner; it lies outside the box.
    """

    def make() -> Sprite:
        w, h = (width + 2 * thick), (height + 2 * thick)
        big = Image.new("RGB", (w * SCALE, h * SCALE), WHITE)
        pen = ImageDraw.Draw(big)
        pitch = 22 * SCALE
        for x in range(-h * SCALE, w * SCALE, pitch):
            low, high = (x, x + pitch // 2), (x + pitch // 2 + h * SCALE, x + h * SCALE)
            pen.polygon([(low[0], h * SCALE), (low[1], h * SCALE), (high[0], 0), (high[1], 0)], FOCUS)
        ink = big.reduce(SCALE)
        outer, inner = rounded(w, h, radius + thick), rounded(width, height, radius)
        hole = Image.new("L", (w, h))
        hole.paste(inner, (thick, thick))
        line = Image.new("L", (w, h))
        line.paste(rounded(w - 4, h - 4, radius + thick - 2), (2, 2))
        sheet = Image.new("RGB", (w, h), INK)
        sheet.paste(ink, (0, 0), line)
        return Sprite(sheet, ImageChops.subtract(outer, hole), width, -thick, -thick)

    return kept(("stripes", width, height, radius, thick), make)


def brackets(width: int, height: int, reach: int = 22, thick: int = 7) -> Sprite:
    """Give magenta brackets round the corners of a box of that size: something here has changed."""

    def make() -> Sprite:
        out = thick + 3
        w, h = width + 2 * out, height + 2 * out
        brush = Brush(w, h, 1, FOCUS)
        arm = min(reach, w / 3, h / 3)
        for ground, grow in ((WHITE, 2.5), (FOCUS, 0.0)):
            for cx, sx in ((out / 2 + 1, 1), (w - out / 2 - 1, -1)):
                for cy, sy in ((out / 2 + 1, 1), (h - out / 2 - 1, -1)):
                    points = [(cx + sx * arm, cy), (cx, cy), (cx, cy + sy * arm)]
                    half = thick / 2 + grow
                    for (ax, ay), (bx, by) in pairwise(points):
                        left, right = min(ax, bx) - half, max(ax, bx) + half
                        brush.box(left, min(ay, by) - half, right, max(ay, by) + half, ground)
        return brush.sprite(width, -out, -out)

    return kept(("brackets", width, height, reach, thick), make)
