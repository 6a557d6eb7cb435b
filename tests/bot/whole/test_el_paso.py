"""People open a table, join, start, and play El Paso to the final score: every click over the wire."""

import random

import pytest

from bot.playground import Seen, Visitor
from tests.bot.house import House, card_of, thread_of
from tests.bot.people import play_on

TURNS = 400


def newest_with(label: str, posts: list[Seen]) -> Seen | None:
    for post in reversed(posts):
        if any(label in (button["label"] or "") for button in post.buttons.values()):
            return post
    return None


async def play_to_the_end(house: House, players: list[Visitor], thread: str, seed: int) -> Seen:
    """Everybody looks at the newest post and takes their turn, until the final scores are there."""
    dice = random.Random(seed)
    for _ in range(TURNS):
        await house.quiet()
        posts = await players[0].messages(thread, limit=12)
        if (final := newest_with("Rematch", posts)) is not None:
            return final
        post = newest_with("Take your turn", posts)
        assert post is not None
        for player in players:
            opened = await player.click(post, post.button("Take your turn"))
            assert opened.state == "answered" and opened.message is not None
            await play_on(player, opened.message, dice)
    raise AssertionError("the game doesn't end")


@pytest.mark.timeout(280)
async def test_two_people_play_el_paso_to_the_final_score(house: House, ada: Visitor, bo: Visitor) -> None:
    house.without_pictures()
    await ada.command("game new", game="el_paso", seats=2)
    card = await card_of(bo)
    await bo.click(card, card.button("Join"))
    await bo.click(card, card.button("Start"))
    thread = await thread_of(bo)
    final = await play_to_the_end(house, [ada, bo], thread, seed=7)
    assert "Final scores" in final.text
    assert await ada.call("GET", "/violations") == []
