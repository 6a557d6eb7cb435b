"""Exchange tokens: at any time, in other players' turns too (rulebook p18)."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.gains import gain_gold
from engine.new_zealand.cards.hand import discard, draw, draw_options
from engine.new_zealand.components import BOX
from engine.new_zealand.state import NewZealandState

RULES = BOX.exchange_tokens
REMOVAL = RULES.removal
GROUP = "new_zealand.group.anytime"


def token_options(state: NewZealandState, seat: int) -> list[Option]:
    """List what the seat's exchange tokens can do: one to draw, or two for gold."""
    player = state.players[seat]
    found = []
    if player.tokens >= 1 and player.flock.can_draw():
        found.append(
            Option(
                "token:draw",
                "new_zealand.option.token_draw",
                {},
                "tokens",
                partial(use_single, state, seat),
                GROUP,
            )
        )
    if player.tokens >= REMOVAL.tokens and REMOVAL.breed in player.flock.hand:
        found.append(
            Option(
                "token:gold",
                "new_zealand.option.token_gold",
                {},
                "tokens",
                partial(use_pair, state, seat),
                GROUP,
            )
        )
    return found


def use_single(state: NewZealandState, seat: int) -> Stage:
    """Return 1 token: draw up to 2 cards, then discard as many."""
    amount = yield Ask(seat, "new_zealand.ask.cycle", lambda: draw_options(RULES.draw), anytime=False)
    state.players[seat].tokens -= 1
    state.tell("used_tokens", seat, count=1)
    yield from discard(state, seat, draw(state, seat, amount), tokens=False)


def use_pair(state: NewZealandState, seat: int) -> Stage:
    """Return 2 tokens: remove a Shropshire of the hand from the game and gain 1 gold."""
    player = state.players[seat]
    player.tokens -= REMOVAL.tokens
    player.flock.hand.remove(REMOVAL.breed)
    state.tell("used_tokens", seat, count=REMOVAL.tokens)
    state.tell("removed_card", seat, card=card_key(REMOVAL.breed))
    gain_gold(state, seat, REMOVAL.gold)
    yield from ()
