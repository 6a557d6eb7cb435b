"""Where animals may stand: dikes, empty land, parks, stalls and stables (rulebook p.9)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.arle.components import ANIMALS, CELLS, DIKE_ROOM, EMPTY, LAND
from engine.arle.farm.dikes import LINES, PLACES
from engine.arle.farm.land import COLUMNS, is_drained
from engine.arle.state import Farm

Herd = list[int]  # sheep, cattle, horse

#: Kinds of pens: a dike, empty land, drained empty land, a park, a stall (half a double stall is one), a stable.
DIKE, EMPTY_LAND, DRAINED, PARK, STALL, STABLE = "dike", "empty", "drained", "park", "stall", "stable"
MIXED = (DIKE, PARK)
_TILE_PENS = {"park": (PARK,), "stall": (STALL,), "stable": (STABLE,), "double_stall": (STALL, STALL)}


def _rooms() -> dict[str, tuple[int, ...]]:
    """Return the room of each kind of pen for each type of animal."""
    drained_room = tuple(EMPTY.drained_room.get(animal, EMPTY.room) for animal in ANIMALS)
    same = {DIKE: DIKE_ROOM, EMPTY_LAND: EMPTY.room}
    same |= {PARK: LAND["park"].pens[0], STALL: LAND["stall"].pens[0], STABLE: LAND["stable"].pens[0]}
    return {DRAINED: drained_room} | {kind: (room,) * len(ANIMALS) for kind, room in same.items()}


#: Room of each kind of pen for sheep, cattle, horse.
ROOM = _rooms()
_BREEDS = {STALL: LAND["stall"].breeds, STABLE: LAND["stable"].breeds, DRAINED: EMPTY.drained_breeds}


def newborn(kind: str, animal: int, count: int) -> int:
    """Return how many are born in May where `count` animals of one type stand in a pen of this kind."""
    if kind == DRAINED and ROOM[DRAINED][animal] == EMPTY.room:
        return 0
    return _BREEDS[kind].get(count, 0) if kind in _BREEDS else 0


class Layout(NamedTuple):
    """A farm's pens: {id: kind} from the sea down, the dikes last, and the ids by what they are good for."""

    kinds: dict[str, str]
    stables: tuple[str, ...]
    stalls: tuple[str, ...]
    drained: tuple[str, ...]
    pastures: tuple[str, ...]
    singles: tuple[str, ...]
    """Dikes and parks, each as often as it has room."""


@lru_cache(maxsize=4096)
def _layout(land: tuple[str, ...], dikes: int, ditches: tuple[str, ...]) -> Layout:
    kinds: dict[str, str] = {}
    for cell in range(LINES[dikes] * COLUMNS, CELLS):
        if not land[cell]:
            kinds[f"cell:{cell}"] = DRAINED if is_drained(ditches, cell) else EMPTY_LAND
        for index, kind in enumerate(_TILE_PENS.get(land[cell], ())):
            kinds[f"cell:{cell}:{index}" if index else f"cell:{cell}"] = kind
    kinds |= {f"dike:{index}": DIKE for index in range(len(PLACES[dikes]))}
    return grouped(kinds)


def grouped(kinds: dict[str, str]) -> Layout:
    """Return pens in all their groups."""
    stables, stalls, wet, pastures = (
        tuple(pen for pen, kind in kinds.items() if kind == name)
        for name in (STABLE, STALL, DRAINED, EMPTY_LAND)
    )
    singles = tuple(pen for pen, kind in kinds.items() if kind in MIXED for _ in range(ROOM[kind][0]))
    return Layout(kinds, stables, stalls, wet, pastures, singles)


def layout(farm: Farm) -> Layout:
    """Return a farm's pens in all their groups. Not to be changed: it is shared."""
    return _layout(tuple(farm.land), farm.dikes, tuple(farm.ditches))


def pens(farm: Farm) -> dict[str, str]:
    """Return {pen id: kind} of a farm, from the sea down, the dikes last. Not to be changed: it is shared."""
    return layout(farm).kinds


def room_left(kind: str, herd: Herd, animal: int) -> int:
    """Return how many more animals of a type a pen with this herd can take."""
    if kind in MIXED:
        return ROOM[kind][animal] - sum(herd)
    if sum(herd) != herd[animal]:
        return 0
    return ROOM[kind][animal] - herd[animal]


def lawful(kind: str, herd: Herd) -> bool:
    """Tell whether this herd may stand in a pen of this kind."""
    if kind in MIXED:
        return sum(herd) <= ROOM[kind][0]
    return sum(1 for count in herd if count) <= 1 and all(n <= ROOM[kind][i] for i, n in enumerate(herd))


#: Kinds of pens in which some type breeds.
BREEDS_AT_ALL = tuple(_BREEDS)
