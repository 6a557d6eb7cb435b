"""Fishing cutters and trade ships (booklet p.5; notes 4, 7)."""

from typing import Any

from tests.rules.arle.scene import Table

NOTHING = {"food": 9, "tea": 0, "flax": 0, "grain": 0, "wood": 0, "clay": 0, "peat": 2}


def fleet(*ships: str, **fields: Any) -> Table:
    goods = {**NOTHING, **fields.pop("goods", {})}
    return Table(1, expansion=True, placed=3, half_year=2, harbor=list(ships), goods=goods, **fields)


def test_vector_trade() -> None:
    table = fleet("small_trade_ship", "large_trade_ship", goods={"tea": 1}).do("skip", "done")
    assert "trade:england" not in table.ids()  # a small one has no three free slots
    table.do("trade:india")
    table.do("trade:england")
    assert table.goods("tea", "winter_wear", "food") == [2, 1, 9 - 3 - 3]


def test_norway_and_finland() -> None:
    table = fleet("small_trade_ship", "large_trade_ship", goods={"flax": 3, "grain": 3, "winter_wear": 1})
    table.do("skip", "done", "trade:norway")
    assert table.ids() == ["pay:3flax", "pay:3grain"]
    table.do("pay:3flax", "trade:finland")
    assert table.goods("wood", "timber", "flax", "winter_wear") == [2, 3, 0, 0]


def test_loaded_goods_keep_their_slots() -> None:
    table = fleet("small_trade_ship", goods={"wood": 1}).do("any:load:0", "load:wood:1", "skip", "done")
    table.do("trade:india")
    assert table.goods("tea", "timber") == [1, 1]


def test_all_trades_are_simultaneous() -> None:
    table = fleet("small_trade_ship", "large_trade_ship").do("skip", "done", "trade:india")
    assert table.asked() == "trade"
    assert "trade:england" not in table.ids()  # India's tea has not arrived yet


def test_cutters_catch_a_food_per_free_slot_before_trading() -> None:
    table = fleet("large_fishing_cutter", "small_trade_ship", goods={"food": 1}).do("skip", "done")
    assert table.asked() == "trade"
    assert "trade:india" in table.ids()
    table = fleet("large_fishing_cutter", goods={"food": 3, "wood": 1})
    table.do("any:load:0", "load:wood:1", "skip", "done")
    assert table.goods("food", "timber") == [1, 1]


def test_ships_visit_no_destinations_and_cutters_join_no_slots() -> None:
    ids = fleet("large_fishing_cutter", goods={"peat": 5, "linen": 1, "wood": 1}).do("any:load:0").ids()
    assert ids == ["load:wood:1", "done"]
    ids = fleet("large_trade_ship", goods={"woolen": 1}).do("any:load:0").ids()
    assert ids == ["load:woolen:1", "done"]


def test_a_loading_station_does_not_load_ships() -> None:
    assert "any:load:0" not in fleet("small_fishing_cutter", land={9: "loading_station"}).ids()


def test_a_full_harbor_returns_one_of_the_kind_first() -> None:
    table = Table(1, expansion=True, harbor=["small_fishing_cutter"] * 2, goods={"wood": 9})
    table.place("sailmaker", "equip:large_fishing_cutter")
    assert table.asked() == "make_room"
    assert table.ids() == ["give:piece:0", "forgo"]  # of two equal ones one is enough
    table.do("give:piece:0")
    assert [ship.kind for ship in table.farm().harbor] == ["small_fishing_cutter", "large_fishing_cutter"]


def test_wardens_turn_ships_over() -> None:
    table = Table(1, expansion=True, harbor=["small_trade_ship"]).place("warden", "flip:piece:0")
    assert [ship.kind for ship in table.farm().harbor] == ["large_trade_ship"]


def test_ships_are_no_vehicles() -> None:
    table = Table(1, expansion=True, harbor=["large_trade_ship"])
    assert table.points("equipment") == -3
    assert table.points("ships") == 4


def test_ships_may_be_given_back_even_loaded() -> None:
    table = fleet("small_trade_ship", goods={"wood": 1}).do("any:load:0", "load:wood:1", "any:give_back")
    table.do("give:piece:0")
    assert table.farm().harbor == ()
    assert table.view.supply["trade_ship"] == 4


def test_a_ship_may_be_given_back_even_while_it_could_trade() -> None:
    table = fleet("small_trade_ship", "small_trade_ship").do("skip", "done", "any:give_back", "give:piece:0")
    assert table.ids()[0] == "decline"
    assert "trade:india" in table.do("decline").ids()
