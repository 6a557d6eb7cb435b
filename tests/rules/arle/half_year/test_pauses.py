"""What comes in during an inventory may be used before its next step (rulebook p.7: at any time, p.17: even then)."""

from typing import Any

from tests.rules.arle.scene import Table

MAY: dict[str, Any] = {"half_year": 2, "placed": 3}
NOVEMBER: dict[str, Any] = {"half_year": 1, "placed": 3}
CLAY = {"food": 9, "clay": 1, "peat": 1, "grain": 0, "wood": 0}


def test_a_brick_that_arrives_in_may_builds_a_stable_before_the_animals_breed() -> None:
    table = Table(1, **MAY, barn=["handcart"], land={9: "carpenters_workshop"}, goods=CLAY | {"horse": 3})
    table.do("any:load:0", "load:clay:1", "skip", "done")
    assert table.asked() == "before_breeding"
    table.do("any:house:carpenters_workshop", "go_on")
    assert (table.tile(12), table.goods("horse")) == ("stable", [4])


def test_the_food_for_it_may_come_out_of_the_peat_boat() -> None:
    goods = CLAY | {"food": 3, "peat": 5, "horse": 3}
    table = Table(1, **MAY, barn=["handcart", "peat_boat"], land={9: "carpenters_workshop"}, goods=goods)
    table.do("any:load:0", "load:clay:1", "skip", "done")
    assert table.asked() == "before_breeding"
    table.do("any:peat_boat", "ship:food:4", "any:house:carpenters_workshop", "go_on")
    assert table.goods("horse", "food", "peat") == [4, 0, 0]


def test_who_had_the_brick_before_is_not_asked_again() -> None:
    table = Table(1, **MAY, land={9: "carpenters_workshop"}, goods={"food": 9, "brick": 1, "horse": 3})
    assert "before_breeding" not in table.do("skip", "done").asked()


def test_peat_that_arrives_from_the_loading_station_may_be_shipped_before_it_is_burnt() -> None:
    goods = {"food": 5, "peat": 0, "wood": 4, "wool": 0}
    table = Table(1, **NOVEMBER, barn=["wagon", "peat_boat"], land={9: "loading_station"}, goods=goods)
    table.do("any:load:0", "load:peat:2", "skip", "done")
    assert table.asked() == "sustenance"
    table.do("any:peat_boat", "ship:wool:2", "pay")
    assert table.goods("wool", "peat", "wood") == [2, 0, 2]


def test_peat_that_was_there_before_is_burnt_unasked() -> None:
    table = Table(1, **NOVEMBER, barn=["peat_boat"], goods={"food": 5, "peat": 3, "wood": 4})
    table.do("skip", "done")
    assert (table.goods("peat", "wood"), table.view.half_year) == ([1, 4], 2)


def test_milk_that_would_be_lost_makes_a_pause_where_food_could_be_spent_on_what_came() -> None:
    goods = CLAY | {"food": 30, "cattle": 5, "horse": 0}
    table = Table(1, **NOVEMBER, barn=["handcart"], land={9: "carpenters_workshop"}, goods=goods)
    table.do("any:load:0", "load:clay:1", "skip", "done")
    assert (table.asked(), table.match.asks[0].args) == ("before_milking", {"count": 3})
    table.do("any:house:carpenters_workshop", "go_on")
    assert table.goods("food") == [26]  # 30 - 4 + 3 of the milk - 3
