"""Room for newcomers: made in the work phase by moving, at other times found or not (rulebook p.9)."""

from typing import Any

from tests.rules.arle.scene import Table

FULL: dict[str, list[int]] = {
    "cell:9": [2, 0, 0],
    "cell:10": [2, 0, 0],
    "cell:12": [0, 0, 3],
    **{f"dike:{index}": [0, 1, 0] for index in range(5)},
}
HERD = {"sheep": 4, "cattle": 5, "horse": 3}


def pen(table: Table, name: str) -> tuple[int, ...]:
    return next(each.animals for each in table.farm().pens if each.id == name)


def test_a_stable_makes_room_while_it_is_asked_which_animal_goes_back() -> None:
    goods = HERD | {"food": 9, "brick": 1}
    standing = {**FULL, "cell:10": [0, 0, 0]}
    land = {10: "carpenters_workshop", 11: "", 14: "grain_field"}
    standing["cell:11"] = [2, 0, 0]
    table = Table(1, goods=goods, land=land, standing=standing).place("summer_grocer", "gain:1horse")
    assert table.asked() == "surplus"
    table.do("any:house:carpenters_workshop")
    assert table.ids()[0] == "stay"
    table.do("stay")
    assert table.asked() == "end_turn"
    assert table.goods("sheep", "cattle", "horse") == [4, 5, 4]


def test_meanwhile_nobody_moves_animals_or_gives_others_back() -> None:
    table = Table(1, goods=HERD, standing=FULL).place("summer_grocer", "gain:1horse")
    assert table.ids() == ["give:sheep", "give:cattle", "give:horse"]


def test_a_newcomer_of_a_lone_type_is_not_lost_unasked() -> None:
    standing = {"cell:9": [2, 0, 0], "cell:10": [2, 0, 0], "cell:12": [3, 0, 0]}
    standing |= {f"dike:{index}": [1, 0, 0] for index in range(5)}
    table = Table(1, goods={"sheep": 12, "horse": 0}, standing=standing).place("fisherman")
    assert (table.asked(), table.ids()) == ("surplus", ["give:sheep"])
    assert table.match.forced(0) is None


def litter(**farm: Any) -> Table:
    """Litter Storage in the May inventory: supplies are short, so that there is a moment for it."""
    goods = {"food": 0, "grain": 9, "flax": 3, "sheep": 2, "horse": 2, "cattle": 0}
    table = Table(1, half_year=2, placed=3, land={10: "litter_storage"}, goods=goods, **farm)
    return table.do("skip", "done")


def test_a_horse_of_litter_storage_outside_the_work_phase_disturbs_nobody() -> None:
    standing = {"cell:9": [0, 0, 1], "cell:12": [2, 0, 0], "dike:1": [0, 0, 1]}
    table = litter(standing=standing)
    assert table.asked() == "sustenance"
    table.do("any:house:litter_storage", "times:1")
    assert pen(table, "cell:12") == (3, 0, 0)  # bred, and still where they stood
    assert pen(table, "dike:1") == (0, 0, 1)
    assert pen(table, "cell:9") == (0, 0, 2)


def test_without_free_room_outside_the_work_phase_nobody_makes_way() -> None:
    """A stall with one horse and one sheep on the pasture would make room by moving: too late for that."""
    standing = {"cell:9": [1, 0, 0], "cell:12": [1, 0, 0], "dike:0": [0, 0, 1], "dike:1": [0, 0, 1]}
    standing |= {f"dike:{index}": [0, 1, 0] for index in (2, 3, 4)}
    goods = {"food": 0, "grain": 9, "flax": 3, "sheep": 2, "horse": 2, "cattle": 3}
    land = {10: "litter_storage"}
    table = Table(1, half_year=2, placed=3, land=land, goods=goods, standing=standing).do("skip", "done")
    table.do("any:house:litter_storage", "times:1")
    assert table.asked() == "surplus"
    table.do("give:sheep")  # one of them stood alone: its place is free now
    assert (table.asked(), table.goods("sheep", "cattle", "horse")) == ("sustenance", [1, 3, 3])


def test_in_the_work_phase_they_do_make_way() -> None:
    standing = {"cell:9": [1, 0, 0], "cell:12": [1, 0, 0], "dike:0": [0, 0, 1], "dike:1": [0, 0, 1]}
    standing |= {f"dike:{index}": [0, 1, 0] for index in (2, 3, 4)}
    goods = {"flax": 3, "sheep": 2, "horse": 2, "cattle": 3}
    table = Table(1, land={10: "litter_storage"}, goods=goods, standing=standing)
    table.do("any:house:litter_storage", "times:1")
    assert (table.asked(), table.goods("sheep", "cattle", "horse")) == ("place", [2, 3, 3])
