"""Every helper card does what is printed on it."""

from typing import Any

import pytest

from engine.kernel import Match
from engine.woodcraft.components import HELPERS
from engine.woodcraft.state import TileOnTrack
from tests.rules.woodcraft.scenario import (
    Arrange,
    answer,
    asked,
    at,
    finish_turn,
    offered,
    options_of,
    rooms_for,
    seat,
    start,
    table,
    workshop,
)


def hiring(card: str, *arrangements: Arrange, **player: Any) -> Match:
    """Begin a turn in which `card` can be hired into a room with neither gear nor much of a track."""
    row = at(helper_row=[card, "EH08", "EH12", "EH18"])
    return answer(start(row, *arrangements, **player), "move:choose_helper", f"hire:{card}", "room:r1c2")


def having(card: str, *arrangements: Arrange, **player: Any) -> Match:
    """Begin a turn with `card` in the workshop."""
    return start(table(helpers=rooms_for(["EH25", card])), *arrangements, **player)


def completing(*cards: str, **player: Any) -> Match:
    """Complete Cutting Board (3 points, 7 blueberries) on a row that gives reputation, with helpers at work."""
    ready = table(orders={"EO05": 2}, lumber=["Y5"], saw_blade=1, blueberries=0)
    return answer(start(ready, helpers=rooms_for(["EH25", *cards]), **player), "complete:EO05")


# ------------------------------------------------------------------ hiring
def test_a_helper_is_paid_at_once_and_its_room_moves_a_track() -> None:
    match = hiring("EH12")
    mine = workshop(match)
    assert (mine.blueberries, mine.blueberry_income) == (12 - 3, 3)
    assert [(helper.id, helper.room) for helper in mine.helpers] == [("EH25", "r1c1"), ("EH12", "r1c2")]
    assert len(match.view(0).helper_row) == 4


def test_a_helper_that_cannot_be_paid_cannot_be_taken() -> None:
    row = at(helper_row=["EH04", "EH06", "EH12", "EH18"])  # 5, 2, 3, 3 blueberries
    match = answer(start(row, blueberries=2), "move:choose_helper")
    assert offered(match, "hire:") == ["hire:EH06"]


def test_only_rooms_beside_a_helper_are_open() -> None:
    row = at(helper_row=["EH12", "EH18", "EH20", "EH22"])
    match = answer(start(row), "move:choose_helper", "hire:EH12")
    assert offered(match, "room:") == ["room:r1c2", "room:r2c1"]


def test_a_full_house_takes_nobody() -> None:
    match = answer(start(helpers=rooms_for([f"EH{n:02}" for n in range(1, 10)])), "move:choose_helper")
    assert offered(match, "hire:") == []
    assert "instead:blueberries" in offered(match)


def test_a_gear_lets_so_many_different_helpers_produce_the_new_one_included() -> None:
    row = at(helper_row=["EH14", "EH18", "EH20", "EH22"])  # Scrap Dealer: 1 glue, 1 scrapwood
    match = start(row, helpers={"EH25": "r1c2", "EH12": "r1c1"}, blueberries=2)
    answer(match, "move:choose_helper", "hire:EH14", "room:r1c3")  # gear 2
    assert offered(match) == ["rest:EH25", "rest:EH12", "rest:EH14"]  # two of three: who doesn't produce?
    answer(match, "rest:EH12")
    mine = workshop(match)
    assert (mine.glue, mine.scrapwood, mine.blueberries, mine.hazelnut_income) == (1, 1, 2, 1)


def test_a_small_gear_in_a_large_house_chooses_who_produces() -> None:
    row = at(helper_row=["EH14", "EH18", "EH20", "EH22"])
    crew = {"EH25": "r1c1", "EH12": "r1c2", "EH16": "r2c1", "EH17": "r3c1"}
    match = start(row, helpers=crew, blueberries=2)
    answer(match, "move:choose_helper", "hire:EH14", "room:r1c3")
    assert len(offered(match, "produce:")) == 5
    answer(match, "produce:EH14", "produce:EH17")
    assert (workshop(match).glue, workshop(match).blueberries) == (1, 2)


def test_a_gear_with_room_for_all_asks_nothing() -> None:
    row = at(helper_row=["EH14", "EH18", "EH20", "EH22"])
    match = start(row, helpers={"EH25": "r1c2"}, blueberries=2)
    answer(match, "move:choose_helper", "hire:EH14", "room:r1c3")
    assert (workshop(match).glue, workshop(match).blueberries) == (1, 2)


def test_blueberries_come_before_what_may_cost_some_unasked() -> None:
    """The Builder costs 4 and may improve the workshop: the gear's production comes first, it can't be worse."""
    row = at(helper_row=["EH05", "EH18", "EH20", "EH22"])
    match = start(row, helpers={"EH25": "r1c2"}, blueberries=4)
    answer(match, "move:choose_helper", "hire:EH05", "room:r1c3")
    assert asked(match) == "helper_improves"
    assert workshop(match).blueberries == 3  # 2 from the Lantern Bearer, 1 from the Builder
    assert offered(match, "improve:") == ["improve:sawing", "improve:splicing"]


def test_an_order_is_taken_before_the_gear_because_a_card_turns_up() -> None:
    row = at(helper_row=["EH06", "EH18", "EH20", "EH22"])
    match = start(row, helpers={"EH25": "r1c1", "EH08": "r1c2"})
    answer(match, "move:choose_helper", "hire:EH06", "room:r1c3")
    assert asked(match) == "helper_order"
    answer(match, offered(match, "take:")[0])
    assert asked(match) == "rest"


def toolmaker(*arrangements: Arrange, **player: Any) -> Match:
    """Hire the Tool Peddler (a hammer or a mallet) into a room with a gear of 2 and a step of hazelnut income."""
    row = at(helper_row=["EH01", "EH18", "EH20", "EH22"])
    crew = player.pop("helpers", {"EH25": "r1c2"})
    match = start(row, *arrangements, helpers=crew, **player)
    return answer(match, "move:choose_helper", "hire:EH01", "room:r1c3")


def test_with_one_tool_the_order_of_things_is_not_asked() -> None:
    assert asked(toolmaker()) == "tool"


def test_with_a_tool_from_the_track_the_players_order_counts() -> None:
    """Hazelnut income 4 goes to 5, where the line gives any tool: a hammer first, and another tool rests on it."""
    match = toolmaker(hazelnut_income=4)
    assert offered(match, "first:") == ["first:track", "first:gear", "first:ability"]
    answer(match, "first:ability", "tool:hammer", "attic:b1")
    assert asked(match) == "tool"  # the line's; the gear's production has asked nothing
    assert len(offered(match, "tool:")) == 5


def test_with_a_tool_from_the_gear_the_players_order_counts() -> None:
    """The Chronicler's production reaches the tool tile."""
    tile = at(reputation_tiles=[TileOnTrack("RT3", 6), TileOnTrack("RT1", 12)])
    crew = {"EH25": "r1c1", "LH12": "r1c2"}
    assert asked(toolmaker(tile, helpers=crew, reputation=5)) == "first"
    assert asked(toolmaker(tile, helpers=crew, reputation=3)) == "rest"  # too far off: no question of order


# ------------------------------------------------------------------ immediate abilities
@pytest.mark.parametrize(
    ("card", "tools"),
    [
        ("EH01", ["hammer", "mallet"]),
        ("EH02", ["wrench", "plane"]),
        ("EH03", ["chisel", "mallet"]),
        ("LH01", ["hammer", "mallet", "wrench", "plane", "chisel"]),
        ("LH02", ["hammer", "wrench", "chisel"]),
    ],
)
def test_tools_are_gained_at_once(card: str, tools: list[str]) -> None:
    match = hiring(card)
    assert offered(match, "tool:") == [f"tool:{tool}" for tool in tools]
    answer(match, f"tool:{tools[0]}", "attic:b1")
    assert workshop(match).attic == {"b1": tools[0]}


@pytest.mark.parametrize("card", ["EH04", "LH03"])
def test_income_helpers_advance_both_tracks(card: str) -> None:
    mine = workshop(hiring(card))
    assert (mine.blueberry_income, mine.hazelnut_income) == (2 + 1 + 1, 2)


@pytest.mark.parametrize(("card", "price"), [("EH05", 4), ("LH04", 2)])
def test_builders_improve_the_workshop_or_not(card: str, price: int) -> None:
    match = hiring(card, blueberries=12)
    assert options_of(match, "improve:gluing")["price"] == price
    before = workshop(match).blueberries
    answer(match, "improve:gluing")
    assert (workshop(match).gluing, workshop(match).blueberries) == (True, before - price)
    assert workshop(answer(hiring(card), "skip")).gluing is None


def test_the_herald_takes_an_order_or_not() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = answer(hiring("EH06", row), "take:EO03")
    assert [order.id for order in workshop(match).orders] == ["EO03"]
    assert len(match.view(0).order_row) == 4
    assert workshop(answer(hiring("EH06", row), "skip")).orders == ()


def test_the_guildmaster_takes_an_order_or_4_points() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = hiring("LH05", row)
    assert offered(match)[:5] == ["take:EO02", "take:EO03", "take:EO04", "take:EO05", "instead"]
    assert workshop(answer(match, "instead")).points == 4


@pytest.mark.parametrize("card", ["EH07", "LH07"])
def test_any_die_and_a_reuse_token(card: str) -> None:
    match = hiring(card)
    assert len(offered(match, "die:")) == 18
    answer(match, "die:B6")
    assert (workshop(match).lumber, workshop(match).reuse) == (("B6",), 1)


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("EH25", {"lantern": 2, "saw_blade": 1}),
        ("LH17", {"lantern": 3}),
        ("LH21", {"reputation": 2}),
    ],
)
def test_plain_gains_come_at_once(card: str, gained: dict[str, int]) -> None:
    mine = workshop(hiring(card, helpers={"EH12": "r1c1"}))
    assert {key: getattr(mine, key) for key in gained} == gained


def test_the_innkeeper_lets_up_to_four_produce() -> None:
    crew = {"EH14": "r1c1", "EH24": "r2c1", "EH03": "r2c2"}
    mine = workshop(hiring("LH22", helpers=crew))
    assert (mine.glue, mine.scrapwood, mine.saw_blade, mine.points) == (3, 1, 1, 2)


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
    prices = [options_of(match, option)["price"] for option in offered(match, "improve:")]
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
    found = tuple(options_of(match, f"buy:{die}")["price"] for die in ("G4", "G1", "Y4"))
    assert found == prices


def test_the_brokers_discount_holds_at_the_bank_and_adds_to_the_sawing_tiles() -> None:
    match = answer(having("EH18", sawing=[True, True]), "move:exchange_dice")
    assert [options_of(match, f"buy:{die}")["price"] for die in ("G6", "Y6", "B6")] == [3, 4, 5]


@pytest.mark.parametrize(("card", "more"), [("EH20", 1), ("LH15", 2)])
def test_sold_dice_bring_more(card: str, more: int) -> None:
    match = answer(having(card, lumber=["G3"]), "move:exchange_dice")
    assert options_of(match, "sell:G3")["price"] == 6 + more
    assert workshop(answer(match, "sell:G3")).blueberries == 12 + 6 + more


def test_the_foreman_makes_helpers_cheaper() -> None:
    row = at(helper_row=["EH04", "EH06", "EH11", "EH18"])
    match = answer(having("EH21", row), "move:choose_helper")
    assert [options_of(match, option)["price"] for option in offered(match, "hire:")] == [4, 1, 2, 2]


@pytest.mark.parametrize(("card", "off"), [("EH22", 1), ("LH16", 2)])
def test_market_steps_become_cheaper(card: str, off: int) -> None:
    match = answer(having(card, market=3), "move:improve_workshop", "instead:blueberries")
    assert options_of(match, "end:market")["price"] == 7 - off
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
    assert options_of(match, "buy:G4")["price"] == 4
