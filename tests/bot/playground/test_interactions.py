"""An interaction's life by hand: three seconds to answer, one answer only, fifteen minutes to follow up."""

import asyncio
from typing import Any

import pytest

from bot.playground import Playground, Visitor
from bot.playground.door.visitor import DoorRefused, Outcome
from tests.bot.playground.wire import Line, Wire

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
WORD: dict[str, Any] = {
    "type": 18,
    "label": "Word",
    "component": {"type": 4, "custom_id": "word", "style": 1},
}
FORM: dict[str, Any] = {
    "custom_id": "form",
    "title": "A form",
    "components": [WORD],
}


async def used(ada: Visitor, line: Line) -> tuple[asyncio.Task[Outcome], dict[str, Any]]:
    """Ada uses /do; what the bot is told."""
    doing = asyncio.create_task(ada.command("do"))
    return doing, await line.until("INTERACTION_CREATE")


async def test_the_payload_says_who_where_and_in_which_language(ada: Visitor, line: Line, wire: Wire) -> None:
    await ada.settings(locale="zh-TW")
    doing, told = await used(ada, line)
    assert told["member"]["user"]["username"] == "ada"
    assert told["channel_id"] == wire.tables
    assert told["locale"] == "zh-TW"
    assert told["data"]["name"] == "do"
    assert int(told["member"]["permissions"]) & 1 << 31
    await wire.callback(told, MESSAGE, {"content": "done"})
    assert (await doing).text == "done"


async def test_a_second_answer_is_refused(ada: Visitor, line: Line, wire: Wire) -> None:
    doing, told = await used(ada, line)
    assert (await wire.callback(told, MESSAGE, {"content": "one"})).status == 204
    assert (await wire.callback(told, MESSAGE, {"content": "two"})).code == 40060
    assert (await doing).text == "one"


async def test_an_answer_after_three_seconds_is_refused(
    ada: Visitor, line: Line, wire: Wire, playground: Playground
) -> None:
    doing, told = await used(ada, line)
    playground.clock.advance(3.1)
    assert (await wire.callback(told, MESSAGE, {"content": "late"})).code == 10062
    assert (await doing).state == "failed"
    assert (await wire.follow_up(told, content="later")).code == 10015


async def test_the_token_dies_after_fifteen_minutes(
    ada: Visitor, line: Line, wire: Wire, playground: Playground
) -> None:
    doing, told = await used(ada, line)
    await wire.callback(told, MESSAGE, {"content": "one"})
    playground.clock.advance(14 * 60)
    assert (await wire.edit_original(told, content="two")).status == 200
    playground.clock.advance(61)
    refused = await wire.edit_original(told, content="three")
    assert (refused.status, refused.code) == (401, 50027)
    assert (await wire.follow_up(told, content="four")).code == 50027
    await doing


async def test_a_forged_token_is_unknown(ada: Visitor, line: Line, wire: Wire) -> None:
    doing, told = await used(ada, line)
    assert (await wire.callback(told | {"token": "forged"}, MESSAGE, {"content": "x"})).code == 10062
    assert (await wire.follow_up(told | {"token": "forged"}, content="x")).code == 10015
    await wire.callback(told, MESSAGE, {"content": "x"})
    await doing


async def test_the_first_follow_up_fills_a_deferred_answer_and_stays_private(
    ada: Visitor, bo: Visitor, line: Line, wire: Wire
) -> None:
    doing, told = await used(ada, line)
    deferred = await wire.callback(told, DEFER, {"flags": 64}, with_response="true")
    assert deferred.body["interaction"]["response_message_ephemeral"] is True
    (waiting,) = await ada.messages("tables")
    assert waiting.raw["flags"] == 64 | 128
    await wire.follow_up(told, content="the panel", flags=0)
    assert (await doing).text == "the panel"
    (filled,) = await ada.messages("tables")
    assert (filled.id, filled.ephemeral) == (waiting.id, True)
    second = await wire.follow_up(told, content="public", flags=0)
    assert [seen.id for seen in await bo.messages("tables")] == [second.body["id"]]


async def test_only_ephemeral_may_be_set_when_deferring(
    ada: Visitor, line: Line, wire: Wire, playground: Playground
) -> None:
    doing, told = await used(ada, line)
    assert (await wire.callback(told, DEFER, {"flags": 64 | 1 << 15})).code == 50035
    await wire.callback(told, DEFER)
    await wire.follow_up(told, content="x")
    await doing
    playground.api.violations.clear()


@pytest.mark.parametrize("kind", [DEFER_UPDATE, UPDATE, CHOICES, 1, 12, 99])
async def test_a_command_takes_only_fitting_answers(
    ada: Visitor, line: Line, wire: Wire, playground: Playground, kind: int
) -> None:
    doing, told = await used(ada, line)
    assert (await wire.callback(told, kind, {})).code == 50035
    await wire.callback(told, MESSAGE, {"content": "x"})
    await doing
    playground.api.violations.clear()


async def test_a_click_may_change_its_message_or_answer_beside_it(
    ada: Visitor, line: Line, wire: Wire
) -> None:
    posted = await wire.send("board", components=[BUTTON])
    clicking = asyncio.create_task(ada.click(posted.body["id"], "go"))
    told = await line.until("INTERACTION_CREATE")
    assert told["message"]["components"][0]["components"][0]["custom_id"] == "go"
    await wire.callback(told, UPDATE, {"content": "moved", "components": []})
    assert (await clicking).text == "moved"
    assert (await wire.edit_original(told, content="again")).body["id"] == posted.body["id"]
    beside = await wire.follow_up(told, content="only you", flags=64)
    assert beside.body["message_reference"]["message_id"] == posted.body["id"]


async def test_a_click_on_a_message_that_has_gone_leads_to_unknown_message(
    ada: Visitor, line: Line, wire: Wire
) -> None:
    posted = await wire.send("board", components=[BUTTON])
    clicking = asyncio.create_task(ada.click(posted.body["id"], "go"))
    told = await line.until("INTERACTION_CREATE")
    await wire.callback(told, DEFER_UPDATE)
    await wire.call("DELETE", f"/channels/{wire.tables}/messages/{posted.body['id']}")
    assert (await wire.edit_original(told, content="x")).code == 10008
    await clicking


async def test_a_dismissed_answer_is_unknown(ada: Visitor, line: Line, wire: Wire) -> None:
    doing, told = await used(ada, line)
    await wire.callback(told, MESSAGE, {"content": "secret", "flags": 64})
    answer = (await doing).message
    assert answer
    assert (await wire.call("GET", f"/channels/{wire.tables}/messages/{answer.id}")).code == 10008
    await ada.dismiss(answer)
    assert (await wire.edit_original(told, content="x")).code == 10008


async def test_a_form_comes_back_filled_in_and_opens_no_other(
    ada: Visitor, line: Line, wire: Wire, playground: Playground
) -> None:
    doing, told = await used(ada, line)
    await wire.callback(told, MODAL, FORM)
    opened = await doing
    with pytest.raises(DoorRefused, match="must be filled in"):
        await ada.submit(opened)
    with pytest.raises(DoorRefused, match="has no"):
        await ada.submit(opened, other="x")
    sending = asyncio.create_task(ada.submit(opened, word="yes"))
    sent = await line.until("INTERACTION_CREATE")
    assert sent["data"]["components"][0]["component"]["value"] == "yes"
    assert (await wire.callback(sent, MODAL, FORM)).code == 50035
    assert (await wire.callback(sent, UPDATE, {"content": "x"})).code == 50035
    await wire.callback(sent, MESSAGE, {"content": "thanks"})
    assert (await sending).text == "thanks"


@pytest.mark.parametrize(
    "form",
    [
        FORM | {"title": "x" * 46},
        FORM | {"components": []},
        FORM | {"components": [WORD, WORD]},
        FORM | {"components": [{"type": 2, "style": 1, "label": "x", "custom_id": "y"}]},
        FORM | {"components": [{"type": 18, "label": "x" * 46, "component": WORD["component"]}]},
    ],
)
async def test_forms_have_limits(
    ada: Visitor, line: Line, wire: Wire, playground: Playground, form: dict[str, Any]
) -> None:
    doing, told = await used(ada, line)
    assert (await wire.callback(told, MODAL, form)).code == 50035
    await wire.callback(told, MESSAGE, {"content": "x"})
    await doing
    playground.api.violations.clear()


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ([{"name": f"n{n}", "value": f"v{n}"} for n in range(25)], 0),
        ([{"name": f"n{n}", "value": f"v{n}"} for n in range(26)], 50035),
        ([{"name": "x" * 101, "value": "v"}], 50035),
        ([{"name": "", "value": "v"}], 50035),
        ([{"name": "x", "value": "v" * 101}], 50035),
    ],
)
async def test_autocomplete_has_limits(
    ada: Visitor, line: Line, playground: Playground, choices: list[dict[str, str]], code: int
) -> None:
    wire = line.wire
    word = {"type": 3, "name": "word", "description": "w", "autocomplete": True}
    await wire.register({"name": "find", "options": [word]})
    asking = asyncio.create_task(ada.autocomplete("find", "word", word="a"))
    told = await line.until("INTERACTION_CREATE")
    assert told["data"]["options"] == [{"name": "word", "type": 3, "value": "a", "focused": True}]
    assert (await wire.callback(told, CHOICES, {"choices": choices})).code == code
    playground.clock.advance(4)
    assert len(await asking) == (0 if code else 25)
    playground.api.violations.clear()


async def test_a_person_can_do_only_what_a_client_allows(ada: Visitor, line: Line, wire: Wire) -> None:
    off = {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True}
    posted = await wire.send("board", components=[{"type": 1, "components": [off]}])
    for gesture in (
        ada.click(posted.body["id"], "off"),
        ada.click(posted.body["id"], "gone"),
        ada.choose(posted.body["id"], "off", "x"),
        ada.command("absent"),
        ada.command("do", strange=1),
    ):
        with pytest.raises(DoorRefused, match="client doesn't allow"):
            await gesture
    clicking = asyncio.create_task(ada.click(posted.body["id"], "gone", forged=True))
    told = await line.until("INTERACTION_CREATE")
    assert told["data"]["custom_id"] == "gone"
    await wire.callback(told, DEFER_UPDATE)
    await clicking


async def test_interactions_work_in_direct_messages(
    ada: Visitor, line: Line, wire: Wire, playground: Playground
) -> None:
    user = playground.world.find_user("ada")
    opened = await wire.call("POST", "/users/@me/channels", {"recipient_id": user.id})
    posted = await wire.send("your turn", channel=opened.body["id"], components=[BUTTON])
    clicking = asyncio.create_task(ada.click(posted.body["id"], "go"))
    told = await line.until("INTERACTION_CREATE")
    assert told["user"]["username"] == "ada"
    assert "guild_id" not in told
    await wire.callback(told, UPDATE, {"content": "done", "components": []})
    assert (await clicking).text == "done"
