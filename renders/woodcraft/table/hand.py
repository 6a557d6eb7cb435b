"""Orders in hand and the cards of the set-up, beside the orders: for their owner only."""

from engine.woodcraft.components import HELPERS, ORDERS
from engine.woodcraft.printed.cards import Order
from engine.woodcraft.view import View, WorkshopView
from renders.contract import Box, Say
from renders.kit import CARD, INK, PAPER, SLASH, Canvas, Sign, cost, icon
from renders.woodcraft.board.displays import paint_ability, paint_often
from renders.woodcraft.signs import gains, needs, start_row

ROOM: Box = (16, 440, 604, 890)
"""Where the cards of the set-up lie, while no order is beside the workshop."""
STRIP = 120
"""Height of the hand above orders, with the gap below it."""
HELPER = 156
"""Height of a helper's card."""


def paint(canvas: Canvas, view: View, shop: WorkshopView, say: Say) -> None:
    """Draw the reader's hand, or the cards dealt to it in the set-up."""
    if view.choices is not None and view.seat == shop.seat and not shop.orders:
        _dealt(canvas, [*view.choices.helpers, *view.choices.orders], say)
    elif shop.hand and not shop.orders:
        _dealt(canvas, list(shop.hand), say)
    elif shop.hand:
        _strip(canvas, list(shop.hand), say)


def _dealt(canvas: Canvas, cards: list[str], say: Say) -> None:
    """Lay helpers in a row, and orders in two columns below."""
    left, top, right, bottom = ROOM
    canvas.fill((left - 6, top - 6, right + 4, bottom + 4), PAPER)
    helpers = [card for card in cards if card in HELPERS]
    width = (right - left - 8 * max(0, len(helpers) - 1)) / max(1, len(helpers))
    for number, card in enumerate(helpers):
        x = left + (width + 8) * number
        _helper(canvas, card, (x, top, x + width, top + HELPER), say)
        canvas.place(f"helper:{card}", (x, top, x + width, top + HELPER), (x + 14, top + 4), 22)
    start = top + (HELPER + 8 if helpers else 0)
    orders = [card for card in cards if card not in HELPERS]
    rows = max(1, -(-len(orders) // 2))
    height = min(96.0, (bottom - start - 6 * (rows - 1)) / rows)
    for number, card in enumerate(orders):
        x, y = left + 298 * (number % 2), start + (height + 6) * (number // 2)
        _order(canvas, card, (x, y, x + 290, y + height), say)
        for target in (f"hand:{card}", f"order:{card}"):
            canvas.place(target, (x, y, x + 290, y + height), (x + 12, y + 4), 22)


def _helper(canvas: Canvas, card: str, box: Box, say: Say) -> None:
    left, top, right, bottom = box
    helper = HELPERS[card]
    canvas.panel(box, 10, CARD, INK, 3)
    canvas.text(say(f"woodcraft.helper.{card}"), left + 40, top + 20, 23, width=right - left - 48)
    canvas.sign(cost(helper.cost), right - 54, top + 54, 30, "r")
    canvas.row(gains(helper.production), left + 12, top + 54, 30, width=right - left - 118)
    paint_often(canvas, card, right - 9, top + 54)
    paint_ability(canvas, card, say, (left + 7, top + 76, right - 7, bottom - 7), 22)


def _order(canvas: Canvas, card: str, box: Box, say: Say) -> None:
    left, top, right, bottom = box
    order = ORDERS[card]
    canvas.panel(box, 10, CARD, INK, 3)
    rim = canvas.row(start_row(order), right - 8, top + 18, 26, "r")
    canvas.text(say(f"woodcraft.order.{card}"), left + 38, top + 17, 22, width=right - left - 50 - rim)
    size = round(min(48, bottom - top - 34))
    middle = (top + 28 + bottom) / 2 + 2
    used = canvas.row(needs(order), left + 12, middle, size, width=(right - left) * 0.5, gap=0.1)
    canvas.row([icon("arrow"), *_gives(order)], right - 10, middle, 30, "r", width=right - left - used - 30)


def height(shop: WorkshopView) -> int:
    """Give the height of the strip that a reader's hand takes above the orders beside the workshop."""
    return STRIP if shop.hand and shop.orders else 0


def _strip(canvas: Canvas, cards: list[str], say: Say) -> None:
    """Show the hand above the orders: names, rows, needs and rewards."""
    left, top, right, _ = ROOM
    width = (right - left - 8 * (len(cards) - 1)) / len(cards)
    for number, card in enumerate(cards):
        x = left + (width + 8) * number
        box = (x, top, x + width, top + STRIP - 10)
        if len(cards) == 1:
            _order(canvas, card, box, say)
        else:
            _tall(canvas, card, box, say)
        canvas.place(f"hand:{card}", box, (x + 12, top + 4), 22)


def _tall(canvas: Canvas, card: str, box: Box, say: Say) -> None:
    """Fill a slender card: its name and row, what it needs, what it gives."""
    left, top, right, _ = box
    order, room = ORDERS[card], box[2] - box[0] - 20
    canvas.panel(box, 10, CARD, INK, 3)
    rim = canvas.row(start_row(order)[1:], right - 8, top + 18, 24, "r")
    canvas.lines(say(f"woodcraft.order.{card}"), left + 34, top + 18, 20, room - 26 - rim, 34)
    canvas.row(needs(order), left + 10, top + 53, 38, width=room, gap=0.1)
    canvas.row([icon("arrow"), *_gives(order)], left + 10, top + 88, 26, width=room)


def _gives(order: Order) -> list[Sign]:
    if order.alternative is None:
        return gains(order.reward)
    return [*gains(order.reward), SLASH, *gains(order.alternative)]
