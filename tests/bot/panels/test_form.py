"""The host's form: what can be chosen when a table is opened, and nothing that means nothing."""

from typing import Any

import pytest

import engine
from bot.panels.card import form
from bot.panels.ids import Choose
from bot.store.rows import GameRow
from bot.words import reader
from engine.kernel import Game


def a_table(game: Game[Any], seats: int, chosen: dict[str, Any]) -> GameRow:
    options = {option.id: option.default for option in game.options} | chosen
    return GameRow(
        id=1,
        game=game.id,
        status="lobby",
        guild=1,
        channel=2,
        card=None,
        thread=None,
        host=3,
        language="en",
        places=seats,
        options=options,
        pace=0,
        seed_hash=None,
        version=0,
        stage=0,
        turn=0,
        handover=0,
        posted=0,
        post=None,
        waiting=[],
        since=0,
        created=0,
        ended=None,
        rematch=None,
    )


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
            shown = menus(a_table(game, seats, needed))
            assert any(option.id in custom_id for custom_id in shown), (seats, option.id)


def test_the_sides_are_only_asked_of_those_who_choose_their_set_up() -> None:
    game = engine.games()["el_paso"]
    assert not any("building_1" in custom_id for custom_id in menus(a_table(game, 3, {})))
    assert any("building_1" in custom_id for custom_id in menus(a_table(game, 3, {"setup": "chosen"})))
