"""The outbox's table, people's preferences, and small things to remember."""

from typing import Any

import aiosqlite

from bot.store.batch import Writing
from bot.store.queries import assignments, row, rows
from bot.store.rows import OutboxRow, PreferenceRow


async def enqueue(
    db: Writing,
    kind: str,
    now: float,
    *,
    key: str,
    game: int | None = None,
    seat: int | None = None,
    version: int = 0,
    delay: float = 0.0,
) -> None:
    """Put a thing to do into the outbox; where the same thing waits already, it is done anew with this version."""
    await db.execute(
        "INSERT INTO outbox (key, game, kind, seat, version, due, created) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (key) DO UPDATE SET version = excluded.version, stamp = stamp + 1, attempts = 0,"
        " due = excluded.due",
        [key, game, kind, seat, version, now + delay, now],
    )


async def notify(db: Writing, now: float, *, game: int, seat: int, version: int, pace: int) -> None:
    """Tell a seat that it is waited for since `version`, and again after `pace` hours (0: never)."""
    key = f"notice:{game}:{seat}"
    await enqueue(db, "notice", now, key=key, game=game, seat=seat, version=version)
    if pace:
        key, delay = f"reminder:{game}:{seat}", pace * 3600.0
        await enqueue(db, "reminder", now, key=key, game=game, seat=seat, version=version, delay=delay)


async def next_rows(db: aiosqlite.Connection, limit: int = 50) -> list[OutboxRow]:
    """List what is due first, in the order in which it was written where it is due together."""
    return await rows(db, OutboxRow, "FROM outbox ORDER BY due, id LIMIT ?", [limit])


async def waiting(db: aiosqlite.Connection) -> int:
    """Count what waits."""
    async with db.execute("SELECT count(*) FROM outbox") as cursor:
        found = await cursor.fetchone()
    return int(found[0]) if found else 0


async def done(db: Writing, sent: OutboxRow) -> None:
    """Strike a thing off, unless it was asked for again while it was being sent."""
    await db.execute("DELETE FROM outbox WHERE id = ? AND stamp = ?", [sent.id, sent.stamp])


async def put_off(db: Writing, sent: OutboxRow, until: float, error: str) -> None:
    """Try again later."""
    await db.execute(
        "UPDATE outbox SET due = ?, attempts = attempts + 1, error = ? WHERE id = ? AND stamp = ?",
        [until, error, sent.id, sent.stamp],
    )


async def preference(db: aiosqlite.Connection, user: int) -> PreferenceRow:
    """Read how somebody wants to be told; the defaults where nothing was ever said."""
    found = await row(db, PreferenceRow, "FROM preference WHERE user = ?", [user])
    return found or PreferenceRow(user)


async def prefer(db: Writing, user: int, **changes: Any) -> None:
    """Remember something about how somebody wants to be told."""
    await db.execute("INSERT OR IGNORE INTO preference (user) VALUES (?)", [user])
    sets, values = assignments(changes)
    await db.execute(f"UPDATE preference SET {sets} WHERE user = ?", [*values, user])


async def recall(db: aiosqlite.Connection, name: str) -> str | None:
    """Read a remembered thing."""
    async with db.execute("SELECT value FROM remembered WHERE name = ?", [name]) as cursor:
        found = await cursor.fetchone()
    return found[0] if found else None


async def remember(db: Writing, name: str, value: str) -> None:
    """Remember a thing by name."""
    await db.execute("INSERT OR REPLACE INTO remembered VALUES (?, ?)", [name, value])
