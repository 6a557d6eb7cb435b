"""The Master and the tools (rulebook p.14)."""

from tests.rules.arle.scene import Table


def test_vector_master_bench_first() -> None:
    table = Table(1, goods={"brick": 1}).place("summer_master", "tool:workbenches", "pay:2clay")
    assert table.goods("clay") == [2]
    table.do("tool:axes", "tool:ovens")
    assert table.asked() == "end_turn"
    assert [table.farm().tools[tool] for tool in ("workbenches", "axes", "ovens")] == [1, 1, 1]


def test_vector_master_two_other() -> None:
    table = Table(1, goods={"brick": 1}).place("summer_master", "tool:axes", "tool:ovens")
    assert table.goods("wood", "brick") == [3, 0]
    assert table.asked() == "end_turn"


def test_vector_spade_step() -> None:
    table = Table(1).place("summer_master", "tool:spades")
    assert table.goods("wood") == [3]
    table.do("done", "end")
    assert "peat:13:4" in table.place("peat_cutter").ids()


def test_no_tool_moves_twice_in_one_action() -> None:
    table = Table(1).place("summer_master", "tool:axes")
    assert "tool:axes" not in table.ids()


def test_a_step_that_cannot_be_paid_or_a_full_track_is_not_offered() -> None:
    ids = Table(1, goods={"wood": 1, "clay": 0}, tools={"spades": 7}).place("summer_master").ids()
    assert "tool:weaving_looms" not in ids
    assert "tool:workbenches" not in ids
    assert "tool:spades" not in ids
    assert "tool:axes" in ids


def test_using_tools_is_free() -> None:
    table = Table(1).place("woodcutter")
    assert table.goods("wood", "clay", "food") == [7, 4, 5]


def test_the_winter_master_does_the_same() -> None:
    table = Table(1, half_year=2).place("winter_master", "tool:pottery_wheels", "tool:slaughtering_tables")
    assert table.goods("clay") == [2]
