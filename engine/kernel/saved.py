"""How a match is kept: one declaration drives copying, saving and loading."""

from typing import Any
from zlib import crc32

import msgspec

from engine.kernel.errors import UnknownSnapshot
from engine.kernel.events import Event
from engine.kernel.game import Game, OptionValue
from engine.kernel.state import State

FORMAT = 1


class Entry(msgspec.Struct, array_like=True, gc=False):
    """One answer, the version that it made, and what chance gave after it.

    `revealed`: it showed something that was hidden, so it can't be taken back without the others' consent.
    `unasked`: the table gave it, since it left no choice; it is taken back with the answer before it.
    `digest`: of the state and the events that it led to (0: not known), so that a replay is checked by its result.
    """

    seat: int
    option: str
    version: int
    given: list[int] = []
    revealed: bool = False
    unasked: bool = False
    digest: int = 0


class StageRecord(msgspec.Struct, omit_defaults=True):
    """A stage: the snapshot at its start, what chance gave before the first answer, and the answers since."""

    number: int
    snapshot: bytes
    opening: list[int] = []
    journal: list[Entry] = []


class Saved(msgspec.Struct):
    """A whole match between two answers."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, OptionValue]
    version: int
    stage: StageRecord
    format: int = FORMAT

    def encode(self) -> bytes:
        """Return this as MessagePack."""
        return _encoder.encode(self)

    def copy(self) -> "Saved":
        """Return an independent copy; the snapshot's bytes are shared."""
        stage = StageRecord(
            self.stage.number,
            self.stage.snapshot,
            list(self.stage.opening),
            [msgspec.structs.replace(entry, given=list(entry.given)) for entry in self.stage.journal],
        )
        return Saved(
            self.game, self.rules, self.data, self.seats, dict(self.options), self.version, stage, self.format
        )


_encoder = msgspec.msgpack.Encoder()
_saved_decoder = msgspec.msgpack.Decoder(Saved)
_state_decoders: dict[type[State], msgspec.msgpack.Decoder[Any]] = {}


def encode_state(state: State) -> bytes:
    """Return a snapshot of the state."""
    return _encoder.encode(state)


def digest(state: State, news: list[Event]) -> int:
    """Return a checksum of where an answer led: never 0."""
    return crc32(_encoder.encode(news), crc32(encode_state(state))) or 1


def decode_state(game: Game[Any], snapshot: bytes) -> Any:
    """Return the state that a snapshot of this game holds."""
    kind = game.state_type
    decoder = _state_decoders.get(kind)
    if decoder is None:
        decoder = _state_decoders.setdefault(kind, msgspec.msgpack.Decoder(kind))
    return decoder.decode(snapshot)


def decode_saved(data: bytes) -> Saved:
    """Return the match that `data` holds. Raises UnknownSnapshot."""
    try:
        saved = _saved_decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise UnknownSnapshot(f"this is no saved match: {error}") from error
    if saved.format != FORMAT:
        raise UnknownSnapshot(f"saved in format {saved.format}; this engine knows {FORMAT}")
    return saved


def upgraded(game: Game[Any], saved: Saved) -> Saved:
    """Bring a match of older rules up to the present ones. Raises UnknownSnapshot for newer ones."""
    if saved.rules > game.version:
        raise UnknownSnapshot(f"{game.id}: saved by rules version {saved.rules}, newer than {game.version}")
    if saved.rules < game.version:
        saved.stage.snapshot = game.upgrade(saved.stage.snapshot, saved.rules)
        saved.rules = game.version
    try:
        decode_state(game, saved.stage.snapshot)
    except msgspec.MsgspecError as error:
        raise UnknownSnapshot(f"{game.id}: the snapshot doesn't fit the rules: {error}") from error
    return saved
