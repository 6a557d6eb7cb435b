"""Money, certificates and exchange tokens."""

from tests.rules.el_paso.scenario import (
    after,
    at,
    offered,
    table,
)


def test_free_gains_come_with_one_answer() -> None:
    match = after(at("B", money=4), "move:C", "take:C")
    assert (table(match).money, table(match).certificates) == (6, 1)
    assert [option for option in offered(match) if ":" not in option] == ["end", "token"]


def test_e3_certificates_stop_at_four() -> None:
    engineers = {"engineer": 4}
    options = {"setup": "chosen", "train_4": "b"}
    match = after(
        at("E", money=20, workers=engineers, certificates=0), "move:F", "train:f2:T4", options=options
    )
    assert table(match).certificates == 3
    match = after(
        at("E", money=20, workers=engineers, certificates=3), "move:F", "train:f2:T4", options=options
    )
    assert table(match).certificates == 4


def test_a_token_with_a_cost_needs_the_payment() -> None:
    match = after(at("C", money=1, tokens=0), "move:D", "gain:d2")
    assert (table(match).money, table(match).tokens) == (0, 1)
    assert "gain:d2" not in offered(after(at("C", money=0, tokens=0, workers={}), "move:D"))
