"""Every running table of this process, loaded when it is wanted."""

import asyncio
from collections import OrderedDict

import engine
from bot.store import Store, games
from bot.table.look import Look
from bot.table.refusals import Refused
from bot.table.table import Table, read_log, shown_up_to

IN_MEMORY = 400
"""Matches kept ready; any other is loaded again from its last snapshot, in a few milliseconds."""


class Tables:
    """Every running table of this process: loaded when wanted, the least used forgotten again."""

    def __init__(self, store: Store, capacity: int = IN_MEMORY) -> None:
        self.store = store
        self.capacity = capacity
        self._open: OrderedDict[int, Table] = OrderedDict()
        self._loading: dict[int, asyncio.Task[Table]] = {}

    async def table(self, game: int) -> Table:
        """Give the table of a game. Raises Refused where there is none, or none yet."""
        table = self._open.get(game)
        if table is None or table.broken:
            table = await self._load(game)
        self._open[game] = table
        self._open.move_to_end(game)
        self._forget()
        return table

    def forget(self, game: int) -> None:
        """Read this game anew next time."""
        if (table := self._open.pop(game, None)) is not None:
            table.broken = True

    async def _load(self, game: int) -> Table:
        task = self._loading.get(game)
        if task is None:
            task = self._loading[game] = asyncio.create_task(self._read(game))
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(task)

    async def _read(self, game: int) -> Table:
        row = await games.fetch(self.store.reading, game)
        if row is None:
            raise Refused("bot.refused.no_such_table")
        saved = await games.stage(self.store.reading, game, row.stage)
        if saved is None or row.status == "cancelled":
            raise Refused("bot.refused.not_started" if row.status == "lobby" else "bot.refused.cancelled")
        seats = await games.seats(self.store.reading, game)
        recent = await read_log(self.store, game, shown_up_to(row))
        table = Table(self.store, row, seats, engine.load_match(saved), recent)
        await table.go_on()
        return table

    async def glance(self, game: int) -> Look:
        """Take a spectator's look, at a game that was called off too."""
        table = self._open.get(game)
        return await (table or await self.table(game)).look(None)

    def at_hand(self, game: int) -> Table | None:
        """Give the table of a game if it is in memory."""
        table = self._open.get(game)
        return None if table is None or table.broken else table

    def _forget(self) -> None:
        idle = [game for game, table in self._open.items() if not table.lock.locked()]
        for game in idle[: max(0, len(self._open) - self.capacity)]:
            del self._open[game]
