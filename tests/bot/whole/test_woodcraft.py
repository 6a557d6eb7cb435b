"""Woodcraft alone, with two and with four people: every click over the wire, to the final score."""

from contextlib import AsyncExitStack

import pytest

from tests.bot.house import House, started
from tests.bot.whole.test_el_paso import play_to_the_end


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", [1, 2, 4])
async def test_people_play_woodcraft_to_the_final_score(house: House, seats: int) -> None:
    async with AsyncExitStack() as stack:
        names = ("ada", "bo", "cy", "di")[:seats]
        people = [await stack.enter_async_context(house.playground.visitor(name)) for name in names]
        post = await started(house, people, "woodcraft")
        final = await play_to_the_end(house, people, post.channel, seed=seats)
        assert "Final scores" in final.text
        assert await people[0].call("GET", "/violations") == []
