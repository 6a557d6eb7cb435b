"""Keeping animals: room for newcomers, giving back, moving by hand, breeding (rulebook pp.8-9).

After every change the farm's animals are arranged anew. Once their owner has moved some by hand, only what has to move
moves, until the next half-year.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from engine.arle.animals.arrangement import arrange, fits
from engine.arle.animals.pens import BREEDS_AT_ALL, Herd, layout, newborn, pens, room_left
from engine.arle.components import ANIMALS
from engine.arle.goods.wording import good_key
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option

INDEX = {animal: index for index, animal in enumerate(ANIMALS)}


def counts(farm: Farm) -> tuple[int, int, int]:
    """Return how many sheep, cattle and horses the farm has."""
    goods = farm.goods
    return goods["sheep"], goods["cattle"], goods["horse"]


def all_fit(farm: Farm) -> bool:
    """Tell whether every animal of the farm can be kept."""
    return fits(counts(farm), layout(farm))


def settle(state: Arle, farm: Farm) -> None:
    """Let the animals stand lawfully after a change of animals or land; they must fit."""
    if farm.arranged_by_hand or not _may_rearrange(state, farm):
        _settle_gently(farm)
    else:
        farm.standing = arrange(counts(farm), layout(farm), farm.standing)


def _may_rearrange(state: Arle, farm: Farm) -> bool:
    """Tell whether animals may be rearranged: in the work phase, until one has declared oneself done."""
    if state.phase != "work":
        return False
    return not any(done and other is farm for done, other in zip(state.done, state.farms, strict=True))


def arrange_anew(farm: Farm) -> None:
    """Drop what was arranged by hand and take the proposed arrangement."""
    farm.arranged_by_hand = False
    farm.standing = arrange(counts(farm), layout(farm), farm.standing)


def _settle_gently(farm: Farm) -> None:
    """Leave everybody standing who can stay; place the others where they disturb least."""
    kinds = pens(farm)
    herds: dict[str, Herd] = {pen: [0, 0, 0] for pen in kinds}
    missing = list(counts(farm))
    for pen, herd in farm.standing.items():
        for animal, count in enumerate(herd):
            if pen in kinds:
                stay = min(count, room_left(kinds[pen], herds[pen], animal))
                herds[pen][animal] += stay
                missing[animal] -= stay
    for animal in range(len(ANIMALS)):
        while missing[animal] < 0:
            herds[_leave(kinds, herds, animal)][animal] -= 1
            missing[animal] += 1
        while missing[animal] > 0:
            entered = _enter(kinds, herds, animal)
            if entered is None:
                farm.standing = arrange(counts(farm), layout(farm), farm.standing)
                return
            herds[entered][animal] += 1
            missing[animal] -= 1
    farm.standing = herds


def _loss(kind: str, herd: Herd, animal: int, change: int) -> int:
    return newborn(kind, animal, herd[animal]) - newborn(kind, animal, herd[animal] + change)


def _leave(kinds: dict[str, str], herds: dict[str, Herd], animal: int) -> str:
    """Return the pen that an animal leaves with the least harm to breeding, from outside the breeding rooms first."""
    here = [pen for pen in kinds if herds[pen][animal]]
    return min(here, key=lambda pen: (_loss(kinds[pen], herds[pen], animal, -1), kinds[pen] in BREEDS_AT_ALL))


def _enter(kinds: dict[str, str], herds: dict[str, Herd], animal: int) -> str | None:
    """Return the pen that a newcomer enters with the most use to breeding and the least room spoilt."""
    open_pens = [pen for pen in kinds if room_left(kinds[pen], herds[pen], animal) > 0]
    return min(
        open_pens,
        key=lambda pen: (_loss(kinds[pen], herds[pen], animal, 1), not any(herds[pen])),
        default=None,
    )


def take_in(state: Arle, seat: int) -> Generator[Ask, Any, None]:
    """Find room for every animal; while they don't fit, the owner picks one to give back (rulebook p.9)."""
    farm = state.farms[seat]
    while not all_fit(farm):
        owned = [animal for animal in ANIMALS if farm.goods[animal]]
        animal = owned[0]
        if len(owned) > 1:
            animal = yield Ask(seat, "arle.ask.surplus", lambda: surplus_options(farm), anytime=False)
        farm.goods[animal] -= 1
        state.tell("gave_back", seat, what=good_key(animal))
    settle(state, farm)


def surplus_options(farm: Farm) -> list[Option]:
    """Return which animal may be given back."""
    return [
        Option(f"give:{animal}", "arle.option.give_back", {"what": good_key(animal)}, value=animal)
        for animal in ANIMALS
        if farm.goods[animal]
    ]


def gain_animals(state: Arle, seat: int, animals: Mapping[str, int]) -> Generator[Ask, Any, None]:
    """Take animals from the general supply and find room for them."""
    for animal, count in animals.items():
        state.farms[seat].goods[animal] += count
    yield from take_in(state, seat)


def lose_animals(state: Arle, seat: int, animals: Mapping[str, int]) -> None:
    """Give animals to the general supply."""
    farm = state.farms[seat]
    for animal, count in animals.items():
        farm.goods[animal] -= count
    settle(state, farm)


def breed(farm: Farm) -> tuple[int, int, int]:
    """Let the animals breed where they stand (May, step 2) and return the newborn of each type."""
    kinds = pens(farm)
    born = [0, 0, 0]
    for pen, herd in farm.standing.items():
        for animal, count in enumerate(list(herd)):
            young = newborn(kinds[pen], animal, count)
            herd[animal] += young
            born[animal] += young
            farm.goods[ANIMALS[animal]] += young
    return born[0], born[1], born[2]
