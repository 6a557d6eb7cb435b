"""Every game, every number of seats, every option: what must always hold."""

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import structlog

import engine
from engine.kernel import Option
from tests.engine.conformance.checks import say
from tests.engine.conformance.walk import LONGEST, option_sets, plainest, walked
from tests.engine.toys import PickGame, PickState

GAMES = {name: game for name, game in engine.games().items() if type(game).__module__.startswith("engine.")}
TABLES = [
    (game, seats) for game, kind in GAMES.items() for seats in range(kind.min_seats, kind.max_seats + 1)
]
VARIANTS = [(g, s, options) for g, s in TABLES for options in option_sets(g, s)]

RECKLESS = 20
"""Games a table."""


@pytest.fixture(autouse=True)
def missing_words_are_reported_once() -> Iterator[None]:
    with structlog.testing.capture_logs():
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_keeps_what_all_games_keep(game: str, seats: int) -> None:
    assert not (wrong := walked(game, seats, plainest(game, seats), every=3).report()), f"\n{wrong}"


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_option_keeps_it_too(game: str, seats: int, options: dict[str, Any]) -> None:
    wrong = walked(game, seats, options, seed=f"{options}", every=25).report()
    assert not wrong, f"\n{wrong}"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_seat_and_every_automa_has_books(game: str, seats: int) -> None:
    """What `books_balance` balances is there: each column of the score sheet holds something that is counted."""
    match = engine.new_match(game, seats=seats, options=plainest(game, seats), seed="books")
    held = match.game.holdings(match.state)
    assert sorted(held) == list(range(seats + len(match.automa)))
    assert all(len(things) >= 2 for things in held.values())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_reckless_play_ends_too(game: str, seats: int) -> None:
    """Everything offered has the same chance here, so that what may be done beside an ask happens all the time."""
    for number in range(RECKLESS):
        match = engine.new_match(game, seats=seats, options=plainest(game, seats), seed=f"reckless {number}")
        dice = Random(number)
        while match.asks:
            seat, asked = next(iter(match.asks.items()))
            match.answer(seat, dice.choice(asked.options).id)
            assert match.version < LONGEST, f"game {number} doesn't end"


def test_two_processes_agree_whatever_their_hash_seed() -> None:
    command = [sys.executable, "-m", "tests.engine.conformance.walk"]
    told = [
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(told[0].splitlines()) == len(TABLES)
    assert told[0] == told[1]


class LooseGame(PickGame):
    """A toy that does what it mustn't: shows hands, repeats ids, offers what fails, has no words."""

    id = "loose"

    def view(self, state: PickState, seat: int | None) -> Any:
        return {"hands": state.hands}

    @staticmethod
    def _turn_options(state: PickState, seat: int) -> list[Option]:
        return [
            Option("end", "toy.option.end"),
            Option("end", "toy.option.end"),
            Option("no", "toy.option.no"),
        ]


def test_the_suite_finds_what_is_wrong() -> None:
    engine.register(LooseGame())
    report = walked("loose", 2, {}).report()
    for fault in (
        "toy.ask.turn: ids aren't unique",
        "toy.ask.turn: an offered option fails",
        "a view tells what is hidden",
        "the spectator's view tells",
        "no words: toy.ask.pick",
        "no help: toy.help.turn",
    ):
        assert fault in report


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_at_the_lobby_has_words(game: str) -> None:
    wanted = [f"{game}.name", f"{game}.about"]
    for option in GAMES[game].options:
        wanted.append(option.key)
        wanted += [f"{option.key}.{choice}" for choice in option.choices if isinstance(choice, str)]
    missing = [key for key in wanted if not say.knows(key)]
    assert not missing, "\n".join(missing)
