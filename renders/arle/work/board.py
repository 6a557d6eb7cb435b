"""The work board: header, seasons, tools, half-years, buildings for sale, seats."""

from engine.arle.components import GOODS as GOODS_DATA
from engine.arle.components import WORKERS
from engine.arle.table.view import FarmView, View
from renders.arle.last import last_move
from renders.arle.signs import GOODS
from renders.arle.work import columns, sale, tools
from renders.arle.work.columns import GROUND, ROWS, SIGN, TOP, spans
from renders.arle.work.sale import STRIP_TOP
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    SAND,
    Canvas,
    Player,
    fixed,
    framed,
    header,
    icon,
    seats,
    word,
)
from renders.kit.shapes import disc

SIZE = 1200
STORES = {1: 8, 2: 6, 3: 4}
"""How many of a seat's goods the strip shows, by number of seats."""
SHOWN = ("food", "peat", "wood", "clay", "grain", "tea", "timber", "brick")


def _paint_fixed(canvas: Canvas, request: Request) -> None:
    view: View = request.view
    canvas.fill(sale.band(view), SAND)
    columns.paint_grounds(canvas, view)
    tools.paint_tracks(canvas, request)


def _workers(canvas: Canvas, player: Player, farm: FarmView, x: float, y: float) -> None:
    """Draw a worker for each of the seat's: filled while still to be placed."""
    for worker in range(WORKERS):
        at = x + 13 + 28 * worker
        if worker < farm.workers_left:
            canvas.put(player.piece(12, "flat", letter=""), at, y)
        else:
            canvas.put(disc(10, CARD, LINE, 3), at, y)


def _panel(canvas: Canvas, view: View, player: Player, box: Box, active: bool) -> None:
    """Draw a seat's panel: piece, name, workers, windmill; goods below (alone at the table: beside)."""
    left, top, right, bottom = box
    farm = view.farms[player.seat]
    canvas.panel(box, 12, player.look.tint if active else CARD, INK, 7 if active else 3)
    y = (top + bottom) / 2
    canvas.put(player.piece(23, language=canvas.language), left + 44, y)
    upper, lower = (top + 25, bottom - 23) if view.seats > 1 else (y, y)
    starts = view.order[0] == player.seat
    at = left + 82
    name_room = 132 if view.seats > 2 else 200
    canvas.text(player.name, at, upper, 32, width=name_room)
    at += name_room + 8
    if farm.done:
        canvas.sign(icon("check"), at + 56, upper, 34)
    else:
        _workers(canvas, player, farm, at, upper)
    at += 28 * WORKERS + 4
    if starts:
        canvas.sign(icon("windmill"), at, upper, 40, "l")
    at = left + 84 if view.seats > 1 else at + 46
    shown = [good for good in SHOWN if view.expansion or not GOODS_DATA[good].expansion]
    _goods(canvas, farm, shown[: STORES[view.seats]], at, right - 14, lower)


def _goods(canvas: Canvas, farm: FarmView, shown: list[str], left: float, right: float, y: float) -> None:
    width = (right - left) / len(shown)
    for index, good in enumerate(shown):
        colour = INK if farm.goods[good] else INK2
        canvas.sign(GOODS[good], left + width * index, y, 28, "l")
        x = left + width * index + GOODS[good].width(28) + 3
        canvas.text(str(farm.goods[good]), x, y, 28, colour, width=width - GOODS[good].width(28) - 5)


def _strip(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    view: View = request.view
    width = (SIZE - 16 - 8 * (view.seats - 1)) / view.seats
    asked = request.headline[0] if request.headline[0] is not None else view.turn
    for seat in range(view.seats):
        left = 8 + (width + 8) * seat
        box = (left, STRIP_TOP, left + width, SIZE - 8)
        _panel(canvas, view, players[seat], box, asked == seat)


def draw(request: Request) -> Canvas:
    """Draw the work board, the same for every reader."""
    view: View = request.view
    players = seats(request)
    key = ("arle", "board", view.board, view.season, request.language)
    canvas = fixed(key, SIZE, SIZE, lambda sheet: _paint_fixed(sheet, request), request.language)
    note = [
        framed(SIGN[view.season], GROUND[view.season]),
        word(view.half_year, CARD),
        word(f"/{view.half_years}", LINE, scale=0.5),
    ]
    header(canvas, request, players, last_move(request), note)
    columns.paint_columns(canvas, request, players)
    tools.paint_markers(canvas, request, players)
    tools.paint_clock(canvas, request, players)
    sale.paint_sale(canvas, request, players)
    _strip(canvas, request, players)
    canvas.frame()
    columns.mark_last(canvas, view)
    canvas.mark(request.focus, request.targets)
    return canvas


# ---- crops


def _column(view: View, *names: str) -> Box:
    """Give the box of columns that lie side by side."""
    lefts, rights = zip(*(spans(view.season)[name] for name in names), strict=True)
    return (min(lefts) - 32, TOP - 4, max(rights) + 7, ROWS[view.board].bottom + 4)


def crop_season(request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the spaces of the season that it is."""
    return [_column(request.view, request.view.season)]


def crop_tools(request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the tools and the other season."""
    other = "winter" if request.view.season == "summer" else "summer"
    return [_column(request.view, "tools", other)]


def crop_sale(request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the buildings, in two parts one below the other."""
    places = sale.boxes(request.view).values()
    lefts = sorted({box[0] for box in places})
    half = lefts[(len(lefts) + 1) // 2] - 3
    _, top, _, bottom = sale.band(request.view)
    return [(0, top + 1, half, bottom), (half, top + 1, SIZE, bottom)]


CROPS = {"season": crop_season, "tools": crop_tools, "sale": crop_sale}
