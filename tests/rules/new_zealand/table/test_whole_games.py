"""Whole games played at random, for every number of people and every option."""

import pytest

from tests.rules.new_zealand.driver import random_game

OPTIONS = [{}, {"setup": "shuffled"}]
LEVELS = ["easy", "medium", "hard"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_end_with_a_score(seats: int, options: dict[str, str]) -> None:
    for number in range(5):
        match = random_game(seats, options, f"game {number}")
        sheet = match.result()
        assert sheet is not None
        assert len(sheet.totals) == seats
        assert len(sheet.categories) == 12
        assert sheet.totals == tuple(
            sum(row.points[seat] for row in sheet.categories) for seat in range(seats)
        )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS)
def test_random_solo_games_end_with_a_score(level: str, options: dict[str, str]) -> None:
    for number in range(5):
        match = random_game(1, {**options, "level": level}, f"game {number}")
        sheet = match.result()
        assert sheet is not None
        assert len(sheet.totals) == 2
        assert sheet.totals[1] > 40
        assert match.automa == {1: "new_zealand.sarah"}
