"""The arrangement that the game proposes: every animal kept that can be kept, and as many newborn in May as can be.

The pens fall into three groups: breeding rooms (stables, stalls, and drained land, which breeds sheep), pastures (room
for two of one type) and single places (dikes, parks) that take any animal. As there are at least as many single places
as types of animals, what stands outside the breeding rooms fits if and only if there are no more of them than places:
single places take the odd ones. So it is enough to decide which type gets which breeding rooms and how many go in.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from engine.arle.animals.pens import DRAINED, EMPTY_LAND, ROOM, STABLE, STALL, Herd, Layout, newborn
from engine.arle.components import ANIMALS, RAREST_VP, SECOND_VP

BREEDING = (STABLE, STALL, DRAINED)
TYPES = range(len(ANIMALS))
Counts = tuple[int, int, int]


class Plan(NamedTuple):
    """For each type: the herds in its stables, its stalls and its drained land (largest first)."""

    stables: tuple[tuple[int, ...], ...]
    stalls: tuple[tuple[int, ...], ...]
    drained: tuple[tuple[int, ...], ...]


@cache
def _newborn(animal: int, rooms: Counts) -> tuple[int, ...]:
    """Return the most newborn for each number of animals of a type that these (stables, stalls, drained) rooms hold."""
    kind, fewer = _one_fewer(rooms)
    if kind is None:
        return (0,)
    others = _newborn(animal, fewer)
    best = [-1] * (len(others) + ROOM[kind][animal])
    for herd in range(ROOM[kind][animal] + 1):
        born = newborn(kind, animal, herd)
        for inside, elsewhere in enumerate(others):
            best[inside + herd] = max(best[inside + herd], born + elsewhere)
    return tuple(best)


def _one_fewer(rooms: Counts) -> tuple[str | None, Counts]:
    """Return the kind of the first of these rooms, and the rooms without it."""
    kind = next((kind for kind, count in zip(BREEDING, rooms, strict=True) if count), None)
    stables, stalls, drained = (count - (name == kind) for name, count in zip(BREEDING, rooms, strict=True))
    return kind, (stables, stalls, drained)


@cache
def _steps(animal: int, rooms: Counts, have: int) -> tuple[tuple[int, int], ...]:
    """Return each number of newborn that `have` animals allow, with the most of them that may be inside for it."""
    found = {born: inside for inside, born in enumerate(_newborn(animal, rooms)[: have + 1])}
    return tuple(sorted(found.items(), reverse=True))


def _herds(animal: int, rooms: Counts, inside: int) -> tuple[int, ...]:
    """Return herds for the rooms (stables, then stalls, then drained land) that give the most newborn."""
    kind, fewer = _one_fewer(rooms)
    if kind is None:
        return ()
    best, others = _newborn(animal, rooms)[inside], _newborn(animal, fewer)
    for herd in range(min(ROOM[kind][animal], inside), -1, -1):
        if inside - herd < len(others) and newborn(kind, animal, herd) + others[inside - herd] == best:
            return (herd, *_herds(animal, fewer, inside - herd))
    raise AssertionError("the best number of newborn has herds")


@cache
def _shares(rooms: int, types: tuple[int, ...]) -> tuple[Counts, ...]:
    """Return every way to give `rooms` equal rooms to types of animals (all of them, if there is a type at all)."""
    ways = [
        shares for shares in product(range(rooms + 1), repeat=len(types)) if sum(shares) == rooms or not types
    ]
    found = [dict(zip(types, shares, strict=True)) for shares in ways]
    return tuple((given.get(0, 0), given.get(1, 0), given.get(2, 0)) for given in found)


def animal_points(counts: tuple[int, ...] | list[int]) -> int:
    """Return the points of so many animals of each type: 2 per one of the rarest, 1 of the second (rulebook p.15)."""
    rarest, second, *_ = sorted(counts)
    return RAREST_VP * rarest + SECOND_VP * second


@lru_cache(maxsize=16384)
def plan(counts: Counts, stables: int, stalls: int, drained: int, outside: int) -> Plan | None:
    """Return the best herds for the breeding rooms when `outside` animals fit elsewhere; None if not all fit.

    Best: most newborn, then most points after breeding.
    """
    types = tuple(t for t in TYPES if counts[t])
    best: tuple[tuple[int, int], tuple[Counts, ...], Counts] | None = None
    for given in product(_shares(stables, types), _shares(stalls, types), range(drained, -1, -1)):
        rooms = tuple((given[0][t], given[1][t], given[2] if t == 0 else 0) for t in TYPES)
        least = sum(counts) - outside - ROOM[EMPTY_LAND][0] * (drained - given[2])
        found = _best_inside(counts, rooms, least, best[0] if best else NO_VALUE)
        if found:
            best = found[0], rooms, found[1]
    return _as_plan(best[1], [_herds(t, best[1][t], best[2][t]) for t in TYPES]) if best else None


Value = tuple[int, int]
NO_VALUE: Value = (-1, -1)


def _best_inside(
    counts: Counts, rooms: tuple[Counts, ...], least: int, to_beat: Value
) -> tuple[Value, Counts] | None:
    """Return the best value above `to_beat`, and how many of each type go into its rooms for it: at least `least`."""
    steps = [_steps(t, rooms[t], counts[t]) for t in TYPES]
    if sum(step[0][0] for step in steps) < to_beat[0]:
        return None
    best = None
    for (b0, i0), (b1, i1), (b2, i2) in product(*steps):
        born = b0 + b1 + b2
        if i0 + i1 + i2 >= least and born >= to_beat[0]:
            value = born, animal_points([counts[0] + b0, counts[1] + b1, counts[2] + b2])
            if value > to_beat:
                best, to_beat = (value, (i0, i1, i2)), value
    return best


def _as_plan(rooms: tuple[Counts, ...], herds: list[tuple[int, ...]]) -> Plan:
    cuts = [(rooms[t][0], rooms[t][0] + rooms[t][1]) for t in TYPES]
    return Plan(
        tuple(herds[t][: cuts[t][0]] for t in TYPES),
        tuple(herds[t][cuts[t][0] : cuts[t][1]] for t in TYPES),
        tuple(herds[t][cuts[t][1] :] for t in TYPES),
    )


def _plan_for(counts: Counts, layout: Layout) -> Plan | None:
    outside = ROOM[EMPTY_LAND][0] * len(layout.pastures) + len(layout.singles)
    return plan(counts, len(layout.stables), len(layout.stalls), len(layout.drained), outside)


def fits(counts: Counts, layout: Layout) -> bool:
    """Tell whether all these animals can be kept in these pens."""
    return _plan_for(counts, layout) is not None


def arrange(counts: Counts, layout: Layout, standing: dict[str, Herd]) -> dict[str, Herd]:
    """Return the proposed arrangement of animals that fit, changing as little as it can of how they stand now."""
    chosen = _plan_for(counts, layout)
    assert chosen is not None
    herds: dict[str, Herd] = {pen: [0, 0, 0] for pen in layout.kinds}
    left = list(counts)
    for pens, planned in zip((layout.stables, layout.stalls, layout.drained), chosen, strict=True):
        _seat(herds, left, pens, planned, standing)
    if any(left):
        _seat_outside(herds, left, layout, standing)
    return herds


def _seat_outside(herds: dict[str, Herd], left: list[int], layout: Layout, standing: dict[str, Herd]) -> None:
    """Put pairs on pastures, the others on dikes and into parks, and who is left then on free pastures."""
    pastures = tuple(pen for pen in layout.pastures + layout.drained if not any(herds[pen]))
    full = ROOM[EMPTY_LAND][0]
    _seat(herds, left, pastures, tuple((full,) * (count // full) for count in left), standing)
    _seat_singles(herds, left, layout.singles, standing)
    if any(left):
        free = tuple(pen for pen in pastures if not any(herds[pen]))
        _seat(herds, left, free, tuple((1,) * count for count in left), standing)


def _seat(
    herds: dict[str, Herd],
    left: list[int],
    pens: tuple[str, ...],
    planned: tuple[tuple[int, ...], ...],
    standing: dict[str, Herd],
) -> None:
    """Put the planned herds of each type into these pens, first where that type stands already."""
    wanted = [(size, t) for t in TYPES for size in planned[t] if size]
    if not wanted:
        return
    free = list(pens)
    wanted.sort(key=_largest_first)
    for at_home in (True, False):
        for size, t in list(wanted):
            pen = next((pen for pen in free if not at_home or standing.get(pen, (0, 0, 0))[t]), None)
            if pen is not None:
                free.remove(pen)
                wanted.remove((size, t))
                herds[pen][t] += size
                left[t] -= size


def _largest_first(herd: tuple[int, int]) -> tuple[int, int]:
    return -herd[0], herd[1]


def _seat_singles(
    herds: dict[str, Herd], left: list[int], singles: tuple[str, ...], standing: dict[str, Herd]
) -> None:
    """Put animals that are left onto dikes and into parks, first where they stand already."""
    places = list(singles)
    for at_home in (True, False):
        if not any(left):
            return
        for pen in list(places):
            here = standing.get(pen, (0, 0, 0))
            t = next((t for t in TYPES if left[t] and (not at_home or here[t] > herds[pen][t])), None)
            if t is not None:
                places.remove(pen)
                herds[pen][t] += 1
                left[t] -= 1
