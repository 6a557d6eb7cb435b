"""A look at a table: all that one reader may know of a game at one moment, and nothing else."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.rows import GameRow, SeatRow
from bot.words import Plain, Reader, escaped, reader
from engine.kernel import Asked, Event, Option, ScoreSheet


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One reader's look at a table. Pictures, panels, posts, logs and lists are made of looks only.

    `seat` is the reader's (None: a spectator). `asked` is the reader's own question, `free` what the reader may do
    without being asked. `could_undo`: with the others' consent. `news` are the events that this reader may see:
    since its last turn, or since the last post. `sheet` is there where the scores were asked for, `reveals` names the
    options that would show something new where that was, and `unsure` those of which it isn't known.
    """

    row: GameRow
    seats: tuple[SeatRow, ...]
    seat: int | None
    view: Any
    asked: Asked | None
    free: tuple[Option, ...]
    asked_version: int
    can_undo: bool
    could_undo: bool
    sheet: ScoreSheet | None
    automa: dict[int, str]
    news: tuple[Event, ...]
    seed: str | None
    reveals: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()

    @property
    def version(self) -> int:
        """The match's version that this look was taken at."""
        return self.row.version

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.row.status == "over"

    @property
    def places(self) -> range:
        """Every seat, those that the rules play included."""
        return range(len(self.seats) + len(self.automa))

    @property
    def options(self) -> Sequence[Option]:
        """What the reader may answer now, its own options before the anytime ones."""
        return self.asked.options if self.asked else self.free

    @property
    def numbers(self) -> dict[str, int]:
        """Each option's number in menus and on the picture, from 1."""
        return {option.id: number for number, option in enumerate(self.options, 1)}

    @property
    def targets(self) -> dict[str, int]:
        """Each piece or space that an option points at, with that option's number."""
        found: dict[str, int] = {}
        for number, option in enumerate(self.options, 1):
            if option.target:
                found.setdefault(option.target, number)
        return found

    @property
    def beside(self) -> tuple[str, ...]:
        """The targets of choices that stand beside the question and could be made at any time."""
        own = {option.target for option in self.options if not option.anytime}
        return tuple(dict.fromkeys(o.target for o in self.options if o.target and o.target not in own))

    @property
    def focus(self) -> tuple[str, ...]:
        """The pieces and spaces that the news have changed."""
        return tuple(dict.fromkeys(target for event in self.news for target in event.targets))

    def plain_names(self, language: str) -> tuple[str, ...]:
        """Name every seat, as a picture or a button's label shows it."""
        return self._names(language, harmless=False)

    def reader(self, language: str, *, plain: bool = False) -> Reader:
        """Make the reader that words this table's messages; `plain` for buttons and pictures (no markdown)."""
        return reader(language, self._names(language, harmless=not plain))

    def _names(self, language: str, *, harmless: bool) -> tuple[str, ...]:
        bare = reader(language)
        people = [seat_name(seat, bare, harmless=harmless) for seat in self.seats]
        return (*people, *(bare(key) for _, key in sorted(self.automa.items())))


def seat_name(seat: SeatRow, say: Reader, *, harmless: bool = True) -> str:
    """Name whoever sits there: a person, an automatic player, or nobody."""
    if seat.user is not None:
        return escaped(seat.name) if harmless else seat.name
    return say(f"bot.automatic.{seat.automatic}") if seat.automatic else say("bot.seat.free")


def title(row: GameRow, say: Reader) -> str:
    """Name a table: `El Paso 17`."""
    return say("bot.table.title", game=f"{row.game}.name", number=Plain(row.id))
