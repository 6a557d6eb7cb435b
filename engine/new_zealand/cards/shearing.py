"""Shearing sheep (rulebook p16)."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.gains import gain_money
from engine.new_zealand.actions.performing import NOTHING, allows, performs
from engine.new_zealand.actions.vocabulary import Shear
from engine.new_zealand.cards.hand import discard, draw
from engine.new_zealand.cards.showing import put_away, show, show_options, showable, wool_shown
from engine.new_zealand.components import BREEDS
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.wellington.posts import deliver_wool


@allows(Shear)
def can_shear(state: NewZealandState, seat: int, action: Shear) -> bool:
    """Tell whether there is a sheep to shear, or a shearer to draw with."""
    return action.shearers or any(card in BREEDS for card in state.players[seat].flock.hand)


@performs(Shear)
def shear(state: NewZealandState, seat: int, action: Shear) -> Stage:
    """Show different sheep, gain their wool's money, discard them; then a disc may go to a wool post.

    With the shearer icon each shearer shows a sheep or draws a card and discards one. Exchange tokens may be used until
    the first sheep is shown.
    """
    player = state.players[seat]
    left = player.count("shearer") if action.shearers else action.n
    while left and _may_go_on(state, seat, action):
        answer = yield Ask(
            seat,
            "new_zealand.ask.shear" if action.shearers else "new_zealand.ask.shear_sheep",
            partial(_options, state, seat, action, left),
            {"count": left, "n": wool_shown(player)},
            anytime=not player.flock.shown,
        )
        if answer == NOTHING.id:
            return
        if answer == "done":
            break
        if answer == "draw":
            left -= 1
            yield from discard(state, seat, draw(state, seat, 1), tokens=not player.flock.shown)
        else:
            left -= len(answer)
            show(player, answer)
    wool = wool_shown(player)
    if not player.flock.shown:
        state.tell("sheared_no_sheep", seat)
    put_away(state, seat, "sheared_sheep")
    gain_money(state, seat, wool)
    yield from deliver_wool(state, seat, wool)


def _may_go_on(state: NewZealandState, seat: int, action: Shear) -> bool:
    """Tell whether anything but being done is left; until a sheep is shown a token might bring one."""
    player = state.players[seat]
    draws = action.shearers and player.flock.can_draw()
    return not player.flock.shown or draws or bool(showable(player))


def _options(state: NewZealandState, seat: int, action: Shear, left: int) -> list[Option]:
    player = state.players[seat]
    found = _several(state, seat, left) + show_options(state, seat)
    if action.shearers and player.flock.can_draw():
        found.append(Option("draw", "new_zealand.option.shearer_draws"))
    if action.shearers or player.flock.shown:
        wool = wool_shown(player)
        found.append(Option("done", "new_zealand.option.done_shearing", {"n": wool}, ends=True))
    return found or [NOTHING]


def _several(state: NewZealandState, seat: int, left: int) -> list[Option]:
    """Offer to show at once all sheep that may be shown, or the most wool of them."""
    player = state.players[seat]
    breeds = showable(player)
    if min(len(breeds), left) < 2:
        return []
    most = sorted(breeds, key=lambda breed: -BREEDS[breed].wool)[:left]
    wool = wool_shown(player) + sum(BREEDS[breed].wool for breed in most)
    cards = tuple(card_key(breed) for breed in most)
    name = "show:all" if len(breeds) <= left else "show:most"
    return [Option(name, "new_zealand.option.show_wool", {"cards": cards, "n": wool}, value=tuple(most))]
