"""The orders beside a workshop, row by row, and what each still lacks."""

from engine.woodcraft.components import COMPONENTS, ORDERS
from engine.woodcraft.orders.rows import row_gain
from engine.woodcraft.view import OrderView, View, WorkshopView
from renders.contract import Box, Say
from renders.kit import (
    ARROW,
    CARD,
    INK,
    LINE,
    MINUS,
    PAPER,
    POINTS,
    SAND,
    Canvas,
    Sign,
    icon,
    mix,
    over,
    word,
)
from renders.woodcraft.signs import die, gains, plain

TOP, BOTTOM, LEFT, RIGHT = 440, 890, 16, 604
PLATE, EMPTY, GAP = 78, 44, 7
WIDE = 300
"""Pixels from which a card has room for one line."""
IN_A_LINE = 3
"""Cards of a row that lie side by side; more of them lie below."""
ROWS = COMPONENTS.workshop.order_rows.rows


def _heights(view: WorkshopView, top: int) -> dict[int, int]:
    """Give each row's height: rows with cards share what the empty ones leave, by their lines of cards."""
    lines = {row.row: _lines(sum(order.row == row.row for order in view.orders)) for row in ROWS}
    room = BOTTOM - top - GAP * (len(ROWS) - 1)
    if not any(lines.values()):
        return {row.row: room // len(ROWS) for row in ROWS}
    free = sum(not count for count in lines.values())
    tall = min(110, (room - EMPTY * free) // sum(lines.values()))
    return {row: tall * count if count else EMPTY for row, count in lines.items()}


def _lines(cards: int) -> int:
    """Give the number of lines that so many cards of a row are laid in."""
    return -(-cards // IN_A_LINE)


def _asked(order: OrderView) -> list[Sign]:
    """Give what an order needs: a check on what is there, pale what is lacking."""
    data = ORDERS[order.id]
    signs = []
    for code, has in zip(data.dice, order.has, strict=True):
        signs.append(over(die(code), icon("check"), 0.42, 0.62, -0.3) if has else die(code, pale=True))
    for (token, amount), has in zip(data.tokens.items(), order.tokens, strict=True):
        sign = plain(token, amount)
        signs.append(over(sign, icon("check"), 0.42, 0.62, -0.3) if has else sign)
    return signs


def _rewards(order: OrderView) -> list[Sign]:
    data = ORDERS[order.id]
    row = sorted(gains(data.reward), key=lambda sign: "shield" not in str(sign.key))
    if data.alternative is not None:
        row += [word("/"), *gains(data.alternative)]
    return row


def _card(canvas: Canvas, order: OrderView, box: Box, say: Say) -> None:
    canvas.panel(box, 10, CARD, POINTS if order.complete else INK, 6 if order.complete else 3)
    if box[2] - box[0] > WIDE:
        _wide(canvas, order, box, say)
    else:
        _narrow(canvas, order, box)


def _wide(canvas: Canvas, order: OrderView, box: Box, say: Say) -> None:
    """Fill a card that has its row for itself: needs, arrow, rewards."""
    left, top, right, bottom = box
    height, middle, room = bottom - top, (top + bottom) / 2, right - left
    named = height > 88
    if named:
        canvas.text(say(f"woodcraft.order.{order.id}"), left + 26, top + 18, 22, width=room - 40)
    y = middle + 10 if named else middle + 3
    size = round(min(62, (height - 30 if named else height) * 0.8))
    used = canvas.row(_asked(order), left + 26, y, size, width=room * 0.5, gap=0.12)
    lead = [icon("check")] if order.complete else [ARROW]
    rest = room - used - 52
    canvas.row([*lead, *_rewards(order)], right - 12, y, round(min(46, height * 0.56)), "r", width=rest)


def _narrow(canvas: Canvas, order: OrderView, box: Box) -> None:
    """Fill a card that shares its row: needs, and the points over everything else."""
    left, top, right, bottom = box
    height, room = bottom - top, right - left
    used = canvas.row(
        _asked(order),
        left + 12,
        (top + bottom) / 2 + 3,
        round(min(46, height * 0.62)),
        width=room * 0.6,
        gap=0.1,
    )
    first, *others = _rewards(order)
    rest = room - used - 24
    size = round(min(34, height * 0.42))
    canvas.row([first], right - 10, top + height * 0.28, size, "r", width=rest)
    if others:
        canvas.row(others, right - 10, top + height * 0.74, size - 4, "r", width=rest)
    if order.complete:
        canvas.sign(icon("check"), left + used + 22, top + height * 0.28, 24)


def paint(canvas: Canvas, view: View, shop: WorkshopView, say: Say, lower: int) -> None:
    """Draw the six rows, `lower` than usual by so many pixels."""
    top = TOP + lower
    heights = _heights(shop, top)
    for row in ROWS:
        bottom = top + heights[row.row]
        plate = (LEFT, top, LEFT + PLATE, bottom)
        gain = row_gain(view, row.row)
        bad = any(amount < 0 for _, amount in gain.plain)
        canvas.panel(plate, 10, mix(MINUS, PAPER, 0.25) if bad else CARD, INK, 3)
        signs = gains(gain) or [word("0")]
        canvas.row(signs, LEFT + PLATE / 2, (top + bottom) / 2, 36, "m", width=PLATE - 12)
        here = [order for order in shop.orders if order.row == row.row]
        lane = (LEFT + PLATE + 8, top, RIGHT, bottom)
        if not here:
            canvas.panel(lane, 10, SAND, LINE, 2)
        _paint_lane(canvas, here, lane, say)
        top = bottom + GAP


def _paint_lane(canvas: Canvas, here: list[OrderView], lane: Box, say: Say) -> None:
    """Draw every order of a row, in as few lines as hold them."""
    left, top, right, bottom = lane
    lines = max(1, _lines(len(here)))
    columns = max(1, -(-len(here) // lines))
    width, height = (right - left - 8 * (columns - 1)) / columns, (bottom - top) / lines
    for number, order in enumerate(here):
        line, column = divmod(number, columns)
        x, y = left + (width + 8) * column, top + height * line
        box = (x, y, x + width, y + height)
        _card(canvas, order, box, say)
        canvas.place(f"row:{order.id}", box, (x - 2, y + height / 2 if columns > 1 else y + 6), 22)
