"""What an answer would show: tried out on a copy on which everything hidden has been dealt anew."""

import time

import structlog

from engine import Match
from engine.kernel import Asked, EngineError

log = structlog.get_logger(__name__)

SECONDS = 0.015
"""No longer than this is spent on looking ahead: it is done between two clicks of others."""


def revealing(match: Match, seat: int, asked: Asked) -> tuple[str, ...]:
    """List the options of a seat that show something new, and so can't be taken back without consent."""
    found, until = [], time.perf_counter() + SECONDS
    try:
        for option in asked.options:
            if time.perf_counter() > until:
                break
            if match.would_reveal(seat, option.id):
                found.append(option.id)
    except EngineError:
        log.exception("couldn't look ahead", game=match.game.id)
    return tuple(found)
