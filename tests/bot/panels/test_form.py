"""The host's form: what can be chosen when a table is opened, and nothing that means nothing."""

from typing import Any

import discord
import msgspec
import pytest

import engine
from bot.panels.card import card, form
from bot.panels.ids import Choose
from bot.store.rows import GameRow, SeatRow
from bot.words import reader
from engine.kernel import Game
from tests.bot.panels.tables import a_table


def menus(row: GameRow) -> list[str]:
    page = form(row, [], reader("en"))
    assert page.total_children_count <= 40
    return [child.custom_id for child in page.walk_children() if isinstance(child, Choose)]


@pytest.mark.parametrize("game", engine.games().values(), ids=lambda game: game.id)
def test_every_option_of_every_game_can_be_reached_within_discords_limits(game: Game[Any]) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        for option in game.options:
            if option.seats and seats not in option.seats:
                continue
            needed = dict([option.needs]) if option.needs else {}
            shown = menus(a_table(game.id, seats, needed))
            assert any(option.id in custom_id for custom_id in shown), (seats, option.id)


def test_the_sides_are_only_asked_of_those_who_choose_their_set_up() -> None:
    game = engine.games()["el_paso"]
    assert not any("building_1" in custom_id for custom_id in menus(a_table(game.id, 3)))
    assert any("building_1" in custom_id for custom_id in menus(a_table(game.id, 3, {"setup": "chosen"})))


def sentences(row: GameRow) -> dict[str, list[str]]:
    """What each menu of the form offers, by what is chosen in it."""
    page = form(row, [SeatRow(1, 0, 3, name="Ada")], reader("en"))
    chosen = (child for child in page.walk_children() if isinstance(child, Choose))
    return {child.sign.ref: [option.label for option in child.item.options] for child in chosen}


@pytest.mark.parametrize("game", engine.games().values(), ids=lambda game: game.id)
def test_every_value_of_every_option_has_words_of_its_own(game: Game[Any]) -> None:
    for option in game.options:
        words = [f"{option.key}.{value}" for value in option.choices]
        assert [key for key in words if not reader("en").knows(key)] == []


def test_values_are_whole_sentences() -> None:
    offered = sentences(a_table("woodcraft", 2))
    assert offered["places"] == ["1 seat", "2 seats", "3 seats", "4 seats"]
    assert offered["machines"][:2] == ["No automatic players", "1 automatic player who plays at random"]
    assert offered["pace"][0] == "Pace: no hurry"
    assert offered["ends"][0] == "Every turn waits for End turn"
    every = [
        sentence
        for row in (a_table(game) for game in engine.games())
        for each in sentences(row).values()
        for sentence in each
    ]
    assert not [each for each in every if each.endswith((": Yes", ": No", ": yes", ": no"))]


def card_text(row: GameRow) -> str:
    page = card(row, [SeatRow(1, 0, 3, name="Ada")])
    return "\n".join(
        child.content for child in page.walk_children() if isinstance(child, discord.ui.TextDisplay)
    )


def test_the_card_says_what_was_chosen_in_the_same_words() -> None:
    row = a_table("woodcraft", 2, {"wheel_alternatives": False})
    assert "Instead of the tile's action: Do it or skip it" in card_text(row)
    assert "end by themselves" not in card_text(row)
    assert "empty turns end by themselves" in card_text(msgspec.structs.replace(row, ends_turns=True))
