"""The log tells what really happened, all of it, and nothing else."""

from random import Random

import pytest

import engine
from engine.el_paso.state import State
from tests.rules.el_paso.kept.test_random_games import SETS
from tests.rules.el_paso.scenario import after, answer, arranged, at, own_tile, seat, table, told
from tests.rules.el_paso.shipping.test_el_paso import HAND_E9, ahead
from tests.rules.el_paso.sue.test_sue import sue_plays


def test_wild_workers_are_told_as_wild_workers() -> None:
    match = after(at("C", money=9, workers={"cowboy": 2, "wild": 1}), "move:D", "buy:d3:shorthorn")
    assert told(match) == ["bought Shorthorn for 2 cowboys, 1 wild worker, and 6 dollars"]


def test_the_price_of_a_train_card_and_of_a_building_is_told() -> None:
    match = after(at("E", money=9, workers={"engineer": 1, "wild": 1}), "move:F", "train:f2:T2")
    assert told(match) == ["used car 2 for 1 engineer, 1 wild worker, and 4 dollars"]
    match = after(at("D", money=9, workers={"builder": 2}), "move:E", "build:e2:2a", "site:S3")
    assert told(match) == ["built building 2a on space 3 for 2 builders and 7 dollars"]


def test_the_old_tile_and_the_price_of_a_larger_one_are_told() -> None:
    match = after(own_tile("1a", money=9, workers={"builder": 3}), "move:E", "build:e2:3a", "site:S3")
    assert told(match) == ["replaced building 1a with building 3a for 2 builders and 4 dollars"]


def test_a_tile_that_costs_something_tells_its_price() -> None:
    def arrange(state: State) -> None:
        own_tile("2a", money=5)(state)
        state.displays["bonus"] = ["BT_PERM_CERT"]

    match = after(arrange, "move:S3", "tile:2a1:bonus:BT_PERM_CERT")
    assert told(match)[0] == "paid 2 dollars for a bonus tile: permanent certificate (1 VP)"


@pytest.mark.parametrize(
    ("disc", "sentence"),
    [("D_STEP", "gained 2 dollars beside the disc"), ("D_HAND", "paid 4 dollars for taking the disc")],
)
def test_money_beside_a_disc_is_told(disc: str, sentence: str) -> None:
    match = after(ahead(hand=["hereford", "shorthorn", "corriente"]), "move:EP", "post:12", f"disc:{disc}")
    assert told(match)[1] == sentence


def test_certificates_that_go_past_the_last_space_are_told_as_lost() -> None:
    match = after(own_tile("3a", certificates=3, money=0), "move:S3", "take:3a")
    assert told(match) == ["gained 1 certificate", "lost 1 certificate, the track being full"]
    match = after(own_tile("3a", certificates=4, money=0), "move:S3", "take:3a")
    assert told(match) == ["lost 2 certificates, the track being full"]


def test_the_builders_bonus_tells_its_price() -> None:
    match = after(at("B", money=2, workers={"builder": 1}), "move:C", "bonus:builder")
    assert told(match) == ["worker bonus: 1 builder and 2 dollars for 1 certificate"]


def test_a_reshuffle_is_told_between_the_cards_before_and_after_it() -> None:
    cards = {"hand": [], "stack": ["criollo"], "discard": ["galloway"] * 3 + ["cowboy"]}
    match = after(at("B", workers={}, **cards), "move:C", "end")
    news = told(match)
    at_once = news.index("shuffled the 4 cards of the discard pile into a new stack")
    assert news[at_once - 1] == "drew 1 card"
    assert "drew 3 cards" in news[at_once:]


def test_workers_that_are_drawn_are_told_together() -> None:
    cards = {"hand": ["criollo"] * 3, "stack": ["cowboy", "cowboy", "wild"], "discard": ["galloway"]}
    match = after(at("B", workers={}, **cards), "move:C", "end")
    assert told(match)[0] == "drew 3 workers into the worker area: 2 cowboys and 1 wild worker"


def test_an_auxiliary_action_is_told_before_what_it_does() -> None:
    assert told(after(at("C"), "move:D", "gain:aux_money")) == ["used an auxiliary action", "gained 1 dollar"]
    match = after(at("E"), "move:F", "f1:gain:aux_money")
    assert told(match) == ["used an auxiliary action", "gained 1 dollar"]


def test_a_hand_is_told_when_it_is_shown_and_what_comes_then_is_told_openly() -> None:
    match = after(ahead(hand=HAND_E9, stack=["hereford"], tokens=1), "move:EP")
    assert told(match)[-1] == (
        "showed a hand worth 8: Santa Gertrudis, Santa Gertrudis, Black Angus, and Corriente"
    )
    answer(match, "token")
    assert told(match) == ["used an exchange token", "drew Hereford"]
    answer(match, "discard:corriente", "post:0", "disc:D_AUX_MONEY")
    assert told(match) == [
        "shipped to post 0; freed: 3 dollars (auxiliary)",
        "gained 1 dollar",
        "put all 4 cards of the hand on the discard pile",
    ]


def test_whoever_has_no_disc_left_is_told_to_place_none() -> None:
    assert "placed no disc" in told(after(ahead(hand=HAND_E9, discs=[]), "move:EP"))


def test_what_sue_looks_for_in_vain_is_told() -> None:
    sold_out = sue_plays("A1", lambda state, sue: state.market.update(black_angus=0))
    assert "took no cattle: none that she can take is left" in told(sold_out)
    assert "drew nothing: her supply deck is empty" in told(
        sue_plays("A4", lambda state, sue: setattr(sue, "supply_deck", []))
    )


def test_whoever_finds_neither_a_simmental_card_nor_its_space_is_told_so() -> None:
    def arrange(state: State) -> None:
        ahead(hand=["criollo"])(state)
        state.simmental, state.end_space, state.turns_left = 0, 1, 1

    assert "found no Simmental card left" in told(after(arrange, "move:EP"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_seat_has_and_all_that_is_told_give_what_it_has_then(seats: int) -> None:
    """Reckless games: everything that is offered has the same chance, tokens and bonuses too."""
    for game in range(12):
        match = engine.new_match("el_paso", seats=seats, options=SETS[game % 3], seed=f"books {game}")
        dice = Random(game)
        while not match.over:
            held = match.game.holdings(match.state)
            ((who, ask),) = match.asks.items()
            for event in match.answer(who, dice.choice(ask.options).id):
                for whose, things in event.changes.items():
                    for thing, more in things.items():
                        held[whose][thing] += more
            assert held == match.game.holdings(match.state)
            assert all(amount >= 0 for things in held.values() for amount in things.values())


def test_holdings_are_what_lies_before_a_seat() -> None:
    match = arranged(
        at("B", money=7, tokens=2, hand=["criollo"], stack=["galloway"] * 3, workers={"wild": 1})
    )
    held = match.game.holdings(match.state)[0]
    view = table(match)
    assert (held["money"], held["tokens"], held["hand"], held["stack"]) == (7, 2, 1, 3)
    assert held["cards"] == view.hand_count + view.deck_count + view.discard_count + 1
    seat(match.state.players[0], hand=[])
    assert match.game.holdings(match.state)[0]["hand"] == 0
