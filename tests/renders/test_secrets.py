"""A picture shows what its reader may know: what is hidden may change, and not a pixel does."""

import pytest

import engine
import renders
from bot.words import reader
from engine import automa
from engine.kernel import Match
from renders.samples import NAMES, Sample

GAMES = [game for game in renders.games() if game in engine.games()]
READER = 0
EVERY = 45
"""Answers between two looks."""


def positions(game: str) -> list[Match]:
    """A random game of two, now and then; never while the reader is asked, so that others' hands are full too."""
    match, player = engine.new_match(game, seats=2, seed="secrets"), automa.player("random", "s")
    found: list[Match] = []
    while match.asks and len(found) < 3:
        seat = next(iter(match.asks))
        match.answer(seat, player.choose(match, seat))
        if match.version >= EVERY * (len(found) + 1) and READER not in match.asks:
            found.append(match.clone())
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [READER, None])
def test_no_pixel_tells_what_is_hidden(game: str, seat: int | None) -> None:
    say, looked = reader("en", NAMES), 0
    for match in positions(game):
        anew = match.redealt(READER, "other cards")
        for kind, picture in renders.pictures(game).items():
            for subject in range(2) if picture.of_a_seat else (None,):
                one, other = (
                    renders.draw(Sample(each, ()).request(kind, say, seat=seat, subject=subject))
                    for each in (match, anew)
                )
                assert one.png == other.png, f"{kind} at answer {match.version}"
                assert one.alt == other.alt, f"{kind} at answer {match.version}"
                looked += 1
    assert looked >= len(renders.pictures(game))
