"""Nothing is lost or made: tiles, ditches, buildings and destinations, in random games."""

import random
from collections import Counter

import pytest

import engine
from engine.arle.components import (
    BUILDINGS,
    DESTINATIONS,
    EQUIPMENT,
    GOODS,
    LAND,
    SUPPLY,
    TOOLS,
)
from engine.arle.state import Arle
from engine.kernel import Match

TABLES = [(1, False), (2, False), (2, True), (3, True)]


def boxes(seats: int, expansion: bool) -> dict[str, int]:
    """Return how many tiles of each pile there are."""
    total = Counter(SUPPLY.base)
    total.update(SUPPLY.extra_3p if seats == 3 else {})
    total.update(SUPPLY.expansion if expansion else {})
    return dict(total)


def everywhere(state: Arle) -> dict[str, int]:
    """Return how many tiles of each pile lie in the supply and on the farms."""
    found = Counter(state.supply)
    for farm in state.farms:
        found.update(LAND[tile].stack for tile in farm.land if tile in LAND and LAND[tile].stack)
        found.update(EQUIPMENT[piece.kind].stack for piece in farm.barn + farm.harbor)
        found["ditch"] += len(farm.ditches)
    return {pile: count for pile, count in found.items() if pile in SUPPLY.base or pile in SUPPLY.expansion}


def check(match: Match, buildings: set[str]) -> None:
    state: Arle = match.state
    assert {pile: n for pile, n in everywhere(state).items() if n} == boxes(match.seats, state.expansion)
    built = [tile for farm in state.farms for tile in farm.land if tile in BUILDINGS]
    assert set(built) | set(state.sale) == buildings
    assert len(built) + len(state.sale) == len(buildings)
    for farm in state.farms:
        on_the_way = [load.what for piece in farm.barn for load in piece.loads if load.what in DESTINATIONS]
        assert sorted([*farm.destinations, *farm.travelled, *on_the_way]) == sorted(DESTINATIONS)
        assert all(0 <= n <= (GOODS[good].limit or n) for good, n in farm.goods.items())
        assert all(0 <= step < len(TOOLS[tool].values) for tool, step in farm.tools.items())
        assert all(bool(peat) <= (farm.land[cell] in LAND) for cell, peat in enumerate(farm.peat))


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_nothing_is_lost_or_made(seats: int, expansion: bool) -> None:
    chance = random.Random(f"{seats}{expansion}")
    for seed in range(4):
        match = engine.new_match("arle", seats=seats, options={"expansion": expansion}, seed=f"kept {seed}")
        buildings = set(match.state.sale)
        while not match.over:
            check(match, buildings)
            asked = match.asks[chance.choice(sorted(match.asks))]
            match.answer(asked.seat, chance.choice(asked.options).id)
