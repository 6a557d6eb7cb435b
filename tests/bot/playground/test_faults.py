"""Faults and delays on purpose, and what discord.py makes of them."""

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Clock, Playground, Visitor
from tests.bot.playground.conftest import openapi
from tests.bot.playground.tiny import Running
from tests.bot.playground.wire import Wire

POST = "POST /channels/*/messages"


async def test_a_fault_strikes_as_often_as_it_says(wire: Wire, playground: Playground) -> None:
    playground.fault(POST, status=403, code=50013, message="Missing Permissions", times=2, skip=1)
    assert [(await wire.send()).status for _ in range(4)] == [200, 403, 403, 200]
    assert len(playground.api.faults.struck) == 2


async def test_an_answer_may_be_lost_after_the_deed(wire: Wire, playground: Playground, ada: Visitor) -> None:
    playground.fault(POST, status=502, after=True)
    assert (await wire.send("once", nonce="n", enforce_nonce=True)).status == 502
    assert (await wire.send("once", nonce="n", enforce_nonce=True)).status == 200
    assert [seen.text for seen in await ada.messages("tables")] == ["once"]


async def test_a_connection_may_be_cut(wire: Wire, playground: Playground) -> None:
    playground.fault(POST, drop=True)
    with pytest.raises(aiohttp.ClientConnectionError):
        await wire.send()
    assert (await wire.send()).status == 200


async def test_a_delay_makes_an_answer_come_late(wire: Wire, playground: Playground) -> None:
    playground.fault(POST, status=None, delay=0.05)
    began = time.perf_counter()
    assert (await wire.send()).status == 200
    assert time.perf_counter() - began >= 0.05


async def test_faults_are_laid_over_the_door(wire: Wire, ada: Visitor) -> None:
    laid = await ada.call("POST", "/faults", {"route": "* *", "status": 418, "times": None})
    assert laid[0]["route"] == "* *"
    assert (await wire.send()).status == 418
    await ada.call("DELETE", "/faults")
    assert await ada.call("GET", "/faults") == []
    assert (await wire.send()).status == 200


async def test_discord_py_waits_out_a_429_and_raises_what_is_final(
    running: Running, playground: Playground
) -> None:
    channel: Any = running.bot.get_channel(playground.channel("tables").id)
    playground.fault(POST, status=429, retry_after=0.02)
    await channel.send("after a while")
    playground.fault(POST, status=403, code=50007, message="Cannot send messages to this user")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("never")
    assert refused.value.code == 50007


async def test_limits_are_announced_and_enforced_when_wanted() -> None:
    clock = Clock()
    async with (
        Playground(openapi=openapi(), rate_limits=True, clock=clock) as playground,
        Wire(playground) as wire,
    ):
        answers = [await wire.send() for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert [answer.headers.get("X-RateLimit-Remaining") for answer in answers] == [
            "4",
            "3",
            "2",
            "1",
            "0",
            "0",
        ]
        assert answers[5].headers["Via"]
        assert 0 < answers[5].body["retry_after"] <= 5
        clock.advance(5.1)
        assert (await wire.send()).status == 200
        assert playground.api.invalid_requests == 1


async def test_without_limits_nothing_waits(wire: Wire) -> None:
    statuses = {answer.status for answer in await asyncio.gather(*(wire.send() for _ in range(60)))}
    assert statuses == {200}


async def test_the_bots_faults_are_found_by_discords_own_description(
    wire: Wire, playground: Playground
) -> None:
    if not playground.api.check.active:
        pytest.skip("Discord's description isn't here")
    await wire.say(content="x", embeds="none")
    assert any("/embeds" in line for line in playground.violations)
    playground.api.violations.clear()


async def test_the_inspector_remembers_what_was_sent(wire: Wire, ada: Visitor) -> None:
    await wire.call("POST", f"/channels/{wire.tables}/messages", {"content": "x"}, {"a.txt": b"four"})
    (request,) = await ada.call("GET", "/requests")
    assert (request["method"], request["status"], request["files"]) == ("POST", 200, [["a.txt", 4]])
    assert request["answer"]["content"] == "x"


async def test_a_malformed_body_is_refused(wire: Wire) -> None:
    url = f"{wire.playground.api_base}/channels/{wire.tables}/messages"
    headers = {"Authorization": f"Bot {wire.token}", "Content-Type": "application/json"}
    async with wire.session.post(url, data="{not json", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    assert (await wire.call("POST", f"/channels/{wire.tables}/messages", ["x"])).code == 50035
    wire.playground.api.violations.clear()


async def test_only_this_machine_is_answered(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{playground.url}door/users", headers={"Host": "evil.example"}) as answer:
            assert answer.status == 421
        async with session.post(
            f"{playground.url}door/users", headers={"Origin": "http://evil.example"}
        ) as answer:
            assert answer.status == 403
