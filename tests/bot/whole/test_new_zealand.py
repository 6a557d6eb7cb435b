"""New Zealand for two, for four, and alone against Sarah at each level: over the wire, to the final score."""

from contextlib import AsyncExitStack

import pytest

from bot.playground import Visitor
from tests.bot.house import House, card_of, invites, started, thread_of
from tests.bot.whole.test_el_paso import play_to_the_end

LEVELS = ("easy", "medium", "hard")


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seats", [2, 4])
async def test_people_play_new_zealand_to_the_final_score(house: House, seats: int) -> None:
    async with AsyncExitStack() as stack:
        names = ("ada", "bo", "cy", "di")[:seats]
        people = [await stack.enter_async_context(house.playground.visitor(name)) for name in names]
        post = await started(house, people, "new_zealand")
        final = await play_to_the_end(house, people, post.channel, seed=seats)
        assert "Final scores" in final.text
        assert await people[0].call("GET", "/violations") == []


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("level", LEVELS)
async def test_somebody_plays_alone_against_sarah(house: House, ada: Visitor, level: str) -> None:
    house.without_pictures()
    opened = await ada.command("game new", game="new_zealand", seats=1)
    assert opened.message is not None
    menu = next(custom_id for custom_id in opened.message.menus if custom_id.endswith("option:level"))
    await ada.choose(opened.message, menu, str(LEVELS.index(level)))
    card = await card_of(ada)
    await ada.click(card, card.button("Start"))
    post = await ada.until(invites, await thread_of(ada))
    final = await play_to_the_end(house, [ada], post.channel, seed=5)
    assert "Final scores" in final.text
    assert await ada.call("GET", "/violations") == []
