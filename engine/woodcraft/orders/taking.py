"""Taking orders from the display, and placing them beside the workshop; the action Choose Orders."""

from functools import cache, partial

from engine.kernel import Ask, Option, Phrase, Stage
from engine.woodcraft.components import COMPONENTS, ORDERS, amount_of
from engine.woodcraft.course import endings
from engine.woodcraft.orders import display, rows
from engine.woodcraft.state import Args, PlacedOrder, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber

_SECOND_PRICE = COMPONENTS.choose_orders.second_price
LOOK = "look"


def order_key(card: str) -> str:
    """Return the message key of an order's name."""
    return f"woodcraft.order.{card}"


def place(player: Player, card: str) -> None:
    """Put an order beside the row that its icon shows."""
    player.orders.append(PlacedOrder(card, ORDERS[card].row))


def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List the orders on display, as the first step of Choose Orders."""
    options = take_options(state)
    for option in options:
        option.value = partial(choose_orders, state, seat, option.value)
    return options


def take_options(state: WoodcraftState, price: int = 0) -> list[Option]:
    """List the orders on display; each value is the card."""
    key = "woodcraft.option.take_second" if price else "woodcraft.option.take"
    return [
        Option(
            f"take:{card}", key, offer(state, card) | {"price": ledger.price(price)}, f"order:{card}", card
        )
        for card in state.order_row
    ]


def offer(state: WoodcraftState, card: str) -> Args:
    """Return the words' arguments for a card on offer: its name, needs and gains, and its row if placed now."""
    return printed(card) | {"row": lies(state, ORDERS[card].row)}


@cache
def printed(card: str) -> Args:
    """Return what a card itself says: its name, its needs and its gains."""
    order = ORDERS[card]
    needs = (*lumber.phrases(order.dice), *(amount_of(token, n) for token, n in order.tokens.items()))
    return {"order": order_key(card), "needs": needs, "gains": reward(card)}


@cache
def reward(card: str) -> tuple[str | Phrase, ...]:
    """Say what a card itself gives; a hazelnut order lets one claim a contract, or gives something instead."""
    order = ORDERS[card]
    if order.alternative is None:
        return order.reward.phrases
    claim = Phrase("woodcraft.gain.contract_or", {"gains": order.alternative.phrases})
    return (*order.reward.phrases, claim)


def lies(state: WoodcraftState, row: int) -> Phrase:
    """Say what completing an order on `row` brings besides, and in which income phase it would slide off there."""
    phase = state.incomes + rows.slides(row)
    brings = rows.row_gain(state, row).phrases or ("woodcraft.gain.nothing",)
    if phase > len(state.calendar.income_after):
        return Phrase("woodcraft.row.stays", {"gains": brings})
    return Phrase("woodcraft.row.falls", {"gains": brings, "phase": phase})


def take(state: WoodcraftState, seat: int, card: str, price: int = 0) -> None:
    """Take an order from the display, pay for it, and place it."""
    player = state.players[seat]
    state.order_row.remove(card)
    place(player, card)
    really = ledger.added(ledger.pay(player, price), {"orders": 1})
    kind = "took_second_order" if price else "took_order"
    args: Args = {"order": order_key(card), "price": ledger.price(price)}
    ledger.tell(state, kind, seat, really, f"row:{card}", **args)


def choose_orders(state: WoodcraftState, seat: int, first: str) -> Stage:
    """Take one order; for blueberries a second, before or after a look at the card that fills the row."""
    take(state, seat, first)
    answer = LOOK
    while answer == LOOK:
        answer = yield Ask(
            seat,
            "woodcraft.ask.second_order",
            partial(_second_options, state, seat),
            {"price": ledger.price(_SECOND_PRICE)},
        )
        if answer == LOOK:
            display.refill(state)
    if answer in state.order_row:
        take(state, seat, answer, _SECOND_PRICE)
        answer = endings.DONE
    display.refill(state)
    return answer


def _second_options(state: WoodcraftState, seat: int) -> list[Option]:
    can_pay = state.players[seat].blueberries >= _SECOND_PRICE
    options = take_options(state, _SECOND_PRICE) if can_pay else []
    hidden = display.can_refill(state, "order")
    if hidden:
        options.append(Option(LOOK, "woodcraft.option.look", value=LOOK))
    return options + endings.closing(state, seat, reveals=hidden)
