"""El Paso: 5 dollars, a Simmental card, and shipping."""

from engine.el_paso.actions.entries import END, Play
from engine.el_paso.actions.gains import gain_money
from engine.el_paso.components import COMPONENTS
from engine.el_paso.ledger import Changes, gain_card, give_sue_cattle, tell
from engine.el_paso.shipping.delivery import ship
from engine.el_paso.state import State, is_sue
from engine.kernel import Ask


def el_paso(state: State, seat: int) -> Play:
    """Perform the three actions of El Paso, in order; none is optional."""
    gain_money(state, seat, COMPONENTS.el_paso.money)
    take_simmental(state, seat)
    yield from ship(state, seat)
    yield Ask(seat, "el_paso.ask.end", lambda: [END])
    return True


def take_simmental(state: State, seat: int) -> None:
    """Take a Simmental card.

    The first who finds none puts the herder on the Simmental space instead, and everybody else has one more
    turn; whoever comes later gets neither.
    """
    if state.simmental:
        state.simmental -= 1
        tell(state, seat, "took_simmental", receive_simmental(state, seat), targets=("simmental",))
        if not state.simmental:
            state.tell("last_simmental")
    elif state.end_space is None:
        state.end_space = seat
        state.turns_left = len(state.players)  # this turn is one of them
        state.tell("end_space", seat, targets=("simmental",), count=COMPONENTS.el_paso.end_space_vp)
    else:
        state.tell("no_simmental", seat)


def receive_simmental(state: State, seat: int) -> Changes:
    """Put a Simmental card on the discard pile, or on Sue's cattle stack."""
    if state.sue and is_sue(state, seat):
        return give_sue_cattle(state.sue, "simmental")
    return gain_card(state.players[seat], "simmental")
