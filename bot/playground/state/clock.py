"""The playground's own time: real time plus what a test has skipped."""

import asyncio
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400
"""Seconds between 1970 and the first second of 2015, from which snowflakes count."""


class Clock:
    """Time that can be moved forward, so that fifteen minutes pass in a test."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._skipped = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._source() + self._skipped

    def stamp(self, moment: float | None = None) -> str:
        """A moment (default: now) as Discord writes it, ISO 8601 in UTC."""
        return datetime.fromtimestamp(self.now() if moment is None else moment, UTC).isoformat()

    def advance(self, seconds: float) -> None:
        """Skip some time; everybody who sleeps on this clock looks at it again."""
        self._skipped += seconds
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    async def sleep_until(self, moment: float) -> None:
        """Return when `moment` has come, by waiting or because it was skipped to."""
        while (left := moment - self.now()) > 0:
            moved = self._moved
            try:
                await asyncio.wait_for(moved.wait(), left)
            except TimeoutError:
                continue


class Snowflakes:
    """Ids that grow and carry their moment of birth, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = itertools.count(1)
        self._last = 0

    def next(self) -> int:
        """A new id, larger than every earlier one."""
        milliseconds = int((self._clock.now() - DISCORD_EPOCH) * 1000)
        self._last = max(self._last + 1, (milliseconds << 22) | (next(self._count) & 0xFFF))
        return self._last

    def follow(self, last: int) -> None:
        """Go on after an id that is already in use."""
        self._last = max(self._last, last)


def born(snowflake: int) -> float:
    """The moment, in seconds since 1970, at which an id was made."""
    return (snowflake >> 22) / 1000 + DISCORD_EPOCH
