"""Small houses that may be used at any time, any number of times (rulebook p.17, booklet p.7)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.animals.keeping import gain_animals
from engine.arle.asking import Asking, how_many
from engine.arle.components import ANIMALS, BUILDINGS
from engine.arle.farm.land import diggable
from engine.arle.farm.moor import cut_peat
from engine.arle.farm.placing import can_raise, raise_stable
from engine.arle.farm.waterworks import dig
from engine.arle.goods.conversions import extra_food
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import CHOICES, affordable_times, can_pay, gain
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm

#: Houses with an ability for any time. (The Loading Station's is part of loading.)
ANYTIME_HOUSES = {item.id: item.effects[0] for item in BUILDINGS.values() if item.timing == "anytime"}


def can_use_house(state: Arle, farm: Farm, house: str) -> bool:
    """Tell whether the ability of a house could be used now."""
    effect = ANYTIME_HOUSES[house]
    if effect.do == "raise_stable":
        return can_raise(state, farm, effect.price)
    if effect.needs and any(farm.goods[good] < count for good, count in effect.needs.items()):
        return False
    if effect.then and effect.then.do == "dig" and not (state.supply["ditch"] and diggable(farm)):
        return False
    return can_pay(farm, effect.price)


def use_house(state: Arle, seat: int, house: str) -> Asking:
    """Use the ability of a house, several times in a row where nothing is to be chosen in between."""
    effect = ANYTIME_HOUSES[house]
    farm = state.farms[seat]
    if effect.do == "raise_stable":
        yield from raise_stable(state, seat, effect.price)
        _tell(state, seat, house)
    elif effect.do == "sell_animals":
        yield from pay(state, seat, effect.price)
        _tell(state, seat, house)
        _receive(farm, effect.goods)
        gain(farm, {"food": extra_food(farm)})
    else:
        yield from _exchange(state, seat, house, effect)


def _tell(state: Arle, seat: int, house: str) -> None:
    state.tell("used_house", seat, building=f"arle.building.{house}")


def _receive(farm: Farm, goods: Mapping[str, int], times: int = 1) -> None:
    gain(farm, {good: n for good, n in goods.items() if good not in ANIMALS}, times)


def _exchange(state: Arle, seat: int, house: str, effect: Effect) -> Asking:
    farm = state.farms[seat]
    times = 1
    if not any(key in CHOICES for key in effect.price) and not (effect.then and effect.then.do == "dig"):
        times = yield from how_many(
            seat,
            "arle.ask.use_house",
            lambda: affordable_times(farm, effect.price, 15),
            building=f"arle.building.{house}",
        )
    if not times:
        return
    yield from pay(state, seat, {good: n * times for good, n in effect.price.items()})
    _tell(state, seat, house)
    _receive(farm, effect.goods, times)
    animals = {good: n * times for good, n in effect.goods.items() if good in ANIMALS}
    if animals:
        yield from gain_animals(state, seat, animals)
    if effect.then and effect.then.do == "dig":
        yield from dig(state, seat, int(effect.then.times))
    elif effect.then:
        yield from cut_peat(state, seat, times * int(effect.then.times))


assert all(effect.do in ("exchange", "raise_stable", "sell_animals") for effect in ANYTIME_HOUSES.values())
