"""Imagining what a seat can't see."""

from engine.el_paso.components import WORKERS
from engine.el_paso.state import State
from engine.kernel import Chance
from engine.western.herd import Herd


def redeal(state: State, seat: int) -> None:
    """Deal the other hands anew. All stacks are drawn from at random anyway, so nothing else is hidden."""
    for other in range(state.seats):
        if other != seat:
            redeal_hand(state.players[other].herd, state.chance)


def redeal_hand(herd: Herd, chance: Chance) -> None:
    """Deal a hand from the cards of hand and stack; a worker never is in a hand."""
    pool = sorted(herd.hand + herd.stack)
    cattle = [card for card in pool if card not in WORKERS]
    herd.hand = [chance.draw(cattle) for _ in herd.hand]
    for card in herd.hand:
        pool.remove(card)
    herd.stack = pool
