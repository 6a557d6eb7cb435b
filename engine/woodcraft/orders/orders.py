"""Orders: taking them from the display, placing them beside the workshop, and completing them."""

from collections.abc import Iterator
from functools import cache, partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, HAZELNUT_ORDERS, ORDERS, PIPS, Gain
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities
from engine.woodcraft.orders import contracts, display
from engine.woodcraft.state import Args, PlacedOrder, Player, WoodcraftState
from engine.woodcraft.workshop import lumber
from engine.woodcraft.workshop.gains import gain

_ROWS = {row.row: row for row in COMPONENTS.workshop.order_rows.rows}
BOTTOM_ROW = min(_ROWS)
_SECOND_PRICE = COMPONENTS.choose_orders.second_price
LOOK = "look"


def order_key(card: str) -> str:
    """Return the message key of an order's name."""
    return f"woodcraft.order.{card}"


# ------------------------------------------------------------------ taking and placing
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
        Option(f"take:{card}", key, offer(card, price), f"order:{card}", card) for card in state.order_row
    ]


@cache
def offer(card: str, price: int = 0) -> Args:
    """Return the words' arguments for a card on offer: its name, what it needs, what it gives."""
    order = ORDERS[card]
    needs = (
        *map(lumber.die_key, order.dice),
        *(f"woodcraft.gain.{key}.{n}" for key, n in order.tokens.items()),
    )
    return {"order": order_key(card), "needs": needs, "gains": order.reward.keys, "price": price}


def take(state: WoodcraftState, seat: int, card: str) -> None:
    """Take an order from the display and place it."""
    state.order_row.remove(card)
    place(state.players[seat], card)
    state.tell("took_order", seat, targets=(f"row:{card}",), order=order_key(card))


def choose_orders(state: WoodcraftState, seat: int, first: str) -> Stage:
    """Take one order; for blueberries a second, before or after a look at the card that fills the row."""
    take(state, seat, first)
    answer = LOOK
    looked = False
    while answer == LOOK:
        answer = yield Ask(
            seat,
            "woodcraft.ask.second_order",
            partial(_second_options, state, seat, looked),
            {"price": _SECOND_PRICE},
        )
        if answer == LOOK:
            looked = True
            display.refill(state)
    if answer in state.order_row:
        state.players[seat].blueberries -= _SECOND_PRICE
        take(state, seat, answer)
        answer = endings.DONE
    display.refill(state)
    return answer


def _second_options(state: WoodcraftState, seat: int, looked: bool) -> list[Option]:
    can_pay = state.players[seat].blueberries >= _SECOND_PRICE
    options = take_options(state, _SECOND_PRICE) if can_pay else []
    if not looked:
        options.append(Option(LOOK, "woodcraft.option.look", value=LOOK))
    return options + endings.closing(state, seat)


# ------------------------------------------------------------------ what an order lacks
def standing(player: Player, card: str) -> tuple[tuple[bool, ...], tuple[bool, ...], bool]:
    """Tell which dice and which kinds of tokens of an order are there, and whether all of it is.

    Each die of the pile counts once; codes that leave something open are filled last.
    """
    order = ORDERS[card]
    pile = list(player.lumber)
    has = [False] * len(order.dice)
    for place in _by_openness(card):
        found = next((die for die in lumber.matching(order.dice[place]) if die in pile), None)
        if found is not None:
            pile.remove(found)
            has[place] = True
    tokens = tuple(getattr(player, token) >= amount for token, amount in order.tokens.items())
    return tuple(has), tokens, bool(payments(player, card))


@cache
def _by_openness(card: str) -> tuple[int, ...]:
    """Return the places of a card's dice, exact ones first, those that leave most open last."""
    dice = ORDERS[card].dice
    return tuple(sorted(range(len(dice)), key=lambda place: len(lumber.matching(dice[place]))))


@cache
def by_openness(card: str) -> tuple[str, ...]:
    """Return the codes of a card's dice, exact ones first, those that leave most open last."""
    return tuple(ORDERS[card].dice[place] for place in _by_openness(card))


@cache
def sorted_needs(card: str) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    """Return the exact dice with their numbers, and the codes that leave something open."""
    dice = ORDERS[card].dice
    exact = [code for code in dice if code in PIPS]
    return (
        tuple((die, exact.count(die)) for die in dict.fromkeys(exact)),
        tuple(code for code in dice if code not in PIPS),
    )


def payments(player: Player, card: str) -> list[tuple[str, ...]]:
    """List the different sets of dice that could pay for an order now; empty if it can't be completed."""
    pile = player.lumber
    exact, open_codes = sorted_needs(card)
    for die, count in exact:
        if pile.count(die) < count:
            return []
    if any(getattr(player, token) < amount for token, amount in ORDERS[card].tokens.items()):
        return []
    fixed = tuple(die for die, count in exact for _ in range(count))
    if not open_codes:
        return [fixed]
    rest = list(pile)
    for die in fixed:
        rest.remove(die)
    found = {tuple(sorted(dice, key=lumber.order)): None for dice in _fillings(rest, open_codes)}
    return [fixed + dice for dice in found]


def _fillings(pile: list[str], codes: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if not codes:
        yield ()
        return
    for die in dict.fromkeys(pile):
        if die in lumber.matching(codes[0]):
            rest = list(pile)
            rest.remove(die)
            for others in _fillings(rest, codes[1:]):
                yield (die, *others)


# ------------------------------------------------------------------ completing
def complete_options(state: WoodcraftState, seat: int) -> list[Option]:
    """List the orders beside the workshop that can be completed now; each value is the card."""
    player = state.players[seat]
    return [
        Option(
            f"complete:{placed.card}",
            "woodcraft.option.complete",
            {"order": order_key(placed.card), "gains": completion_keys(state, placed)},
            f"row:{placed.card}",
            placed.card,
            "woodcraft.group.complete",
        )
        for placed in player.orders
        if payments(player, placed.card)
    ]


def completion_keys(state: WoodcraftState, placed: PlacedOrder) -> tuple[str, ...]:
    """Return the message keys of what completing an order brings: its reward and its row's."""
    return ORDERS[placed.card].reward.keys + row_gain(state, placed.row).keys


def row_gain(state: WoodcraftState, row: int) -> Gain:
    """Return what completing an order on `row` brings or costs."""
    if row == BOTTOM_ROW and state.bottom_row_in_points:
        return COMPONENTS.workshop.order_rows.bottom_row_in_points
    return _ROWS[row].gain


def complete(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Return the dice and tokens, gain the reward, then what the row gives, and turn the card face down."""
    player = state.players[seat]
    dice = yield from _choose_dice(state, seat, card)
    placed = next(order for order in player.orders if order.card == card)
    lumber.replace(player, list(dice), [])
    for token, amount in ORDERS[card].tokens.items():
        setattr(player, token, getattr(player, token) - amount)
    player.orders.remove(placed)
    player.completed.append(card)
    state.tell("completed", seat, targets=(f"row:{card}",), order=order_key(card))
    yield from gain(state, seat, ORDERS[card].reward)
    for extra in abilities.extra_gains(player, "complete_order"):
        yield from gain(state, seat, extra)
    yield from gain(state, seat, row_gain(state, placed.row))
    if card in HAZELNUT_ORDERS:
        yield from contracts.claim_or_alternative(state, seat, card)


def _pay_option(dice: tuple[str, ...]) -> Option:
    args: Args = {"dice": tuple(map(lumber.die_key, dice))}
    return Option(f"pay:{'+'.join(dice)}", "woodcraft.option.pay_with", args, "", dice)


def _choose_dice(state: WoodcraftState, seat: int, card: str) -> Stage:
    sets = payments(state.players[seat], card)
    if len(sets) == 1:
        return sets[0]
    answer = yield Ask(
        seat,
        "woodcraft.ask.pay_with",
        lambda: [
            Option(
                f"pay:{'+'.join(dice)}",
                "woodcraft.option.pay_with",
                {"dice": tuple(map(lumber.die_key, dice))},
                "",
                dice,
            )
            for dice in sets
        ],
        {"order": order_key(card)},
        anytime=False,
    )
    return answer
