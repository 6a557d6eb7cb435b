"""Orders: paying for them, their rows, and what they bring."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.woodcraft.components import DICE, ORDERS
from engine.woodcraft.orders import needs
from engine.woodcraft.workshop import lumber
from tests.rules.woodcraft.scenario import answer, asked, offered, start, table, workshop


def test_an_order_is_completed_in_one_tap() -> None:
    match = answer(start(orders={"EO01": 1}, lumber=["Y4", "G2", "G5"], glue=1), "complete:EO01")
    mine = workshop(match)
    assert mine.lumber == ("G5", "B1")  # the reward holds a brown 1
    assert (mine.points, mine.blueberries, mine.glue, mine.reputation) == (3, 18, 0, 1)
    assert (mine.completed, mine.orders) == (("EO01",), ())
    assert asked(match) == "tile"


@pytest.mark.parametrize(
    "lacking",
    [
        {"lumber": ["Y4", "G2"], "glue": 0},
        {"lumber": ["Y4", "Y2"], "glue": 1},
        {"lumber": ["Y5", "G2"], "glue": 1},
        {"lumber": ["Y4"], "glue": 1, "pots": {"G": 2}},
    ],
)
def test_an_order_needs_exact_dice_outside_of_pots_and_tokens(lacking: dict[str, object]) -> None:
    match = start(table(**lacking), orders={"EO01": 1})
    assert "complete:EO01" not in offered(match)


@pytest.mark.parametrize(
    ("row", "reputation", "blueberries"), [(3, 5, 0), (2, 4, 0), (1, 3, 0), (0, 2, 1), (-1, 2, 0), (-2, 1, 0)]
)
def test_the_row_gives_or_takes(row: int, reputation: int, blueberries: int) -> None:
    ready = table(lumber=["Y5"], saw_blade=1, reputation=2, blueberries=0)
    match = answer(start(ready, orders={"EO05": row}), "complete:EO05")
    assert (workshop(match).reputation, workshop(match).blueberries) == (reputation, 7 + blueberries)


def test_the_bottom_row_may_cost_a_point_instead() -> None:
    ready = table(lumber=["Y5"], saw_blade=1, reputation=5)
    match = start(ready, orders={"EO05": -2}, options={"bottom_row_penalty": "points"})
    answer(match, "complete:EO05")
    assert (workshop(match).reputation, workshop(match).points) == (5, 3 - 1)


def test_a_code_of_two_colours_takes_either() -> None:
    assert "complete:EO22" in offered(start(orders={"EO22": 2}, lumber=["Y5", "G2"]))
    assert "complete:EO22" in offered(start(orders={"EO22": 2}, lumber=["Y5", "Y2"]))
    assert "complete:EO22" not in offered(start(orders={"EO22": 2}, lumber=["Y5", "B2"]))


def test_more_than_one_way_to_pay_is_asked() -> None:
    match = answer(start(orders={"EO22": 2}, lumber=["Y5", "Y2", "G2"]), "complete:EO22")
    assert offered(match) == ["pay:Y5+G2", "pay:Y5+Y2"]
    answer(match, "pay:Y5+Y2")
    assert workshop(match).lumber == ("G2",)


def test_any_colour_is_not_the_same_die_twice() -> None:
    """Nutcracker wants a brown 3 and a brown or yellow 3."""
    assert "complete:EO17" not in offered(start(orders={"EO17": 2}, lumber=["B3"]))
    assert "complete:EO17" in offered(start(orders={"EO17": 2}, lumber=["B3", "B3"]))


def test_the_view_shows_what_an_order_lacks() -> None:
    (order,) = workshop(start(orders={"EO13": 2}, lumber=["G2", "B2", "B2"], glue=1)).orders
    assert (order.has, order.tokens, order.complete) == ((True, False, True), (True,), False)


def test_orders_of_this_turn_may_be_completed_in_it() -> None:
    def row(state: object) -> None:
        state.order_row = ["EO05", "EO02", "EO03", "EO04"]  # type: ignore[attr-defined]

    match = answer(start(row, lumber=["Y5"], saw_blade=1), "move:choose_orders", "take:EO05", "complete:EO05")
    assert workshop(match).completed == ("EO05",)
    assert asked(match) == "second_order"


def test_orders_in_hand_cannot_be_completed() -> None:
    match = start(hand=["EO05"], lumber=["Y5"], saw_blade=1)
    assert offered(match, "complete:") == []


# ------------------------------------------------------------------ whatever lies in the pile
@given(st.sampled_from(list(ORDERS)), st.lists(st.sampled_from(DICE), max_size=6))
@settings(max_examples=150, deadline=None)
def test_payments_are_all_the_ways_to_give_a_die_for_each_code(card: str, pile: list[str]) -> None:
    order = ORDERS[card]
    rich = table(lumber=pile, glue=9, scrapwood=9, saw_blade=9)
    state = start(rich).state
    found = {tuple(sorted(dice)) for dice in needs.payments(state.players[0], card)}
    pairs = [(hand, order.dice) for hand in permutations(pile, len(order.dice))]
    fitting = {
        tuple(sorted(hand))
        for hand, codes in pairs
        if all(die in lumber.matching(code) for die, code in zip(hand, codes, strict=True))
    }
    assert found == fitting


@given(st.sampled_from(list(ORDERS)), st.lists(st.sampled_from(DICE), max_size=6), st.integers(0, 2))
@settings(max_examples=60, deadline=None)
def test_what_is_offered_to_be_made_is_completed(card: str, pile: list[str], tokens: int) -> None:
    shop = table(lumber=pile, glue=tokens, scrapwood=tokens, saw_blade=tokens, gluing=True)
    match = start(shop, orders={card: -1}, splicing=[True, True], pots={"G": 1, "Y": 2}, contracts=[])
    if f"make:{card}" in offered(match):
        answer(match, f"make:{card}")
        assert card in workshop(match).completed or asked(match) in ("contract", "tool", "pay_with", "die")
