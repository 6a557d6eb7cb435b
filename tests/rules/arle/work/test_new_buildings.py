"""Every building of Tea & Trade (booklet pp.7-8)."""

from typing import Any

import pytest

from engine.arle.components import BUILDINGS
from tests.rules.arle.scene import Table

RICH = {
    "wood": 0,
    "clay": 0,
    "timber": 6,
    "brick": 6,
    "food": 30,
    "grain": 9,
    "flax": 9,
    "tea": 9,
    "linen": 5,
}


def build(building: str, *ids: str, goods: dict[str, int] | None = None, **farm: Any) -> Table:
    table = Table(1, expansion=True, sale=(building,), goods={**RICH, **(goods or {})}, **farm)
    table.place("builder", f"building:{building}")
    while table.asked() in ("pay", "where"):
        table.do(table.ids()[0])
    return table.do(*ids)


@pytest.mark.parametrize("building", [item.id for item in BUILDINGS.values() if item.expansion])
def test_every_building_can_be_built(building: str) -> None:
    table = build(building)
    assert building in table.farm().buildings


def house(name: str, **farm: Any) -> Table:
    return Table(1, expansion=True, land={9: name, **farm.pop("land", {})}, **farm)


def test_animal_market() -> None:
    table = house("animal_market", goods={"sheep": 2, "horse": 1, "tea": 0, "food": 0})
    table.do("any:house:animal_market")
    assert table.goods("sheep", "horse", "tea", "food") == [0, 0, 4, 3]


def test_poultry_farm() -> None:
    table = house("poultry_farm", goods={"grain": 2}).do("any:house:poultry_farm", "times:2")
    assert table.goods("wood", "grain", "food") == [1, 0, 13]


def test_tea_exchange() -> None:
    table = house("tea_exchange", goods={"linen": 1, "leather": 1, "tea": 0}).do("any:house:tea_exchange")
    assert table.goods("linen", "leather", "food", "tea") == [0, 0, 4, 4]
    assert "any:house:tea_exchange" not in house("tea_exchange", goods={"linen": 2}).ids()


def test_pumping_station() -> None:
    table = house("pumping_station").do("any:house:pumping_station", "edge:V:3:0", "edge:V:4:0")
    assert table.goods("wood", "food") == [2, 4]
    assert table.farm().ditches == ("V:3:0", "V:4:0")


def test_starred_smokehouse() -> None:
    table = build("smokehouse_tt", "peat:13:2", "peat:13:2", harbor=["large_fishing_cutter"])
    assert table.goods("peat") == [7]


def test_small_shipyard() -> None:
    ditches = ["V:3:0", "V:4:0", "V:5:0", "H:3:1", "H:3:0", "H:4:1"]
    table = build("small_shipyard", "equip:small_fishing_cutter", "equip:peat_boat", ditches=ditches)
    assert table.goods("timber") == [3]
    assert [ship.kind for ship in table.farm().harbor] == ["small_fishing_cutter"]


def test_starred_smithy() -> None:
    table = build("smithy_tt", "flip:piece:0", "flip:piece:1", barn=["peat_boat", "cart"])
    assert [piece.kind for piece in table.farm().barn] == ["plow", "horse_cart"]
    assert table.goods("food") == [26]


def test_frederiks_sluice() -> None:
    table = build("frederiks_sluice")
    for _ in range(6):
        table.do(table.ids()[0])
    assert len(table.farm().ditches) == 6
    assert table.asked() == "end_turn"


def test_homestead() -> None:
    table = build("homestead", goods={"horse": 1, "cattle": 2, "grain": 0, "flax": 0})
    assert table.goods("grain", "flax") == [1, 2]


def test_moor_farmers_house() -> None:
    table = build("moor_farmers_house", "cell:16")
    assert table.tile(16) == table.tile(19) == "grain_field"
    assert table.view.supply["field"] == 10
    assert build("moor_farmers_house", "cell:13").tile(13) == "grain_field"


def test_without_fields_the_moor_farmers_land_is_for_animals_at_once() -> None:
    table = build("moor_farmers_house", "cell:16", supply={"field": 0})
    table.do("any:animals")
    assert table.asked() == "move_from"
    animals = table.goods("sheep", "cattle", "horse")
    assert [sum(herd) for herd in zip(*table.match.state.farms[0].standing.values(), strict=True)] == animals
    assert {"cell:16", "cell:19"} <= set(table.match.state.farms[0].standing)


def test_peat_shed() -> None:
    table = build("peat_shed", ditches=["V:3:0", "V:4:0", "V:5:0"], barn=["peat_boat"])
    assert [piece.kind for piece in table.farm().barn] == ["peat_boat", "handcart", "handcart"]


def test_peat_shed_gives_nothing_when_handcarts_have_run_out() -> None:
    table = Table(1, expansion=True, sale=("peat_shed",), goods=RICH, barn=["peat_boat"])
    table.match.state.supply["handcart"] = 0
    table.place("builder", "building:peat_shed", "cell:9")
    assert len(table.farm().barn) == 1


def test_slaughterhouse() -> None:
    assert build("slaughterhouse").farm().tools["slaughtering_tables"] == 1
    table = Table(1, expansion=True, half_year=2, land={9: "slaughterhouse"}, goods={"tea": 0, "food": 0})
    assert table.place("butcher", "animal:horse:1").goods("food") == [4]
    table = house("animal_market", land={10: "slaughterhouse"}, goods={"sheep": 3, "horse": 0, "food": 0})
    assert table.do("any:house:animal_market").goods("food") == [4]


def test_carolinensiel() -> None:
    table = build("carolinensiel", "cell:15", ditches=["V:3:0", "V:4:0"])
    assert table.goods("clay", "food", "timber") == [2, 18, 4]
    assert table.tile(15) == "drained_moor"


def test_tea_factory() -> None:
    assert build("tea_factory", goods={"tea": 5}).goods("tea", "east_frisian_tea", "brick") == [0, 5, 4]


def test_schnapps_factory() -> None:
    land = {9: "malt_house_inn"}
    table = build("schnapps_factory", harbor=["small_trade_ship"], land=land, goods={"food": 0})
    assert table.goods("food", "grain", "brick") == [8, 3, 5]


def test_malt_house_inn() -> None:
    table = build("malt_house_inn", land={9: "mill"}, goods={"wool": 0})
    assert table.goods("food", "wool") == [23, 2]


def test_old_brickworks_inn() -> None:
    table = build("old_brickworks_inn", "times:2", goods={"flax": 0})
    assert table.goods("tea", "brick", "flax") == [7, 6 - 1 + 2, 2]


def test_wossenhaus_inn_counts_no_plows_boats_or_ships() -> None:
    table = build(
        "wossenhaus_inn", barn=["cart", "handcart", "plow", "peat_boat"], harbor=["small_trade_ship"]
    )
    assert table.goods("peat") == [9]


def test_starred_farmers_inn() -> None:
    table = build("farmers_inn_tt", "cell:11", "times:1", goods={"east_frisian_tea": 1})
    assert table.tile(11) == "forest"
    assert table.goods("food", "east_frisian_tea") == [30, 0]


def test_starred_sluice_yard_inn() -> None:
    table = build("sluice_yard_inn_tt")
    assert [ship.kind for ship in table.farm().harbor] == ["large_fishing_cutter"]
    assert table.goods("wood") == [3]


def test_old_smithy_inn() -> None:
    table = build("old_smithy_inn")
    assert table.goods("horse") == [4]
    assert [piece.kind for piece in table.farm().barn] == ["plow"]


def test_mennonite_church() -> None:
    table = build("mennonite_church", "times:3")
    assert [ship.kind for ship in table.farm().harbor] == ["large_trade_ship"]
    assert table.goods("linen", "food") == [2, 30]


def test_norderburg_castle() -> None:
    land = {10: "grain_field", 12: "grain_field"}
    table = build("norderburg_castle", "fields:4", land=land, goods={"food": 15})
    assert table.goods("food") == [14]
    assert table.tiles("grain_field") == 0
    assert table.farm().tools["slickers"] == 1
    assert build("norderburg_castle").farm().tools["slickers"] == 1
