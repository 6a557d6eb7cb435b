"""What the player on turn may do at any time: use exchange tokens, discard workers for their bonus."""

from functools import partial

from engine.el_paso.drawing import can_exchange, exchange
from engine.el_paso.entries import Play
from engine.el_paso.state import State, is_sue
from engine.el_paso.workers import bonuses, use_bonus
from engine.kernel import Option

GROUP = "el_paso.group.anytime"


def options(state: State, seat: int) -> list[Option]:
    """Return the exchange token and the worker bonuses that can be used now; nothing in other seats' turns."""
    if seat != state.active or state.picked < state.seats or is_sue(state, seat):
        return []
    found = []
    player = state.players[seat]
    if player.tokens and can_exchange(player):
        found.append(
            Option("token", "el_paso.option.use_token", {}, "tokens", partial(use_token, state, seat), GROUP)
        )
    for worker in bonuses(state, seat):
        act = partial(bonus, state, seat, worker)
        found.append(
            Option(f"bonus:{worker}", f"el_paso.option.bonus_{worker}", {}, f"area:{worker}", act, GROUP)
        )
    return found


def use_token(state: State, seat: int) -> Play:
    """Return a token to the bank, draw a card and discard one."""
    state.players[seat].tokens -= 1
    state.tell("used_token", seat)
    return (yield from exchange(state, seat))


def bonus(state: State, seat: int, worker: str) -> Play:
    """Discard a worker for its bonus."""
    use_bonus(state, seat, worker)
    return False
    yield
