"""Scoring (rulebook p.15; notes 6), with the rulebook's own examples."""

import pytest

from engine.arle.components import HOME
from tests.rules.arle.scene import Table


@pytest.mark.parametrize(
    ("sheep", "cattle", "horse", "points"),
    [(6, 4, 5, 13), (0, 4, 5, 4), (3, 3, 3, 9), (0, 0, 1, 0), (0, 0, 0, 0)],
    ids=["vector animals_1", "vector animals_2", "vector animals_3", "start", "none"],
)
def test_animals(sheep: int, cattle: int, horse: int, points: int) -> None:
    goods = {"sheep": sheep, "cattle": cattle, "horse": horse}
    land = dict.fromkeys((9, 10, 11, 14), "stable")
    assert Table(goods=goods, land=land).points("animals") == points


@pytest.mark.parametrize(("spaces", "points"), [(11, 6), (12, 6), (13, 6.5 + 0.5), (0, 0), (19, 10)])
def test_vectors_travel_picture_and_travel_all(spaces: int, points: int) -> None:
    assert HOME.travel.vp[spaces] == points
    if spaces == 19:
        places = ["hage", "beemoor", "dornum", "norden", "aurich", "esens", "emden", "leer", "bremen"]
        assert Table(travelled=places, destinations=[]).points("travel") == 10


def test_food_is_split_as_it_scores_best() -> None:
    assert Table(goods={"food": 30}).farm().indicators[:2] == (("food", 15), ("food", 15))
    other = {"grain": 0, "flax": 0, "wool": 0, "hides": 0}
    for food, points in [(6, 0), (7, 1), (14, 2), (15, 3), (18, 3), (22, 4), (26, 5), (30, 6)]:
        assert Table(goods={"food": food, **other}).points("goods") == points


def test_a_depot_doubles_the_goods_track_once() -> None:
    goods = dict.fromkeys(("grain", "flax", "wool", "hides"), 15) | {"food": 30}
    assert Table(goods=goods).points("goods") == 18
    assert Table(goods=goods, land={9: "depot"}).points("goods") == 36
    assert Table(goods=goods, land={9: "depot", 10: "depot"}).points("goods") == 36


def test_materials_keep_their_halves() -> None:
    goods = {"timber": 1, "brick": 1, "linen": 1, "woolen": 1, "leather": 1}
    assert Table(goods=goods).points("materials") == 4.5
    goods = {"summer_wear": 1, "winter_wear": 1, "leather_wear": 1}
    assert Table(goods=goods).points("materials") == 7


def test_equipment_and_the_large_vehicle() -> None:
    assert Table(barn=["plow", "peat_boat", "wagon"]).points("equipment") == 3 + 1 + 1 - 3
    assert Table(barn=["plow", "carriage"]).points("equipment") == 3 + 4


def test_tools() -> None:
    tools = {"fish_traps": 6, "fleshing_beams": 6, "weaving_looms": 5, "slaughtering_tables": 4, "spades": 7}
    tools |= {"shovels": 6, "pottery_wheels": 4, "ovens": 4, "axes": 6, "workbenches": 4}
    assert Table(tools=tools).points("tools") == 27
    assert Table(expansion=True, tools=tools | {"slickers": 6}).points("tools") == 30


def test_home_board() -> None:
    land = {9: "forest", 10: "park", 11: "stable", 14: "double_stall", 13: "village_church"}
    assert Table(land=land).points("home_board") == 2 + 6 + 6 + 9 + 15 + 2 - 12 - 3
    assert Table(land={15: "drained_moor"}).points("home_board") == -16 + 3


def test_bottlenecks() -> None:
    assert Table(bottlenecks=3).points("bottlenecks") == -6


def test_tea_and_ships_with_the_expansion_only() -> None:
    table = Table(
        expansion=True,
        goods={"tea": 3, "east_frisian_tea": 2},
        harbor=["small_fishing_cutter", "large_fishing_cutter", "small_trade_ship", "large_trade_ship"],
    )
    assert table.points("tea") == 3.5
    assert table.points("ships") == 2 + 3 + 3 + 4
    assert len(Table().match.score().categories) == 8


def test_a_tie_goes_to_the_next_start_player() -> None:
    table = Table(2, half_year=9, order=(0, 1)).rest()
    assert table.match.over
    assert table.match.score().totals[0] == table.match.score().totals[1]
    assert table.match.score().ranks == (2, 1)
    table = (
        Table(2, half_year=9, order=(0, 1)).do("skip").end().place("wainwright", "decline", "decline").rest()
    )
    assert table.match.score().ranks == (1, 2)
