"""Who may write where: permissions, closed direct messages, archived and locked threads, unknown things."""

import pytest

from bot.playground import Playground, Visitor
from bot.playground.door.visitor import DoorRefused
from tests.bot.playground.wire import Line, Wire


async def direct(wire: Wire, playground: Playground) -> str:
    user = playground.world.find_user("ada")
    return str((await wire.call("POST", "/users/@me/channels", {"recipient_id": str(user.id)})).body["id"])


async def thread(wire: Wire) -> str:
    answer = await wire.call("POST", f"/channels/{wire.tables}/threads", {"name": "El Paso 17", "type": 11})
    return str(answer.body["id"])


@pytest.mark.parametrize(
    ("missing", "code"), [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)]
)
async def test_a_missing_permission_is_refused(
    wire: Wire, playground: Playground, missing: str, code: int
) -> None:
    playground.permit("tables", **{missing: False})
    answer = await wire.call("POST", f"/channels/{wire.tables}/messages", {"content": "x"}, {"a.txt": b"x"})
    assert (answer.status, answer.code) == (403, code)
    playground.permit("tables", **{missing: True})
    answer = await wire.call("POST", f"/channels/{wire.tables}/messages", {"content": "x"}, {"a.txt": b"x"})
    assert answer.status == 200


async def test_permissions_can_be_narrowed_everywhere(wire: Wire, playground: Playground) -> None:
    playground.world.roles[playground.guild_id].permissions = 0
    playground.grant("view_channel", "send_messages")
    assert (await wire.send()).status == 200
    made = await wire.call("POST", f"/channels/{wire.tables}/threads", {"name": "x", "type": 11})
    assert made.code == 50013


async def test_unknown_things_are_called_by_name(wire: Wire) -> None:
    assert (await wire.send(channel="1")).code == 10003
    assert (await wire.call("GET", f"/channels/{wire.tables}/messages/1")).code == 10008
    assert (await wire.call("PATCH", f"/channels/{wire.tables}/messages/1", {"content": "x"})).code == 10008
    assert (await wire.call("GET", "/users/1")).code == 10013
    assert (await wire.call("GET", "/guilds/1")).code == 10004
    assert (await wire.call("GET", "/channels/none/messages")).code == 50035


async def test_an_unknown_route_fails_loudly(wire: Wire, playground: Playground) -> None:
    answer = await wire.call("GET", "/voice/regions")
    assert answer.status == 501
    assert playground.violations == ["unknown route: GET /api/v10/voice/regions"]
    playground.api.violations.clear()


async def test_a_wrong_token_is_refused_and_counted(wire: Wire, playground: Playground) -> None:
    wire.token = "someone-elses"
    assert (await wire.send()).status == 401
    assert playground.api.invalid_requests == 1


async def test_closed_direct_messages_open_but_take_nothing(
    wire: Wire, playground: Playground, ada: Visitor
) -> None:
    await ada.settings(accepts_dms=False)
    channel = await direct(wire, playground)
    refused = await wire.send(channel=channel)
    assert (refused.status, refused.code) == (403, 50007)
    await ada.settings(accepts_dms=True)
    assert (await wire.send(channel=channel)).status == 200


async def test_only_ones_own_messages_can_be_edited(wire: Wire, ada: Visitor) -> None:
    said = await ada.say("tables", "mine")
    path = f"/channels/{wire.tables}/messages/{said.id}"
    assert (await wire.call("PATCH", path, {"content": "yours"})).code == 50005
    assert (await wire.call("DELETE", path)).status == 204


async def test_an_archived_thread_takes_no_edits_but_wakes_for_a_message(wire: Wire, ada: Visitor) -> None:
    there = await thread(wire)
    posted = await wire.send("board", channel=there)
    path = f"/channels/{there}/messages/{posted.body['id']}"
    closed = await wire.call("PATCH", f"/channels/{there}", {"archived": True})
    assert closed.body["thread_metadata"]["archived"] is True
    assert (await wire.call("PATCH", path, {"content": "x"})).code == 50083
    assert (await wire.call("DELETE", path)).code == 50083
    assert (await wire.call("PATCH", f"/channels/{there}", {"name": "new"})).code == 50083
    assert (await wire.send("next", channel=there)).status == 200
    assert (await wire.call("GET", f"/channels/{there}")).body["thread_metadata"]["archived"] is False
    await wire.call("PATCH", f"/channels/{there}", {"archived": True})
    await ada.say(there, "I reopen it")
    assert (await wire.call("PATCH", path, {"content": "x"})).status == 200


async def test_a_locked_thread_needs_a_moderator(wire: Wire, playground: Playground, ada: Visitor) -> None:
    there = await thread(wire)
    await wire.call("PATCH", f"/channels/{there}", {"locked": True})
    with pytest.raises(DoorRefused):
        await ada.say(there, "x")
    assert (await wire.send(channel=there)).status == 200
    playground.permit("tables", manage_threads=False)
    assert (await wire.send(channel=there)).code == 160005
    assert (await wire.call("PATCH", f"/channels/{there}", {"locked": False})).code == 50013


async def test_threads_start_from_messages_once(wire: Wire, ada: Visitor) -> None:
    posted = await wire.send("a card")
    path = f"/channels/{wire.tables}/messages/{posted.body['id']}/threads"
    started = await wire.call("POST", path, {"name": "Table 17", "auto_archive_duration": 10080})
    assert started.body["id"] == posted.body["id"]
    assert started.body["thread_metadata"]["auto_archive_duration"] == 10080
    assert (await wire.call("POST", path, {"name": "again"})).code == 160004
    assert [each["name"] for each in await ada.threads()] == ["Table 17"]
    assert (
        await wire.call("POST", f"/channels/{started.body['id']}/threads", {"name": "x", "type": 11})
    ).code == 50024


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}]
)
async def test_threads_have_limits(wire: Wire, playground: Playground, body: dict[str, object]) -> None:
    assert (await wire.call("POST", f"/channels/{wire.tables}/threads", {"type": 11, **body})).code == 50035
    playground.api.violations.clear()


async def test_a_private_thread_is_seen_by_its_members(
    wire: Wire, playground: Playground, ada: Visitor, bo: Visitor
) -> None:
    made = await wire.call("POST", f"/channels/{wire.tables}/threads", {"name": "secret", "type": 12})
    there = made.body["id"]
    user = playground.world.find_user("ada")
    assert (await wire.call("PUT", f"/channels/{there}/thread-members/{user.id}")).status == 204
    assert [each["name"] for each in await ada.threads()] == ["secret"]
    assert await bo.threads() == []
    with pytest.raises(DoorRefused):
        await bo.messages(there)
    await wire.call("DELETE", f"/channels/{there}/thread-members/{user.id}")
    assert await ada.threads() == []


async def test_history_pins_and_reactions(wire: Wire) -> None:
    ids = [(await wire.send(str(n))).body["id"] for n in range(5)]
    history = await wire.call("GET", f"/channels/{wire.tables}/messages", limit="2")
    assert [message["content"] for message in history.body] == ["4", "3"]
    before = await wire.call("GET", f"/channels/{wire.tables}/messages", before=ids[2], limit="10")
    assert [message["content"] for message in before.body] == ["1", "0"]
    assert (await wire.call("PUT", f"/channels/{wire.tables}/messages/pins/{ids[0]}")).status == 204
    pins = await wire.call("GET", f"/channels/{wire.tables}/messages/pins")
    assert [item["message"]["id"] for item in pins.body["items"]] == [ids[0]]
    path = f"/channels/{wire.tables}/messages/{ids[0]}"
    assert (await wire.call("PUT", f"{path}/reactions/%F0%9F%90%84/@me")).status == 204
    assert (await wire.call("GET", path)).body["reactions"][0]["count"] == 1
    assert (await wire.call("PUT", f"{path}/reactions/x/@me")).code == 10014


async def test_a_nonce_is_used_once(wire: Wire, playground: Playground) -> None:
    first = await wire.send("turn 5", nonce="game-1-5", enforce_nonce=True)
    again = await wire.send("turn 5", nonce="game-1-5", enforce_nonce=True)
    assert again.body["id"] == first.body["id"]
    assert (await wire.send("turn 5", nonce="game-1-5")).body["id"] != first.body["id"]
    playground.clock.advance(600)
    assert (await wire.send("turn 5", nonce="game-1-5", enforce_nonce=True)).body["id"] != first.body["id"]


async def test_links_to_files_expire(wire: Wire, playground: Playground, ada: Visitor) -> None:
    await wire.call("POST", f"/channels/{wire.tables}/messages", {"content": "x"}, {"my file.txt": b"words"})
    (seen,) = await ada.messages("tables")
    assert seen.media[0].name == "my_file.txt"
    assert await ada.open(seen.media[0]) == b"words"
    playground.clock.advance(25 * 3600)
    with pytest.raises(DoorRefused):
        await ada.open(seen.media[0])
    (fresh,) = await ada.messages("tables")
    assert await ada.open(fresh.media[0]) == b"words"


async def test_an_edit_keeps_the_files_that_it_lists(wire: Wire, ada: Visitor) -> None:
    path = f"/channels/{wire.tables}/messages"
    posted = await wire.call("POST", path, {"content": "x"}, {"a.txt": b"a", "b.txt": b"b"})
    _, second = posted.body["attachments"]
    edit = {"attachments": [{"id": second["id"]}, {"id": 0, "filename": "c.txt"}]}
    changed = await wire.call("PATCH", f"{path}/{posted.body['id']}", edit, {"c.txt": b"c"})
    assert [each["filename"] for each in changed.body["attachments"]] == ["b.txt", "c.txt"]
    kept = await wire.call("PATCH", f"{path}/{posted.body['id']}", {"content": "y"})
    assert len(kept.body["attachments"]) == 2


async def test_a_quiet_thread_archives_itself(wire: Wire, playground: Playground) -> None:
    there = await thread(wire)
    posted = await wire.send("board", channel=there)
    playground.clock.advance(1440 * 60 - 60)
    path = f"/channels/{there}/messages/{posted.body['id']}"
    assert (await wire.call("PATCH", path, {"content": "x"})).status == 200
    playground.clock.advance(120)
    assert (await wire.call("PATCH", path, {"content": "x"})).code == 50083


async def test_a_moderator_works_behind_the_bots_back(wire: Wire, ada: Visitor) -> None:
    there = await thread(wire)
    posted = await wire.send("board", channel=there)
    await ada.moderate(there, archived=True, bot={"attach_files": False})
    assert (
        await wire.call("PATCH", f"/channels/{there}/messages/{posted.body['id']}", {"content": "x"})
    ).code == 50083
    await ada.moderate(there, archived=False)
    refused = await wire.call("POST", f"/channels/{there}/messages", {"content": "x"}, {"a.txt": b"x"})
    assert refused.code == 50013
    await ada.delete(posted.body["id"])
    assert (await wire.call("GET", f"/channels/{there}/messages/{posted.body['id']}")).code == 10008
    await ada.call("DELETE", f"/channels/{there}")
    assert (await wire.send(channel=there)).code == 10003


async def test_one_who_has_left_the_server_is_out_of_reach(
    wire: Wire, playground: Playground, ada: Visitor
) -> None:
    user = playground.world.find_user("ada")
    channel = await direct(wire, playground)
    assert (await wire.send(channel=channel)).status == 200
    await ada.settings(present=False)
    assert (await wire.send(channel=channel)).code == 50278
    assert (await wire.call("GET", f"/guilds/{playground.guild_id}/members/{user.id}")).code == 10007
    assert [each["type"] for each in await ada.channels()] == [1]
    await ada.settings(present=True)
    assert (await wire.send(channel=channel)).status == 200
    assert (await wire.call("GET", f"/guilds/{playground.guild_id}/members/{user.id}")).status == 200


async def test_the_bot_is_thrown_out_and_invited_again(
    wire: Wire, line: Line, playground: Playground, ada: Visitor
) -> None:
    await ada.call("PATCH", "/guild", {"bot": False})
    assert (await line.until("GUILD_DELETE"))["id"] == str(playground.guild_id)
    assert (await wire.send()).code == 50001
    assert (await wire.call("GET", f"/guilds/{playground.guild_id}")).code == 10004
    assert (await wire.call("GET", "/users/@me/guilds")).body == []
    await ada.call("PATCH", "/guild", {"bot": True})
    assert (await line.until("GUILD_CREATE"))["id"] == str(playground.guild_id)
    assert (await wire.send()).status == 200
