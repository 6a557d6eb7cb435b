"""The trail: its rails, the last way along them, and the pieces that stand on it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.western.views import Way
from renders.contract import Box
from renders.kit import INK, WHITE, Canvas, Player, Sign
from renders.kit.canvas import fitting
from renders.kit.sprites import Point
from renders.kit.tracks import chevron, rails, smooth, way

Edge = tuple[str, str]
Paths = Mapping[Edge, list[Point]]
"""From place to place: the line between their centres."""
Chevrons = Mapping[Edge, Sequence[tuple[int, int, int]]]
"""Arrowheads on an edge: centre and direction in degrees."""
Stand = Callable[[int, int], Point]
"""The centre of the index-th of so many pieces on a place."""
BEND = 26


def paths_between(
    edges: Iterable[Edge],
    centres: Mapping[str, Point],
    corners: Mapping[Edge, Sequence[Point]],
    forks: Sequence[Point],
    bends: Mapping[Edge, int] | None = None,
) -> dict[Edge, list[Point]]:
    """Draw a line along each edge, round at its corners but sharp where a fork leaves the trunk."""
    return {
        (start, end): smooth(
            [centres[start], *corners.get((start, end), ()), centres[end]],
            (bends or {}).get((start, end), BEND),
            forks,
        )
        for start, end in edges
    }


def paint_rails(canvas: Canvas, paths: Paths, chevrons: Chevrons) -> None:
    """Draw the rails and their directions (fixed layer)."""
    rails(canvas, list(paths.values()))
    for marks in chevrons.values():
        for x, y, degrees in marks:
            chevron(canvas, x, y, degrees)


def around(centre: Point, size: tuple[int, int]) -> Box:
    """Give the box of a size round a centre."""
    x, y = centre
    return x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2


def paint_rows(canvas: Canvas, entries: Sequence[list[Sign]], box: Box, largest: int, filling: float) -> None:
    """Draw one row of signs for each entry of a tile into a box, `filling` so much of its share of the height."""
    left, top, right, bottom = box
    pitch = (bottom - top) / len(entries)
    size = min(largest, round(pitch * filling))
    for number, entry in enumerate(entries):
        y = top + pitch * (number + 0.5)
        canvas.row(entry, left, y, fitting(entry, size, right - left)[0])


# ---- the last way, and pieces


def paint_way(
    canvas: Canvas, game: str, last: Way | None, paths: Paths, chevrons: Chevrons, players: tuple[Player, ...]
) -> None:
    """Draw the last way along the rails, with its direction."""
    if last is None or not last.moved:
        return
    steps, player = [edge for edge in last.edges if edge in paths], players[last.seat]
    way(canvas, [((game, *edge), paths[edge]) for edge in steps], player)
    light = INK if player.colour == WHITE else WHITE
    for edge in steps:
        for x, y, degrees in chevrons.get(edge, ()):
            chevron(canvas, x, y, degrees, light)


def paint_origin(canvas: Canvas, player: Player, radius: int, standing: int, stand: Stand) -> None:
    """Draw a hollow shape where the last way began, behind those who stand there."""
    canvas.put(player.piece(radius, "origin", language=canvas.language), *stand(standing, standing + 1))


def paint_pieces(
    canvas: Canvas,
    standing: Sequence[int],
    active: int | None,
    radii: tuple[int, int],
    players: tuple[Player, ...],
    stand: Stand,
) -> None:
    """Draw the pieces on a place, the active one on top; `radii`: of the active one and of the others."""
    order = sorted(standing, key=lambda seat: seat != active)
    for index in reversed(range(len(order))):
        radius = radii[order[index] != active]
        piece = players[order[index]].piece(radius, language=canvas.language)
        canvas.put(piece, *stand(index, len(order)))
