"""Turning goods and animals into others, as often as tools or tiles allow (rulebook pp.12-13)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.arle.animals.keeping import settle
from engine.arle.asking import NOTHING, Asking, how_many, stop
from engine.arle.goods.hopes import extra_food, in_hope
from engine.arle.goods.ledger import exchange
from engine.arle.goods.paying import pay_for
from engine.arle.goods.stock import affordable_times, payable_with
from engine.arle.goods.texts import amount, price
from engine.arle.goods.wording import amounts
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def convert(state: Arle, seat: int, effect: Effect, most: int) -> Asking:
    """Convert goods up to `most` times."""
    farm = state.farms[seat]
    key = f"arle.ask.convert{len(effect.price)}{len(effect.goods)}"
    args = amounts({**effect.price, **effect.goods})
    hope = possible_times(in_hope(state, farm), effect, most) > 0
    count = yield from how_many(seat, key, lambda: possible_times(farm, effect, most), hope=hope, **args)
    while count:
        price = _price_now(farm, effect)
        times = min(count, affordable_times(farm, price, count)) if effect.instead else count
        yield from pay_for(state, seat, _many(price, times), _many(effect.goods, times))
        count -= times


def _many(goods: Mapping[str, int], times: int) -> dict[str, int]:
    return {good: count * times for good, count in goods.items()}


def possible_times(farm: Farm, effect: Effect, most: int) -> int:
    """Return how often the conversion could be paid, goods that may be paid instead included."""
    if not effect.instead:
        return affordable_times(farm, effect.price, most)
    for good, count in effect.price.items():
        instead = effect.instead.get(good, good)
        owned = farm.goods[good] // count + affordable_times(farm, {instead: count}, most) * (instead != good)
        most = min(most, owned)
    return most


def _price_now(farm: Farm, effect: Effect) -> dict[str, int]:
    """Return the price of the next conversion: a good in brackets only when the one before it is used up."""
    return {
        good if farm.goods[good] else effect.instead.get(good, good): n for good, n in effect.price.items()
    }


def slaughter(state: Arle, seat: int, effect: Effect, most: int) -> Asking:
    """Turn up to `most` animals into food and hides, some types into more (Butcher)."""
    farm = state.farms[seat]
    done = 0
    while done < most and any(farm.goods[animal] for animal in _animals(effect)):
        args: dict[str, Arg] = {"count": most - done}
        chosen = yield Ask(
            seat, "arle.ask.slaughter", partial(animal_options, farm, effect, most - done), args
        )
        if chosen == NOTHING:
            return
        animal, count = chosen
        exchange(state, seat, {animal: count}, _meat(farm, effect, animal, count), kind="butchered")
        settle(state, farm)
        done += count


def _meat(farm: Farm, effect: Effect, animal: str, count: int) -> dict[str, int]:
    """Return what so many animals of a type give."""
    goods = _many(effect.goods, count)
    for good, n in (*effect.extra.get(animal, {}).items(), ("food", extra_food(farm))):
        goods[good] = goods.get(good, 0) + n * count
    return goods


def _animals(effect: Effect) -> tuple[str, ...]:
    """Return the types that may be given: one animal each time."""
    ((key, count),) = effect.price.items()
    assert count == 1, "a conversion of animals takes them one by one"
    return payable_with(key)


def animal_options(farm: Farm, effect: Effect, most: int) -> list[Option]:
    """Return how many animals of which type can be given, at most `most`."""
    return [
        Option(
            f"animal:{animal}:{count}",
            "arle.option.slaughter",
            {
                "given": amount(animal, count),
                "goods": price(_meat(farm, effect, animal, count), None, "and"),
            },
            value=(animal, count),
        )
        for animal in _animals(effect)
        for count in range(min(most, farm.goods[animal]), 0, -1)
    ] + [stop()]
