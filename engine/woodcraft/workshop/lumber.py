"""Dice in the lumber pile. A die is its colour letter and value: "Y4"."""

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from functools import cache

from engine.kernel import Option, Phrase
from engine.woodcraft.components import COLOURS, DICE, PIPS, VALUES, die_key
from engine.woodcraft.state import Player

_PLACE = {die: place for place, die in enumerate(DICE)}


def order(die: str) -> int:
    """Sort dice by colour (green, yellow, brown), then by value."""
    return _PLACE[die]


def add(player: Player, die: str) -> None:
    """Put a die on the pile, which stays sorted by colour and value."""
    insort(player.lumber, die, key=order)


def kinds(player: Player) -> list[str]:
    """Give the different dice of the pile, in order."""
    return list(dict.fromkeys(player.lumber))


@cache
def matching(code: str) -> tuple[str, ...]:
    """Give the dice that a code of a card stands for: "BY3", "*2", "**"."""
    letters, value = code[:-1], code[-1]
    colours = COLOURS if letters == "*" else [colour for colour in COLOURS if colour in letters]
    values = VALUES if value == "*" else (int(value),)
    return tuple(f"{colour}{number}" for colour in colours for number in values)


def phrases(codes: Iterable[str]) -> tuple[str | Phrase, ...]:
    """Say dice, equal ones counted together: "3x G1"."""
    counted = Counter(codes)
    return tuple(
        die_key(code)
        if number == 1
        else Phrase("woodcraft.die.several", {"die": die_key(code), "count": number})
        for code, number in counted.items()
    )


def colour_group(die: str) -> str:
    """Return the message key of the group of options that are about dice of this one's colour."""
    return f"woodcraft.group.colour.{die[0]}"


def options(dice: Iterable[str], verb: str, key: str) -> list[Option]:
    """List an option for each of `dice`; its value is the die."""
    return [Option(f"{verb}:{die}", key, {"die": die_key(die)}, f"lumber:{die}", die) for die in dice]


def can_split(player: Player) -> bool:
    """Tell whether there is a die that can be split."""
    for die in player.lumber:  # noqa: SIM110 - asked at every step of a turn: a generator would take twice as long
        if PIPS[die] > 1:
            return True
    return False
