"""Longtable itself under simcord: from the lobby to an answer, as the playground's tests do it over the wire."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.ext import tasks

from bot.chat.client import Longtable
from bot.chat.outbox import Outbox
from bot.chat.studio import Studio
from bot.config import Settings
from bot.store import Store, mail


class SettlingOutbox:
    """simcord waits until a bot is at rest, and a loop never is: here the outbox runs when there is something."""

    @staticmethod
    def start(outbox: Outbox) -> None:
        outbox.wake()

    @staticmethod
    def wake(outbox: Outbox) -> None:
        asyncio.get_running_loop().create_task(SettlingOutbox.deliver(outbox))

    @staticmethod
    async def deliver(outbox: Outbox) -> None:
        outbox._hand_out(await mail.next_rows(outbox._store.reading))


async def nothing(*_: Any) -> None:
    """Draw nothing ahead of time, and don't watch the event loop: simcord waits for every task of a bot."""


def never(loop: Any) -> None:
    """Leave the lease and the clock alone: their timers would be waited for."""


class Stage:
    """A server with a channel and two people, and Longtable in it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.tables = self.guild.create_text_channel("tables")
        self.ada = self.guild.add_member(env.create_user("ada"))
        self.bo = self.guild.add_member(env.create_user("bo"))

    @property
    def post(self) -> Any:
        """The newest message in the game's thread."""
        return self.tables.threads[-1].last_message

    async def restart(self, folder: Path) -> None:
        """Another process goes on with the same database."""
        earlier = self.env.bot.store
        store = await Store.open(folder / "longtable.db")
        await self.env.restart_bot(longtable(folder, store))
        await earlier.close()


def longtable(folder: Path, store: Store) -> Longtable:
    bot = Longtable(Settings(database=folder / "longtable.db", notice_delay=0.0), store)
    bot.shard_count = 1
    return bot


@contextlib.asynccontextmanager
async def on_stage(folder: Path) -> AsyncIterator[Stage]:
    store = await Store.open(folder / "longtable.db")
    async with simcord.run(longtable(folder, store), shard_count=1, settle_timeout=20.0) as env:
        yield Stage(env)
        last: Any = env.bot
    await last.store.close()


@pytest.fixture(autouse=True)
def settling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Outbox, "start", SettlingOutbox.start)
    monkeypatch.setattr(Outbox, "wake", SettlingOutbox.wake)
    monkeypatch.setattr(Studio, "warm", nothing)
    monkeypatch.setattr(tasks.Loop, "start", never)
    monkeypatch.setattr("bot.chat.client._watch_loop", nothing)


def walk(components: list[dict[str, Any]]) -> Any:
    for part in components:
        yield part
        yield from walk(part.get("components") or [])


def menus(result: Any) -> list[dict[str, Any]]:
    """The menus of a panel that give answers."""
    return [part for part in walk(result.response.components) if part["type"] == 3]


def buttons(result: Any) -> list[dict[str, Any]]:
    """The buttons of a panel that give answers."""
    return [part for part in walk(result.response.components) if ":answer:" in part.get("custom_id", "")]


async def begin(stage: Stage) -> None:
    """Open a table for two and start it."""
    opened = await stage.ada.slash(stage.tables, "game new", game="el_paso", seats=2)
    assert opened.ephemeral
    card = stage.tables.last_message
    await stage.bo.click(card, label="Join")
    await stage.bo.click(card, label="Start")


async def panels(stage: Stage) -> dict[bool, tuple[Any, Any]]:
    """Everybody takes their turn: the one who is asked (True) and the one who isn't, with their panels."""
    opened = [(who, await who.click(stage.post, label="Take your turn")) for who in (stage.ada, stage.bo)]
    return {bool(menus(panel) or buttons(panel)): (who, panel) for who, panel in opened}


async def test_from_the_lobby_to_the_first_answer(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begin(stage)
        assert "it's your turn" in stage.env.transcript()
        opened = await panels(stage)
        assert set(opened) == {True, False}
        who, panel = opened[True]
        assert panel.ephemeral
        if pressable := buttons(panel):
            answered = await who.click(panel.response, custom_id=pressable[0]["custom_id"])
        else:
            menu = menus(panel)[0]
            value = menu["options"][0]["value"]
            answered = await who.select(panel.response, [value], custom_id=menu["custom_id"])
        assert answered.acknowledged
        assert stage.env.errors == []


async def test_a_button_outlives_a_restart(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await begin(stage)
        await stage.restart(tmp_path)
        opened = await panels(stage)
        assert set(opened) == {True, False}
        assert stage.env.errors == []
