"""Killed at every await between a click and its delivery, then started again: nothing lost, nothing doubled."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.chat.deliveries import Deliveries
from bot.chat.outbox import Outbox
from bot.chat.reply import Reply
from bot.playground import Seen, Visitor
from bot.store import Store, StoreError
from bot.table.table import Table
from tests.bot.house import House, invites, started, thread_of
from tests.bot.people import choices, press

Point = tuple[type, str, str]

POINTS: list[Point] = [
    (Reply, "begin_update", "before"),
    (Table, "answer", "before"),
    (Store, "_write_group", "before"),
    (Store, "_write_group", "after"),
    (Table, "answer", "after"),
    (Reply, "show", "before"),
    (Outbox, "_send", "before"),
    (Deliveries, "_send", "before"),
    (Deliveries, "_send", "after"),
    (Table, "posted", "before"),
    (Table, "posted", "after"),
    (Deliveries, "_dm", "before"),
]


def stop_at(monkeypatch: pytest.MonkeyPatch, point: Point) -> asyncio.Event:
    """Let the process stand still for ever at a point; the event says that it has come there."""
    owner, method, when = point
    original: Callable[..., Any] = getattr(owner, method)
    reached = asyncio.Event()

    async def stopped(*args: Any, **kwargs: Any) -> Any:
        if when == "after":
            await original(*args, **kwargs)
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(owner, method, stopped)
    return reached


async def choose_first(player: Visitor, panel: Seen) -> None:
    player.settle = 0.5
    await press(player, panel, choices(panel)[0])


async def panels(players: list[Visitor], post: Seen) -> list[Seen]:
    opened = [await player.click(post, post.button("Take your turn")) for player in players]
    return [outcome.message for outcome in opened if outcome.message is not None]


@pytest.mark.parametrize("point", POINTS, ids=lambda point: f"{point[0].__name__}.{point[1]}-{point[2]}")
async def test_killed_and_started_again(
    house: House, ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch, point: Point
) -> None:
    post = await started(house, [ada, bo])
    players = [ada, bo]
    opened = await panels(players, post)
    first = 0 if choices(opened[0]) else 1
    notices = len(await players[1 - first].notifications())
    with monkeypatch.context() as patch:
        reached = stop_at(patch, point)
        clicking = asyncio.create_task(choose_first(players[first], opened[first]))
        await asyncio.wait_for(reached.wait(), 10)
        await house.kill()
        clicking.cancel()
    await house.start()
    house.without_pictures()
    await house.quiet()
    for player in players:
        player.settle = 10.0
    again = await panels([players[first]], post)
    if (await house.client.desk.tables.table(1)).match.version == 0:
        await press(players[first], again[0], choices(again[0])[0])
    await players[1 - first].until(lambda seen: invites(seen) and seen.id != post.id, post.channel)
    await house.quiet()
    posts = [seen for seen in await players[1 - first].messages(post.channel) if invites(seen)]
    assert len(posts) == 2, [seen.text for seen in posts]
    told = (await players[1 - first].notifications())[notices:]
    assert sorted(note["kind"] for note in told) == ["dm", "mention"]
    assert (await house.client.desk.tables.table(1)).match.version == 1
    assert house.playground.violations == []


async def test_buttons_work_after_a_restart(house: House, ada: Visitor, bo: Visitor) -> None:
    post = await started(house, [ada, bo])
    opened = await panels([ada, bo], post)
    first = 0 if choices(opened[0]) else 1
    await house.stop()
    await house.start()
    house.without_pictures()
    await press([ada, bo][first], opened[first], choices(opened[first])[0])
    await house.quiet()
    assert (await house.client.desk.tables.table(1)).match.version == 1


async def test_where_newer_rules_lead_elsewhere_the_game_goes_on_from_what_holds_and_everybody_is_told(
    house: House, ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules changed while the bot was down: a half-played turn is struck once, in log, post and panel."""
    await started(house, [ada, bo])
    table = await house.client.desk.tables.table(1)
    while not table.match.record.journal:
        seat = table.match.waited_for[0]
        await table.answer(seated(table, seat), table.match.asks[seat].options[0].id, None)
    (struck,) = table.match.record.journal
    await house.stop()

    monkeypatch.setattr("engine.kernel.position.digest", lambda state, news: 1)
    await house.start()
    house.without_pictures()
    table = await house.client.desk.tables.table(1)
    await house.quiet()
    assert (table.match.version, table.match.record.journal) == (struck.version + 1, [])
    told = await ada.until(lambda seen: "rules have been mended" in seen.text, await thread_of(ada))
    assert "is to be taken again" in told.text
    assert {entry.version for entry, _ in await table.log(None, 0) if entry.undone} == {struck.version}
    await table.answer(seated(table, struck.seat), struck.option, None)
    await table.undo(seated(table, struck.seat), None)
    assert table.match.version == struck.version + 3

    await house.stop()
    await house.start()
    assert (await house.client.desk.tables.table(1)).match.version == struck.version + 3


def seated(table: Table, seat: int) -> int:
    user = table.seats[seat].user
    assert user is not None
    return user


async def test_commands_are_registered_only_when_they_have_changed(house: House, ada: Visitor) -> None:
    await house.stop()
    fault = house.playground.fault("PUT */commands", status=400, times=None)
    await house.start()
    assert fault.times is None
    assert {"game", "play", "undo", "board", "rules"} <= {command["name"] for command in await ada.commands()}


async def test_an_unknown_snapshot_is_refused_and_left_alone(house: House, ada: Visitor, bo: Visitor) -> None:
    await started(house, [ada, bo])
    await house.stop()
    with sqlite3.connect(house.database) as db:
        (saved,) = db.execute("SELECT saved FROM stage").fetchone()
        later = msgspec.msgpack.encode(msgspec.msgpack.decode(saved) | {"rules": 999})
        db.execute("UPDATE stage SET saved = ?", [later])
    with pytest.raises(StoreError, match=r"table 1 .* newer"):
        await house.start()
    with sqlite3.connect(house.database) as db:
        assert db.execute("SELECT saved FROM stage").fetchone() == (later,)
    house.bot = None


async def test_two_bots_never_serve_one_file(house: House, ada: Visitor) -> None:
    """The elder one finds out that it has lost its lease, and stops."""
    elder = house.client
    other = await Store.open(house.database)
    await ada.command("game new", game="el_paso")
    for _ in range(100):
        if elder.is_closed():
            break
        await asyncio.sleep(0.05)
    assert elder.is_closed()
    await other.close()
