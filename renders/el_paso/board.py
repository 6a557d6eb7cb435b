"""The board: header, trail, trading posts, supply, seats."""

from engine.el_paso.view import SeatView, View
from renders.contract import Box, Request
from renders.el_paso import posts, supply, trail
from renders.el_paso.last import last_move
from renders.el_paso.signs import CERT, HAND, TILE, TOKEN, head
from renders.kit import (
    Canvas,
    Counter,
    Player,
    coin,
    contours,
    fixed,
    header,
    pill,
    seats,
    worker,
)
from renders.western import seats as western
from renders.western.seats import automa
from renders.western.table import trail_ahead

SIZE = 1200
STRIP_TOP = 1088
HILLS = ((560, 300, 230), (880, 620, 200), (330, 640, 190), (980, 260, 150))


def _paint_fixed(canvas: Canvas, request: Request) -> None:
    contours(canvas, (0, 90, SIZE, 816), HILLS)
    trail.paint_rails(canvas)
    posts.paint_posts(canvas, request.view)
    supply.paint_captions(canvas, request.say)


def _counters(player: SeatView, room: int) -> tuple[list[Counter], list[Counter]]:
    """Give a seat's counters, above and below; more of them where there is more room."""
    if player.automa:
        return [], [Counter(worker(kind), count) for kind, count in player.workers.items()]
    above = [Counter(HAND, player.hand_count)]
    below = [Counter(coin(), player.money), Counter(TOKEN, player.tokens), Counter(CERT, player.certificates)]
    if room > 350:
        tiles = {"objective": player.objectives, "bonus": player.bonus_tiles}
        above = [*(Counter(TILE[kind], len(held)) for kind, held in tiles.items()), *above]
    if room > 500:
        below += [Counter(worker(kind), count) for kind, count in player.workers.items()]
    return above, below


def _sue_counters(view: View) -> list[Counter]:
    if view.sue is None:
        return []
    player = view.players[-1]
    cattle = sum(player.cattle.values())
    found = [
        Counter(TILE["objective"], len(player.objectives)),
        Counter(TILE["bonus"], len(player.bonus_tiles)),
    ]
    found.append(Counter(head("simmental"), cattle))
    return [*found, Counter(pill(f"{view.sue.next_post}+"), "")] if view.sue.next_post else found


def paint_strip(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    """Draw one panel a seat; the one whose turn it is stands out."""
    view: View = request.view

    def counters(player: SeatView, room: int) -> tuple[list[Counter], list[Counter]]:
        above, below = _counters(player, room)
        return (_sue_counters(view) if player.automa else above), below

    western.paint_strip(canvas, request, players, STRIP_TOP, counters)


def draw(request: Request) -> Canvas:
    """Draw the board for any reader."""
    view: View = request.view
    players = seats(request, automa(view))
    key = ("el_paso", "board", len(view.players), request.language)
    canvas = fixed(key, SIZE, SIZE, lambda sheet: _paint_fixed(sheet, request), request.language)
    header(canvas, request, players, last_move(request))
    trail.paint_way(canvas, view, players)
    trail.paint_tiles(canvas, view, players, request.say("el_paso.place.EP"))
    posts.paint_discs(canvas, view, players)
    posts.paint_clock(canvas, view, players, request.say)
    supply.paint_train(canvas, view)
    supply.paint_displays(canvas, view)
    supply.paint_workers(canvas, view)
    supply.paint_market(canvas, view)
    supply.paint_buildings(canvas, view)
    paint_strip(canvas, request, players)
    canvas.frame()
    canvas.mark_focus(request.focus)
    trail.paint_origin(canvas, view, players)
    trail.paint_herders(canvas, view, players)
    canvas.mark_targets(request.targets)
    return canvas


# ---- crops


def crop_trail(request: Request, canvas: Canvas) -> list[Box]:
    """Cut round the reader's herder and every target on the trail; the whole trail if that is too wide."""
    return trail_ahead(request, canvas, trail.CENTRES, (0, 90, SIZE, 816))


def crop_posts(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the trading posts and the Simmental clock."""
    return [(336, 250, 1000, 654)]


def crop_supply(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the supply, its five parts one below the other."""
    upper, lower = (816, 948), (948, 1071)
    return [
        (512, upper[0], SIZE - 3, upper[1]),
        (3, upper[0], 510, upper[1]),
        (3, lower[0], 372, lower[1]),
        (370, lower[0], 798, lower[1]),
        (798, lower[0], SIZE - 3, lower[1]),
    ]


CROPS = {"trail": crop_trail, "posts": crop_posts, "supply": crop_supply}
