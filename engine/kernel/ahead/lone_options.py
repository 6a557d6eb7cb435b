"""Which answers need no finger, and which show something: tried out on copies, so that no game can forget to say."""

from engine.kernel.ahead.playable import Playable
from engine.kernel.asks import Asked, Option
from engine.kernel.errors import EngineError
from engine.kernel.events import Event


def forced(match: Playable, seat: int, *, ending: bool = False) -> Option | None:
    """Return the option that the table may give for `seat` by itself, or None where a finger is needed.

    It is alone; nothing is ended, revealed, spent or skipped by it, and nothing that could come first lies beside it.
    With `ending`, one that ends something will do too if it costs nothing, nothing lies beside it and nothing could be
    taken back anyway.
    """
    asked = match.asks.get(seat)
    option = None if asked is None else _lone(asked)
    if option is None or asked is None or match.imagined or (option.ends and not ending):
        return None
    copy = match.clone()
    try:
        news = copy.answer(seat, option.id)
    except EngineError:
        return None
    if not _costs_nothing(news, seat):
        return None
    if option.ends:
        return option if len(asked.options) == 1 and not match.can_undo(seat) else None
    shown = copy.stage_number != match.stage_number or copy.over or copy.record.journal[-1].revealed
    return None if shown else option


def _lone(asked: Asked) -> Option | None:
    if len(asked.options) > 1 and not (asked.fixed and asked.options[1].anytime):
        return None
    return None if asked.options[0].anytime else asked.options[0]


def _costs_nothing(news: list[Event], seat: int) -> bool:
    changes = [event.changes.get(seat, {}) for event in news]
    return all(amount > 0 for things in changes for amount in things.values())


def default(asked: Asked) -> Option:
    """Return what is taken where a piece of play can't be waited for: the ask's default, what ends it, or the first."""
    own = [option for option in asked.options if not option.anytime]
    ending = (option for option in own if option.id == asked.default or (option.ends and not asked.default))
    return next(ending, own[0])


def would_reveal(match: Playable, seat: int, option_id: str) -> bool:
    """Tell whether an answer would show something new, so that it can't be taken back.

    What the table gives by itself behind it never does (`forced`). It is tried on a copy on which everything hidden
    from the seat is dealt anew, so that the warning tells nothing.
    """
    copy = match.redealt(seat, "what if")
    copy.answer(seat, option_id)
    record = copy.closed_stages[0] if copy.closed_stages else copy.record
    return record.journal[-1].revealed
