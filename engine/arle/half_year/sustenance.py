"""Sustenance: food, and fuel in November; what can't be paid is a supply bottleneck (rulebook p.8)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.arle.animals.keeping import give_back_options, lose_animals
from engine.arle.asking import Asking
from engine.arle.components import ANIMALS, INVENTORY
from engine.arle.goods.ledger import give
from engine.arle.goods.paying import pay
from engine.arle.goods.texts import price
from engine.arle.half_year.pausing import would_burn_what_came
from engine.arle.state import Arle
from engine.arle.work.freely import conversion_choices
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def sustain(state: Arle, seat: int, fuel: int, fresh: Iterable[str]) -> Asking:
    """Pay food, then grain, then animals; peat, then wood or timber.

    Before that conversions are possible; `fresh` are the goods that have come in during this inventory.
    """
    if _worth_asking(state, seat, fuel, fresh):
        supplies = {"food": INVENTORY.food, "peat": fuel} if fuel else {"food": INVENTORY.food}
        args: dict[str, Arg] = {"supplies": price(supplies, None, "and")}
        yield Ask(seat, "arle.ask.sustenance", _pay_option, args)
    missing = yield from _feed(state, seat)
    missing += yield from _heat(state, seat, fuel)
    if missing:
        state.farms[seat].bottlenecks += missing
        changes, points = {seat: {"bottlenecks": missing}}, -INVENTORY.bottleneck_vp * missing
        state.tell("lacked", seat, changes=changes, count=missing, points=points)


def _worth_asking(state: Arle, seat: int, fuel: int, fresh: Iterable[str]) -> bool:
    """Tell whether somebody who could convert something might want to do so before paying."""
    goods = state.farms[seat].goods
    short = goods["food"] < INVENTORY.food or goods["peat"] < fuel
    needed = ("food", "peat") if fuel else ("food",)
    return (
        short or state.pause_before_supplies or would_burn_what_came(state, seat, fresh, needed)
    ) and bool(conversion_choices(state, seat))


def _pay_option() -> list[Option]:
    return [Option("pay", "arle.option.pay_supplies", ends=True)]


def _feed(state: Arle, seat: int) -> Asking:
    """Pay food; for each one missing a grain, and without grain an animal of the owner's choice."""
    farm = state.farms[seat]
    missing = INVENTORY.food
    for good in ("food", "grain"):
        paid = min(missing, farm.goods[good])
        give(state, seat, {good: paid}, kind="eaten")
        missing -= paid
    while missing and any(farm.goods[animal] for animal in ANIMALS):
        owned = [animal for animal in ANIMALS if farm.goods[animal]]
        animal = owned[0]
        if len(owned) > 1:
            animal = yield Ask(seat, "arle.ask.eat", lambda: give_back_options(farm), anytime=False)
        lose_animals(state, seat, {animal: 1}, kind="eaten")
        missing -= 1
    return missing


def _heat(state: Arle, seat: int, fuel: int) -> Asking:
    """Burn peat; for each one missing a wood or timber."""
    farm = state.farms[seat]
    peat = min(fuel, farm.goods["peat"])
    give(state, seat, {"peat": peat}, kind="burnt")
    wood = min(fuel - peat, farm.goods["wood"] + farm.goods["timber"])
    if wood:
        yield from pay(state, seat, {"wood": wood}, kind="burnt")
    return fuel - peat - wood
