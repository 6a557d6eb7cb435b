"""Proposals that wait for consent."""

from typing import Any

import aiosqlite

from bot.store.batch import Writing
from bot.store.queries import assignments, row
from bot.store.rows import VoteRow


async def fetch(db: aiosqlite.Connection, number: int) -> VoteRow | None:
    """Read a proposal."""
    return await row(db, VoteRow, "FROM vote WHERE id = ?", [number])


async def insert(db: aiosqlite.Connection, **values: Any) -> int:
    """Write a new proposal; returns its number."""
    marks = ", ".join("?" for _ in values)
    async with db.execute(
        f"INSERT INTO vote ({', '.join(values)}) VALUES ({marks})", list(values.values())
    ) as cursor:
        assert cursor.lastrowid is not None
        return cursor.lastrowid


async def update(db: Writing, number: int, **changes: Any) -> None:
    """Change a proposal."""
    sets, values = assignments(changes)
    await db.execute(f"UPDATE vote SET {sets} WHERE id = ?", [*values, number])
