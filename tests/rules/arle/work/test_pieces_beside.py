"""Conversions that one begins beside a rival's turn: whatever the others do meanwhile, nothing breaks or doubles.

What one takes from the shared supply isn't taken while a rival carries out an action (notes 4).
"""

import random
from typing import Any

import pytest

from tests.rules.arle.scene import Table

WORKSHOP: dict[str, Any] = {
    "land": {0: "carpenters_workshop", 1: "stall", 2: "stall"},
    "goods": {"food": 12, "brick": 3},
    "dikes": 7,
}
PUMP: dict[str, Any] = {"land": {9: "pumping_station"}, "goods": {"food": 9, "wood": 9}}


def piece(table: Table) -> list[str]:
    """Return what seat 1 is asked in its piece of play."""
    return [option.id for option in table.match.asks[1].options if not option.anytime]


def test_the_last_stable_goes_to_whoever_takes_it_first() -> None:
    table = Table(2, half_year=2, order=(0, 1), supply={"stable": 1}, farms={1: WORKSHOP}, **WORKSHOP)
    table.do("any:house:carpenters_workshop", seat=1)
    assert piece(table) == ["cell:1", "cell:2", "cell:12", "decline"]
    table.do("space:winter_carpenter", seat=0)
    assert piece(table) == ["decline"], "not while a rival carries out an action"
    table.do("stable", "cell:1", seat=0)
    assert (table.tile(1), table.match.state.supply["stable"]) == ("stable", 0)
    assert piece(table) == ["decline"], "it has gone"
    table.do("decline", seat=1)
    assert table.goods("food", "brick", seat=1) == [12, 3]
    assert "used_house" not in [event.kind for event in table.news]


def test_a_piece_goes_on_when_the_rivals_action_is_over() -> None:
    table = Table(2, half_year=2, order=(0, 1), supply={"stable": 2}, farms={1: WORKSHOP}, **WORKSHOP)
    table.do("any:house:carpenters_workshop", seat=1)
    table.do("space:winter_carpenter", "stable", "cell:1", seat=0).do("cell:2", seat=1)
    assert (table.tile(2, seat=1), table.match.state.supply["stable"]) == ("stable", 0)


def test_the_last_ditch_goes_to_whoever_digs_it_first() -> None:
    table = Table(
        2, expansion=True, order=(0, 1), supply={"ditch": 1}, farms={1: PUMP}, tools={"slickers": 3}
    )
    table.do("any:house:pumping_station", seat=1)
    assert len(piece(table)) > 1
    table.do("space:ditcher", "plain", seat=0)
    assert piece(table) == ["done"]
    table.do(next(option for option in table.ids(0) if option.startswith("edge:")), seat=0)
    assert (piece(table), table.match.state.supply["ditch"]) == (["done"], 0)


CROWDED: dict[str, Any] = {
    "goods": {"food": 20, "flax": 9, "horse": 3, "sheep": 3, "cattle": 0, "wool": 0},
    "land": {9: "grain_field", 10: "litter_storage"},
}


@pytest.mark.parametrize("half_year", [1, 2])
def test_the_half_year_ends_while_somebody_is_asked_which_animal_goes_back(half_year: int) -> None:
    poor: dict[str, Any] = {
        "goods": {"food": 1, "grain": 3, "peat": 3, "wood": 3},
        "land": {9: "schnapps_distillery"},
    }
    table = Table(2, half_year=half_year, order=(0, 1), placed=8, farms={1: CROWDED}, **poor)
    table.do("done", seat=0).do("done", seat=1)
    table.do("any:house:litter_storage", "times:3", seat=1)
    assert (table.asked(1), table.asked(0)) == ("surplus", "sustenance")
    table.do("pay", seat=0)
    assert table.view.half_year == half_year + 1
    standing = [sum(herd) for herd in zip(*table.match.state.farms[1].standing.values(), strict=True)]
    assert standing == table.goods("sheep", "cattle", "horse", seat=1)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_taken_that_is_not_there(seed: int) -> None:
    rich = {"food": 25, "brick": 9, "wood": 15, "flax": 15, "horse": 2, "timber": 9, "wool": 9, "peat": 9}
    land: dict[int, str] = {0: "stall", 1: "stall", 2: "stall", 3: "litter_storage"}
    own = {0: land | {9: "carpenters_workshop"}, 1: land | {9: "pumping_station", 10: "carpenters_workshop"}}
    farms: dict[int, dict[str, Any]] = {
        seat: {"goods": rich, "land": own[seat], "barn": ["wagon"], "dikes": 7} for seat in own
    }
    supply = {"stable": 2, "ditch": 3, "stall": 1, "forest": 1, "field": 2}
    table = Table(2, expansion=True, half_year=1 + seed % 2, order=(0, 1), supply=supply, farms=farms)
    whim, match = random.Random(seed), table.match
    for _ in range(400):
        if match.over:
            return
        offers = {seat: match.anytime(seat) for seat in range(2)}
        offers |= {seat: asked.options for seat, asked in match.asks.items()}
        seat = whim.choice([seat for seat, options in offers.items() if options])
        match.answer(seat, whim.choice(offers[seat]).id)
        assert min(match.state.supply.values()) >= 0


def test_who_cannot_be_waited_for_sells_what_brings_most() -> None:
    farm: dict[str, Any] = {"goods": {"food": 9, "flax": 3, "horse": 2, "leather": 1}, "barn": ["droshky"]}
    table = Table(2, order=(0, 1), farms={1: farm}).do("any:load:0", "visit:aurich", seat=1)
    sales = {option.id: option for option in table.match.asks[1].options}
    foods = []
    for sale in [option for option in sales if option.startswith("sell:")]:
        copy = table.match.clone()
        copy.answer(1, sale)
        foods.append(copy.view(None).farms[1].goods["food"])
    table.match.end_piece(1)
    assert len(set(foods)) > 1
    assert table.goods("food", seat=1) == [max(foods)]


def test_who_cannot_be_waited_for_keeps_the_rarer_animals() -> None:
    goods = {"food": 9, "flax": 9, "horse": 5, "sheep": 1, "cattle": 2, "wool": 0}
    farm: dict[str, Any] = {"goods": goods, "land": {9: "litter_storage", 10: "grain_field"}}
    table = Table(2, order=(0, 1), farms={1: farm}).do("any:house:litter_storage", "times:3", seat=1)
    assert table.asked(1) == "surplus"
    table.match.end_piece(1)
    assert table.goods("sheep", "cattle", seat=1) == [1, 2]
