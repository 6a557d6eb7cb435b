"""The inventory in November: emptying, milking, harvest, sustenance (rulebook pp.7-8)."""

from __future__ import annotations

from engine.arle.asking import Asking
from engine.arle.components import INVENTORY, LAND
from engine.arle.goods.stock import gain
from engine.arle.goods.wording import tell_gained
from engine.arle.half_year.sustenance import sustain
from engine.arle.state import Arle, Farm
from engine.arle.travel.emptying import empty_all
from engine.arle.travel.trading import catch_fish, trade
from engine.arle.work.counts import reached


def november(state: Arle, seat: int) -> Asking:
    """Do the four steps of the November inventory for one player."""
    catch_fish(state, seat)
    yield from trade(state, seat)
    empty_all(state, seat)
    milk(state, seat)
    harvest(state, seat)
    yield from sustain(state, seat, INVENTORY.fuel["november"])


def milk(state: Arle, seat: int) -> None:
    """Gain food for sheep and cattle."""
    farm = state.farms[seat]
    food = sum(reached(steps, farm.goods[animal]) for animal, steps in INVENTORY.milk.items())
    gain(farm, {"food": food})
    if food:
        state.tell("milked", seat, count=food)


def yields(farm: Farm) -> dict[str, int]:
    """Return what fields and forests give in November."""
    found: dict[str, int] = {}
    for tile in farm.land:
        if tile in LAND:
            for good, count in LAND[tile].yields.items():
                found[good] = found.get(good, 0) + count
    return found


def harvest(state: Arle, seat: int) -> None:
    """Gain grain and flax of the fields, wood of the forests (not of parks)."""
    farm = state.farms[seat]
    gain(farm, yields(farm))
    tell_gained(state, seat, yields(farm))
