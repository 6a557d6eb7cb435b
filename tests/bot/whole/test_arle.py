"""Fields of Arle over the wire, to the final score: alone, for two, and with Tea & Trade for three."""

import random

import pytest

from bot.playground import Seen, Visitor
from tests.bot.house import House, card_of, thread_of
from tests.bot.people import play_on
from tests.bot.whole.test_el_paso import newest_with


async def play_to_the_end(house: House, players: list[Visitor], thread: str) -> Seen:
    """Everybody takes their turn from the newest post that offers one, until the final scores are there."""
    dice = random.Random(11)
    for _ in range(400):
        await house.quiet()
        posts = await players[0].messages(thread, limit=60)
        if (final := newest_with("Rematch", posts)) is not None:
            return final
        post = newest_with("Take your turn", posts)
        assert post is not None
        for player in players:
            opened = await player.click(post, post.button("Take your turn"))
            assert opened.message is not None
            await play_on(player, opened.message, dice)
    raise AssertionError("the game doesn't end")


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("seats", [1, 2, 3])
async def test_a_game_to_the_final_score(
    house: House, ada: Visitor, bo: Visitor, cy: Visitor, seats: int
) -> None:
    house.without_pictures()
    players = [ada, bo, cy][:seats]
    await ada.command("game new", game="arle", seats=seats)
    card = await card_of(ada)
    for guest in players[1:]:
        await guest.click(card, card.button("Join"))
    await ada.click(card, card.button("Start"))
    final = await play_to_the_end(house, players, await thread_of(ada))
    assert "Final scores" in final.text
    assert await ada.call("GET", "/violations") == []
