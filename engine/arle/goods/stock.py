"""What one has: limits of the goods track, and all ways to pay a price with it (rulebook pp.7, 10, 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement

from engine.arle.components import ANIMALS, GOODS, SUBSTITUTE
from engine.arle.state import Farm

MATERIALS = tuple(good for good, item in GOODS.items() if item.group == "material")
FABRICS = tuple(good for good, item in GOODS.items() if item.group == "fabric")
CLOTHING = tuple(good for good, item in GOODS.items() if item.group == "clothing")
TRACK = tuple(good for good, item in GOODS.items() if item.group == "track")
#: The order in which goods are listed everywhere.
ORDER = {good: index for index, good in enumerate(GOODS)}
LIMITS = {good: item.limit for good, item in GOODS.items() if item.limit}

Payment = dict[str, int]


Rule = Callable[[tuple[str, ...], int], list[Payment]]


def _same(kinds: tuple[str, ...], count: int) -> list[Payment]:
    """`count` pieces of one of the kinds."""
    return [{kind: count} for kind in kinds]


def _any(kinds: tuple[str, ...], count: int) -> list[Payment]:
    """`count` pieces of whichever kinds."""
    return [
        {kind: chosen.count(kind) for kind in dict.fromkeys(chosen)}
        for chosen in combinations_with_replacement(kinds, count)
    ]


def _different(kinds: tuple[str, ...], count: int) -> list[Payment]:
    """`count` pieces of as many different kinds."""
    return [dict.fromkeys(chosen, 1) for chosen in combinations(kinds, count)]


#: Prices that leave a choice: how, and among which. Two timber are not two different materials (ruling, notes 5).
CHOICES: dict[str, tuple[Rule, tuple[str, ...]]] = {
    "any_material": (_any, MATERIALS),
    "different_materials": (_different, MATERIALS),
    "flax_or_grain": (_same, ("flax", "grain")),
    "flax_or_wool": (_same, ("flax", "wool")),
    "different_clothing": (_different, CLOTHING),
    "any_clothing": (_same, CLOTHING),
    "different_fabrics": (_different, FABRICS),
    "draught_animal": (_same, ("cattle", "horse")),
    "any_animal": (_any, ANIMALS),
    "same_animals": (_same, ANIMALS),
}


def payable_with(key: str) -> tuple[str, ...]:
    """Return the goods with which a line of a price may be paid."""
    if key in CHOICES:
        return CHOICES[key][1]
    return (key, SUBSTITUTE[key]) if key in SUBSTITUTE else (key,)


@cache
def _alternatives(key: str, count: int) -> list[Payment]:
    """Return every way to pay one line of a price, whatever is owned. Not to be changed: it is shared."""
    if key in CHOICES:
        rule, kinds = CHOICES[key]
        return rule(kinds, count)
    instead = SUBSTITUTE.get(key)
    if instead is None:
        return [{key: count}]
    return [_pair(key, count - paid, instead, paid) for paid in range(count + 1)]


def _pair(first: str, count: int, second: str, paid: int) -> Payment:
    return {good: number for good, number in ((first, count), (second, paid)) if number}


def _owned(farm: Farm, payment: Payment) -> bool:
    have = farm.goods
    return all(have[good] >= count for good, count in payment.items())


def ways(farm: Farm, price: Mapping[str, int]) -> list[Payment]:
    """Return every way this farm can pay the price, the plain one first. No two lines of a price compete."""
    found: list[Payment] = [{}]
    for key, count in price.items():
        lines = [line for line in _alternatives(key, count) if _owned(farm, line)]
        found = [{**payment, **line} for payment in found for line in lines]
    return found


def can_pay(farm: Farm, price: Mapping[str, int]) -> bool:
    """Tell whether the price can be paid: `bool(ways(farm, price))`, but fast."""
    have = farm.goods
    for key, count in price.items():
        if key in CHOICES:
            if not any(_owned(farm, line) for line in _alternatives(key, count)):
                return False
        elif have[key] < count and (key not in SUBSTITUTE or have[key] + have[SUBSTITUTE[key]] < count):
            return False
    return True


def affordable_times(farm: Farm, price: Mapping[str, int], most: int) -> int:
    """Return how often, up to `most`, a price without choices could be paid in a row."""
    have = farm.goods
    for key, count in price.items():
        owned = have[key] + (have[SUBSTITUTE[key]] if key in SUBSTITUTE else 0)
        most = min(most, owned // count)
    return most


def payment_id(payment: Mapping[str, int]) -> str:
    """Return a stable ASCII name of a payment: "4wood.1timber"."""
    return ".".join(f"{count}{good}" for good, count in sorted(payment.items(), key=_by_order))


def _by_order(item: tuple[str, int]) -> int:
    return ORDER[item[0]]
