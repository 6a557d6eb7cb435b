"""Rails, and ways along them."""

import math
from collections.abc import Hashable, Sequence

from PIL import Image, ImageDraw

from renders.kit.canvas import Canvas
from renders.kit.palette import CASING, INK, TRACK, WHITE, Colour
from renders.kit.pieces import Player
from renders.kit.sprites import SCALE, Brush, Point, Sprite, kept, turned

RAIL, EDGE = 22, 30
"""Widths of a rail and of its casing."""
WAY, WAY_CASING = 17, 26
"""Widths of the last way and of its casing."""


def smooth(path: Sequence[Point], radius: float = 26, sharp: Sequence[Point] = ()) -> list[Point]:
    """Round the corners of a path, but not the `sharp` ones (where a fork leaves the trunk)."""
    if len(path) < 3:
        return list(path)
    points = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        if corner in sharp:
            points.append(corner)
            continue
        reach = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        start, end = _towards(corner, before, reach), _towards(corner, after, reach)
        for i in range(13):
            t = i / 12
            points.append(
                (
                    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t * t * end[0],
                    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t * t * end[1],
                )
            )
    return [*points, path[-1]]


def _towards(start: Point, end: Point, way: float) -> Point:
    length = math.dist(start, end) or 1
    return start[0] + (end[0] - start[0]) * way / length, start[1] + (end[1] - start[1]) * way / length


def _ribbon(paths: Sequence[Sequence[Point]], width: float, colour: Colour) -> Sprite:
    """Give bands along the paths as one sprite whose origin is (0, 0) of the picture."""
    half = width / 2 + 2
    left = math.floor(min(x for path in paths for x, _ in path) - half)
    top = math.floor(min(y for path in paths for _, y in path) - half)
    right = math.ceil(max(x for path in paths for x, _ in path) + half)
    bottom = math.ceil(max(y for path in paths for _, y in path) + half)
    big = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    pen = ImageDraw.Draw(big)
    for path in paths:
        points = [((x - left) * SCALE, (y - top) * SCALE) for x, y in path]
        pen.line(points, 255, round(width * SCALE), joint="curve")
        r = width * SCALE / 2
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - r, y - r, x + r, y + r), 255)
    return Sprite(colour, big.reduce(SCALE), 0, left, top)


def rails(canvas: Canvas, paths: Sequence[Sequence[Point]]) -> None:
    """Draw rails along the paths (for a fixed layer)."""
    _ribbon(paths, EDGE, CASING).paste(canvas.image, 0, 0)
    _ribbon(paths, RAIL, TRACK).paste(canvas.image, 0, 0)


def band(canvas: Canvas, paths: Sequence[Sequence[Point]], width: float, colour: Colour) -> None:
    """Draw a plain band along the paths (for a fixed layer): a hazard zone, a sea lane."""
    _ribbon(paths, width, colour).paste(canvas.image, 0, 0)


def way(canvas: Canvas, edges: Sequence[tuple[Hashable, Sequence[Point]]], player: Player) -> None:
    """Draw the last way in a seat's colour along edges (a key, its path); white seats get an ink casing."""
    casing = INK if player.colour == WHITE else WHITE
    for kind, width, colour in (("casing", WAY_CASING, casing), ("way", WAY, player.colour)):
        for key, path in edges:
            sprite = kept((kind, key, colour), lambda path=path, w=width, c=colour: _ribbon([path], w, c))  # type: ignore[misc]
            sprite.paste(canvas.image, 0, 0)


def chevron(canvas: Canvas, x: float, y: float, degrees: int, colour: Colour = WHITE) -> None:
    """Draw a small arrowhead that points to `degrees` (0 east, 90 south)."""

    def make() -> Sprite:
        brush = Brush(24, 24, 1, colour)
        brush.line(turned([(9, 5), (16, 12), (9, 19)], degrees, 12, 12), 3.4, colour)
        return brush.sprite()

    canvas.put(kept(("chevron", degrees, colour), make), x, y)
