"""Rich farms near every limit, played recklessly: the books balance, the words are there, nothing ends unasked.

Random games from the start hardly ever see a full goods track, a full barn, ships, or several houses at once.
"""

from random import Random
from typing import Any

import pytest

from engine.arle.components import BUILDINGS, GOODS
from tests.engine.conformance import checks
from tests.engine.conformance.findings import Findings
from tests.engine.conformance.sentences import options_read_differently
from tests.rules.arle.scene import Table

HOUSES = [item.id for item in BUILDINGS.values() if item.color == "green"]
DEAR = [item.id for item in BUILDINGS.values() if item.color != "green" and not item.replaced_by]
ANSWERS = 150


def rich_farm(dice: Random) -> dict[str, Any]:
    """A farm with much of everything; not all of its animals need find room."""
    goods = {good: dice.randint(0, item.limit or 9) for good, item in GOODS.items() if item.group != "animal"}
    goods |= {good: dice.choice([15, 14, goods[good]]) for good in ("grain", "flax", "wool", "hides")}
    goods |= {animal: dice.randint(0, 3) for animal in ("sheep", "cattle", "horse")}
    land = dict(zip((9, 10), dice.sample(HOUSES, 2), strict=True))
    land |= {
        11: dice.choice(["grain_field", "forest", "stable"]),
        14: dice.choice(["flax_field", "stall", ""]),
    }
    return {
        "goods": goods,
        "land": land,
        "barn": dice.sample(
            ["peat_boat", "plow", "plow", "handcart", "wagon", "cart", "horse_cart", "droshky"], 5
        ),
        "harbor": ["small_fishing_cutter", dice.choice(["small_trade_ship", "large_trade_ship"])],
        "dikes": dice.randint(0, 4),
        "peat": {13: dice.randint(1, 4)},
        "ditches": dice.choice([[], ["V:4:0", "H:4:0"]]),
    }


def rich_table(seed: int) -> Table:
    dice = Random(seed)
    seats = dice.choice([1, 2])
    farms = {seat: rich_farm(dice) for seat in range(seats)}
    built = {tile for farm in farms.values() for tile in farm["land"].values()}
    sale = tuple(building for building in dice.sample(DEAR, 14) if building not in built)
    placed = seats * dice.randint(0, 3)
    return Table(seats, expansion=True, half_year=dice.randint(1, 9), placed=placed, sale=sale, farms=farms)


@pytest.mark.parametrize("seed", range(40))
def test_rich_farms_keep_what_all_games_keep(seed: int) -> None:
    table, dice, findings = rich_table(seed), Random(seed), Findings()
    match = table.match
    for _ in range(ANSWERS):
        if match.over:
            break
        checks.asks_are_whole(match, findings)
        checks.everything_has_words(match, findings)
        checks.lone_options_wait_where_they_must(match, findings)
        options_read_differently(match, findings)
        seat, asked = dice.choice(list(match.asks.items()))
        own = [option for option in asked.options if not option.anytime]
        before = checks.holdings(match)
        news = match.answer(seat, dice.choice(asked.options if dice.random() < 0.4 else own).id)
        checks.events_have_words(match, findings, news)
        checks.books_balance(match, findings, before, news)
    assert not (wrong := findings.report()), f"\n{wrong}"
