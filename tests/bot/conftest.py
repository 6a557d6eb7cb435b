"""A house for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import Visitor
from tests.bot.house import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "longtable.db") as opened:
        yield opened


@pytest.fixture
async def ada(house: House) -> AsyncIterator[Visitor]:
    async with house.playground.visitor("ada") as visitor:
        yield visitor


@pytest.fixture
async def bo(house: House) -> AsyncIterator[Visitor]:
    async with house.playground.visitor("bo") as visitor:
        yield visitor


@pytest.fixture
async def cy(house: House) -> AsyncIterator[Visitor]:
    async with house.playground.visitor("cy") as visitor:
        yield visitor
