"""Exchanging: draw one card, then at once discard one."""

from functools import cache

from engine.el_paso.actions.entries import DONE, Deed, Done, Play, performs
from engine.el_paso.components import BREEDS
from engine.el_paso.entry_types import Exchange
from engine.el_paso.state import Player, State
from engine.el_paso.turn.drawing import draw_card, tell_drawn
from engine.kernel import Ask, Option

BREED_ORDER = {breed: at for at, breed in enumerate(BREEDS)}
DISCARD = {
    breed: Option(
        f"discard:{breed}",
        "el_paso.option.discard",
        {"card": f"el_paso.breed.{breed}"},
        f"hand:{breed}",
        breed,
    )
    for breed in BREEDS
}


def breeds_in(hand: list[str]) -> list[str]:
    """Return the breeds in a hand, each once, in printed order."""
    return sorted(set(hand), key=BREED_ORDER.__getitem__)


def can_exchange(player: Player) -> bool:
    """An exchange needs a card to draw."""
    herd = player.herd
    return bool(herd.stack or herd.discard)


def exchange(state: State, seat: int) -> Play:
    """Draw one card, then at once discard one from the hand; nothing may come in between."""
    card = draw_card(state, seat)
    tell_drawn(state, seat, [card] if card else [])
    herd = state.players[seat].herd
    breeds = breeds_in(herd.hand)
    if len(breeds) > 1:
        chosen: str = yield Ask(
            seat,
            "el_paso.ask.discard",
            lambda: [DISCARD[breed] for breed in breeds_in(herd.hand)],
            anytime=False,
        )
    elif breeds:
        chosen = breeds[0]
    else:
        return False
    herd.put(chosen)
    state.tell("discarded", seat, card=f"el_paso.breed.{chosen}")
    return False


def exchange_up_to(state: State, seat: int, times: int) -> Play:
    """Exchange, one after another; after the first the player may stop."""
    yield from exchange(state, seat)
    player = state.players[seat]
    for left in range(times - 1, 0, -1):
        if not can_exchange(player):
            break
        again = yield Ask(
            seat,
            "el_paso.ask.exchange",
            lambda: [AGAIN, DONE] if can_exchange(player) else [DONE],
            {"count": left},
        )
        if again != "again":
            break
        yield from exchange(state, seat)
    return False


AGAIN = Option("again", "el_paso.option.exchange_again")


@cache
def exchange_option(entry: Exchange) -> Option:
    """Offer an exchange."""

    def act(state: State, seat: int, last: bool) -> Play:
        return exchange_up_to(state, seat, entry.times)

    deed = Deed(entry.id, act)
    return Option(f"exchange:{entry.id}", "el_paso.option.exchange", {"count": entry.times}, "", deed)


@performs(Exchange)
def exchange_choices(state: State, seat: int, entry: Exchange, done: Done) -> list[Option]:
    """An exchange, if there is a card to draw."""
    return [exchange_option(entry)] if can_exchange(state.players[seat]) else []
