"""Dikes, moor, peat and tiles (rulebook p.9; notes 5)."""

import itertools

import pytest

from tests.rules.arle.scene import Table


def test_vector_dikes() -> None:
    land, flats = [], []
    for moves in range(8):
        farm = Table(1, dikes=moves).farm()
        land.append(sum(cell.land for cell in farm.cells))
        flats.append(
            -sum(1 for column in range(3) if (0, column) not in {(d.gap, d.column) for d in farm.dikes})
        )
    assert [now - before for before, now in itertools.pairwise(land)] == [3, 0, 0, 3, 0, 0, 3]
    assert flats == [-3, -3, -3, -3, -3, -2, -1, 0]


def test_the_first_dike_gives_three_spaces_at_once() -> None:
    table = Table(1).place("dike_builder", "decline")
    assert table.farm().dike_line == 2
    assert [cell.land for cell in table.farm().cells[6:9]] == [True] * 3


def test_the_events_name_the_dikes_that_moved_and_the_land_that_was_won() -> None:
    table = Table(1)
    before = table.farm().dikes
    table.place("dike_builder", "decline")
    targets = {event.kind: event.targets for event in table.news}
    moved = [index for index, dike in enumerate(table.farm().dikes) if dike != before[index]]
    assert targets["built_dikes"] == tuple(f"dike:{index}" for index in moved)
    assert targets["new_land"] == ("cell:6", "cell:7", "cell:8")


def test_nothing_moves_after_the_seventh() -> None:
    table = Table(1, dikes=7).place("dike_builder", "gain:1sheep")
    assert table.farm().dike_line == 0
    assert table.points("home_board") == -16 + 3


def test_a_moor_is_gone_with_its_last_peat_and_both_cells_are_land() -> None:
    table = Table(1, land={15: "drained_moor"}, peat={15: 2, 13: 0}, tools={"spades": 5})
    table.place("peat_cutter", "peat:15:2")
    assert table.tile(15) == table.tile(18) == ""
    assert table.points("home_board") == -16 + 4


def test_different_moors_may_be_cut_in_one_action() -> None:
    table = Table(1, land={15: "drained_moor"}, peat={15: 4}).place("peat_cutter", "peat:15:2", "peat:13:1")
    assert (table.farm().cells[15].peat, table.farm().cells[13].peat) == (2, 3)
    assert table.asked() == "end_turn"


def test_tiles_lie_on_land_only() -> None:
    table = Table(1, options={"choose_cells": True}, land={9: "forest"}).place("forester", "forest")
    assert table.tile(10) == "forest"  # the only empty land space; the tidal flats don't count
    assert "forest" not in Table(1, land={9: "forest", 10: "forest"}).place("forester").ids()


def test_where_a_tile_goes_may_be_asked() -> None:
    table = Table(1, options={"choose_cells": True}).place("forester", "forest")
    assert table.ids() == ["cell:9", "cell:10"]
    assert table.do("cell:10").tile(10) == "forest"


def test_supplies_are_limited() -> None:
    table = Table(1, land=dict.fromkeys((10,), "forest"), barn=["plow"])
    table.match.state.supply["field"] = 0
    table.place("farmer", "decline")
    assert table.asked() == "end_turn"


@pytest.mark.parametrize("tile", ["stable", "double_stall", "depot", "park"])
def test_some_tiles_come_only_by_upgrading(tile: str) -> None:
    rich = {"brick": 9, "timber": 9, "grain": 9, "clay": 9}
    for half_year, space in [(1, "summer_carpenter"), (2, "winter_carpenter"), (1, "forester")]:
        table = Table(1, half_year=half_year, goods=rich, land={12: "forest"}).place(space)
        assert tile not in table.ids()
