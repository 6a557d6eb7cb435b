"""A position: the snapshot at a stage's start, the journal since, and who is asked what now."""

from typing import Any

from engine.kernel.ahead import lone_options
from engine.kernel.asks import Asked, Option
from engine.kernel.errors import IllegalAnswer, ReplayBroken, RuleError
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.kernel.running import Branch, Running
from engine.kernel.saved import Entry, Saved, StageRecord, decode_state, digest, encode_state


class Position:
    """Where a match stands: the stage under way, read from its record and led on by answers."""

    def __init__(self, game: Game[Any], saved: Saved) -> None:
        self.game = game
        self.seats = saved.seats
        self.stage_number = saved.stage.number
        self.over = False
        self.dropped: list[Entry] = []
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

    # --- who is asked what -----------------------------------------------------------------------------

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
        return Asked(ask.seat, ask.key, args, options, ask.fixed, ask.default)

    # --- reading a stage again --------------------------------------------------------------------------

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

    # --- leading it on -----------------------------------------------------------------------------------

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
