"""What must hold in positions that play seldom reaches."""

from random import Random

import pytest

from engine.kernel import Match
from tests.engine.conformance import checks
from tests.engine.conformance.findings import Findings
from tests.engine.conformance.sentences import options_read_differently
from tests.rules.el_paso.kept.laid import laid

POSITIONS, ANSWERS = 40, 25
RARE = {
    "bonus_for",
    "bonus_stack_for",
    "exchange",
    "gain_card",
    "gain_card_for",
    "hire_free",
    "no_post",
    "remove",
    "replace",
    "wilds",
}
"""Options that random games from the beginning hardly ever show."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wherever_a_game_may_stand_it_is_told_truly_and_nobody_loses_a_right(seats: int) -> None:
    findings = Findings()
    for number in range(POSITIONS):
        dice = Random(f"{seats} {number}")
        match = laid(seats, dice)
        with findings.survives(match, "the game breaks off", number):
            for step in range(ANSWERS):
                if match.over:
                    break
                look(match, findings, thoroughly=not (number + step) % 20)
                play(match, findings, dice)
    assert not findings.first, findings.report()


def look(match: Match, findings: Findings, *, thoroughly: bool) -> None:
    """Read every question; now and then try all of its answers, keep it and load it."""
    options_read_differently(match, findings)
    checks.asks_are_whole(match, findings)
    checks.everything_has_words(match, findings)
    checks.lone_options_wait_where_they_must(match, findings)
    if thoroughly:
        checks.saving_keeps_everything(match, findings)
        checks.every_option_is_accepted(match, findings, 6)


def play(match: Match, findings: Findings, dice: Random) -> None:
    """Answer with anything that is offered; the books balance, and nobody owes anything."""
    ((seat, ask),) = match.asks.items()
    answer, before = dice.choice(ask.options), checks.holdings(match)
    news = match.answer(seat, answer.id)
    checks.books_balance(match, findings, before, news)
    checks.events_have_words(match, findings, news)
    owed = [amount for things in checks.holdings(match).values() for amount in things.values() if amount < 0]
    findings.expect(match, not owed, f"{answer.key}: somebody owes something", owed)


def test_laid_positions_show_what_games_from_the_beginning_hardly_show() -> None:
    seen: set[str] = set()
    for number in range(4 * POSITIONS):
        dice = Random(f"{1 + number % 4} {number // 4}")
        match = laid(1 + number % 4, dice)
        for _ in range(ANSWERS):
            if match.over:
                break
            ((seat, ask),) = match.asks.items()
            seen |= {option.key.removeprefix("el_paso.option.") for option in ask.options}
            match.answer(seat, dice.choice(ask.options).id)
    assert seen >= RARE
