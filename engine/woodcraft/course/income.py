"""The income phase: orders slide, one is placed from hand, income, tiles face up, the display moves on."""

from engine.kernel import Ask, Option, Stage, Together
from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.course import rounds, scoring
from engine.woodcraft.orders import display, orders
from engine.woodcraft.state import OVER, Player, WoodcraftState
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
        turn_tiles_up(state.players[seat])
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
        if order.row < orders.BOTTOM_ROW:
            player.orders.remove(order)
            state.order_discards.append(order.card)
            state.tell("order_fell", seat, order=orders.order_key(order.card))
            for key, amount in _FALLEN.plain:
                receive(state, seat, key, amount)


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
        orders.place(player, card)
        state.tell("placed_order", seat, targets=(f"row:{card}",), order=orders.order_key(card))


def _choose(state: WoodcraftState, seat: int) -> Stage:
    player = state.players[seat]
    if len(player.hand) == 1:
        player.placing = player.hand[0]
        return
    player.placing = yield Ask(
        seat,
        "woodcraft.ask.place_order",
        lambda: [hand_option(card) for card in player.hand],
        anytime=False,
    )


def hand_option(card: str) -> Option:
    """Return the option of placing an order from hand."""
    return Option(f"place:{card}", "woodcraft.option.place_order", orders.offer(card), f"hand:{card}", card)


def take_income(state: WoodcraftState, seat: int) -> None:
    """Gain blueberries and points as the two tracks show."""
    player = state.players[seat]
    player.blueberries += player.blueberry_income
    player.points += player.hazelnut_income
    state.tell("income", seat, blueberries=player.blueberry_income, points=player.hazelnut_income)


def turn_tiles_up(player: Player) -> None:
    """Turn all sawing, splicing and gluing tiles face up."""
    player.sawing = [True] * len(player.sawing)
    player.splicing = [True] * len(player.splicing)
    if player.gluing is not None:
        player.gluing = True
