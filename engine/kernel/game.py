"""The face that a game shows to the kernel."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from engine.kernel.asks import Option, Stage
from engine.kernel.chance import Chance
from engine.kernel.errors import SetupError, UnknownSnapshot
from engine.kernel.events import Arg, Phrase
from engine.kernel.state import State

S = TypeVar("S", bound=State)
OptionValue = bool | int | str


class GameOption(msgspec.Struct, frozen=True):
    """One thing to choose when a table is opened; worded by `<key>` and, for a choice, `<key>.<choice>`.

    `choices` are the values in order of offering. `seats`: the numbers of people for which it means anything
    (empty: all). `needs`: an option before it and the value that it must have for this one to mean anything; `unless`:
    options before it, each with the value with which this one means nothing.
    """

    id: str
    key: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)
    seats: tuple[int, ...] = ()
    needs: tuple[str, OptionValue] | None = None
    unless: tuple[tuple[str, OptionValue], ...] = ()

    def applies(self, seats: int, chosen: Mapping[str, OptionValue]) -> bool:
        """Tell whether this means anything for so many people and what else was chosen."""
        fits = not self.seats or seats in self.seats
        needed = self.needs is None or chosen.get(self.needs[0]) == self.needs[1]
        return fits and needed and not any(chosen.get(other) == value for other, value in self.unless)


class Category(msgspec.Struct, frozen=True):
    """One row of the score sheet: its message key and the points of each seat."""

    key: str
    points: tuple[float, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """The printed score sheet: a row a category, a column a seat (a solo opponent last).

    `ranks` counts from 1; seats that share a place share its number.
    """

    categories: tuple[Category, ...]
    totals: tuple[float, ...]
    ranks: tuple[int, ...]

    @classmethod
    def of(cls, categories: Sequence[Category], tie_breaks: Sequence[Sequence[float]] = ()) -> "ScoreSheet":
        """Add the categories up and rank the seats; `tie_breaks` are rows like the categories, higher wins."""
        count = len(categories[0].points)
        totals = tuple(sum(row.points[seat] for row in categories) for seat in range(count))
        standing = [(totals[seat], *(row[seat] for row in tie_breaks)) for seat in range(count)]
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return cls(tuple(categories), totals, ranks)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Game(ABC, Generic[S]):
    """A game: set-up, stages, views and scores. Each package `engine/<game>` exposes one as `GAME`."""

    id: str
    min_seats: int
    max_seats: int
    options: tuple[GameOption, ...] = ()
    version: int = 1
    """The rules' version: raised with each change that an old snapshot must be upgraded for."""
    data_hash: str = ""
    """Hash of the component data, written into every snapshot."""
    state_type: type[S]

    @abstractmethod
    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> S:
        """Set the game up. `options` holds a lawful value for each of the game's options."""

    @abstractmethod
    def stage(self, state: S) -> Stage | None:
        """Return the next stage, chosen from the state alone; None: the game is over."""

    def anytime(self, state: S, seat: int) -> list[Option]:
        """Return what the rules allow this seat outside its present ask; each value makes a piece of play."""
        return []

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """Return what `seat` (None: a spectator) may see."""

    @abstractmethod
    def score(self, state: S) -> ScoreSheet:
        """Return the score sheet as if the game ended now."""

    def holdings(self, state: S) -> dict[int, dict[str, int]]:
        """Return what lies openly before each seat (and automa): each thing's id and how many there are of it.

        Money, goods, points, tokens, counts of cards, discs and workers: whatever `Event.changes` tells of. A thing
        that is missing counts as 0.
        """
        return {}

    def figures(self) -> dict[str, Arg]:
        """Return the printed figures that this game's rule texts and helps name, so that no sentence holds them."""
        return {}

    def names(self) -> Mapping[str, Mapping[str, Arg]]:
        """Return the printed figures that stand in components' names ("post 9"), by the name's message key."""
        return {}

    def lexicon(self) -> tuple[tuple[Phrase, Phrase], ...]:
        """Return what is printed on each component: its name, and everything it says. `/rules` looks these up."""
        return ()

    def redeal(self, state: S, seat: int) -> None:
        """Deal everything that is hidden from `seat` anew, in place, with `state.chance`."""

    def automa(self, state: S) -> dict[int, str]:
        """Return the seats that the rules play themselves, with the message keys of their names."""
        return {}

    def estimate(self, state: S, seat: int) -> float:
        """Return roughly how well `seat` stands, in points; for automatic players."""
        return self.score(state).totals[seat]

    def upgrade(self, snapshot: bytes, version: int) -> bytes:
        """Turn a snapshot of an older rules version into one of the present version."""
        raise UnknownSnapshot(f"{self.id}: no way from rules version {version} to {self.version}")

    def applicable(self, seats: int, chosen: Mapping[str, OptionValue]) -> list[GameOption]:
        """List the options that mean anything; what was chosen for one that doesn't hides none of those after it."""
        found, counted = [], {option.id: option.default for option in self.options}
        for option in self.options:
            if option.applies(seats, counted):
                found.append(option)
                counted[option.id] = chosen.get(option.id, option.default)
        return found

    def settled_options(self, seats: int, wanted: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Fill in defaults and refuse what doesn't exist. Raises SetupError."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        known = {option.id: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                raise SetupError(f"{self.id} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if not any(value == choice and type(value) is type(choice) for choice in known[name].choices):
                raise SetupError(f"{name} can't be {value!r}; it is one of {known[name].choices}")
        return {option.id: wanted.get(option.id, option.default) for option in self.options}
