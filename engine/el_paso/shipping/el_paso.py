"""El Paso: 5 dollars, a Simmental card, and shipping."""

from engine.el_paso.actions.entries import END, Play
from engine.el_paso.actions.gains import gain_money
from engine.el_paso.components import COMPONENTS
from engine.el_paso.shipping.delivery import ship
from engine.el_paso.state import State
from engine.kernel import Ask


def el_paso(state: State, seat: int) -> Play:
    """Perform the three actions of El Paso, in order; none is optional."""
    gain_money(state, seat, COMPONENTS.el_paso.money)
    take_simmental(state, seat)
    yield from ship(state, seat)
    yield Ask(seat, "el_paso.ask.end", lambda: [END], confirm=True)
    return True


def take_simmental(state: State, seat: int) -> None:
    """Take a Simmental card.

    The first who finds none puts the herder on the Simmental space instead, and everybody else has one more
    turn; whoever comes later gets neither.
    """
    if state.simmental:
        state.simmental -= 1
        receive_simmental(state, seat)
        state.tell("took_simmental", seat, targets=("simmental",))
        if not state.simmental:
            state.tell("last_simmental")
    elif state.end_space is None:
        state.end_space = seat
        state.turns_left = len(state.players)  # this turn is one of them
        state.tell("end_space", seat, targets=("simmental",), count=COMPONENTS.el_paso.end_space_vp)


def receive_simmental(state: State, seat: int) -> None:
    """Put a Simmental card on the discard pile, or on Sue's cattle stack."""
    if state.sue and seat == state.seats:
        state.sue.cattle["simmental"] = state.sue.cattle.get("simmental", 0) + 1
    else:
        state.players[seat].herd.discard.append("simmental")
