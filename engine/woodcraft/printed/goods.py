"""What everything is counted in: dice, tokens, tools, and the gains that components give."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from engine.kernel import Phrase

COLOURS = ("G", "Y", "B")
VALUES = (1, 2, 3, 4, 5, 6)
DICE = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
PIPS = {die: int(die[1]) for die in DICE}
MATERIALS = ("glue", "scrapwood", "saw_blade")
INCOMES = ("blueberry_income", "hazelnut_income")
PLAIN_GAINS = ("blueberries", "points", *INCOMES, "reputation", *MATERIALS, "lantern", "reuse")


@cache
def amount_of(thing: str, number: int) -> Phrase:
    """Say an amount of something, "3 glue"; a negative one as a loss."""
    return Phrase(f"woodcraft.{'loss' if number < 0 else 'gain'}.{thing}", {"count": abs(number)})


def either(choices: Iterable[str | Phrase | int]) -> str | Phrase | int:
    """Say one of several: "a hammer, a wrench or a chisel"."""
    *others, said = choices
    for place, other in enumerate(reversed(others)):
        said = Phrase("woodcraft.comma" if place else "woodcraft.or", {"one": other, "other": said})
    return said


def plus(amounts: Iterable[int]) -> str | Phrase | int:
    """Say one of several amounts that are added: "+1 or +2"."""
    return either(Phrase("woodcraft.plus", {"number": amount}) for amount in amounts)


@cache
def die_key(code: str) -> str:
    """Return the message key of a die or of a card's code, whatever order its colours are named in."""
    letters, value = code[:-1], code[-1]
    every = letters == "*" or set(letters) == set(COLOURS)
    named = "any" if every else "".join(sorted(letters, key="GBY".index))
    return f"woodcraft.die.{named}{'any' if value == '*' else value}"


class Gain:
    """Something to gain: `plain` amounts in order, the kinds of a `tool` to choose from, dice codes, productions."""

    __slots__ = ("dice", "phrases", "plain", "produce", "tool")

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        """Read {"blueberries": 2, "tool": "any", "dice": ["*2"], "produce": 4}. Raises ValueError."""
        given = dict(data or {})
        self.tool: tuple[str, ...] = _tools(given.pop("tool", ()))
        self.dice: tuple[str, ...] = tuple(given.pop("dice", ()))
        self.produce: int = given.pop("produce", 0)
        self.plain: tuple[tuple[str, int], ...] = tuple(given.items())
        unknown = [
            key for key, amount in given.items() if key not in PLAIN_GAINS or not isinstance(amount, int)
        ]
        if unknown:
            raise ValueError(f"not a gain: {unknown}")
        self.phrases: tuple[str | Phrase, ...] = tuple(self._phrases())

    def _phrases(self) -> Iterator[str | Phrase]:
        """Yield the messages that say all of it."""
        yield from (amount_of(key, amount) for key, amount in self.plain)
        if self.tool:
            yield _tool_phrase(self.tool)
        yield from map(die_key, self.dice)
        if self.produce:
            yield amount_of("produce", self.produce)

    def __bool__(self) -> bool:
        return bool(self.plain or self.tool or self.dice or self.produce)

    def amount(self, key: str) -> int:
        """How much of a plain good this gives."""
        return next((amount for name, amount in self.plain if name == key), 0)


ANY_TOOL = "any"
TOOLS = ("hammer", "mallet", "wrench", "plane", "chisel")


def _tool_phrase(tools: tuple[str, ...]) -> str | Phrase:
    if tools == TOOLS:
        return "woodcraft.gain.tool"
    said = either(f"woodcraft.gain.tool.{tool}" for tool in tools)
    assert not isinstance(said, int)
    return said


def _tools(value: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    if value == ANY_TOOL:
        return TOOLS
    return (value,) if isinstance(value, str) else tuple(value)
