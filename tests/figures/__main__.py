"""Try changes of printed numbers: `python -m tests.figures [--sample N] [--jobs N] GAME ...`; JSON, a line a game.

Exits with 1 where a change was neither played and drawn without a fault nor refused with its line.
"""

import argparse
import sys
from multiprocessing import get_context

import msgspec
import structlog

from bot import words
from tests.figures.changes import Change, changed, changes, sample
from tests.figures.trial import Outcome, tried


class Report(msgspec.Struct):
    """How many numbers of a game were changed, how many of these were refused, and what went wrong."""

    game: str
    changed: int
    refused: int
    wrong: list[Outcome]


def one(game: str, change: Change) -> Outcome:
    """Try one change; this process has loaded no game yet."""
    return tried(game, changed(game, change), str(change))


def report(game: str, found: list[Change], jobs: int) -> Report:
    """Try these changes, each in a process of its own."""
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        outcomes = pool.starmap(one, [(game, change) for change in found], chunksize=1)
    wrong = [outcome for outcome in outcomes if outcome.faults]
    return Report(game, len(outcomes), sum(bool(outcome.refused) for outcome in outcomes), wrong)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--sample", type=int, default=0, help="how many changes a game; 0: all")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    words.warm()
    failed = False
    for game in wanted.games:
        made = report(game, sample(game, wanted.sample) if wanted.sample else changes(game), wanted.jobs)
        failed |= bool(made.wrong)
        sys.stdout.write(msgspec.json.encode(made).decode() + "\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
