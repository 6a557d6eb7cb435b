"""What the player on turn may do at any time: use exchange tokens, discard workers for their bonus."""

from functools import partial

from engine.el_paso.actions.entries import Play
from engine.el_paso.actions.workers import BONUS_MONEY, BUILDER_BONUS_COST, bonuses, use_bonus
from engine.el_paso.ledger import move_tokens, tell
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.state import State
from engine.el_paso.turn.drawing import can_exchange, exchange
from engine.kernel import Arg, Option

GROUP = "el_paso.group.anytime"
NAMES = {
    worker: (f"bonus:{worker}", f"el_paso.option.bonus_{worker}", f"area:{worker}") for worker in WORKERS
}
"""Worker -> id, key and target of the option that uses its bonus."""
BONUS_FIGURES: dict[str, dict[str, Arg]] = {
    worker: {"count": BUILDER_BONUS_COST if worker == "builder" else BONUS_MONEY[worker]}
    for worker in WORKERS
}
"""Worker -> the dollars that its bonus gives, or takes."""


def options(state: State, seat: int) -> list[Option]:
    """Return the exchange token and the worker bonuses that can be used now; nothing in other seats' turns."""
    if seat != state.active or state.picked < state.seats:
        return []
    found = []
    player = state.players[seat]
    if player.tokens and can_exchange(player):
        act = partial(use_token, state, seat)
        found.append(Option("token", "el_paso.option.use_token", {}, "tokens", act, GROUP))
    for worker in bonuses(player):
        name, key, target = NAMES[worker]
        act = partial(bonus, state, seat, worker)
        found.append(Option(name, key, BONUS_FIGURES[worker], target, act, GROUP))
    return found


def use_token(state: State, seat: int) -> Play:
    """Return a token to the bank, draw a card and discard one."""
    tell(state, seat, "used_token", move_tokens(state.players[seat], -1))
    yield from exchange(state, seat)
    return False


def bonus(state: State, seat: int, worker: str) -> Play:
    """Discard a worker for its bonus."""
    use_bonus(state, seat, worker)
    return False
    yield  # a piece of play that asks nothing
