"""The counts that effects are multiplied by ("per ..."): what is counted is never spent."""

from __future__ import annotations

from collections.abc import Callable

from engine.arle.components import BUILDINGS, DITCHES, EQUIPMENT, LAND, TOOLS, VEHICLES
from engine.arle.farm.land import buildings, cells_of, fields
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import owned
from engine.arle.work import tools

Count = Callable[[Farm], int]


def _color(color: str) -> Count:
    return lambda farm: sum(BUILDINGS[building].color == color for building in buildings(farm))


def _size(size: str) -> tuple[str, ...]:
    return tuple(kind for kind, item in EQUIPMENT.items() if item.size == size)


_DOUBLE = len(LAND["double_stall"].pens)
_CUTTERS, _TRADE_SHIPS = _size("cutter"), _size("trade_ship")

#: Everything on a farm that an effect may count, by its name in components.yaml.
FARM_COUNTS: dict[str, Count] = {
    "peat_boats": lambda farm: len(owned(farm, "peat_boat")),
    "plows": lambda farm: len(owned(farm, "plow")),
    "vehicles": lambda farm: len(owned(farm, *VEHICLES)),
    "fishing_cutters": lambda farm: len(owned(farm, *_CUTTERS)),
    "trade_ships": lambda farm: len(owned(farm, *_TRADE_SHIPS)),
    "fields": lambda farm: len(fields(farm)),
    "forests": lambda farm: len(cells_of(farm, "forest")),
    "stalls": lambda farm: len(cells_of(farm, "stall")) + _DOUBLE * len(cells_of(farm, "double_stall")),
    "stables": lambda farm: len(cells_of(farm, "stable")),
    "horses": lambda farm: farm.goods["horse"],
    "cattle": lambda farm: farm.goods["cattle"],
    "dairy_animals": lambda farm: farm.goods["sheep"] + farm.goods["cattle"],
    "ditches": lambda farm: len(farm.ditches),
    "ditch_thirds": lambda farm: len(farm.ditches) // DITCHES.counted_by,
    "inns": _color("blue"),
    "orange_buildings": _color("orange"),
}


def number(state: Arle, seat: int, times: int | str) -> int:
    """Return a number, or the count of that name: a tool, pairs of shovels, or something on the farm."""
    if isinstance(times, int):
        return times
    if times == "shovel_pairs":
        return TOOLS["shovels"].pairs[tools.step(state, seat, "shovels")]
    if times in TOOLS:
        return tools.count(state, seat, times)
    return FARM_COUNTS[times](state.farms[seat])


def reached(steps: dict[int, int], value: int) -> int:
    """Return what the highest step reached by a value gives (0 below the first)."""
    return max((given for needed, given in steps.items() if value >= needed), default=0)
