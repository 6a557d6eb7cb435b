"""Copies to think on: all that a seat can't see is dealt anew, and what others chose in secret is chosen anew."""

from typing import TypeVar

from engine.kernel.ahead.playable import Playable
from engine.kernel.chance import Chance

M = TypeVar("M", bound=Playable)

TRIES = 8
"""So often a seat that is still choosing is led anew to where it still is; then it stands at its beginning."""


def redealt(match: M, seat: int, seed: str) -> M:
    """Return a copy for `seat` to think on, with fresh chance made of `seed`."""
    copy = match.clone()
    for other in match.secret_choosers():
        if other != seat:
            copy = _chosen_anew(copy, other, Chance(f"{seed}/{other}"))
    copy.imagine(seat, Chance(seed))
    return copy


def _chosen_anew(match: M, seat: int, dice: Chance) -> M:
    """Return a copy in which `seat` has given as many answers together with the others, but random ones."""
    answered = len(match.secret_answers(seat))
    finished = seat not in match.asks
    for _ in range(TRIES):
        copy, given = match.without_secret_answers(seat), 0
        while seat in copy.asks and (finished or given < answered):
            own = [option for option in copy.asks[seat].options if not option.anytime]
            copy.answer(seat, dice.pick(own).id)
            given += 1
        if list(copy.asks) == list(match.asks) and copy.stage_number == match.stage_number:
            return copy
    return match.without_secret_answers(seat)
