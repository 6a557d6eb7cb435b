"""Shearing sheep (rulebook p16)."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.gains import gain_money
from engine.new_zealand.actions.performing import allows, performs
from engine.new_zealand.actions.vocabulary import Shear
from engine.new_zealand.cards.hand import discard, draw, hand_options
from engine.new_zealand.components import BREEDS
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.wellington.posts import deliver_wool


@allows(Shear)
def can_shear(state: NewZealandState, seat: int, action: Shear) -> bool:
    """Tell whether there is a sheep to shear, or a shearer to draw with."""
    return action.shearers or any(card in BREEDS for card in state.players[seat].flock.hand)


def wool_shown(state: NewZealandState, seat: int) -> int:
    """Add up the wool of the sheep shown and the permanent wool."""
    player = state.players[seat]
    return sum(BREEDS[card].wool for card in player.flock.shown) + player.permanent_wool


def show_options(state: NewZealandState, seat: int) -> list[Option]:
    """List the sheep of the hand of which none is shown yet."""
    shown = state.players[seat].flock.shown
    return hand_options(state, seat, "show", lambda card: card in BREEDS and card not in shown)


@performs(Shear)
def shear(state: NewZealandState, seat: int, action: Shear) -> Stage:
    """Show different sheep, gain their wool's money, discard them; then a disc may go to a wool post.

    With the shearer icon each shearer shows a sheep or draws a card and discards one.
    """
    flock = state.players[seat].flock
    left = state.players[seat].count("shearer") if action.shearers else action.n
    while left:
        answer = yield Ask(
            seat,
            "new_zealand.ask.shear",
            partial(_options, state, seat, action),
            {"count": left, "n": wool_shown(state, seat)},
            anytime=False,
        )
        if answer == "done":
            break
        left -= 1
        if answer == "draw":
            yield from discard(state, seat, draw(state, seat, 1), tokens=False)
        else:
            flock.show(answer)
    wool = wool_shown(state, seat)
    cards = tuple(card_key(card) for card in flock.shown)
    state.tell("sheared" if cards else "sheared_nothing", seat, n=wool, cards=cards)
    flock.put_shown()
    gain_money(state, seat, wool)
    yield from deliver_wool(state, seat, wool)


def _options(state: NewZealandState, seat: int, action: Shear) -> list[Option]:
    found = show_options(state, seat)
    if action.shearers and state.players[seat].flock.can_draw():
        found.append(Option("draw", "new_zealand.option.shearer_draws"))
    if action.shearers or state.players[seat].flock.shown:
        found.append(Option("done", "new_zealand.option.done_shearing", {"n": wool_shown(state, seat)}))
    return found
