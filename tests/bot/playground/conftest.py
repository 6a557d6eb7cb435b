import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.bot.playground.tiny import Running, TinyBot

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
