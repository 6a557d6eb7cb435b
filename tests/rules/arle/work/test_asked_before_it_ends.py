"""Before an action ends for want of something, whoever could still get it is asked (rulebook p.7: at any time)."""

from typing import Any

import pytest

from tests.rules.arle.scene import Table

BOAT: dict[str, Any] = {"barn": ["peat_boat"]}


def goods(**some: int) -> dict[str, int]:
    """Nothing but these goods of the kinds that prices ask for."""
    return {"food": 0, "grain": 0, "flax": 0, "wool": 0, "peat": 0, "wood": 0, "clay": 0, "horse": 0} | some


def test_the_builder_one_food_short_of_an_inn_ships_peat_first() -> None:
    have = goods(food=8, peat=1, wood=1, clay=1)
    table = Table(1, **BOAT, goods=have, sale=("milk_house_inn",)).place("builder")
    assert (table.asked(), table.ids()[0]) == ("construct_building", "decline")
    table.do("any:peat_boat", "ship:food:1")
    assert table.ids()[0] == "building:milk_house_inn"


def test_the_builder_one_clay_short_turns_wool_into_clay() -> None:
    have = goods(food=9, peat=1, wood=1, wool=1)
    sale, land = ("milk_house_inn",), {9: "colonists_house"}
    table = Table(1, **BOAT, goods=have, land=land, sale=sale).place("builder")
    table.do("any:peat_boat", "ship:wool:1", "any:house:colonists_house", "times:1", "done")
    assert table.goods("clay") == [1]
    assert "building:milk_house_inn" in table.ids()


def test_the_laborer_with_exactly_two_food_ships_a_third() -> None:
    table = Table(2, **BOAT, goods=goods(food=2, peat=1), workers={"forester": 1}, placed=2)
    table.place("summer_laborer")
    assert (table.asked(), table.ids()[:1]) == ("construct", ["decline"])
    table.do("any:peat_boat", "ship:food:1")
    assert "imitate:forester" in table.ids()


def test_the_baker_without_grain_ships_some() -> None:
    have = goods(peat=2)
    table = Table(1, half_year=2, **BOAT, goods=have).place("baker")
    assert (table.asked(), table.ids()[0]) == ("convert21", "times:0")
    table.do("any:peat_boat", "ship:grain:1", "done")
    table.do("times:1")
    assert table.goods("peat", "grain", "food") == [0, 0, 6]


def test_the_smithy_without_food_ships_some_for_each_step() -> None:
    have = goods(peat=4, timber=1, brick=1)
    barn = ["peat_boat", "handcart", "cart"]
    table = Table(1, expansion=True, barn=barn, goods=have, sale=("smithy_tt",))
    table.place("builder", "building:smithy_tt", "cell:9")
    assert (table.asked(), table.ids()[0]) == ("flip_for", "done")
    table.do("any:peat_boat", "ship:food:2", "done", "flip:piece:1")
    assert (table.asked(), table.ids()[0]) == ("flip_for", "done")
    table.do("any:peat_boat", "ship:food:2", "flip:piece:2")
    assert [piece.kind for piece in table.farm().barn] == ["peat_boat", "wagon", "horse_cart"]


def test_the_trade_ship_short_of_food_waits_for_the_peat_boat() -> None:
    table = Table(
        1, expansion=True, placed=3, **BOAT, harbor=["small_trade_ship"], goods=goods(food=2, peat=1)
    )
    table.do("skip", "done")
    assert (table.asked(), table.ids()[0]) == ("trade", "decline")
    table.do("any:peat_boat", "ship:food:1", "trade:india")
    assert table.goods("tea", "food") == [5, 0]


@pytest.mark.parametrize(
    ("half_year", "space", "have"),
    [
        (2, "baker", {"peat": 3}),  # no boat
        (1, "builder", {"food": 8, "wood": 1, "clay": 1}),
        (2, "tanner", {"hides": 0, "peat": 3}),
    ],
)
def test_who_can_get_nothing_is_not_asked(half_year: int, space: str, have: dict[str, int]) -> None:
    table = Table(1, half_year=half_year, goods=goods(**have), sale=("milk_house_inn",)).place(space)
    assert table.asked() == "end_turn"


def test_peat_boats_bring_no_wood_so_that_the_master_is_over_without_a_word() -> None:
    table = Table(1, **BOAT, goods=goods(peat=5)).place("summer_master")
    assert table.asked() == "end_turn"


def test_cutting_peat_out_of_a_moor_gives_the_land_that_a_building_needs() -> None:
    have = goods(food=9, wood=1, clay=1, flax=3)
    full = dict.fromkeys((9, 10, 11, 12, 14), "grain_field")
    table = Table(
        1, goods=have, land={**full, 10: "weaving_parlor"}, peat={13: 1}, sale=("milk_house_inn",)
    ).place("builder")
    assert (table.asked(), table.ids()[0]) == ("construct_building", "decline")
    table.do("any:house:weaving_parlor", "times:1", "peat:13:1")
    assert "building:milk_house_inn" in table.ids()


# --- what may be declined ----------------------------------------------------------------------------------


def test_draining_may_be_declined_at_the_colonist() -> None:
    table = Table(1).place("colonist")
    assert table.asked() == "drain"
    table.do("decline")
    assert (table.tiles("moor"), table.goods("horse")) == (6, [2])


def test_draining_may_be_declined_with_the_last_moor_too() -> None:
    bare = {15: "grain_field", 18: "grain_field", 16: "grain_field", 19: "grain_field"}
    table = Table(1, land=bare).place("colonist")
    assert table.ids()[:2] == ["cell:17", "decline"]


def test_draining_may_be_declined_at_carolinensiel() -> None:
    table = Table(1, expansion=True, goods={"timber": 2, "food": 12}, sale=("carolinensiel",))
    table.place("builder", "building:carolinensiel", "cell:9")
    assert table.asked() == "drain"
    table.do("decline")
    assert table.tiles("moor") == 6


# --- the Farmer's plows ------------------------------------------------------------------------------------


def ploughing(plows: int) -> Table:
    """Some plows, two drained land spaces (row 4, columns 1 and 2) and one that isn't (row 5, column 1)."""
    ditches = ["V:3:0", "H:3:0", "H:3:1"]
    land = {12: ""}
    farm: dict[str, Any] = {"ditches": ditches, "land": land, "barn": ["plow"] * plows, "goods": {"wood": 0}}
    return Table(1, expansion=True, **farm).place("farmer")


def test_the_second_field_of_a_plow_may_be_left_out_for_the_next_plow() -> None:
    table = ploughing(2).do("field:flax_field", "cell:9")
    assert (table.asked(), table.match.asks[0].args) == ("plough_drained", {"count": 2})
    table.do("next_plow")
    assert (table.asked(), table.match.asks[0].args) == ("plough", {"count": 1})
    table.do("field:grain_field", "cell:12")
    assert (table.asked(), table.tiles("flax_field"), table.tiles("grain_field")) == ("end_turn", 2, 2)


def test_both_fields_of_a_plow_lie_on_drained_land() -> None:
    table = ploughing(2).do("field:flax_field", "cell:9", "field:flax_field")
    assert table.asked() == "plough"  # the second one has only one space to go to
    table.do("field:flax_field")
    assert (table.asked(), table.tile(10), table.tile(12)) == ("end_turn", "flax_field", "flax_field")


def test_enough_is_enough_for_all_plows() -> None:
    assert ploughing(3).do("field:flax_field", "cell:9", "done").asked() == "end_turn"
    assert ploughing(3).do("done").asked() == "end_turn"


def test_the_last_plow_has_no_next_one() -> None:
    assert "next_plow" not in ploughing(1).do("field:flax_field", "cell:9").ids()
