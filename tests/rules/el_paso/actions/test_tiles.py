"""Objective and bonus tiles."""

from typing import Any

from engine.el_paso.state import State
from tests.rules.el_paso.scenario import (
    Arrange,
    after,
    answer,
    asked,
    at,
    offered,
    own_tile,
    seat,
    starting,
    table,
)


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
