"""`longtable export` and `longtable import`: one game as a file, out of a database and into one."""

from pathlib import Path

import aiosqlite

import engine
from bot.store import Store, StoreError, files
from engine.kernel import EngineError


async def export(database: Path, game: int) -> bytes:
    """Read one game; the bot may be running. Raises StoreError where there is no such game or database."""
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    async with aiosqlite.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True) as db:
        try:
            return await files.export(db, game)
        except KeyError:
            raise StoreError(f"there is no table {game} in {database}") from None


async def import_game(database: Path, packed: bytes) -> int:
    """Write an exported game as a new one and return its number; the bot must not be running.

    Raises StoreError where the database can't be served or the file isn't a game of this engine.
    """
    _must_be_playable(packed)
    store = await Store.open(database)
    try:
        async with store.transaction() as db:
            return await files.import_game(db, packed)
    finally:
        await store.close()


def _must_be_playable(packed: bytes) -> None:
    """Refuse what these rules can't read: in the database it would keep the bot from starting."""
    try:
        for stage in files.read(packed).stages:
            engine.load_match(stage.saved)
    except (files.NotAGameError, EngineError) as error:
        raise StoreError(f"this file can't be imported: {error}") from error
