"""Sustenance: food, and fuel in November; what can't be paid is a supply bottleneck (rulebook p.8)."""

from __future__ import annotations

from engine.arle.animals.keeping import lose_animals, surplus_options
from engine.arle.asking import Asking
from engine.arle.components import ANIMALS, INVENTORY
from engine.arle.goods.paying import pay
from engine.arle.goods.wording import tell_goods
from engine.arle.state import Arle
from engine.arle.work.freely import conversion_choices
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def sustain(state: Arle, seat: int, fuel: int) -> Asking:
    """Pay food, then grain, then animals; peat, then wood or timber. Before that, conversions are possible."""
    farm = state.farms[seat]
    short = farm.goods["food"] < INVENTORY.food or farm.goods["peat"] < fuel
    if (short or state.pause_before_supplies) and conversion_choices(state, seat):
        args: dict[str, Arg] = {"food": INVENTORY.food, "fuel": fuel}
        yield Ask(seat, "arle.ask.sustenance", _pay_option, args, confirm=True)
    missing = yield from _feed(state, seat)
    missing += yield from _heat(state, seat, fuel)
    if missing:
        farm.bottlenecks += missing
        state.tell("bottleneck", seat, count=missing, points=-INVENTORY.bottleneck_vp * missing)


def _pay_option() -> list[Option]:
    return [Option("pay", "arle.option.pay_supplies")]


def _feed(state: Arle, seat: int) -> Asking:
    """Pay food; for each one missing a grain, and without grain an animal of the owner's choice."""
    farm = state.farms[seat]
    missing = INVENTORY.food
    for good in ("food", "grain"):
        paid = min(missing, farm.goods[good])
        farm.goods[good] -= paid
        missing -= paid
        if paid:
            tell_goods(state, "ate", seat, {good: paid})
    while missing and any(farm.goods[animal] for animal in ANIMALS):
        owned = [animal for animal in ANIMALS if farm.goods[animal]]
        animal = owned[0]
        if len(owned) > 1:
            animal = yield Ask(seat, "arle.ask.eat", lambda: surplus_options(farm), anytime=False)
        lose_animals(state, seat, {animal: 1})
        tell_goods(state, "ate", seat, {animal: 1})
        missing -= 1
    return missing


def _heat(state: Arle, seat: int, fuel: int) -> Asking:
    """Burn peat; for each one missing a wood or timber."""
    farm = state.farms[seat]
    peat = min(fuel, farm.goods["peat"])
    farm.goods["peat"] -= peat
    wood = min(fuel - peat, farm.goods["wood"] + farm.goods["timber"])
    if wood:
        yield from pay(state, seat, {"wood": wood})
        state.tell("burnt_wood", seat, count=wood)
    return fuel - peat - wood
