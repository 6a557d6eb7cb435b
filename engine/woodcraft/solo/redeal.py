"""Dealing anew what a seat can't see, so that an automatic player thinks without knowing it."""

from collections.abc import Iterator

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.state import Player, WoodcraftState

_EARLY_HELPERS = [card.id for card in COMPONENTS.helpers.early]
_EARLY_ORDERS = [card.id for card in COMPONENTS.orders.early]
_HAZELNUT_ORDERS = [card.id for card in COMPONENTS.orders.hazelnut]


def redeal(state: WoodcraftState, seat: int) -> None:
    """Exchange the cards hidden from `seat` at random, each kind of card among its own.

    Hidden are the decks, others' hands, what others were dealt and chose at set-up, what they put aside, and what
    `seat` itself hasn't turned up yet at set-up.
    Other kinds of pile hold nothing that anybody has seen in part: they are drawn from at random anyway.
    """
    piles = list(_hidden_piles(state, seat))
    for names in (_EARLY_HELPERS, _EARLY_ORDERS, _HAZELNUT_ORDERS):
        hidden = [card for pile in piles for card in pile if card in names]
        exchanged = dict(zip(hidden, state.chance.shuffled(hidden), strict=True))
        for pile in piles:
            pile[:] = [exchanged.get(card, card) for card in pile]
        for player in _others(state, seat):
            player.placing = exchanged.get(player.placing, player.placing)
            if player.choices is not None:
                player.choices.helper = exchanged.get(player.choices.helper, player.choices.helper)
                player.choices.placed = exchanged.get(player.choices.placed, player.choices.placed)
                player.choices.kept = [exchanged.get(card, card) for card in player.choices.kept]
    state.early_helpers.sort(key=_EARLY_HELPERS.index)
    state.early_orders.sort(key=_EARLY_ORDERS.index)
    state.hazelnut_orders.sort(key=_HAZELNUT_ORDERS.index)


def _others(state: WoodcraftState, seat: int) -> list[Player]:
    return [player for other, player in enumerate(state.players) if other != seat]


def _hidden_piles(state: WoodcraftState, seat: int) -> Iterator[list[str]]:
    yield from (state.early_helpers, state.early_orders, state.hazelnut_orders)
    own = state.players[seat].choices
    if own is not None:
        yield from own.face_down
    for player in _others(state, seat):
        yield from (player.hand, player.set_aside)
        if player.choices is not None:
            yield from (player.choices.helpers, player.choices.early_orders, player.choices.hazelnut_orders)
