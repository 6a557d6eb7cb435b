"""Stale, doubled, foreign, forged and malformed input: a private sentence, and nothing has changed."""

import asyncio
from functools import partial

import pytest

import engine
from bot.panels.ids import menu_id, press_id
from bot.playground import Seen, Visitor
from tests.bot.house import House, card_of, started
from tests.bot.people import choices, option_of, press, take
from tests.engine.toys import TOY


@pytest.fixture(autouse=True)
def toy() -> None:
    engine.register(TOY)


async def version(house: House) -> int:
    return (await house.client.desk.tables.table(1)).match.version


async def panel_of(visitor: Visitor, post: Seen) -> Seen:
    outcome = await visitor.click(post, post.button("Take your turn"))
    assert outcome.message is not None
    return outcome.message


async def asked_and_other(house: House, players: list[Visitor], post: Seen) -> tuple[Visitor, Visitor, Seen]:
    """Who is asked, who isn't, and the panel of the one who is."""
    panels = [await panel_of(player, post) for player in players]
    asked = 0 if choices(panels[0]) else 1
    return players[asked], players[1 - asked], panels[asked]


async def test_a_stale_button_shows_where_the_table_stands(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    player, _, panel = await asked_and_other(house, [ada, bo], post)
    second = await panel_of(player, post)
    await take(player, panel, choices(panel)[0])
    before = await version(house)
    stale = await take(player, second, choices(second)[0])
    assert "moved on" in stale.text
    assert choices(stale) != choices(second)
    assert await version(house) == before


async def test_a_double_click_counts_once(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    player, _, panel = await asked_and_other(house, [ada, bo], post)
    choice = choices(panel)[0]
    before = await version(house)
    await asyncio.gather(*(press(player, panel, choice) for _ in range(3)))
    await house.quiet()
    table = await house.client.desk.tables.table(1)
    mine = [entry for _, entry in await table.log(None, -1)]
    assert mine
    async with house.client.store.reading.execute(
        "SELECT count(*) FROM seat WHERE game = 1 AND acted = ?", [before + 1]
    ) as cursor:
        row = await cursor.fetchone()
    assert row is not None and row[0] == 1


async def test_a_wrong_seat_is_told_whose_turn_it_is(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    _, other, panel = await asked_and_other(house, [ada, bo], post)
    option = option_of(choices(panel)[0])
    before = await version(house)
    refused = await other.command("play", channel=post.channel, choice=f"0/{option}")
    assert "isn't your turn" in refused.text or "moved on" in refused.text
    assert await version(house) == before


async def test_who_only_watches_is_told_so(house: House, ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    post = await started(house, [ada, bo])
    refused = await cy.click(post, post.button("Take your turn"))
    assert "no seat" in refused.text
    assert refused.message is not None and refused.message.ephemeral
    assert not refused.message.menus


FORGED = [
    press_id(1, 0, "answer", "no:such:option"),
    press_id(1, 999, "undo"),
    press_id(999, 0, "turn"),
    press_id(1, 0, "nonsense"),
    "lt:1:0:answer:" + "x" * 80,
    "lt:1:0",
    "lt:99999999999999999999:0:turn:",
    "something-else",
    press_id(1, 0, "logpage", "x:y"),
    press_id(1, 0, "set", "option:nothing"),
    press_id(1, 0, "look", "nothing:99:nowhere"),
    press_id(1, 0, "page", "answer:99999999"),
]


async def test_forged_buttons_are_answered_and_change_nothing(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    post = await started(house, [ada, bo])
    before = await version(house)
    for custom_id in FORGED:
        outcome = await ada.click(post, custom_id, forged=True)
        assert outcome.state == "answered", custom_id
        assert outcome.message is not None and outcome.message.ephemeral, custom_id
        assert outcome.text and "Traceback" not in outcome.text, custom_id
    assert await version(house) == before


async def test_a_forged_choice_is_refused(house: House, ada: Visitor) -> None:
    post = await started(house, [ada], game="toy")
    before = await version(house)
    for option in ("end", "x" * 60, "@everyone", "1"):
        outcome = await ada.command("play", channel=post.channel, choice=f"0/{option}")
        assert "can't be chosen" in outcome.text
    panel = await panel_of(ada, post)
    forged = menu_id(1, 0, "answer")
    for values in (["pick:9"], ["x" * 100], []):
        await ada.choose(panel, forged, *values, forged=True)
    await house.quiet()
    assert await version(house) == before


async def test_typed_nonsense_is_refused(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    before = await version(house)
    for typed in ("", " ", "@everyone", "move:Z", "1/2/3", "0/", "x" * 500, "９９"):
        outcome = await ada.command("play", channel=post.channel, choice=typed)
        assert outcome.message is not None and outcome.message.ephemeral and outcome.text, typed
        assert "@everyone" not in outcome.text
    assert await version(house) == before


async def test_absent_tables_are_all_the_same(house: House, ada: Visitor, cy: Visitor) -> None:
    for table in (1, 10**9):
        for command in ("board", "play", "score", "log", "hand", "undo", "fairness"):
            outcome = await cy.command(command, table=table)
            assert "no such table" in outcome.text, (command, outcome.text)


async def test_commands_without_a_table_say_what_to_do(house: House, ada: Visitor) -> None:
    for command in ("board", "play", "undo", "game start", "rules"):
        assert "/game new" in (await ada.command(command)).text


HOSTILE = ["@everyone", "**bold** [x](http://y.z)", "\u202egnp.evil", "馬" * 32]


async def test_hostile_names_are_harmless(house: House, ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    everybody = [ada, bo, cy]
    async with house.playground.visitor("di") as di:
        for visitor, name in zip((*everybody, di), HOSTILE, strict=True):
            house.playground.world.find_user(visitor.name).display = name
        post = await started(house, [*everybody, di])
    said = post.text + "".join(str(thread["name"]) for thread in await ada.threads())
    assert "@everyone" not in post.text
    assert "\u202e" not in said
    assert "](http" not in post.text
    assert not [note for note in await ada.notifications() if note["kind"] == "everyone"]
    assert house.playground.violations == []


async def test_a_lobby_refuses_what_it_must(house: House, ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    await ada.command("game new", game="el_paso", seats=2)
    card = await card_of(ada)
    for visitor, label, said in (
        (ada, "Join", "already"),
        (ada, "Start", "needed"),
        (bo, "Start", "no seat"),
        (bo, "Options", "opened the table"),
        (bo, "Leave", "no seat"),
    ):
        await visitor.click(card, card.button(label))
        assert await visitor.until(partial(_told, said), "tables")
    await bo.click(card, card.button("Join"))
    await cy.click(card, card.button("Join"))
    assert await cy.until(lambda seen: "seat is taken" in seen.text, "tables")


def _told(text: str, seen: Seen) -> bool:
    return seen.ephemeral and text in seen.text


async def test_what_cannot_be_opened_is_refused(house: House, ada: Visitor) -> None:
    assert "1 to 4 seats" in (await ada.command("game new", game="el_paso", seats=7)).text
    assert "don't know that game" in (await ada.command("game new", game="chess")).text


async def test_missing_permissions_are_named(house: House, ada: Visitor) -> None:
    house.playground.permit("tables", attach_files=False)
    outcome = await ada.command("game new", game="el_paso")
    assert "Attach Files" in outcome.text
