"""No sentence of a game or a picture holds a figure: figures come from the component data, as arguments."""

import re
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

import bot.words
import engine

LOCALE = Path(bot.words.__file__).parent / "locale" / "en"
GAMES = sorted(name for name, game in engine.games().items() if type(game).__module__.startswith("engine."))
PICTURES = "renders"
"""The catalogue of what pictures say, of every game."""
TO_BE_MENDED = set[str]()
"""Games with figures in their sentences: whoever mends the last one takes the game out."""


def figures_in(path: Path) -> list[str]:
    """Return "key: sentence" for each sentence with a figure outside its arguments."""
    with path.open("rb") as file:
        messages = list(read_po(file))
    said = [
        (_all(message.id)[0], text) for message in messages if message.id for text in _all(message.string)
    ]
    return [f"{key}: {text}" for key, text in said if re.search(r"\d", re.sub(r"\{[^}]*\}", "", text))]


def _all(forms: Any) -> tuple[str, ...]:
    return (forms,) if isinstance(forms, str) else tuple(forms)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.xfail(strict=True) if game in TO_BE_MENDED else ())
        for game in [*GAMES, PICTURES]
    ],
)
def test_no_sentence_holds_a_figure(game: str) -> None:
    assert figures_in(LOCALE / f"{game}.po") == []


def test_a_figure_is_found_in_either_form_of_a_plural(tmp_path: Path) -> None:
    path = tmp_path / "tale.po"
    path.write_text(
        'msgid "tale.step2"\nmsgstr "{n1} steps"\n\n'
        'msgid "tale.pay"\nmsgid_plural "tale.pay"\nmsgstr[0] "pay {count}"\nmsgstr[1] "pay {count} and 3 more"\n',
        "utf-8",
    )
    assert figures_in(path) == ["tale.pay: pay {count} and 3 more"]
