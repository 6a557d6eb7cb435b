"""Every summer and winter space (rulebook pp.12-13; notes 5)."""

from tests.rules.arle.scene import Table


def test_fisherman_moves_the_marker_first_then_counts() -> None:
    table = Table(1).place("fisherman")
    assert table.goods("food", "sheep") == [5 + 3, 1]
    assert table.farm().tools["fish_traps"] == 1


def test_summer_grocer() -> None:
    table = Table(1).place("summer_grocer", "gain:1horse")
    assert table.goods("grain", "leather", "horse") == [2, 1, 2]
    assert Table(1).place("summer_grocer", "gain:1brick").goods("brick") == [1]


def test_woolen_weaver() -> None:
    table = Table(1, goods={"wool": 3}).place("woolen_weaver")
    assert [option for option in table.ids() if option.startswith("times")] == [
        "times:2",
        "times:1",
        "times:0",
    ]
    table.do("times:2")
    assert table.goods("wool", "woolen") == [1, 2]


def test_colonist_gives_a_horse_and_drains_a_moor() -> None:
    table = Table(1).place("colonist", "cell:16")
    assert table.goods("horse") == [2]
    assert table.tile(16) == table.tile(19) == "drained_moor"
    assert table.farm().cells[16].peat == 4


def test_peat_cutter_takes_from_the_own_moor_and_clears_it() -> None:
    table = Table(1, tools={"spades": 5}).place("peat_cutter", "peat:13:4")
    assert table.goods("peat") == [7]
    assert table.tile(13) == ""
    assert table.asked() == "end_turn"  # no other moor is drained


def test_vector_shovel_pairs() -> None:
    table = Table(1, tools={"shovels": 5}).place("dike_builder", "gain:1cattle")
    assert table.goods("cattle") == [1]
    assert table.farm().dike_line == 2
    assert sum(dike.gap == 1 for dike in table.farm().dikes) == 1
    assert Table(1, tools={"shovels": 5}).place("clay_worker").goods("clay") == [9]


def test_shovels_give_one_two_two_three_dikes() -> None:
    for shovels, dikes in [(3, 1), (4, 2), (5, 2), (6, 3)]:
        table = Table(1, tools={"shovels": shovels}).place("dike_builder", "decline")
        assert 5 - sum(dike.gap == 3 for dike in table.farm().dikes) - 2 == dikes


def test_farmer_builds_a_plow_that_counts_at_once() -> None:
    table = Table(1).place("farmer", "equip:plow", "field:flax_field")
    assert table.tiles("flax_field") == 2
    assert table.goods("wood", "horse") == [3, 0]
    assert table.asked() == "end_turn"


def test_farmer_may_plough_fewer_fields_than_plows() -> None:
    table = Table(1, barn=["plow", "plow"], goods={"horse": 0}).place("farmer", "field:grain_field", "done")
    assert table.tiles("grain_field") == 2
    assert table.view.supply["field"] == 11


def test_a_plow_costs_cattle_or_horse() -> None:
    table = Table(1, goods={"cattle": 1}).place("farmer", "equip:plow")
    assert table.ids() == ["pay:1wood.1cattle", "pay:1wood.1horse"]
    table.do("pay:1wood.1cattle")
    assert table.goods("cattle", "horse") == [0, 1]


def test_forester() -> None:
    table = Table(1).place("forester", "forest")
    assert table.tiles("forest") == 1
    assert table.goods("food") == [4]
    assert table.view.supply["forest"] == 4


def test_woodcutter() -> None:
    assert Table(1).place("woodcutter").goods("wood") == [7]


def test_carpenter_builds_a_building_or_a_stall_not_both() -> None:
    table = Table(1).place("summer_carpenter", "stall")
    assert table.goods("clay", "grain") == [2, 0]
    assert table.tiles("stall") == 2
    assert table.asked() == "end_turn"


def test_warden_turns_a_tile_over() -> None:
    table = Table(1, barn=["peat_boat", "cart"]).place("warden")
    assert {"flip:cell:12", "flip:cell:15", "flip:piece:0", "flip:piece:1"} < set(table.ids())
    table.do("flip:piece:1")
    assert [piece.kind for piece in table.farm().barn] == ["peat_boat", "horse_cart"]


def test_warden_drains_a_moor_by_turning_it_over() -> None:
    table = Table(1).place("warden", "flip:cell:15")
    assert table.tile(15) == "drained_moor"
    assert table.farm().cells[15].peat == 4


def test_flip_pairs_of_land() -> None:
    for before, after in [("stall", "depot"), ("stable", "double_stall"), ("forest", "park")]:
        table = Table(1, land={9: before}).place("warden", "flip:cell:9")
        assert table.tile(9) == after
    assert "flip:cell:11" not in Table(1).place("warden").ids()  # fields have no arrow
    assert "flip:cell:13" not in Table(1).place("warden").ids()  # nor has the small boardwalk


def test_laborer_builds_a_vehicle() -> None:
    table = Table(1).place("summer_laborer", "equip:handcart")
    assert table.goods("food", "wood") == [3, 2]
    assert [piece.kind for piece in table.farm().barn] == ["handcart"]


def test_peat_boatman_takes_from_the_supply() -> None:
    table = Table(1, half_year=2, barn=["peat_boat", "peat_boat"]).place("peat_boatman")
    assert table.goods("peat") == [8]
    assert table.farm().cells[13].peat == 4


def test_tanner_and_linen_weaver() -> None:
    assert Table(1, half_year=2).place("tanner", "times:2").goods("hides", "leather") == [0, 2]
    assert Table(1, half_year=2).place("linen_weaver", "times:2").goods("flax", "linen") == [1, 2]


def test_butcher_gives_a_food_more_for_cattle() -> None:
    table = Table(1, half_year=2, goods={"cattle": 1})
    table.place("butcher", "animal:cattle:1", "animal:horse:1")
    assert table.goods("food", "hides", "cattle", "horse") == [5 + 4 + 3, 2 + 4, 0, 0]


def test_cattle_trader() -> None:
    table = Table(1, half_year=2).place("cattle_trader", "gain:1cattle")
    assert table.goods("grain", "sheep", "cattle") == [3, 1, 1]


def test_winter_grocer_cuts_from_the_own_moor() -> None:
    table = Table(1, half_year=2).place("winter_grocer", "peat:13:1", "gain:1sheep")
    assert table.goods("peat", "wood", "clay", "sheep") == [4, 5, 5, 1]
    assert table.farm().cells[13].peat == 3


def test_builders_merchant() -> None:
    table = Table(1, half_year=2).place("builders_merchant", "gain:1clay", "gain:1brick")
    assert table.goods("hides", "clay", "brick") == [4, 5, 1]


def test_potter_takes_peat_from_the_supply() -> None:
    table = Table(1, half_year=2).place("potter", "times:2")
    assert table.goods("clay", "food", "peat") == [2, 11, 5]


def test_baker_takes_flax_only_without_grain_and_wood_only_without_peat() -> None:
    table = Table(1, half_year=2, tools={"ovens": 4}, goods={"grain": 1, "flax": 2, "peat": 2})
    table.place("baker", "times:3")
    assert table.goods("grain", "flax", "peat", "wood", "food") == [0, 0, 0, 3, 23]


def test_timber_may_stand_in_for_the_bakers_wood() -> None:
    table = Table(1, half_year=2, goods={"peat": 0, "wood": 0, "timber": 1}).place("baker", "times:1")
    assert table.goods("timber", "food") == [0, 11]


def test_wainwright_builds_a_vehicle_and_a_peat_boat() -> None:
    table = Table(1, half_year=2).place("wainwright", "equip:handcart", "equip:peat_boat")
    assert [piece.kind for piece in table.farm().barn] == ["handcart", "peat_boat"]
    assert table.goods("wood") == [1]


def test_vehicle_prices() -> None:
    rich = {"wood": 20, "horse": 3}
    prices = {"handcart": (2, 0), "wagon": (4, 0), "cart": (5, 1), "horse_cart": (7, 1), "carriage": (4, 2)}
    for kind, (wood, horses) in {**prices, "droshky": (6, 2)}.items():
        table = Table(1, half_year=2, goods=rich, land={9: "stable"}).place("wainwright", f"equip:{kind}")
        assert table.goods("wood", "horse") == [20 - wood, 3 - horses]


def test_winter_carpenter_turns_a_stall_into_a_stable() -> None:
    table = Table(1, half_year=2, goods={"brick": 2}).place("winter_carpenter", "stable")
    assert table.tile(12) == "stable"
    assert table.goods("brick", "horse") == [0, 1]
    assert (table.view.supply["stall"], table.view.supply["stable"]) == (7, 2)


def test_dike_warden_does_both() -> None:
    table = Table(1, half_year=2).place("dike_warden", "flip:cell:15")
    assert table.farm().dike_line == 2
    assert table.tile(15) == "drained_moor"


def test_or_means_exactly_one() -> None:
    for space, options in {"forester": ["forest"], "winter_carpenter": ["stall"]}.items():
        table = Table(1, half_year=1 if space == "forester" else 2).place(space, *options)
        assert table.asked() == "end_turn"


def test_timber_for_wood_and_brick_for_clay_but_not_the_other_way() -> None:
    table = Table(1, goods={"wood": 1, "timber": 1}).place("summer_laborer", "equip:handcart")
    assert table.goods("wood", "timber") == [0, 0]
    table = Table(1, goods={"clay": 0, "brick": 2}).place("summer_carpenter", "stall")
    assert table.goods("brick") == [0]
    assert "tool:ovens" not in Table(1, goods={"clay": 9, "brick": 0}).place("summer_master").ids()


def test_who_could_pay_in_several_ways_chooses() -> None:
    table = Table(1, goods={"wood": 2, "timber": 1}).place("summer_laborer", "equip:handcart")
    assert table.ids() == ["pay:2wood", "pay:1wood.1timber"]
