"""A match: one game under way, its snapshot, its journal, and the face that bots and people use."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from engine.kernel.ahead import lone_options, redealing
from engine.kernel.asks import Option
from engine.kernel.chance import Chance
from engine.kernel.errors import RuleError, UndoClosed
from engine.kernel.events import Event
from engine.kernel.game import Game, OptionValue, ScoreSheet
from engine.kernel.position import Position
from engine.kernel.saved import Entry, Saved, StageRecord, digest, encode_state


class Match(Position):
    """One game under way. Made by `engine.new_match` and `engine.load_match`.

    `version` grows with every answer and every undo. `news` is what the last of them (or the beginning) caused;
    `closed_stages` are the records of the stages that it ended, for whoever keeps the whole history.
    `dropped` are the last answers of a loaded stage that the present rules no longer read as they once did: the
    match goes on from the last position that holds, and `strike_dropped` says so.
    """

    def __init__(self, game: Game[Any], saved: Saved) -> None:
        self.options = saved.options
        self.version = saved.version
        self.imagined = False
        super().__init__(game, saved)

    @classmethod
    def new(cls, game: Game[Any], seats: int, options: Mapping[str, OptionValue], seed: str) -> "Match":
        """Set a game up. Raises SetupError."""
        settled = game.settled_options(seats, options)
        state = game.new_state(seats, settled, Chance(seed))
        news, state.events = state.events, []
        state.chance.given = []
        record = StageRecord(0, encode_state(state))
        match = cls(game, Saved(game.id, game.version, game.data_hash, seats, settled, 0, record))
        match.news = news + match.news
        return match

    # --- answering -------------------------------------------------------------------------------------

    def forced(self, seat: int, *, ending: bool = False) -> Option | None:
        """Return the option that the table may give for `seat` by itself, as `lone_options.forced` says."""
        return lone_options.forced(self, seat, ending=ending)

    def would_reveal(self, seat: int, option_id: str) -> bool:
        """Tell whether this answer would show something new, so that it can't be taken back."""
        return lone_options.would_reveal(self, seat, option_id)

    def answer(self, seat: int, option_id: str, *, unasked: bool = False) -> list[Event]:
        """Answer for `seat`. Returns what happened; raises IllegalAnswer, and then nothing has changed.

        `unasked`: the table gives it by itself, because it leaves no choice (`forced`).
        """
        option = self._find(seat, option_id)
        before, answers = self._record, len(self._record.journal)
        self.closed_stages = []
        try:
            self._take(seat, option)
            self._settle(Entry(seat, option_id, self.version + 1, unasked=unasked))
            if not self.imagined:
                self._asks = self._list_asks()
        except Exception:
            self._go_back(before, answers)
            raise
        self.version += 1
        return self.news

    def end_piece(self, seat: int) -> list[Event]:
        """Take the lawful default end of the newest piece of play that `seat` has open beside the stage."""
        self.closed_stages = []
        news = self._end_piece(seat, self.version + 1)
        self.version += 1
        self.news = news
        return news

    def _go_back(self, record: StageRecord, answers: int) -> None:
        """Stand again where `record` had so many answers: a rule has failed, and nothing may have changed."""
        del record.journal[answers:]
        self._record, self.stage_number, self.closed_stages = record, record.number, []
        self._load()

    # --- taking back ----------------------------------------------------------------------------------

    def can_undo(self, seat: int, *, consent: bool = False) -> bool:
        """Tell whether `undo` would succeed, but for others' answers that build on it."""
        entries = self._last_entries(seat)
        return bool(entries) and (consent or not any(entry.revealed for entry in entries))

    def undo(self, seat: int, *, consent: bool = False) -> list[Event]:
        """Take the last answer of `seat` in this stage back, with what the table gave for it since.

        The event names their versions. With the `consent` of everybody else a reveal doesn't stand in the way.
        Raises UndoClosed.
        """
        entries = self._last_entries(seat)
        if not entries:
            raise UndoClosed("kernel.undo.nothing")
        if not self.can_undo(seat, consent=consent):
            raise UndoClosed("kernel.undo.revealed")
        self._take_out(entries)
        return self._say_undone(seat, entries)

    def _take_out(self, entries: list[Entry]) -> None:
        """Read the journal without these entries. Raises UndoClosed where others built on them."""
        kept, dropped = list(self._record.journal), self.dropped
        first = next(place for place, entry in enumerate(kept) if entry is entries[0])
        rest = [entry for entry in kept[first:] if not any(entry is each for each in entries)]
        told = [news for news, entry in zip(self._told[first:], kept[first:], strict=True) if entry in rest]
        led_elsewhere = [msgspec.structs.replace(entry, digest=0) for entry in rest]
        self._record.journal, self.dropped = [*kept[:first], *led_elsewhere], []
        self._load()
        if self.dropped or self._told[first:] != told:
            self._record.journal = kept
            self._load()
            self.dropped = dropped
            raise UndoClosed("kernel.undo.built_on")
        self.dropped = dropped

    def strike_dropped(self) -> list[Event]:
        """Say which answers the present rules don't read any more, and go on without them."""
        versions = tuple(dict.fromkeys(entry.version for entry in self.dropped))
        seats = tuple(dict.fromkeys(entry.seat for entry in self.dropped))
        self.dropped = []
        self.version += 1
        self.closed_stages = []
        self.news = [
            Event("rules_changed", None, {"versions": versions, "seats": seats, "count": len(versions)})
        ]
        return self.news

    def _say_undone(self, seat: int, entries: list[Entry]) -> list[Event]:
        self.version += 1
        self.closed_stages = []
        self.news = [Event("undone", seat, {"versions": tuple(dict.fromkeys(e.version for e in entries))})]
        return self.news

    def _last_entries(self, seat: int) -> list[Entry]:
        """Give the last answer that a finger gave for `seat`, and what the table gave for it since; or nothing."""
        own = [entry for entry in self._record.journal if entry.seat == seat]
        asked = [place for place, entry in enumerate(own) if not entry.unasked]
        return own[asked[-1] :] if asked else []

    # --- looking ----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """Return the game's view for `seat` (None: a spectator)."""
        return self.game.view(self.state, seat)

    def score(self) -> ScoreSheet:
        """Return the score sheet as if the game ended now."""
        return self.game.score(self.state)

    def result(self) -> ScoreSheet | None:
        """Return the final score sheet, or None while the game is on."""
        return self.score() if self.over else None

    @property
    def automa(self) -> dict[int, str]:
        """The seats that the rules play, with the message keys of their names."""
        return self.game.automa(self.state)

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, published at the start."""
        return sha256(self.state.chance.seed.encode()).hexdigest()

    @property
    def seed(self) -> str:
        """The seed: a secret until the game is over."""
        return str(self.state.chance.seed)

    # --- saving and copying -----------------------------------------------------------------------------

    @property
    def record(self) -> StageRecord:
        """The stage under way: its snapshot and its journal."""
        return self._record

    def saved(self) -> Saved:
        """Return everything that a later `load_match` needs."""
        if self._told and not self._record.journal[-1].digest:
            self._record.journal[-1].digest = digest(self.state, self._told[-1])
        return self._saved()

    def _saved(self) -> Saved:
        if self.imagined:
            raise RuleError("an imagined match is for thinking, not for keeping")
        game = self.game
        return Saved(
            game.id, game.version, game.data_hash, self.seats, self.options, self.version, self._record
        )

    def save(self) -> bytes:
        """Return the match as bytes: the snapshot at the stage's start and the journal since."""
        return self.saved().encode()

    def clone(self) -> "Match":
        """Return an independent copy."""
        return Match(self.game, self._saved().copy())

    # --- copies to think on -----------------------------------------------------------------------------

    def redealt(self, seat: int, seed: str) -> "Match":
        """Return a copy to think on, for `seat`: all that it can't see is dealt anew, and chance is fresh."""
        return redealing.redealt(self, seat, seed)

    def imagine(self, seat: int, chance: Chance) -> None:
        """Deal anew what `seat` can't see; from now on this match is for thinking only."""
        self.imagined = True
        own = self.state.chance
        own.seed, own.count = chance.seed, 0
        self.game.redeal(self.state, seat)
        own.given, own.shown = [], False
        self.state.events = []
        self._asks = None

    def secret_choosers(self) -> list[int]:
        """List the seats that have answered something in the decision that is taken together in secret now."""
        if self._together is None or self._running.alone or self._running.stage.is_open:
            return []
        return [seat for seat in self._together if self.secret_answers(seat)]

    def secret_answers(self, seat: int) -> list[Entry]:
        """Give what a seat has answered since the seats began to decide together."""
        since = self._record.journal[self._together_since :]
        return [entry for entry in since if entry.seat == seat]

    def without_secret_answers(self, seat: int) -> "Match":
        """Return a copy in which a seat has still to begin to decide together with the others."""
        saved, secret = self._saved().copy(), self.secret_answers(seat)
        saved.stage.journal = [
            msgspec.structs.replace(copy, digest=0)
            for copy, entry in zip(saved.stage.journal, self._record.journal, strict=True)
            if not any(entry is each for each in secret)
        ]
        return Match(self.game, saved)
