"""Other players' buildings, and auxiliary actions."""

from engine.el_paso.state import State
from tests.rules.el_paso.scenario import (
    after,
    answer,
    asked,
    at,
    building,
    offered,
    own_tile,
    seat,
    starting,
    table,
)


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
