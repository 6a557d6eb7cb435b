"""What the bot says: keys become sentences, names become harmless."""

from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from bot import words
from bot.words import Plain, reader
from engine.kernel import Event, Phrase

CATALOGUE = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "tale.moved"
msgstr "moved to {place}"

msgid "tale.place.inn"
msgstr "the inn"

msgid "tale.took"
msgid_plural "tale.took"
msgstr[0] "took a card"
msgstr[1] "took {count} cards"

msgid "tale.gave"
msgstr "{seat} gave {things} to {other_seat}"

msgid "tale.coin"
msgid_plural "tale.coin"
msgstr[0] "{count} coin"
msgstr[1] "{count} coins"

msgid "tale.bare"
msgstr "just this"
"""


@pytest.fixture(autouse=True)
def tale(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "tale.po").write_text(CATALOGUE, "utf-8")
    words.also_read(tmp_path)


def test_a_string_argument_is_a_key_and_is_worded_too() -> None:
    assert reader("en")("tale.moved", place="tale.place.inn") == "moved to the inn"


def test_a_sentence_with_plural_forms_is_known_without_a_count() -> None:
    assert reader("en").knows("tale.took")
    assert reader("en")("tale.took") == "took a card"


def test_plain_text_is_shown_as_it_is() -> None:
    assert reader("en")("tale.moved", place=Plain("tale.place.inn")) == "moved to tale.place.inn"


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(1, "took a card"), (1.0, "took a card"), (1.5, "took 1.5 cards"), (1500, "took 1,500 cards")],
)
def test_count_chooses_the_plural(count: float, sentence: str) -> None:
    assert reader("en")("tale.took", count=count) == sentence


def test_count_beside_a_sentence_without_plural_changes_nothing() -> None:
    assert reader("en")("tale.bare", count=2) == "just this"


def test_seats_become_names_with_their_shape_and_tuples_become_lists() -> None:
    say = reader("en", names=["Ada", "Bo"])
    things = (Plain("a hat"), Plain("a map"), "tale.place.inn")
    assert (
        say("tale.gave", seat=0, other_seat=1, things=things)
        == "▲ Ada gave a hat, a map, and the inn to ● Bo"
    )


def test_a_phrase_is_a_message_with_arguments_of_its_own() -> None:
    say = reader("en", names=["Ada", "Bo"])
    one, two = (Phrase("tale.coin", {"count": count}) for count in (1, 2))
    assert (
        say("tale.gave", seat=0, other_seat=1, things=(two, one)) == "▲ Ada gave 2 coins and 1 coin to ● Bo"
    )
    assert say("tale.moved", place=two) == "moved to 2 coins"


def test_an_event_with_phrases_is_kept_as_data() -> None:
    event = Event("gave", 0, {"things": (Phrase("tale.coin", {"count": 2}), "tale.place.inn")})
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_a_missing_word_shows_its_key_and_is_logged() -> None:
    with capture_logs() as logs:
        assert reader("en")("tale.absent") == "⟦tale.absent⟧"
        assert reader("en")("tale.moved") == "moved to ⟦place⟧"
    assert [entry["log_level"] for entry in logs] == ["error", "error"]


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("en-US", "en"), ("xx", "en"), ("", "en")])
def test_an_unknown_locale_reads_english(locale: str, language: str) -> None:
    assert reader(locale).language == language


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("\u202eevil\u202c", "evil"),
        ("a\u0000b\nc", "ab c"),
        ("\u200b\u2067", "?"),
        ("馬" * 40, "馬" * 32),
        ("שלום", "שלום"),
    ],
)
def test_names_lose_what_is_not_meant_to_be_seen(name: str, shown: str) -> None:
    assert words.clean(name) == shown


def test_names_cannot_ping_format_or_link() -> None:
    hostile = words.escaped("@everyone **x** [a](https://b.c) <@1>")
    assert "@everyone" not in hostile
    assert "<@1>" not in hostile
    assert "://" not in hostile
    assert "\\*\\*x\\*\\*" in hostile
