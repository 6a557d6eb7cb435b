"""One answer that makes what an order lacks and completes it: only what free actions allow one after another."""

from typing import Any

import pytest

from tests.rules.woodcraft.scenario import answer, asked, offered, start, workshop

SOUP_BOWL: dict[str, Any] = {"orders": {"EO01": 1}, "glue": 1}
"""Yellow 4, green 2 and a glue."""


@pytest.mark.parametrize(
    ("shop", "left"),
    [
        ({"lumber": ["Y3", "G2"], "scrapwood": 1}, {"scrapwood": 0, "splicing": (False,)}),
        ({"lumber": ["Y4", "G5"]}, {"lumber": ("G3", "B1"), "sawing": (False,)}),
        ({"lumber": ["Y4", "G1", "G1"], "glue": 2, "gluing": True}, {"glue": 0, "gluing": False}),
    ],
)
def test_one_free_action_and_the_order_in_one_answer(shop: dict[str, Any], left: dict[str, Any]) -> None:
    match = start(**(SOUP_BOWL | shop))
    assert "complete:EO01" not in offered(match)
    answer(match, "make:EO01")
    mine = workshop(match)
    assert (mine.completed, mine.points, asked(match)) == (("EO01",), 3, "tile")
    assert {key: getattr(mine, key) for key in left} == left


def test_a_tree_of_the_right_size_is_harvested() -> None:
    match = answer(start(orders={"EO10": 1}, pots={"G": 0, "Y": 0, "B": 2}), "make:EO10")
    assert (workshop(match).completed, workshop(match).lumber) == (("EO10",), ("G1",))


def test_one_cut_may_make_both_missing_dice() -> None:
    match = answer(start(orders={"EO02": 1}, lumber=["G3"], scrapwood=1), "make:EO02")
    assert (workshop(match).completed, workshop(match).sawing) == (("EO02",), (False,))


@pytest.mark.parametrize(
    "shop",
    [
        {"lumber": ["Y3", "G2"]},  # no scrapwood
        {"lumber": ["Y3", "G2"], "scrapwood": 1, "splicing": [False]},  # the tile lies face down
        {"lumber": ["Y2", "G2"], "scrapwood": 1},  # +2 is too much for the first tile
        {"lumber": ["Y4", "G5"], "glue": 0},  # the order's own glue is missing
        {"lumber": ["Y4", "G1", "G1"], "gluing": True},  # one glue can't do both
        {"lumber": ["Y5", "G5"]},  # two cuts
    ],
)
def test_what_takes_more_is_not_offered(shop: dict[str, Any]) -> None:
    assert offered(start(**(SOUP_BOWL | shop)), "make:") == []


def test_a_complete_order_is_just_completed() -> None:
    assert offered(start(orders={"EO01": 1}, glue=1, lumber=["Y4", "G2", "G5"]), "make:") == []


def test_it_can_be_taken_back_at_once() -> None:
    match = start(**SOUP_BOWL, lumber=["Y4", "G5"])
    before = match.view(0)
    answer(match, "make:EO01")
    match.undo(0)
    assert match.view(0) == before
