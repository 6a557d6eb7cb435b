"""Message arguments for goods and prices."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.arle.state import Arle
from engine.kernel.events import Arg, Event


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


def tell_gained(state: Arle, seat: int, goods: Mapping[str, int]) -> None:
    """Say what somebody gained: event "gained1" for one good, "gained2" for two, and so on."""
    gained = {good: count for good, count in goods.items() if count}
    if gained:
        tell_goods(state, f"gained{len(gained)}", seat, gained)


def tell_goods(
    state: Arle, kind: str, seat: int, goods: Mapping[str, int], *, targets: tuple[str, ...] = (), **args: Arg
) -> None:
    """Say what happened to some goods."""
    state.events.append(Event(kind, seat, {**amounts(goods), **args}, targets))
