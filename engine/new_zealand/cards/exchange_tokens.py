"""Exchange tokens: at any time, in other players' turns too (rulebook p18)."""

from functools import partial

from engine.kernel import Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.gains import gain_gold
from engine.new_zealand.cards.hand import discard, draw
from engine.new_zealand.components import BOX
from engine.new_zealand.state import NewZealandState

RULES = BOX.exchange_tokens
REMOVAL = RULES.removal
GROUP = "new_zealand.group.anytime"


def token_options(state: NewZealandState, seat: int) -> list[Option]:
    """List what the seat's exchange tokens can do: one to draw, or several together for gold."""
    player = state.players[seat]
    found = []
    if player.tokens:
        most = min(RULES.draw, player.flock.drawable)
        found = [_single(state, seat, amount) for amount in range(most, 0, -1)]
    if player.tokens >= REMOVAL.tokens and REMOVAL.breed in player.flock.hand:
        found.append(
            Option(
                "token:gold",
                "new_zealand.option.token_gold",
                {"count": REMOVAL.tokens, "breed": card_key(REMOVAL.breed), "n": REMOVAL.gold},
                "tokens",
                partial(use_together, state, seat),
                GROUP,
            )
        )
    return found


def _single(state: NewZealandState, seat: int, amount: int) -> Option:
    return Option(
        f"token:draw:{amount}",
        "new_zealand.option.token_draw_cards",
        {"count": amount},
        "tokens",
        partial(use_single, state, seat, amount),
        GROUP,
    )


def use_single(state: NewZealandState, seat: int, amount: int) -> Stage:
    """Return 1 token: draw so many cards, then discard as many; others go on playing meanwhile."""
    _spend(state, seat, 1)
    yield from discard(state, seat, draw(state, seat, amount))


def use_together(state: NewZealandState, seat: int) -> Stage:
    """Return 2 tokens: remove a Shropshire of the hand from the game and gain 1 gold."""
    _spend(state, seat, REMOVAL.tokens)
    removed = ledger.remove_card(state.players[seat], REMOVAL.breed)
    ledger.tell(state, seat, "removed_card", removed, card=card_key(REMOVAL.breed))
    gain_gold(state, seat, REMOVAL.gold)
    yield from ()


def _spend(state: NewZealandState, seat: int, count: int) -> None:
    ledger.tell(state, seat, "used_tokens", ledger.move_tokens(state.players[seat], -count), count=count)
