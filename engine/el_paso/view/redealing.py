"""Imagining what a seat can't see."""

from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.setup.options import B_CARDS
from engine.el_paso.state import State, Sue
from engine.kernel import Chance
from engine.western.herd import Herd


def redeal(state: State, seat: int) -> None:
    """Deal the other hands anew, but one that lies open for shipping, and Sue's unseen B cards.

    All stacks are drawn from at random anyway, so nothing else is hidden.
    """
    for other in range(state.seats):
        if other != seat and not state.players[other].shipping:
            redeal_hand(state.players[other].herd, state.chance)
    if state.sue and state.turn <= 2 * len(state.sue.bot_deck + state.sue.bot_discard):
        redeal_b_cards(state.sue, state.chance)  # later every card of hers has come up once


def redeal_hand(herd: Herd, chance: Chance) -> None:
    """Deal a hand from the cards of hand and stack; a worker never is in a hand."""
    pool = sorted(herd.hand + herd.stack)
    cattle = [card for card in pool if card not in WORKERS]
    herd.hand = [chance.draw(cattle) for _ in herd.hand]
    for card in herd.hand:
        pool.remove(card)
    herd.stack = pool


def redeal_b_cards(sue: Sue, chance: Chance) -> None:
    """Swap the B cards in Sue's deck for any that haven't come up: which of them joined it, nobody has seen."""
    pool = [card for card in B_CARDS if card not in sue.bot_discard]
    sue.bot_deck = sorted(chance.draw(pool) if card in B_CARDS else card for card in sue.bot_deck)
