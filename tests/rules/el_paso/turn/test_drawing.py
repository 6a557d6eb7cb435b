"""Rulebook: draw phase, exchange."""

from engine.el_paso.state import State
from tests.rules.el_paso.scenario import after, answer, arranged, asked, at, offered, seat, table


def test_e2_the_last_two_cards_are_drawn_without_a_reshuffle() -> None:
    match = after(
        at(
            "B",
            hand=["criollo", "criollo"],
            stack=["galloway", "pineywoods"],
            discard=["corriente"] * 3,
            tokens=0,
        ),
        "move:C",
        "end",
    )
    assert table(match).hand == ("criollo", "criollo", "pineywoods", "galloway")
    assert table(match).deck_count == 0
    assert table(match).discard_count == 3


def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_from_an_empty_stack() -> None:
    match = after(at("B", hand=["criollo"], stack=["galloway"], discard=["corriente"] * 3), "move:C", "end")
    assert table(match).hand == ("criollo", "galloway", "corriente", "corriente")
    assert (table(match).deck_count, table(match).discard_count) == (1, 0)


def test_workers_drawn_go_to_the_worker_area_and_do_not_count() -> None:
    match = after(
        at("B", hand=["criollo"] * 3, stack=["cowboy", "wild"], discard=["galloway"], workers={}),
        "move:C",
        "end",
    )
    assert table(match).hand_count == 4
    assert table(match).workers == {"cowboy": 1, "builder": 0, "engineer": 0, "wild": 1}


def test_a_short_deck_is_a_short_hand() -> None:
    match = after(at("B", hand=[], stack=["galloway"], discard=[]), "move:C", "end")
    assert table(match).hand == ("galloway",)


def test_hand_limit_five_once_its_disc_is_gone() -> None:
    match = after(at("B", hand=[], stack=["galloway"] * 9, discard=[], discs=[]), "move:C", "end")
    assert table(match).hand_count == 5


def test_a_full_hand_draws_nothing() -> None:
    match = after(at("B", hand=["criollo"] * 6, stack=["galloway"]), "move:C", "end")
    assert table(match).hand_count == 6


# ------------------------------------------------------------------ exchange
def test_a_token_draws_one_and_discards_one_at_once() -> None:
    match = after(at("B", hand=["criollo"], stack=["galloway"], discard=[], tokens=2), "token")
    assert asked(match) == "discard"
    assert offered(match) == ["discard:criollo", "discard:galloway"]  # nothing may come in between
    answer(match, "discard:galloway")
    assert table(match).tokens == 1
    assert table(match).discard == ("galloway",)
    assert asked(match) == "move"


def test_no_exchange_without_a_card_to_draw() -> None:
    assert "token" not in offered(arranged(at("B", hand=["criollo"], stack=[], discard=[], tokens=2)))


def test_if_only_workers_came_a_card_is_discarded_all_the_same() -> None:
    match = after(
        at("B", hand=["criollo", "galloway"], stack=["wild"], discard=[], workers={}, tokens=1), "token"
    )
    assert asked(match) == "discard"
    answer(match, "discard:criollo")
    assert table(match).workers["wild"] == 1
    assert table(match).hand == ("galloway",)


def test_tokens_work_in_the_middle_of_an_action() -> None:
    def arrange(state: State) -> None:
        seat(
            state.players[0],
            place="E",
            money=2,
            tokens=1,
            hand=["criollo"],
            stack=["criollo"],
            discard=[],
            workers={"engineer": 1},
        )

    match = after(arrange, "move:F", "train:f2:T1", "token")
    assert asked(match) == "train"
    assert table(match).tokens == 0
