"""A person who knows nothing opens two tabs and begins a game of El Paso."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.browser.test_page import PHONE, tab
from tests.bot.house import open_house

pytestmark = pytest.mark.browser


async def open_table(ada: Any, bo: Any) -> None:
    """Ada opens a table by typing, Bo sits down by clicking and starts."""
    await ada.fill("#composer", "/game new")
    await ada.keyboard.press("Enter")
    await ada.get_by_role("option", name="Great Western Trail: El Paso").click()
    await ada.get_by_role("button", name="+ seats").click()
    await ada.keyboard.type("2")
    await ada.keyboard.press("Enter")
    await bo.get_by_role("button", name="Join").click()
    await bo.get_by_role("button", name="Start").click()


async def enter_thread(page: Any) -> None:
    """Go to the game's thread, on a phone by way of the menu."""
    if await page.locator("#menu").is_visible():
        await page.get_by_text("begun").first.wait_for()
        await page.locator("#menu").click()
    await page.locator(".threads a").first.click()
    await page.get_by_role("button", name="Take your turn").last.wait_for()


async def answer(page: Any) -> bool:
    """Take one's turn and give one answer; False if somebody else is asked."""
    await page.get_by_role("button", name="Take your turn").last.click()
    panel = page.locator(".message.ephemeral").last
    await panel.get_by_role("button", name="My table").wait_for()
    menu, button = panel.locator(".opener").first, panel.locator("[data-custom*=':answer:']").first
    question = await panel.inner_text()
    if await button.count():
        await button.click()
    elif await menu.count():
        await menu.click()
        await panel.get_by_role("option").first.click()
    else:
        return False
    await page.wait_for_function(
        "before => [...document.querySelectorAll('.message.ephemeral')].pop().innerText !== before",
        arg=question,
    )
    return True


async def test_two_tabs_begin_a_game(chromium: Any, tmp_path: Path) -> None:
    async with open_house(tmp_path / "longtable.db") as house:
        ada = await tab(chromium, house.playground, "ada")
        bo = await tab(chromium, house.playground, "bo", PHONE)
        await open_table(ada, bo)
        for page in (ada, bo):
            await enter_thread(page)
        assert any([await answer(ada), await answer(bo)])
        assert ada.problems == bo.problems == []
        assert house.playground.violations == []
