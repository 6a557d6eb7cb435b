"""Everything that the rules can say has its words."""

import random
from typing import Any

import pytest

import engine
from bot.words import catalogue, reader
from engine.arle.animals.pens import ROOM
from engine.arle.components import BUILDINGS, DESTINATIONS, EQUIPMENT, GOODS, LAND, SPACES, TOOLS
from engine.arle.goods.stock import CHOICES
from engine.arle.table.scoring import CATEGORIES
from engine.arle.table.setup import OPTIONS

KEYS = catalogue.keys("arle")


def worded(key: str, args: dict[str, Any]) -> str:
    said = reader("en", ["Ada", "Bo", "Cy"])(key, **args)
    assert "⟦" not in said, said
    return said


@pytest.mark.parametrize(
    ("seats", "expansion", "houses"), [(1, False, "starter"), (2, True, "random"), (3, True, "all")]
)
def test_questions_options_and_events_of_whole_games(seats: int, expansion: bool, houses: str) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        options: dict[str, bool | int | str] = {"expansion": expansion, "houses": houses}
        match = engine.new_match("arle", seats=seats, options=options, seed=str(seed))
        while not match.over:
            asked = match.asks[chance.choice(sorted(match.asks))]
            worded(asked.key, asked.args)
            assert asked.key.replace(".ask.", ".help.") in KEYS or ".convert" in asked.key
            for option in asked.options:
                assert len(worded(option.key, option.args)) <= 180
                assert not option.group or option.group in KEYS
            match.answer(asked.seat, chance.choice(asked.options).id)
            for event in match.news:
                if event.kind != "undone":
                    worded(f"arle.event.{event.kind}", event.args)


def test_every_component_has_a_name() -> None:
    names = [f"tool.{tool}" for tool in TOOLS] + [f"equipment.{kind}" for kind in EQUIPMENT]
    names += [f"tile.{tile}" for tile in LAND] + [f"pen.{kind}" for kind in ROOM]
    names += [f"goods.{good}{many}" for good in [*GOODS, *CHOICES] for many in ("", ".many")]
    names += [f"building.{building}" for building in BUILDINGS] + [f"space.{space}" for space in SPACES]
    names += [f"destination.{place}" for place in DESTINATIONS] + [f"score.{name}" for name in CATEGORIES]
    names += [option.key.removeprefix("arle.") for option in OPTIONS]
    names += [
        f"{option.key.removeprefix('arle.')}.{choice}" for option in OPTIONS for choice in option.choices
    ]
    assert [name for name in names if f"arle.{name}" not in KEYS] == []


def test_every_question_has_its_help_and_every_rules_topic_its_text() -> None:
    asks = [key for key in KEYS if key.startswith("arle.ask.")]
    assert asks
    assert all(key.replace(".ask.", ".help.") in KEYS for key in asks)
    titles = [key for key in KEYS if key.startswith("arle.rules.") and key.endswith(".title")]
    assert 15 <= len(titles) <= 25
    assert all(key.replace(".title", ".text") in KEYS for key in titles)
