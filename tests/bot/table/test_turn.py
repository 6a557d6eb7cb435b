"""From the lobby to the next player's notice: one turn of El Paso, over the wire."""

from bot.playground import Visitor
from tests.bot.house import House, card_of, thread_of
from tests.bot.people import choices


async def test_from_the_lobby_to_the_first_question(house: House, ada: Visitor, bo: Visitor) -> None:
    opened = await ada.command("game new", game="el_paso", seats=2)
    assert opened.message is not None and opened.message.ephemeral
    card = await card_of(bo)
    await bo.click(card, card.button("Join"))
    await bo.click(card, card.button("Start"))
    thread = await thread_of(bo)
    post = await bo.until(lambda seen: "your turn" in seen.text, thread)
    assert post.media and post.media[0].description
    panels = [await player.click(post, post.button("Take your turn")) for player in (ada, bo)]
    assert sum(bool(panel.message and choices(panel.message)) for panel in panels) == 1
    assert all(panel.message and panel.message.ephemeral for panel in panels)
    assert await ada.call("GET", "/violations") == []
