"""A headless Chromium, where there is one."""

import os
import shutil
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.playground.conftest import openapi
from tests.bot.playground.tiny import Running, TinyBot

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(
    (found for name in NAMES if (found := shutil.which(name))), None
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture
async def chromium() -> AsyncIterator[Any]:
    playwright = pytest.importorskip("playwright.async_api")
    if not CHROMIUM:
        pytest.skip("no Chromium here")
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(openapi=openapi()) as playground:
        yield playground
        assert playground.violations == []


@pytest.fixture
async def running(playground: Playground) -> AsyncIterator[Running]:
    running = await Running(playground, TinyBot()).start()
    yield running
    assert running.bot.errors == []
    await running.stop()
