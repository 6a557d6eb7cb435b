"""Keeping, arranging and moving animals, breeding (rulebook pp.8-9; notes 2, 4, 5)."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arle.animals.arrangement import animal_points, arrange, fits
from engine.arle.animals.pens import ROOM, grouped, lawful, newborn
from tests.rules.arle.scene import Table

MAY: dict[str, Any] = {"half_year": 2, "placed": 3}


def herd(table: Table, pen: str) -> tuple[int, ...]:
    return next(each.animals for each in table.farm().pens if each.id == pen)


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 3), (3, 4), (4, 6), (5, 6), (6, 6)])
def test_vector_stable_breeding(before: int, after: int) -> None:
    table = Table(**MAY, land={12: "stable"}, goods={"horse": before}, standing={"cell:12": [0, 0, before]})
    assert table.rest().goods("horse") == [after]


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 3), (3, 3)])
def test_vector_stall_breeding(before: int, after: int) -> None:
    table = Table(**MAY, goods={"horse": 0, "sheep": before}, standing={"cell:12": [before, 0, 0]})
    assert table.rest().goods("sheep") == [after]


def test_a_double_stall_is_two_stalls() -> None:
    standing = {"cell:12": [2, 0, 0], "cell:12:1": [0, 2, 0]}
    goods = {"horse": 0, "sheep": 2, "cattle": 2}
    table = Table(**MAY, land={12: "double_stall"}, goods=goods, standing=standing)
    assert table.rest().goods("sheep", "cattle") == [3, 3]


def test_nothing_breeds_on_dikes_pastures_and_parks() -> None:
    standing = {"cell:9": [2, 0, 0], "cell:10": [0, 2, 0], "cell:12": [0, 0, 1], "dike:0": [0, 0, 1]}
    goods = {"sheep": 2, "cattle": 2, "horse": 2}
    table = Table(**MAY, land={10: "park"}, goods=goods, standing=standing)
    assert table.rest().goods("sheep", "cattle", "horse") == [2, 2, 2]


def test_vector_breeding_picture() -> None:
    standing = {"cell:9": [2, 0, 0], "cell:10": [2, 0, 0], "cell:12": [0, 0, 4]}
    land = {9: "stall", 10: "stall", 12: "stable"}
    table = Table(**MAY, land=land, goods={"sheep": 4, "horse": 4, "wool": 0}, standing=standing)
    table.rest()
    assert table.goods("sheep", "horse", "wool") == [6, 6, 3]


def test_the_proposed_arrangement_keeps_breeding_pairs_together() -> None:
    table = Table(1, half_year=2, goods={"sheep": 2, "cattle": 3, "horse": 1})
    assert sum(pen.newborn for pen in table.farm().pens) == 1
    table = Table(1, half_year=2, goods={"sheep": 2, "cattle": 2}, land={9: "stall"})
    assert sum(pen.newborn for pen in table.farm().pens) == 2
    table.place("cattle_trader", "gain:1cattle")
    assert sum(pen.newborn for pen in table.farm().pens) == 2


def test_a_newcomer_without_room_asks_which_one_goes_back() -> None:
    full = {"cell:9": [2, 0, 0], "cell:10": [2, 0, 0], "cell:12": [0, 0, 3]}
    full |= {f"dike:{index}": [0, 1, 0] for index in range(5)}
    goods = {"sheep": 4, "cattle": 5, "horse": 3}
    table = Table(1, goods=goods, standing=full).place("summer_grocer", "gain:1horse")
    assert table.asked() == "surplus"
    assert table.ids() == ["give:sheep", "give:cattle", "give:horse"]
    table.do("give:cattle")
    assert table.goods("sheep", "cattle", "horse") == [4, 4, 4]


def test_an_animal_that_could_be_kept_is_never_lost() -> None:
    goods = {"sheep": 3, "cattle": 5, "horse": 2}
    full = {"cell:9": [1, 0, 0], "cell:10": [2, 0, 0], "cell:12": [0, 0, 2]}
    full |= {f"dike:{index}": [0, 1, 0] for index in range(5)}
    table = Table(1, goods=goods, standing=full).place("summer_grocer", "gain:1cattle")
    assert table.asked() == "end_turn"
    assert table.goods("sheep", "cattle", "horse") == [3, 6, 2]


def test_placing_a_tile_moves_animals_elsewhere() -> None:
    standing = {"cell:9": [2, 0, 0], "cell:10": [2, 0, 0]}
    table = Table(1, goods={"sheep": 4, "horse": 0}, standing=standing).place("forester", "forest")
    assert table.tile(9) == "forest"
    assert table.goods("sheep") == [4]


def test_a_tile_goes_where_no_animals_stand_if_it_makes_no_difference() -> None:
    table = Table(1, goods={"sheep": 2, "horse": 0}, standing={"cell:9": [2, 0, 0]}).place(
        "forester", "forest"
    )
    assert table.tile(10) == "forest"


def test_moving_by_hand_in_two_taps() -> None:
    table = Table(1, goods={"horse": 2})
    assert herd(table, "cell:12") == (0, 0, 2)
    table.do("any:animals", "from:cell:12:horse", "to:cell:9:1")
    assert (herd(table, "cell:12"), herd(table, "cell:9")) == ((0, 0, 1), (0, 0, 1))
    assert table.farm().arranged_by_hand


def test_two_herds_change_places() -> None:
    table = Table(1, goods={"sheep": 2, "horse": 2}, standing={"cell:12": [0, 0, 2], "cell:9": [2, 0, 0]})
    table.do("any:animals", "from:cell:9:sheep", "to:cell:12:2:2horse")
    assert (herd(table, "cell:12"), herd(table, "cell:9")) == ((2, 0, 0), (0, 0, 2))


def test_what_was_arranged_by_hand_stays_until_it_must_move() -> None:
    table = Table(1, goods={"horse": 2}, standing={"dike:4": [0, 0, 1], "dike:2": [0, 0, 1]})
    table.place("fisherman")
    assert herd(table, "dike:4") == herd(table, "dike:2") == (0, 0, 1)
    table.do("any:animals", "propose")
    assert herd(table, "cell:12") == (0, 0, 2)


def test_animals_may_be_rearranged_within_an_action_but_not_once_done() -> None:
    table = Table(1).place("builder")
    assert "any:animals" in table.ids()
    table = Table(2, placed=7, order=(1, 0), options={"declare_idle": False}).do("skip", "done")
    assert "any:animals" not in [option.id for option in table.match.anytime(0)]


def test_breeding_uses_the_arrangement_at_the_declaration() -> None:
    table = Table(1, half_year=2, placed=3, goods={"horse": 2, "sheep": 2})
    table.do("any:animals", "from:cell:12:sheep" if herd(table, "cell:12")[0] else "from:cell:12:horse")
    away = next(option for option in table.ids() if option.endswith(":2") and option.startswith("to:cell"))
    table.do(away).rest()
    assert table.goods("sheep", "horse") == [2, 2]


def test_animals_may_be_given_back_at_any_time() -> None:
    table = Table(1).do("any:give_back", "give:horse")
    assert table.goods("horse") == [0]


def test_depots_forests_and_fields_hold_no_animals() -> None:
    pens = {pen.id for pen in Table(1, land={9: "depot", 10: "forest"}).farm().pens}
    assert pens == {"cell:12", *(f"dike:{index}" for index in range(5))}


def test_a_dike_carries_its_animal_wherever_it_lies() -> None:
    table = Table(1, goods={"horse": 1}, standing={"dike:2": [0, 0, 1]}).place("dike_builder", "decline")
    assert herd(table, "dike:2") == (0, 0, 1)


# --- the proposal, against all that is possible -------------------------------------------------------------

SMALL = st.lists(st.sampled_from(["empty", "drained", "stall", "stable"]), max_size=3)


def _best(counts: tuple[int, int, int], kinds: dict[str, str]) -> tuple[int, int]:
    """Return the most newborn of any arrangement, then the most points, by trying all; (-1, -1): they don't fit."""
    singles = sum(ROOM[kind][0] for kind in kinds.values() if kind in ("dike", "park"))
    rooms = [kind for kind in kinds.values() if kind not in ("dike", "park")]
    choices = [[(t, n) for t in range(3) for n in range(ROOM[kind][t] + 1)] for kind in rooms]
    best = (-1, -1)
    for herds in product(*choices):
        inside = [sum(n for t, n in herds if t == animal) for animal in range(3)]
        outside = [count - placed for count, placed in zip(counts, inside, strict=True)]
        if min(outside) >= 0 and sum(outside) <= singles:
            best = max(best, _worth(counts, [(kind, *herd) for kind, herd in zip(rooms, herds, strict=True)]))
    return best


def _worth(counts: tuple[int, int, int], herds: list[tuple[str, int, int]]) -> tuple[int, int]:
    """Return the newborn of these herds (kind of pen, type, how many), and the points of all animals with them."""
    born = [sum(newborn(kind, t, n) for kind, t, n in herds if t == animal) for animal in range(3)]
    return sum(born), animal_points([count + young for count, young in zip(counts, born, strict=True)])


@given(counts=st.tuples(*[st.integers(0, 8)] * 3), rooms=SMALL, parks=st.integers(0, 1))
@settings(max_examples=60, deadline=None)
def test_the_proposal_keeps_everybody_breeds_most_and_scores_most(
    counts: tuple[int, int, int], rooms: list[str], parks: int
) -> None:
    kinds = {f"cell:{i}": kind for i, kind in enumerate([*rooms, *["park"] * parks])}
    found = grouped(kinds | {f"dike:{i}": "dike" for i in range(5)})
    best = _best(counts, found.kinds)
    assert fits(counts, found) == (best >= (0, 0))
    if best >= (0, 0):
        kinds = found.kinds
        herds = arrange(counts, found, {})
        assert [sum(herd[t] for herd in herds.values()) for t in range(3)] == list(counts)
        assert all(lawful(kinds[pen], herd) for pen, herd in herds.items())
        stand = [(kinds[pen], t, n) for pen, herd in herds.items() for t, n in enumerate(herd)]
        assert _worth(counts, stand) == best


def test_most_points_among_arrangements_with_as_many_newborn() -> None:
    """3 sheep, 4 cattle and 5 horses with a stall and a stable on a farm without pastures: the horses don't breed."""
    kinds = {"cell:0": "stall", "cell:1": "stable", **{f"dike:{i}": "dike" for i in range(5)}}
    herds = arrange((3, 4, 5), grouped(kinds), {})
    stand = [(kinds[pen], t, n) for pen, herd in herds.items() for t, n in enumerate(herd)]
    assert _worth((3, 4, 5), stand) == _best((3, 4, 5), kinds)
