"""Ditches (booklet p.4; notes 7)."""

from typing import Any

from tests.rules.arle.scene import Table


def farm(**fields: Any) -> Table:
    return Table(1, expansion=True, goods={"tea": 0}, **fields)


def edges(table: Table) -> list[str]:
    return [option.removeprefix("edge:") for option in table.ids() if option.startswith("edge:")]


def test_the_first_ditch_touches_the_dike_line() -> None:
    table = farm().place("ditcher")
    assert edges(table) == ["V:3:0", "V:3:1"]


def test_the_others_join_and_only_one_touches_the_line() -> None:
    table = farm().place("ditcher", "edge:V:3:0")
    assert set(edges(table)) == {"V:4:0", "H:3:0", "H:3:1"}
    assert "V:3:1" not in edges(table.do("edge:H:3:1"))


def test_three_to_six_ditches() -> None:
    table = farm().place("ditcher", "edge:V:3:0", "edge:V:4:0", "edge:H:3:1")
    assert table.asked() == "end_turn"
    assert table.view.supply["ditch"] == 27
    table = farm(tools={"slickers": 6}).place("ditcher", "edge:V:3:0", "done")
    assert table.farm().ditches == ("V:3:0",)


def test_no_ditch_inside_a_moor_tile_or_under_a_dike() -> None:
    ditches = ["V:3:0", "V:4:0", "V:5:0"]
    found = edges(farm(ditches=ditches).place("ditcher"))
    assert not {edge for edge in found if edge.startswith("H:5")}
    table = farm(dikes=1, ditches=["V:2:0", "V:3:0"]).place("ditcher")
    assert "H:2:0" not in edges(table)  # two dikes still lie there
    assert "H:2:1" not in edges(table)
    assert "V:4:0" in edges(table)


def test_the_free_ditch_follows_the_dike_line() -> None:
    table = farm(ditches=["V:3:1"]).place("dike_builder", "decline")
    assert table.farm().ditches == ("V:3:1", "V:2:1")
    assert table.view.supply["ditch"] == 29


def test_no_free_ditch_when_they_have_run_out() -> None:
    table = farm(ditches=["V:3:1"])
    table.match.state.supply["ditch"] = 0
    table.place("dike_builder", "decline")
    assert table.farm().ditches == ("V:3:1",)


def test_a_drained_space_holds_three_sheep_and_breeds_them() -> None:
    table = farm(half_year=2, placed=3, ditches=["V:3:0", "H:3:0"], land={12: "depot"})
    assert next(cell for cell in table.farm().cells if (cell.row, cell.column) == (3, 0)).drained
    ditched = Table(
        1,
        expansion=True,
        half_year=2,
        placed=3,
        ditches=["V:3:0", "H:3:0"],
        land={12: "depot"},
        goods={"sheep": 2, "horse": 0},
        standing={"cell:9": [2, 0, 0]},
    )
    assert ditched.rest().goods("sheep") == [3]


def test_a_drained_space_breeds_no_cattle() -> None:
    table = Table(
        1,
        expansion=True,
        half_year=2,
        placed=3,
        ditches=["V:3:0", "H:3:0"],
        goods={"cattle": 2, "horse": 0},
        standing={"cell:9": [0, 2, 0]},
    )
    assert table.rest().goods("cattle") == [2]


def test_a_plow_makes_two_fields_on_drained_land_or_one_elsewhere() -> None:
    table = farm(barn=["plow"], ditches=["V:3:0", "H:3:0", "H:3:1"]).place("farmer", "decline")
    table.do("field:grain_field")
    assert table.ids() == ["cell:9", "cell:10"]
    table.do("cell:9", "field:flax_field")
    assert (table.tile(9), table.tile(10)) == ("grain_field", "flax_field")
    assert table.asked() == "end_turn"


def test_a_plow_on_dry_land_makes_one_field() -> None:
    table = farm(barn=["plow"]).place("farmer", "decline", "field:grain_field", "cell:9")
    assert table.asked() == "end_turn"


def test_vector_ditch_moor() -> None:
    ditches = ["V:3:0", "V:4:0"]
    table = farm(ditches=ditches, tools={"slickers": 4}).place("ditcher", "edge:V:5:0")
    assert table.tile(15) == table.tile(16) == "moor"
    table.do("edge:H:4:0")
    assert table.tile(15) == "drained_moor"
    assert table.farm().cells[15].peat == 4
    table.do("edge:V:6:0")  # the same side of the middle moor once more
    assert table.tile(16) == "moor"
    table.do("edge:H:4:1")
    assert table.tile(16) == "drained_moor"


def test_ditches_stay_until_the_end() -> None:
    table = farm(ditches=["V:3:0"], placed=3).rest()
    assert table.farm().ditches == ("V:3:0",)
