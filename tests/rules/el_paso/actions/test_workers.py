"""Hiring workers, and their bonuses."""

import pytest

from engine.kernel import IllegalAnswer
from tests.rules.el_paso.scenario import (
    after,
    answer,
    arranged,
    at,
    offered,
    starting,
    table,
    worded,
)


def test_e4_two_hires_at_b_with_fifteen_dollars() -> None:
    match = after(at("EP", money=15, workers={}, hand=["criollo"]), "move:B", "hire:b2:wild")
    assert table(match).money == 6
    assert not starting(offered(match), "hire:b3")  # 2 dollars short
    answer(match, "bonus:wild")
    assert table(match).money == 8
    assert starting(offered(match), "hire:b3") == ["hire:b3:cowboy", "hire:b3:builder", "hire:b3:engineer"]
    answer(match, "hire:b3:builder")
    assert table(match).money == 0
    assert table(match).workers == {"cowboy": 0, "builder": 1, "engineer": 0, "wild": 0}


def test_the_second_hire_is_of_another_type_and_needs_the_first() -> None:
    match = after(at("EP", money=40, workers={}), "move:B")
    assert not starting(offered(match), "hire:b3")
    answer(match, "hire:b2:cowboy")
    assert starting(offered(match), "hire:b3") == ["hire:b3:builder", "hire:b3:engineer", "hire:b3:wild"]


@pytest.mark.parametrize(("first", "second"), [("cowboy", "wild"), ("wild", "cowboy")])
def test_e18_both_hires_with_a_wild_cost_seventeen(first: str, second: str) -> None:
    match = after(at("EP", money=17, workers={}), "move:B", f"hire:b2:{first}", f"hire:b3:{second}")
    assert table(match).money == 0


def test_a_hired_worker_can_be_used_in_the_same_turn() -> None:
    match = after(at("EP", money=5, workers={}), "move:B", "hire:b2:engineer", "bonus:engineer")
    assert table(match).money == 1
    assert "engineer" in (table(match).discard or ())


def test_bonuses_of_builder_engineer_and_wild() -> None:
    match = after(
        at("B", money=4, certificates=0, workers={"builder": 1, "engineer": 1, "wild": 1}),
        "bonus:engineer",
        "bonus:wild",
        "bonus:builder",
    )
    assert (table(match).money, table(match).certificates) == (4 + 1 + 2 - 2, 1)
    assert sorted(table(match).discard or ()) == ["builder", "engineer", "wild"]


def test_no_builder_bonus_without_money_or_with_four_certificates() -> None:
    assert "bonus:builder" not in offered(arranged(at("B", money=1, workers={"builder": 1})))
    full = at("B", money=9, certificates=4, workers={"builder": 1})
    assert "bonus:builder" not in offered(arranged(full))


def test_no_bonuses_in_other_seats_turns() -> None:
    match = arranged(at("B"))
    assert match.anytime(1) == []
    with pytest.raises(IllegalAnswer):
        match.answer(1, "token")


def test_which_workers_pay_is_said_in_full() -> None:
    match = after(at("C", money=9, workers={"cowboy": 2, "wild": 2}), "move:D", "buy:d3:shorthorn")
    assert worded(match) == {
        "wild:1": "2 cowboys and 1 wild worker",
        "wild:2": "1 cowboy and 2 wild workers",
    }
