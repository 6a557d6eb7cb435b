"""Rulebook: game end and final scoring."""

from typing import Any

from engine.el_paso.state import State
from tests.rules.el_paso.scenario import (
    Arrange,
    after,
    answer,
    arranged,
    asked,
    at,
    building,
    offered,
    seat,
    table,
)

QUIET = {
    "workers": {},
    "tokens": 0,
    "hand": ["criollo"],
    "discs": [],
    "stack": ["criollo"] * 9,
    "discard": [],
}


def finishing(state: State) -> None:
    """Arrange both seats on G and one Simmental card."""
    state.simmental = 1
    for player in state.players:
        seat(player, place="G", **QUIET)


def test_e19_the_next_after_the_last_simmental_ends_the_game() -> None:
    match = after(finishing, "move:EP", "end")  # seat 0 takes the last card
    assert match.view(None).phase == "play"
    answer(match, "move:EP")  # seat 1 finds none
    view = match.view(None)
    assert (view.end_space, view.phase) == (1, "last turns")
    answer(match, "end")
    assert table(match, 1).hand_count == 0  # done: no draw phase
    before = match.score().categories[4].points
    assert before[1] == 2
    answer(match, "move:B", "end")  # seat 0 has one more turn
    assert match.over
    assert match.view(None).phase == "over"


def test_whoever_comes_later_takes_neither_card_nor_space() -> None:
    def arrange(state: State) -> None:
        finishing(state)
        state.simmental = 0

    match = after(arrange, "move:EP", "end", "move:EP")
    view = match.view(None)
    assert view.end_space == 0
    assert view.players[1].money == 5 + 5
    assert table(match, 1).discard == ("criollo",)  # shipped; no Simmental
    answer(match, "end")
    assert match.over


def last_turn(**player: Any) -> Arrange:
    """Arrange seat 0 on B in its last turn, seat 1 standing on the Simmental space."""

    def arrange(state: State) -> None:
        seat(state.players[0], place="B", **QUIET | player)
        state.simmental, state.end_space, state.turns_left = 0, 1, 1

    return arrange


def test_workers_drawn_in_the_last_draw_phase_can_still_be_discarded_for_their_bonus() -> None:
    match = after(last_turn(hand=[], money=3, stack=["wild", *["criollo"] * 4]), "move:C", "end")
    assert (asked(match), offered(match)) == ("after_drawing", ["end", "bonus:wild"])
    points = match.score().totals[0]
    answer(match, "bonus:wild")
    assert match.score().totals[0] == points + 1  # 5 dollars
    assert offered(match) == ["end"]
    assert match.forced(0) is None
    answer(match, "end")
    assert match.over


def test_a_token_can_still_be_used_after_the_last_draw_phase() -> None:
    match = after(last_turn(hand=[], tokens=1, stack=["criollo"] * 6), "move:C", "end")
    assert (asked(match), offered(match)) == ("after_drawing", ["end", "token"])
    answer(match, "token")
    assert offered(match) == ["end"]


def test_nothing_is_asked_after_the_last_draw_phase_where_nothing_has_come_or_can_be_done() -> None:
    full, empty = {"hand": ["criollo"] * 5, "tokens": 1}, {"hand": [], "stack": [], "tokens": 1}
    for cards in (full, empty, {"hand": [], "stack": ["criollo"] * 5}):
        assert after(last_turn(**cards), "move:C", "end").over


def test_after_drawing_in_any_other_turn_the_next_one_begins() -> None:
    match = after(at("B", **QUIET | {"hand": [], "stack": ["wild", *["criollo"] * 4]}), "move:C", "end")
    assert list(match.asks) == [1]


def test_everybody_else_has_exactly_one_more_turn() -> None:
    def arrange(state: State) -> None:
        state.simmental = 0
        state.active = 2
        for player in state.players:
            seat(player, place="G", **QUIET)

    match = arranged(arrange, seats=4)
    order = []
    while not match.over:
        (who,) = match.asks
        order.append(who)
        answer(match, "move:EP", "end")
    assert order == [2, 3, 0, 1]


def points(arrange: object, category: int) -> float:
    match = arranged(arrange)  # type: ignore[arg-type]
    return match.score().categories[category].points[0]


def test_a_point_for_every_five_dollars() -> None:
    assert points(at("B", money=14), 0) == 2


def test_points_for_buildings_discs_workers_cattle_and_bonus_tiles() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", workers={"wild": 2}, hand=["hereford"], stack=["cowboy"])
        seat(state.players[0], discard=["shorthorn", "simmental"], bonus_tiles=["BT_MONEY2", "BT_DUPLICATE"])
        building(state, "S1", "4a", owner=0)
        building(state, "S3", "2a", owner=0)
        for minimum in (5, 10, 12, 12, 20):
            state.posts[minimum].append(0)

    match = arranged(arrange)
    sheet = {row.key.rpartition(".")[2]: row.points[0] for row in match.score().categories}
    assert sheet == {
        "money": 0,
        "buildings": 9,
        "posts": 2 + 4 + 4 + 14,
        "workers": 6,
        "cattle": 6 + 4,
        "bonuses": 5,
        "objectives": 0,
    }


# ------------------------------------------------------------------ objectives
def objectives(state: State, *tiles: str) -> None:
    state.players[0].objectives = list(tiles)


def test_e12_one_building_of_cost_five_serves_two_plus_and_three_plus() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", discard=["black_angus"])
        building(state, "S1", "5a", owner=0)
        state.posts[7].append(0)
        objectives(state, "O01", "O03")  # buildings 2+ and Black Angus; buildings 3+ and post 7+

    assert points(arrange, 6) == 3 + 3


def test_building_numbers_are_consumed() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", discard=["black_angus"])
        building(state, "S1", "4a", owner=0)
        state.posts[7].append(0)
        objectives(state, "O01", "O03")

    assert points(arrange, 6) == 3


def test_e13_one_corriente_serves_one_objective() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", discard=["corriente"])
        building(state, "S1", "6a", owner=0)
        objectives(state, "O02", "O09")  # both need a Corriente: 3 and 4 VP

    assert points(arrange, 6) == 4


def test_the_best_assignment_is_found() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", discard=["black_angus", "corriente"], hand=["shorthorn"])
        building(state, "S1", "5a", owner=0)
        state.posts[10].append(0)
        objectives(state, "O20", "O01", "O09")  # 5 VP for 5 builders, or 3 + 4 VP for 2 + 3 builders

    assert points(arrange, 6) == 7


def test_each_disc_serves_one_objective_and_a_higher_post_serves_a_lower_wish() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", discard=["black_angus"] * 2 + ["corriente"])
        state.posts[12] += [0, 0]
        objectives(state, "O05", "O13", "O06")  # posts 9+, 12+, 7+

    assert points(arrange, 6) == 4 + 3


def test_a_tie_goes_to_more_money_left() -> None:
    def arrange(state: State) -> None:
        for who, player in enumerate(state.players):
            seat(player, money=11 + who)

    sheet = arranged(arrange).score()
    assert sheet.totals[0] == sheet.totals[1]
    assert sheet.ranks == (2, 1)


def test_an_equal_tie_is_shared() -> None:
    def arrange(state: State) -> None:
        for player in state.players:
            seat(player, money=11)

    assert arranged(arrange).score().ranks == (1, 1)


def test_nothing_is_asked_when_it_is_over() -> None:
    def arrange(state: State) -> None:
        finishing(state)
        state.simmental = 0

    match = after(arrange, "move:EP", "end", "move:EP", "end")
    assert match.asks == {}
    assert offered(match) == [] and asked(match) == ""
    assert match.result() is not None
