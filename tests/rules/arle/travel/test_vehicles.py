"""Vehicles, loading and destinations (rulebook pp.10-11, 19; notes 5)."""

import pytest

from bot import words
from engine.arle.components import DESTINATIONS
from tests.rules.arle.scene import Table

RICH = {
    "wood": 9,
    "clay": 9,
    "peat": 9,
    "linen": 3,
    "woolen": 3,
    "leather": 3,
    "timber": 3,
    "grain": 9,
    "flax": 9,
}
RICH |= {"summer_wear": 3, "winter_wear": 3, "leather_wear": 3, "hides": 5, "food": 0}


def loads(table: Table, piece: int = 0) -> list[tuple[str, int, int]]:
    found = next(each for each in table.farm().barn if each.number == piece)
    return [(load.what, load.first, load.width) for load in found.loads]


def loading(kind: str, *ids: str, **farm: object) -> Table:
    goods = {**RICH, **farm.pop("goods", {})}  # type: ignore[dict-item]
    return Table(1, barn=[kind], goods=goods, **farm).do("any:load:0", *ids)  # type: ignore[arg-type]


def test_loaded_goods_are_owned_only_after_the_work_phase() -> None:
    table = loading("handcart", "load:wood:1")
    assert table.goods("wood", "timber") == [8, 3]
    assert table.rest(stop="place").goods("timber") == [3]
    assert Table(1, placed=3, barn=["handcart"]).do("any:load:0", "load:wood:1").rest().goods("timber") == [1]


def test_loading_clay_costs_peat() -> None:
    table = loading("wagon", "load:clay:2")
    assert table.goods("clay", "peat") == [7, 7]
    assert loads(table) == [("brick", 0, 1), ("brick", 1, 1)]
    assert "load:clay:1" not in loading("wagon", goods={"peat": 0}).ids()


def test_slots_of_a_wagon_are_never_joined() -> None:
    assert "load:linen:1" not in loading("wagon").ids()
    assert "visit:norden" not in loading("wagon").ids()


def test_a_double_slot_takes_no_small_tile() -> None:
    table = loading("carriage", "load:wood:1")
    assert loads(table) == [("timber", 0, 1)]
    assert not [
        option for option in table.ids() if option.startswith(("load:wood", "load:clay", "visit:hage"))
    ]
    assert "load:linen:1" in table.ids()


def test_vector_droshky_bad() -> None:
    table = loading("droshky", "load:linen:1")
    assert loads(table) == [("summer_wear", 1, 1)]
    assert "load:linen:1" not in table.ids()
    assert "load:wood:2" in table.ids()


def test_vector_horse_cart_load() -> None:
    table = Table(1, placed=3, barn=["horse_cart"], goods={"leather": 1, "timber": 0})
    table.do("any:load:0", "visit:hage", "cell:11", "visit:aurich", "sell:0", "sell:2", "load:wood:1")
    assert loads(table) == [("hage", 0, 1), ("aurich", 1, 2), ("timber", 3, 1)]
    assert table.goods("food") == [5 + 1 + 4 + 5]
    assert table.rest().goods("timber") == [1]


def test_vector_droshky_bremen() -> None:
    for kind in ("droshky", "horse_cart"):
        assert "visit:bremen" in loading(kind).ids()
    for kind in ("handcart", "wagon", "cart", "carriage"):
        assert "visit:bremen" not in loading(kind).ids()


def test_vector_emden() -> None:
    table = Table(1, barn=["cart"], goods={"winter_wear": 1, "peat": 1, "food": 0})
    table.do("any:load:0", "visit:emden", "sell:3", "sell:0")
    assert table.goods("food") == [10]
    assert loads(table) == [("emden", 0, 3)]
    assert "emden" not in table.farm().destinations
    assert table.farm().travelled == ()


def test_vector_clothes_then_sell() -> None:
    table = Table(1, barn=["cart", "cart"], goods={"leather": 1, "peat": 0, "horse": 0})
    table.do("any:load:0", "load:leather:1")
    assert table.goods("leather_wear") == [0]
    assert "visit:emden" not in table.do("any:load:1").ids()


def test_sizes_of_fabrics() -> None:
    assert loads(loading("cart", "load:woolen:1")) == [("winter_wear", 0, 3)]
    assert loads(loading("carriage", "load:leather:1")) == [("leather_wear", 0, 2)]
    assert loads(loading("horse_cart", "load:linen:2")) == [("summer_wear", 0, 2), ("summer_wear", 2, 2)]


def test_slots_may_be_filled_at_different_moments() -> None:
    table = (
        loading("cart", "load:wood:1", "done").place("clay_worker").do("any:load:0", "load:clay:1", "done")
    )
    assert [what for what, _, _ in loads(table)] == ["timber", "brick"]


def test_a_turned_over_vehicle_keeps_its_loads_and_has_a_new_slot() -> None:
    table = loading("carriage", "load:wood:1", "load:linen:1").place("warden", "flip:piece:0")
    assert [piece.kind for piece in table.farm().barn] == ["droshky"]
    assert loads(table) == [("timber", 0, 1), ("summer_wear", 1, 1)]
    assert "any:load:0" in table.ids()


def test_a_loaded_vehicle_cannot_be_given_back() -> None:
    table = loading("handcart", "load:wood:1").do("any:give_back")
    assert "give:piece:0" not in table.ids()
    table = Table(1, barn=["handcart"]).do("any:give_back", "give:piece:0")
    assert table.farm().barn == ()
    assert table.view.supply["handcart"] == 2


def test_the_food_of_a_destination_is_there_at_once() -> None:
    table = Table(1, barn=["wagon"], goods={"food": 0, "peat": 1}).do("any:load:0", "visit:beemoor")
    assert table.goods("food", "peat") == [2, 0]
    assert "space:summer_laborer" in table.ids() or "done" in table.ids()


def test_food_above_thirty_is_lost() -> None:
    table = loading("horse_cart", "visit:bremen", "sell:4", "done", goods={"food": 25})
    assert table.goods("food", "summer_wear", "winter_wear", "leather_wear") == [30, 2, 2, 2]


def test_each_destination_is_used_once_a_game_and_covers_its_size() -> None:
    table = (
        Table(1, placed=3, barn=["cart"], goods=RICH).do("any:load:0", "visit:emden", "sell:1", "done").rest()
    )
    assert table.farm().travelled == ("emden",)
    assert table.farm().travel_spaces == 3
    assert "emden" not in table.farm().destinations


SALES = [
    ("hage", 0, {}, 1),
    ("beemoor", 0, {"peat": 1}, 2),
    ("dornum", 0, {}, 8),
    ("norden", 0, {"sheep": 1}, 4),
    ("norden", 1, {}, 5),
    ("norden", 2, {"winter_wear": 1}, 7),
    ("aurich", 0, {"leather": 1}, 4),
    ("aurich", 1, {"horse": 1}, 4),
    ("aurich", 2, {"horse": 1}, 5),
    ("esens", 0, {"hides": 1}, 2),
    ("esens", 1, {"grain": 2}, 4),
    ("esens", 2, {"woolen": 1}, 4),
    ("emden", 0, {"peat": 1}, 3),
    ("emden", 1, {"summer_wear": 1}, 6),
    ("emden", 2, {"leather_wear": 1}, 7),
    ("emden", 3, {"winter_wear": 1}, 7),
    ("leer", 0, {"flax": 1}, 2),
    ("leer", 1, {"linen": 1}, 3),
    ("leer", 2, {"cattle": 1}, 5),
    ("leer", 3, {"summer_wear": 1}, 6),
    ("bremen", 1, {"timber": 1}, 5),
    ("bremen", 2, {"horse": 2}, 9),
    ("bremen", 3, {"linen": 1, "woolen": 1, "leather": 1}, 12),
    ("bremen", 4, {"summer_wear": 1, "winter_wear": 1, "leather_wear": 1}, 30),
]


@pytest.mark.parametrize(("place", "item", "gives", "food"), SALES)
def test_every_sale(place: str, item: int, gives: dict[str, int], food: int) -> None:
    nothing = dict.fromkeys(("food", "grain", "flax", "hides", "peat", "horse"), 0)
    barn = ["horse_cart", "plow", "peat_boat"]
    table = Table(1, barn=barn, goods={**nothing, **gives}).do("any:load:0", f"visit:{place}")
    if table.asked() == "sell":
        table.do(f"sell:{item}")
    if table.asked().startswith("which"):
        table.do("cell:11")
    assert table.goods("food") == [food]
    assert table.goods(*gives) == [0] * len(gives)
    assert set(DESTINATIONS) - set(table.farm().destinations) == {place}


def test_hage_takes_a_field_back_to_the_supply() -> None:
    table = Table(1, barn=["handcart"]).do("any:load:0", "visit:hage", "cell:14")
    assert table.tile(14) == ""
    assert table.view.supply["field"] == 13


def test_bremen_may_throw_a_moor_away_with_its_peat() -> None:
    table = Table(1, barn=["horse_cart"]).do("any:load:0", "visit:bremen", "cell:13")
    assert table.tile(13) == ""
    assert table.points("home_board") == -13
    assert table.goods("peat", "food") == [3, 5]


def test_plow_and_peat_boat_are_sold_from_the_barn() -> None:
    table = Table(1, barn=["handcart", "plow"]).do("any:load:0", "visit:dornum")
    assert [piece.kind for piece in table.farm().barn] == ["handcart"]
    assert table.view.supply["peat_boat"] == 6


def test_leather_wear_is_no_leather_and_summer_wear_no_linen() -> None:
    nothing = {"horse": 0, "leather": 0, "linen": 0, "flax": 0, "cattle": 0}
    table = Table(1, barn=["cart"], goods={**nothing, "leather_wear": 1}).do("any:load:0")
    assert "visit:aurich" not in table.ids()
    table.do("visit:leer")
    assert table.goods("leather_wear", "food") == [0, 11]


def test_at_least_one_item_and_each_at_most_once() -> None:
    table = Table(1, barn=["cart"], goods={"grain": 9, "hides": 2}).do("any:load:0", "visit:esens")
    assert "done" not in table.ids()
    table.do("sell:0")
    assert "sell:0" not in table.ids()
    assert "done" in table.ids()


def test_vehicles_can_be_loaded_the_moment_they_are_received() -> None:
    table = Table(1, goods={"wood": 6}).place("summer_laborer", "equip:handcart")
    assert "any:load:0" in table.ids()


def test_the_barn_is_limited() -> None:
    small, large = ["peat_boat"] * 4, ["cart", "cart"]
    table = Table(1, barn=small + large, goods={"wood": 9})
    table.place("summer_laborer", "equip:handcart")
    assert len(table.farm().barn) == 7  # the lowest large place holds a small one
    table.do("end").place("farmer", "equip:plow")
    assert table.asked() == "make_room"
    assert "give:piece:0" in table.ids()
    table.do("give:piece:0")
    assert [piece.kind for piece in table.farm().barn].count("peat_boat") == 3


def test_a_full_barn_may_forgo_the_new_one_and_pays_nothing() -> None:
    table = Table(1, barn=["peat_boat"] * 5 + ["cart", "cart"], goods={"wood": 9})
    table.place("farmer", "equip:plow", "forgo")
    assert table.goods("wood", "horse") == [9, 1]


def test_the_supply_of_vehicles_is_limited() -> None:
    table = Table(1, barn=["handcart", "wagon"], goods={"wood": 9}).place("summer_laborer")
    assert "equip:handcart" in table.ids()  # after giving the wagon's tile back
    table.do("equip:handcart")
    assert table.asked() == "make_room"
    table = Table(2, farms={1: {"barn": ["handcart", "wagon"]}}, goods={"wood": 9}).place("summer_laborer")
    assert "equip:handcart" not in table.ids()


# --- equal pieces ------------------------------------------------------------------------------------------


def test_of_equal_vehicles_one_is_offered() -> None:
    table = Table(1, barn=["handcart", "handcart", "peat_boat", "peat_boat"])
    assert [each for each in table.ids() if each.startswith("any:load")] == ["any:load:0"]
    table.do("any:give_back")
    assert table.ids() == ["give:horse", "give:piece:0", "give:piece:2", "done"]


def test_unequal_vehicles_of_a_kind_are_told_apart_by_their_loads() -> None:
    table = Table(1, barn=["wagon", "wagon"]).do("any:load:0", "load:wood:1", "done")
    assert [each for each in table.ids() if each.startswith("any:load")] == ["any:load:0", "any:load:1"]
    say = words.reader("en")
    asked = [option for option in table.match.asks[0].options if option.id.startswith("any:load")]
    assert [say(option.key, **option.args) for option in asked] == [
        "Load Wagon (1 timber on it)",
        "Load Wagon",
    ]
