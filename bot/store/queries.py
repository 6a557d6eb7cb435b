"""Rows in and out: the few shapes of query that all tables share."""

import json
from collections.abc import Iterable
from typing import Any, TypeVar

import aiosqlite
import msgspec

Row = TypeVar("Row", bound=msgspec.Struct)

_JSON_COLUMNS = {"options", "waiting", "agreed"}


def columns(kind: type[Row]) -> str:
    """Name the columns of a row type, for a SELECT."""
    return ", ".join(kind.__struct_fields__)


async def rows(db: aiosqlite.Connection, kind: type[Row], rest: str, values: Iterable[Any] = ()) -> list[Row]:
    """Select rows; `rest` is the SQL behind the columns: `FROM game WHERE ...`."""
    async with db.execute(f"SELECT {columns(kind)} {rest}", tuple(values)) as cursor:
        return [_row(kind, record) async for record in cursor]


async def row(db: aiosqlite.Connection, kind: type[Row], rest: str, values: Iterable[Any] = ()) -> Row | None:
    """Select one row, or None."""
    found = await rows(db, kind, rest, values)
    return found[0] if found else None


def assignments(changes: dict[str, Any]) -> tuple[str, list[Any]]:
    """Write changes as `a = ?, b = ?` with their values."""
    return ", ".join(f"{name} = ?" for name in changes), [plain(value) for value in changes.values()]


def plain(value: Any) -> Any:
    """Turn lists and dictionaries into the JSON that their columns hold."""
    return json.dumps(value) if isinstance(value, (dict, list, tuple)) else value


def _row(kind: type[Row], record: Iterable[Any]) -> Row:
    named = zip(kind.__struct_fields__, record, strict=True)
    return msgspec.convert(
        {name: json.loads(value) if name in _JSON_COLUMNS else value for name, value in named},
        kind,
        strict=False,
    )
