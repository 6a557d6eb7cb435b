"""Every building of the base game (rulebook pp.16-18; notes 5)."""

import pytest

from engine.arle.components import BUILDINGS
from tests.rules.arle.scene import Table

RICH = {
    "wood": 1,
    "clay": 1,
    "timber": 6,
    "brick": 6,
    "food": 30,
    "grain": 15,
    "flax": 15,
    "wool": 15,
    "leather": 5,
}
RICH |= {"summer_wear": 1, "winter_wear": 1, "leather_wear": 1}


def build(building: str, *ids: str, goods: dict[str, int] | None = None, **farm: object) -> Table:
    """Build it with the Builder, paying the first way that is offered, and answer what comes."""
    table = Table(1, sale=(building,), goods={**RICH, **(goods or {})}, **farm)  # type: ignore[arg-type]
    table.place("builder", f"building:{building}")
    while table.asked() == "pay":
        table.do(table.ids()[0])
    return table.do(*ids)


@pytest.mark.parametrize("building", [item.id for item in BUILDINGS.values() if not item.expansion])
def test_every_building_can_be_built_and_brings_its_points(building: str) -> None:
    table = build(building)
    assert building in table.farm().buildings
    assert building not in table.view.sale
    before = Table(1, goods=RICH).points("home_board")
    assert table.points("home_board") >= before + BUILDINGS[building].vp


def test_prices_by_colour() -> None:
    table = Table(1, sale=("weaving_parlor",), goods=RICH).place("builder", "building:weaving_parlor")
    assert table.ids() == [f"pay:1grain.1{material}" for material in ("wood", "timber", "clay", "brick")]
    assert build("turnery").goods("timber", "brick") == [5, 5]
    assert build("village_church").goods("timber", "brick", "food") == [3, 3, 15]


def test_inns_cost_two_different_materials_and_two_timber_are_not_different() -> None:
    only = {"wood": 0, "clay": 0, "brick": 0, "timber": 2, "grain": 1, "food": 30}
    assert "building:potters_inn" not in Table(1, sale=("potters_inn",), goods=only).place("builder").ids()
    table = Table(1, sale=("potters_inn",), goods={**only, "wood": 1}).place(
        "builder", "building:potters_inn"
    )
    assert table.goods("wood", "timber", "food") == [0, 1, 21]


def test_mill_alternatives_are_not_mixed() -> None:
    table = Table(1, sale=("mill",), goods={"timber": 1, "flax": 7, "grain": 7}).place("builder")
    assert "building:mill" not in table.ids()
    table = build("mill", land={9: "grain_field"}, goods={"flax": 8, "grain": 0, "food": 0})
    assert table.goods("flax", "food") == [0, 8]


@pytest.mark.parametrize(("fields", "food"), [(2, 0), (3, 8), (4, 8), (5, 10), (6, 12)])
def test_mill(fields: int, food: int) -> None:
    land = dict.fromkeys((9, 10, 12, 13)[: fields - 2], "grain_field") | {15: "", 18: ""}
    table = build("mill", land=land, goods={"food": 0, "flax": 0})
    assert table.goods("food") == [food]


# --- starter houses ------------------------------------------------------------------------------------------


def before_november(*houses: str, **farm: object) -> Table:
    land = dict(zip((9, 12), houses, strict=False))
    table = Table(1, placed=3, land={**land, **farm.pop("land", {})}, **farm)  # type: ignore[arg-type, dict-item]
    return table.do("skip", "done")


def test_farmers_house() -> None:
    table = before_november("farmers_house", goods={"clay": 0})
    assert table.asked() == "cut_peat"
    table.do("peat:13:1")
    assert table.goods("clay") == [1]
    assert table.view.half_year == 2


def test_plow_makers_workshop_lays_any_field_or_none() -> None:
    assert before_november("plow_makers_workshop").do("field:flax_field").tiles("flax_field") == 2
    assert before_november("plow_makers_workshop").do("done").tiles("flax_field") == 1


def test_only_a_house_of_which_something_came_is_said_to_have_been_used() -> None:
    def told(*answers: str) -> list[str]:
        kinds = [event.kind for event in before_november("plow_makers_workshop").do(*answers).news]
        return [kind for kind in kinds if kind in ("used_house", "placed")]

    assert told("field:flax_field") == ["used_house", "placed"]
    assert told("done") == []
    farmer = [event.kind for event in before_november("farmers_house").do("done").news]
    assert farmer.index("used_house") + 1 == farmer.index("gained")


def test_novices_hut() -> None:
    table = before_november("novices_hut", goods={"grain": 0})
    assert table.goods("grain") == [1 + 1]  # and one from the harvest
    assert table.farm().dike_line == 2


def test_workshop_pays_for_its_step() -> None:
    table = before_november("workshop", goods={"wood": 0}).do("tool:axes")
    assert table.goods("wood") == [0]
    assert table.farm().tools["axes"] == 1


def test_the_owner_picks_the_order_of_starter_houses() -> None:
    table = before_november("farmers_house", "workshop")
    assert table.asked() == "which_house"
    table.do("house:workshop", "done", "peat:13:1")
    assert table.view.half_year == 2


def test_starter_houses_work_in_the_last_half_year_but_never_in_winter() -> None:
    table = Table(1, half_year=9, placed=3, land={9: "novices_hut"}).do("skip", "done").rest()
    assert table.match.over
    assert table.farm().dike_line == 2
    table = Table(1, half_year=2, placed=3, land={9: "novices_hut"}).do("skip", "done")
    assert table.farm().dike_line == 3


def test_what_starter_houses_give_cannot_be_loaded_any_more() -> None:
    table = Table(1, placed=3, land={9: "workshop"}, barn=["handcart"], goods={"wood": 0, "clay": 0})
    table.do("skip", "done")
    assert table.asked() == "upgrade"
    assert "any:load:0" not in table.ids()


# --- small houses --------------------------------------------------------------------------------------------


def house(name: str, **farm: object) -> Table:
    return Table(1, land={9: name, **farm.pop("land", {})}, **farm)  # type: ignore[arg-type, dict-item]


def test_weaving_parlor_is_legal_without_peat_to_cut() -> None:
    table = house("weaving_parlor", goods={"flax": 6}).do("any:house:weaving_parlor", "times:2", "peat:13:2")
    assert table.goods("flax", "linen", "peat") == [0, 2, 5]
    table = house("weaving_parlor", goods={"flax": 3}, peat={13: 0}).do("any:house:weaving_parlor", "times:1")
    assert table.goods("flax", "linen", "peat") == [0, 1, 3]


def test_colonists_house() -> None:
    table = house("colonists_house").do("any:house:colonists_house", "times:2", "peat:13:2")
    assert table.goods("wool", "clay", "peat") == [0, 6, 5]


def test_carpenters_workshop_turns_a_stall_into_a_stable() -> None:
    table = house("carpenters_workshop", goods={"brick": 1}).do("any:house:carpenters_workshop")
    assert table.tile(12) == "stable"
    assert table.goods("food", "brick") == [1, 0]


def test_schnapps_distillery_works_within_an_action() -> None:
    table = house("schnapps_distillery").place("builder").do("any:house:schnapps_distillery", "times:1")
    assert table.goods("grain", "peat", "food") == [0, 2, 8]
    assert table.asked() == "construct_building"


def test_loading_station_loads_peat_from_the_supply_on_single_slots_only() -> None:
    table = Table(
        1, placed=3, land={9: "loading_station"}, barn=["carriage"], goods={"wood": 0, "clay": 0, "peat": 0}
    )
    table.do("any:load:0")
    assert [option for option in table.ids() if option.startswith("load:peat")] == ["load:peat:1"]
    table.do("load:peat:1")
    assert table.goods("peat") == [0]
    table.rest()
    assert table.goods("peat") == [0]  # one arrived, one was burnt in November
    assert table.farm().bottlenecks == 1


def test_litter_storage_needs_two_horses() -> None:
    assert "any:house:litter_storage" not in house("litter_storage", goods={"flax": 9}).ids()
    table = house("litter_storage", goods={"flax": 9, "horse": 2}).do("any:house:litter_storage", "times:2")
    assert table.goods("flax", "horse") == [3, 4]


def test_wood_trader_house_is_not_the_space() -> None:
    table = house("wood_trader_house", goods={"timber": 2}).do("any:house:wood_trader_house", "times:2")
    assert table.goods("timber", "food", "wood") == [0, 3, 8]


# --- instant effects -----------------------------------------------------------------------------------------


def test_turnery() -> None:
    table = build("turnery", "peat:13:4", land={9: "forest", 12: "forest"})
    assert table.goods("wood", "peat") == [3, 7]


def test_smokehouse() -> None:
    table = build("smokehouse", "peat:13:3", tools={"fish_traps": 3})
    assert table.goods("peat") == [6]


def test_smithy_exchanges_small_equipment_for_plows() -> None:
    table = build("smithy", "give:piece:0", "give:piece:1", barn=["peat_boat", "wagon"])
    assert [piece.kind for piece in table.farm().barn] == ["plow", "plow"]
    assert table.view.supply["peat_boat"] == 4
    assert table.view.supply["handcart"] == 2


@pytest.mark.parametrize(("dairy", "steps"), [(4, 0), (5, 1), (10, 2), (15, 3)])
def test_cooperage_moves_all_six_indicators(dairy: int, steps: int) -> None:
    land = dict.fromkeys((10, 12, 14), "stable")
    table = build("cooperage", goods={"food": 5, "grain": 1, "flax": 1, "wool": 1, "sheep": dairy}, land=land)
    assert table.goods("food", "grain", "flax", "wool", "hides") == [
        5 + 2 * steps,
        *[1 + steps] * 3,
        2 + steps,
    ]


def test_bakehouse() -> None:
    table = build("bakehouse", "times:2", tools={"ovens": 2}, goods={"food": 0})
    assert table.goods("grain", "flax", "food") == [11, 13, 16]


def test_weaving_mill() -> None:
    table = build("weaving_mill", tools={"weaving_looms": 4})
    assert table.goods("winter_wear") == [2]
    assert table.farm().tools["weaving_looms"] == 3


def test_textile_house() -> None:
    table = build("textile_house")
    assert table.goods("linen", "woolen", "leather", "summer_wear", "winter_wear") == [1, 1, 6, 0, 0]


def test_saddlery() -> None:
    table = build("saddlery", "peat:13:2", goods={"horse": 2})
    assert table.goods("peat", "leather") == [5, 2]
    assert table.farm().tools["fleshing_beams"] == 1


def test_joinery() -> None:
    table = build("joinery", barn=["peat_boat", "plow"])
    assert table.goods("peat", "horse", "grain") == [5, 2, 10]


def test_waterfront_house() -> None:
    table = build("waterfront_house")
    assert table.goods("food", "brick") == [15, 4]
    assert table.farm().dike_line == 2
    assert table.farm().tools["fish_traps"] == 3


def test_potters_inn() -> None:
    table = build("potters_inn", "animal:sheep:1", "animal:cattle:1")
    assert table.goods("sheep", "cattle") == [1, 1]


def test_farmers_inn() -> None:
    table = build("farmers_inn", "cell:11", "cell:14")
    assert table.tiles("forest") == 2
    assert (table.view.supply["field"], table.view.supply["forest"]) == (14, 3)


def test_junk_dealers_inn() -> None:
    table = build("junk_dealers_inn")
    assert table.ids()[:2] == ["equip:handcart", "equip:peat_boat"]
    table.do("equip:peat_boat")
    assert table.goods("leather_wear", "woolen") == [2, 1]


def test_gulf_house_inn_counts_a_double_stall_twice_and_no_depot() -> None:
    land = {12: "double_stall", 10: "stable", 14: "depot"}
    table = build("gulf_house_inn", land=land, goods={"wood": 1, "clay": 1})
    assert table.goods("timber", "brick") == [6 - 1 + 2, 6 + 1]  # one timber is part of the price


def test_milk_house_inn_counts_the_new_one() -> None:
    table = build("milk_house_inn", goods={"cattle": 1})
    assert table.goods("cattle") == [2]
    assert "peat:13:2" in table.ids()
    assert "peat:13:3" not in table.ids()


def test_sluice_yard_inn_moves_first_then_counts() -> None:
    table = build("sluice_yard_inn", goods={"wood": 1, "clay": 1})
    assert table.goods("wood") == [4]


def test_village_church() -> None:
    assert [piece.kind for piece in build("village_church").farm().barn] == ["carriage"]


def test_village_church_gives_nothing_when_the_carriages_have_run_out() -> None:
    table = Table(1, sale=("village_church",), goods=RICH)
    table.match.state.supply["carriage"] = 0
    table.place("builder", "building:village_church")
    assert table.farm().barn == ()


def test_lutetsburg_castle() -> None:
    table = build("lutetsburg_castle", "forest")
    assert table.tiles("forest") == 1
    tools = table.farm().tools
    assert [tools[tool] for tool in ("spades", "pottery_wheels", "workbenches")] == [1, 1, 1]


def test_berum_castle() -> None:
    table = build("berum_castle", "flip:cell:15")
    assert table.farm().tools["ovens"] == table.farm().tools["weaving_looms"] == 1
    assert table.tile(15) == "drained_moor"


def test_animals_of_a_building_need_room_at_once() -> None:
    full = {"cell:10": [2, 0, 0], "cell:12": [0, 0, 3]} | {f"dike:{index}": [0, 0, 1] for index in range(5)}
    table = build("milk_house_inn", goods={"sheep": 2, "horse": 8}, standing=full, land={9: "grain_field"})
    assert table.asked() == "surplus"
