"""Numbered `.sql` files bring a database up to date; a copy is put aside before."""

import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent / "migrations"


class TooNewError(Exception):
    """The file was written by a later Longtable."""


def steps() -> list[tuple[int, str]]:
    """List every migration as its number and its SQL, in order."""
    return [(int(path.name[:4]), path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.sql"))]


def migrate(path: Path) -> list[int]:
    """Apply what this file lacks, each step in one transaction. Returns the numbers applied.

    Raises TooNewError, and sqlite3.DatabaseError where the file is damaged or no database at all.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return _migrate(db, path)


def _migrate(db: sqlite3.Connection, path: Path) -> list[int]:
    verdict = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    have = db.execute("PRAGMA user_version").fetchone()[0]
    known = steps()
    if have > known[-1][0]:
        raise TooNewError(f"the file has version {have}, this program knows {known[-1][0]}")
    missing = [(number, sql) for number, sql in known if number > have]
    if missing and have:
        _put_aside(db, path.with_name(f"{path.name}.before-{missing[-1][0]:04}"))
    for number, sql in missing:
        db.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
    db.execute("PRAGMA journal_mode = WAL").fetchone()
    return [number for number, _ in missing]


def _put_aside(db: sqlite3.Connection, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as target:
        db.backup(target)
