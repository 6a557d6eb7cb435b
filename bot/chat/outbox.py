"""What must still reach Discord, tried until it has.

A row of the outbox says what is to be done, not what is to be said: it is worded from the game as it stands when it
is sent, so that nothing stale is ever delivered, and doing it twice does no harm.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import aiohttp
import discord
import structlog

from bot.chat import metrics
from bot.store import Store, mail
from bot.store.rows import OutboxRow

log = structlog.get_logger(__name__)

WAITS = (1.0, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds until the next attempt, by how many have failed; the last one for good."""

AT_ONCE = 8
IDLE_SECONDS = 30.0

Deliver = Callable[[OutboxRow], Awaitable[float | None]]
"""Does what a row says; returns the moment to do it at instead, or None when it is done."""

NETWORK = (aiohttp.ClientError, TimeoutError, ConnectionError, discord.DiscordServerError)


class Outbox:
    """Delivers what is due, each game's things in order, several games at once."""

    def __init__(self, store: Store, deliver: Deliver) -> None:
        self._store = store
        self._deliver = deliver
        self._news = asyncio.Event()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[int | None, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self.last_error: str | None = None

    def start(self) -> None:
        """Begin to deliver."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Something may be due now."""
        self._news.set()

    async def stop(self, grace: float = 5.0) -> None:
        """Finish what is under way, within `grace` seconds, and stop; the rest is sent after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        tasks = list(self._under_way.values())
        if tasks:
            await asyncio.wait(tasks, timeout=grace)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                seconds = self._hand_out(await mail.next_rows(self._store.reading))
            except Exception:
                log.exception("outbox failed")
                seconds = WAITS[1]
            try:
                await asyncio.wait_for(self._news.wait(), seconds)
            except TimeoutError:
                continue

    def _hand_out(self, rows: list[OutboxRow]) -> float:
        """Begin to send what is due; gives the seconds until something else will be."""
        now = self._store.now()
        by_game: dict[int | None, list[OutboxRow]] = {}
        for row in rows:
            if row.due <= now and row.game not in self._under_way:
                by_game.setdefault(row.game, []).append(row)
        for game, due in by_game.items():
            task = self._under_way[game] = asyncio.create_task(
                self._send_all(sorted(due, key=lambda row: row.id))
            )
            task.add_done_callback(partial(self._sent, game))
        later = [row.due - now for row in rows if row.due > now]
        return max(0.0, min([IDLE_SECONDS, *later]))

    def _sent(self, game: int | None, _: asyncio.Task[None]) -> None:
        self._under_way.pop(game, None)
        self.wake()

    async def _send_all(self, rows: list[OutboxRow]) -> None:
        for row in rows:
            async with self._places:
                await self._send(row)

    async def _send(self, row: OutboxRow) -> None:
        try:
            later = await self._deliver(row)
        except Exception as error:
            await self._failed(row, error)
            return
        async with self._store.batch() as db:
            if later is None:
                await mail.done(db, row)
            else:
                await mail.put_off(db, row, later, "later")
        metrics.DELIVERIES.labels(row.kind, "sent" if later is None else "later").inc()

    async def _failed(self, row: OutboxRow, error: Exception) -> None:
        wait = WAITS[min(row.attempts, len(WAITS) - 1)]
        self.last_error = f"{row.kind} of game {row.game}: {error!r}"
        if isinstance(error, NETWORK):
            log.warning("delivery put off", kind=row.kind, game=row.game, error=repr(error), seconds=wait)
        else:
            log.error("delivery failed", kind=row.kind, game=row.game, seconds=wait, exc_info=error)
        metrics.DELIVERIES.labels(row.kind, "failed").inc()
        async with self._store.batch() as db:
            await mail.put_off(db, row, self._store.now() + wait, repr(error)[:500])
