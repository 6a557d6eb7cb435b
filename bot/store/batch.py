"""Writing without waiting for answers: a batch of statements is one transaction, made in one go."""

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any, Protocol

Step = Callable[[sqlite3.Connection], object]


class Writing(Protocol):
    """What takes statements: an open transaction, or a batch."""

    def execute(self, sql: str, parameters: Iterable[Any] = ..., /) -> Any:
        """Run a statement."""

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> Any:
        """Run a statement with each of many rows."""


class Batch:
    """Statements that are written together or not at all."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> None:
        """Add a statement."""
        values = tuple(parameters)
        self._steps.append(lambda db: _run(db, sql, values))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> None:
        """Add a statement for each of many rows."""
        rows = [tuple(row) for row in parameters]
        self._steps.append(lambda db: _run_many(db, sql, rows))

    def must_change(self, sql: str, parameters: Iterable[Any], otherwise: Exception) -> None:
        """Add a statement that must change exactly one row; where it doesn't, nothing of this batch is written."""
        values = tuple(parameters)

        def step(db: sqlite3.Connection) -> None:
            if _run(db, sql, values) != 1:
                raise otherwise

        self._steps.append(step)

    def write(self, db: sqlite3.Connection) -> Exception | None:
        """Write everything, or nothing and say why; the transaction around it goes on either way."""
        db.execute("SAVEPOINT batch")
        try:
            for step in self._steps:
                step(db)
        except Exception as error:
            db.execute("ROLLBACK TO batch")
            db.execute("RELEASE batch")
            return error
        db.execute("RELEASE batch")
        return None


def _run(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> int:
    return db.execute(sql, values).rowcount


def _run_many(db: sqlite3.Connection, sql: str, rows: list[tuple[Any, ...]]) -> None:
    db.executemany(sql, rows)
