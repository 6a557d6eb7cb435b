"""The command `longtable`, as a person or a script calls it."""

import json
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

import engine
from bot.__main__ import app, main
from bot.terminal import check, options
from engine.kernel import SetupError

terminal = CliRunner()
GAMES = sorted(name for name, game in engine.games().items() if type(game).__module__.startswith("engine."))


def told(*arguments: str) -> Any:
    """What a command prints with --json."""
    result = terminal.invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_simulate_says_what_a_game_took(game: str) -> None:
    result = told("simulate", game, "--seats", "2", "--games", "2", "--seed", "s")
    assert [played["seed"] for played in result["games"]] == ["s-0", "s-1"]
    for played in result["games"]:
        assert played["answers"] >= played["taps"] >= played["turns"] > played["hand_overs"] > 0
        sums = [sum(points) for points in zip(*played["scores"].values(), strict=True)]
        assert sums == played["totals"]
        assert all(played["totals"][seat] == max(played["totals"]) for seat in played["winners"])


def test_the_same_seed_simulates_the_same_game() -> None:
    runs = [told("simulate", GAMES[0], "--seed", "7", "--policy", "greedy")["games"][0] for _ in range(2)]
    for run in runs:
        del run["seconds"]
    assert runs[0] == runs[1]


def test_simulate_takes_table_options() -> None:
    for game in GAMES:
        for option in engine.games()[game].options[:1]:
            value = option.choices[-1]
            assert options.parsed(game, [f"{option.id}={value}"]) == {option.id: value}


def test_an_unknown_option_names_the_known_ones() -> None:
    game = next(game for game in GAMES if engine.games()[game].options)
    known = engine.games()[game].options[0]
    with pytest.raises(SetupError, match=known.id):
        options.parsed(game, ["weather=rain"])
    with pytest.raises(SetupError, match="one of"):
        options.parsed(game, [f"{known.id}=certainly not"])


def test_an_unknown_game_or_policy_names_the_known_ones() -> None:
    assert GAMES[0] in terminal.invoke(app, ["simulate", "chess"]).output
    assert "greedy" in terminal.invoke(app, ["simulate", GAMES[0], "--policy", "clever"]).output


def test_what_the_engine_refuses_is_a_line_and_no_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["longtable", "simulate", GAMES[0], "--seats", "99"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert "longtable: " in str(ended.value)
    assert "Traceback" not in capsys.readouterr().err


def test_bench_engine_measures_speed_and_size() -> None:
    (result,) = told("bench", "engine", "--game", GAMES[0], "--seats", "2", "--games", "1")
    assert result["answers"] > 0
    assert result["answers_per_second"] > 0
    assert 0 < result["snapshot_bytes"] <= 16 * 1024


@pytest.mark.parametrize("game", GAMES)
def test_check_lists_what_is_reconstructed(game: str) -> None:
    (result,) = told("check", game)
    assert result["data_hash"] == engine.games()[game].data_hash
    assert result["values"][check.KNOWN] > 0
    for mark in result["reconstructed"]:
        assert "reconstructed" in mark["says"]
    assert sum(result["values"].values()) > sum(mark["values"] for mark in result["reconstructed"])


def test_a_mark_counts_the_values_that_have_no_mark_of_their_own() -> None:
    block = {
        "src": "rulebook",
        "vp": 3,
        "cost": 2,
        "cost_src": "reconstructed: a guess",
        "sides": [{"src": "reconstructed", "op": "x"}, {"op": "y", "n": 2}],
    }
    marks = list(check._marks({"tile": block}, ""))
    assert [(mark.place, mark.origin, mark.values) for mark in marks] == [
        ("tile", check.KNOWN, 4),
        ("tile.cost", check.WHOLLY, 1),
        ("tile.sides.0", check.WHOLLY, 1),
    ]
