"""Automatic players: they think in another thread, on a copy, and answer through the table like everybody."""

import asyncio
from collections.abc import Callable

import structlog

from bot.table.refusals import Refused
from bot.table.table import Table
from bot.table.tables import Tables
from engine import Match, automa

log = structlog.get_logger(__name__)

THINKING_AT_ONCE = 1


class Driver:
    """Plays for every seat that has an automatic player, whenever such a seat is asked."""

    def __init__(self, tables: Tables, moved: Callable[[], None]) -> None:
        self._tables = tables
        self._moved = moved
        self._thinking = asyncio.Semaphore(THINKING_AT_ONCE)
        self._busy: dict[int, asyncio.Task[None]] = {}

    def wake(self, game: int) -> None:
        """See whether an automatic player of this game has something to do."""
        if game not in self._busy:
            task = self._busy[game] = asyncio.create_task(self._drive(game))
            task.add_done_callback(lambda _: self._busy.pop(game, None))

    @property
    def busy(self) -> bool:
        """Whether anybody is playing just now."""
        return bool(self._busy)

    async def stop(self) -> None:
        """Let go of everything: what hasn't been written is thought again after the next start."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, game: int) -> None:
        try:
            while await self._step(await self._tables.table(game)):
                pass
        except Refused:
            log.info("nothing to play", game=game)
        except Exception:
            log.exception("automatic player failed", game=game)
            self._tables.forget(game)

    async def _step(self, table: Table) -> bool:
        async with table.lock:
            seat = next((seat for seat in table.match.asks if table.automatic(seat)), None)
            if seat is None:
                return False
            policy, version, copy = table.automatic(seat), table.match.version, table.match.clone()
        assert policy is not None
        async with self._thinking:
            option = await asyncio.to_thread(_choice, policy, copy, seat, table.row.id)
        await table.answer_automatically(seat, option, version)
        self._moved()
        return True


def _choice(policy: str, match: Match, seat: int, game: int) -> str:
    """Choose; a policy that fails falls back on the first thing that is allowed, so that no game stands still."""
    try:
        return automa.player(policy, f"{game}").choose(match, seat)
    except Exception:
        log.exception("automatic player failed to choose", game=game, policy=policy)
        return match.asks[seat].options[0].id
