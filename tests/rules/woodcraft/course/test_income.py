"""Income phases, late decks and the end."""

import pytest

import engine
from engine.woodcraft.state import WoodcraftState
from tests.rules.woodcraft.scenario import (
    answer,
    at,
    finish_turn,
    no_hands,
    offered,
    play_rounds,
    seat,
    start,
    table,
    workshop,
)


def test_everybody_places_an_order_at_the_same_time() -> None:
    match = start(at(round=4), hand=["EO01", "EO12", "HO07"])
    finish_turn(match)
    finish_turn(match)
    assert match.view(None).phase == "income"
    assert sorted(match.asks) == [0, 1]
    assert [o.id for o in match.asks[0].options] == ["place:EO01", "place:EO12", "place:HO07"]
    match.answer(0, "place:HO07")
    assert list(match.asks) == [1]
    assert workshop(match, 0).orders == ()  # shown when all are in
    match.answer(1, match.asks[1].options[0].id)
    assert [(order.id, order.row) for order in workshop(match).orders] == [("HO07", 3)]  # it doesn't slide
    assert workshop(match).hand == ("EO01", "EO12")


def test_income_and_tiles_come_back() -> None:
    shop = table(blueberry_income=6, hazelnut_income=3, sawing=[False, False], splicing=[False], gluing=False)
    match = start(at(round=4), no_hands, shop, blueberries=0)
    finish_turn(match)
    assert workshop(match).sawing == (False, False)
    finish_turn(match)
    mine = workshop(match)
    assert (mine.blueberries, mine.points) == (3 + 6, 3)
    assert (mine.sawing, mine.splicing, mine.gluing) == ((True, True), (True,), True)


@pytest.mark.parametrize(("round_", "done"), [(4, 0), (11, 2)])
def test_the_first_and_third_phase_move_the_display_on(round_: int, done: int) -> None:
    match = start(at(round=round_, incomes=done), no_hands)
    orders, helpers = match.view(0).order_row, match.view(0).helper_row
    finish_turn(match)
    finish_turn(match)
    view = match.view(0)
    assert view.order_row[:3] == orders[1:] and len(view.order_row) == 4
    assert view.helper_row[:3] == helpers[1:] and len(view.helper_row) == 4


def test_the_second_phase_brings_in_the_late_decks() -> None:
    match = start(at(round=8, incomes=1), no_hands)
    finish_turn(match)
    finish_turn(match)
    view = match.view(0)
    assert view.late
    assert all(card.startswith("LO") for card in view.order_row)
    assert all(card.startswith("LH") for card in view.helper_row)
    assert (view.order_deck, view.helper_deck) == (22, 19)


def test_there_is_no_refresh_after_round_12() -> None:
    match = start(at(round=12, incomes=3), no_hands)
    before = match.view(0).order_row
    play_rounds(match, 1)
    assert match.view(0).order_row == before


def test_the_last_phase_is_complete_and_then_the_game_is_scored() -> None:
    match = start(at(round=14, incomes=3), no_hands, hazelnut_income=7)
    finish_turn(match)
    finish_turn(match)
    assert match.over
    assert workshop(match).points == 7
    result = match.result()
    assert result is not None
    assert result.totals[0] == 7 + (12 + 3 + 2) // 10


def test_thirteen_rounds() -> None:
    match = start(at(round=13, incomes=3), no_hands, options={"rounds": "13"})
    finish_turn(match)
    finish_turn(match)
    assert match.over


def test_the_starting_player_begins_every_round() -> None:
    match = start(seats=3)
    order = []
    for _ in range(6):
        order.append(next(iter(match.asks)))
        finish_turn(match)
    assert order == [0, 1, 2, 0, 1, 2]


def test_a_turn_can_be_taken_back_until_something_was_rolled() -> None:
    match = answer(start(), "move:buy_lumber", "buy:G4")
    assert match.can_undo(0)
    match.undo(0)
    assert workshop(match).blueberries == 12
    answer(match, "buy:G4", "bonus" if "bonus" in offered(match) else "end")
    assert not match.can_undo(0)


def test_unfinished_orders_cost_2_reputation_each_before_orders_are_counted() -> None:
    def arrange(state: WoodcraftState) -> None:
        orders = {"EO01": 1, "EO12": 1}
        seat(state.players[0], reputation=7, orders=orders, completed=["EO02", "EO03", "EO04"], blueberries=0)

    sheet = start(arrange).score()
    (row,) = (row for row in sheet.categories if row.key.endswith(".orders"))
    assert row.points[0] == 3  # space 3: one for each of three


def test_a_whole_game_ends_after_14_rounds() -> None:
    match = engine.new_match("woodcraft", seats=2, seed="whole")
    phases = set()
    while match.asks:
        view = match.view(None)
        phases.add((view.round, view.phase) if view.phase == "income" else view.phase)
        who = next(iter(match.asks))
        match.answer(who, match.asks[who].options[0].id)
    assert match.view(None).round == 14
    assert {(4, "income"), (8, "income")} <= phases
