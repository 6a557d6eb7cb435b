"""A reader: one person's language, and the names of those who sit at the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import structlog
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

import engine
from bot.words import catalogue
from bot.words.names import labelled
from engine.kernel import Phrase

log = structlog.get_logger(__name__)

OF_NO_GAME = ("bot", "kernel", "renders")
"""The catalogues that belong to no game."""


class Plain(str):
    """Text that is already worded (a name, a number, a link): it is shown as it is, not looked up."""

    __slots__ = ()


class Say(Protocol):
    """Words one message: `say(key, **args)`."""

    def __call__(self, key: str, **args: Any) -> str:
        """Word the message with this key."""


class Reader:
    """Words messages in one language for one table.

    A *string* argument is itself a message key and is worded too, unless it is `Plain`; a `Phrase` is a message with
    arguments of its own ("2 cowboys" in "paid 2 cowboys and 1 dollar"). What a component's name says of its printed
    figures (`Game.names`) is filled in by itself. The argument
    `seat`, and any that ends in `_seat`, becomes the player's name with its shape; a tuple becomes a
    list ("a, b, and c"); `count` picks the plural.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self.locale = Locale.parse(language, sep="-")

    def __call__(self, key: str, **args: Any) -> str:
        """Word a message. A missing word is shown as its key and logged as an error, never hidden."""
        args = {**_printed(key), **args}
        sentence = catalogue.template(self.language, key, _plural(args.get("count")))
        if sentence is None:
            return self._amount(key) or self._missing(key)
        return sentence.format_map(_Worded(self, key, args))

    def _amount(self, key: str) -> str:
        """Word a key that ends in its number: a die "woodcraft.die.G4", an amount "woodcraft.gain.glue.3"; else ""."""
        base = key.rstrip("0123456789")
        count, base = key[len(base) :], base.removesuffix(".")
        if not count or "{count}" not in (catalogue.template(self.language, base, int(count)) or ""):
            return ""
        return self(base, count=int(count))

    def _missing(self, key: str) -> str:
        log.error("missing word", key=key, language=self.language)
        return f"⟦{key}⟧"

    def knows(self, key: str) -> bool:
        """Tell whether there is a sentence for this key, without complaining when there is none."""
        return catalogue.template(self.language, key) is not None

    def seat(self, seat: int) -> str:
        """Name a seat with its shape: `▲ Ada`."""
        return labelled(seat, self.names)

    def listed(self, items: Iterable[str]) -> str:
        """Join words into a list as this language does: "a, b and c"."""
        return format_list(list(items), locale=self.locale)

    def number(self, number: float) -> str:
        """Write a number as this language does."""
        return format_decimal(number, locale=self.locale)

    def argument(self, name: str, value: Any) -> str:
        """Word one argument of a message."""
        if isinstance(value, (tuple, list)):
            return self.listed(self.argument(name.removesuffix("s"), each) for each in value)
        if isinstance(value, Phrase):
            return self(value.key, **value.args)
        if value is None or value == "" or isinstance(value, Plain):
            return str(value or "")
        if isinstance(value, str):
            return self(value)
        if name == "seat" or name.endswith("_seat"):
            return self.seat(value)
        return self.number(value)


def _printed(key: str) -> Mapping[str, Any]:
    """Give the printed figures that stand in a component's name.

    Words of no game ask no game: commands are described before corrections are laid, and those come before games.
    """
    room = key.partition(".")[0]
    game = None if room in OF_NO_GAME else engine.games().get(room)
    return game.names().get(key, {}) if game else {}


def _plural(count: object) -> int | None:
    """Give the whole number whose plural a count takes: half a point is said like two of them."""
    if isinstance(count, float):
        return int(count) if count.is_integer() else 2
    return count if isinstance(count, int) else None


class _Worded(Mapping[str, str]):
    """A message's arguments, worded when the sentence asks for them."""

    def __init__(self, say: Reader, key: str, args: dict[str, Any]) -> None:
        self._say, self._key, self._args = say, key, args

    def __getitem__(self, name: str) -> str:
        if name not in self._args:
            log.error("missing argument", key=self._key, argument=name, language=self._say.language)
            return f"⟦{name}⟧"
        return self._say.argument(name, self._args[name])

    def __iter__(self) -> Any:
        return iter(self._args)

    def __len__(self) -> int:
        return len(self._args)


def reader(language: str, names: Sequence[str] = ()) -> Reader:
    """Make a reader of one language for one table's names (seat 0 first)."""
    return Reader(best_language(language), names)


def warm() -> None:
    """Read every catalogue and each language's ways of writing lists and numbers, before anybody waits for them."""
    catalogue.warm()
    for language in catalogue.languages():
        say = reader(language)
        say.listed(("1", "2", "3"))
        say.number(1)


def best_language(locale: str) -> str:
    """Choose the catalogue for a Discord locale such as `en-US` or `zh-TW`; English where there is none."""
    known = catalogue.languages()
    if locale in known:
        return locale
    primary = locale.partition("-")[0]
    return primary if primary in known else catalogue.FALLBACK
