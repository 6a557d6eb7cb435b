"""Discs on trading posts."""

from collections.abc import Iterable

from renders.kit import LINE, Canvas, Player
from renders.kit.shapes import disc
from renders.kit.sprites import Point

DISC = 15


def put_discs(canvas: Canvas, player: Player, count: int, x: float, y: float) -> None:
    """Draw a seat's discs in its fixed place; two or more as "×2"."""
    if count:
        letter = f"×{count}" if count > 1 else None
        canvas.put(player.piece(DISC, "flat", letter, canvas.language), x, y)


def put_dots(canvas: Canvas, places: Iterable[Point]) -> None:
    """Draw the empty places of a post."""
    for x, y in places:
        canvas.put(disc(5, LINE), x, y)
