"""The income board and the attic."""

from typing import Any

import pytest

from engine.kernel import Match
from engine.woodcraft.components import amount_of
from tests.rules.woodcraft.scenario import Arrange, answer, asked, at, offered, start, table, workshop


def drum(**player: Any) -> Arrange:
    """Ready to complete Drum: a wrench or a chisel."""
    return table(orders={"EO29": -1}, lumber=["B3", "Y4"], **player)


def gluing_tile(track: str, space: int) -> Match:
    """Add the gluing tile, which advances both incomes, with one of them on `space`."""
    fields: dict[str, Any] = {track: space}
    return answer(start(table(**fields)), "move:improve_workshop", "improve:gluing")


@pytest.mark.parametrize("track", ["blueberry_income", "hazelnut_income"])
@pytest.mark.parametrize("space", [4, 14, 24])
def test_the_first_line_gives_a_tool_once_a_counter(track: str, space: int) -> None:
    match = gluing_tile(track, space)
    assert asked(match) == "tool"
    assert len(offered(match)) == 5


@pytest.mark.parametrize("space", [7, 17])
def test_the_second_line_gives_3_points(space: int) -> None:
    assert workshop(gluing_tile("hazelnut_income", space)).points == 3


@pytest.mark.parametrize("space", [5, 6, 8, 9, 10, 11, 12, 13, 15])
def test_other_spaces_give_nothing(space: int) -> None:
    match = gluing_tile("hazelnut_income", space)
    assert asked(match) == "end"
    assert workshop(match).points == 0


def test_reputation_beyond_the_end_is_2_points_a_space() -> None:
    ready = table(orders={"EO05": 3}, lumber=["Y5"], saw_blade=1, reputation=17)
    match = answer(start(ready), "complete:EO05")
    assert (workshop(match).reputation, workshop(match).points) == (18, 3 + 2 * 2)


def test_a_tile_rewards_a_player_once() -> None:
    ready = table(orders={"EO05": 1, "EO16": 2}, lumber=["Y5", "Y6"], saw_blade=2, reputation=5)
    match = answer(start(ready), "complete:EO05")
    arrivals = [tile.arrivals for tile in match.view(0).reputation_tiles]
    assert arrivals == [((0, 1),), ()]


# ------------------------------------------------------------------ attic
def test_a_tool_is_placed_at_once_on_the_bottom_row() -> None:
    match = answer(start(drum()), "complete:EO29", "tool:chisel")
    assert offered(match) == ["attic:b1", "attic:b2", "attic:b3", "attic:b4"]


def test_a_space_opens_above_two_filled_ones() -> None:
    match = answer(start(drum(attic={"b1": "plane", "b2": "plane"})), "complete:EO29", "tool:chisel")
    assert offered(match) == ["attic:b3", "attic:b4", "attic:m1"]


def test_the_ends_of_the_top_row_open_beside_one_filled_space() -> None:
    below = dict.fromkeys(["b1", "b2", "b3", "b4", "m1", "m2", "m3", "t2"], "plane")
    match = answer(start(drum(attic=below)), "complete:EO29", "tool:chisel")
    assert offered(match) == ["attic:t3", "attic:t1"]


def test_every_edge_to_a_different_tool_pays() -> None:
    around = {"b1": "plane", "b2": "hammer", "m1": "plane", "m2": "chisel", "b3": "hammer"}
    match = answer(start(drum(attic=around, blueberry_income=0)), "complete:EO29", "tool:chisel", "attic:t2")
    mine = workshop(match)
    assert (mine.points, mine.hazelnut_income) == (5 + 3, 0)  # m1 pays, m2 holds the same tool


def test_a_full_attic_loses_the_tool() -> None:
    full = dict.fromkeys(["b1", "b2", "b3", "b4", "m1", "m2", "m3", "t1", "t2", "t3", "t4"], "plane")
    match = answer(start(drum(attic=full)), "complete:EO29")
    assert asked(match) == "tile"
    assert len(workshop(match).attic) == 11


def test_an_option_says_what_the_edges_would_pay() -> None:
    match = answer(start(drum(attic={"b2": "mallet"})), "complete:EO29", "tool:wrench")
    (asked_now,) = match.asks.values()
    texts = {option.id: option.args.get("gains", ()) for option in asked_now.options}
    assert texts == {
        "attic:b1": (amount_of("blueberries", 2),),
        "attic:b3": (amount_of("points", 2),),
        "attic:b4": (),
    }


def test_the_tool_tile_gives_a_tool_to_the_first() -> None:
    from engine.woodcraft.state import TileOnTrack

    tile = at(reputation_tiles=[TileOnTrack("RT3", 6), TileOnTrack("RT1", 12)])
    ready = table(orders={"EO05": 1}, lumber=["Y5"], saw_blade=1, reputation=5)
    match = answer(start(tile, ready), "complete:EO05")
    assert asked(match) == "tool"
