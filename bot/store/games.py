"""Games, their seats, their stages and their events."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite
import msgspec

from bot.store.batch import Batch, Writing
from bot.store.queries import assignments, plain, row, rows
from bot.store.rows import GameRow, SeatRow

_packed = msgspec.msgpack.Encoder()


class StaleVersionError(Exception):
    """The game has moved on since it was read; nothing was written."""


async def fetch(db: aiosqlite.Connection, game: int) -> GameRow | None:
    """Read one game; None where there is none."""
    return await row(db, GameRow, "FROM game WHERE id = ?", [game])


async def in_thread(db: aiosqlite.Connection, thread: int) -> GameRow | None:
    """Find the game that is played in a thread."""
    return await row(db, GameRow, "FROM game WHERE thread = ?", [thread])


async def of_user(db: aiosqlite.Connection, user: int) -> list[GameRow]:
    """List the open and running games that somebody sits in, newest first."""
    return await rows(
        db,
        GameRow,
        "FROM game WHERE status IN ('lobby', 'running') AND id IN"
        " (SELECT game FROM seat WHERE user = ? AND to_version IS NULL) ORDER BY id DESC",
        [user],
    )


async def of_guild(db: aiosqlite.Connection, guild: int, statuses: Sequence[str]) -> list[GameRow]:
    """List a server's games of these statuses, newest first."""
    marks = ", ".join("?" for _ in statuses)
    return await rows(
        db,
        GameRow,
        f"FROM game WHERE guild = ? AND status IN ({marks}) ORDER BY id DESC LIMIT 100",
        [guild, *statuses],
    )


async def with_status(db: aiosqlite.Connection, status: str) -> list[GameRow]:
    """List every game of one status, oldest first."""
    return await rows(db, GameRow, "FROM game WHERE status = ? ORDER BY id", [status])


async def insert(db: aiosqlite.Connection, **values: Any) -> int:
    """Write a new game; returns its number."""
    marks = ", ".join("?" for _ in values)
    sql = f"INSERT INTO game ({', '.join(values)}) VALUES ({marks})"
    async with db.execute(sql, [plain(value) for value in values.values()]) as cursor:
        assert cursor.lastrowid is not None
        return cursor.lastrowid


async def update(db: Writing, game: int, **changes: Any) -> None:
    """Change some columns of a game."""
    sets, values = assignments(changes)
    await db.execute(f"UPDATE game SET {sets} WHERE id = ?", [*values, game])


def advance(batch: Batch, game: int, was: int, **changes: Any) -> None:
    """Change a running game that must still be at version `was`; else the batch fails with StaleVersionError."""
    sets, values = assignments(changes)
    sql = f"UPDATE game SET {sets} WHERE id = ? AND version = ? AND status = 'running'"
    stale = StaleVersionError(f"game {game} isn't at version {was} any more")
    batch.must_change(sql, [*values, game, was], stale)


# --- seats ---------------------------------------------------------------------------------------------


async def seats(db: aiosqlite.Connection, game: int) -> list[SeatRow]:
    """List who sits at a table now, in order of seats."""
    return await rows(db, SeatRow, "FROM seat WHERE game = ? AND to_version IS NULL ORDER BY number", [game])


async def all_seats(db: aiosqlite.Connection, game: int) -> list[SeatRow]:
    """List everybody who ever sat at a table."""
    return await rows(db, SeatRow, "FROM seat WHERE game = ? ORDER BY number, from_version", [game])


async def put_seat(db: Writing, seat: SeatRow) -> None:
    """Write a seat's row as it is now."""
    fields = seat.__struct_fields__
    marks = ", ".join("?" for _ in fields)
    await db.execute(
        f"INSERT OR REPLACE INTO seat ({', '.join(fields)}) VALUES ({marks})",
        [getattr(seat, name) for name in fields],
    )


async def put_seats(db: Writing, game: int, present: Iterable[SeatRow]) -> None:
    """Write the seating of a lobby anew."""
    await db.execute("DELETE FROM seat WHERE game = ?", [game])
    for seat in present:
        await put_seat(db, seat)


# --- stages --------------------------------------------------------------------------------------------


async def put_stage(db: Writing, game: int, number: int, version: int, saved: bytes) -> None:
    """Keep a stage as it stands now."""
    await db.execute(
        "INSERT OR REPLACE INTO stage (game, number, version, saved) VALUES (?, ?, ?, ?)",
        [game, number, version, saved],
    )


async def stage(db: aiosqlite.Connection, game: int, number: int) -> bytes | None:
    """Read a stage."""
    async with db.execute("SELECT saved FROM stage WHERE game = ? AND number = ?", [game, number]) as cursor:
        found = await cursor.fetchone()
    return bytes(found[0]) if found else None


async def stages(db: aiosqlite.Connection, game: int) -> list[tuple[int, int, bytes]]:
    """Read every stage of a game: number, version after its last answer, saved match."""
    sql = "SELECT number, version, saved FROM stage WHERE game = ? ORDER BY number"
    async with db.execute(sql, [game]) as cursor:
        return [(record[0], record[1], bytes(record[2])) async for record in cursor]


# --- events --------------------------------------------------------------------------------------------


class Happened(msgspec.Struct, frozen=True):
    """An event of the log: at which version and when, whether it was taken back, and the event itself."""

    version: int
    at: float
    undone: bool
    event: bytes


async def add_events(
    db: Writing, game: int, version: int, at: float, events: Iterable[msgspec.Struct]
) -> None:
    """Write what one answer caused."""
    await db.executemany(
        "INSERT OR REPLACE INTO event (game, version, number, at, event) VALUES (?, ?, ?, ?, ?)",
        [(game, version, number, at, _packed.encode(event)) for number, event in enumerate(events)],
    )


async def mark_undone(db: Writing, game: int, version: int) -> None:
    """Keep an answer's events in the log, struck out."""
    await db.execute("UPDATE event SET undone = 1 WHERE game = ? AND version = ?", [game, version])


async def events_since(db: aiosqlite.Connection, game: int, version: int) -> list[Happened]:
    """Read the log after a version, oldest first."""
    sql = (
        "SELECT version, at, undone, event FROM event WHERE game = ? AND version > ? ORDER BY version, number"
    )
    async with db.execute(sql, [game, version]) as cursor:
        found: Iterable[sqlite3.Row] = await cursor.fetchall()
    return [Happened(record[0], record[1], bool(record[2]), bytes(record[3])) for record in found]


async def put_log(db: Writing, game: int, log: Iterable[Happened]) -> None:
    """Write a whole log."""
    await db.executemany(
        "INSERT INTO event (game, version, number, at, undone, event) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, each.version, number, each.at, each.undone, each.event) for number, each in enumerate(log)],
    )
