"""The rulings R1 to R12 on what the rulebook leaves open."""

import pytest

from engine.el_paso.state import State
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
    starting,
    table,
)


def own_4a(space: str = "S3", **player: object) -> Arrange:
    def arrange(state: State) -> None:
        seat(state.players[0], **({"place": "C", "workers": {}, "tokens": 0, "money": 9} | player))
        building(state, space, "4a", owner=0)

    return arrange


def test_r1_what_is_left_of_a_tile_comes_after_the_location_moved_to() -> None:
    match = after(own_4a(hand=["criollo"]), "move:S3", "move:4a3:D", "gain:d2", "done")
    assert asked(match) == "action"
    assert starting(offered(match), "4a1") == ["4a1:gain:aux_money", "4a1:exchange:aux_exchange"]
    assert table(match).tokens == 2  # 4a's own came along with the movement
    assert "end" in offered(match)


def test_r2_el_paso_ends_everything_and_unused_entries_are_lost() -> None:
    match = after(own_4a("S6I", place="G", hand=["criollo"], discs=[]), "move:S6I", "move:4a3:EP")
    assert asked(match) == "end"
    assert starting(offered(match), "4a1") == []
    answer(match, "end")
    assert list(match.asks) == [1]


def test_r2_what_is_left_of_a_train_card_is_lost_in_el_paso() -> None:
    match = after(
        at("E", money=20, workers={"engineer": 4}, hand=["criollo"], discs=[], tokens=0),
        "move:F",
        "train:f2:T4",
        "move:T4b3:EP",
        options={"setup": "chosen", "train_4": "b"},
    )
    assert starting(offered(match), "tile") == []
    assert "end" in offered(match)


def test_r3_one_local_action_excludes_the_auxiliary_action_and_the_other_way_round() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="EP", money=20, hand=["galloway"], tokens=0, workers={})

    match = after(arrange, "move:B")
    assert "gain:aux_money" in offered(match)
    answer(match, "sell:b1:galloway")
    assert "gain:aux_money" not in offered(match)
    match = after(arrange, "move:B", "gain:aux_money")
    assert offered(match) == ["end"]


def test_r4_what_is_sold_out_cannot_be_gained() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="EP", money=20, hand=["galloway"], workers={"builder": 2, "cowboy": 1})
        state.workers["cowboy"] = 0
        state.market["black_angus"] = 0
        state.supply["1a"] = 0

    match = after(arrange, "move:B")
    assert "hire:b2:cowboy" not in offered(match)
    assert {"hire:b2:builder", "sell:b1:galloway"} <= set(offered(match))  # the rest is usable
    assert not starting(offered(after(arrange, "move:D")), "buy")
    assert starting(offered(after(arrange, "move:E")), "build") == ["build:e2:2a"]


def test_r6_an_empty_stack_does_not_refill_the_display() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="E", money=2, workers={"engineer": 1})
        state.stacks["objective"] = []

    match = after(arrange, "move:F", "train:f2:T1")
    tiles = starting(offered(match), "tile")
    assert len(tiles) == 3 and "tile:T1a1:objective:stack" not in tiles
    answer(match, tiles[0])
    assert len(match.view(None).objectives.tiles) == 2


def test_r7_a_bonus_tile_works_in_the_middle_of_another_action() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="C", money=2, workers={}, certificates=0)
        building(state, "S3", "2a", owner=0)
        state.displays["bonus"] = ["BT_CERT2", "BT_MONEY2", "BT_MONEY2"]

    match = after(arrange, "move:S3", "tile:2a1:bonus:BT_CERT2")
    assert table(match).certificates == 2
    assert starting(offered(match), "move:2a2") == ["move:2a2:D"]  # the tile's other action is still there


@pytest.mark.parametrize("remove", [True, False])
def test_r8_four_dollars_come_with_or_without_the_removal(remove: bool) -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="E", money=4, workers={"engineer": 2}, hand=["criollo"], tokens=0)
        state.displays["bonus"] = ["BT_REMOVE_4", "BT_MONEY2", "BT_MONEY2"]

    match = after(arrange, "move:F", "train:f2:T2", "tile:T2a1:bonus:BT_REMOVE_4")
    assert table(match).money == 4
    answer(match, "remove:BT_REMOVE_4_1:criollo" if remove else "done")
    assert table(match).money == 4
    assert table(match).hand_count == (0 if remove else 1)


def test_r9_a_deck_may_be_removed_down_to_nothing() -> None:
    match = after(
        at("B", hand=["criollo"], stack=[], discard=[], discs=[]),
        "move:C",
        "remove:aux_remove:criollo",
        "end",
    )
    view = table(match)
    assert (view.hand_count, view.deck_count, view.discard_count) == (0, 0, 0)


def test_r10_doing_nothing_is_allowed_except_in_el_paso() -> None:
    assert "end" in offered(after(at("EP"), "move:B"))
    assert "end" not in offered(after(at("G", hand=["criollo"]), "move:EP"))


def test_r11_no_cowboys_in_the_first_turn_but_move_actions_work() -> None:
    match = arranged(lambda state: None)
    assert not starting(offered(match), "move", "bonus:cowboy")
    assert starting(offered(match), "place")
    options = {"setup": "chosen", "train_4": "b"}

    def arrange(state: State) -> None:
        seat(state.players[0], money=8, workers={"engineer": 4, "cowboy": 1})

    match = after(arrange, "place:F", "train:f2:T4", options=options)
    assert starting(offered(match), "move") == ["move:T4b3:G", "move:T4b3:EP"]


def test_r12_a_tile_under_a_herder_is_replaced_never_taken_away() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="C", money=20, workers={"builder": 1}, hand=["criollo"], tokens=0)
        building(state, "S3", "3b", owner=0)

    match = after(
        arrange, "move:S3", "build:3b2:4a", "site:S3", options={"setup": "chosen", "building_3": "b"}
    )
    assert [place.tile for place in match.view(None).places if place.id == "S3"] == ["4a"]
    # the new tile isn't used on this visit, and what was left of the old one is lost
    assert offered(match) == ["end"]
