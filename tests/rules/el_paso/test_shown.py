"""Another printed figure, other words: of what buildings, cards, tiles and posts do, ask for and bring."""

from typing import Any

import msgspec
import pytest

from bot.words import reader
from engine.el_paso.components import BONUSES, COMPONENTS, OBJECTIVES, POSTS
from engine.el_paso.printed.checks import entries
from engine.el_paso.printed.effects import effect
from engine.el_paso.printed.entries import Hire
from engine.el_paso.printed.names import asked_for, bonus_name, post_gains
from engine.kernel import Arg, Phrase

SAY = reader("en")


def worded(words: str | Phrase) -> str:
    text = SAY(words) if isinstance(words, str) else SAY(words.key, **words.args)
    assert "⟦" not in text
    return text


def numbers(printed: Any) -> list[str]:
    return [name for name in printed.__struct_fields__ if type(getattr(printed, name)) is int]


@pytest.mark.parametrize("entry", entries(COMPONENTS), ids=lambda entry: entry.id)
def test_each_figure_of_an_entry_is_in_its_words(entry: Any) -> None:
    said = worded(effect(entry))
    for name in numbers(entry):
        raised = msgspec.structs.replace(entry, **{name: getattr(entry, name) + 1})
        if name == "gain_per_value" and entry.gain:
            continue  # a fixed sum: there is no other
        assert worded(effect(raised)) != said, name
    if isinstance(entry, Hire):
        assert str(entry.cost or "free") in said


def tile_words(tile: Any) -> str:
    args: dict[str, Arg] = asked_for(tile)
    return SAY("el_paso.objective.O01", **args)


@pytest.mark.parametrize("tile", OBJECTIVES.values(), ids=lambda tile: tile.id)
def test_each_figure_of_an_objective_tile_is_in_its_words(tile: Any) -> None:
    for name in numbers(tile):
        raised = msgspec.structs.replace(tile, **{name: getattr(tile, name) + 1})
        assert tile_words(raised) != tile_words(tile), name


def test_points_of_bonus_tiles_and_posts_are_in_their_words() -> None:
    for tile in BONUSES.values():
        assert worded(bonus_name(msgspec.structs.replace(tile, vp=tile.vp + 1))) != worded(bonus_name(tile))
    for post in POSTS.values():
        for change in ({"vp": post.vp + 1}, {"repeat": not post.repeat}):
            assert worded(post_gains(msgspec.structs.replace(post, **change))) != worded(post_gains(post))


def test_certificates_past_the_track_are_said_to_be_lost() -> None:
    assert worded(post_gains(POSTS[5], 0)) == "1 certificate (1 lost)"
    assert worded(post_gains(POSTS[5], 1)) == "1 certificate"
