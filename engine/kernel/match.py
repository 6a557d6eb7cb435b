"""A match: one game under way, its snapshot, its journal, and the face that bots and people use."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from engine.kernel import lone_options, redealing
from engine.kernel.asks import Asked, Option
from engine.kernel.chance import Chance
from engine.kernel.errors import IllegalAnswer, ReplayBroken, RuleError, UndoClosed
from engine.kernel.events import Event
from engine.kernel.game import Game, OptionValue, ScoreSheet
from engine.kernel.running import Branch, Running
from engine.kernel.saved import Entry, Saved, StageRecord, decode_state, digest, encode_state


class Match:
    """One game under way. Made by `engine.new_match` and `engine.load_match`.

    `version` grows with every answer and every undo. `news` is what the last of them (or the beginning) caused;
    `closed_stages` are the records of the stages that it ended, for whoever keeps the whole history.
    `dropped` are the last answers of a loaded stage that the present rules no longer read as they once did: the
    match goes on from the last position that holds, and `strike_dropped` says so.
    """

    def __init__(self, game: Game[Any], saved: Saved) -> None:
        self.game = game
        self.seats = saved.seats
        self.options = saved.options
        self.version = saved.version
        self.stage_number = saved.stage.number
        self.over = False
        self.dropped: list[Entry] = []
        self.imagined = False
        self.state: Any = None
        self.news: list[Event] = []
        self.closed_stages: list[StageRecord] = []
        self._record = saved.stage
        self._asks: dict[int, Asked] | None = None
        self._branches: dict[int, Branch] = {}
        self._together: dict[int, Branch] | None = None
        self._together_since = 0
        self._told: list[list[Event]] = []
        self._load()

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

    # --- asking and answering -------------------------------------------------------------------------

    @property
    def pieces(self) -> dict[int, bool]:
        """The seats that have a piece of play open beside the stage, and whether nobody else is asked meanwhile."""
        return {piece.seat: piece.alone for piece in self._running.pieces}

    @property
    def waited_for(self) -> tuple[int, ...]:
        """Whose turn it is: the seats that owe an answer to the stage, or the one beside whose piece nobody is asked.

        Who has begun a piece of play beside the stage is asked too, but nobody waits for it.
        """
        if self.over:
            return ()
        if (alone := self._running.alone) is not None:
            return (alone.seat,)
        return tuple(branch.ask.seat for branch in self._running.stage.waiting() if branch.ask is not None)

    @property
    def asks(self) -> dict[int, Asked]:
        """What each seat is asked now; empty when the game is over."""
        if self._asks is None:
            self._asks = self._list_asks()
        return self._asks

    def anytime(self, seat: int) -> list[Option]:
        """Return what `seat` may do out of turn, while it isn't asked anything."""
        if self.over or seat in self.asks or not 0 <= seat < self.seats or self._running.alone:
            return []
        return self._anytime(seat)

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

    def _go_back(self, record: StageRecord, answers: int) -> None:
        """Stand again where `record` had so many answers: a rule has failed, and nothing may have changed."""
        del record.journal[answers:]
        self._record, self.stage_number, self.closed_stages = record, record.number, []
        self._load()

    def _find(self, seat: int, option_id: str) -> Option:
        asked = self.asks.get(seat)
        offered = asked.options if asked is not None else self.anytime(seat)
        for option in offered:
            if option.id == option_id:
                return option
        raise IllegalAnswer(seat, option_id, [option.id for option in offered])

    def _take(self, seat: int, option: Option) -> None:
        self._asks = None
        if option.anytime:
            self._running.begin_piece(seat, option.value(), alone=option.alone)
        else:
            self._running.answer(self._branches[seat], option.id if option.value is None else option.value)

    def _anytime(self, seat: int) -> list[Option]:
        options = self.game.anytime(self.state, seat)
        for option in options:
            option.anytime = True
        return options

    def _list_asks(self) -> dict[int, Asked]:
        self._branches = {}
        if self.over:
            return {}
        self._branches = self._running.waiting()
        return {seat: self._listed(branch) for seat, branch in self._branches.items()}

    def _listed(self, branch: Branch) -> Asked:
        """List the options of the ask at which a branch waits, the anytime ones behind its own."""
        ask = branch.ask
        assert ask is not None
        options = ask.options()
        if not options:
            raise RuleError(f"{self.game.id}: {ask.key} asks seat {ask.seat} without an option")
        if ask.anytime:
            options = options + self._anytime(ask.seat)
        args = ask.args() if callable(ask.args) else ask.args
        return Asked(ask.seat, ask.key, args, options, ask.fixed, ask.confirm, ask.default)

    # --- the stage under way --------------------------------------------------------------------------

    def _load(self) -> None:
        """Begin the recorded stage from its snapshot and read its journal again, as far as it holds."""
        entries, self._record.journal = self._record.journal, []
        if not self._reads(entries, checked=False):
            while not self._reads(entries, checked=True):
                held = len(self._record.journal)
                self.dropped = entries[held:] + self.dropped
                if not entries:
                    self._record.opening = []
                entries, self._record.journal = entries[:held], []
        self.state.chance.script = None

    def _reads(self, entries: list[Entry], *, checked: bool) -> bool:
        """Try to read a journal; tell whether it leads to what it once led to, at each answer (`checked`) or the last.

        What fails with nothing left to drop isn't this journal's fault, and is raised.
        """
        self.state = decode_state(self.game, self._record.snapshot)
        try:
            self._replay(entries, checked=checked)
        except Exception:
            if not entries and not self._record.opening:
                raise
            return False
        return checked or not entries or self._is_as_once(entries[-1])

    def _replay(self, entries: list[Entry], *, checked: bool) -> None:
        chance = self.state.chance
        self._told = []
        if self._record.opening or entries:
            chance.script = list(self._record.opening)
        self._begin()
        for entry in entries:
            chance.script = list(entry.given)
            self._take(entry.seat, self._find(entry.seat, entry.option))
            if chance.script or (self._running.done and entry is not entries[-1]):
                raise ReplayBroken("the journal doesn't fit the rules any more")
            self._note(entry)
            if checked and not self._is_as_once(entry):
                self._record.journal.pop()
                raise ReplayBroken("the rules lead elsewhere now")

    def _is_as_once(self, entry: Entry) -> bool:
        """Tell whether the answer just read led to the state and the events that it led to when it was given."""
        self.state.chance.script = None
        return entry.digest in (0, digest(self.state, self.news))

    def _begin(self) -> None:
        """Enter stages, as many as ask nobody, until somebody is asked or the game is over."""
        self._asks = None
        while True:
            stage = self.game.stage(self.state)
            if stage is None:
                self.over = True
                self.news = self._drain()
                return
            self.over = False
            self._running = Running(stage, self.state.chance)
            self._record.opening = self.state.chance.given
            self.state.chance.given = []
            if not self._running.done:
                break
            self._close_stage()
        self._watch_together(0)
        self.news = self._drain()

    def _drain(self) -> list[Event]:
        news: list[Event] = self.state.events
        self.state.events, self.state.chance.shown = [], False
        return news

    def _note(self, entry: Entry) -> None:
        chance = self.state.chance
        entry.given, chance.given = chance.given, []
        entry.revealed = chance.shown or bool(entry.given)
        self._record.journal.append(entry)
        self._watch_together(len(self._record.journal))
        self.news = self._drain()
        self._told.append(self.news)

    def end_piece(self, seat: int) -> list[Event]:
        """Take the lawful default end of the newest piece of play that `seat` has open beside the stage."""
        self.closed_stages = []
        news = self._end_piece(seat, self.version + 1)
        self.version += 1
        self.news = news
        return news

    def _end_piece(self, seat: int, version: int) -> list[Event]:
        news = [Event("piece_ended", seat)]
        piece = next(each for each in reversed(self._running.pieces) if each.seat == seat)
        while not piece.branch.done:
            option = lone_options.default(self.asks[seat])
            self._take(seat, option)
            self._note(Entry(seat, option.id, version, unasked=True))
            news += self.news
        return news

    def _watch_together(self, answers: int) -> None:
        """Note after how many answers of this stage the seats began to decide together."""
        if self._running.stage.parts is not self._together:
            self._together, self._together_since = self._running.stage.parts, answers

    def _settle(self, entry: Entry) -> None:
        """Write the answer into the journal; if it ended the stage, take a snapshot and go on."""
        self._note(entry)
        if self._running.stage.done:
            news = self.news
            while self._running.pieces:
                news += self._end_piece(self._running.pieces[-1].seat, entry.version)
            self._close_stage()
            self._begin()
            self.news = news + self.news

    def _close_stage(self) -> None:
        self.closed_stages.append(self._record)
        self.stage_number += 1
        events, self.state.events = self.state.events, []
        self.state.chance.shown, self.state.chance.script = False, None
        self._record, self._told = StageRecord(self.stage_number, encode_state(self.state)), []
        self.state.events = events

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
        self._record.journal, self.dropped = [*kept[:first], *rest], []
        for entry in rest:
            entry.digest = 0
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
