"""What the tables hold, as frozen structs. Field names are column names."""

from typing import Any

import msgspec


class GameRow(msgspec.Struct, frozen=True):
    """A game from the lobby to the final score."""

    id: int
    game: str
    status: str
    guild: int
    channel: int
    card: int | None
    thread: int | None
    host: int
    language: str
    places: int
    options: dict[str, Any]
    pace: int
    seed_hash: str | None
    version: int
    stage: int
    turn: int
    handover: int
    posted: int
    post: int | None
    waiting: list[int]
    since: float
    created: float
    ended: float | None
    rematch: int | None
    ends_turns: bool = False


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat now, or sat there for a while."""

    game: int
    number: int
    user: int | None = None
    automatic: str | None = None
    name: str = ""
    from_version: int = 0
    to_version: int | None = None
    asked: int = 0
    acted: int = 0
    rested: int = 0


class PreferenceRow(msgspec.Struct, frozen=True):
    """How a person wants to be told."""

    user: int
    language: str = "en"
    dm: bool = True
    reminders: bool = True
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    dm_refused: float | None = None


class VoteRow(msgspec.Struct, frozen=True):
    """A proposal that waits for consent, or has been decided."""

    id: int
    game: int
    kind: str
    seat: int
    target: int | None
    version: int
    agreed: list[int]
    status: str
    post: int | None
    created: float


class OutboxRow(msgspec.Struct, frozen=True):
    """A thing that must still reach Discord."""

    id: int
    key: str
    game: int | None
    kind: str
    seat: int | None
    version: int
    stamp: int
    due: float
    attempts: int
    error: str | None
    created: float
