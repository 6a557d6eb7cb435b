"""A real discord.py client goes through everything that a game night needs."""

from bot.playground import Playground
from tests.bot.playground.tiny import Running


async def test_a_slash_command_is_answered_in_the_users_language(
    running: Running, playground: Playground
) -> None:
    async with playground.visitor("ada") as ada:
        await ada.settings(locale="ja")
        outcome = await ada.command("game new", game="el_paso", seats=3)
        assert outcome.state == "answered"
        assert outcome.text == "el_paso for 3 in ja"


async def test_autocomplete_offers_choices(running: Running, playground: Playground) -> None:
    async with playground.visitor("ada") as ada:
        choices = await ada.autocomplete("game new", "game", game="game-3")
        assert choices == [{"name": "Game 3", "value": "game-3"}]


async def test_a_private_panel_is_seen_by_one_and_moves_on(running: Running, playground: Playground) -> None:
    async with playground.visitor("ada") as ada, playground.visitor("bo") as bo:
        outcome = await ada.command("play")
        assert outcome.message
        assert outcome.message.ephemeral
        assert "Turn 1" in outcome.text
        assert (await ada.open(outcome.message.media[0])).startswith(b"\x89PNG")
        assert outcome.message.media[0].description == "the board"
        assert [m.id for m in await bo.messages("tables")] == []

        moved = await ada.click(outcome.message, "move:1")
        assert moved.state == "updated"
        again = await ada.until(lambda message: "Turn 2" in message.text, "tables")
        assert list(again.buttons) == ["move:2"]
        chosen = await ada.choose(again, "pick", "2", "4")
        assert chosen.text == "chosen 2,4"


async def test_a_form_is_filled_in(running: Running, playground: Playground) -> None:
    async with playground.visitor("ada") as ada:
        opened = await ada.command("order")
        assert opened.state == "modal"
        assert opened.modal
        assert opened.modal["title"] == "An order"
        done = await ada.submit(opened, kind=["wool"], way="boat", sure=True, note="soon")
        assert done.text == "['wool'] by boat, True, 'soon'"


async def test_thread_mention_and_direct_message(running: Running, playground: Playground) -> None:
    async with playground.visitor("ada") as ada, playground.visitor("bo") as bo:
        outcome = await ada.command("table")
        assert outcome.text == "done"
        (thread,) = await ada.threads()
        assert thread["name"] == "El Paso 17"
        (post,) = await bo.messages(thread["id"])
        assert post.media[0].name == "board.png"
        dm = await ada.dm()
        assert dm
        assert dm["unread"] == 1
        assert [m.text for m in await ada.messages(dm["id"])] == ["go to the table"]
        assert [notice["kind"] for notice in await ada.notifications()] == ["mention", "dm"]
        assert await bo.notifications() == []
        assert running.bot.errors == []
