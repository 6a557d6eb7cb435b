"""The strip of seats below the public pictures."""

from collections.abc import Callable
from typing import Any

from renders.contract import Request
from renders.kit import Canvas, Counter, Player, seat_panel

HEIGHT = 104
Counters = Callable[[Any, int], tuple[list[Counter], list[Counter]]]
"""A seat's view and the room for it -> its counters, above and below."""


def automa(view: Any) -> tuple[int, ...]:
    """Give the seats that the rules play."""
    return tuple(player.seat for player in view.players if player.automa)


def paint_strip(
    canvas: Canvas, request: Request, players: tuple[Player, ...], top: int, counters: Counters
) -> None:
    """Draw one panel a seat; the one whose turn it is stands out."""
    view = request.view
    count = len(view.players)
    width = (canvas.image.width - 20 - 8 * (count - 1)) / count
    asked = request.headline[0] if request.headline[0] is not None else view.active
    for player in view.players:
        left = 10 + (width + 8) * player.seat
        above, below = counters(player, round(width))
        box = (left, top, left + width, top + HEIGHT)
        seat_panel(canvas, players[player.seat], box, asked == player.seat, above, below)
