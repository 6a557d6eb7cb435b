"""Rulebook: El Paso and shipping."""

from typing import Any

from engine.el_paso.state import State
from tests.rules.el_paso.scenario import Arrange, after, answer, arranged, asked, offered, seat, table

ALL = ["D_AUX_MONEY", "D_AUX_CERT", "D_AUX_EXCHANGE", "D_AUX_REMOVE", "D_PERM_CERT", "D_HAND", "D_STEP"]
HAND_E9 = ["santa_gertrudis", "santa_gertrudis", "corriente", "black_angus"]
NOTHING = {"money": 0, "tokens": 0, "workers": {}, "certificates": 0, "stack": [], "discard": []}


def ahead(discs_on: tuple[int, ...] = (), **player: Any) -> Arrange:
    """Arrange seat 0 on G, El Paso next."""

    def arrange(state: State) -> None:
        seat(state.players[0], place="G", **(NOTHING | player))
        for minimum in discs_on:
            state.posts[minimum].append(0)

    return arrange


def posts(options: list[str]) -> list[int]:
    return [int(option.removeprefix("post:")) for option in options if option.startswith("post:")]


def test_five_dollars_and_a_simmental_card() -> None:
    match = after(ahead(hand=["criollo"]), "move:EP")
    assert table(match).money == 5
    assert table(match).discard == ("simmental",)
    assert match.view(None).simmental == 8


def test_e9_each_breed_counts_once_and_a_duplicate_tile_adds_one_card() -> None:
    assert table(arranged(ahead(hand=HAND_E9))).shipping_total == 8
    assert table(arranged(ahead(hand=HAND_E9, bonus_tiles=["BT_DUPLICATE"]))).shipping_total == 10
    assert posts(offered(after(ahead(hand=HAND_E9), "move:EP"))) == [0, 5, 7]
    with_tile = after(ahead(hand=HAND_E9, bonus_tiles=["BT_DUPLICATE"]), "move:EP")
    assert posts(offered(with_tile)) == [0, 5, 7, 9, 10]


def test_two_duplicate_tiles_add_the_two_best_further_cards() -> None:
    hand = ["criollo", "criollo", "galloway", "galloway", "corriente", "corriente"]
    assert table(arranged(ahead(hand=hand, bonus_tiles=["BT_DUPLICATE"] * 2))).shipping_total == 6 + 3 + 2


def test_e10_one_permanent_certificate_and_three_temporary_ones() -> None:
    match = after(ahead(hand=HAND_E9, bonus_tiles=["BT_PERM_CERT"], certificates=3), "move:EP")
    assert posts(offered(match))[-1] == 12  # 8 + 1 + 3
    twelve = next(option for option in match.asks[0].options if option.id == "post:12")
    assert twelve.args["count"] == 3
    answer(match, "post:12", "disc:D_STEP")
    assert table(match).certificates == 0


def test_unspent_certificates_stay() -> None:
    match = after(ahead(hand=HAND_E9, certificates=3), "move:EP", "post:9", "disc:D_AUX_MONEY")
    assert table(match).certificates == 2


def test_e11_posts_with_an_own_disc_are_closed() -> None:
    match = after(
        ahead(discs_on=(7, 9), hand=HAND_E9, bonus_tiles=["BT_PERM_CERT"], certificates=3), "move:EP"
    )
    assert posts(offered(match)) == [0, 5, 10, 12]


def test_other_seats_discs_never_matter() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="G", hand=HAND_E9, **NOTHING)
        state.posts[7].append(1)

    assert 7 in posts(offered(after(arrange, "move:EP")))


def test_posts_0_12_and_16_take_any_number() -> None:
    hand = ["criollo", "galloway", "corriente", "shorthorn", "hereford", "black_angus"]  # 18
    match = after(ahead(discs_on=(0, 5, 7, 9, 10, 12, 14, 16), hand=hand), "move:EP")
    assert posts(offered(match)) == [0, 12, 16, 18]


def test_black_discs_only_on_black_posts() -> None:
    match = after(ahead(hand=HAND_E9), "move:EP", "post:7")
    assert offered(match) == [
        "disc:D_AUX_MONEY",
        "disc:D_AUX_CERT",
        "disc:D_AUX_EXCHANGE",
        "disc:D_AUX_REMOVE",
    ]
    match = after(ahead(hand=HAND_E9, bonus_tiles=["BT_DUPLICATE"]), "move:EP", "post:10")
    assert offered(match) == [f"disc:{disc}" for disc in ALL]


def test_discs_that_cannot_be_paid_are_out() -> None:
    def poor(state: State) -> None:
        seat(state.players[0], place="G", hand=["criollo"], **(NOTHING | {"money": -3}))

    match = after(poor, "move:EP", "post:0")
    assert "disc:D_AUX_REMOVE" not in offered(match)


def test_disc_money_and_abilities() -> None:
    hand = ["galloway", "corriente", "hereford"]
    stack = ["criollo"] * 9
    match = after(ahead(hand=hand, stack=stack), "move:EP", "post:10", "disc:D_HAND", "end")
    assert table(match).money == 5 - 4
    assert table(match).hand_count == table(match).hand_limit == 5  # in the same turn already
    match = after(ahead(hand=hand), "move:EP", "post:10", "disc:D_STEP")
    assert (table(match).money, table(match).step_limit) == (5 + 2, 4)
    match = after(ahead(hand=hand), "move:EP", "post:10", "disc:D_PERM_CERT")
    assert (table(match).money, table(match).permanent_certificates) == (5 + 1, 1)


def test_rewards_of_the_posts() -> None:
    hand = [
        "galloway",
        "corriente",
        "hereford",
        "shorthorn",
        "black_angus",
        "santa_gertrudis",
        "simmental",
    ]  # 21
    money = after(ahead(hand=hand), "move:EP", "post:0", "disc:D_AUX_MONEY")
    assert table(money).money == 6
    for post in ("post:5", "post:10"):
        assert table(after(ahead(hand=hand), "move:EP", post, "disc:D_AUX_MONEY")).certificates == 1
    assert table(after(ahead(hand=hand), "move:EP", "post:16", "disc:D_AUX_MONEY")).tokens == 1
    assert table(after(ahead(hand=hand), "move:EP", "post:20", "disc:D_AUX_MONEY")).money == 7


def test_the_objective_reward_may_be_declined() -> None:
    match = after(ahead(hand=HAND_E9), "move:EP", "post:7", "disc:D_AUX_MONEY")
    assert asked(match) == "reward"
    answer(match, "done")
    assert table(match).objectives == ()
    assert asked(match) == "end"


def test_e20_the_free_hire_of_a_wild_worker_costs_four() -> None:
    match = after(
        ahead(hand=[*HAND_E9, "galloway"]), "move:EP", "post:9", "disc:D_AUX_MONEY", "hire:post9:wild"
    )
    assert table(match).money == 5 - 4
    assert table(match).workers["wild"] == 1


def test_the_whole_hand_is_discarded() -> None:
    match = after(ahead(hand=HAND_E9, stack=["criollo"] * 4), "move:EP", "post:0", "disc:D_AUX_MONEY")
    assert table(match).hand_count == 0
    assert sorted(table(match).discard or ()) == sorted([*HAND_E9, "simmental"])
    answer(match, "end")
    assert table(match).hand == ("criollo",) * 4


def test_nothing_is_placed_without_a_disc_or_a_legal_pair() -> None:
    match = after(ahead(hand=HAND_E9, discs=[]), "move:EP")
    assert asked(match) == "end"
    match = after(ahead(hand=HAND_E9, discs=["D_STEP"]), "move:EP")  # a black disc, and 8 is too little
    assert asked(match) == "end"
    assert table(match).discs == ("D_STEP",)


def test_a_worker_bonus_may_still_make_a_pair_legal() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="G", hand=["criollo"], **NOTHING)
        seat(state.players[0], discs=["D_AUX_REMOVE"], money=-3, workers={"engineer": 1})

    match = after(arrange, "move:EP")
    assert posts_or_none(offered(match)) == ["post:none"]
    answer(match, "bonus:engineer")
    assert posts_or_none(offered(match)) == ["post:0"]


def posts_or_none(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("post:")]


def test_certificates_are_optional_even_if_only_they_make_a_pair_legal() -> None:
    match = after(ahead(hand=HAND_E9, discs=["D_STEP"], certificates=4), "move:EP")
    assert posts_or_none(offered(match)) == ["post:10", "post:12", "post:none"]
    answer(match, "post:none")
    assert table(match).discs == ("D_STEP",)
    assert table(match).certificates == 4


def test_placing_a_disc_is_mandatory_while_a_pair_exists() -> None:
    match = after(ahead(hand=["criollo"]), "move:EP")
    assert "post:none" not in offered(match)
    assert "end" not in offered(match)


def test_an_exchange_during_shipping_changes_the_total() -> None:
    match = after(ahead(hand=["criollo", "criollo"], stack=["hereford"], tokens=1), "move:EP")
    assert posts(offered(match)) == [0]
    answer(match, "token", "discard:criollo")
    assert posts(offered(match)) == [0, 5]  # 1 + 5


def test_a_hand_that_is_shipped_is_shown_to_everybody() -> None:
    match = arranged(ahead(hand=HAND_E9))
    assert match.view(1).players[0].hand is None
    answer(match, "move:EP")
    for reader in (1, None):
        shipper = match.view(reader).players[0]
        assert (sorted(shipper.hand), shipper.shipping_total) == (sorted(HAND_E9), 8)
        assert shipper.discard is None
    assert match.redealt(1, "another world").asks[0].args == match.asks[0].args
    answer(match, "post:0", "disc:D_AUX_MONEY", "end")
    assert match.view(1).players[0].hand is None


def test_the_question_for_a_post_tells_what_the_hand_is_worth_now() -> None:
    workers = {"builder": 1}
    match = after(
        ahead(hand=["criollo", "criollo"], stack=["hereford"], tokens=1, workers=workers), "move:EP"
    )
    assert match.asks[0].args == {"count": 1, "certificates": 0}
    answer(match, "token", "discard:criollo")
    assert match.asks[0].args == {"count": 6, "certificates": 0}
    answer(match, "bonus:builder")
    assert match.asks[0].args == {"count": 6, "certificates": 1}


def test_a_permanent_certificate_freed_now_counts_from_the_next_shipment() -> None:
    match = after(ahead(hand=["galloway", "corriente", "hereford"]), "move:EP", "post:10", "disc:D_PERM_CERT")
    assert table(match).certificates == 1  # post 10's own; the total of 10 was fixed before
