"""People at the page: two tabs, two people, mouse, keyboard and a phone's width."""

from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.playground.tiny import Running

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1200, "height": 800}
PHONE = {"width": 400, "height": 800}


async def tab(chromium: Any, playground: Playground, user: str, size: dict[str, int] = DESKTOP) -> Any:
    """A tab in which somebody is signed in; errors on the page fail the test."""
    page = await chromium.new_page(viewport=size)
    page.set_default_timeout(10_000)
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda said: page.problems.append(said.text) if said.type == "error" else None)
    await page.goto(f"{playground.url}?user={user}")
    await page.wait_for_selector("#composer")
    return page


async def command(page: Any, typed: str) -> None:
    """Pick a command that needs no options, by keyboard."""
    await page.fill("#composer", typed)
    await page.keyboard.press("Enter")
    await page.locator(".composer.command").wait_for()
    await page.locator(".composer .send").click()


async def test_two_tabs_are_two_people(chromium: Any, running: Running, playground: Playground) -> None:
    ada, bo = await tab(chromium, playground, "ada"), await tab(chromium, playground, "bo")
    await command(ada, "/play")
    await ada.get_by_role("button", name="Move 1").wait_for()
    assert "Only you can see this" in await ada.inner_text("#log")
    await command(bo, "/board")
    await ada.get_by_text("the board").wait_for()
    assert "Move 1" not in await bo.inner_text("#log")

    await ada.get_by_role("button", name="Move 1").click()
    await ada.get_by_role("button", name="Move 2").wait_for()
    await ada.get_by_role("button", name="Dismiss message").click()
    await ada.get_by_role("button", name="Move 2").wait_for(state="detached")
    assert ada.problems == bo.problems == []


async def test_options_are_typed_and_complete_themselves(
    chromium: Any, running: Running, playground: Playground
) -> None:
    page = await tab(chromium, playground, "ada")
    await page.select_option("#me select", "ja")
    await page.fill("#composer", "/game")
    await page.keyboard.press("Tab")
    await page.get_by_role("option", name="Game 4").wait_for()
    await page.keyboard.type("game-3")
    await page.get_by_role("option", name="Game 4").wait_for(state="detached")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="+ seats").click()
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await page.get_by_text("seats must be between 1 and 4").wait_for()
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
    await page.get_by_text("game-3 for 3 in ja").wait_for()


async def test_a_menu_is_worked_by_keyboard(chromium: Any, running: Running, playground: Playground) -> None:
    page = await tab(chromium, playground, "ada")
    await command(page, "/play")
    opener = page.get_by_role("button", name="Where?")
    await opener.focus()
    await page.keyboard.press("Enter")
    for key in ("ArrowDown", " ", "ArrowDown", " ", "Tab"):
        await page.keyboard.press(key)
    await page.get_by_text("chosen 1,2").wait_for()


async def test_a_form_opens_and_is_sent(chromium: Any, running: Running, playground: Playground) -> None:
    page = await tab(chromium, playground, "ada")
    await command(page, "/order")
    form = page.get_by_role("dialog", name="An order")
    await form.get_by_role("button", name="Submit").click()
    await form.get_by_text("choose 1 to 1").wait_for()
    await form.get_by_label("What").select_option("wool")
    await form.get_by_text("boat").click()
    await form.get_by_text("Sure").click()
    await form.get_by_label("Note").fill("soon")
    await form.get_by_role("button", name="Submit").click()
    await page.get_by_text("['wool'] by boat, True, 'soon'").wait_for()
    assert await page.get_by_role("dialog").count() == 0


async def test_pictures_open_large_and_say_what_they_show(
    chromium: Any, running: Running, playground: Playground
) -> None:
    page = await tab(chromium, playground, "ada")
    await command(page, "/board")
    await page.get_by_role("button", name="Open the picture large: a green board").click()
    picture = page.locator("dialog.zoom img")
    assert await picture.get_attribute("alt") == "a green board"
    await page.wait_for_function("document.querySelector('dialog.zoom img').naturalWidth === 120")
    await page.keyboard.press("Escape")
    await picture.wait_for(state="detached")


async def test_threads_and_direct_messages_are_marked_until_read(
    chromium: Any, running: Running, playground: Playground
) -> None:
    page = await tab(chromium, playground, "ada")
    await command(page, "/table")
    thread = page.get_by_role("link", name="El Paso 17, 1 for you")
    await page.get_by_role("link", name="Longtable, 1 for you").wait_for()
    assert (await page.title()).startswith("(2)")
    await thread.click()
    await page.get_by_role("heading", name="El Paso 17").wait_for()
    await page.locator("#log").get_by_text("your turn @Ada").wait_for()
    await thread.wait_for(state="detached")
    await page.get_by_role("link", name="Longtable, 1 for you").click()
    await page.locator("#log").get_by_text("go to the table").wait_for()
    await page.wait_for_function("!document.title.startsWith('(')")


async def test_nothing_that_is_written_becomes_markup(
    chromium: Any, running: Running, playground: Playground
) -> None:
    name = "\u202e<img src=x onerror=alert(1)>"
    evil = (
        '<script>document.title="x"</script> [a](javascript:alert(1)) **<b onclick=x>** `<i>` ||<u>|| '
        "<t:99999999999999:R> <t:9999999999999:R>"
    )
    user = playground.world.add_user(name, name="mallory")
    async with playground.visitor("mallory") as mallory:
        await mallory.say("tables", evil)
        await mallory.say("tables", "``` \n<svg onload=alert(1)>\n``` # <h1>x")
    page = await tab(chromium, playground, "ada")
    await page.get_by_text("<script>").wait_for()
    assert await page.locator("#log script, #log img, #log svg, #log b, #log i, #log [onclick]").count() == 0
    assert await page.locator('#log a[href^="javascript"]').count() == 0
    assert await page.locator("#log .author").first.inner_text() == user.display
    assert page.problems == []


async def test_on_a_phone_nothing_is_wider_than_the_screen(
    chromium: Any, running: Running, playground: Playground
) -> None:
    page = await tab(chromium, playground, "ada", PHONE)
    await command(page, "/play")
    await page.get_by_role("button", name="Move 1").wait_for()
    wide = await page.evaluate(
        "[document.documentElement.scrollWidth, document.getElementById('log').scrollWidth]"
    )
    assert wide == [400, 400]
    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("link", name="lounge").click()
    await page.get_by_role("heading", name="lounge").wait_for()
    height = await page.get_by_role("button", name="Channels").evaluate("element => element.offsetHeight")
    assert height >= 32


async def test_an_interaction_that_nobody_answers_fails_visibly(
    chromium: Any, running: Running, playground: Playground
) -> None:
    page = await tab(chromium, playground, "ada")
    await command(page, "/play")
    await page.get_by_role("button", name="Move 1").wait_for()
    await playground.gateway.cut()
    await running.stop()
    await page.get_by_role("button", name="Move 1").click()
    await page.wait_for_function("document.querySelector('[aria-busy]')")
    playground.clock.advance(4)
    await page.get_by_text("This interaction failed").wait_for()


async def test_somebody_new_joins_and_the_inspector_shows_what_was_sent(
    chromium: Any, running: Running, playground: Playground
) -> None:
    page = await chromium.new_page()
    await page.goto(playground.url)
    await page.get_by_label("Name of somebody new").fill("Eve")
    await page.get_by_role("button", name="Join").click()
    await page.wait_for_selector("#composer")
    assert "user=eve" in page.url
    await command(page, "/board")
    await page.get_by_role("button", name="What the bot sent").click()
    first = page.locator(".requests summary").first
    assert "/callback" in await first.inner_text()
    await first.click()
    await page.locator(".requests pre").get_by_text("the board").first.wait_for()
