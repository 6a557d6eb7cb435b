"""Component data: corrections laid over the printed ones, and refusals that name the file and the line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.kernel import ComponentError
from engine.kernel.components import Count, Printed, correct, decode, parse

PRINTED = b"""\
prices: {src: rulebook, clay: 2, wood: 1}
cards:
  src: rulebook
  list:
  - {id: bakery, points: 3, needs: [grain, peat]}
  - {id: mill, points: 2}
"""


class Prices(Printed, frozen=True):
    clay: Count
    wood: Count


class Card(Printed, frozen=True):
    id: str
    points: Count
    needs: tuple[str, ...] = ()


class Cards(Printed, frozen=True):
    list: tuple[Card, ...]


class Box(Printed, frozen=True):
    prices: Prices
    cards: Cards


def boxed(corrections: bytes = b"{}", printed: bytes = PRINTED) -> Box:
    data = parse("toy", {"printed.yaml": printed, "mine.yaml": corrections})
    return decode(
        data, Box, lambda box: [f"{card.id}: worth nothing" for card in box.cards.list if not card.points]
    )


def test_a_correction_holds_only_what_differs() -> None:
    box = boxed(b"prices: {clay: 3, src: my box}\ncards: {list: [{id: mill, points: 4, src: my box}]}")
    assert (box.prices.clay, box.prices.wood) == (3, 1)
    assert [(card.id, card.points, card.needs) for card in box.cards.list] == [
        ("bakery", 3, ("grain", "peat")),
        ("mill", 4, ()),
    ]


def test_corrections_are_told_with_their_place_both_values_and_who_says_so() -> None:
    data = parse(
        "toy",
        {
            "printed.yaml": PRINTED,
            "mine.yaml": b"cards: {list: [{id: bakery, points: 5, needs: [grain], src: my box}]}",
        },
    )
    told = [(each.place, each.was, each.now, each.src) for each in data.corrections]
    assert told == [
        ("cards.list.bakery.points", 3, 5, "my box"),
        ("cards.list.bakery.needs.1", "peat", None, "my box"),
    ]


def test_corrected_data_have_another_hash() -> None:
    texts = {"printed.yaml": PRINTED}
    assert parse("toy", texts).hash != parse("toy", texts | {"mine.yaml": b"{}"}).hash


@pytest.mark.parametrize(
    ("corrections", "says"),
    [
        (b"prices: {clay: 3}", "mine.yaml, line 1: a correction without a src"),
        (b"\nprices:\n  src: me\n  clay: three", "mine.yaml, line 4: Expected `int`"),
        (b"prices:\n  src: me\n  clay: -1", "mine.yaml, line 3: Expected `int` >= 0"),
        (b"\nprices: {stone: 1, src: me}", "mine.yaml, line 2: Object contains unknown field `stone`"),
        (b"cards:\n  src: me\n  list:\n  - {id: inn, points: 1}", "mine.yaml, line 4: there is no"),
        (b"cards:\n  src: me\n  list:\n  - {id: mill, points: 0}", "mine.yaml, line 4: mill: worth nothing"),
        (b"a: [", "mine.yaml, line 2: did not find expected node content"),
        (b"- 1", "mine.yaml, line 1: not a table"),
    ],
)
def test_nonsense_is_refused_with_the_line_that_is_wrong(corrections: bytes, says: str) -> None:
    with pytest.raises(ComponentError) as refusal:
        boxed(corrections)
    assert says in str(refusal.value)


def test_a_price_never_turns_negative_but_what_is_printed_with_a_sign_may() -> None:
    printed = b"prices: {wood: 1}\ndiscs:\n- {id: hand, money: -3}\n- {id: step, money: 0}\n"

    def corrected(text: bytes) -> None:
        decode(parse("toy", {"printed.yaml": printed, "mine.yaml": text}), dict, lambda box: [])

    corrected(b"discs:\n- {id: step, money: -2, src: my box}")
    with pytest.raises(ComponentError, match=r"mine\.yaml, line 2: prices\.wood can't be -1"):
        corrected(b"prices:\n  wood: -1\n  src: my box")


def test_printed_nonsense_is_refused_with_its_line_too() -> None:
    with pytest.raises(ComponentError, match=r"printed\.yaml, line 6: mill: worth nothing"):
        boxed(printed=PRINTED.replace(b"points: 2", b"points: 0"))


def test_corrections_come_before_the_game_is_loaded(tmp_path: Path) -> None:
    game = next(name for name in engine.games() if engine.components(name))
    (tmp_path / f"{game}.yaml").write_text("{}")
    with pytest.raises(ComponentError, match="is loaded already"):
        correct(tmp_path)
    with pytest.raises(ComponentError, match="no such folder"):
        correct(tmp_path / "nowhere")


def test_the_command_checks_a_folder_of_corrections(tmp_path: Path) -> None:
    (tmp_path / "woodcraft.yaml").write_text(
        "orders:\n  early:\n  - {id: EO02, reward: {points: 25}, src: the printed card}\n"
    )

    def checked(**environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "bot", "check", "woodcraft"]
        return subprocess.run(
            command, capture_output=True, text=True, env=os.environ | environment, check=False
        )

    told = checked(LONGTABLE_DATA=str(tmp_path))
    assert "corrected: orders.early.EO02.reward.points: 2 -> 25 (the printed card)" in told.stdout
    assert "corrected" not in checked().stdout
    (tmp_path / "woodcraft.yaml").write_text("orders:\n  src: me\n  early:\n  - {id: EO02, row: 9}\n")
    refused = checked(LONGTABLE_DATA=str(tmp_path))
    assert refused.returncode == 1
    assert refused.stderr.strip() == "longtable: woodcraft.yaml, line 4: EO02: no start row 9"
