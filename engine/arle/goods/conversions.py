"""Turning goods and animals into others, as often as tools or tiles allow (rulebook pp.12-13)."""

from __future__ import annotations

from functools import partial

from engine.arle.animals.keeping import lose_animals
from engine.arle.asking import NOTHING, Asking, how_many, stop
from engine.arle.components import ANIMALS, BUILDINGS
from engine.arle.farm.land import buildings
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import affordable_times, gain
from engine.arle.goods.wording import amounts, good_key, tell_gained
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def convert(state: Arle, seat: int, effect: Effect, most: int) -> Asking:
    """Convert goods up to `most` times."""
    farm = state.farms[seat]
    key = f"arle.ask.convert{len(effect.price)}{len(effect.goods)}"
    args = amounts({**effect.price, **effect.goods})
    count = yield from how_many(seat, key, lambda: possible_times(farm, effect, most), **args)
    if not count:
        return
    if effect.instead:
        for _ in range(count):
            yield from pay(state, seat, _price_now(farm, effect))
    else:
        yield from pay(state, seat, {good: n * count for good, n in effect.price.items()})
    gain(farm, effect.goods, count)
    tell_gained(state, seat, {good: n * count for good, n in effect.goods.items()})


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


def extra_food(farm: Farm) -> int:
    """Return the food that buildings add when an animal is turned into food (Slaughterhouse)."""
    return sum(BUILDINGS[building].extra_food for building in buildings(farm))


def slaughter(state: Arle, seat: int, effect: Effect, most: int) -> Asking:
    """Turn up to `most` animals into food and hides, some types into more (Butcher)."""
    farm = state.farms[seat]
    done = 0
    while done < most and any(farm.goods[animal] for animal in ANIMALS):
        args: dict[str, Arg] = {"count": most - done}
        chosen = yield Ask(seat, "arle.ask.slaughter", partial(animal_options, farm, most - done), args)
        if chosen == NOTHING:
            return
        animal, count = chosen
        lose_animals(state, seat, {animal: count})
        gain(farm, effect.goods, count)
        gain(farm, effect.extra.get(animal, {}), count)
        gain(farm, {"food": extra_food(farm)}, count)
        state.tell("slaughtered", seat, count=count, animal=good_key(animal, count))
        done += count


def animal_options(farm: Farm, most: int) -> list[Option]:
    """Return how many animals of which type can be given, at most `most`."""
    return [
        Option(
            f"animal:{animal}:{count}",
            "arle.option.animals",
            {"count": count, "animal": good_key(animal, count)},
            value=(animal, count),
        )
        for animal in ANIMALS
        for count in range(min(most, farm.goods[animal]), 0, -1)
    ] + [stop()]
