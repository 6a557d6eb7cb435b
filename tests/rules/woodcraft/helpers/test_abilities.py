"""Every helper card does what is printed on it: abilities of every turn, permanent ones, productions."""

from typing import Any

import pytest

from engine.kernel import Match
from engine.woodcraft.components import HELPERS
from tests.rules.woodcraft.scenario import (
    Arrange,
    answer,
    at,
    finish_turn,
    offered,
    price_of,
    rooms_for,
    seat,
    start,
    table,
    workshop,
)


def having(card: str, *arrangements: Arrange, **player: Any) -> Match:
    """Begin a turn with `card` in the workshop."""
    return start(table(helpers=rooms_for(["EH25", card])), *arrangements, **player)


def completing(*cards: str, **player: Any) -> Match:
    """Complete Cutting Board (3 points, 7 blueberries) on a row that gives reputation, with helpers at work."""
    ready = table(orders={"EO05": 2}, lumber=["Y5"], saw_blade=1, blueberries=0)
    return answer(start(ready, helpers=rooms_for(["EH25", *cards]), **player), "complete:EO05")


@pytest.mark.parametrize("card", ["EH08", "LH06"])
def test_some_helpers_only_produce(card: str) -> None:
    value = HELPERS[card].production.dice[0][-1]
    match = answer(having(card), "move:produce_plant", f"produce:{card}")
    assert offered(match) == [f"die:G{value}", f"die:Y{value}", f"die:B{value}"]
    assert workshop(answer(match, f"die:B{value}")).lumber == (f"B{value}",)


# ------------------------------------------------------------------ once a turn
def test_the_green_thumb_slices_a_pip_off_a_green_die() -> None:
    match = answer(having("EH09", lumber=["G4", "G1", "Y2"]), "use:EH09")
    assert offered(match) == ["die:G1", "die:G4"]
    answer(match, "die:G4")
    mine = workshop(match)
    assert (mine.pots["G"], mine.lumber, mine.sawing) == (1, ("G1", "G3", "Y2"), (True,))
    assert "use:EH09" not in offered(match)


def test_the_green_thumb_plants_a_green_1_whole() -> None:
    match = answer(having("EH09", lumber=["G1"]), "use:EH09")
    assert (workshop(match).pots["G"], workshop(match).lumber) == (1, ())


def test_the_green_thumb_needs_an_empty_green_pot() -> None:
    assert "use:EH09" not in offered(having("EH09", lumber=["G4"], pots={"G": 1}))


@pytest.mark.parametrize(("card", "berries"), [("EH10", 1), ("LH09", 2)])
def test_lowering_a_die_brings_blueberries(card: str, berries: int) -> None:
    match = having(card, lumber=["Y4", "G1"])
    answer(match, f"use:{card}")  # the 1 cannot be lowered: nothing to ask
    assert (workshop(match).lumber, workshop(match).blueberries) == (("G1", "Y3"), 12 + berries)
    assert f"use:{card}" not in offered(match)


def test_a_1_cannot_be_lowered() -> None:
    assert "use:EH10" not in offered(having("EH10", lumber=["G1"]))


@pytest.mark.parametrize(
    ("tree", "amounts"), [(1, ["grow:1", "grow:2", "grow:3"]), (2, ["grow:1", "grow:2"]), (3, [])]
)
def test_amounts_of_growth_with_the_same_result_are_one(tree: int, amounts: list[str]) -> None:
    match = answer(having("EH13", pots={"G": tree}), "use:EH13")  # it has grown by 2 as the turn began
    assert offered(match, "grow:") == amounts
    assert bool(amounts) or workshop(match).lumber == ("G6",)


def test_the_gardener_helps_the_green_tree_to_grow() -> None:
    match = answer(having("EH13", pots={"G": 1}), "use:EH13")
    assert offered(match) == ["grow:1", "grow:2", "grow:3"]
    assert workshop(answer(match, "grow:2")).pots["G"] == 5


def test_the_orchardist_harvests_what_would_grow_beyond_6() -> None:
    match = answer(having("LH08", pots={"G": 2}), "use:LH08")
    assert (workshop(match).pots["G"], workshop(match).lumber) == (0, ("G6",))


def test_the_scrap_dealer_buys_up_to_5_tokens() -> None:
    match = answer(having("EH14", glue=4, scrapwood=1, saw_blade=1), "use:EH14")
    answer(match, "sell:glue:4")
    assert offered(match) == ["sell:scrapwood:1", "sell:saw_blade:1", "stop"]
    answer(match, "sell:scrapwood:1")
    mine = workshop(match)
    assert (mine.blueberries, mine.glue, mine.scrapwood, mine.saw_blade) == (17, 0, 0, 1)
    match = answer(having("EH14", glue=4), "use:EH14", "sell:glue:1", "stop")
    assert workshop(match).blueberries == 13


def test_the_swapper_swaps_a_token() -> None:
    match = answer(having("EH15", glue=1), "use:EH15", "swap:glue:saw_blade")
    assert (workshop(match).glue, workshop(match).saw_blade) == (0, 1)


def test_the_restorer_sells_a_reuse_token() -> None:
    match = answer(having("LH19"), "use:LH19")
    assert (workshop(match).blueberries, workshop(match).reuse) == (10, 1)
    assert "use:LH19" not in offered(having("LH19", blueberries=1))


def test_the_benefactor_takes_a_token_for_2_points() -> None:
    match = answer(having("LH20", scrapwood=1, glue=1), "use:LH20", "pay:scrapwood")
    assert (workshop(match).points, workshop(match).scrapwood, workshop(match).glue) == (2, 0, 1)


def test_the_sawyer_saws_in_two_without_a_tile() -> None:
    match = answer(having("LH23", lumber=["B5"], saw_blade=3), "use:LH23")
    assert offered(match) == ["saw:B5:1+4", "saw:B5:2+3"]
    answer(match, "saw:B5:2+3")
    assert (workshop(match).lumber, workshop(match).sawing) == (("B2", "B3"), (True,))


# ------------------------------------------------------------------ permanent
@pytest.mark.parametrize(("card", "scored"), [("EH11", 1), ("LH10", 2)])
def test_splicing_scores(card: str, scored: int) -> None:
    match = answer(having(card, lumber=["G3"], scrapwood=1), "splice")
    assert workshop(match).points == scored


def test_the_architect_makes_improvements_cheaper() -> None:
    match = answer(having("EH12"), "move:improve_workshop")
    prices = [price_of(match, option) for option in offered(match, "improve:")]
    assert prices == [1, 1, 2, 2]


def test_the_town_crier_pays_for_each_step_of_reputation() -> None:
    assert workshop(completing("EH16")).blueberries == 7 + 2
    assert workshop(completing("LH12")).blueberries == 7 + 2
    assert workshop(completing("EH16", reputation=17)).blueberries == 7 + 1  # one real space, then 2 points


def test_the_town_crier_loses_nothing_when_going_back() -> None:
    ready = table(orders={"EO05": -2}, lumber=["Y5"], saw_blade=1, blueberries=0, reputation=5)
    match = answer(having("EH16", ready), "complete:EO05")
    assert (workshop(match).blueberries, workshop(match).reputation) == (7, 4)


def test_the_courier_and_the_toymaker_reward_completed_orders() -> None:
    mine = workshop(completing("EH17", "LH13"))
    assert (mine.blueberries, mine.points) == (7 + 1, 3 + 2)


@pytest.mark.parametrize(
    ("card", "prices"),
    [("EH18", (3, 0, 4)), ("EH19", (4, 0, 5)), ("LH14", (2, 0, 3))],
)
def test_dice_become_cheaper(card: str, prices: tuple[int, int, int]) -> None:
    match = answer(having(card), "move:buy_lumber")
    found = tuple(price_of(match, f"buy:{die}") for die in ("G4", "G1", "Y4"))
    assert found == prices


def test_the_brokers_discount_holds_at_the_bank_and_adds_to_the_sawing_tiles() -> None:
    match = answer(having("EH18", sawing=[True, True]), "move:exchange_dice")
    assert [price_of(match, f"buy:{die}") for die in ("G6", "Y6", "B6")] == [3, 4, 5]


@pytest.mark.parametrize(("card", "more"), [("EH20", 1), ("LH15", 2)])
def test_sold_dice_bring_more(card: str, more: int) -> None:
    match = answer(having(card, lumber=["G3"]), "move:exchange_dice")
    assert price_of(match, "sell:G3") == 6 + more
    assert workshop(answer(match, "sell:G3")).blueberries == 12 + 6 + more


def test_the_foreman_makes_helpers_cheaper() -> None:
    row = at(helper_row=["EH04", "EH06", "EH11", "EH18"])
    match = answer(having("EH21", row), "move:choose_helper")
    assert [price_of(match, option) for option in offered(match, "hire:")] == [4, 1, 2, 2]


@pytest.mark.parametrize(("card", "off"), [("EH22", 1), ("LH16", 2)])
def test_market_steps_become_cheaper(card: str, off: int) -> None:
    match = answer(having(card, market=3), "move:improve_workshop", "instead:blueberries")
    assert price_of(match, "end:market") == 7 - off
    answer(match, "end:market")
    assert (workshop(match).blueberries, workshop(match).points) == (15 - 7 + off, 5)


def test_the_lamplighter_gains_reputation_once_a_gain_of_lanterns() -> None:
    row = at(helper_row=["LH17", "EH08", "EH12", "EH18"])
    match = answer(having("EH23", row), "move:choose_helper", "hire:LH17", "room:r2c1")
    assert (workshop(match).lantern, workshop(match).reputation) == (3, 1)


def test_the_glue_boiler_scores_7_for_two_colours_only() -> None:
    ready = table(gluing=True, glue=1)
    match = answer(having("EH24", ready, lumber=["G2", "B2"]), "glue", "glue:G2+B2:B4")
    assert workshop(match).points == 7
    match = answer(having("EH24", ready, lumber=["G2", "G3"]), "glue")
    assert workshop(match).points == 0


def test_the_master_gluer_scores_2_for_any_glue() -> None:
    ready = table(gluing=True, glue=1)
    match = answer(having("LH18", ready, lumber=["G2", "G3"]), "glue")
    assert workshop(match).points == 2
    match = answer(having("LH18", ready, lumber=["G2", "B3"]), "glue", "glue:G2+B3:G5")
    assert workshop(match).points == 4 + 2


def test_the_bard_scores_3_for_a_turns_first_reputation() -> None:
    ready = table(orders={"EO05": 2, "EO16": 2}, lumber=["Y5", "Y6"], saw_blade=2)
    match = answer(having("LH11", ready), "complete:EO05")
    assert workshop(match).points == 3 + 3
    answer(match, "complete:EO16")
    assert workshop(match).points == 3 + 3 + 5


def test_the_bard_pays_for_the_turns_first_step_of_reputation_only() -> None:
    ready = table(orders={"EO05": 2, "EO10": 1}, lumber=["Y5", "B4"], saw_blade=1)
    match = answer(having("LH11", ready), "complete:EO05")
    assert workshop(match).points == 3 + 3
    answer(match, "complete:EO10")
    assert workshop(match).points == 3 + 3 + 3  # Walking Stick's own 3


def test_a_bard_hired_after_the_turns_first_step_pays_nothing_in_it() -> None:
    ready = table(orders={"EO05": 2, "EO10": 1}, lumber=["Y5", "B4"], saw_blade=1)
    row = at(helper_row=["LH11", "EH08", "EH12", "EH18"])
    match = answer(start(row, ready), "complete:EO05", "move:choose_helper", "hire:LH11", "room:r1c2")
    before = workshop(match).points
    answer(match, "complete:EO10")
    assert workshop(match).points == before + 3
    finish_turn(match)
    finish_turn(match)
    assert not match.state.turn.advanced


def test_abilities_refresh_at_the_start_of_the_owners_turn() -> None:
    match = answer(having("EH10", lumber=["G6"]), "use:EH10")
    finish_turn(match)
    finish_turn(match)
    assert "use:EH10" in offered(match)


def test_every_production_is_gained() -> None:
    for card, helper in HELPERS.items():
        match = answer(
            start(table(helpers=rooms_for([card, "EH25"]))), "move:produce_plant", f"produce:{card}"
        )
        if helper.production.dice:
            continue
        mine = workshop(match)
        for key, amount in helper.production.plain:
            base = {"blueberries": 12, "lantern": 1}.get(key, 0)
            assert getattr(mine, key) >= base + amount, card


def test_the_workshop_of_others_adds_nothing() -> None:
    def theirs(state: Any) -> None:
        seat(state.players[1], helpers=rooms_for(["EH18", "EH12"]))

    match = answer(start(theirs), "move:buy_lumber")
    assert price_of(match, "buy:G4") == 4
