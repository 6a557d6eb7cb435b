"""November and May, sustenance, conversions until the end (rulebook pp.7-8, 15; notes 2, 4)."""

import pytest

from tests.rules.arle.scene import Table

NOVEMBER, MAY = 1, 2


def take_stock(half_year: int = NOVEMBER, **farm: object) -> Table:
    return Table(1, half_year=half_year, placed=3, **farm).do("skip", "done")  # type: ignore[arg-type]


def test_vector_milking() -> None:
    goods = {"sheep": 8, "cattle": 5, "horse": 0, "food": 0}
    table = take_stock(goods=goods, land=dict.fromkeys((10, 12), "stable") | {9: "stable"})
    assert table.goods("food") == [6 - 3]


@pytest.mark.parametrize(
    ("sheep", "cattle", "food"), [(1, 0, 0), (2, 0, 1), (5, 0, 2), (0, 1, 1), (0, 3, 2), (0, 5, 3), (2, 3, 3)]
)
def test_milk_thresholds(sheep: int, cattle: int, food: int) -> None:
    goods = {"sheep": sheep, "cattle": cattle, "horse": 0, "food": 10}
    assert take_stock(goods=goods).goods("food") == [10 + food - 3]


def test_harvest() -> None:
    land = {9: "forest", 10: "park"}
    table = take_stock(land=land, goods={"grain": 0, "flax": 15, "wood": 0})
    assert table.goods("grain", "flax", "wood") == [1, 15, 1]


def test_vector_sustenance_mix() -> None:
    goods = {"food": 1, "grain": 1, "horse": 0, "peat": 0, "wood": 1}
    table = take_stock(goods=goods, land={11: "park", 14: "park"})
    assert table.goods("food", "grain", "wood") == [0, 0, 0]
    assert table.farm().bottlenecks == 2
    assert table.points("bottlenecks") == -4


def test_grain_only_without_food_and_animals_only_without_grain() -> None:
    table = take_stock(goods={"food": 2, "grain": 5, "horse": 1})
    assert table.goods("food", "grain", "horse") == [0, 5, 1]  # one grain eaten, one harvested
    table = take_stock(MAY, goods={"food": 0, "grain": 1, "horse": 1, "sheep": 1, "wool": 0})
    assert table.asked() == "eat"
    table.do("give:sheep")
    assert table.goods("horse", "sheep") == [0, 0]
    assert table.farm().bottlenecks == 0


def test_wood_or_timber_only_without_peat() -> None:
    table = take_stock(goods={"peat": 1, "wood": 1, "timber": 1})
    assert table.asked() == "pay"
    assert table.ids() == ["pay:1wood", "pay:1timber"]
    assert table.do("pay:1timber").goods("peat", "wood", "timber") == [0, 1, 0]


def test_may_needs_no_fuel() -> None:
    assert take_stock(MAY, goods={"food": 3, "peat": 0, "wood": 0}).farm().bottlenecks == 0


@pytest.mark.parametrize(("sheep", "wool"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 3), (9, 3)])
def test_shearing(sheep: int, wool: int) -> None:
    standing = {"cell:9": [min(sheep, 2), 0, 0], "cell:10": [min(max(sheep - 2, 0), 2), 0, 0]}
    standing |= {f"dike:{index}": [int(sheep > 4 + index), 0, 0] for index in range(5)}
    goods = {"sheep": sheep, "horse": 0, "wool": 0}
    assert take_stock(MAY, goods=goods, standing=standing).goods("wool", "sheep") == [wool, sheep]


def test_conversions_before_paying_when_something_is_missing() -> None:
    table = Table(1, placed=3, barn=["peat_boat"], goods={"food": 1, "peat": 5})
    table.do("skip", "done")
    assert table.asked() == "sustenance"
    table.do("any:peat_boat", "ship:food:2", "done", "pay")
    assert table.goods("food", "peat") == [0, 1]
    assert table.view.half_year == 2


def test_schnapps_between_harvest_and_sustenance() -> None:
    table = Table(1, placed=3, land={9: "schnapps_distillery"}, goods={"food": 0, "grain": 0, "peat": 3})
    table.do("skip", "done", "any:house:schnapps_distillery", "times:1", "pay")
    assert table.goods("food", "grain", "peat") == [0, 0, 0]


def test_nobody_is_asked_when_nothing_is_missing_unless_the_table_wants_it() -> None:
    farm = {"barn": ["peat_boat"], "goods": {"food": 9, "peat": 9}}
    assert Table(1, placed=3, **farm).do("skip", "done").view.half_year == 2  # type: ignore[arg-type]
    options = {"pause_before_supplies": True}
    table = Table(1, placed=3, options=options, **farm).do("skip", "done")  # type: ignore[arg-type]
    assert table.asked() == "sustenance"


def test_peat_boat_turns_peat_into_any_good_of_the_track_and_more_boats_add_nothing() -> None:
    table = Table(1, barn=["peat_boat", "peat_boat"]).do("any:peat_boat", "ship:hides:3")
    assert table.goods("peat", "hides") == [0, 5]
    assert "any:peat_boat" not in table.ids()


def test_peat_boats_work_at_the_very_end() -> None:
    table = Table(1, half_year=9, placed=3, barn=["peat_boat"], goods={"peat": 5, "food": 9, "wool": 6})
    table.do("skip", "done")
    assert table.asked() == "final"
    table.do("any:peat_boat", "ship:wool:1", "done")
    assert table.goods("wool") == [7]
    assert table.do("finish").match.over


def test_the_game_ends_after_nine_half_years_in_november() -> None:
    table = Table(1, half_year=9, placed=3).do("skip", "done")
    assert table.match.over
    assert table.match.result() is not None


def test_seasons_alternate() -> None:
    table = Table(1, half_year=1)
    assert table.view.season == "summer"
    assert table.rest().view.season == "winter"
    assert "space:baker" in table.ids()
    assert "space:fisherman" not in table.ids()
