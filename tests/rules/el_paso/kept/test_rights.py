"""A tap saved takes no right away: endings wait, what costs something is said, what could be got is asked for."""

from random import Random

import msgspec
import pytest

import engine
from engine.el_paso.components import BONUSES, DISCS
from engine.el_paso.state import State
from tests.rules.el_paso.kept.test_random_games import SETS
from tests.rules.el_paso.scenario import (
    after,
    answer,
    arranged,
    asked,
    at,
    offered,
    own_tile,
    seat,
    table,
    told,
)
from tests.rules.el_paso.shipping.test_el_paso import HAND_E9, ahead, posts


# ------------------------------------------------------------------ endings
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_ends_a_turn_says_so_and_is_never_given_by_the_table(seats: int) -> None:
    for game in range(10):
        match = engine.new_match("el_paso", seats=seats, options=SETS[game % 3], seed=f"ends {game}")
        dice = Random(game)
        while not match.over:
            ((who, ask),) = match.asks.items()
            option, turn, given = dice.choice(ask.options), match.view(None).turn, match.forced(who)
            assert given is None or not given.ends
            match.answer(who, option.id)
            if turn and (match.over or match.view(None).turn != turn):
                assert option.ends, option


@pytest.mark.parametrize(("first", "left"), [((), "done"), (("f1:gain:aux_money",), "end")])
def test_an_ending_that_a_bonus_has_left_alone_waits_for_a_finger(first: tuple[str, ...], left: str) -> None:
    """The money for the last worker is spent on a builder's bonus while the tile offers to hire."""

    def arrange(state: State) -> None:
        quiet = {"tokens": 0, "hand": [], "stack": [], "discard": []}
        seat(
            state.players[0], place="E", money=8 - len(first), workers={"engineer": 2, "builder": 1}, **quiet
        )
        state.workers.update(cowboy=0, builder=0, engineer=0)
        state.displays["bonus"] = ["BT_HIRE"]

    match = after(arrange, "move:F", *first, "train:f2:T2", "tile:T2a1:bonus:BT_HIRE")
    assert offered(match) == ["hire:BT_HIRE_1:wild", left, "bonus:builder"]
    answer(match, "bonus:builder")
    assert offered(match) == [left]
    assert match.asks[0].options[0].ends
    assert match.forced(0) is None


# ------------------------------------------------------------------ discs
def test_a_lone_disc_that_must_be_paid_is_asked_for() -> None:
    match = after(ahead(hand=HAND_E9, discs=["D_AUX_REMOVE", "D_STEP"]), "move:EP", "post:0")
    assert (asked(match), offered(match)) == ("disc", ["disc:D_AUX_REMOVE"])
    assert match.forced(0) is None
    answer(match, "disc:D_AUX_REMOVE")
    assert "paid 3 dollars for taking the disc" in told(match)
    assert table(match).money == 5 - 3 + 1


def test_a_bonus_may_still_pay_for_a_dearer_disc_after_the_post_was_chosen() -> None:
    workers, discs = {"builder": 2, "wild": 1}, ["D_AUX_MONEY", "D_AUX_REMOVE"]
    match = after(ahead(hand=["criollo"], discs=discs, workers=workers), "move:EP")
    answer(match, "bonus:builder", "bonus:builder", "post:0")  # 5 - 2 - 2 dollars
    assert offered(match) == ["disc:D_AUX_MONEY", "bonus:wild"]
    answer(match, "bonus:wild")
    assert offered(match) == ["disc:D_AUX_MONEY", "disc:D_AUX_REMOVE"]


def test_an_exchange_after_the_post_was_chosen_may_put_it_out_of_reach() -> None:
    match = after(
        ahead(hand=["hereford"], stack=["criollo"], tokens=1, discs=["D_AUX_CERT", "D_AUX_MONEY"]),
        "move:EP",
        "post:5",
    )
    answer(match, "token", "discard:hereford")
    assert offered(match) == ["post:other"]
    answer(match, "post:other")
    assert posts(offered(match)) == [0]


# ------------------------------------------------------------------ what could still be got
def test_an_exchange_is_still_offered_where_a_bonus_would_give_it_a_card() -> None:
    """The stack and the discard pile are empty: a worker discarded for its bonus is a card to shuffle."""
    cards = {"hand": ["criollo"], "stack": ["galloway"], "discard": [], "tokens": 0}
    discs = ["D_AUX_CERT", "D_AUX_REMOVE"]
    match = after(
        at("E", discs=discs, workers={"engineer": 1}, **cards), "move:F", "f1:exchange:aux_exchange2"
    )
    answer(match, "discard:criollo")
    assert "again" in offered(match)


def test_a_second_gear_is_still_offered_where_a_bonus_would_make_it_possible() -> None:
    quiet = {"hand": [], "stack": [], "discard": [], "tokens": 0, "workers": {"engineer": 1}}
    match = after(own_tile("4a", **quiet), "move:S3", "4a1:gain:aux_money")
    assert (asked(match), offered(match)) == ("second_auxiliary", ["done", "bonus:engineer"])
    answer(match, "bonus:engineer")
    assert offered(match)[:2] == ["exchange:aux_exchange", "done"]


def test_where_nothing_can_be_done_the_question_says_so() -> None:
    quiet = {"hand": [], "stack": [], "discard": [], "tokens": 0, "workers": {}, "money": 0}
    match = after(at("E", **quiet), "move:F", "f1:gain:aux_money")
    assert (asked(match), offered(match)) == ("end", ["end"])


@pytest.mark.parametrize("tile", ["BT_CORRIENTE", "BT_HIRE"])
def test_what_is_sold_out_is_not_asked_for_though_a_token_lies_beside(tile: str) -> None:
    def arrange(state: State) -> None:
        own_tile("2a", money=9, tokens=1, workers={"wild": 1})(state)
        state.displays["bonus"], state.market["corriente"] = [tile], 0
        state.workers = dict.fromkeys(state.workers, 0)

    match = after(arrange, "move:S3", f"tile:2a1:bonus:{tile}")
    assert asked(match) == "action"
    assert {"token", "bonus:wild"} <= set(offered(match))


def test_a_post_whose_reward_is_sold_out_asks_for_nothing() -> None:
    def arrange(state: State) -> None:
        ahead(hand=HAND_E9, tokens=1)(state)
        state.displays["objective"], state.stacks["objective"] = [], []

    match = after(arrange, "move:EP", "post:7", "disc:D_AUX_CERT")
    assert asked(match) == "end"


# ------------------------------------------------------------------ undo
def test_a_hand_shown_to_others_cannot_be_taken_back() -> None:
    match = arranged(ahead(hand=HAND_E9))
    assert match.would_reveal(0, "move:EP")
    answer(match, "move:EP")
    assert not match.can_undo(0)
    answer(match, "post:0")
    match.undo(0)
    assert asked(match) == "post"


@pytest.mark.parametrize(("seats", "hand"), [(1, HAND_E9), (2, [])])
def test_a_hand_that_nobody_sees_can(seats: int, hand: list[str]) -> None:
    match = after(ahead(hand=hand), "move:EP", seats=seats)
    assert match.can_undo(0)


# ------------------------------------------------------------------ effects are data
def test_what_a_bonus_tile_does_for_good_is_read_from_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    for tile, effect in (("BT_MONEY2", "certificate"), ("BT_TOKENS2", "duplicate"), ("BT_PERM_CERT", "")):
        monkeypatch.setitem(BONUSES, tile, msgspec.structs.replace(BONUSES[tile], permanent=effect))
    bonus_tiles = ["BT_MONEY2", "BT_TOKENS2", "BT_PERM_CERT"]
    mine = table(arranged(ahead(hand=HAND_E9, bonus_tiles=bonus_tiles)))
    assert (mine.permanent_certificates, mine.duplicates, mine.shipping_total) == (1, 1, 8 + 2 + 1)


def test_what_a_disc_covers_is_read_from_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    for disc, frees in (
        ("D_AUX_CERT", "hand"),
        ("D_HAND", "steps"),
        ("D_STEP", "certificate"),
        ("D_PERM_CERT", ""),
    ):
        monkeypatch.setitem(DISCS, disc, msgspec.structs.replace(DISCS[disc], frees=frees))
    mine = table(arranged(at("B", discs=["D_HAND"])))
    assert (mine.hand_limit, mine.step_limit, mine.permanent_certificates) == (5, 3, 1)
