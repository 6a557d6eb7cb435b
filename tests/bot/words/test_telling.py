"""What happened, as sentences: joined, capitalised and stopped the way people write."""

from pathlib import Path

import pytest

from bot import words
from bot.words import reader
from bot.words.telling import deeds, sentence, story
from engine.kernel import Event

CATALOGUE = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "saga.event.moved"
msgstr "moved to {place}"

msgid "saga.place.inn"
msgstr "the inn"

msgid "saga.place.hut"
msgstr "the hut"

msgid "saga.event.arranged"
msgstr "moved animals"

msgid "saga.event.sold"
msgstr "sold a hat, a map and a stick"

msgid "saga.event.over"
msgstr "The game is over."

msgid "saga.event.dawn"
msgstr "a new day begins"
"""


@pytest.fixture(autouse=True)
def saga(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "saga.po").write_text(CATALOGUE, "utf-8")
    words.also_read(tmp_path)


say = reader("en", ["Ada", "Bo"])
INN, HUT = (Event("moved", 0, {"place": f"saga.place.{place}"}) for place in ("inn", "hut"))
ARRANGED, SOLD = Event("arranged", 0), Event("sold", 0)
DAWN, OVER = Event("dawn"), Event("over")


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([INN, ARRANGED], ["**▲ Ada** moved to the inn, moved animals."]),
        ([ARRANGED, ARRANGED], ["**▲ Ada** moved animals (2 times)."]),
        ([ARRANGED, INN, ARRANGED], ["**▲ Ada** moved animals, moved to the inn, moved animals."]),
        ([INN, SOLD], ["**▲ Ada** moved to the inn; sold a hat, a map and a stick."]),
        ([DAWN, OVER], ["A new day begins. The game is over."]),
        (
            [INN, DAWN, HUT],
            ["**▲ Ada** moved to the inn.", "A new day begins.", "**▲ Ada** moved to the hut."],
        ),
    ],
)
def test_a_line_for_whoever_did_something(events: list[Event], lines: list[str]) -> None:
    assert story(events, "saga", say) == lines


def test_what_one_seat_did_is_told_without_its_name() -> None:
    assert deeds([INN, ARRANGED, DAWN, HUT], 0, "saga", say) == (
        "Moved to the inn, moved animals. A new day begins. Moved to the hut."
    )
    assert deeds([INN], 1, "saga", say) == ""


@pytest.mark.parametrize("text", ["the end", "The end.", "the end."])
def test_one_full_stop_and_no_more(text: str) -> None:
    assert sentence(text) == "The end."
