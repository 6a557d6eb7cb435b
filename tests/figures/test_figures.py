"""Printed numbers changed by one: nothing breaks, no word is missing, every picture is drawn."""

import json
import subprocess
import sys

import pytest

import engine
from tests.figures.changes import Change, changed, changes, printed

SAMPLE = 12
"""Changes a game; `python -m tests.figures` tries them all."""
GAMES = sorted(name for name, game in engine.games().items() if type(game).__module__.startswith("engine."))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_corrected_number_is_played_worded_and_drawn(game: str) -> None:
    command = [sys.executable, "-m", "tests.figures", "--sample", str(SAMPLE), "--jobs", "1", game]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    report = json.loads(told.stdout)
    assert report["changed"] == SAMPLE
    assert report["refused"] < SAMPLE / 2
    assert not report["wrong"], report["wrong"]


def test_every_number_is_changed_up_and_down() -> None:
    found = changes("woodcraft")
    card = next(
        number
        for number, order in enumerate(printed("woodcraft")["orders"]["early"])
        if order["id"] == "EO02"
    )
    way = ("orders", "early", card, "row")
    assert {change.now - change.was for change in found if change.way == way} <= {1, -1}
    assert len(found) > 1000
    change = Change(("planting", "growth"), printed("woodcraft")["planting"]["growth"], 9)
    assert b"growth: 9" in changed("woodcraft", change)


def test_what_is_wrong_shows() -> None:
    """A change that breaks a rule is reported, not swallowed."""
    script = (
        "from tests.figures.trial import tried; from tests.figures.changes import Change, changed;"
        "from unittest import mock; import engine.kernel.match as match;"
        "mock.patch.object(match.Match, 'answer', side_effect=KeyError('broken')).start();"
        "print(tried('woodcraft', changed('woodcraft', Change(('planting', 'growth'), 1, 2)), 'x').faults)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "KeyError: 'broken'" in told.stdout
