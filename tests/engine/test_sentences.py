"""No two options of one question read the same, in any game, with any number of seats and any options."""

import pytest
from structlog.testing import capture_logs

import engine
from tests.engine.conformance.findings import Findings
from tests.engine.conformance.sentences import options_read_differently, read
from tests.engine.conformance.walk import option_sets, plainest
from tests.engine.test_conformance import GAMES
from tests.engine.toys import PickGame

PLAIN = 4
"""Games with the usual options, for each number of seats; one more for each other option."""

TO_BE_MENDED: set[str] = set()
"""Games in which something still reads the same: whoever mends one takes it out."""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.xfail(strict=True) if game in TO_BE_MENDED else ())
        for game in GAMES
    ],
)
def test_no_two_options_read_the_same(game: str) -> None:
    findings, kind = Findings(), engine.games()[game]
    with capture_logs():
        for seats in range(kind.min_seats, kind.max_seats + 1):
            tables = [plainest(game, seats)] * PLAIN + list(option_sets(game, seats))
            for number, options in enumerate(tables):
                read(game, seats, options, f"{game} {seats} {number}", findings)
    assert not findings.report(), f"\n{findings.report()}"


class WordlessGame(PickGame):
    """A toy without words: its three picks read the same, a missing word."""

    id = "wordless"


def test_the_check_finds_what_reads_the_same() -> None:
    engine.register(WordlessGame())
    findings = Findings()
    with capture_logs():
        options_read_differently(engine.new_match("wordless", seats=2, seed="any"), findings)
    assert "toy.ask.pick: toy.option.pick (2 times)" in findings.report()
    assert "(pick:1, pick:2, pick:3)" in findings.report()
