"""One game as a file: everything that its replay needs, and the names of those who played it."""

import aiosqlite
import msgspec

import engine
from bot.store import games
from bot.store.rows import GameRow, SeatRow
from engine import Correction

FORMAT = "longtable game 1"


class Stage(msgspec.Struct, frozen=True):
    """One stage: its number, the version after its last answer, and the saved match."""

    number: int
    version: int
    saved: bytes


class GameFile(msgspec.Struct, frozen=True):
    """What an exported game holds."""

    format: str
    game: GameRow
    seats: list[SeatRow]
    stages: list[Stage]
    events: list[games.Happened]
    corrections: list[Correction] = []
    """The printed values that this table played with otherwise."""


class NotAGameError(Exception):
    """The file isn't an exported game."""


async def export(db: aiosqlite.Connection, game: int) -> bytes:
    """Pack one game. Raises KeyError where there is none."""
    row = await games.fetch(db, game)
    if row is None:
        raise KeyError(game)
    stages = [Stage(*record) for record in await games.stages(db, game)]
    seats = await games.all_seats(db, game)
    events = await games.events_since(db, game, -1)
    return msgspec.msgpack.encode(
        GameFile(FORMAT, row, seats, stages, events, list(engine.corrections(row.game)))
    )


def read(packed: bytes) -> GameFile:
    """Unpack an exported game. Raises NotAGameError."""
    try:
        file = msgspec.msgpack.decode(packed, type=GameFile)
    except msgspec.MsgspecError as error:
        raise NotAGameError(f"this isn't an exported game: {error}") from error
    if file.format != FORMAT:
        raise NotAGameError(f"this game was exported as {file.format!r}; {FORMAT!r} is what can be read")
    return file


async def import_game(db: aiosqlite.Connection, packed: bytes) -> int:
    """Write an exported game as a new one, with everything that happened in it; returns its number."""
    file = read(packed)
    values = msgspec.structs.asdict(file.game)
    for gone in ("id", "card", "thread", "post", "rematch"):
        values.pop(gone)
    values["posted"] = -1
    number = await games.insert(db, **values)
    for seat in file.seats:
        await games.put_seat(db, msgspec.structs.replace(seat, game=number))
    for stage in file.stages:
        await games.put_stage(db, number, stage.number, stage.version, stage.saved)
    await games.put_log(db, number, file.events)
    return number
