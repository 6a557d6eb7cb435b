"""Imagining what a seat can't see."""

from engine.el_paso.components import WORKERS
from engine.el_paso.state import State


def redeal(state: State, seat: int) -> None:
    """Deal the other hands anew. All stacks are drawn from at random anyway, so nothing else is hidden."""
    for other in range(state.seats):
        if other != seat:
            state.players[other].herd.redeal(state.chance, WORKERS)
