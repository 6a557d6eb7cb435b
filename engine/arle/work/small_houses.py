"""Small houses that may be used at any time, any number of times (rulebook p.17, booklet p.7)."""

from __future__ import annotations

from engine.arle.animals.keeping import take_in
from engine.arle.asking import NOTHING, Asking, how_many
from engine.arle.components import ANIMALS
from engine.arle.farm.land import diggable
from engine.arle.farm.moor import cut_peat
from engine.arle.farm.placing import can_raise, choose_stall, raise_stable
from engine.arle.farm.waterworks import dig
from engine.arle.goods.hopes import ANYTIME_HOUSES, extra_food
from engine.arle.goods.paying import pay, pay_for
from engine.arle.goods.stock import CHOICES, affordable_times, can_pay
from engine.arle.goods.texts import building_text
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm

MOST = 15
"""So often at most a house is used with one answer."""


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
    if effect.do == "raise_stable":
        cell = yield from choose_stall(state, seat, effect.price)
        if cell != NOTHING:
            _tell(state, seat, house)
            yield from raise_stable(state, seat, cell, effect.price)
    elif effect.do == "sell_animals":
        _tell(state, seat, house)
        goods = dict(effect.goods)
        goods["food"] = goods.get("food", 0) + extra_food(state.farms[seat])
        yield from pay_for(state, seat, effect.price, goods)
    else:
        yield from _exchange(state, seat, house, effect)


def _tell(state: Arle, seat: int, house: str) -> None:
    state.tell("used_house", seat, building=f"arle.building.{house}")


def _exchange(state: Arle, seat: int, house: str, effect: Effect) -> Asking:
    times = yield from _how_often(state.farms[seat], seat, house, effect)
    if not times:
        return
    _tell(state, seat, house)
    price = {good: n * times for good, n in effect.price.items()}
    if effect.goods:
        yield from pay_for(state, seat, price, {good: n * times for good, n in effect.goods.items()})
    else:
        yield from pay(state, seat, price)
    if any(good in ANIMALS for good in effect.goods):
        yield from take_in(state, seat)
    if effect.then and effect.then.do == "dig":
        yield from dig(state, seat, int(effect.then.times))
    elif effect.then:
        yield from cut_peat(state, seat, times * int(effect.then.times))


def _how_often(farm: Farm, seat: int, house: str, effect: Effect) -> Asking:
    """Ask how often a house is used; once where each time brings a choice of its own."""
    if any(key in CHOICES for key in effect.price) or (effect.then and effect.then.do == "dig"):
        return 1
    return (
        yield from how_many(
            seat,
            "arle.ask.use_house",
            lambda: affordable_times(farm, effect.price, MOST),
            building=f"arle.building.{house}",
            effect=building_text(house),
        )
    )


assert all(effect.do in ("exchange", "raise_stable", "sell_animals") for effect in ANYTIME_HOUSES.values())
