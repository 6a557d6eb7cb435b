"""What Sarah gains: cards kept face down, discs placed, steps on the pathfinder track (solo booklet p2-p4)."""

from collections.abc import Sequence
from typing import Any

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.cards.objectives import take_from_display
from engine.new_zealand.components import BOX, CARDS, POSTS
from engine.new_zealand.state import NewZealandState, Sarah
from engine.new_zealand.wellington.posts import post_key


def sarah_of(state: NewZealandState) -> Sarah:
    """Give Sarah of a solo game."""
    assert state.sarah is not None
    return state.sarah


def decide(key: str, options: Sequence[Option]) -> Stage:
    """Let the person decide for Sarah between what her rules leave open; nothing is asked where one is left."""
    if len(options) == 1:
        return options[0].value
    answer: Any = yield Ask(0, key, lambda: list(options))
    return answer


def keep(state: NewZealandState, card: str) -> None:
    """Put a card with those that she keeps for their points."""
    kind = "kept_objective" if CARDS[card].objective else "kept_card"
    changes = ledger.keep_card(sarah_of(state), card)
    ledger.tell(state, state.sarah_seat, kind, changes, card=card_key(card))


def gain_card(state: NewZealandState, supply: str) -> None:
    """Take a card of that supply; an empty one gives nothing."""
    pile = state.supplies[supply]
    if pile.left:
        pile.left -= 1
        keep(state, pile.card)


def gain_objective(state: NewZealandState) -> None:
    """Take the objective card of the display that is farthest from the stack."""
    if state.objective_display:
        card = state.objective_display[0]
        take_from_display(state, card)
        keep(state, card)


def advance(state: NewZealandState, steps: int) -> None:
    """Advance on the pathfinder track, without its rewards."""
    sarah = sarah_of(state)
    before = sarah.pathfinder
    now = min(before + steps, BOX.pathfinder.last)
    if now > before:
        targets, changes = (f"pathfinder:{now}",), ledger.move_on(sarah, now)
        seat, taken = state.sarah_seat, now - before
        ledger.tell(state, seat, "advanced", changes, targets=targets, steps=taken, space=now)


def place_disc(state: NewZealandState, post: str) -> bool:
    """Put one of her discs on a trading post, if she has one left and may; tell whether."""
    sarah, seat = sarah_of(state), state.sarah_seat
    if not sarah.discs or (state.has_disc(seat, post) and not POSTS[post].repeatable):
        return False
    state.posts.setdefault(post, []).append(seat)
    changes, key, points = ledger.spend_disc(sarah), post_key(post), POSTS[post].vp
    ledger.tell(state, seat, "delivered", changes, targets=(post,), post=key, points=points)
    return True
