"""The calendar: who comes next, the end of a round, and what follows it."""

from engine.woodcraft.orders import contracts
from engine.woodcraft.state import INCOME, OPPONENT, OVER, TURN, Turn, WoodcraftState


def begin_turn(state: WoodcraftState, seat: int) -> None:
    """It is `seat`'s turn."""
    state.phase = TURN
    state.turn = Turn(seat)


def after_turn(state: WoodcraftState) -> None:
    """Pass the turn on; after the last player the opponent moves, or the round ends."""
    order = state.turn_order
    place = order.index(state.turn.seat)
    if place + 1 < len(order):
        begin_turn(state, order[place + 1])
    elif state.opponent is not None:
        state.phase = OPPONENT
    else:
        end_round(state)


def end_round(state: WoodcraftState) -> None:
    """Remove claimed contracts; then income, or the next round."""
    contracts.remove_claimed(state)
    if state.round in state.calendar.income_after:
        state.phase = INCOME
    else:
        next_round(state)


def next_round(state: WoodcraftState) -> None:
    """Move the round marker and begin with the starting player; after the last round the game is over."""
    if state.round == state.calendar.count:
        state.phase = OVER
        return
    state.round += 1
    state.tell("round", number=state.round)
    begin_turn(state, state.first)
