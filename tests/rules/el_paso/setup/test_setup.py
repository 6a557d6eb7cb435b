"""Rulebook: set-up."""

import pytest

import engine
from engine.kernel import SetupError
from tests.rules.el_paso.scenario import answer, asked, offered


def new(seats: int, **options: object) -> engine.Match:
    return engine.new_match("el_paso", seats=seats, options=options, seed="set-up")  # type: ignore[arg-type]


def test_e14_starting_capital_by_turn_order() -> None:
    capital = [(player.money, player.tokens) for player in new(4).view(None).players]
    assert capital == [(4, 1), (5, 1), (4, 2), (5, 2)]


@pytest.mark.parametrize(("seats", "cards"), [(1, 9), (2, 9), (3, 14), (4, 19)])
def test_e15_simmental_cards(seats: int, cards: int) -> None:
    assert new(seats).view(None).simmental == cards


def test_every_seat_has_ten_cards_four_of_them_in_hand() -> None:
    match = new(3)
    for who, player in enumerate(match.view(None).players):
        assert (player.hand_count, player.deck_count, player.discard_count) == (4, 6, 0)
        assert len(match.view(who).players[who].hand) == 4
        assert player.workers == {"cowboy": 1, "builder": 1, "engineer": 1, "wild": 1}
        assert (player.disc_count, player.markers, player.certificates) == (7, 2, 0)
    assert match.view(None).workers == dict.fromkeys(("cowboy", "builder", "engineer", "wild"), 9)


def test_each_picks_an_objective_in_turn_and_the_display_is_refilled() -> None:
    match = new(3)
    for who in range(3):
        assert list(match.asks) == [who]
        assert asked(match) == "starting_objective"
        assert len(offered(match)) == 3
        answer(match, offered(match)[1])
        assert len(match.view(None).players[who].objectives) == 1
        assert len(match.view(None).objectives.tiles) == 3
    assert asked(match) == "first_location"
    assert match.view(None).objectives.stack == 20 - 3 - 3


def test_the_first_game_has_printed_places_and_sides_a() -> None:
    view = new(2).view(None)
    assert [place.tile for place in view.places if place.kind == "neutral"] == list("BCDEFG")
    assert {supply.side for supply in view.buildings} | {card.side for card in view.train} == {"a"}


def test_later_games_shuffle_neutral_buildings_and_sides() -> None:
    views = [
        engine.new_match("el_paso", seats=2, options={"setup": "shuffled"}, seed=str(n)).view(None)
        for n in range(9)
    ]
    rows = ["".join(place.tile for place in view.places if place.kind == "neutral") for view in views]
    assert all(sorted(row) == list("BCDEFG") for row in rows)
    assert len(set(rows)) > 1
    assert {supply.side for view in views for supply in view.buildings} == {"a", "b"}
    assert {card.side for view in views for card in view.train} == {"a", "b"}


def test_sides_can_be_chosen_type_by_type() -> None:
    view = new(2, setup="chosen", building_3="b", train_2="b").view(None)
    assert "".join(supply.side for supply in view.buildings) == "aabaaa"
    assert "".join(card.side for card in view.train) == "abaa"


def test_refused_set_ups() -> None:
    for seats, options in (
        (0, {}),
        (5, {}),
        (2, {"setup": "none"}),
        (2, {"cows": True}),
        (1, {"sue_b_cards": 4}),
    ):
        with pytest.raises(SetupError):
            new(seats, **options)
