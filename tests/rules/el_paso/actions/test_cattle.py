"""Cattle cards: discarding them for money, buying, gaining and removing them."""

from tests.rules.el_paso.scenario import (
    after,
    answer,
    at,
    offered,
    own_tile,
    starting,
    table,
)


def test_one_matching_card_is_sold_once_only() -> None:
    match = after(at("EP", hand=["galloway", "galloway", "criollo"], money=0), "move:B")
    assert starting(offered(match), "sell") == ["sell:b1:galloway"]
    answer(match, "sell:b1:galloway")
    assert table(match).money == 2
    assert table(match).hand == ("criollo", "galloway")
    assert not starting(offered(match), "sell")


def test_no_card_no_money() -> None:
    match = after(at("EP", hand=["criollo", "pineywoods"]), "move:B")
    assert not starting(offered(match), "sell")


def test_a_card_of_value_two_gives_five_simmental_included() -> None:
    match = after(own_tile("1a", hand=["criollo", "galloway", "simmental", "corriente"], money=0), "move:S3")
    assert starting(offered(match), "sell") == ["sell:1a1:galloway", "sell:1a1:simmental"]
    answer(match, "sell:1a1:simmental")
    assert table(match).money == 5


def test_any_card_gives_twice_its_value() -> None:
    match = after(
        own_tile("5a", hand=["criollo", "hereford"], money=0, certificates=0), "move:S3", "sell:5a1:hereford"
    )
    assert table(match).money == 10
    assert table(match).certificates == 1  # what costs nothing comes along


def test_e5_a_shorthorn_costs_three_cowboys_and_six_dollars() -> None:
    match = after(
        at("C", money=6, workers={"cowboy": 2, "wild": 1}, discard=[]), "move:D", "buy:d3:shorthorn"
    )
    assert table(match).money == 0
    assert sorted(table(match).discard or ()) == ["cowboy", "cowboy", "shorthorn", "wild"]
    assert not starting(offered(match), "buy")
    assert match.view(None).market["shorthorn"] == 7


def test_the_player_chooses_how_many_wild_workers_pay() -> None:
    match = after(
        at("C", money=6, workers={"cowboy": 2, "wild": 2}, discard=[]), "move:D", "buy:d3:corriente"
    )
    assert offered(match) == ["wild:0", "wild:1", "wild:2"]
    answer(match, "wild:1")
    assert table(match).workers == {"cowboy": 1, "builder": 0, "engineer": 0, "wild": 1}


def test_r5_money_never_replaces_cowboys() -> None:
    match = after(at("C", money=99, workers={"cowboy": 1}), "move:D")
    assert starting(offered(match), "buy") == ["buy:d3:black_angus"]


def test_workers_spent_as_a_cost_give_no_bonus() -> None:
    match = after(at("C", money=2, workers={"wild": 1}, discard=[]), "move:D", "buy:d3:black_angus")
    assert table(match).money == 0


def test_a_shorthorn_for_two_dollars_needs_no_cowboys() -> None:
    match = after(own_tile("5a", money=2, workers={}, discard=[]), "move:S3", "cattle:5a2")
    assert (table(match).money, table(match).discard) == (0, ("shorthorn",))
    assert "cattle:5a2" not in offered(after(own_tile("5a", money=1, workers={}), "move:S3"))


def test_a_depicted_card_is_removed_from_the_hand() -> None:
    match = after(
        own_tile("1b", hand=["criollo", "galloway"], money=0, discard=[]),
        "move:S3",
        "remove:1b1:criollo",
        options={"setup": "chosen", "building_1": "b"},
    )
    assert table(match).hand == ("galloway",)
    assert table(match).discard == ()
    assert table(match).money == 3
