"""The Discord client: shards, command tree, start-up and shutdown."""

import asyncio
import hashlib
import json
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import tasks

import engine
from bot import commands, words
from bot.chat import metrics
from bot.chat.actions import ACTIONS
from bot.chat.deliveries import Deliveries
from bot.chat.desk import Desk
from bot.chat.health import Health
from bot.chat.outbox import Outbox
from bot.chat.reply import Reply
from bot.chat.studio import Studio
from bot.commands.words import CatalogueTranslator
from bot.config import Settings
from bot.panels.ids import Choose, Press, Sign
from bot.playground import point_discord_at
from bot.store import LeaseLostError, Store, StoreError, games, mail
from bot.table.driver import Driver
from bot.table.lobby import Lobby
from bot.table.refusals import Refused
from bot.table.tables import Tables
from engine.kernel import EngineError

log = structlog.get_logger(__name__)

LEASE_RENEWAL_SECONDS = 10
DRAIN_SECONDS = 10.0
LOOK_EVERY_SECONDS = 0.02


class Longtable(discord.AutoShardedClient):
    """The bot. Everything it knows is in the store; everything it does for people goes over its desk."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.1 if settings.in_playground else 2.0,
        )
        self.settings = settings
        self.connected = asyncio.Event()
        self._aside: list[asyncio.Task[None]] = []
        self.store = store
        self.tree: app_commands.CommandTree[Longtable] = app_commands.CommandTree(self)
        tables, studio = Tables(store, settings.tables_in_memory), Studio(open_for_work=settings.pictures)
        deliveries = Deliveries(self, store, tables, studio, notice_delay=settings.notice_delay)
        self.outbox = Outbox(store, deliveries.deliver)
        self.driver = Driver(tables, self.outbox.wake)
        self.desk = Desk(
            self, store, tables, Lobby(store), studio, outbox=self.outbox, driver=self.driver, actions=ACTIONS
        )
        self.health = Health(store, self.outbox, self.is_ready)

    async def setup_hook(self) -> None:
        """Get everything ready before the first event arrives."""
        await asyncio.to_thread(engine.games)  # all rules are there before threads that draw import them, too
        await asyncio.to_thread(words.warm)
        commands.add_to(self.tree)
        self.tree.on_error = self._command_failed  # type: ignore[method-assign]
        await self.tree.set_translator(CatalogueTranslator())
        self.add_dynamic_items(Press, Choose)
        await self._sync_commands()
        await self._resume_games()
        self.outbox.start()
        self._keep_lease.start()
        self._aside = [asyncio.create_task(self.desk.studio.warm())]
        if self.settings.health_port:
            await self.health.start(self.settings.health_host, self.settings.health_port)
            self._aside.append(asyncio.create_task(_watch_loop()))

    async def on_ready(self) -> None:
        """Say that the bot is connected."""
        log.info("ready", name=str(self.user), guilds=len(self.guilds))
        self.connected.set()

    async def close(self) -> None:
        """Stop taking anything new, finish what is under way, give the lease back."""
        if self.is_closed():
            return
        self._keep_lease.cancel()
        await self.desk.drain(DRAIN_SECONDS)
        await self.driver.stop()
        await self.outbox.stop(DRAIN_SECONDS)
        await self.health.stop()
        for task in self._aside:
            task.cancel()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer what no command and no button of ours answers: forged, foreign or forgotten components."""
        kind = interaction.type
        forged = kind is discord.InteractionType.component and not _ours(interaction)
        if forged or kind is discord.InteractionType.modal_submit:
            await self.desk.serve(interaction, _too_old)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        log.error("command failed", exc_info=error)

        async def answer(reply: Reply) -> None:
            raise Refused("bot.refused.bad_command")

        if interaction.type is not discord.InteractionType.autocomplete:
            await self.desk.serve(interaction, answer)

    async def _sync_commands(self) -> None:
        """Register the commands, but only when they differ from what was registered last."""
        guild = discord.Object(self.settings.guild) if self.settings.guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands(guild=guild)
        ]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        name = f"commands:{self.application_id}:{self.settings.guild}"
        if await mail.recall(self.store.reading, name) == digest:
            present = {command.name for command in await self.tree.fetch_commands(guild=guild)}
            if present == {command["name"] for command in payload}:
                return
        await self.tree.sync(guild=guild)
        async with self.store.batch() as db:
            await mail.remember(db, name, digest)

    async def _resume_games(self) -> None:
        """Go on with every running game where it was left. Raises StoreError for one that can't be read."""
        running = await games.with_status(self.store.reading, "running")
        metrics.GAMES_RUNNING.set(len(running))
        for row in running:
            try:
                await (await self.desk.tables.table(row.id)).settle()
            except EngineError as error:
                raise StoreError(
                    f"table {row.id} ({row.game}) can't be read by these rules: {error}. Nothing has been "
                    f"changed. Start the version of Longtable that wrote it, or put back a backup."
                ) from error
            self.driver.wake(row.id)

    @tasks.loop(seconds=LEASE_RENEWAL_SECONDS)
    async def _keep_lease(self) -> None:
        metrics.OUTBOX_WAITING.set(await mail.waiting(self.store.reading))
        try:
            await self.store.renew_lease()
        except LeaseLostError:
            log.error("another process serves the database; stopping")
            asyncio.create_task(self.close())  # noqa: RUF006 - the loop that waits for it is the one it ends


async def _watch_loop() -> None:
    """Measure for ever how late the event loop comes round."""
    while True:
        asked_for = time.perf_counter() + LOOK_EVERY_SECONDS
        await asyncio.sleep(LOOK_EVERY_SECONDS)
        metrics.LOOP_LATE_SECONDS.observe(time.perf_counter() - asked_for)


def _ours(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether a component is one of ours and really stands on its message."""
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if Sign.read(custom_id) is None and Sign.read("lt" + custom_id[2:]) is None:
        return False
    message = interaction.message
    return message is not None and custom_id in _custom_ids(message.components)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))


async def _too_old(reply: Reply) -> None:
    await reply.begin()
    raise Refused("bot.refused.unknown_button")


def point_at(settings: Settings) -> None:
    """Send discord.py to the playground instead of Discord, where the settings say so."""
    if not settings.in_playground:
        return
    cdn = f"{settings.api_base.partition('/api')[0]}/cdn"
    point_discord_at(settings.bot_token, settings.api_base, settings.gateway, cdn)


async def serve(
    settings: Settings, stop: asyncio.Event, ready: Callable[[Longtable], Any] | None = None
) -> None:
    """Run the bot until `stop` is set; `ready` is called when it is connected.

    Raises StoreError where the database can't be served.
    """
    point_at(settings)
    store = await Store.open(settings.database)
    try:
        async with Longtable(settings, store) as client:
            running = asyncio.create_task(client.start(settings.bot_token))
            stopping = asyncio.create_task(stop.wait())
            connecting = asyncio.create_task(_when_connected(client, ready))
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            for task in (stopping, connecting):
                task.cancel()
            await client.close()
            await running
    finally:
        await store.close()


async def _when_connected(client: Longtable, ready: Callable[[Longtable], Any] | None) -> None:
    await client.connected.wait()
    if ready is not None:
        ready(client)


def run(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT. Raises StoreError where the database can't be served."""

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, stop.set)
        await serve(settings, stop)

    engine.games()
    asyncio.run(main())
