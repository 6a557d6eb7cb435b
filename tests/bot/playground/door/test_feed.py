"""What a tab hears: events in order, and word when too much has been missed."""

from typing import Any

import aiohttp
import msgspec

from bot.playground import Playground, Visitor
from tests.bot.playground.wire import Wire


async def heard(
    playground: Playground, user: str, count: int, last: int | None = None
) -> list[dict[str, Any]]:
    """The first events of a feed."""
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    found: list[dict[str, Any]] = []
    url = f"{playground.url}door/{user}/feed?since=0"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
        async for line in answer.content:
            if line.startswith(b"data: "):
                found.append(msgspec.json.decode(line[6:]))
            if len(found) == count:
                break
    return found


async def test_events_come_in_order_and_only_to_those_concerned(
    wire: Wire, playground: Playground, ada: Visitor
) -> None:
    since = (await ada.call("GET", "/ada/events", since=2**53))["number"]
    posted = await wire.send("one")
    await wire.call("PATCH", f"/channels/{wire.tables}/messages/{posted.body['id']}", {"content": "two"})
    await wire.call("DELETE", f"/channels/{wire.tables}/messages/{posted.body['id']}")
    events = await heard(playground, "ada", 4, last=since)
    assert [event["kind"] for event in events] == ["message", "channel", "edit", "message_gone"]
    user = playground.world.find_user("bo")
    channel = await wire.call("POST", "/users/@me/channels", {"recipient_id": str(user.id)})
    await wire.send("for Bo", channel=channel.body["id"])
    assert await ada.call("GET", "/ada/events", since=since + 4) == {"events": [], "number": since + 4}


async def test_a_tab_from_before_a_restart_is_told_to_reload(playground: Playground) -> None:
    assert await heard(playground, "ada", 1, last=10_000) == [{"kind": "reload"}]
