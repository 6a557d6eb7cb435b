import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import Playground, Visitor
from tests.bot.playground.tiny import Running, TinyBot
from tests.bot.playground.wire import Line, Wire

ROOT = Path(__file__).parents[3]


def openapi() -> Path | None:
    """Discord's own description, where it is there."""
    given = os.environ.get("LONGTABLE_OPENAPI")
    path = Path(given) if given else ROOT.parent / "shared" / "discord" / "openapi.json"
    return path if path.exists() else None


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(openapi=openapi()) as playground:
        yield playground
        assert playground.violations == []


@pytest.fixture
async def running(playground: Playground) -> AsyncIterator[Running]:
    running = await Running(playground, TinyBot()).start()
    yield running
    await running.stop()


@pytest.fixture
async def wire(playground: Playground) -> AsyncIterator[Wire]:
    async with Wire(playground) as wire:
        yield wire


@pytest.fixture
async def line(wire: Wire) -> AsyncIterator[Line]:
    """An identified gateway connection without a library, and a command /do to be answered by hand."""
    await wire.register({"name": "do"})
    async with Line(wire) as line:
        await line.identify()
        await line.until("GUILD_CREATE")
        yield line


@pytest.fixture
async def ada(playground: Playground) -> AsyncIterator[Visitor]:
    async with playground.visitor("ada") as visitor:
        yield visitor


@pytest.fixture
async def bo(playground: Playground) -> AsyncIterator[Visitor]:
    async with playground.visitor("bo") as visitor:
        yield visitor
