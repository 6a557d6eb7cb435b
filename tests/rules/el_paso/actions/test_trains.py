"""Using a train card."""

from tests.rules.el_paso.scenario import (
    after,
    answer,
    at,
    offered,
    starting,
    table,
)


def test_e6_car_four_side_b_with_three_engineers_and_a_wild() -> None:
    match = after(
        at("E", money=8, workers={"engineer": 3, "wild": 1}, certificates=0, discard=[]),
        "move:F",
        "train:f2:T4",
        options={"setup": "chosen", "train_4": "b"},
    )
    assert (table(match).money, table(match).certificates) == (0, 3)
    assert sorted(table(match).discard or ()) == ["engineer", "engineer", "engineer", "wild"]
    assert starting(offered(match), "tile:T4b2:objective") and starting(offered(match), "tile:T4b2:bonus")
    assert starting(offered(match), "move") == ["move:T4b3:G", "move:T4b3:EP"]  # up to 2 steps
    answer(match, starting(offered(match), "tile:T4b2:objective")[0])
    assert len(table(match).objectives) == 1
    assert not starting(offered(match), "tile")


def test_one_train_card_an_action() -> None:
    match = after(at("E", money=20, workers={"engineer": 3}), "move:F", "train:f2:T1")
    answer(match, starting(offered(match), "tile")[0])
    assert not starting(offered(match), "train")


def test_a_slash_is_exactly_one_of_the_two() -> None:
    match = after(at("E", money=8, workers={"engineer": 4}), "move:F", "train:f2:T4", "gain:T4a1m")
    assert table(match).money == 3
    assert not starting(offered(match), "tile:T4a1t", "gain:T4a1m")
    assert starting(offered(match), "tile:T4a2")
