"""The sheet that a picture is drawn on: it pastes sprites, and remembers where each target stands.

    canvas = fixed(("el_paso", "board", language), 1200, 1200, paint_fixed)   # drawn once, copied ever after
    canvas.panel((16, 100, 300, 200))
    canvas.text("Bo", 30, 130, 44, width=200)
    canvas.row([coin(2), ARROW, icon("house")], 30, 170, 36)
    canvas.place("B", (16, 100, 300, 200))         # the target "B": marks and disc go there
    canvas.mark(request.focus, request.targets)    # last of all

Coordinates are pixels of the picture; `anchor` says which point of the thing lies at (x, y): "l", "m" or "r" of its
middle line.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock

from PIL import Image, ImageDraw

from renders.contract import Box
from renders.kit import encoder, lettering, shapes
from renders.kit.palette import CARD, CASING, CONTOUR, INK, INK2, LINE, PAPER, SAND, Colour
from renders.kit.signs import Sign
from renders.kit.sprites import Brush, Sprite, kept

WIDTH = 1200
GAP = 0.16
"""Room between the signs of a row, in sizes."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a target stands, and how it is marked."""

    box: Box
    disc: tuple[float, float]
    """The centre of its number."""
    radius: int
    """The radius of its number's disc."""
    mark: str
    """"ring" (stripes), "brackets" or "" for its last change."""
    corner: int
    """The radius of the box's corners, for the ring."""
    hollow: bool
    """A choice of second rank."""


class Canvas:
    """An opaque sheet of paper in one language, and where the targets stand on it."""

    def __init__(self, width: int, height: int, language: str = "en", ground: Colour = PAPER) -> None:
        """Take a sheet of that size."""
        self.image = Image.new("RGB", (width, height), ground)
        self.pen = ImageDraw.Draw(self.image)
        self.language = language
        self.places: dict[str, Place] = {}

    @property
    def box(self) -> Box:
        """The whole sheet."""
        return 0, 0, self.image.width, self.image.height

    def copy(self) -> "Canvas":
        """Give a copy to go on with."""
        twin = object.__new__(Canvas)
        twin.image = self.image.copy()
        twin.pen = ImageDraw.Draw(twin.image)
        twin.language, twin.places = self.language, dict(self.places)
        return twin

    # ---- single things

    def put(self, sprite: Sprite, x: float, y: float, anchor: str = "m") -> None:
        """Paste a sprite."""
        sprite.paste(self.image, x - sprite.width * {"l": 0, "m": 0.5, "r": 1}[anchor], y)

    def sign(self, sign: Sign, x: float, y: float, size: int, anchor: str = "m") -> None:
        """Draw a sign."""
        self.put(sign.at(size), x, y, anchor)

    def text(
        self, text: str, x: float, y: float, size: int, colour: Colour = INK, anchor: str = "l",
        width: float | None = None,
    ) -> float:  # fmt: skip
        """Write words, shrunk or cut to a width; gives the width they take."""
        if width is not None:
            text, size = lettering.fit(text, size, width, self.language)
        sprite = lettering.words(text, size, colour, self.language)
        self.put(sprite, x, y, anchor)
        return sprite.width

    def lines(
        self, text: str, x: float, y: float, size: int, width: float, height: float,
        colour: Colour = INK, anchor: str = "l",
    ) -> None:  # fmt: skip
        """Write words whole in as many lines as a box around the middle line `y` holds, smaller if need be."""
        rows, size = lettering.spread(text, size, width, height, self.language)
        for number, row in enumerate(rows):
            line = y + size * lettering.PITCH * (number - (len(rows) - 1) / 2)
            self.text(row, x, line, size, colour, anchor, width)

    def row(
        self, signs: Sequence[Sign], x: float, y: float, size: int, anchor: str = "l",
        width: float | None = None, gap: float = GAP,
    ) -> float:  # fmt: skip
        """Draw signs side by side, all smaller if they need more than the width; gives the width they take."""
        size, total = fitting(signs, size, width, gap)
        x -= total * {"l": 0, "m": 0.5, "r": 1}[anchor]
        for sign in signs:
            sprite = sign.at(size)
            sprite.paste(self.image, x, y)
            x += sprite.width + size * gap
        return total

    # ---- boxes

    def panel(
        self, box: Box, radius: int = 12, fill: Colour = CARD, line: Colour | None = INK, edge: int = 3
    ) -> None:
        """Draw a rounded box; the outline lies inside its border."""
        left, top, right, bottom = (round(side) for side in box)
        shapes.panel(right - left, bottom - top, radius, fill, line, edge).paste(self.image, left, top)

    def split(
        self, box: Box, first: Colour, second: Colour, at: int, radius: int = 12, line: Colour = INK,
        edge: int = 3, across: bool = False,
    ) -> None:  # fmt: skip
        """Draw a rounded box in two grounds: a plate `at` pixels wide at its left (or, `across`, at its top)."""
        left, top, right, bottom = (round(side) for side in box)
        sprite = shapes.parts(right - left, bottom - top, radius, at, (first, second), line, edge, across)
        sprite.paste(self.image, left, top)

    def dashes(
        self, box: Box, radius: int = 10, line: Colour = CASING, edge: int = 3, fill: Colour | None = None
    ) -> None:
        """Draw the dashed box of an empty place."""
        left, top, right, bottom = (round(side) for side in box)
        shapes.dashed(right - left, bottom - top, radius, line, edge, fill).paste(self.image, left, top)

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a plain box."""
        left, top, right, bottom = (round(side) for side in box)
        self.pen.rectangle((left, top, right - 1, bottom - 1), colour)

    def locked(self, box: Box, radius: int = 12) -> None:
        """Draw the ground of something locked, unused or zero."""
        self.panel(box, radius, fill=SAND, line=LINE, edge=2)

    def stack(
        self, box: Box, sheets: int = 2, radius: int = 10, fill: Colour = CARD, line: Colour = INK
    ) -> None:
        """Draw a card with sheets below it, each 5 pixels further right and down."""
        left, top, right, bottom = box
        for sheet in range(sheets, -1, -1):
            shift = 5 * sheet
            self.panel((left + shift, top + shift, right + shift, bottom + shift), radius, fill, line)

    def block(self, key: Hashable, box: Box, radius: int, paint: "Callable[[Canvas], None]") -> None:
        """Draw a card or tile that looks the same whenever its key is the same, painting it at most once.

        `paint` gets a sheet of the box's size (its own coordinates, from 0, 0); its corners are cut round.
        """
        left, top, right, bottom = (round(side) for side in box)
        width, height = right - left, bottom - top

        def make() -> Sprite:
            sheet = Canvas(width, height, self.language)
            paint(sheet)
            return Sprite(sheet.image, shapes.rounded(width, height, radius), width, 0, 0)

        kept(("block", key, width, height, self.language), make).paste(self.image, left, top)

    # ---- targets and marks

    def place(
        self, target: str, box: Box, disc: tuple[float, float] | None = None, radius: int = 29,
        mark: str = "brackets", corner: int = 12, hollow: bool = False,
    ) -> None:  # fmt: skip
        """Say where a target stands. Its number hangs 8 pixels outside the upper left corner, or at `disc`."""
        centre = disc if disc is not None else (box[0] - 4, box[1] - 8)
        margin = radius + 7
        x = min(max(centre[0], margin), self.image.width - margin)
        y = min(max(centre[1], margin), self.image.height - margin)
        self.places[target] = Place(box, (x, y), radius, mark, corner, hollow)

    def changed(self, box: Box) -> None:
        """Draw the brackets of a change round a box."""
        left, top, right, bottom = (round(side) for side in box)
        shapes.brackets(right - left, bottom - top).paste(self.image, left, top)

    def arrived(self, box: Box, corner: int = 12, thick: int = 12) -> None:
        """Draw the striped ring round a box."""
        left, top, right, bottom = (round(side) for side in box)
        shapes.stripes(right - left, bottom - top, corner, thick).paste(self.image, left, top)

    def mark_focus(self, focus: Sequence[str], rings: int = 3, brackets: int = 5) -> None:
        """Mark what changed last, newest first: rings where something arrived, brackets elsewhere, not too many."""
        left = {"ring": rings, "brackets": brackets, "": 0}
        for target in dict.fromkeys(reversed(focus)):
            place = self.places.get(target)
            if place is None or not left[place.mark]:
                continue
            left[place.mark] -= 1
            if place.mark == "ring":
                self.arrived(place.box, place.corner)
            else:
                self.changed(place.box)

    def mark_targets(self, targets: Mapping[str, int]) -> None:
        """Number the legal targets that stand on this sheet; must come last, since nothing may cover them."""
        for target, number in targets.items():
            if target in self.places:
                place = self.places[target]
                self.put(shapes.target(number, place.radius, place.hollow), *place.disc)

    def mark(self, focus: Sequence[str], targets: Mapping[str, int]) -> None:
        """Mark what changed last, then number the targets."""
        self.mark_focus(focus)
        self.mark_targets(targets)

    def around(self, targets: Sequence[str], margin: float = 60, limit: float = 720) -> Box | None:
        """Give the box round those targets, `margin` wider, at least 480 x 360.

        None if none of them stands here, or if the box would be wider than `limit`.
        """
        held = [self.places[target] for target in targets if target in self.places]
        if not held:
            return None
        left = min(min(p.box[0], p.disc[0] - p.radius) for p in held) - margin
        top = min(min(p.box[1], p.disc[1] - p.radius) for p in held) - margin
        right = max(p.box[2] for p in held) + margin
        bottom = max(p.box[3] for p in held) + margin
        left, right = _grown(left, right, 480, self.image.width)
        top, bottom = _grown(top, bottom, 360, self.image.height)
        box = (left, top, right, bottom)
        return box if box[2] - box[0] <= limit and box[3] - box[1] <= limit * 1.4 else None

    # ---- the end

    def frame(self) -> None:
        """Draw the quiet frame round the picture."""
        self.pen.rectangle((0, 0, self.image.width - 1, self.image.height - 1), outline=LINE, width=3)

    def piece(self, box: Box) -> Image.Image:
        """Give a box of the sheet."""
        left, top, right, bottom = (round(side) for side in box)
        width, height = self.image.size
        return self.image.crop((max(0, left), max(0, top), min(width, right), min(height, bottom)))

    def png(self, *boxes: Box) -> tuple[bytes, int, int]:
        """Encode the sheet, or boxes of it one below the other: PNG bytes, width, height."""
        image = _stacked([self.piece(box) for box in boxes]) if boxes else self.image
        return encoder.png(image), image.width, image.height


def _stacked(pieces: Sequence[Image.Image]) -> Image.Image:
    """Put pieces one below the other, on the ground of a band."""
    sheet = Image.new("RGB", (max(p.width for p in pieces), sum(p.height for p in pieces)), SAND)
    top = 0
    for piece in pieces:
        sheet.paste(piece, (0, top))
        top += piece.height
    return sheet


def _grown(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    """Widen a stretch to a least length, inside 0 to `most`."""
    spare = max(0.0, least - (high - low)) / 2
    low, high = low - spare, high + spare
    low -= max(0.0, high - most)
    return max(0.0, low), min(most, max(high, high - min(0.0, low)))


def fitting(signs: Sequence[Sign], size: int, width: float | None, gap: float = GAP) -> tuple[int, float]:
    """Give the size, at most `size`, in which a row of signs fits a width, and the width that it takes."""

    def needed(at: int) -> float:
        return sum(sign.width(at) for sign in signs) + at * gap * (len(signs) - 1)

    total = needed(size)
    if width is None or total <= width:
        return size, total
    size = max(8, int(size * width / total))
    while size > 8 and needed(size) > width:
        size -= 1
    return size, needed(size)


# ---- fixed layers

_LAYERS: OrderedDict[Hashable, Canvas] = OrderedDict()
_LOCK = Lock()
LAYERS = 12
"""Fixed layers kept; one of 1200 x 1200 takes 4 MiB."""


def fixed(
    key: Hashable, width: int, height: int, paint: Callable[[Canvas], None], language: str = "en"
) -> Canvas:
    """Give a copy of the layer with that key (game, picture, set-up, language), painting it at most once."""
    with _LOCK:
        layer = _LAYERS.get(key)
        if layer is not None:
            _LAYERS.move_to_end(key)
            return layer.copy()
    layer = Canvas(width, height, language)
    paint(layer)
    with _LOCK:
        _LAYERS[key] = layer
        while len(_LAYERS) > LAYERS:
            _LAYERS.popitem(last=False)
    return layer.copy()


# ---- the map under everything


def contours(canvas: Canvas, box: Box, centres: Sequence[tuple[float, float, float]]) -> None:
    """Draw sparse map lines round hills (x, y, size) inside a box."""
    left, top, right, bottom = (round(side) for side in box)
    brush = Brush(right - left, bottom - top, 1, CONTOUR)
    for hill, (x, y, size) in enumerate(centres):
        for ring in range(1, 5):
            points = []
            for i in range(73):
                a = 2 * math.pi * i / 72
                wave = 1 + 0.13 * math.sin(3 * a + hill) + 0.07 * math.sin(5 * a + 2 * hill + ring / 3)
                r = size * ring / 4 * wave
                points.append((x - left + 1.5 * r * math.cos(a), y - top + 0.8 * r * math.sin(a)))
            brush.line(points, 2, CONTOUR)
    canvas.put(brush.sprite(0, 0, 0), left, top, "l")


def caption(
    canvas: Canvas, text: str, x: float, y: float, note: str = "", width: float = 400, size: int = 26
) -> None:
    """Write a title above something, with a note in ink after it."""
    taken = canvas.text(text, x, y, size, INK2, width=width)
    if note:
        canvas.text(note, x + taken + 10, y, size, INK, width=max(20, width - taken - 10))
