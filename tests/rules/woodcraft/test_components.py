"""The printed numbers: complete, consistent, and each with its origin."""

from importlib import resources

import pytest

from engine.kernel import ComponentError
from engine.kernel.components import parse
from engine.woodcraft import components
from engine.woodcraft.components import COMPONENTS, HELPERS, ORDERS, Gain, amount_of

SOURCE = (resources.files("engine.woodcraft") / "components.yaml").read_text("utf-8")


def test_the_decks_are_complete() -> None:
    assert (len(HELPERS), len(ORDERS), len(COMPONENTS.contracts.cards), len(COMPONENTS.solo.cards)) == (
        48,
        72,
        11,
        7,
    )


def test_every_block_names_its_origin() -> None:
    without = [name for name, block in components.DATA.tree.items() if "src" not in block]
    assert without == []


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (("cost: 3, production: {blueberries: 2}", "cost: 3, production: {blueberry: 2}"), "not a gain"),
        (("trigger: splice", "trigger: sneeze"), "unknown ability"),
        (("between: [b1, b2]", "between: [b1, b9]"), "no space b9"),
        (("dice: [Y4, G2]", "dice: [Y7, G2]"), "no die Y7"),
        (("EO02", "EO03"), "EO03: is there twice"),
        (("income_after: [4, 8, 11, 14]", "income_after: [4, 8, 11, 12]"), "last income phase"),
    ],
)
def test_a_slip_in_the_data_is_refused(wrong: tuple[str, str], fault: str) -> None:
    text = SOURCE.replace(*wrong, 1)
    pairs = enumerate(zip(SOURCE.split("\n"), text.split("\n"), strict=True), 1)
    line = next(number for number, (was, now) in pairs if was != now)
    with pytest.raises(ComponentError, match=fault) as refusal:
        components.boxed(parse("woodcraft", {"components.yaml": text.encode()}))
    assert f"components.yaml, line {line}:" in str(refusal.value)


def test_a_gain_says_what_it_gives() -> None:
    gain = Gain({"blueberries": 2, "reputation": -1, "tool": "any", "dice": ["*2"], "produce": 4})
    assert gain.phrases == (
        amount_of("blueberries", 2),
        amount_of("reputation", -1),
        "woodcraft.gain.tool",
        "woodcraft.die.any2",
        amount_of("produce", 4),
    )
    assert (gain.amount("blueberries"), gain.amount("points")) == (2, 0)
    assert not Gain()
