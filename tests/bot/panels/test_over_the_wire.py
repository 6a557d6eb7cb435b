"""Panels and forms as people use them: menus of groups, what the host chooses, undo, and a restart."""

from functools import partial

from bot.playground import Seen, Visitor
from tests.bot.house import House, card_of, started
from tests.bot.people import choices, take


def menu_of(panel: Seen, title: str) -> tuple[str, list[str]]:
    """A menu by its title: its custom id and the values in it."""
    for custom_id, menu in panel.menus.items():
        if menu["placeholder"] == title:
            return custom_id, [option["value"] for option in menu["options"]]
    raise AssertionError(f"no menu {title!r}: {[menu['placeholder'] for menu in panel.menus.values()]}")


async def asked(players: list[Visitor], post: Seen) -> tuple[Visitor, Seen]:
    """Whoever has something to choose, and their panel."""
    for player in players:
        opened = await player.click(post, post.button("Take your turn"))
        if opened.message is not None and choices(opened.message):
            return player, opened.message
    raise AssertionError("nobody is asked")


async def test_each_season_has_its_menu_and_both_are_answered(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    post = await started(house, [ada, bo], "arle")
    player, panel = await asked([ada, bo], post)
    summer, winter = menu_of(panel, "Summer spaces"), menu_of(panel, "Winter spaces (special action)")
    assert summer[0] != winter[0]
    assert not set(summer[1]) & set(winter[1])
    assert panel.button("Leave this worker unused")
    after = await take(player, panel, (winter[0], winter[1][0]))
    assert "used the special action" in after.text
    again = await player.click(after, after.button("Undo"))
    assert again.message is not None
    panel = await player.until(partial(_asks_for, "Summer spaces"), post.channel)
    after = await take(player, panel, (menu_of(panel, "Summer spaces")[0], summer[1][0]))
    assert "laced a worker" in after.text
    assert await ada.call("GET", "/violations") == []


def _asks_for(title: str, seen: Seen) -> bool:
    return seen.ephemeral and any(menu["placeholder"] == title for menu in seen.menus.values())


async def test_the_host_lets_empty_turns_end_by_themselves(house: House, ada: Visitor) -> None:
    house.without_pictures()
    opened = await ada.command("game new", game="woodcraft", seats=2)
    assert opened.message is not None
    assert "empty turns" not in (await card_of(ada)).text
    custom_id, values = menu_of(opened.message, "Turns with nothing left to do")
    assert values == ["ask", "alone"]
    await ada.choose(opened.message, custom_id, "alone")
    await ada.until(
        lambda seen: not seen.ephemeral and "empty turns end by themselves" in seen.text, "tables"
    )
    assert await ada.call("GET", "/violations") == []


async def test_a_restart_after_an_undo_shows_the_same_question(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    post = await started(house, [ada, bo], "arle")
    player, panel = await asked([ada, bo], post)
    after = await take(player, panel, choices(panel)[0])
    await player.click(after, after.button("Undo"))
    panel = await player.until(partial(_asks_for, "Summer spaces"), post.channel)
    version = house.client.desk.tables.at_hand(1).match.version  # type: ignore[union-attr]
    await house.stop()
    await house.start()
    house.without_pictures()
    opened = await player.click(post, post.button("Take your turn"))
    assert opened.message is not None
    assert opened.message.text == panel.text
    assert choices(opened.message) == choices(panel)
    assert (await house.client.desk.tables.table(1)).match.version == version


async def test_a_typed_choice_that_cant_be_is_answered_with_what_can(
    house: House, ada: Visitor, bo: Visitor
) -> None:
    post = await started(house, [ada, bo], "el_paso")
    player, panel = await asked([ada, bo], post)
    other = bo if player is ada else ada
    refused = await player.command("play", post.channel, choice="certainly not")
    assert refused.message is not None
    assert refused.text.startswith("That can't be chosen now")
    assert choices(refused.message) == choices(panel)
    assert "waits for" in (await other.command("play", post.channel, choice="1")).text.splitlines()[0]
