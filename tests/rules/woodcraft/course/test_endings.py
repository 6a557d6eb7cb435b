"""How actions and turns end: by a finger, and never before what comes up has been seen by whoever wants to see it."""

from typing import Any

import pytest

import engine
from engine import automa
from engine.kernel import Match
from engine.woodcraft.state import WoodcraftState
from tests.rules.woodcraft.scenario import Arrange, answer, asked, at, offered, start, workshop


def dry_orders(state: WoodcraftState) -> None:
    """One order lies on display, and there is no card behind it."""
    state.early_orders, state.order_discards, state.order_row = [], [], ["EO02"]
    for player in state.players:
        player.set_aside = []


POOR: dict[str, tuple[list[Arrange], dict[str, Any], list[str]]] = {
    "buy_again": ([], {"blueberries": 4}, ["move:buy_lumber", "buy:G4"]),
    "buy_six": ([], {"blueberries": 0, "lumber": ["G1"]}, ["move:exchange_dice", "sell:G1"]),
    "material_again": ([], {"blueberries": 1}, ["move:buy_materials", "material:glue:2"]),
    "second_order": ([dry_orders], {"blueberries": 0}, ["move:choose_orders", "take:EO02"]),
    "produce_again": ([], {"blueberries": 0}, ["move:produce_plant", "produce:EH25"]),
}
"""Of each last question of an action: how it may hold nothing but endings."""


@pytest.mark.parametrize("question", list(POOR))
def test_what_is_left_of_a_turn_is_ended_by_a_finger(question: str) -> None:
    arrangements, player, answers = POOR[question]
    match = answer(start(*arrangements, hand=[], lantern=0, **player), *answers)
    assert asked(match) == question
    own = [option for option in match.asks[0].options if not option.anytime]
    assert all(option.ends for option in own)
    assert "end" in [option.id for option in own]
    assert match.forced(0) is None


@pytest.mark.parametrize("seed", range(6))
def test_the_table_never_ends_a_turn_nor_spends_anything_by_itself(seed: int) -> None:
    match = engine.new_match("woodcraft", seats=1 + seed % 4, seed=f"lone {seed}")
    player = automa.player("random", f"{seed}")
    while match.asks:
        seat = next(iter(match.asks))
        lone = match.forced(seat)
        if lone is None:
            match.answer(seat, player.choose(match, seat))
            continue
        stage, held = match.stage_number, match.game.holdings(match.state)[seat]
        match.answer(seat, lone.id, unasked=True)
        now = match.game.holdings(match.state)[seat]
        assert match.stage_number == stage
        assert all(now.get(thing, 0) >= amount for thing, amount in held.items())


# ------------------------------------------------------------------ what is optional can be left
@pytest.mark.parametrize("way", [["instead:action"], ["instead:blueberries", "bonus"]])
def test_exchange_dice_is_left_without_a_sale(way: list[str]) -> None:
    """The rulebook: decide whether to sell."""
    match = answer(start(lantern=4, lumber=["B3"], blueberries=0), "move:buy_lumber", *way)
    answer(match, "action:exchange_dice")
    assert asked(match) == "exchange_dice"
    assert match.forced(0) is None
    answer(match, "done")
    assert (workshop(match).lumber, asked(match)) == (("B3",), "end")


@pytest.mark.parametrize(
    "tile", ["buy_lumber", "buy_materials", "choose_orders", "choose_helper", "produce_plant"]
)
def test_every_action_that_was_paid_for_can_be_left_at_its_first_step(tile: str) -> None:
    match = answer(start(lantern=3), "bonus", f"action:{tile}")
    assert "done" in offered(match)
    assert asked(answer(match, "done")) == "tile"


# ------------------------------------------------------------------ what comes up is seen first
def test_the_new_roll_is_seen_before_the_bonus_action_is_decided_on() -> None:
    match = answer(start(lantern=3), "move:buy_lumber", "buy:G4")
    assert "bonus" not in offered(match)
    answer(match, "done")
    assert "" not in match.view(0).yard
    assert {"bonus", "end", "end:market"} <= set(offered(match))


def test_the_turn_may_still_be_ended_in_one_answer() -> None:
    match = answer(start(), "move:buy_lumber", "buy:G4", "end")
    assert list(match.asks) == [1]


def test_the_next_order_is_seen_before_anything_else_is_decided() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = answer(start(row, lantern=3), "move:choose_orders", "take:EO02")
    assert {"look", "done", "end"} <= set(offered(match))
    assert "bonus" not in offered(match)
    answer(match, "look")  # nothing is hidden any more: the bonus action stands beside the second order
    assert "bonus" in offered(match) and "look" not in offered(match)


def test_a_dry_deck_is_not_looked_at() -> None:
    match = answer(start(dry_orders), "move:choose_orders", "take:EO02")
    assert "look" not in offered(match)


def test_the_next_helper_may_be_seen_before_the_room_is_chosen() -> None:
    row = at(helper_row=["EH12", "EH18", "EH20", "EH22"])
    match = answer(start(row), "move:choose_helper", "hire:EH12")
    assert offered(match) == ["room:r1c2", "room:r2c1", "look"]
    answer(match, "look")
    shown = match.view(0).helper_row
    assert shown[:3] == ("EH18", "EH20", "EH22") and len(shown) == 4
    assert offered(match) == ["room:r1c2", "room:r2c1"]
    answer(match, "room:r2c1")
    assert match.view(0).helper_row == shown
    assert [helper.id for helper in workshop(match).helpers] == ["EH25", "EH12"]


def test_a_step_on_the_market_can_wait_for_the_roll() -> None:
    match = answer(start(), "move:buy_lumber", "buy:G4", "done", "end:market")
    assert workshop(match).points == 1


# ------------------------------------------------------------------ taps that decide nothing
def test_equal_dice_are_returned_unasked() -> None:
    match = answer(start(lumber=["B4"] * 8), "move:buy_lumber", "instead:blueberries", "end")
    assert list(match.asks) == [1]
    assert workshop(match).lumber == ("B4",) * 6


def test_two_dice_of_one_colour_are_glued_in_one_answer() -> None:
    match = answer(start(lumber=["G1", "G3"], gluing=True, glue=1), "glue")
    assert (workshop(match).lumber, asked(match)) == (("G4",), "tile")


def test_two_dice_of_two_colours_only_choose_the_colour() -> None:
    match = answer(start(lumber=["G1", "Y3"], gluing=True, glue=1), "glue")
    assert offered(match) == ["glue:G1+Y3:G4", "glue:G1+Y3:Y4"]


def test_sawing_is_one_list() -> None:
    match = answer(start(lumber=["G3", "Y4", "B1"], saw_blade=1), "saw")
    assert offered(match) == [
        "saw:G3:1+2",
        "saw:G3:1+1+1",
        "saw:Y4:1+3",
        "saw:Y4:2+2",
        "saw:Y4:1+1+2",
    ]
    groups = [option.group for option in match.asks[0].options]
    assert groups == ["woodcraft.group.colour.G"] * 2 + ["woodcraft.group.colour.Y"] * 3


def eager(match: Match, seat: int, otherwise: str) -> str:
    """Choose a helper wherever one can be had."""
    ids = [option.id for option in match.asks[seat].options]
    return next(
        (option for option in ids if option == "move:choose_helper" or option.startswith("hire:")), otherwise
    )


def test_what_comes_first_is_asked_only_where_two_tools_come() -> None:
    """Over random games: a tool of certain kinds from the ability, and one from the track or the gear."""
    hired = asked_first = 0
    for number in range(8):
        match = engine.new_match("woodcraft", seats=2, seed=f"first {number}")
        player = automa.player("random", f"{number}")
        while match.asks:
            seat = next(iter(match.asks))
            hired += asked(match) == "room"
            if asked(match) == "first":
                asked_first += 1
                assert set(offered(match, "first:")) > {"first:ability"}
            match.answer(seat, eager(match, seat, player.choose(match, seat)))
    assert hired > 40
    assert asked_first <= hired / 10
