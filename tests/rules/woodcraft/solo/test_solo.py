"""Alone against the rival, on three levels."""

import pytest

from engine.kernel import Match
from engine.woodcraft.solo.rival import title
from engine.woodcraft.state import OpenContract, Opponent, TileOnTrack, WoodcraftState
from tests.rules.woodcraft.scenario import (
    Arrange,
    answer,
    at,
    finish_turn,
    no_hands,
    play_rounds,
    start,
    table,
    tiles,
    workshop,
)


def rival(
    *deck: str, level: str = "standard", reputation: int = 0, discards: list[str] | None = None
) -> Arrange:
    def arrange(state: WoodcraftState) -> None:
        state.opponent = Opponent(level, list(deck), discards or [], reputation=reputation)
        tiles(buy_lumber=(1, 1))(state)

    return arrange


def alone(*arrangements: Arrange) -> Match:
    """Play the human's turn without touching much: move Improve Workshop, take blueberries."""
    match = start(*arrangements, seats=1)
    return answer(match, "move:improve_workshop", "instead:blueberries", "end")


def test_it_is_set_up_as_for_two() -> None:
    match = start(rival("SC3"), seats=1)
    view = match.view(0)
    assert view.first == 0
    assert match.automa == {1: "woodcraft.opponent"}
    assert view.opponent is not None


def test_it_moves_its_cards_tile_and_takes_no_bonus() -> None:
    match = alone(rival("SC1"))
    view = match.view(0)
    assert view.wheel.quadrants[2][0] == "buy_lumber"
    assert view.wheel.leading == 2
    assert view.wheel.last is not None and view.wheel.last.seat == 1
    assert view.opponent is not None
    assert (view.opponent.reputation, view.opponent.last, view.opponent.deck) == (1, "SC1", 0)
    assert workshop(match).glue == 0


def test_a_blocked_tile_is_passed_over_and_an_empty_deck_is_made_anew() -> None:
    def blocked(state: WoodcraftState) -> None:
        rival("SC1", discards=["SC3"])(state)
        tiles(buy_lumber=(3, 1))(state)
        state.wheel.leading = 3

    view = alone(blocked).view(0)
    assert view.opponent is not None
    assert view.opponent.last == "SC3"
    assert view.wheel.quadrants[3][0] == "buy_lumber"


def test_it_takes_part_in_the_ranking_of_reputation_tiles() -> None:
    tile = at(reputation_tiles=[TileOnTrack("RT1", 6), TileOnTrack("RT2", 12)])
    ready = table(orders={"EO05": 1}, lumber=["Y5"], saw_blade=1, reputation=5)
    match = alone(rival("SC3", reputation=5), tile, ready)  # it arrives in round 1
    assert match.view(0).reputation_tiles[0].arrivals == ((1, 1),)
    answer(match, "complete:EO05")
    assert workshop(match).points == 3  # an earlier round: nothing for us


def test_in_the_same_round_the_human_has_the_reward() -> None:
    tile = at(reputation_tiles=[TileOnTrack("RT1", 6), TileOnTrack("RT2", 12)])
    ready = table(orders={"EO05": 1}, lumber=["Y5"], saw_blade=1, reputation=5)
    match = start(rival("SC3", reputation=5), tile, ready, seats=1)
    answer(match, "complete:EO05")
    assert workshop(match).points == 3 + 4


def test_it_stops_on_the_last_space() -> None:
    view = alone(rival("SC7", reputation=17)).view(0)
    assert view.opponent is not None and view.opponent.reputation == 18


def test_buy_lumber_replaces_the_dearest_die() -> None:
    match = alone(rival("SC1"), at(yard=["G6", "G1", "Y5", "Y1", "B4", "B3"]))  # all cost 6: brown goes
    yard = match.view(0).yard
    assert (yard[:4], yard[5], yard[4][0]) == (("G6", "G1", "Y5", "Y1"), "B3", "B")
    assert [event.kind for event in match.news].count("rolled") == 1


def test_exchange_dice_rerolls_the_cheapest_die() -> None:
    match = alone(rival("SC2"), at(yard=["G3", "G6", "Y2", "Y6", "B1", "B6"]))  # 3 each: green goes
    assert match.view(0).yard[1:] == ("G6", "Y2", "Y6", "B1", "B6")


def test_choose_orders_and_helpers_discard_what_lies_on_the_x() -> None:
    match = alone(rival("SC4"), at(order_row=["EO02", "EO03", "EO04", "EO05"]))
    assert match.view(0).order_row[:3] == ("EO03", "EO04", "EO05")
    match = alone(rival("SC5"), at(helper_row=["EH02", "EH03", "EH04", "EH05"]))
    assert match.view(0).helper_row[:3] == ("EH03", "EH04", "EH05")


@pytest.mark.parametrize("card", ["SC3", "SC6", "SC7"])
def test_the_other_cards_do_nothing_further(card: str) -> None:
    before = start(rival(card), seats=1).view(0)
    after = alone(rival(card)).view(0)
    assert (after.yard, after.order_row, after.helper_row) == (
        before.yard,
        before.order_row,
        before.helper_row,
    )


@pytest.mark.parametrize(("round_", "claims"), [(8, True), (11, True), (7, False), (14, False)])
def test_it_claims_the_leftmost_contract_after_ours_have_left(round_: int, claims: bool) -> None:
    def row(state: WoodcraftState) -> None:
        state.round, state.incomes = round_, 1
        state.contracts = [OpenContract("PC01", [0]), OpenContract("PC02"), OpenContract("PC03")]

    view = alone(rival("SC3"), no_hands, row).view(0)
    assert [contract.id for contract in view.contracts] == (["PC03"] if claims else ["PC02", "PC03"])
    assert view.opponent is not None
    assert view.opponent.contracts == (("PC02",) if claims else ())


def test_easy_claims_nothing_and_gains_no_reputation() -> None:
    view = alone(rival("SC7", level="easy"), no_hands, at(round=8, incomes=1)).view(0)
    assert view.opponent is not None
    assert (view.opponent.reputation, view.opponent.contracts) == (0, ())


def test_hard_moves_twice_before_an_income_phase() -> None:
    for round_, cards in ((4, 2), (5, 1)):
        view = alone(rival("SC3", "SC6", "SC7", level="hard"), no_hands, at(round=round_)).view(0)
        assert view.opponent is not None
        assert len(view.opponent.discards) == cards


def test_the_goal_is_110_and_110_wins() -> None:
    last = at(round=14, incomes=3)
    for scored, place in ((109, (2, 1)), (110, (1, 2))):
        match = start(rival("SC3"), last, no_hands, points=scored, blueberries=0, helpers={}, seats=1)
        while match.asks:
            finish_turn(match)
        result = match.result()
        assert result is not None
        assert (result.totals, result.ranks) == ((scored, 110), place)


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "seedling"),
        (69, "seedling"),
        (70, "apprentice"),
        (90, "journeyman"),
        (110, "master_woodcrafter"),
        (130, "legend_of_the_forest"),
    ],
)
def test_titles(points: int, name: str) -> None:
    assert title(points) == name


def test_a_solo_game_runs_to_its_end() -> None:
    match = start(rival(*(f"SC{n}" for n in range(1, 8))), seats=1)
    play_rounds(match, 13)
    while match.asks:
        finish_turn(match)
    assert match.over
