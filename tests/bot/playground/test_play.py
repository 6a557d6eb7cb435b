"""`longtable play` stopped and started again: the table in the browser goes on."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

from bot.playground import Visitor
from bot.terminal.play import play
from tests.bot.house import card_of, thread_of
from tests.bot.people import choices


@contextlib.asynccontextmanager
async def playing(database: Path) -> AsyncIterator[str]:
    """The address of a running `longtable play`."""
    stop, told = asyncio.Event(), asyncio.Queue[str]()
    serving = asyncio.create_task(play(0, database, told.put_nowait, stop))
    said = await asyncio.wait_for(told.get(), 30)
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found
    yield found[0]
    stop.set()
    await serving


async def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path / "games.db") as url, Visitor(url, "ada") as ada, Visitor(url, "bo") as bo:
        await ada.command("game new", game="el_paso", seats=2)
        card = await card_of(bo)
        await bo.click(card, card.button("Join"))
        await ada.click(card, card.button("Start"))
        thread = await thread_of(bo)
        await bo.until(lambda seen: "your turn" in seen.text, thread)

    async with playing(tmp_path / "games.db") as url, Visitor(url, "ada") as ada, Visitor(url, "bo") as bo:
        post = await bo.until(lambda seen: "your turn" in seen.text, thread)
        panels = [await player.click(post, post.button("Take your turn")) for player in (ada, bo)]
        assert sum(bool(panel.message and choices(panel.message)) for panel in panels) == 1
        assert await ada.call("GET", "/violations") == []
