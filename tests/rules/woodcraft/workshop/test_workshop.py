"""The workshop: improvements, tiles and reuse tokens, harvesting; and the trade in dice and materials."""

from typing import Any

import pytest

from tests.rules.woodcraft.scenario import (
    answer,
    asked,
    at,
    finish_turn,
    offered,
    price_of,
    rooms_for,
    start,
    table,
    workshop,
)


# ------------------------------------------------------------------ Improve Workshop
def test_tiles_and_pots_come_in_their_order() -> None:
    match = answer(start(), "move:improve_workshop")
    assert offered(match, "improve:") == [
        "improve:sawing",
        "improve:splicing",
        "improve:gluing",
        "improve:Y",
    ]
    pots = {"G": 0, "Y": 0}
    match = answer(start(pots=pots, gluing=True, sawing=[True] * 3), "move:improve_workshop")
    assert offered(match, "improve:") == ["improve:splicing", "improve:B"]


def test_a_finished_workshop_leaves_nothing_to_improve() -> None:
    done = table(pots={"G": 0, "Y": 0, "B": 0}, gluing=False, sawing=[False] * 3, splicing=[True] * 3)
    match = answer(start(done), "move:improve_workshop")
    assert offered(match, "improve:") == []
    assert "instead:blueberries" in offered(match)


@pytest.mark.parametrize(("pots", "colour", "price"), [({"G": 0}, "Y", 4), ({"G": 0, "Y": 3}, "B", 5)])
def test_a_new_pot_comes_with_a_sapling_and_hazelnut_income(
    pots: dict[str, int], colour: str, price: int
) -> None:
    match = answer(start(pots=pots), "move:improve_workshop", f"improve:{colour}")
    mine = workshop(match)
    assert (mine.pots[colour], mine.blueberries, mine.hazelnut_income) == (1, 12 - price, 1)


@pytest.mark.parametrize(
    ("splicing", "price", "track"),
    [([True], 3, "blueberry_income"), ([True, False], 5, "hazelnut_income")],
)
def test_splicing_tiles_advance_a_track(splicing: list[bool], price: int, track: str) -> None:
    match = answer(start(splicing=splicing), "move:improve_workshop", "improve:splicing")
    mine = workshop(match)
    assert mine.splicing == (*splicing, True)
    assert mine.blueberries == 12 - price
    assert getattr(mine, track) == {"blueberry_income": 3, "hazelnut_income": 1}[track]


def test_what_cannot_be_paid_is_not_offered() -> None:
    match = answer(start(blueberries=3), "move:improve_workshop")
    assert offered(match, "improve:") == ["improve:sawing", "improve:splicing"]


# ------------------------------------------------------------------ tiles and reuse tokens
@pytest.mark.parametrize("reuse", [0, 1])
def test_a_tile_that_lies_face_down_needs_a_reuse_token(reuse: int) -> None:
    shop = table(sawing=[False], splicing=[False], gluing=False, lumber=["G2", "G3"], glue=1, scrapwood=1)
    match = start(shop, reuse=reuse)
    assert offered(match, "saw") == offered(match, "splice") == offered(match, "glue") == []
    expected = ["reuse:saw", "reuse:splice", "reuse:glue"] if reuse else []
    assert offered(match, "reuse:") == expected


@pytest.mark.parametrize(
    ("answers", "lumber", "left"),
    [
        (("reuse:saw", "saw:G3:1+2"), ("G1", "G2", "G2"), {"sawing": (False,)}),
        (("reuse:splice", "splice:G3:4"), ("G2", "G4"), {"scrapwood": 0, "splicing": (False,)}),
        (("reuse:glue",), ("G5",), {"glue": 0, "gluing": False}),
    ],
)
def test_a_reuse_token_uses_a_tile_once_and_other_costs_stay(
    answers: tuple[str, ...], lumber: tuple[str, ...], left: dict[str, Any]
) -> None:
    shop = table(sawing=[False], splicing=[False], gluing=False, lumber=["G2", "G3"], glue=1, scrapwood=1)
    mine = workshop(answer(start(shop, reuse=1), *answers))
    assert (mine.lumber, mine.reuse) == (lumber, 0)
    assert {key: getattr(mine, key) for key in left} == left


def test_the_weakest_splicing_tile_that_can_do_it_is_turned() -> None:
    match = start(splicing=[True, True, True], lumber=["G1"], scrapwood=3)
    answer(match, "splice", "splice:G1:3")
    assert workshop(match).splicing == (True, False, True)
    answer(match, "splice", "splice:G3:6")
    assert workshop(match).splicing == (True, False, False)


def test_dice_in_pots_cannot_be_changed() -> None:
    match = start(pots={"G": 1}, scrapwood=1, gluing=True, glue=1)
    assert offered(match, "saw") == offered(match, "splice") == offered(match, "glue") == []


# ------------------------------------------------------------------ trees
def test_a_tree_may_be_harvested_at_any_time_of_the_turn() -> None:
    match = answer(start(pots={"G": 1}), "move:improve_workshop")
    answer(match, "harvest:G")
    assert (workshop(match).lumber, workshop(match).pots) == (("G3",), {"G": 0})


def test_a_die_is_planted_in_the_pot_of_its_colour_only() -> None:
    match = answer(start(lumber=["G1", "Y1", "B1"]), "move:produce_plant")
    assert offered(match, "plant:") == ["plant:G1:1"]


def test_an_occupied_pot_takes_no_tree() -> None:
    match = answer(start(lumber=["G1"], pots={"G": 1}), "move:produce_plant")
    assert offered(match, "plant:") == []


def test_a_new_tree_grows_first_at_the_start_of_the_next_turn() -> None:
    match = answer(start(lumber=["G2"]), "move:produce_plant", "plant:G2:2", "end")
    assert workshop(match).pots == {"G": 2}
    finish_turn(match)
    assert workshop(match).pots == {"G": 4}


# ------------------------------------------------------------------ dice and materials
def test_two_dice_at_most_and_new_ones_are_rolled_after_the_purchase() -> None:
    match = answer(start(), "move:buy_lumber", "buy:G1")
    assert "buy:Y1" in offered(match)
    assert len(offered(match, "buy:")) == 5  # the new green die isn't there yet
    answer(match, "buy:Y1")
    assert asked(match) == "end"
    assert [die[0] for die in match.view(0).yard] == list("GGYYBB")


def test_a_price_is_never_below_nothing() -> None:
    crew = rooms_for(["EH25", "EH18", "LH14"])
    match = answer(start(helpers=crew), "move:buy_lumber")
    assert price_of(match, "buy:G1") == 0


def test_only_what_can_be_paid_is_on_offer() -> None:
    match = answer(start(blueberries=2), "move:buy_lumber")
    assert offered(match, "buy:") == ["buy:G1", "buy:Y1"]


def test_a_six_may_be_bought_without_a_sale() -> None:
    match = answer(start(), "move:exchange_dice", "buy:B6")
    assert (workshop(match).lumber, workshop(match).blueberries, asked(match)) == (("B6",), 4, "end")


def test_a_tree_cannot_be_sold_before_it_is_harvested() -> None:
    match = answer(start(pots={"G": 1}, blueberries=0), "move:exchange_dice")
    assert offered(match, "sell:") == []
    answer(match, "harvest:G")
    assert offered(match, "sell:") == ["sell:G3"]


def test_the_same_material_cannot_be_bought_in_both_sizes() -> None:
    match = answer(start(), "move:buy_materials", "material:scrapwood:3")
    assert offered(match, "material:") == ["material:saw_blade:2", "material:glue:2", "material:glue:3"]
    answer(match, "material:saw_blade:2")
    assert asked(match) == "end"
    assert workshop(match).blueberries == 12 - 3 - 2


def test_the_bank_is_never_empty() -> None:
    match = answer(start(at(round=2), glue=50, lumber=["B6"] * 6), "move:buy_materials", "material:glue:3")
    assert workshop(match).glue == 53
