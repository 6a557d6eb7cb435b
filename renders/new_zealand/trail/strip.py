"""The strip of seats below the public pictures."""

from engine.new_zealand.components import BOARD
from engine.new_zealand.table.view import SeatView, View
from renders.contract import Request
from renders.kit import Canvas, Counter, Player, coin, icon, pill, worker
from renders.new_zealand.signs import CERT, FLAG, HAND, INGOT, STOREHOUSE, TOKEN
from renders.western import seats


def _counters(player: SeatView, room: int) -> tuple[list[Counter], list[Counter]]:
    """Give a seat's counters, above and below; more of them where there is more room."""
    above = [Counter(HAND, player.hand_count)]
    below = [Counter(coin(), player.money), Counter(INGOT, player.gold), Counter(CERT, player.certificates)]
    if room > 350:
        above = [Counter(TOKEN, player.tokens), *above]
    if room > 500:
        above = [
            Counter(FLAG, len(player.objectives)),
            Counter(STOREHOUSE, sum(player.storehouses.values())),
            *above,
        ]
        below += _workers(player)
    return above, below


def _workers(player: SeatView) -> list[Counter]:
    return [Counter(worker(kind), BOARD.workers.printed + len(row)) for kind, row in player.workers.items()]


def _sarah(view: View, player: SeatView) -> tuple[list[Counter], list[Counter]]:
    assert view.sarah is not None
    above = [Counter(icon("pile"), len(player.cards_kept))]
    if view.sarah.next_post:
        above = [Counter(pill(f"{view.sarah.next_post.lstrip('LFW')}+"), ""), *above]
    return above, _workers(player)


def paint_strip(canvas: Canvas, request: Request, players: tuple[Player, ...], top: int) -> None:
    """Draw one panel a seat; the one whose turn it is stands out."""
    view: View = request.view

    def counters(player: SeatView, room: int) -> tuple[list[Counter], list[Counter]]:
        return _sarah(view, player) if player.automa else _counters(player, room)

    seats.paint_strip(canvas, request, players, top, counters)
