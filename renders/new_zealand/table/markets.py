"""The markets: jobs, bonus tiles, bonus cards, sheep, objectives."""

from functools import partial

from engine.new_zealand.components import BONUS_SETS, BOX, BREEDS, CARDS, OFFERS, SLOT_GOLD, WORKERS, sheep_of
from engine.new_zealand.printed.boards import Offer
from engine.new_zealand.table.view import View
from renders.contract import Box, Request
from renders.kit import (
    ARROW,
    CARD,
    GAIN,
    INK,
    INK2,
    LINE,
    MINUS,
    SAND,
    WHITE,
    Canvas,
    Colour,
    Sign,
    caption,
    cost,
    fixed,
    header,
    icon,
    seats,
    shield,
    word,
    worker,
)
from renders.kit.palette import TEAL
from renders.kit.pieces import WORKERS as WORKER_LOOKS
from renders.kit.shapes import disc
from renders.new_zealand.last import last_move
from renders.new_zealand.signs import ANY_SHEEP, FLAG, HAND, TOKEN, head
from renders.new_zealand.table import cards
from renders.western.seats import automa

SIZE = 1200
BAND: Box = (0, 726, SIZE, SIZE)
MARKET = BOX.bonus_market
PLAIN = ("romney", "sheepdog", "ferry", "kotare")
SINGLE = tuple(offer for offer in OFFERS.values() if offer.n == 1)
SHARED = tuple(offer for offer in OFFERS.values() if offer.n > 1)
ARROWS: dict[str, tuple[Colour, Sign | None]] = {
    "black": (INK, None),
    "yellow": (GAIN, ANY_SHEEP),
    "teal": (TEAL, word("I→II", WHITE)),
    "red": (MINUS, icon("cross", WHITE)),
}
"""What the token crosses: a refill of sheep, the neutral buildings' other side, the end."""


def _paint_fixed(canvas: Canvas, request: Request) -> None:
    say = request.say
    canvas.fill(BAND, SAND)
    caption(canvas, say("renders.new_zealand.jobs"), 14, 108, width=530)
    caption(canvas, say("renders.new_zealand.bonus_market"), 574, 108, width=540)
    caption(canvas, say("renders.new_zealand.bonus_cards"), 14, 562, width=530)
    caption(canvas, say("renders.new_zealand.objectives"), 14, 1058, width=530)
    for row, price in enumerate(BOX.job_market.row_prices):
        canvas.sign(cost(price), 44, 231 + 68 * row, 46)
    for column, kind in enumerate(WORKERS):
        left = 84 + 116 * column
        canvas.panel((left, 132, left + 108, 192), 12, WORKER_LOOKS[kind][0], INK, 3)
        canvas.sign(icon(WORKER_LOOKS[kind][1], WHITE), left + 54, 162, 42)
    x = 14.0
    canvas.panel((x, 985, 250, 1037), 10)
    refill = BOX.sheep_market.refill
    canvas.row(
        [*_shepherds(refill.shepherds), ARROW, word(f"+{refill.cards}"), HAND], 132, 1011, 36, "m", width=216
    )
    for offer in SHARED:
        canvas.panel((262, 985, 612, 1037), 10)
        canvas.row(_shared(offer), 437, 1011, 36, "m", width=330)


def _shepherds(count: int) -> list[Sign]:
    return [*([word(count)] if count > 1 else []), worker("shepherd")]


def _shared(offer: Offer) -> list[Sign]:
    found = [*_shepherds(offer.shepherds), ARROW, word(offer.n)]
    for index, breed in enumerate(sheep_of(offer.colours)):
        found += [*([word("/", INK2)] if index else []), head(breed)]
    return [*found, cost(offer.pay)]


# ---- jobs and bonus tiles


def _paint_jobs(canvas: Canvas, view: View) -> None:
    for column, kind in enumerate(WORKERS):
        for row in range(len(BOX.job_market.row_prices)):
            left, top = 84 + 116 * column, 200 + 68 * row
            box = (left, top, left + 108, top + 62)
            if row in view.job_market[kind]:
                canvas.panel(box, 10)
                canvas.sign(worker(kind), left + 54, top + 31, 46)
            else:
                canvas.dashes(box, 10, LINE, 3, SAND)
            canvas.place(f"job:{kind}:{row}", box, (left + 20, top + 31), 20)


def _cell(row: int, column: int) -> Box:
    left, top = 574 + 138 * (column - 1), 140 + 82 * (row - 1)
    return left, top, left + 132, top + 74


def _paint_bonus(canvas: Canvas, view: View) -> None:
    if view.token_row:
        upper = 140 + 82 * (view.token_row - 1)
        canvas.panel((566, upper - 4, 1192, upper + 78), 10, SAND, LINE, 2)
    for row, tiles in enumerate(view.bonus_market, 1):
        for column, tile in enumerate(tiles, 1):
            box = _cell(row, column)
            if tile:
                canvas.block(
                    ("new_zealand", "bonus", tile), box, 12, partial(cards.paint_bonus_tile, tile=tile)
                )
            elif column not in view.bonus_columns:
                canvas.panel(box, 10, SAND, LINE, 2)
            else:
                canvas.dashes(box, 10)
            canvas.place(f"bonus:{row}:{column}", box, (box[0] + 66, box[1] - 4), 20, mark="ring")
        _paint_price(canvas, view, row)
    if view.token_row:
        left, top, right, bottom = _cell(view.token_row, MARKET.columns)
        x, y = (left + right) / 2, (top + bottom) / 2
        canvas.put(disc(34, GAIN, INK, 3), x, y)
        canvas.sign(shield(MARKET.token_vp), x, y + 1, 38)
        canvas.place("token", (x - 36, y - 36, x + 36, y + 36), corner=36)


def _paint_price(canvas: Canvas, view: View, row: int) -> None:
    """Draw a row's price (a lock in the token's row), and the arrow that leads to the row below."""
    y = 140 + 82 * (row - 1) + 30
    if row == view.token_row:
        canvas.sign(icon("lock", INK2), 1160, y, 40)
    else:
        canvas.sign(cost(MARKET.row_prices[row - 1]), 1160, y, 44)
    arrow = MARKET.arrows.get(row + 1)
    if arrow is None:
        return
    passed = row + 1 <= view.token_row or view.token_owner is not None
    ground, sign = ARROWS[arrow]
    low = y + 39
    canvas.pen.polygon(
        ((1134, low - 15), (1186, low - 15), (1186, low), (1160, low + 15), (1134, low)),
        LINE if passed else ground, INK2 if passed else INK, 2,
    )  # fmt: skip
    if sign is not None:
        canvas.sign(sign, 1160, low - 3, 24 if arrow != "teal" else 22)
    if passed:
        canvas.sign(icon("check"), 1182, low, 26)


# ---- cards


def _paint_slots(canvas: Canvas, view: View) -> None:
    supplies = {pile.id: pile for pile in view.supplies}
    numbers = {BONUS_SETS[number].card: number for number in view.sets}
    for index, (slot, gold) in enumerate(SLOT_GOLD.items()):
        pile = supplies[slot]
        left = 14 + 135 * index
        box = (left, 582, left + 127, 712)
        number = numbers[pile.card]
        for sheet in range(min(2, max(0, pile.left - 1)), 0, -1):
            canvas.panel(
                (left + 3 * sheet, 582 + 3 * sheet, left + 127 + 3 * sheet, 712 + 3 * sheet), 10, CARD, INK, 2
            )
        paint = partial(cards.paint_slot, slot=slot, gold=gold, number=number, left=pile.left)
        canvas.block(("new_zealand", slot, number, pile.left), box, 10, paint)
        canvas.place(f"slot:{slot}", box, (left + 6, 580), 24)
    for index, name in enumerate(PLAIN):
        left = 624 + 142 * index
        canvas.panel((left, 985, left + 134, 1037), 10)
        sign = head(name) if name in BREEDS else icon({"sheepdog": "dog"}.get(name, name))
        canvas.sign(sign, left + 38, 1011, 42)
        canvas.text(str(supplies[name].left), left + 74, 1011, 38, width=54)


def _breed(canvas: Canvas, breed: str, count: int, name: str) -> None:
    width, height = canvas.image.size
    data = BREEDS[breed]
    canvas.panel(canvas.box, 12, CARD if count else SAND, INK if count else LINE)
    cards.paint_values(canvas, data, (5, 5, width - 5, 60), 46, f"×{count}")
    canvas.sign(head(breed), 44, 93, 62)
    canvas.sign(shield(data.vp), 112, 92, 40)
    offers = [offer for offer in SINGLE if data.colour in offer.colours]
    if any(offer.exchange_tokens for offer in offers):
        canvas.sign(TOKEN, width - 28, 139, 36)
    canvas.text(name, 12, 140, 26, INK, width=width - 22)
    room = (width - 14) / 2
    for index, offer in enumerate(offers):
        left = 6 + (room + 2) * index
        canvas.panel((left, height - 46, left + room - 1, height - 7), 8, SAND if count else LINE, None, 0)
        canvas.row([*_shepherds(offer.shepherds), cost(offer.pay)], left + room / 2, height - 26, 29, "m",
                   width=room - 8, gap=0.08)  # fmt: skip


def _paint_sheep(canvas: Canvas, view: View, request: Request) -> None:
    count = sum(view.sheep_market.values())
    note = request.say("renders.of", count=count, limit=view.sheep_market_size)
    caption(canvas, request.say("renders.new_zealand.sheep_market"), 14, 745, note, width=560)
    canvas.row([icon("deck"), word(view.sheep_deck)], 1186, 745, 34, "r")
    for index, (breed, left_over) in enumerate(view.sheep_market.items()):
        left = 14 + 197 * index
        box = (left, 766, left + 187, 972)
        for sheet in range(min(2, left_over - 1), 0, -1):
            canvas.panel(
                (left + 4 * sheet, 766 + 3 * sheet, left + 187 + 4 * sheet, 972 + 3 * sheet), 12, CARD, INK, 2
            )
        name = request.say(f"new_zealand.card.{breed}")
        paint = partial(_breed, breed=breed, count=left_over, name=name)
        canvas.block(("new_zealand", "market", breed, left_over, name), box, 12, paint)
        canvas.place(f"market:{breed}", box, (left + 154, 860), 26)


def _paint_objectives(canvas: Canvas, view: View) -> None:
    for index in range(BOX.setup.objective_display):
        left = 14 + 264 * index
        box = (left, 1078, left + 254, 1188)
        if index >= len(view.objectives):
            canvas.dashes(box, 12)
            continue
        card = view.objectives[index]
        data = CARDS[card].objective
        assert data is not None
        canvas.block(("new_zealand", "wide", card), box, 12, partial(cards.paint_wide_objective, data=data))
        canvas.place(f"objective:{card}", box, (left + 4, 1074), 24, mark="ring")
    box = (1072, 1078, 1178, 1180)
    if view.objective_deck:
        canvas.stack(box, 2, 10)
    else:
        canvas.dashes(box, 10)
    canvas.sign(FLAG, 1125, 1108, 36)
    canvas.text(str(view.objective_deck), 1125, 1154, 40, INK, "m")
    canvas.place("objective:deck", box, (1080, 1074), 24)


def draw(request: Request) -> Canvas:
    """Draw the markets for any reader."""
    view: View = request.view
    key = ("new_zealand", "markets", request.language)
    canvas = fixed(key, SIZE, SIZE, partial(_paint_fixed, request=request), request.language)
    players = seats(request, automa(view))
    header(canvas, request, players, last_move(request, along=False))
    _paint_jobs(canvas, view)
    _paint_bonus(canvas, view)
    _paint_slots(canvas, view)
    _paint_sheep(canvas, view, request)
    _paint_objectives(canvas, view)
    canvas.frame()
    canvas.mark_focus(request.focus)
    canvas.mark_targets(request.targets)
    return canvas


# ---- crops


def crop_jobs(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the job market and the bonus cards."""
    return [(0, 90, 560, 726)]


def crop_bonus(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the bonus tile market."""
    return [(540, 90, SIZE, 726)]


def crop_sheep(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the sheep market, in halves one below the other."""
    return [(0, 726, 600, 980), (600, 726, SIZE, 980), (0, 978, 618, 1042), (618, 978, SIZE, 1042)]


CROPS = {"jobs": crop_jobs, "bonus": crop_bonus, "sheep": crop_sheep}
