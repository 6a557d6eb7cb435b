"""The README executes: its small game is played, and keeps what all games keep; its pictures and commands exist."""

import re
from typing import Any

import pytest
from typer.main import get_command

import engine
from bot.__main__ import app
from tests.engine.conformance.walk import walked
from tests.house.sources import TOP

README = (TOP / "README.md").read_text("utf-8")


@pytest.fixture(scope="module")
def executed() -> dict[str, Any]:
    """The names that the code of "Adding a game" defines."""
    chapter = README.partition("## Adding a game")[2].partition("\n## ")[0]
    names: dict[str, Any] = {"__name__": "readme"}
    for block in re.findall(r"```python\n(.*?)```", chapter, re.DOTALL):
        exec(block, names)
    return names


def test_the_small_game_is_played_to_its_end(executed: dict[str, Any]) -> None:
    assert executed["again"].over
    assert max(executed["again"].result().totals) >= 20
    assert [event.kind for event in executed["match"].news] == ["rolled"]


def test_the_small_game_keeps_what_all_games_keep(executed: dict[str, Any]) -> None:
    assert "pig" in engine.games()
    wrong = walked("pig", 3, {}).report().splitlines()
    assert [line for line in wrong if not line.startswith(("no words", "no help"))] == []


def test_every_picture_is_there() -> None:
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert len(pictures) >= 3
    assert [name for name in pictures if not (TOP / name).is_file()] == []


def test_every_command_in_it_exists() -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]
    named = set(re.findall(r"`longtable (\w+)", README))
    assert named == set(known)
