"""Setting up (rulebook p.4, booklet pp.3, 6)."""

from typing import Any

import pytest

import engine
from engine.arle import GAME
from engine.arle.components import BUILDINGS
from engine.kernel import SetupError
from tests.rules.arle.scene import Table


def test_start_position() -> None:
    table = Table(2)
    assert table.goods("food", "grain", "flax", "wool", "hides") == [5, 1, 3, 4, 2]
    assert table.goods("wood", "clay", "peat", "timber", "horse", "sheep") == [4, 4, 3, 0, 1, 0]
    assert [cell.tile for cell in table.farm().cells[9:]] == [
        *["", "", "grain_field"],
        *["stall", "small_boardwalk", "flax_field"],
        *["moor"] * 6,
    ]
    assert table.farm().cells[13].peat == 4
    assert [cell.land for cell in table.farm().cells] == [False] * 9 + [True] * 12
    assert table.view.half_years == 9


def test_vector_start_score() -> None:
    table = Table(1)
    assert table.match.score().totals == (-19,)
    assert table.points("home_board") == -16
    assert table.points("equipment") == -3


def test_start_totals_of_the_expansion() -> None:
    assert Table(2, expansion=True).match.score().totals == (-17.5, -17.5)
    three = engine.new_match("arle", seats=3, options={"expansion": True}, seed="x")
    assert three.score().totals == (-16.5, -16.5, -16.5)


@pytest.mark.parametrize(
    ("seats", "expansion", "counts"),
    [
        (1, False, [4, 2, 6, 3, 3]),
        (2, False, [4, 2, 6, 3, 3]),
        (2, True, [4, 2, 9, 4, 4]),
        (3, True, [6, 3, 10, 4, 5]),
    ],
)
def test_buildings_on_display(seats: int, expansion: bool, counts: list[int]) -> None:
    match = engine.new_match("arle", seats=seats, options={"expansion": expansion}, seed="b")
    colors = [BUILDINGS[building].color for building in match.view(None).sale]
    assert [colors.count(color) for color in ("green", "yellow", "orange", "blue", "red")] == counts


def test_starred_buildings_replace_their_namesakes_and_some_need_three_players() -> None:
    for seed in range(20):
        match = engine.new_match("arle", seats=2, options={"expansion": True}, seed=str(seed))
        sale = match.view(None).sale
        assert not {"smokehouse", "smithy", "farmers_inn", "sluice_yard_inn"} & set(sale)
        assert not {"schnapps_factory", "norderburg_castle"} & set(sale)


def test_first_game_buildings() -> None:
    options = {"houses": "starter", "inns": "recommended"}
    sale = engine.new_match("arle", seats=2, options=options, seed="f").view(None).sale
    assert sale[:4] == ("farmers_house", "plow_makers_workshop", "novices_hut", "workshop")
    assert {"potters_inn", "farmers_inn", "junk_dealers_inn"} < set(sale)
    options = {"houses": "recommended"}
    sale = engine.new_match("arle", seats=1, options=options, seed="f").view(None).sale
    assert sale[:4] == ("weaving_parlor", "colonists_house", "carpenters_workshop", "schnapps_distillery")


def test_only_new_buildings_where_there_are_enough() -> None:
    sale = (
        engine.new_match("arle", seats=2, options={"expansion": True, "new_buildings": "only"}, seed="n")
        .view(None)
        .sale
    )
    drawn = [
        BUILDINGS[building] for building in sale if BUILDINGS[building].color in ("green", "yellow", "blue")
    ]
    assert all(building.expansion for building in drawn)


@pytest.mark.parametrize(("seats", "new"), [(2, "new_buildings"), (3, "new_buildings_of_three")])
def test_with_new_buildings_only_houses_and_inns_leave_nothing_to_choose(seats: int, new: str) -> None:
    chosen: dict[str, Any] = {"expansion": True, new: "only", "houses": "starter", "inns": "recommended"}
    names = [option.id for option in GAME.applicable(seats, chosen)]
    assert new in names and not {"houses", "inns"} & set(names)
    assert {"houses", "inns"} <= {option.id for option in GAME.applicable(seats, {**chosen, new: "mixed"})}
    sale = engine.new_match("arle", seats=seats, options=chosen, seed="n").view(None).sale
    inns = [building for building in sale if BUILDINGS[building].color == "blue"]
    assert all(BUILDINGS[inn].expansion for inn in inns)


def test_what_was_chosen_for_three_hides_nothing_from_two() -> None:
    chosen: dict[str, Any] = {"expansion": True, "new_buildings_of_three": "only"}
    assert "houses" in [option.id for option in GAME.applicable(2, chosen)]


def test_three_players_start() -> None:
    match = engine.new_match("arle", seats=3, options={"expansion": True}, seed="3")
    farm = match.view(None).farms[0]
    assert [farm.goods[g] for g in ("food", "grain", "flax", "wool", "hides")] == [7, 2, 4, 5, 3]
    assert [farm.goods[g] for g in ("wood", "clay", "peat", "tea")] == [3, 3, 3, 3]
    assert farm.cells[13].peat == 2
    assert [piece.kind for piece in farm.barn] == ["handcart"]
    assert match.view(None).half_years == 7
    assert match.view(None).supply["handcart"] == 2


@pytest.mark.parametrize(
    ("seats", "supply"),
    [(1, {"field": 12, "stall": 6}), (2, {"field": 10, "stall": 5, "forest": 5, "stable": 3})],
)
def test_supply(seats: int, supply: dict[str, int]) -> None:
    piles = Table(seats).view.supply
    assert {pile: piles[pile] for pile in supply} == supply


def test_supply_of_three_players() -> None:
    piles = engine.new_match("arle", seats=3, options={"expansion": True}, seed="3").view(None).supply
    assert (piles["field"], piles["stall"], piles["peat_boat"], piles["cart"]) == (8, 5, 7, 4)


def test_with_three_players_the_expansion_is_always_part_of_the_game() -> None:
    assert engine.new_match("arle", seats=3, seed="x").view(None).board == "tea_3"


def test_seats() -> None:
    for seats in (0, 4):
        with pytest.raises(SetupError):
            engine.new_match("arle", seats=seats, seed="x")


def test_the_start_player_is_random() -> None:
    starts = {engine.new_match("arle", seats=2, seed=str(seed)).view(None).order[0] for seed in range(20)}
    assert starts == {0, 1}
