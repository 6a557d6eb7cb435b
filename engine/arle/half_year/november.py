"""The inventory in November: emptying, milking, harvest, sustenance (rulebook pp.7-8)."""

from __future__ import annotations

from engine.arle.asking import Asking
from engine.arle.components import INVENTORY, LAND
from engine.arle.goods.ledger import receive
from engine.arle.half_year.pausing import before_milking
from engine.arle.half_year.sustenance import sustain
from engine.arle.state import Arle, Farm
from engine.arle.travel.emptying import empty_all
from engine.arle.travel.trading import catch_fish, trade
from engine.arle.work.counts import reached


def november(state: Arle, seat: int) -> Asking:
    """Do the four steps of the November inventory for one player."""
    fresh = [*catch_fish(state, seat)]
    yield from trade(state, seat)
    fresh += empty_all(state, seat)
    yield from before_milking(state, seat, fresh, milk(state.farms[seat]))
    fresh += receive(state, seat, {"food": milk(state.farms[seat])}, kind="milked_for")
    fresh += receive(state, seat, yields(state.farms[seat]), kind="harvested")
    yield from sustain(state, seat, INVENTORY.fuel["november"], fresh)


def milk(farm: Farm) -> int:
    """Return the food that sheep and cattle give."""
    return sum(reached(steps, farm.goods[animal]) for animal, steps in INVENTORY.milk.items())


def yields(farm: Farm) -> dict[str, int]:
    """Return the harvest: grain and flax of the fields, wood of the forests (not of parks)."""
    found: dict[str, int] = {}
    for tile in farm.land:
        if tile in LAND:
            for good, count in LAND[tile].yields.items():
                found[good] = found.get(good, 0) + count
    return found
