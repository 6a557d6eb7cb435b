"""Message arguments for goods and prices."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.kernel.events import Arg, Phrase


def good_key(good: str, count: int = 1) -> str:
    """Return the message key of a good, an animal or a line of a price; more than one has a key of its own."""
    return f"arle.goods.{good}" if count == 1 else f"arle.goods.{good}.many"


def amounts(goods: Mapping[str, int]) -> dict[str, Arg]:
    """Return {"n1": 4, "good1": "arle.goods.wood.many", "n2": ...} for a message that lists goods.

    Not to be changed: it is shared.
    """
    return _amounts(tuple(goods.items()))


@lru_cache(maxsize=4096)
def _amounts(goods: tuple[tuple[str, int], ...]) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    for index, (good, count) in enumerate(goods, 1):
        args |= {f"n{index}": count, f"good{index}": good_key(good, count)}
    return args


def listed(goods: Mapping[str, int]) -> tuple[Phrase, ...]:
    """Return a list of goods as one message argument: "3 wood and 2 bricks", or "nothing"."""
    return _listed(tuple(goods.items()))


@lru_cache(maxsize=4096)
def _listed(goods: tuple[tuple[str, int], ...]) -> tuple[Phrase, ...]:
    if not goods:
        return (Phrase("arle.amount.nothing"),)
    return tuple(
        Phrase("arle.amount", {"count": count, "good": good_key(good, count)}) for good, count in goods
    )
