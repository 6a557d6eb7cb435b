"""Tea, its new spaces, and doing things twice (booklet pp.5, 7; notes 7)."""

from typing import Any

import pytest

from tests.rules.arle.scene import Table


def tea_table(**fields: Any) -> Table:
    seats = fields.pop("seats", 1)
    return Table(seats, expansion=True, **fields)


def test_vector_tea_dike() -> None:
    table = tea_table(tools={"shovels": 4}).place("dike_builder", "boost:tea", "decline")
    assert table.goods("tea") == [2]
    assert 5 - 2 - sum(dike.gap == 3 for dike in table.farm().dikes) == 2


def test_vector_tea_clay() -> None:
    assert tea_table(tools={"shovels": 4}).place("clay_worker", "boost:tea").goods("clay", "tea") == [8, 2]


def test_vector_eft_axes() -> None:
    goods = {"east_frisian_tea": 1}
    table = tea_table(tools={"axes": 5}, goods=goods).place("woodcutter", "boost:east_frisian_tea")
    assert table.goods("wood", "east_frisian_tea") == [9, 0]


def test_vector_eft_master() -> None:
    goods = {"east_frisian_tea": 2, "wood": 20, "clay": 20, "brick": 5}
    table = tea_table(tools={"workbenches": 3}, goods=goods).place("summer_master", "double")
    three = ["fish_traps", "fleshing_beams", "spades"]
    for tool in three:
        table.do(f"tool:{tool}")
    assert table.asked() == "again"
    table.do("again", *[f"tool:{tool}" for tool in three])
    assert table.asked() == "end_turn"
    assert [table.farm().tools[tool] for tool in three] == [2, 2, 2]


def test_vector_eft_master_workbench_first() -> None:
    goods = {"east_frisian_tea": 2, "wood": 20, "clay": 20, "brick": 0}
    table = tea_table(tools={"workbenches": 3}, goods=goods).place(
        "summer_master", "double", "tool:workbenches"
    )
    moved = 1
    while table.asked() != "end_turn":
        moved += table.asked() == "upgrade"
        table.do(table.ids()[0])
    assert moved == 8


def test_vector_eft_builder() -> None:
    goods = {"east_frisian_tea": 2, "timber": 2, "brick": 2, "wood": 0, "clay": 0}
    table = tea_table(sale=("turnery", "cooperage"), goods=goods).place("builder", "double")
    table.do("building:turnery", "cell:9", "again", "building:cooperage")
    assert set(table.farm().buildings) == {"turnery", "cooperage"}
    assert table.goods("timber", "brick", "east_frisian_tea") == [0, 0, 0]


def test_the_price_of_a_doubled_space_is_paid_twice() -> None:
    goods = {"east_frisian_tea": 2, "food": 2}
    table = tea_table(goods=goods).place("forester", "double", "forest", "cell:9", "again", "forest")
    assert table.goods("food") == [0]
    assert table.tiles("forest") == 2
    table = tea_table(goods={**goods, "food": 1}).place("forester", "double", "decline")
    assert table.ids()[0] == "decline"


def test_loading_is_open_between_the_two_executions() -> None:
    table = tea_table(goods={"east_frisian_tea": 2}, barn=["handcart"]).place("woodcutter", "double")
    assert table.asked() == "again"
    assert "any:load:0" in table.ids()
    assert table.do("again").goods("wood") == [3 + 6]


def test_choices_may_differ_when_doubled() -> None:
    table = tea_table(goods={"east_frisian_tea": 2}, land={10: "stable"})
    table.place("summer_grocer", "double", "gain:1sheep", "again", "gain:1cattle")
    assert table.goods("sheep", "cattle") == [1, 1]


def test_ovens_take_no_tea_and_one_step_of_east_frisian_tea() -> None:
    goods = {"east_frisian_tea": 1, "grain": 5, "peat": 5}
    table = tea_table(half_year=2, goods=goods).place("baker")
    assert table.ids()[:2] == ["plain", "boost:east_frisian_tea"]
    table.do("boost:east_frisian_tea", "times:2")
    assert table.goods("grain") == [3]


def test_no_single_tea_at_the_rightmost_marker_but_doubling() -> None:
    goods = {"east_frisian_tea": 2}
    table = tea_table(tools={"axes": 6}, goods=goods).place("woodcutter")
    assert table.ids()[:2] == ["plain", "double"]


def test_tea_only_with_a_tool() -> None:
    assert tea_table().place("colonist").asked() != "tea"
    assert tea_table(goods={"tea": 0}).place("woodcutter").asked() == "end_turn"


def test_the_animal_of_the_dike_builder_is_not_doubled_by_tea() -> None:
    table = tea_table().place("dike_builder", "boost:tea", "gain:1sheep")
    assert table.goods("sheep") == [1]


def test_fisherman_moves_and_counts_further() -> None:
    table = tea_table().place("fisherman", "boost:tea")
    assert table.farm().tools["fish_traps"] == 1
    assert table.goods("food") == [5 + 4]


def test_the_boost_ends_with_the_action() -> None:
    table = tea_table().place("clay_worker", "boost:tea", "end").place("dike_builder", "plain", "decline")
    assert 5 - 2 - sum(dike.gap == 3 for dike in table.farm().dikes) == 1


def test_east_frisian_tea_may_be_paid_as_tea() -> None:
    table = tea_table(goods={"tea": 0, "east_frisian_tea": 1}).place("clay_worker", "boost:tea")
    assert table.goods("east_frisian_tea", "clay") == [0, 7]


def test_tea_boosts_a_copied_action_once_a_worker() -> None:
    table = tea_table(workers={"clay_worker": 0}).place("summer_laborer", "imitate:clay_worker", "boost:tea")
    assert table.goods("clay", "tea", "food") == [7, 2, 3]


def test_a_doubled_laborer_may_copy_two_different_spaces() -> None:
    goods = {"east_frisian_tea": 2}
    table = tea_table(workers={"clay_worker": 0, "woodcutter": 0}, goods=goods)
    table.place("summer_laborer", "double", "imitate:clay_worker", "again", "imitate:woodcutter")
    assert table.goods("clay", "wood", "food", "tea") == [6, 6, 1, 3]


def test_tea_is_loaded_into_east_frisian_tea() -> None:
    table = tea_table(placed=3, barn=["wagon"], harbor=["small_fishing_cutter"])
    table.do("any:load:0", "load:tea:2", "any:load:1", "load:tea:1", "skip", "done")
    assert table.goods("tea", "east_frisian_tea") == [0, 3]


def test_spaces_of_the_action_board() -> None:
    summer, winter = tea_table().ids(), tea_table(half_year=2).ids()
    assert {"space:ditcher", "space:sailmaker"} < set(summer)
    assert {"space:grandma_winter", "space:shipwright"} < set(winter)
    assert "space:grandma_summer" not in summer
    assert len([option for option in summer if option.startswith("space:")]) == 17


def test_grandma() -> None:
    assert tea_table(half_year=2).place("grandma_winter").goods("east_frisian_tea", "food") == [1, 9]


def test_sailmaker_may_build_with_the_linen_it_gives() -> None:
    table = tea_table().place("sailmaker", "equip:small_fishing_cutter")
    assert table.goods("linen", "peat", "wood") == [0, 4, 1]
    assert [ship.kind for ship in table.farm().harbor] == ["small_fishing_cutter"]


def test_shipwright_builds_a_trade_ship_or_a_cutter_and_a_peat_boat() -> None:
    goods = {"wood": 9, "linen": 3}
    table = tea_table(half_year=2, goods=goods).place("shipwright", "equip:large_trade_ship")
    assert table.goods("wood", "linen") == [4, 1]
    assert table.asked() == "end_turn"
    table = tea_table(half_year=2, goods=goods).place(
        "shipwright", "equip:peat_boat", "equip:small_fishing_cutter"
    )
    assert table.goods("wood") == [6]


@pytest.mark.parametrize("building", ["smokehouse", "potters_inn"])
def test_building_effects_are_never_boosted(building: str) -> None:
    goods = {"timber": 2, "brick": 2, "food": 9, "wood": 0, "clay": 0}
    table = tea_table(sale=(building,), goods=goods).place("builder")
    assert table.asked() == "construct_building"


def test_nothing_is_spent_between_choosing_a_space_and_paying_it() -> None:
    """The food that a space costs can't go into a conversion while the table asks about tea."""
    table = tea_table(tools={"shovels": 4}).place("clay_worker")
    assert table.asked() == "tea"
    assert [option.id for option in table.match.asks[0].options if option.anytime] == []
