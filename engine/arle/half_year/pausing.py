"""Moments of an inventory at which a conversion may still matter (rulebook p.7: at any time in the whole game).

What somebody had before could be converted before. So only goods that come in during the inventory make a pause.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.arle.asking import Asking
from engine.arle.components import ANIMALS
from engine.arle.goods.hopes import ANYTIME_HOUSES, in_hope
from engine.arle.goods.stock import LIMITS, payable_with
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle
from engine.arle.work.freely import can_ship_peat
from engine.arle.work.small_houses import can_use_house
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

Goods = Iterable[str]


def before_breeding(state: Arle, seat: int, fresh: Goods) -> Asking:
    """Pause where what has just come in could change what breeds: a brick builds a Stable (Carpenter's Workshop)."""
    if any(_changes_herds(effect) for effect in _usable(state, seat, fresh)):
        yield from _pause(seat, "arle.ask.before_breeding", "arle.option.breed")


def before_milking(state: Arle, seat: int, fresh: Goods, food: int) -> Asking:
    """Pause where milk would find no room, and food could be spent on something with what has just come in."""
    farm = state.farms[seat]
    lost = farm.goods["food"] + food - LIMITS["food"]
    if food and lost > 0 and any("food" in effect.price for effect in _usable(state, seat, fresh)):
        yield from _pause(seat, "arle.ask.before_milking", "arle.option.milk", count=lost)


def would_burn_what_came(state: Arle, seat: int, fresh: Goods, needed: Goods) -> bool:
    """Tell whether supplies would take goods that have just come in and that could be converted instead."""
    taken = [good for good in fresh if good in needed]
    if "peat" in taken and can_ship_peat(state.farms[seat]):
        return True
    return bool(_usable(state, seat, taken))


def _usable(state: Arle, seat: int, fresh: Goods) -> list[Effect]:
    """Return what houses could do now with some of these goods, perhaps after other conversions."""
    farm = state.farms[seat]
    hope, found = in_hope(state, farm), []
    for house in farm.land:
        if house in ANYTIME_HOUSES and can_use_house(state, hope, house):
            paid = [good for key in ANYTIME_HOUSES[house].price for good in payable_with(key)]
            if any(good in paid for good in fresh):
                found.append(ANYTIME_HOUSES[house])
    return found


def _changes_herds(effect: Effect) -> bool:
    """Tell whether a house changes animals or pens: what may breed."""
    digs = effect.then is not None and effect.then.do == "dig"
    animals = any(good in ANIMALS for key in (*effect.price, *effect.goods) for good in payable_with(key))
    return effect.do == "raise_stable" or digs or animals


def _pause(seat: int, key: str, go_on: str, **args: Arg) -> Asking:
    yield Ask(seat, key, lambda: [Option("go_on", go_on, ends=True)], args)
