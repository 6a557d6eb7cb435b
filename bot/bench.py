"""How the bot holds up: people who click, over loopback, at a steady pace at many tables at once."""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.client import Longtable, serve
from bot.config import Settings
from bot.lobby import Person
from bot.panels.ids import Sign, press_id
from bot.playground import Playground
from bot.playground.components import walk
from bot.playground.interactions import Interaction
from bot.playground.world import Message
from bot.reply import Reply
from bot.table import Table

LOOK_EVERY = 0.005
"""Seconds between two looks at the clock of the event loop."""


class BotBench(msgspec.Struct, frozen=True):
    """What a run measured; times are milliseconds.

    `ack`: from the arrival of an interaction at the playground until the bot's acknowledgement has reached it.
    `answer`: until the panel stands there. `loop`: how long the bot's event loop was late. The playground, the
    people and the bot share one process and its loop, so that all of these are upper bounds.
    """

    game: str
    tables: int
    wanted_per_second: float
    interactions: int
    per_second: float
    failed: int
    ack_p50: float
    ack_p99: float
    ack_max: float
    answer_p50: float
    answer_p99: float
    loop_p99: float
    loop_max: float
    pictures: bool


async def bench_bot(
    game: str,
    *,
    tables: int = 50,
    per_second: float = 100.0,
    seconds: float = 10.0,
    pictures: bool = False,
) -> BotBench:
    """Let people at `tables` tables click `per_second` times a second altogether, for `seconds`."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as playground:
            settings = Settings(
                database=Path(folder) / "bench.db",
                api_base=playground.api_base,
                gateway=playground.gateway_url,
                notice_delay=3600.0,
            )
            stop, ready = asyncio.Event(), asyncio.get_running_loop().create_future()
            serving = asyncio.create_task(serve(settings, stop, ready.set_result))
            await asyncio.wait({ready, serving}, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                await serving
            run = _Run(playground, await ready, game, pictures=pictures)
            try:
                await run.open_tables(tables)
                return await run.measure(per_second, seconds)
            finally:
                stop.set()
                await serving


class _Run:
    """One measurement."""

    def __init__(self, playground: Playground, client: Longtable, game: str, *, pictures: bool) -> None:
        self.playground, self.client, self.game, self.pictures = playground, client, game, pictures
        self.tables: list[Table] = []
        self.acks: list[float] = []
        self.answers: list[float] = []
        self.lateness: list[float] = []
        self.failed = 0
        self._dice = random.Random(1)
        self._panels: dict[int, Message] = {}
        self._pending: dict[int, asyncio.Future[None]] = {}
        self._busy: set[int] = set()
        self._serve, client.desk.serve = client.desk.serve, self._timed  # type: ignore[method-assign]
        if not pictures:
            client.desk.studio.kinds = lambda game: {}  # type: ignore[method-assign]

    async def open_tables(self, count: int) -> None:
        """Open and start the tables, with two people each, by the bot's own lobby."""
        desk, world = self.client.desk, self.playground.world
        place: dict[str, Any] = {
            "guild": world.guild_id,
            "channel": self.playground.channel("tables").id,
            "language": "en",
        }
        for number in range(count):
            people = [world.add_user(f"Player {number}-{seat}") for seat in range(2)]
            host, guest = (Person(person.id, person.display) for person in people)
            table = await desk.lobby.open(host, self.game, places=2, **place)
            await desk.lobby.join(table, guest)
            await desk.lobby.start(table, host)
            self.tables.append(await desk.tables.table(table))
            await self.tables[-1].settle()
        desk.outbox.wake()
        while any(table.row.post is None for table in self.tables):
            await asyncio.sleep(0.05)

    async def measure(self, per_second: float, seconds: float) -> BotBench:
        """Click at a steady pace, whether answers have come or not."""
        watching = asyncio.create_task(self._watch_loop())
        clicks: set[asyncio.Task[None]] = set()
        begun = time.perf_counter()
        for number in range(int(per_second * seconds)):
            await asyncio.sleep(max(0.0, begun + number / per_second - time.perf_counter()))
            clicks.add(asyncio.create_task(self._click()))
        took = time.perf_counter() - begun
        await asyncio.wait(clicks, timeout=30)
        watching.cancel()
        return self._result(per_second, took)

    async def _click(self) -> None:
        """Somebody who is waited for opens the panel, or answers in it."""
        free = [table for table in self.tables if table.row.id not in self._busy and not table.match.over]
        if not free:
            self.failed += 1
            return
        table = self._dice.choice(free)
        self._busy.add(table.row.id)
        try:
            await self._act(table)
        finally:
            self._busy.discard(table.row.id)

    async def _act(self, table: Table) -> None:
        begun = time.perf_counter()
        click = self._touch(table)
        self._pending[click.id] = done = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(click.acknowledged.wait(), 3)
            self.acks.append(time.perf_counter() - begun)
            await asyncio.wait_for(done, 30)
            self.answers.append(time.perf_counter() - begun)
        except TimeoutError:
            self.failed += 1
        if click.original is not None:
            self._panels[table.row.id] = click.original

    def _touch(self, table: Table) -> Interaction:
        """Press or choose something in the panel of whoever is waited for; open it where there is none."""
        world, gestures = self.playground.world, self.playground.door.gestures
        person = world.users[table.seats[next(iter(table.match.asks))].user or 0]
        panel = self._panels.get(table.row.id)
        offered = _offered(panel) if panel is not None and panel.audience == person.id else []
        if panel is None or not offered:
            post = world.any_message(table.row.post or 0)
            return gestures.click(person, post, press_id(table.row.id, 0, "turn"))
        custom_id, values = self._dice.choice(offered)
        if values:
            return gestures.choose(person, panel, custom_id, [self._dice.choice(values)])
        return gestures.click(person, panel, custom_id)

    async def _timed(self, interaction: Any, answer: Callable[[Reply], Awaitable[None]]) -> None:
        await self._serve(interaction, answer)
        done = self._pending.pop(interaction.id, None)
        if done is not None and not done.done():
            done.set_result(None)

    async def _watch_loop(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LOOK_EVERY)
            self.lateness.append(time.perf_counter() - before - LOOK_EVERY)

    def _result(self, wanted: float, took: float) -> BotBench:
        return BotBench(
            game=self.game,
            tables=len(self.tables),
            wanted_per_second=wanted,
            interactions=len(self.acks),
            per_second=round(len(self.acks) / took, 1),
            failed=self.failed,
            ack_p50=_quantile(self.acks, 50),
            ack_p99=_quantile(self.acks, 99),
            ack_max=_quantile(self.acks, 100),
            answer_p50=_quantile(self.answers, 50),
            answer_p99=_quantile(self.answers, 99),
            loop_p99=_quantile(self.lateness, 99),
            loop_max=_quantile(self.lateness, 100),
            pictures=self.pictures,
        )


def _offered(panel: Message) -> list[tuple[str, list[str]]]:
    """List what answers the question in a panel: custom ids, with the values of menus."""
    found = []
    for part in walk(panel.components):
        sign = Sign.read("lt" + str(part.get("custom_id", ""))[2:])
        if sign is not None and sign.action == "answer":
            found.append((part["custom_id"], [option["value"] for option in part.get("options", [])]))
    return found


def _quantile(seconds: list[float], percent: int) -> float:
    """Give a percentile in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1)
