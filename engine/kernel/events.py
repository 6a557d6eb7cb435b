"""What happened, as data: the log, the summary, the highlights and the notices are all made of it."""

import msgspec


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A message inside a message, with arguments of its own: "2 cowboys" in "paid 2 cowboys and 1 dollar"."""

    key: str
    args: dict[str, "Arg"] = {}


Arg = int | str | Phrase | tuple[int | str | Phrase, ...]
"""A string argument is itself a message key, and a `Phrase` one with arguments; the argument `seat` is worded as that
player's name, `count` chooses the plural, and a tuple becomes a list."""


class Event(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """One thing that happened; worded by the key `<game>.event.<kind>`.

    `only` names the seats that may see it (None: everybody); `targets` are the pieces and spaces of the
    board that it changed. `changes` is what it really gave and took, after every limit: for each seat (or automa)
    each thing of `Game.holdings` and how many more there are of it (negative: fewer). Everybody sees holdings, so that
    `changes` stand on events for everybody.
    """

    kind: str
    seat: int | None = None
    args: dict[str, Arg] = {}
    targets: tuple[str, ...] = ()
    only: tuple[int, ...] | None = None
    changes: dict[int, dict[str, int]] = {}

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether `seat` (None: a spectator) may see this."""
        return self.only is None or (seat is not None and seat in self.only)
