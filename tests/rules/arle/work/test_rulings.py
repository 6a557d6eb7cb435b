"""The rulings of the notes that no other chapter tests, by the notes' sections."""

from tests.rules.arle.scene import Table


def test_notes_4_a_return_is_for_nothing() -> None:
    table = Table(1, barn=["peat_boat"]).do("any:give_back", "give:piece:0")
    assert table.goods("wood") == [4]
    assert table.view.supply["peat_boat"] == 6


def test_notes_4_goods_on_vehicles_cannot_be_paid() -> None:
    table = Table(1, goods={"wood": 2}, barn=["wagon"]).do("any:load:0", "load:wood:2")
    assert "equip:handcart" not in table.place("summer_laborer").ids()


def test_notes_4_conversions_within_an_action() -> None:
    table = Table(1, barn=["peat_boat"]).place("builder")
    assert "any:peat_boat" in table.ids()


def test_notes_5_dike_builder_twice_on_a_tool_that_is_a_pair() -> None:
    table = Table(1, tools={"shovels": 6}).place("dike_builder", "decline")
    assert table.farm().dike_line == 2
    assert sum(dike.gap == 1 for dike in table.farm().dikes) == 2


def test_notes_5_a_flipped_moor_counts_like_a_drained_one() -> None:
    table = Table(1).place("colonist", "cell:15")
    assert table.points("home_board") == -16 + 3


def test_notes_5_inns_take_wood_and_timber() -> None:
    goods = {"wood": 1, "timber": 1, "clay": 0, "brick": 0, "food": 9}
    table = Table(1, sale=("gulf_house_inn",), goods=goods).place("builder", "building:gulf_house_inn")
    assert table.goods("wood", "food") == [0, 0]


def test_notes_5_once_effects_are_never_asked_again() -> None:
    table = Table(1, land={9: "potters_inn"}).place("builder", "decline").end()
    assert not [option for option in table.ids() if "potters" in option]


def test_notes_5_hage_dornum_and_norden_share_the_supply_out_of_turn() -> None:
    table = Table(2, farms={1: {"barn": ["handcart"]}})
    table.do("any:load:0", "visit:hage", "cell:11", seat=1)
    assert table.view.supply["field"] == 11


def test_notes_8_solo_supply_and_own_spaces_may_be_copied() -> None:
    table = Table(1).place("clay_worker").end().place("summer_laborer", "imitate:clay_worker")
    assert table.goods("clay") == [10]
    assert table.view.supply["field"] == 12


def test_notes_2_a_gained_animal_may_be_refused_by_giving_it_back() -> None:
    table = Table(1).place("fisherman").do("any:give_back", "give:sheep")
    assert table.goods("sheep") == [0]


def test_food_is_capped_at_thirty_and_goods_at_fifteen() -> None:
    table = Table(1, half_year=2, goods={"food": 29, "grain": 15}).place("cattle_trader", "decline")
    assert table.goods("grain") == [15]
    table = Table(1, goods={"food": 29}).place("fisherman")
    assert table.goods("food") == [30]
