"""The gateway by hand and by discord.py: greetings, heartbeats, compression, shards, resuming, being thrown out."""

import asyncio
import importlib.util
import sys
import zlib

import discord
import pytest

from bot.playground import Playground, Visitor
from bot.playground.gateway import Zlib, Zstd
from tests.bot.playground.tiny import Running, TinyBot
from tests.bot.playground.wire import Line, Wire

HAS_ZSTD = importlib.util.find_spec("zstandard") is not None or sys.version_info >= (3, 14)


@pytest.mark.parametrize("compress", ["", "zlib-stream"])
async def test_hello_identify_ready_guild(wire: Wire, playground: Playground, compress: str) -> None:
    async with Line(wire, compress) as line:
        hello = await line.next()
        assert (hello["op"], hello["d"]["heartbeat_interval"]) == (10, 41250)
        await line.tell(1, None)
        assert (await line.next())["op"] == 11
        await line.identify()
        ready = await line.until("READY")
        assert ready["resume_gateway_url"] == playground.gateway_url
        guild = await line.until("GUILD_CREATE")
        assert [channel["name"] for channel in guild["channels"]] == ["tables", "lounge"]
        assert [member["user"]["username"] for member in guild["members"]] == ["longtable"]


class ZlibReader:
    """discord.py's reader for zlib-stream is only defined where it has no other: so here is one of the same shape."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj()

    def decompress(self, data: bytes) -> str | None:
        assert data.endswith(b"\x00\x00\xff\xff")
        return self._inflate.decompress(data).decode()


COMPRESSIONS = [
    pytest.param(ZlibReader, Zlib, id="zlib-stream"),
    pytest.param(
        getattr(discord.utils, "_ZstdDecompressionContext", None),
        Zstd,
        id="zstd-stream",
        marks=pytest.mark.skipif(not HAS_ZSTD, reason="needs the package zstandard or Python 3.14"),
    ),
]


@pytest.mark.parametrize(("reader", "compressor"), COMPRESSIONS)
async def test_discord_py_reads_both_compressions(
    monkeypatch: pytest.MonkeyPatch, playground: Playground, ada: Visitor, reader: type, compressor: type
) -> None:
    """Which one discord.py asks for depends on whether a package happens to be installed."""
    monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", reader)
    running = await Running(playground, TinyBot()).start()
    assert [type(connection.compressor) for connection in playground.gateway.connections] == [compressor]
    assert (await ada.command("board")).state == "answered"
    await running.stop()


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"intents": 1 << 15}, 4014),
        (2, {"intents": 1, "shard": [2, 2]}, 4010),
        (3, {}, 4003),
        (6, {"session_id": "none", "seq": 1, "token": "wrong"}, 4004),
        (42, {}, 4001),
        (1, "x" * 5000, 4002),
    ],
)
async def test_misbehaviour_is_closed_with_its_code(wire: Wire, op: int, data: object, code: int) -> None:
    async with Line(wire) as line:
        await line.next()
        await line.tell(op, {"token": wire.token, **data} if isinstance(data, dict) else data)
        assert (await line.next())["closed"] == code


async def test_a_second_identify_and_too_many_messages(wire: Wire, line: Line) -> None:
    await line.identify()
    while "closed" not in (message := await line.next()):
        continue
    assert message["closed"] == 4005
    async with Line(wire) as hasty:
        for _ in range(125):
            await hasty.tell(1, None)
        while "closed" not in (message := await hasty.next()):
            continue
        assert message["closed"] == 4008


async def test_a_missed_event_is_sent_again_on_resume(wire: Wire, line: Line, ada: Visitor) -> None:
    session = next(m["d"]["session_id"] for m in line.heard if m.get("t") == "READY")
    seen = line.heard[-1]["s"]
    await line.socket.close(code=4000)
    doing = asyncio.create_task(ada.command("do"))
    async with Line(wire) as again:
        await again.next()
        await again.tell(6, {"token": wire.token, "session_id": session, "seq": seen})
        told = await again.until("INTERACTION_CREATE")
        assert (await again.next())["t"] == "RESUMED"
        await wire.callback(told, 4, {"content": "late, but not lost"})
        assert (await doing).text == "late, but not lost"


async def test_an_unknown_session_and_an_impossible_number(wire: Wire, line: Line) -> None:
    session = next(m["d"]["session_id"] for m in line.heard if m.get("t") == "READY")
    async with Line(wire) as other:
        await other.next()
        await other.tell(6, {"token": wire.token, "session_id": "none", "seq": 1})
        invalid = await other.next()
        assert (invalid["op"], invalid["d"]) == (9, False)
        await other.tell(6, {"token": wire.token, "session_id": session, "seq": 999})
        assert (await other.next())["closed"] == 4007


async def test_events_go_to_their_shard_and_keep_to_the_intents(wire: Wire, playground: Playground) -> None:
    home = (playground.guild_id >> 22) % 2
    async with Line(wire) as mine, Line(wire) as other:
        await mine.identify(shard=[home, 2], intents=1 | 1 << 9)
        await other.identify(shard=[1 - home, 2], intents=1 | 1 << 9)
        await mine.until("GUILD_CREATE")
        assert (await other.until("READY"))["guilds"] == []
        await wire.send("mine")
        assert (await mine.until("MESSAGE_CREATE"))["content"] == "mine"
        async with playground.visitor("ada") as ada:
            await ada.say("tables", "theirs")
        veiled = await mine.until("MESSAGE_CREATE")
        assert veiled["content"] == ""
        with pytest.raises(TimeoutError):
            await other.next(0.05)


async def test_a_silent_client_is_dropped(wire: Wire, playground: Playground) -> None:
    playground.gateway.heartbeat_interval = 0.02
    async with Line(wire) as line:
        await line.next()
        assert (await line.next())["closed"] == 4009


async def test_discord_py_resumes_after_a_cut_and_after_op_7(
    running: Running, playground: Playground
) -> None:
    async def resumed(times: int) -> None:
        while running.bot.resumed < times:
            await asyncio.sleep(0.01)

    async with playground.visitor("ada") as ada:
        playground.gateway.ask_to_reconnect()
        await asyncio.wait_for(resumed(1), 20)
        assert (await ada.command("game new", game="x")).state == "answered"
        await playground.gateway.cut()
        assert (await ada.command("game new", game="x")).state == "answered"
        await asyncio.wait_for(resumed(2), 20)


async def test_discord_py_identifies_again_after_its_session_is_gone(
    running: Running, playground: Playground
) -> None:
    playground.gateway.identified.clear()
    playground.gateway.invalidate(resumable=False)
    await asyncio.wait_for(playground.gateway.identified.wait(), 20)
    async with playground.visitor("ada") as ada:
        assert (await ada.command("board")).state == "answered"


async def test_two_processes_both_hear_and_one_is_too_late(running: Running, playground: Playground) -> None:
    twin = await Running(playground, TinyBot()).start()
    async with playground.visitor("ada") as ada:
        assert (await ada.command("board")).text.startswith("the board")
        codes: list[int] = []
        while not codes:
            await asyncio.sleep(0.01)
            errors = [*running.bot.errors, *twin.bot.errors]
            codes = [error.code for error in errors if isinstance(error, discord.HTTPException)]
        assert codes == [40060]
    await twin.stop()
