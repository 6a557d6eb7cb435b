"""The income phase: orders slide, one is placed from hand, income, tiles face up, the display moves on."""

from engine.kernel import Ask, Option, Stage, Together
from engine.woodcraft.components import COMPONENTS, amount_of
from engine.woodcraft.course import rounds, scoring
from engine.woodcraft.orders import display, rows, taking
from engine.woodcraft.state import OVER, Args, WoodcraftState
from engine.woodcraft.workshop import ledger
from engine.woodcraft.workshop.gains import receive

_ROUNDS = COMPONENTS.rounds
_FALLEN = COMPONENTS.workshop.order_rows.fallen


def income_phase(state: WoodcraftState) -> Stage:
    """Do the five steps for everybody."""
    state.incomes += 1
    state.tell("income_phase", number=state.incomes)
    for seat in state.turn_order:
        slide_orders(state, seat)
    yield from _place_from_hand(state)
    for seat in state.turn_order:
        take_income(state, seat)
        turn_tiles_up(state, seat)
    # The rulebook prints "after rounds 4 and 12", but no income phase follows round 12 of which this could be a step:
    # the third one, after round 11, is meant (the 12 is probably left over from a longer calendar).
    if state.incomes in _ROUNDS.refresh_display_in_income:
        display.discard_oldest(state)
    elif state.incomes == _ROUNDS.late_decks_in_income:
        display.bring_in_late_decks(state)
    if state.round < state.calendar.count:
        display.refill(state)
    rounds.next_round(state)
    if state.phase == OVER:
        scoring.announce(state)


def slide_orders(state: WoodcraftState, seat: int) -> None:
    """Slide every order down one row; one that leaves the bottom row is discarded, at a loss of reputation."""
    player = state.players[seat]
    for order in list(player.orders):
        order.row -= 1
        if order.row < rows.BOTTOM:
            player.orders.remove(order)
            state.order_discards.append(order.card)
            ledger.tell(state, "order_fell", seat, {"orders": -1}, order=taking.order_key(order.card))
            receive(state, seat, _FALLEN)


def _place_from_hand(state: WoodcraftState) -> Stage:
    """Let everybody place one order from hand, at the same time; shown when all have chosen."""
    parts = {seat: _choose(state, seat) for seat in state.turn_order if state.players[seat].hand}
    if not parts:
        return
    yield Together(parts)
    for seat in parts:
        player = state.players[seat]
        card, player.placing = player.placing, ""
        player.hand.remove(card)
        taking.place(player, card)
        really = {"hand": -1, "orders": 1}
        args: Args = {"order": taking.order_key(card)}
        ledger.tell(state, "placed_order", seat, really, f"row:{card}", **args)


def _choose(state: WoodcraftState, seat: int) -> Stage:
    player = state.players[seat]
    if len(player.hand) == 1:
        player.placing = player.hand[0]
        return
    player.placing = yield Ask(
        seat,
        "woodcraft.ask.place_order",
        lambda: [hand_option(state, card) for card in player.hand],
        anytime=False,
    )


def hand_option(state: WoodcraftState, card: str) -> Option:
    """Return the option of placing an order from hand."""
    args = taking.offer(state, card)
    return Option(f"place:{card}", "woodcraft.option.place_order", args, f"hand:{card}", card)


def take_income(state: WoodcraftState, seat: int) -> None:
    """Gain blueberries and points as the two tracks show."""
    player = state.players[seat]
    income = {"blueberries": player.blueberry_income, "points": player.hazelnut_income}
    really = ledger.change(player, income)
    args: Args = {thing: amount_of(thing, amount) for thing, amount in income.items()}
    ledger.tell(state, "income", seat, really, **args)


def turn_tiles_up(state: WoodcraftState, seat: int) -> None:
    """Turn all sawing, splicing and gluing tiles face up."""
    if turned := ledger.turn_up(state.players[seat]):
        ledger.tell(state, "tiles_up", seat, turned, tiles=ledger.said(turned))
