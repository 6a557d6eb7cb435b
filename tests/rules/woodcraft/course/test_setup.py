"""Set-up: what lies where, what everybody gets and chooses."""

import pytest

import engine
from engine.kernel import Match, SetupError
from engine.woodcraft.components import HELPERS, ORDERS
from engine.woodcraft.view import View
from tests.rules.woodcraft.scenario import workshop


def opened(seats: int, seed: str = "setup", **options: bool | int | str) -> Match:
    return engine.new_match("woodcraft", seats=seats, options=options, seed=seed)


@pytest.mark.parametrize(("seats", "lanterns", "contracts"), [(1, 1, 3), (2, 1, 3), (3, 1, 4), (4, 2, 5)])
def test_what_depends_on_the_number_of_players(seats: int, lanterns: int, contracts: int) -> None:
    match = opened(seats)
    assert [workshop(match, who).lantern for who in range(seats)] == [lanterns] * seats
    assert len(match.view(None).contracts) == contracts


def test_everybody_starts_with_the_same() -> None:
    mine = workshop(opened(2))
    assert (mine.blueberries, mine.points, mine.glue, mine.scrapwood, mine.saw_blade) == (12, 0, 0, 0, 0)
    assert mine.lumber == ("G3", "Y2", "B1")
    assert (mine.sawing, mine.splicing, mine.gluing, mine.pots) == ((True,), (True,), None, {"G": 0})
    assert (mine.blueberry_income, mine.hazelnut_income, mine.reputation, mine.market) == (2, 0, 0, 0)


def test_the_table() -> None:
    view = opened(3).view(None)
    assert [die[0] for die in view.yard] == list("GGYYBB")
    assert (len(view.order_row), len(view.helper_row)) == (4, 4)
    assert [tile.space for tile in view.reputation_tiles] == [6, 12]
    start = view.wheel.arc
    assert "" not in view.wheel.quadrants[start]
    assert view.wheel.leading == (start + 1) % 4
    assert len(view.wheel.legal) == 7


def test_the_first_game_starts_in_the_first_quadrant() -> None:
    assert {opened(2, seed=str(n), first_game=True).view(None).wheel.arc for n in range(6)} == {0}
    assert {opened(2, seed=str(n)).view(None).wheel.arc for n in range(30)} == {0, 1, 2, 3}


def dealt(match: Match, who: int) -> tuple[str, ...]:
    """Return the orders of the set-up that a seat sees."""
    view: View = match.view(who)
    assert view.choices is not None
    return view.choices.orders


def test_everybody_chooses_a_helper_two_orders_and_one_to_place() -> None:
    match = opened(2)
    view = match.view(0)
    assert view.choices is not None
    helper = view.choices.helpers[1]
    match.answer(0, f"helper:{helper}")
    match.answer(1, match.asks[1].options[0].id)
    kept = dealt(match, 0)[2:4]
    for order in kept:
        match.answer(0, f"keep:{order}")
    hazelnuts = dealt(match, 0)[5:]
    assert [o.id for o in match.asks[0].options] == [f"place:{card}" for card in (*kept, *hazelnuts)]
    match.answer(0, f"place:{hazelnuts[1]}")
    assert 0 not in match.asks  # waits for nobody, and nobody waited for it
    while match.view(None).phase == "setup":
        match.answer(1, match.asks[1].options[0].id)
    mine = workshop(match)
    assert mine.hand == (*kept, hazelnuts[0])
    assert [(order.id, order.row) for order in mine.orders] == [(hazelnuts[1], ORDERS[hazelnuts[1]].row)]
    assert mine.helpers[0].id == helper
    assert mine.blueberries <= 12 - HELPERS[helper].cost or HELPERS[helper].ability.when == "immediate"


def test_orders_are_turned_up_when_what_comes_before_them_is_chosen() -> None:
    """The rulebook: three helpers, one is kept; then five orders, two are kept; then two hazelnut orders."""
    match = opened(2)
    assert dealt(match, 0) == ()
    assert match.would_reveal(0, match.asks[0].options[0].id)
    match.answer(0, match.asks[0].options[0].id)
    early = dealt(match, 0)
    assert [card[:2] for card in early] == ["EO"] * 5
    assert not match.can_undo(0)
    match.answer(0, f"keep:{early[0]}")
    assert match.can_undo(0)
    match.answer(0, f"keep:{early[1]}")
    assert [card[:2] for card in dealt(match, 0)] == ["EO"] * 5 + ["HO"] * 2
    assert not match.can_undo(0)


def test_the_starting_player_is_drawn() -> None:
    assert {opened(4, seed=str(n)).view(None).first for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "option", "rounds"),
    [(2, "14", 14), (2, "13", 13), (3, "auto", 13), (4, "auto", 14), (1, "auto", 14)],
)
def test_how_many_rounds(seats: int, option: str, rounds: int) -> None:
    view = opened(seats, rounds=option).view(None)
    assert view.rounds == rounds
    assert view.income_after == (4, 8, 11, rounds)


def test_no_more_than_four() -> None:
    with pytest.raises(SetupError):
        opened(5)
