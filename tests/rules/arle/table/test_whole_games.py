"""Whole random games end, and add up."""

import random

import pytest

import engine
from engine.arle.animals.pens import lawful, pens
from engine.arle.components import ANIMALS

TABLES = [(1, False), (2, False), (1, True), (2, True), (3, True)]


def play(seats: int, expansion: bool, seed: int, answers: int = 5000) -> engine.Match:
    """Play a random game to its end, checking the animals at every answer."""
    chance = random.Random(seed)
    match = engine.new_match("arle", seats=seats, options={"expansion": expansion}, seed=str(seed))
    for _ in range(answers):
        if match.over:
            break
        asked = match.asks[chance.choice(sorted(match.asks))]
        match.answer(asked.seat, chance.choice(asked.options).id)
        if all(ask.key != "arle.ask.surplus" for ask in match.asks.values()):
            check_animals(match)
    assert match.over
    return match


def check_animals(match: engine.Match) -> None:
    for farm in match.state.farms:
        kinds = pens(farm)
        herds = list(farm.standing.values())
        assert [sum(herd[t] for herd in herds) for t in range(3)] == [farm.goods[name] for name in ANIMALS]
        assert all(lawful(kinds[pen], herd) for pen, herd in farm.standing.items())


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_a_random_game_ends_with_a_consistent_score_sheet(seats: int, expansion: bool) -> None:
    for seed in range(3):
        sheet = play(seats, expansion, seed).result()
        assert sheet is not None
        for seat in range(seats):
            assert sheet.totals[seat] == sum(row.points[seat] for row in sheet.categories)
        assert sorted(sheet.ranks)[0] == 1


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_two_hundred_random_games(seats: int, expansion: bool) -> None:
    for seed in range(1000, 1200):
        sheet = play(seats, expansion, seed).result()
        assert sheet is not None
        assert all(-80 < total < 170 for total in sheet.totals)
