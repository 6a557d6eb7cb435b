"""Generators in motion: the stage under way, its parallel parts, and what was put in between."""

from collections.abc import Iterator
from typing import Any

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


class Running:
    """The stage under way with the anytime pieces that stand in front of it, the newest last."""

    __slots__ = ("chance", "interruptions", "stage")

    def __init__(self, stage: Stage, chance: Chance) -> None:
        self.chance = chance
        self.stage = Branch(stage, chance)
        self.interruptions: list[Branch] = []
        self.stage.advance(None)

    @property
    def done(self) -> bool:
        """Whether the stage has ended."""
        return self.stage.done

    def waiting(self) -> list[Branch]:
        """Return the branches that wait for an answer now: the newest interruption alone, or the stage's."""
        if self.interruptions:
            return self.interruptions[-1:]
        stage = self.stage
        return [stage] if stage.ask is not None else list(stage.waiting())

    def answer(self, branch: Branch, value: Any) -> None:
        """Give `value` to a waiting branch."""
        if self.interruptions:
            branch.advance(value)
            self._drop_ended()
        else:
            self.stage.answer(branch, value)

    def interrupt(self, piece: Stage) -> None:
        """Put an anytime piece in front of everything; only its seat is asked until it has ended."""
        branch = Branch(piece, self.chance)
        self.interruptions.append(branch)
        branch.advance(None)
        self._drop_ended()

    def _drop_ended(self) -> None:
        while self.interruptions and self.interruptions[-1].done:
            self.interruptions.pop()
