"""Faults, collected while a game is played."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from engine.kernel import Match


@dataclass
class Findings:
    """What is wrong, each kind once, with the place where it first showed and how often it did."""

    first: dict[str, str] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    spoken: dict[str, bool] = field(default_factory=dict)
    """Sentences that have been looked at already."""

    def note(self, match: Match, what: str, detail: object = "") -> None:
        """Add a fault; `what` says its kind, `detail` is shown for the first of the kind only."""
        self.times[what] = self.times.get(what, 0) + 1
        if what not in self.first:
            options = ", ".join(
                f"{option.id}={match.options[option.id]}"
                for option in match.game.options
                if match.options[option.id] != option.default
            )
            where = f"{match.game.id}, {match.seats} seats, {options or 'defaults'}, answer {match.version}"
            self.first[what] = f"{where}: {detail}" if detail != "" else where

    def expect(self, match: Match, fact: bool, what: str, detail: object = "") -> None:
        """Add a fault unless `fact` is true."""
        if not fact:
            self.note(match, what, detail)

    @contextmanager
    def survives(self, match: Match, what: str, detail: object = "") -> Iterator[None]:
        """Turn an exception into a fault."""
        try:
            yield
        except Exception as error:
            self.note(match, f"{what}: {type(error).__name__}", f"{detail} {error}")

    def report(self) -> str:
        """Say everything that is wrong, a line each; empty if nothing is."""
        return "\n".join(f"{what} ({self.times[what]} times): {self.first[what]}" for what in self.first)
