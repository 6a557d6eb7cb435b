"""How the bot holds up: people who click, over loopback, at a steady pace at many tables at once.

The bot runs in a process of its own, as it does in earnest; the playground and its people run in this one.
"""

import asyncio
import contextlib
import os
import random
import re
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from prometheus_client.parser import text_string_to_metric_families

from bot.panels.ids import Sign, press_id
from bot.playground import Playground
from bot.playground.checks.components import layout_text, walk
from bot.playground.interactions import Interaction
from bot.playground.state.world import Channel, Message, User
from bot.store import Store
from bot.table.lobby import Lobby, Person

PATIENCE = 30.0
"""Seconds after which a click counts as failed."""

LOOK_EVERY = 0.004

BOT = "from bot.chat.client import run; from bot.config import Settings; run(Settings())"


class BotBench(msgspec.Struct, frozen=True):
    """What a run measured; times are milliseconds.

    `ack`: from a click until the bot's acknowledgement has reached the playground. `answer`: until the panel stands
    there. `loop_p99`, `loop_max`: how late the bot's event loop came round, as the upper bound of a bucket of its
    metrics. `per_second`: clicks that were made; where it stays below `wanted_per_second`, every table was busy.
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
        database = Path(folder) / "bench.db"
        async with Playground() as playground:
            people = await _open_tables(playground, database, game, tables)
            async with _bot(playground, database, pictures=pictures) as metrics:
                run = _Run(playground, people)
                await run.wait_for_posts()
                before = await _loop_buckets(metrics)
                took = await run.click_for(per_second, seconds)
                after = await _loop_buckets(metrics)
    late = {bound: after[bound] - before.get(bound, 0.0) for bound in after}
    return BotBench(
        game=game,
        tables=tables,
        wanted_per_second=per_second,
        interactions=len(run.acks),
        per_second=round(len(run.acks) / took, 1),
        failed=run.failed,
        ack_p50=_quantile(run.acks, 50),
        ack_p99=_quantile(run.acks, 99),
        ack_max=_quantile(run.acks, 100),
        answer_p50=_quantile(run.answers, 50),
        answer_p99=_quantile(run.answers, 99),
        loop_p99=_bucket(late, 0.99),
        loop_max=_bucket(late, 1.0),
        pictures=pictures,
    )


async def _open_tables(playground: Playground, database: Path, game: str, count: int) -> list[list[User]]:
    """Open and start the tables, two people each, before the bot comes: it finds them as after a restart."""
    store, world = await Store.open(database), playground.world
    lobby, people = Lobby(store), []
    channel = playground.channel("tables").id
    for number in range(count):
        users = [world.add_user(f"Player {number}-{seat}") for seat in range(2)]
        host, guest = (Person(user.id, user.display) for user in users)
        place: dict[str, Any] = {"guild": world.guild_id, "channel": channel, "language": "en"}
        table = await lobby.open(host, game, places=2, **place)
        await lobby.join(table, guest)
        await lobby.start(table, host)
        people.append(users)
    await store.close()
    return people


@contextlib.asynccontextmanager
async def _bot(playground: Playground, database: Path, *, pictures: bool) -> AsyncIterator[str]:
    """Run the bot in a process of its own; gives the address of its metrics."""
    port = _free_port()
    settings = {
        "LONGTABLE_DATABASE": str(database),
        "LONGTABLE_API_BASE": playground.api_base,
        "LONGTABLE_GATEWAY": playground.gateway_url,
        "LONGTABLE_HEALTH_PORT": str(port),
        "LONGTABLE_NOTICE_DELAY": "3600",
        "LONGTABLE_PICTURES": str(pictures),
        "DISCORD_TOKEN": "",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BOT, env=os.environ | settings, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        yield f"http://127.0.0.1:{port}/metrics"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


class _Table(msgspec.Struct):
    """What the people at a table have before their eyes."""

    number: int
    users: list[User]
    panel: Message | None = None
    busy: bool = False


class _Run:
    """People clicking."""

    def __init__(self, playground: Playground, people: list[list[User]]) -> None:
        self.acks: list[float] = []
        self.answers: list[float] = []
        self.failed = 0
        self._world, self._gestures = playground.world, playground.door.gestures
        self._tables = [_Table(number, users) for number, users in enumerate(people, 1)]
        self._threads: dict[int, Channel] = {}
        self._dice = random.Random(1)

    async def wait_for_posts(self) -> None:
        """Wait until every table has its thread and its first post."""
        async with asyncio.timeout(120):
            while not all(self._post(table) for table in self._tables):
                await asyncio.sleep(0.1)

    async def click_for(self, per_second: float, seconds: float) -> float:
        """Click at a steady pace, whether answers have come or not; gives the seconds that it took."""
        clicks, begun = [], time.perf_counter()
        for number in range(int(per_second * seconds)):
            await asyncio.sleep(max(0.0, begun + number / per_second - time.perf_counter()))
            if free := [table for table in self._tables if not table.busy]:
                clicks.append(asyncio.create_task(self._click(self._dice.choice(free))))
        took = time.perf_counter() - begun
        await asyncio.gather(*clicks)
        return took

    async def _click(self, table: _Table) -> None:
        table.busy = True
        begun, panel = time.perf_counter(), table.panel
        edited = panel.edited if panel else None
        click = self._touch(table)
        try:
            async with asyncio.timeout(PATIENCE):
                await click.acknowledged.wait()
                self.acks.append(time.perf_counter() - begun)
                while click.waiting or (panel and click.original is panel and panel.edited == edited):
                    await asyncio.sleep(LOOK_EVERY)
                self.answers.append(time.perf_counter() - begun)
        except TimeoutError:
            self.failed += 1
        table.panel, table.busy = click.original, False

    def _touch(self, table: _Table) -> Interaction:
        """Answer in the panel, or have whoever the newest post calls open one."""
        panel = table.panel
        if panel is not None and (offered := _offered(panel)):
            person = self._world.users[panel.audience or 0]
            custom_id, values = self._dice.choice(offered)
            if values:
                return self._gestures.choose(person, panel, custom_id, [self._dice.choice(values)])
            return self._gestures.click(person, panel, custom_id)
        table.panel = None
        post = self._post(table)
        assert post is not None
        called = {int(user) for user in re.findall(r"<@(\d+)>", layout_text(post.components))}
        person = next((user for user in table.users if user.id in called), table.users[0])
        return self._gestures.click(person, post, press_id(table.number, 0, "turn"))

    def _post(self, table: _Table) -> Message | None:
        """Find the newest post that calls somebody."""
        wanted = press_id(table.number, 0, "turn")
        channels = self._world.channels.values()
        thread = self._threads.get(table.number) or next(
            (each for each in channels if each.parent and f" {table.number} ·" in each.name), None
        )
        if thread is None:
            return None
        self._threads[table.number] = thread
        return next((post for post in reversed(thread.messages.values()) if _has(post, wanted)), None)


def _has(message: Message, custom_id: str) -> bool:
    return message.audience is None and any(
        part.get("custom_id") == custom_id for part in walk(message.components)
    )


def _offered(panel: Message) -> list[tuple[str, list[str]]]:
    """List what answers the question in a panel: custom ids, with the values of menus."""
    found = []
    for part in walk(panel.components):
        sign = Sign.read("lt" + str(part.get("custom_id", ""))[2:])
        if sign is not None and sign.action == "answer":
            found.append((part["custom_id"], [option["value"] for option in part.get("options", [])]))
    return found


async def _loop_buckets(address: str) -> dict[float, float]:
    """Read how often the bot's loop has been how late, by the upper bounds of the buckets."""
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        text = await answer.text()
    return {
        float(sample.labels["le"]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "longtable_loop_late_seconds_bucket"
    }


def _bucket(counts: dict[float, float], share: float) -> float:
    """Give the bound, in milliseconds, that this share of cumulative counts stays below."""
    total = max(counts.values(), default=0.0)
    return 1000 * next((bound for bound in sorted(counts) if counts[bound] >= share * total), 0.0)


def _quantile(seconds: list[float], percent: int) -> float:
    """Give a percentile in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
