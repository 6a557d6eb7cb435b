"""Choose a Helper: price, room, gear, and the immediate ability of every card that has one."""

from typing import Any

import pytest

from engine.kernel import Match
from engine.woodcraft.state import TileOnTrack
from tests.rules.woodcraft.scenario import (
    Arrange,
    answer,
    asked,
    at,
    offered,
    price_of,
    rooms_for,
    start,
    workshop,
)


def hiring(card: str, *arrangements: Arrange, **player: Any) -> Match:
    """Begin a turn in which `card` can be hired into a room with neither gear nor much of a track."""
    row = at(helper_row=[card, "EH08", "EH12", "EH18"])
    return answer(start(row, *arrangements, **player), "move:choose_helper", f"hire:{card}", "room:r1c2")


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
    assert price_of(match, "improve:gluing") == price
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
