"""Generators in motion: the stage under way, its parallel parts, and the pieces of play beside it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.kernel.asks import Ask, Stage, Together
from engine.kernel.chance import Chance
from engine.kernel.errors import RuleError


class Branch:
    """One generator and what it waits for: an ask, its parts (while seats decide together), or nothing."""

    __slots__ = ("ask", "chance", "done", "generator", "is_open", "parts", "result")

    def __init__(self, generator: Stage, chance: Chance) -> None:
        self.generator = generator
        self.chance = chance
        self.ask: Ask | None = None
        self.parts: dict[int, Branch] | None = None
        self.is_open = False
        self.done = False
        self.result: Any = None

    def advance(self, value: Any) -> None:
        """Send `value` in (None to begin) and go on to the next point where somebody has to decide."""
        while True:
            try:
                wanted = self.generator.send(value)
            except StopIteration as end:
                self.ask, self.done, self.result = None, True, end.value
                return
            if isinstance(wanted, Ask):
                self.ask = wanted
                return
            self.ask, self.parts = None, self._begin_parts(wanted)
            if not all(part.done for part in self.parts.values()):
                return
            value = self._end_parts()

    def _begin_parts(self, together: Together) -> dict[int, "Branch"]:
        self.is_open = together.open
        parts = {seat: Branch(generator, self.chance) for seat, generator in together.parts.items()}
        for seat, part in parts.items():
            part.advance_together(seat, None)
        return parts

    def advance_together(self, seat: int, value: Any) -> None:
        """Advance as a part of Together: without chance, and asking `seat` alone. Raises RuleError."""
        self.chance.closed = True
        try:
            self.advance(value)
        finally:
            self.chance.closed = False
        if self.parts is not None or (self.ask is not None and self.ask.seat != seat):
            raise RuleError("a part of Together asks its own seat, and nobody else")

    def _end_parts(self) -> dict[int, Any]:
        assert self.parts is not None
        results = {seat: part.result for seat, part in self.parts.items()}
        self.parts = None
        return results

    def waiting(self) -> Iterator["Branch"]:
        """Yield the branches that wait for an answer."""
        if self.ask is not None:
            yield self
        for part in (self.parts or {}).values():
            if part.ask is not None:
                yield part

    def answer(self, branch: "Branch", value: Any) -> None:
        """Give `value` to `branch`, which is this one or one of its parts."""
        if branch is self:
            self.advance(value)
            return
        assert branch.ask is not None and self.parts is not None
        branch.advance_together(branch.ask.seat, value)
        if all(part.done for part in self.parts.values()):
            self.advance(self._end_parts())


class Piece(NamedTuple):
    """A piece of play that a seat has begun beside the stage. `alone`: nobody else is asked before it has ended."""

    seat: int
    branch: Branch
    alone: bool


class Running:
    """The stage under way, and the pieces of play beside it: each seat is asked for its newest piece first."""

    __slots__ = ("chance", "pieces", "stage")

    def __init__(self, stage: Stage, chance: Chance) -> None:
        self.chance = chance
        self.stage = Branch(stage, chance)
        self.pieces: list[Piece] = []
        self.stage.advance(None)

    @property
    def done(self) -> bool:
        """Whether the stage and everything beside it has ended."""
        return self.stage.done and not self.pieces

    @property
    def alone(self) -> Piece | None:
        """The newest piece beside which nobody else is asked, if there is one."""
        return next((piece for piece in reversed(self.pieces) if piece.alone), None)

    def waiting(self) -> dict[int, Branch]:
        """Return, for each seat that is asked, the branch that waits for its answer."""
        if not self.pieces and (ask := self.stage.ask) is not None:
            return {ask.seat: self.stage}
        if (alone := self.alone) is not None:
            return {alone.seat: alone.branch}
        asking = {branch.ask.seat: branch for branch in self.stage.waiting() if branch.ask is not None}
        return asking | {piece.seat: piece.branch for piece in self.pieces}

    def answer(self, branch: Branch, value: Any) -> None:
        """Give `value` to a waiting branch."""
        if self.pieces and any(piece.branch is branch for piece in self.pieces):
            branch.advance(value)
            self._drop_ended()
        else:
            self.stage.answer(branch, value)

    def begin_piece(self, seat: int, piece: Stage, *, alone: bool) -> None:
        """Begin a piece of play of `seat` beside everything else."""
        branch = Branch(piece, self.chance)
        self.pieces.append(Piece(seat, branch, alone))
        branch.advance(None)
        self._drop_ended()

    def _drop_ended(self) -> None:
        """Forget the pieces that have ended. Raises RuleError for one that asks another seat than its own."""
        self.pieces = [piece for piece in self.pieces if not piece.branch.done]
        for piece in self.pieces:
            if piece.branch.ask is None or piece.branch.ask.seat != piece.seat:
                raise RuleError("a piece of play beside the stage asks its own seat, and nobody else")
