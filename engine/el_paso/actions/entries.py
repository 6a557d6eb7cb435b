"""How entries are performed: each kind of entry says what may be done with it now, as options.

A rule's module teaches its kind of entry with `@performs(Kind)`. An option's value is a `Deed`.
Gains that cost nothing are taken by themselves as soon as an entry of the same tile is used: nobody would
leave them, and every finger they need is one too many.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Any

import msgspec

from engine.el_paso.components import COMPONENTS
from engine.el_paso.printed.checks import entries
from engine.el_paso.printed.entries import AnyEntry, Either, Entry
from engine.el_paso.state import State
from engine.kernel import Option

Play = Generator[Any, Any, bool]
"""A piece of a turn; it returns whether the turn's actions are over (El Paso, or "end turn")."""
Act = Callable[[State, int, bool], Play | None]
"""Performs a choice: (state, seat, whether nothing would be left to do outside of it)."""


class Deed(msgspec.Struct, frozen=True):
    """What an option does: the entry that it uses up, how it is done, and what was chosen."""

    entry: str
    act: Act
    what: str = ""


Done = dict[str, str]
"""Entry used on this visit -> what was chosen with it."""
Choices = Callable[[State, int, Any, Done], list[Option]]
CHOICES: dict[type[Entry], Choices] = {}
PARENT = {
    option.id: entry.id
    for entry in entries(COMPONENTS)
    if isinstance(entry, Either)
    for option in entry.options
}
"""Option of a slash -> the entry that it uses up."""
END = Option("end", "el_paso.option.end", ends=True)
DONE = Option("done", "el_paso.option.done", ends=True)


def performs(kind: type[Entry]) -> Callable[[Choices], Choices]:
    """Register the choices that a kind of entry offers."""

    def register(choices: Choices) -> Choices:
        CHOICES[kind] = choices
        return choices

    return register


def choices(state: State, seat: int, left: Iterable[AnyEntry], done: Done) -> list[Option]:
    """Return what may be done now with the entries that are left."""
    found: list[Option] = []
    for entry in left:
        found += CHOICES[type(entry)](state, seat, entry, done)
    return found


def without(left: list[AnyEntry], used: str) -> list[AnyEntry]:
    """Return the entries that are left after one was used."""
    used = PARENT.get(used, used)
    return [entry for entry in left if entry.id != used]


@performs(Either)
def either_choices(state: State, seat: int, entry: Either, done: Done) -> list[Option]:
    """Exactly one of the options of a slash."""
    return choices(state, seat, entry.options, done)
