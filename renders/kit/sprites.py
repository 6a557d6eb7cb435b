"""Sprites: small finished drawings, made once and pasted ever after.

Shapes are drawn four times too large with a `Brush` and reduced with a box filter, which gives soft edges that Pillow's
own lines don't have. `kept` keeps whatever is made, by key, up to a number of bytes.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from threading import Lock

from PIL import Image, ImageDraw

from renders.kit.palette import Colour

Point = tuple[float, float]
SCALE = 4
"""How many times too large shapes are drawn."""
CACHE_BYTES = 64 * 2**20
"""Sprites kept at most; about 1,000 of them take 20 MiB."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing with a soft outline. Its origin is the left end of its middle line.

    `ink` is one colour, or an image as large as `mask`; `width` is the room that it takes in a row; the
    mask's upper left corner lies at (`left`, `top`) from the origin.
    """

    ink: Colour | Image.Image
    mask: Image.Image
    width: float
    left: int
    top: int

    @property
    def bytes(self) -> int:
        """Memory that it takes."""
        depth = 1 if isinstance(self.ink, tuple) else 5
        return self.mask.width * self.mask.height * depth + 400

    def paste(self, image: Image.Image, x: float, y: float) -> None:
        """Paste it with its origin at (x, y)."""
        left, top = round(x) + self.left, round(y) + self.top
        if isinstance(self.ink, tuple):
            image.paste(self.ink, (left, top, left + self.mask.width, top + self.mask.height), self.mask)
        else:
            image.paste(self.ink, (left, top), self.mask)


class _Cache:
    """Keeps what was used last, up to a number of bytes; safe between threads."""

    def __init__(self, limit: int) -> None:
        self.limit, self.bytes = limit, 0
        self.lock = Lock()
        self.sprites: OrderedDict[Hashable, Sprite] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        with self.lock:
            if key in self.sprites:
                self.sprites.move_to_end(key)
                return self.sprites[key]
        sprite = make()
        with self.lock:
            if key not in self.sprites:
                self.bytes += sprite.bytes
            self.sprites[key] = sprite
            while self.bytes > self.limit:
                self.bytes -= self.sprites.popitem(last=False)[1].bytes
        return sprite


CACHE = _Cache(CACHE_BYTES)


def kept(key: Hashable, make: Callable[[], Sprite]) -> Sprite:
    """Give the sprite with that key, making it at most once while it is in use."""
    return CACHE.get(key, make)


class Brush:
    """Draws on a transparent sheet in its own units, `width` x `height` of them; `ink` is the main colour."""

    def __init__(self, width: float, height: float, pixels: float = 1.0, ink: Colour = (0, 0, 0)) -> None:
        """Make a sheet; one unit is `pixels` pixels of the finished sprite."""
        self.ink, self.unit = ink, pixels * SCALE
        size = (max(1, math.ceil(width * pixels)) * SCALE, max(1, math.ceil(height * pixels)) * SCALE)
        self.sheet = Image.new("RGBA", size)
        self.pen = ImageDraw.Draw(self.sheet)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def area(self, points: Sequence[Point], fill: Colour | None = None) -> None:
        """Fill a polygon."""
        self.pen.polygon(self._scaled(points), fill or self.ink)

    def line(
        self, points: Sequence[Point], width: float, fill: Colour | None = None, closed: bool = False
    ) -> None:
        """Draw a line with round joints and ends."""
        scaled, thick = self._scaled(points), width * self.unit
        if closed:
            scaled.append(scaled[0])
        self.pen.line(scaled, fill or self.ink, max(1, round(thick)))
        radius = thick / 2
        for x, y in scaled:
            self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill or self.ink)

    def outlined(
        self, points: Sequence[Point], fill: Colour, width: float, line: Colour | None = None
    ) -> None:
        """Fill a polygon and draw its outline."""
        self.area(points, fill)
        self.line(points, width, line, closed=True)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: Colour | None = None, width: float = 0
    ) -> None:
        """Fill an ellipse round (x, y); with a width, an ink outline lies just inside its edge."""
        u = self.unit
        box = ((x - rx) * u, (y - ry) * u, (x + rx) * u - 1, (y + ry) * u - 1)
        if not width:
            self.pen.ellipse(box, fill or self.ink)
            return
        self.pen.ellipse(box, self.ink)
        inner = (
            (x - rx + width) * u,
            (y - ry + width) * u,
            (x + rx - width) * u - 1,
            (y + ry - width) * u - 1,
        )
        self.pen.ellipse(inner, fill or self.ink)

    def disc(self, x: float, y: float, r: float, fill: Colour | None = None, width: float = 0) -> None:
        """Fill a circle; with a width, an ink outline lies just inside its edge."""
        self.oval(x, y, r, r, fill, width)

    def arc(
        self, x: float, y: float, r: float, start: float, end: float, width: float, fill: Colour | None = None
    ) -> None:
        """Draw part of a circle, clockwise from `start` to `end` degrees (0 is east)."""
        steps = max(6, int(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line([(x + r * math.cos(a), y + r * math.sin(a)) for a in angles], width, fill)

    def box(
        self, left: float, top: float, right: float, bottom: float,
        fill: Colour | None = None, radius: float = 0, width: float = 0,
    ) -> None:  # fmt: skip
        """Fill a rounded box; with a width, an ink outline lies just inside its edge."""
        u = self.unit
        outer = (left * u, top * u, right * u - 1, bottom * u - 1)
        if not width:
            self.pen.rounded_rectangle(outer, radius * u, fill or self.ink)
            return
        self.pen.rounded_rectangle(outer, radius * u, self.ink)
        w = width * u
        inner = (outer[0] + w, outer[1] + w, outer[2] - w, outer[3] - w)
        self.pen.rounded_rectangle(inner, max(0, radius * u - w), fill or self.ink)

    def clear(self, points: Sequence[Point]) -> None:
        """Cut a polygon out."""
        self.pen.polygon(self._scaled(points), (0, 0, 0, 0))

    def hole(self, x: float, y: float, r: float) -> None:
        """Cut a circle out."""
        u = self.unit
        self.pen.ellipse(((x - r) * u, (y - r) * u, (x + r) * u - 1, (y + r) * u - 1), (0, 0, 0, 0))

    def within(self, mask: "Brush", draw: Callable[["Brush"], None]) -> None:
        """Draw something that only shows inside what `mask` (a brush of the same size) holds."""
        layer = Brush(1, 1, ink=self.ink)
        layer.unit = self.unit
        layer.sheet = Image.new("RGBA", self.sheet.size)
        layer.pen = ImageDraw.Draw(layer.sheet)
        draw(layer)
        alpha = Image.composite(
            layer.sheet.getchannel("A"), Image.new("L", self.sheet.size), mask.sheet.getchannel("A")
        )
        self.sheet.paste(layer.sheet.convert("RGB"), (0, 0), alpha)
        self.pen = ImageDraw.Draw(self.sheet)

    def twin(self) -> "Brush":
        """Give an empty brush of the same size, for `within`."""
        twin = Brush(1, 1, ink=self.ink)
        twin.unit = self.unit
        twin.sheet = Image.new("RGBA", self.sheet.size)
        twin.pen = ImageDraw.Draw(twin.sheet)
        return twin

    def sprite(self, width: float | None = None, left: int = 0, top: int | None = None) -> Sprite:
        """Reduce the sheet to a sprite; by default it stands in a row with all its width, centred."""
        small = self.sheet.convert("RGBa").reduce(SCALE).convert("RGBA")
        return Sprite(
            small.convert("RGB"),
            small.getchannel("A"),
            small.width if width is None else width,
            left,
            -(small.height // 2) if top is None else top,
        )


def blank(width: float) -> Sprite:
    """Give a sprite that takes room in a row and shows nothing."""
    return Sprite((0, 0, 0), Image.new("L", (1, 1)), width, 0, 0)


def joined(parts: Sequence[tuple[Sprite, float, float]], width: float) -> Sprite:
    """Put sprites, each with its origin at (x, y), together into one; later ones lie on top."""
    placed = [(part, round(x) + part.left, round(y) + part.top) for part, x, y in parts]
    left, top = min(x for _, x, _ in placed), min(y for _, _, y in placed)
    right = max(x + part.mask.width for part, x, _ in placed)
    bottom = max(y + part.mask.height for part, _, y in placed)
    sheet = Image.new("RGBA", (right - left, bottom - top))
    for part, x, y in placed:
        ink = part.ink if isinstance(part.ink, Image.Image) else Image.new("RGB", part.mask.size, part.ink)
        layer = ink.convert("RGBA")
        layer.putalpha(part.mask)
        sheet.alpha_composite(layer, (x - left, y - top))
    return Sprite(sheet.convert("RGB"), sheet.getchannel("A"), width, left, top)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> list[Point]:
    """Give the corners of a star, or of a cog's or saw's teeth."""
    corners = []
    for i in range(points * 2):
        angle = math.radians(turn + 180 * i / points)
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def turned(points: Sequence[Point], degrees: float, x: float = 50, y: float = 50) -> list[Point]:
    """Turn points clockwise round (x, y)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (a - x) * cos - (b - y) * sin, y + (a - x) * sin + (b - y) * cos) for a, b in points]
