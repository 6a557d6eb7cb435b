"""What the last player did, in the few words that the header has room for."""

import re
from collections.abc import Callable, Sequence

from engine.kernel import Event
from engine.western.views import Way
from renders.contract import Request

SIDE_NOTE = re.compile(r"(( \([^)]*\))+|[;；].*)$")
"""What a sentence can do without."""


def last_move(
    request: Request, telling: Sequence[str], place: Callable[[str], str], along: bool = True
) -> tuple[int | None, str]:
    """Give who acted last and what they did: "B → D, bought a Shorthorn".

    `telling`: kinds of event, the most telling first. `place` names a place in a word. `along`: with the way.
    """
    last: Way | None = request.view.way
    seats = [event.seat for event in request.events if event.seat is not None]
    if not seats:
        return None, ""
    seat = last.seat if last is not None and last.seat in seats else seats[-1]
    parts = []
    if along and last is not None and last.seat == seat and last.moved:
        parts.append(f"{place(last.places[0])} → {place(last.places[-1])}")
    event = _most_telling(request.events, seat, telling)
    if event is not None:
        parts.append(SIDE_NOTE.sub("", request.say(f"{request.game}.event.{event.kind}", **event.args)))
    return seat, ", ".join(parts)


def _most_telling(events: Sequence[Event], seat: int, telling: Sequence[str]) -> Event | None:
    mine = [event for event in events if event.seat == seat and event.kind in telling]
    return min(mine, key=lambda event: telling.index(event.kind), default=None)
