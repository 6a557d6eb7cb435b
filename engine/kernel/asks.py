"""Questions and answers: an Ask is everything that one seat may answer at one moment, never more, never fewer."""

from collections.abc import Callable, Generator
from typing import Any

import msgspec

from engine.kernel.events import Arg

Stage = Generator["Ask | Together", Any, Any]
"""One bounded piece of play, written as a generator that reads like the rulebook's paragraph."""


class Option(msgspec.Struct, gc=False):
    """A thing that may be answered.

    `id`: stable ASCII, at most 60 characters, unique in its ask ("move:D"); part of every saved game.
    `key`, `args`: the message that says it. `target`: the piece or space that it points at ("post:7"), so that
    a picture can number it. `group`: a message key under which a panel may gather options.
    `value`: what the rules get back (the id, where None); of an anytime option a function that makes the piece
    of play to run. `anytime` is set by the kernel.
    `ends`: it ends a turn, a phase or a piece of play, or declines what was offered; it always waits for a finger.
    `alone`: of an anytime option, nobody else is asked before its piece of play has ended.
    """

    id: str
    key: str
    args: dict[str, Arg] = {}
    target: str = ""
    value: Any = None
    group: str = ""
    anytime: bool = False
    ends: bool = False
    alone: bool = False


class Ask(msgspec.Struct, gc=False):
    """What a stage yields where a person decides; `options` is called again after anything in between.

    So is `args` where it is a function: words that tell what may change in between (a hand's worth) need one.
    `anytime`: may this seat's anytime options stand beside it? `fixed`: nothing that may be done beside it changes
    its options, so that the table may give a lone one although something lies beside (`Match.forced`).
    `default`: the id of the option that is taken where a piece of play beside the stage can't be waited for any
    longer; without one it is the first option that ends something, or the first.
    """

    seat: int
    key: str
    options: Callable[[], list[Option]]
    args: dict[str, Arg] | Callable[[], dict[str, Arg]] = {}
    anytime: bool = True
    fixed: bool = False
    default: str = ""


class Asked(msgspec.Struct, gc=False):
    """An Ask as a match shows it: its options listed, the anytime ones behind its own and marked."""

    seat: int
    key: str
    args: dict[str, Arg]
    options: list[Option]
    fixed: bool = False
    default: str = ""

    def option(self, option_id: str) -> Option | None:
        """Return the option of that id, or None."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None


class Together(msgspec.Struct):
    """Several seats decide at once, each in a generator of its own; their order must not matter to the rules.

    Yielding it gives {seat: what that seat's generator returned}, in the order of `parts`. Chance is closed meanwhile.
    `open`: everybody sees at once what a seat has chosen; otherwise it is a secret until all have, and dealt anew in
    copies to think on.
    """

    parts: dict[int, Stage]
    open: bool = False
