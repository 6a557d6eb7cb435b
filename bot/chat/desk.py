"""The desk: where every click and command arrives, is let through or refused, and is always answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import structlog

from bot.chat import metrics
from bot.chat.outbox import Outbox
from bot.chat.reply import GONE, Reply
from bot.chat.studio import Studio
from bot.panels.ids import Sign
from bot.store import LeaseLostError, Store, games, mail
from bot.store.rows import GameRow
from bot.table.driver import Driver
from bot.table.lobby import Lobby
from bot.table.refusals import Refused
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.votes import Votes

log = structlog.get_logger(__name__)

DRAIN_STEP = 0.05


Action = Callable[["Desk", Reply, Sign, list[str]], Awaitable[None]]
"""What a button or menu does: its sign, and the values chosen in a menu."""


class Desk:
    """What every answer needs, and the one place where answers may fail."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        lobby: Lobby,
        studio: Studio,
        *,
        outbox: Outbox,
        driver: Driver,
        actions: Mapping[str, Action],
    ) -> None:
        self.client = client
        self.store = store
        self.tables = tables
        self.lobby = lobby
        self.votes = Votes(store)
        self.studio = studio
        self.outbox = outbox
        self.driver = driver
        self._actions = actions
        self.under_way = 0
        self._languages: dict[int, str] = {}

    async def attend(self, interaction: discord.Interaction[Any], sign: Sign, values: list[str]) -> None:
        """Answer a click or a choice in a menu."""
        action = self._actions.get(sign.action)
        if action is None:
            await self.serve(interaction, self._unknown)
            return
        await self.serve(interaction, lambda reply: action(self, reply, sign, values))

    async def serve(
        self, interaction: discord.Interaction[Any], answer: Callable[[Reply], Awaitable[None]]
    ) -> None:
        """Run an answer: whatever happens, the person gets a sentence in their own language."""
        reply = Reply(interaction)
        self.under_way += 1
        try:
            with metrics.INTERACTION_SECONDS.time():
                outcome = await self._attempt(reply, answer)
        finally:
            self.under_way -= 1
        metrics.INTERACTIONS.labels(outcome).inc()

    async def drain(self, grace: float) -> None:
        """Let what is being answered be finished, for at most `grace` seconds."""
        for _ in range(int(grace / DRAIN_STEP)):
            if not self.under_way:
                return
            await asyncio.sleep(DRAIN_STEP)

    async def _attempt(self, reply: Reply, answer: Callable[[Reply], Awaitable[None]]) -> str:
        try:
            try:
                await answer(reply)
                await self._remember_language(reply)
                return "answered"
            except Refused as refused:
                await self._acknowledged(reply)
                await reply.refuse(refused)
                return "refused"
        except discord.HTTPException as error:
            if error.code in GONE or error.status == 401:
                log.info("too late to answer", code=error.code)
                return "late"
            return await self._broken(reply)
        except LeaseLostError:
            log.error("another process serves the database; stopping")
            await self.client.close()
            return "lost"
        except Exception:
            return await self._broken(reply)

    async def _broken(self, reply: Reply) -> str:
        log.exception("answer failed", user=reply.person.id)
        try:
            await self._acknowledged(reply)
            await reply.tell(reply.say("bot.refused.broken"))
        except discord.HTTPException:
            log.warning("couldn't even say so", user=reply.person.id)
        return "broken"

    async def _acknowledged(self, reply: Reply) -> None:
        if not reply.interaction.response.is_done():
            await reply.begin()

    async def _unknown(self, reply: Reply) -> None:
        await reply.begin()
        raise Refused("bot.refused.unknown_button")

    async def _remember_language(self, reply: Reply) -> None:
        """Keep the language that a person reads, for DMs."""
        if self._languages.get(reply.person.id) == reply.language:
            return
        known = await mail.preference(self.store.reading, reply.person.id)
        if known.language != reply.language:
            async with self.store.batch() as db:
                await mail.prefer(db, reply.person.id, language=reply.language)
        self._languages[reply.person.id] = reply.language

    # --- which table, and who may look at it -------------------------------------------------------------

    async def row(self, reply: Reply, game: int) -> GameRow:
        """Read a game that this person may know of. Raises Refused, the same for what isn't there at all."""
        table = self.tables.at_hand(game)
        row = table.row if table else await games.fetch(self.store.reading, game)
        if row is None or not await self._may_look(reply, row, table):
            raise Refused("bot.refused.no_such_table")
        return row

    async def table(self, reply: Reply, game: int) -> Table:
        """Give the table of a game that this person may look at. Raises Refused."""
        await self.row(reply, game)
        return await self.tables.table(game)

    async def named_or_here(self, reply: Reply, table: int | None) -> int:
        """Say which game is meant: the one named, the one of this thread, or the one that waits for this person."""
        if table is not None:
            return table
        here = await games.in_thread(self.store.reading, reply.interaction.channel_id or 0)
        if here is not None:
            return here.id
        mine = await games.of_user(self.store.reading, reply.person.id)
        if len(mine) > 1:
            mine = [row for row in mine if await self._waits_for(row, reply.person.id)] or mine
        if not mine:
            raise Refused("bot.refused.no_table_here")
        if len(mine) > 1:
            raise Refused("bot.refused.which_table")
        return mine[0].id

    async def _waits_for(self, row: GameRow, user: int) -> bool:
        seats = await games.seats(self.store.reading, row.id)
        return any(seat.user == user and seat.number in row.waiting for seat in seats)

    async def _may_look(self, reply: Reply, row: GameRow, table: Table | None) -> bool:
        seats = table.seats if table else await games.seats(self.store.reading, row.id)
        if any(seat.user == reply.person.id for seat in seats):
            return True
        if reply.interaction.guild_id != row.guild:
            return False
        if reply.interaction.channel_id in {row.channel, row.thread}:
            return True
        channel, member = self.client.get_channel(row.channel), reply.interaction.user
        return (
            isinstance(channel, discord.abc.GuildChannel)
            and isinstance(member, discord.Member)
            and channel.permissions_for(member).view_channel
        )

    # --- what happens after a change ---------------------------------------------------------------------

    def moved(self, game: int) -> None:
        """Let automatic players and the outbox go on."""
        self.driver.wake(game)
        self.outbox.wake()
