"""What an answer would show: tried out on a copy on which everything hidden has been dealt anew."""

import time
from collections.abc import Sequence

import msgspec
import structlog

from engine import Match
from engine.kernel import EngineError, Option

log = structlog.get_logger(__name__)

SECONDS = 0.25
"""No longer than this is spent on looking ahead: somebody waits for the panel."""


class Foreseen(msgspec.Struct, frozen=True):
    """Which options would show something new, so that they can't be taken back, and which of them aren't known to."""

    reveals: tuple[str, ...]
    unsure: tuple[str, ...]


def foresee(match: Match, seat: int, options: Sequence[Option], seconds: float = SECONDS) -> Foreseen:
    """Try a seat's options out, with whatever the table would answer by itself behind each of them.

    What there is no time for, or what fails, is unsure: no option is left unmarked.
    """
    until = time.perf_counter() + seconds
    found = {option.id: _reveals(match, seat, option.id, until) for option in options}
    return Foreseen(
        tuple(option for option, reveals in found.items() if reveals),
        tuple(option for option, reveals in found.items() if reveals is None),
    )


def _reveals(match: Match, seat: int, option: str, until: float) -> bool | None:
    if time.perf_counter() > until:
        return None
    try:
        return match.would_reveal(seat, option)
    except EngineError:
        log.exception("couldn't look ahead", game=match.game.id, option=option)
        return None
