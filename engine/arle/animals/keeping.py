"""Keeping animals: room for newcomers, giving back, moving by hand, breeding (rulebook pp.8-9).

After every change the farm's animals are arranged anew. Once their owner has moved some by hand, only what has to move
moves, until the next half-year.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import msgspec

from engine.arle.animals.arrangement import arrange, fits
from engine.arle.animals.pens import BREEDS_AT_ALL, Herd, layout, newborn, pens, room_left
from engine.arle.asking import NOTHING
from engine.arle.components import ANIMALS
from engine.arle.goods.ledger import give, receive
from engine.arle.goods.wording import good_key
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option
from engine.kernel.events import Arg, Phrase

INDEX = {animal: index for index, animal in enumerate(ANIMALS)}


def counts(farm: Farm) -> tuple[int, int, int]:
    """Return how many sheep, cattle and horses the farm has."""
    goods = farm.goods
    return goods["sheep"], goods["cattle"], goods["horse"]


def settle(state: Arle, farm: Farm) -> bool:
    """Let the animals stand lawfully after a change of animals or land; tell whether everybody has found room."""
    farm.standing, homeless = _settled(state, farm)
    return not homeless


def _settled(state: Arle, farm: Farm) -> tuple[dict[str, Herd], int]:
    """Return the herds, and how many animals find no room.

    In the work phase all may be rearranged; otherwise only who has to move moves, and who is new looks for free room.
    """
    rearranged = _may_rearrange(state, farm) and _all_fit(farm)
    if rearranged and not farm.arranged_by_hand:
        return arrange(counts(farm), layout(farm), farm.standing), 0
    herds, homeless = _settled_gently(farm)
    if homeless and rearranged:
        return arrange(counts(farm), layout(farm), farm.standing), 0
    return herds, homeless


def _all_fit(farm: Farm) -> bool:
    """Tell whether every animal of the farm can be kept, however they may have to move."""
    return fits(counts(farm), layout(farm))


def _may_rearrange(state: Arle, farm: Farm) -> bool:
    """Tell whether animals may be rearranged: in the work phase, until one has declared oneself done."""
    if state.phase != "work":
        return False
    return not any(done and other is farm for done, other in zip(state.done, state.farms, strict=True))


def arrange_anew(farm: Farm) -> None:
    """Drop what was arranged by hand and take the proposed arrangement."""
    farm.arranged_by_hand = False
    farm.standing = arrange(counts(farm), layout(farm), farm.standing)


def settle_anew(state: Arle, farm: Farm) -> None:
    """Drop what was arranged by hand; an owner who is still being asked which animals go back is waited for."""
    farm.arranged_by_hand = False
    settle(state, farm)


def _settled_gently(farm: Farm) -> tuple[dict[str, Herd], int]:
    """Leave everybody standing who can stay, and place the others where they disturb least; return who is left too."""
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
            herds[_leave(kinds, herds, animal, missing)][animal] -= 1
            missing[animal] += 1
    for animal in range(len(ANIMALS)):
        while missing[animal] > 0 and (entered := _enter(kinds, herds, animal)):
            herds[entered][animal] += 1
            missing[animal] -= 1
    return herds, sum(missing)


def _loss(kind: str, herd: Herd, animal: int, change: int) -> int:
    return newborn(kind, animal, herd[animal]) - newborn(kind, animal, herd[animal] + change)


def _leave(kinds: dict[str, str], herds: dict[str, Herd], animal: int, missing: list[int]) -> str:
    """Return the pen that an animal leaves: where it makes room for others, then with the least harm to breeding."""
    here = [pen for pen in kinds if herds[pen][animal]]
    waiting = [other for other, count in enumerate(missing) if count > 0]

    def harm(pen: str) -> tuple[bool, int, bool]:
        without = [count - (other == animal) for other, count in enumerate(herds[pen])]
        helps = any(room_left(kinds[pen], without, other) > 0 for other in waiting)
        return not helps, _loss(kinds[pen], herds[pen], animal, -1), kinds[pen] in BREEDS_AT_ALL

    return min(here, key=harm)


def _enter(kinds: dict[str, str], herds: dict[str, Herd], animal: int) -> str | None:
    """Return the pen that a newcomer enters with the most use to breeding and the least room spoilt."""
    open_pens = [pen for pen in kinds if room_left(kinds[pen], herds[pen], animal) > 0]
    return min(
        open_pens,
        key=lambda pen: (_loss(kinds[pen], herds[pen], animal, 1), not any(herds[pen])),
        default=None,
    )


def take_in(state: Arle, seat: int) -> Generator[Ask, Any, None]:
    """Find room for every animal; while there is none, the owner picks one to give back (rulebook p.9).

    Meanwhile the owner may make room by whatever is allowed at any time. Who can't be waited for gives back of the
    most frequent type, which scores nothing.
    """
    farm = state.farms[seat]
    if settle(state, farm) or farm.crowded:
        return
    farm.crowded = True
    while not settle(state, farm):
        animal = yield Ask(
            seat,
            "arle.ask.surplus",
            lambda: surplus_options(state, farm),
            lambda: {"count": homeless(state, farm)},
            default=f"give:{max(ANIMALS, key=farm.goods.__getitem__)}",
        )
        if animal != NOTHING:
            give(state, seat, {animal: 1}, kind="gave_back_animals")
    farm.crowded = False


def homeless(state: Arle, farm: Farm) -> int:
    """Return how many of a farm's animals find no room."""
    return _settled(state, farm)[1]


def homeless_then(
    state: Arle, farm: Farm, *, land: Mapping[int, str] = {}, more: Mapping[str, int] = {}
) -> int:
    """Return how many animals would find no room with other tiles on some cells, or with more animals."""
    goods = {good: count + more.get(good, 0) for good, count in farm.goods.items()}
    tiles = [land.get(cell, tile) for cell, tile in enumerate(farm.land)]
    return homeless(state, msgspec.structs.replace(farm, goods=goods, land=tiles))


def surplus_options(state: Arle, farm: Farm) -> list[Option]:
    """Return which animal may be given back; once there is room for all, that they stay."""
    if not homeless(state, farm):
        return [Option("stay", "arle.option.room_for_all", value=NOTHING)]
    return give_back_options(farm)


def _owned(farm: Farm, animal: str) -> dict[str, Arg]:
    return {"what": Phrase("arle.text.owned", {"what": good_key(animal), "have": farm.goods[animal]})}


def give_back_options(farm: Farm) -> list[Option]:
    """Return one option per type of animal that may be given back."""
    return [
        Option(f"give:{animal}", "arle.option.give_back", _owned(farm, animal), value=animal)
        for animal in ANIMALS
        if farm.goods[animal]
    ]


def gain_animals(
    state: Arle, seat: int, animals: Mapping[str, int], *, kind: str = "gained"
) -> Generator[Ask, Any, None]:
    """Take animals from the general supply and find room for them."""
    receive(state, seat, animals, kind=kind)
    yield from take_in(state, seat)


def lose_animals(state: Arle, seat: int, animals: Mapping[str, int], *, kind: str) -> None:
    """Give animals to the general supply."""
    give(state, seat, animals, kind=kind)
    settle(state, state.farms[seat])


def breed(state: Arle, seat: int) -> None:
    """Let the animals breed where they stand (May, step 2): the newborn always find room with their parents."""
    farm = state.farms[seat]
    kinds = pens(farm)
    born = dict.fromkeys(ANIMALS, 0)
    for pen, herd in farm.standing.items():
        for animal, count in enumerate(list(herd)):
            young = newborn(kinds[pen], animal, count)
            herd[animal] += young
            born[ANIMALS[animal]] += young
    receive(state, seat, born, kind="born")
