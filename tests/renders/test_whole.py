"""Nothing that a picture says is cut: no name, question or effect ends in "…", at any table, early or late."""

from collections import OrderedDict

import pytest

import engine
import renders
from bot.words import reader
from renders.kit import canvas, lettering, sprites
from renders.samples import NAMES, played

MOMENTS = (0, 3, 60, 180, 320)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> sprites._Cache:
    """Sprites of this test alone, so that whatever is written is written anew."""
    fresh = sprites._Cache(sprites.CACHE_BYTES)
    monkeypatch.setattr(sprites, "CACHE", fresh)
    monkeypatch.setattr(canvas, "_LAYERS", OrderedDict())
    return fresh


@pytest.mark.parametrize("seats", ["solo", "most"])
@pytest.mark.parametrize("game", renders.games())
def test_no_words_are_cut(game: str, seats: str, written: sprites._Cache) -> None:
    count = 1 if seats == "solo" else engine.games()[game].max_seats
    say = reader("en", NAMES[:count])
    for answers in MOMENTS:
        sample = played(game, seats=count, answers=answers, seed=f"whole {answers}")
        seat = next(iter(sample.match.asks), 0)
        for kind in renders.pictures(game):
            renders.draw(sample.request(kind, say, seat=seat))
    words = [str(key[1]) for key in written.sprites if isinstance(key, tuple) and key[0] == "words"]
    assert len(words) > 50
    assert [word for word in words if word.endswith("…")] == []


def test_words_stand_whole_in_as_many_lines_as_their_box_holds() -> None:
    text = "Workshop, completed Golden Acorn Carving with B4, G3, and 1 glue"
    rows, size = lettering.spread(text, 29, 322, 72)
    assert " ".join(rows) == text
    assert len(rows) * size * lettering.PITCH <= 72
    assert max(lettering.width(row, size) for row in rows) <= 322


def test_what_no_size_holds_is_cut_where_it_ends() -> None:
    assert lettering.fit("Carpenter's Workshop", 22, 150)[0] == "Carpenter's Workshop"
    assert lettering.fit("Carpenter's Workshop", 22, 40)[0].endswith("…")
