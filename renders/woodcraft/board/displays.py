"""The second public picture: lumber yard, price list, orders, helpers, contracts and the reputation track."""

from functools import partial

from engine.woodcraft.components import COLOURS, COMPONENTS, CONTRACTS, HELPERS, ORDERS, PIPS, VALUES
from engine.woodcraft.helpers.says import ability
from engine.woodcraft.orders.contracts import worth
from engine.woodcraft.view import ReputationTileView, View
from renders.contract import Box, Request, Say
from renders.kit import (
    ARROW,
    CARD,
    GAIN,
    INK,
    INK2,
    LINE,
    SAND,
    SLASH,
    TARGET,
    Canvas,
    Player,
    caption,
    cost,
    fixed,
    header,
    icon,
    pill,
    seats,
    shield,
    word,
)
from renders.woodcraft.board.corner import automa, paint_strip
from renders.woodcraft.board.last import last_move
from renders.woodcraft.board.wheel import round_note
from renders.woodcraft.signs import MATERIALS, die, face, gains, needs, start_row, well

SIZE = 1200
YARD, CARDS, HELP, DEALS, TRACK, STRIP = 134, 342, 560, 778, 962, 1090
CARD_WIDTH, CARD_HEIGHT = 266, 178
HEIGHT = 86
"""Height of the reputation track."""
PITCH = 276
TRADE = COMPONENTS.market_yard
REPUTATION = COMPONENTS.tracks.reputation


def _paint_fixed(canvas: Canvas, say: Say) -> None:
    for key, x, y in (
        ("yard", 16, YARD), ("materials", 660, YARD), ("orders", 16, CARDS), ("helpers", 16, HELP),
        ("contracts", 16, DEALS), ("reputation", 16, TRACK),
    ):  # fmt: skip
        caption(canvas, say(f"renders.woodcraft.{key}"), x, y - 20, width=560)


# ---- yard and price list


def _price(code: str) -> int:
    return PIPS[code] + TRADE.surcharge[code[0]]


def _paint_yard(canvas: Canvas, view: View) -> None:
    seen: set[str] = set()
    for number, code in enumerate(view.yard):
        left = 16 + 104 * number
        if not code:  # bought; a new die is rolled when the purchase is over
            canvas.put(well(92, 112), left, YARD, "l")
            continue
        canvas.put(face(code, 92, 112), left, YARD, "l")
        canvas.sign(cost(_price(code)), left + 56, YARD + 138, 40)
        if code not in seen:
            seen.add(code)
            canvas.place(f"yard:{code}", (left, YARD, left + 92, YARD + 112), (left + 10, YARD + 138), 22)


def _paint_prices(canvas: Canvas) -> None:
    for number, line in enumerate(COMPONENTS.materials.prices):
        left = 660 + 106 * number
        box = (left, YARD, left + 98, YARD + 160)
        canvas.panel(box, 10)
        canvas.sign(MATERIALS[line.material], left + 49, YARD + 36, 52)
        canvas.text(f"×{line.amount}", left + 49, YARD + 88, 38, anchor="m")
        canvas.sign(cost(line.price), left + 49, YARD + 132, 38)
        canvas.place(f"material:{line.material}:{line.amount}", box, (left + 14, YARD + 2), 22)


def _paint_bank(canvas: Canvas) -> None:
    """Draw the bank: a die of each colour, always at the same value."""
    for number, colour in enumerate(COLOURS):
        left = 440 + 66 * number
        canvas.sign(die(f"{colour}{TRADE.bank_value}"), left, YARD - 22, 36, "l")
        for target in (colour, *(f"{colour}{value}" for value in VALUES)):
            canvas.place(f"bank:{target}", (left, YARD - 40, left + 30, YARD - 4), (left - 10, YARD - 24), 18)


# ---- cards


def paint_order(canvas: Canvas, card: str, say: Say) -> None:
    """Draw an order: its name, what it needs, what it brings."""
    order = ORDERS[card]
    canvas.panel(canvas.box, 12)
    rim = canvas.row(start_row(order), CARD_WIDTH - 12, 25, 32, "r")
    canvas.lines(say(f"woodcraft.order.{card}"), 36, 25, 25, CARD_WIDTH - 54 - rim, 44)
    canvas.row(needs(order), 14, 84, 66, width=CARD_WIDTH - 28, gap=0.1)
    canvas.fill((12, 122, CARD_WIDTH - 12, 124), LINE)
    row = [*gains(order.reward)]
    if order.alternative is not None:
        row += [SLASH, *gains(order.alternative)]
    canvas.row([ARROW, *row], 14, 150, 40, width=CARD_WIDTH - 28)


def paint_helper(canvas: Canvas, card: str, say: Say) -> None:
    """Draw a helper: name, price, production, what it can do."""
    helper = HELPERS[card]
    canvas.panel(canvas.box, 12)
    canvas.text(say(f"woodcraft.helper.{card}"), 36, 24, 25, width=CARD_WIDTH - 104)
    canvas.sign(cost(helper.cost), CARD_WIDTH - 12, 26, 34, "r")
    canvas.row([icon("bust_arrow"), *gains(helper.production)], 14, 70, 42, width=CARD_WIDTH - 84)
    paint_often(canvas, card, CARD_WIDTH - 12, 70)
    paint_ability(canvas, helper.id, say, (10, 98, CARD_WIDTH - 10, CARD_HEIGHT - 10))


OFTEN = {"immediate": "!", "once_per_turn": "1×", "permanent": "∞"}
"""How often a helper's ability serves: at once, once a turn, always."""


def paint_often(canvas: Canvas, card: str, right: float, y: float) -> None:
    """Draw how often a helper's ability serves, in yellow on ink."""
    often = OFTEN.get(HELPERS[card].ability.when)
    if often:
        canvas.sign(pill(often, INK, TARGET), right, y, 32, "r")


def paint_ability(canvas: Canvas, card: str, say: Say, box: Box, size: int = 23) -> None:
    """Write what a helper can do, on an ink strip."""
    if HELPERS[card].ability.when == "none":
        return
    left, top, right, bottom = box
    canvas.panel(box, 8, INK, None, 0)
    said, middle = ability(card), (top + bottom) / 2
    canvas.lines(
        say(said.key, **said.args), left + 8, middle, size, right - left - 16, bottom - top - 4, CARD
    )


def _paint_row(canvas: Canvas, view: View, say: Say, kind: str) -> None:
    cards, top, deck, paint = (
        (view.order_row, CARDS, view.order_deck, paint_order)
        if kind == "order"
        else (view.helper_row, HELP, view.helper_deck, paint_helper)
    )
    for number, card in enumerate(cards):
        left = 16 + PITCH * number
        box = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
        if not card:
            canvas.dashes(box)
            continue
        canvas.block(("woodcraft", kind, card), box, 12, partial(paint, card=card, say=say))
        if number == 0:
            canvas.sign(icon("cross"), left + 12, top + 25, 22, "l")
        canvas.place(f"{kind}:{card}", box, (left + 14, top + 4), 24)
    canvas.sign(icon("pile"), 1118, top + 70, 54, "l")
    canvas.text(str(deck), 1145, top + 128, 36, anchor="m")


def _contract(canvas: Canvas, card: str, say: Say) -> None:
    width = canvas.image.width
    canvas.panel(canvas.box, 12)
    canvas.text(say(f"woodcraft.contract.{card}"), 36, 24, 25, width=width - 46)
    said = worth(card)
    canvas.lines(say(said.key, **said.args), 60, 88, 22, width - 68, 104, INK2)
    canvas.sign(shield(CONTRACTS[card].points), 32, 72, 44)


def _paint_contracts(canvas: Canvas, view: View, players: tuple[Player, ...], say: Say) -> None:
    count = max(1, len(view.contracts))
    width = min(266, (SIZE - 32 - 10 * (count - 1)) // count)
    for number, contract in enumerate(view.contracts):
        left = 16 + (width + 10) * number
        box = (left, DEALS, left + width, DEALS + 146)
        canvas.block(
            ("woodcraft", "contract", contract.id), box, 12, partial(_contract, card=contract.id, say=say)
        )
        for place, seat in enumerate(contract.claimed_by):
            canvas.put(players[seat].piece(12, "flat"), left + 18 + 28 * place, DEALS + 124)
        canvas.place(f"contract:{contract.id}", box, (left + 14, DEALS + 4), 24)


# ---- reputation


def _paint_track(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    spaces = len(REPUTATION.per_order)
    width = 61.4
    canvas.place("tracks:reputation", (16, TRACK, SIZE - 16, TRACK + HEIGHT), (22, TRACK), 20)
    for space in range(spaces):
        left = 16 + width * space
        gold = space in REPUTATION.pale
        box = (left, TRACK, left + width - 4, TRACK + HEIGHT)
        canvas.panel(box, 8, GAIN if gold else CARD, INK if gold else LINE, 3 if gold else 2)
        canvas.text(str(space), left + 9, TRACK + 15, 22, INK2)
        if space and REPUTATION.per_order[space] != REPUTATION.per_order[space - 1]:
            canvas.sign(shield(REPUTATION.per_order[space]), left + width / 2 - 2, TRACK + HEIGHT + 18, 30)
    held: dict[int, int] = {}
    standing = [(shop.seat, shop.reputation) for shop in view.workshops]
    if view.opponent is not None:
        standing.append((view.seats, view.opponent.reputation))
    for seat, space in standing:
        at = min(space, spaces - 1)
        shift = held.get(at, 0)
        held[at] = shift + 1
        x = 16 + width * at + 15 + 28 * (shift % 2)
        canvas.put(players[seat].piece(12, "flat"), x, TRACK + 38 + 29 * (shift // 2))
    for tile in view.reputation_tiles:
        _paint_tile(canvas, view, tile, 16 + width * tile.space)


def _paint_tile(canvas: Canvas, view: View, tile: ReputationTileView, left: float) -> None:
    """Draw what the ranks of a tile still bring, above its space."""
    data = next(each for each in COMPONENTS.tracks.reputation_tiles.tiles if each.id == tile.id)
    row = []
    for rank, gain in enumerate(data.by_seats[view.seats], 1):
        sign = gains(gain)
        row += [word(f"{rank}", INK if rank >= tile.rank else LINE), *sign]
    box = (left - 6, TRACK - 40, left + 250, TRACK - 2)
    canvas.panel(box, 8, SAND, INK, 2)
    canvas.row(row, left + 6, TRACK - 21, 28, width=238)


def draw(request: Request) -> Canvas:
    """Draw the displays for any reader."""
    view: View = request.view
    players = seats(request, automa(view))
    say = request.say
    canvas = fixed(
        ("woodcraft", "displays", request.language),
        SIZE,
        SIZE,
        lambda c: _paint_fixed(c, say),
        request.language,
    )
    header(canvas, request, players, last_move(request), round_note(request))
    _paint_yard(canvas, view)
    _paint_bank(canvas)
    _paint_prices(canvas)
    _paint_row(canvas, view, say, "order")
    _paint_row(canvas, view, say, "helper")
    _paint_contracts(canvas, view, players, say)
    _paint_track(canvas, view, players)
    paint_strip(canvas, request, players, STRIP)
    canvas.frame()
    canvas.mark(request.focus, request.targets)
    return canvas


def _halves(top: int, bottom: int) -> list[Box]:
    return [(0, top, 562, bottom), (556, top, SIZE, bottom)]


def crop_yard(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the lumber yard and the price list."""
    return [(0, YARD - 40, 650, YARD + 168), (640, YARD - 40, SIZE, YARD + 168)]


def crop_orders(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the orders, in halves one below the other."""
    return _halves(CARDS - 40, CARDS + CARD_HEIGHT + 6)


def crop_helpers(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the helpers, in halves one below the other."""
    return _halves(HELP - 40, HELP + CARD_HEIGHT + 6)


CROPS = {"yard": crop_yard, "orders": crop_orders, "helpers": crop_helpers}
