"""Rulebook: location actions, one by one."""

from typing import Any

import pytest

from engine.el_paso.state import State
from engine.kernel import IllegalAnswer
from tests.rules.el_paso.scenario import (
    Arrange,
    after,
    answer,
    arranged,
    asked,
    at,
    building,
    offered,
    seat,
    table,
)


def own_tile(tile: str, **player: Any) -> Arrange:
    """Arrange seat 0 on C with an own tile ahead on S3."""

    def arrange(state: State) -> None:
        seat(state.players[0], place="C", **player)
        building(state, "S3", tile, owner=0)

    return arrange


def starting(options: list[str], *prefixes: str) -> list[str]:
    return [option for option in options if option.startswith(prefixes)]


# ------------------------------------------------------------------ gains
def test_free_gains_come_with_one_answer() -> None:
    match = after(at("B", money=4), "move:C", "take:C")
    assert (table(match).money, table(match).certificates) == (6, 1)
    assert [option for option in offered(match) if ":" not in option] == ["end", "token"]


def test_e3_certificates_stop_at_four() -> None:
    engineers = {"engineer": 4}
    options = {"setup": "chosen", "train_4": "b"}
    match = after(
        at("E", money=20, workers=engineers, certificates=0), "move:F", "train:f2:T4", options=options
    )
    assert table(match).certificates == 3
    match = after(
        at("E", money=20, workers=engineers, certificates=3), "move:F", "train:f2:T4", options=options
    )
    assert table(match).certificates == 4


def test_a_token_with_a_cost_needs_the_payment() -> None:
    match = after(at("C", money=1, tokens=0), "move:D", "gain:d2")
    assert (table(match).money, table(match).tokens) == (0, 1)
    assert "gain:d2" not in offered(after(at("C", money=0, tokens=0, workers={}), "move:D"))


# ------------------------------------------------------------------ cards for money
def test_one_matching_card_is_sold_once_only() -> None:
    match = after(at("EP", hand=["galloway", "galloway", "criollo"], money=0), "move:B")
    assert starting(offered(match), "sell") == ["sell:b1:galloway"]
    answer(match, "sell:b1:galloway")
    assert table(match).money == 2
    assert table(match).hand == ("criollo", "galloway")
    assert not starting(offered(match), "sell")


def test_no_card_no_money() -> None:
    match = after(at("EP", hand=["criollo", "pineywoods"]), "move:B")
    assert not starting(offered(match), "sell")


def test_a_card_of_value_two_gives_five_simmental_included() -> None:
    match = after(own_tile("1a", hand=["criollo", "galloway", "simmental", "corriente"], money=0), "move:S3")
    assert starting(offered(match), "sell") == ["sell:1a1:galloway", "sell:1a1:simmental"]
    answer(match, "sell:1a1:simmental")
    assert table(match).money == 5


def test_any_card_gives_twice_its_value() -> None:
    match = after(
        own_tile("5a", hand=["criollo", "hereford"], money=0, certificates=0), "move:S3", "sell:5a1:hereford"
    )
    assert table(match).money == 10
    assert table(match).certificates == 1  # what costs nothing comes along


# ------------------------------------------------------------------ hiring
def test_e4_two_hires_at_b_with_fifteen_dollars() -> None:
    match = after(at("EP", money=15, workers={}, hand=["criollo"]), "move:B", "hire:b2:wild")
    assert table(match).money == 6
    assert not starting(offered(match), "hire:b3")  # 2 dollars short
    answer(match, "bonus:wild")
    assert table(match).money == 8
    assert starting(offered(match), "hire:b3") == ["hire:b3:cowboy", "hire:b3:builder", "hire:b3:engineer"]
    answer(match, "hire:b3:builder")
    assert table(match).money == 0
    assert table(match).workers == {"cowboy": 0, "builder": 1, "engineer": 0, "wild": 0}


def test_the_second_hire_is_of_another_type_and_needs_the_first() -> None:
    match = after(at("EP", money=40, workers={}), "move:B")
    assert not starting(offered(match), "hire:b3")
    answer(match, "hire:b2:cowboy")
    assert starting(offered(match), "hire:b3") == ["hire:b3:builder", "hire:b3:engineer", "hire:b3:wild"]


@pytest.mark.parametrize(("first", "second"), [("cowboy", "wild"), ("wild", "cowboy")])
def test_e18_both_hires_with_a_wild_cost_seventeen(first: str, second: str) -> None:
    match = after(at("EP", money=17, workers={}), "move:B", f"hire:b2:{first}", f"hire:b3:{second}")
    assert table(match).money == 0


def test_a_hired_worker_can_be_used_in_the_same_turn() -> None:
    match = after(at("EP", money=5, workers={}), "move:B", "hire:b2:engineer", "bonus:engineer")
    assert table(match).money == 1
    assert "engineer" in (table(match).discard or ())


# ------------------------------------------------------------------ worker bonuses
def test_bonuses_of_builder_engineer_and_wild() -> None:
    match = after(
        at("B", money=4, certificates=0, workers={"builder": 1, "engineer": 1, "wild": 1}),
        "bonus:engineer",
        "bonus:wild",
        "bonus:builder",
    )
    assert (table(match).money, table(match).certificates) == (4 + 1 + 2 - 2, 1)
    assert sorted(table(match).discard or ()) == ["builder", "engineer", "wild"]


def test_no_builder_bonus_without_money_or_with_four_certificates() -> None:
    assert "bonus:builder" not in offered(arranged(at("B", money=1, workers={"builder": 1})))
    full = at("B", money=9, certificates=4, workers={"builder": 1})
    assert "bonus:builder" not in offered(arranged(full))


def test_no_bonuses_in_other_seats_turns() -> None:
    match = arranged(at("B"))
    assert match.anytime(1) == []
    with pytest.raises(IllegalAnswer):
        match.answer(1, "token")


# ------------------------------------------------------------------ cattle
def test_e5_a_shorthorn_costs_three_cowboys_and_six_dollars() -> None:
    match = after(
        at("C", money=6, workers={"cowboy": 2, "wild": 1}, discard=[]), "move:D", "buy:d3:shorthorn"
    )
    assert table(match).money == 0
    assert sorted(table(match).discard or ()) == ["cowboy", "cowboy", "shorthorn", "wild"]
    assert not starting(offered(match), "buy")
    assert match.view(None).market["shorthorn"] == 7


def test_the_player_chooses_how_many_wild_workers_pay() -> None:
    match = after(
        at("C", money=6, workers={"cowboy": 2, "wild": 2}, discard=[]), "move:D", "buy:d3:corriente"
    )
    assert offered(match) == ["wild:0", "wild:1", "wild:2"]
    answer(match, "wild:1")
    assert table(match).workers == {"cowboy": 1, "builder": 0, "engineer": 0, "wild": 1}


def test_r5_money_never_replaces_cowboys() -> None:
    match = after(at("C", money=99, workers={"cowboy": 1}), "move:D")
    assert starting(offered(match), "buy") == ["buy:d3:black_angus"]


def test_workers_spent_as_a_cost_give_no_bonus() -> None:
    match = after(at("C", money=2, workers={"wild": 1}, discard=[]), "move:D", "buy:d3:black_angus")
    assert table(match).money == 0


def test_a_shorthorn_for_two_dollars_needs_no_cowboys() -> None:
    match = after(own_tile("5a", money=2, workers={}, discard=[]), "move:S3", "cattle:5a2")
    assert (table(match).money, table(match).discard) == (0, ("shorthorn",))
    assert "cattle:5a2" not in offered(after(own_tile("5a", money=1, workers={}), "move:S3"))


def test_a_depicted_card_is_removed_from_the_hand() -> None:
    match = after(
        own_tile("1b", hand=["criollo", "galloway"], money=0, discard=[]),
        "move:S3",
        "remove:1b1:criollo",
        options={"setup": "chosen", "building_1": "b"},
    )
    assert table(match).hand == ("galloway",)
    assert table(match).discard == ()
    assert table(match).money == 3


# ------------------------------------------------------------------ train
def test_e6_car_four_side_b_with_three_engineers_and_a_wild() -> None:
    match = after(
        at("E", money=8, workers={"engineer": 3, "wild": 1}, certificates=0, discard=[]),
        "move:F",
        "train:f2:T4",
        options={"setup": "chosen", "train_4": "b"},
    )
    assert (table(match).money, table(match).certificates) == (0, 3)
    assert sorted(table(match).discard or ()) == ["engineer", "engineer", "engineer", "wild"]
    assert starting(offered(match), "tile:T4b2:objective") and starting(offered(match), "tile:T4b2:bonus")
    assert starting(offered(match), "move") == ["move:T4b3:G", "move:T4b3:EP"]  # up to 2 steps
    answer(match, starting(offered(match), "tile:T4b2:objective")[0])
    assert len(table(match).objectives) == 1
    assert not starting(offered(match), "tile")


def test_one_train_card_an_action() -> None:
    match = after(at("E", money=20, workers={"engineer": 3}), "move:F", "train:f2:T1")
    answer(match, starting(offered(match), "tile")[0])
    assert not starting(offered(match), "train")


def test_a_slash_is_exactly_one_of_the_two() -> None:
    match = after(at("E", money=8, workers={"engineer": 4}), "move:F", "train:f2:T4", "gain:T4a1m")
    assert table(match).money == 3
    assert not starting(offered(match), "tile:T4a1t", "gain:T4a1m")
    assert starting(offered(match), "tile:T4a2")


# ------------------------------------------------------------------ tiles
def test_a_tile_comes_from_the_display_which_is_refilled_at_once() -> None:
    match = after(at("E", money=2, workers={"engineer": 1}), "move:F", "train:f2:T1")
    before = match.view(0).objectives
    answer(match, f"tile:T1a1:objective:{before.tiles[1]}")
    after_ = match.view(0).objectives
    assert [tile.id for tile in table(match).objectives] == [before.tiles[1]]
    assert (after_.tiles[0], after_.tiles[2]) == (before.tiles[0], before.tiles[2])
    assert len(after_.tiles) == 3
    assert after_.stack == before.stack - 1


def test_a_tile_may_come_unseen_off_the_stack_and_is_public_then() -> None:
    match = after(
        at("E", money=2, workers={"engineer": 1}), "move:F", "train:f2:T1", "tile:T1a1:objective:stack"
    )
    assert len(match.view(1).players[0].objectives) == 1
    assert not match.can_undo(0)


def test_a_bonus_tile_for_two_dollars_needs_the_payment() -> None:
    match = after(own_tile("2a", money=2, workers={}), "move:S3")
    tiles = starting(offered(match), "tile:2a1:bonus")
    assert tiles
    answer(match, tiles[0])
    assert len(table(match).bonus_tiles) == 1
    assert not starting(offered(after(own_tile("2a", money=1, workers={}), "move:S3")), "tile")


def with_bonus(tile: str, **player: Any) -> Arrange:
    """Arrange seat 0 before F with a given bonus tile in the display."""

    def arrange(state: State) -> None:
        seat(state.players[0], place="E", **({"money": 4, "workers": {"engineer": 2}} | player))
        state.displays["bonus"] = [tile, "BT_MONEY2", "BT_MONEY2"]

    return arrange


def test_exchange_three_times_one_after_another() -> None:
    match = after(
        with_bonus("BT_EXCHANGE3", hand=["criollo"], stack=["galloway"] * 3, discard=[]),
        "move:F",
        "train:f2:T2",
        "tile:T2a1:bonus:BT_EXCHANGE3",
        "exchange:BT_EXCHANGE3_1",
    )
    assert asked(match) == "discard"
    answer(match, "discard:criollo")
    assert asked(match) == "exchange"
    answer(match, "again")  # a second Galloway: which one goes makes no difference
    answer(match, "again")
    assert table(match).hand == ("galloway",)
    assert asked(match) != "exchange"


def test_a_one_time_tile_may_be_left_and_keeps_its_points() -> None:
    match = after(with_bonus("BT_HIRE"), "move:F", "train:f2:T2", "tile:T2a1:bonus:BT_HIRE")
    assert asked(match) == "bonus"
    answer(match, "done")  # F has a gear left
    assert table(match).bonus_tiles == ("BT_HIRE",)
    assert match.score().categories[5].points == (2, 0)


# ------------------------------------------------------------------ building
def test_e7_a_two_builder_building_costs_two_builders_and_four_dollars_and_the_space() -> None:
    match = after(at("D", money=7, workers={"builder": 2}, discard=[]), "move:E", "build:e2:2a")
    assert asked(match) == "site"
    assert offered(match) == [
        f"site:{space}" for space in ("S1", "S2I", "S2O", "S3", "S4", "S5I", "S5O", "S6I", "S6O")
    ]
    answer(match, "site:S4")
    assert table(match).money == 7 - 4 - 3
    assert sorted(table(match).discard or ()) == ["builder", "builder"]
    free = after(at("D", money=4, workers={"builder": 2}), "move:E", "build:e2:2a")
    assert offered(free) == ["site:S2I", "site:S5I", "site:S6I"]


def test_e8_replacing_costs_the_difference() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="D", money=8, workers={"builder": 3, "wild": 1}, discard=[])
        building(state, "S1", "1a", owner=0)

    match = after(arrange, "move:E", "build:e2:5a")
    assert offered(match) == ["site:S1"]  # 5 builders for a new one aren't there
    answer(match, "site:S1")
    assert table(match).money == 0
    assert sorted(table(match).discard or ()) == ["builder", "builder", "builder", "wild"]
    assert match.view(None).places[1].tile == "5a"
    assert {supply.number: supply.left for supply in match.view(None).buildings} == {
        1: 2,
        2: 2,
        3: 2,
        4: 2,
        5: 1,
        6: 2,
    }


def test_only_a_larger_building_replaces_and_only_an_own_one() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="D", money=30, workers={"builder": 5})
        building(state, "S1", "3a", owner=0)
        building(state, "S2I", "1a", owner=0)
        building(state, "S3", "1a", owner=1)

    match = after(arrange, "move:E")
    builds = starting(offered(match), "build")
    assert builds == ["build:e2:2a", "build:e2:3a", "build:e2:4a", "build:e2:5a", "build:e2:6a"]
    answer(match, "build:e2:3a")
    assert offered(match) == ["site:S2I"]  # equal is not larger, and both markers are used


def test_two_buildings_a_player() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="D", money=30, workers={"builder": 1})
        building(state, "S1", "6a", owner=0)
        building(state, "S2I", "6a", owner=0)

    assert not starting(offered(after(arrange, "move:E")), "build")


# ------------------------------------------------------------------ other players' buildings, auxiliary actions
def test_another_players_building_allows_one_auxiliary_action_only() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="C", workers={}, tokens=0, hand=["criollo"])
        building(state, "S3", "1a", owner=1)

    match = after(arrange, "move:S3")
    assert offered(match) == ["gain:aux_money", "exchange:aux_exchange", "end"]
    answer(match, "gain:aux_money")
    assert offered(match) == ["end"]


def test_auxiliary_actions_unlock_with_their_discs() -> None:
    match = after(
        at("B", discs=[], hand=["criollo"], tokens=0, workers={}, money=0), "move:C", "gain:aux_money3"
    )
    assert table(match).money == 3
    locked = after(at("B", hand=["criollo"], tokens=0, workers={}), "move:C")
    assert starting(offered(locked), "gain", "exchange", "remove") == [
        "gain:aux_money",
        "exchange:aux_exchange",
    ]
    match = after(at("B", discs=[], hand=["criollo"], tokens=0, workers={}), "move:C")
    assert offered(match)[1:] == [
        "gain:aux_money3",
        "gain:aux_certificate",
        "exchange:aux_exchange2",
        "remove:aux_remove:criollo",
        "end",
    ]


def test_two_gears_are_two_different_auxiliary_actions() -> None:
    match = after(
        own_tile("4a", money=0, tokens=0, hand=["criollo"], workers={}), "move:S3", "4a1:gain:aux_money"
    )
    assert table(match).money == 1
    assert table(match).tokens == 1
    assert asked(match) == "second_auxiliary"
    assert starting(offered(match), "gain", "exchange") == ["exchange:aux_exchange"]
