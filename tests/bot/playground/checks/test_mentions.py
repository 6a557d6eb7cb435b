"""Who is pinged: mention markup, allowed mentions, silent messages, and what only one person sees."""

import pytest

from bot.playground import Playground, Visitor
from tests.bot.playground.wire import Wire


def mention(playground: Playground, name: str) -> str:
    return f"<@{playground.world.find_user(name).id}>"


async def pinged(playground: Playground) -> list[str]:
    """The names of those who have a notification."""
    people = playground.world.people()
    return [user.name for user in people if playground.people.notifications[user.id]]


@pytest.mark.parametrize(
    ("allowed", "names"),
    [
        (None, ["ada", "bo"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["ada", "bo"]),
        ({"parse": ["everyone"]}, []),
        ({"users": ["bo"]}, ["bo"]),
    ],
)
async def test_allowed_mentions_narrow_the_pings(
    wire: Wire, playground: Playground, allowed: dict[str, list[str]] | None, names: list[str]
) -> None:
    if allowed and "users" in allowed:
        allowed = {"users": [str(playground.world.find_user(name).id) for name in allowed["users"]]}
    text = f"{mention(playground, 'ada')} {mention(playground, 'bo')} `{mention(playground, 'cy')}`"
    await wire.send(text, allowed_mentions=allowed)
    assert await pinged(playground) == names


async def test_everyone_is_pinged_only_with_the_right_to(wire: Wire, playground: Playground) -> None:
    assert (await wire.send("@everyone")).body["mention_everyone"] is False
    playground.permit("tables", mention_everyone=True)
    assert (await wire.send("@everyone")).body["mention_everyone"] is True
    assert await pinged(playground) == ["ada", "bo", "cy", "di"]


async def test_a_layouts_text_pings_too(wire: Wire, playground: Playground, ada: Visitor) -> None:
    text = {"type": 10, "content": f"your turn, {mention(playground, 'ada')}"}
    await wire.say(flags=1 << 15, components=[{"type": 17, "components": [text]}])
    (notice,) = await ada.notifications()
    assert notice["kind"] == "mention"
    assert notice["text"].startswith("your turn")
    assert notice["silent"] is False


async def test_an_edit_pings_nobody(wire: Wire, playground: Playground) -> None:
    posted = await wire.send("soon")
    path = f"/channels/{wire.tables}/messages/{posted.body['id']}"
    await wire.call("PATCH", path, {"content": mention(playground, "ada")})
    assert await pinged(playground) == []


async def test_a_silent_message_is_marked_so(wire: Wire, playground: Playground, ada: Visitor) -> None:
    await wire.send(mention(playground, "ada"), flags=1 << 12)
    assert [notice["silent"] for notice in await ada.notifications()] == [True]


async def test_unread_and_mention_counts_until_read(wire: Wire, playground: Playground, ada: Visitor) -> None:
    await wire.send("one")
    await wire.send(mention(playground, "ada"))

    async def counts() -> tuple[int, int]:
        (tables,) = [c for c in await ada.channels() if c["name"] == "tables"]
        return tables["unread"], tables["mentions"]

    assert await counts() == (2, 1)
    await ada.read("tables")
    assert await counts() == (0, 0)


async def test_names_of_all_kinds_stay_what_they_are(playground: Playground, ada: Visitor) -> None:
    for name in ("@everyone", "**bold**", "\u202eright to left", "長" * 32, "<script>"):
        made = await ada.call("POST", "/users", {"display": name})
        assert made["global_name"] == name
        async with playground.visitor(made["username"]) as visitor:
            said = await visitor.say("tables", "hello")
            assert said.raw["author"]["global_name"] == name
    assert await pinged(playground) == []
