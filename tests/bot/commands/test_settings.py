"""Settings, quiet hours, and the words that the bot's own code asks for."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pydantic import ValidationError

import bot
from bot.config import Settings
from bot.store.rows import PreferenceRow
from bot.table.clock import after_quiet
from bot.words import keys, languages, reader

CODE = Path(bot.__file__).parent
FAMILIES = (
    "bot.automatic.",
    "bot.card.",
    "bot.done.",
    "bot.form.",
    "bot.list.",
    "bot.permission.",
    "bot.vote.",
)


def at(hour: int, minute: int = 0, day: int = 1) -> float:
    return datetime(2026, 1, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "then"),
    [
        ((0, 0), at(3), at(3)),
        ((22, 7), at(21, 59), at(21, 59)),
        ((22, 7), at(22, 5), at(7, day=2)),
        ((22, 7), at(3), at(7)),
        ((9, 17), at(12, 30), at(17)),
        ((9, 17), at(17), at(17)),
    ],
)
def test_quiet_hours_end_in_the_morning(quiet: tuple[int, int], now: float, then: float) -> None:
    preference = PreferenceRow(1, quiet_from=quiet[0], quiet_to=quiet[1])
    assert after_quiet(preference, now) == then


def test_quiet_hours_follow_the_zone_and_unknown_zones_are_utc() -> None:
    taipei = PreferenceRow(1, quiet_from=0, quiet_to=8, zone="Asia/Taipei")
    assert after_quiet(taipei, at(20)) == at(0, day=2)
    nowhere = PreferenceRow(1, quiet_from=0, quiet_to=8, zone="../../etc/passwd")
    assert after_quiet(nowhere, at(3)) == at(8)


def test_a_real_token_is_never_sent_to_a_playground(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "real")
    assert Settings().bot_token == "real"
    with pytest.raises(ValidationError, match="never sent"):
        Settings(api_base="http://127.0.0.1:1/api/v10", gateway="ws://127.0.0.1:1/")
    monkeypatch.delenv("DISCORD_TOKEN")
    with pytest.raises(ValidationError, match="this machine only"):
        Settings(api_base="http://example.org/api/v10", gateway="ws://127.0.0.1:1/")
    assert "real" not in repr(Settings())


def test_every_word_that_the_code_asks_for_is_there() -> None:
    known, missing = keys("bot"), set()
    for path in CODE.rglob("*.py"):
        text = path.read_text("utf-8")
        for key in re.findall(r'"(bot\.[a-z_]+\.[a-z_]+)"', text):
            if key not in known:
                missing.add(f"{path.name}: {key}")
        for word in re.findall(r'\babout\("([a-z_]+)"\)', text):
            if f"bot.about.{word}" not in known:
                missing.add(f"{path.name}: bot.about.{word}")
        for word in re.findall(r'\bname\("([a-z-]+)"\)', text):
            if f"bot.name.{word}" not in known:
                missing.add(f"{path.name}: bot.name.{word}")
    assert not missing - {"config.py: bot.playground.x"}, missing


def test_no_word_is_left_over() -> None:
    code = "".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))
    for key in keys("bot"):
        family = key.startswith(FAMILIES) or key.split(".")[1] in {"about", "name"}
        assert family or key in code, f"nothing says {key}"


@pytest.mark.parametrize("language", languages())
def test_descriptions_fit_discord(language: str) -> None:
    say = reader(language)
    for key in keys("bot", language):
        if key.startswith("bot.about."):
            assert 1 <= len(say(key)) <= 100, key
        if key.startswith("bot.name."):
            assert re.fullmatch(r"[-_'\w]{1,32}", say(key)) and say(key) == say(key).lower(), key
        if key.startswith("bot.button."):
            assert len(say(key)) <= 34, key
