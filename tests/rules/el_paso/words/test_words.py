"""Everything that El Paso can say has words, and the words agree with the printed numbers."""

import random

import pytest

import engine
from bot import words
from engine.el_paso import GAME
from engine.el_paso.components import BREEDS, COMPONENTS, DISCS, PLACES, POSTS
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.state import TILE_ENTRIES
from tests.rules.el_paso.kept.test_random_games import SETS, play

SAY = words.reader("en", ["Ada", "Bo", "Cy", "Di"])


def worded(key: str, **args: object) -> str:
    text = SAY(key, **args)
    assert "⟦" not in text, f"{key}: {text}"
    return text


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_key_of_a_game_has_words(seats: int) -> None:
    for at, options in enumerate(SETS * 4):
        match = engine.new_match("el_paso", seats=seats, options=options, seed=f"words {at}")
        for _ in play(match, random.Random(at)):
            for event in match.news:
                worded(f"el_paso.event.{event.kind}", **event.args)
            for ask in match.asks.values():
                worded(ask.key, **ask.args)
                worded(f"el_paso.help.{ask.key.rpartition('.')[2]}", **GAME.figures())
                for option in ask.options:
                    assert len(option.id) <= 60 and option.id.isascii()
                    longest = 31 if option.anytime else 100
                    text = worded(option.key, **option.args)
                    assert len(text) <= longest, text
                    if option.group:
                        worded(option.group)
        for row in match.score().categories:
            worded(row.key)


def test_every_component_and_option_has_words() -> None:
    keys = [f"el_paso.breed.{breed}" for breed in BREEDS] + [f"el_paso.worker.{worker}" for worker in WORKERS]
    keys += [f"el_paso.tile.{tile}" for tile in TILE_ENTRIES] + [f"el_paso.disc.{disc}" for disc in DISCS]
    keys += [f"el_paso.place.{place.id}" for place in PLACES.values() if place.kind != "neutral"]
    keys += [f"el_paso.post.{minimum}" for minimum in POSTS] + [
        "el_paso.sue",
        "el_paso.name",
        "el_paso.about",
    ]
    keys += [f"el_paso.bot_card.{card.id}" for card in COMPONENTS.sue.cards]
    for option in GAME.options:
        keys += [option.key, *(f"{option.key}.{choice}" for choice in option.choices)]
    for key in keys:
        worded(key)


def test_the_short_rules() -> None:
    topics = {key.split(".")[2] for key in words.keys("el_paso") if key.startswith("el_paso.rules.")}
    assert len(topics) >= 15
    for topic in topics:
        assert worded(f"el_paso.rules.{topic}.title")
        assert worded(f"el_paso.rules.{topic}.text", **GAME.figures())
