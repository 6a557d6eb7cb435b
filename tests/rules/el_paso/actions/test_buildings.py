"""Placing and replacing common buildings."""

from engine.el_paso.state import State
from tests.rules.el_paso.scenario import (
    after,
    answer,
    asked,
    at,
    building,
    offered,
    seat,
    starting,
    table,
)


def test_e7_a_two_builder_building_costs_two_builders_and_four_dollars_and_the_space() -> None:
    match = after(at("D", money=7, workers={"builder": 2}, discard=[]), "move:E", "build:e2:2a")
    assert asked(match) == "site"
    assert offered(match) == [
        f"site:{space}" for space in ("S1", "S2I", "S2O", "S3", "S4", "S5I", "S5O", "S6I", "S6O")
    ]
    answer(match, "site:S4")
    assert table(match).money == 7 - 4 - 3
    assert sorted(table(match).discard or ()) == ["builder", "builder"]
    free = after(at("D", money=4, workers={"builder": 2}), "move:E", "build:e2:2a")
    assert offered(free) == ["site:S2I", "site:S5I", "site:S6I"]


def test_e8_replacing_costs_the_difference() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="D", money=8, workers={"builder": 3, "wild": 1}, discard=[])
        building(state, "S1", "1a", owner=0)

    match = after(arrange, "move:E", "build:e2:5a")
    assert offered(match) == ["site:S1"]  # 5 builders for a new one aren't there
    answer(match, "site:S1")
    assert table(match).money == 0
    assert sorted(table(match).discard or ()) == ["builder", "builder", "builder", "wild"]
    assert match.view(None).places[1].tile == "5a"
    assert {supply.number: supply.left for supply in match.view(None).buildings} == {
        1: 2,
        2: 2,
        3: 2,
        4: 2,
        5: 1,
        6: 2,
    }


def test_only_a_larger_building_replaces_and_only_an_own_one() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="D", money=30, workers={"builder": 5})
        building(state, "S1", "3a", owner=0)
        building(state, "S2I", "1a", owner=0)
        building(state, "S3", "1a", owner=1)

    match = after(arrange, "move:E")
    builds = starting(offered(match), "build")
    assert builds == ["build:e2:2a", "build:e2:3a", "build:e2:4a", "build:e2:5a", "build:e2:6a"]
    answer(match, "build:e2:3a")
    assert offered(match) == ["site:S2I"]  # equal is not larger, and both markers are used


def test_two_buildings_a_player() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="D", money=30, workers={"builder": 1})
        building(state, "S1", "6a", owner=0)
        building(state, "S2I", "6a", owner=0)

    assert not starting(offered(after(arrange, "move:E")), "build")
