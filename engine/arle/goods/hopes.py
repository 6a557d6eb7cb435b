"""What conversions that are allowed at any time could still bring: before something ends for want of goods, ask.

A hope is never too small. It may be too large, for it lets the same goods be converted again and again.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.arle.components import BUILDINGS, LAND
from engine.arle.farm.land import cells_of, covered, diggable
from engine.arle.goods.stock import LIMITS, TRACK, payable_with
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import owned

#: Houses with an ability for any time. (The Loading Station's is part of loading.)
ANYTIME_HOUSES = {item.id: item.effects[0] for item in BUILDINGS.values() if item.timing == "anytime"}
ROUNDS = 6
"""No chain of conversions is longer."""


def in_hope(state: Arle, farm: Farm) -> Farm:
    """Return the farm as if it had everything that it could convert something into, and kept all that it paid."""
    houses = [ANYTIME_HOUSES[tile] for tile in farm.land if tile in ANYTIME_HOUSES]
    boat = bool(owned(farm, "peat_boat"))
    if not houses and not boat:
        return farm
    peat = _peat_in_hope(state, farm, houses)
    goods = _goods_in_hope(farm, houses, boat=boat, moor=sum(peat))
    land = _land_in_hope(farm, houses, peat, goods)
    return msgspec.structs.replace(farm, goods=goods, peat=peat, land=land)


def extra_food(farm: Farm) -> int:
    """Return the food that buildings add when an animal is turned into food (Slaughterhouse)."""
    return sum(BUILDINGS[tile].extra_food for tile in farm.land if tile in BUILDINGS)


def _times(goods: dict[str, int], effect: Effect) -> int:
    """Return how often so many goods would do for a conversion."""
    if any(goods[good] < count for good, count in effect.needs.items()):
        return 0
    paid = ((sum(goods[good] for good in payable_with(key)), count) for key, count in effect.price.items())
    return min(owned // count for owned, count in paid)


def _cuts(goods: dict[str, int], houses: Iterable[Effect]) -> int:
    """Return how much peat houses could cut."""
    cutting = ((effect, effect.then) for effect in houses)
    return sum(
        _times(goods, effect) * int(then.times) for effect, then in cutting if then and then.do == "cut_peat"
    )


def _goods_in_hope(farm: Farm, houses: list[Effect], *, boat: bool, moor: int) -> dict[str, int]:
    hoped = dict(farm.goods)
    for _ in range(ROUNDS):
        more = dict(farm.goods)
        for good in TRACK if boat else ():
            more[good] += hoped["peat"]
        for effect in houses:
            times, extra = _times(hoped, effect), extra_food(farm) if effect.do == "sell_animals" else 0
            for good, count in effect.goods.items():
                more[good] += times * (count + (extra if good == "food" else 0))
        more["peat"] += min(moor, _cuts(hoped, houses))
        more |= {good: min(limit, more[good]) for good, limit in LIMITS.items()}
        if more == hoped:
            break
        hoped = more
    return hoped


def _peat_in_hope(state: Arle, farm: Farm, houses: list[Effect]) -> list[int]:
    """Return the peat on the moor, as if ditches drained what they could."""
    peat = list(farm.peat)
    digs = any(effect.then and effect.then.do == "dig" for effect in houses)
    if digs and state.supply.get("ditch") and diggable(farm):
        for cell in cells_of(farm, "moor"):
            peat[cell] = LAND[LAND["moor"].flips_to].peat
    return peat


def _land_in_hope(farm: Farm, houses: list[Effect], peat: list[int], goods: dict[str, int]) -> list[str]:
    """Return the land without the moor tiles that could be cut empty."""
    land, cuts = list(farm.land), _cuts(goods, houses)
    for cell, lies in enumerate(peat):
        if 0 < lies <= cuts:
            for bare in covered(cell, land[cell]):
                land[bare] = ""
    return land
