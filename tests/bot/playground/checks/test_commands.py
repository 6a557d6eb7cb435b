"""Registering commands: names, lengths, numbers in every language; and what a person may say to them."""

from typing import Any

import pytest

from bot.playground import Playground, Visitor
from bot.playground.door.visitor import DoorRefused
from tests.bot.playground.wire import Wire


def option(name: str = "o", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "an option", **fields}


GOOD: dict[str, list[dict[str, Any]]] = {
    "Chinese and Japanese names": [{"name": "play", "name_localizations": {"zh-TW": "出牌", "ja": "プレイ"}}],
    "a hundred": [{"name": f"c{n}"} for n in range(100)],
    "25 options": [{"name": "c", "options": [option(f"o{n}") for n in range(25)]}],
    "a context menu": [{"name": "Look At This", "type": 3, "description": ""}],
}
BAD: dict[str, list[dict[str, Any]]] = {
    "upper case": [{"name": "Play"}],
    "upper case in one language": [{"name": "play", "name_localizations": {"de": "Spielen"}}],
    "a blank": [{"name": "pl ay"}],
    "33 letters": [{"name": "x" * 33}],
    "a long description": [{"name": "c", "description": "x" * 101}],
    "a long description in one language": [{"name": "c", "description_localizations": {"ja": "長" * 101}}],
    "an unknown language": [{"name": "c", "name_localizations": {"xx": "c"}}],
    "26 options": [{"name": "c", "options": [option(f"o{n}") for n in range(26)]}],
    "an option twice": [{"name": "c", "options": [option(), option()]}],
    "an option twice in one language": [
        {"name": "c", "options": [option("a", name_localizations={"ja": "x"}), option("x")]},
    ],
    "required after optional": [{"name": "c", "options": [option("a"), option("b", required=True)]}],
    "26 choices": [
        {"name": "c", "options": [option(choices=[{"name": f"n{n}", "value": f"{n}"} for n in range(26)])]}
    ],
    "choices and autocomplete": [
        {"name": "c", "options": [option(choices=[{"name": "n", "value": "v"}], autocomplete=True)]}
    ],
    "8001 characters": [
        {
            "name": "c",
            "options": [
                option(
                    f"o{n}",
                    description="x" * 100,
                    choices=[{"name": "n" * 100, "value": f"{m}" + "v" * 90} for m in range(2)],
                )
                for n in range(20)
            ],
        }
    ],
    "a command twice": [{"name": "c"}, {"name": "c"}],
}


@pytest.mark.parametrize("name", GOOD)
async def test_what_discord_takes(wire: Wire, name: str) -> None:
    answer = await wire.register(*GOOD[name])
    assert answer.status == 200, answer.body
    assert len(answer.body) == len(GOOD[name])


@pytest.mark.parametrize("name", BAD)
async def test_what_discord_refuses_and_the_old_commands_stay(
    wire: Wire, playground: Playground, name: str
) -> None:
    await wire.register({"name": "old"})
    answer = await wire.register(*BAD[name])
    assert (answer.status, answer.code) == (400, 50035)
    listed = await wire.call("GET", f"/applications/{playground.application_id}/commands")
    assert [command["name"] for command in listed.body] == ["old"]
    playground.api.violations.clear()


async def test_the_hundred_and_first_is_refused(wire: Wire, playground: Playground) -> None:
    assert (await wire.register(*({"name": f"c{n}"} for n in range(101)))).code == 30032
    playground.api.violations.clear()


async def test_a_command_keeps_its_id_and_the_servers_own_comes_first(
    wire: Wire, playground: Playground, ada: Visitor
) -> None:
    (first,) = (await wire.register({"name": "c"})).body
    (again,) = (await wire.register({"name": "c", "description": "changed"})).body
    assert again["id"] == first["id"]
    base = f"/applications/{playground.application_id}"
    local = f"{base}/guilds/{playground.guild_id}/commands"
    made = await wire.call("POST", local, {"name": "c", "description": "local"})
    assert [command["description"] for command in await ada.commands()] == ["local"]
    await wire.call("PATCH", f"{local}/{made.body['id']}", {"description": "new"})
    assert (await wire.call("GET", f"{local}/{made.body['id']}")).body["description"] == "new"
    assert (await wire.call("DELETE", f"{local}/{made.body['id']}")).status == 204
    assert (await wire.call("GET", f"{local}/{made.body['id']}")).code == 10063
    assert [command["description"] for command in await ada.commands()] == ["changed"]


@pytest.mark.parametrize(
    "values",
    [{}, {"seats": 5}, {"seats": "many"}, {"seats": 2, "game": "chess"}, {"seats": 2, "friend": "nobody"}],
)
async def test_a_person_can_say_only_what_the_command_takes(
    wire: Wire, ada: Visitor, values: dict[str, Any]
) -> None:
    options = [
        option("seats", type=4, required=True, min_value=1, max_value=4),
        option("game", choices=[{"name": "Go", "value": "go"}]),
        option("friend", type=6),
    ]
    await wire.register({"name": "c", "options": options})
    with pytest.raises(DoorRefused):
        await ada.command("c", **values)


async def test_commands_may_be_for_servers_only(wire: Wire, playground: Playground, ada: Visitor) -> None:
    await wire.register({"name": "here", "contexts": [0]}, {"name": "both", "contexts": [0, 1]})
    channel = playground.world.direct(playground.world.find_user("ada"))
    assert [command["name"] for command in await ada.commands()] == ["here", "both"]
    assert [command["name"] for command in await ada.commands(str(channel.id))] == ["both"]


async def test_commands_for_moderators_are_hidden_from_others(wire: Wire, ada: Visitor) -> None:
    await wire.register(
        {"name": "all"},
        {"name": "mods", "default_member_permissions": 1 << 34},
        {"name": "admins", "default_member_permissions": 0},
    )
    assert [command["name"] for command in await ada.commands()] == ["all"]
    with pytest.raises(DoorRefused, match="no command /mods"):
        await ada.command("mods")
