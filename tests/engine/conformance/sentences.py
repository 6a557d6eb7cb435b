"""What a person reads of the options of one question: no two may read the same, whatever they are called inside."""

from random import Random

import engine
from bot import words
from engine import automa
from engine.kernel import Match, Option
from tests.engine.conformance.findings import Findings
from tests.engine.conformance.walk import LONGEST, Options

say = words.reader("en", names=["Ada", "Bo", "Cy", "Di", "Eve"])


def label(seat: int, option: Option) -> str:
    """Word an option as a button, a menu and `/play` show it, but for its number."""
    return say(option.key, **{"seat": seat, **option.args})


def options_read_differently(match: Match, findings: Findings) -> None:
    """The options of an ask, and what may be done beside it or out of turn, are pairwise told apart by their words."""
    for seat in range(match.seats):
        asked = match.asks.get(seat)
        options = asked.options if asked else match.anytime(seat)
        alike: dict[str, list[Option]] = {}
        for option in options:
            alike.setdefault(label(seat, option), []).append(option)
        question = asked.key if asked else "out of turn"
        for text, same in alike.items():
            keys = " and ".join(dict.fromkeys(option.key for option in same))
            ids = ", ".join(option.id for option in same)
            findings.expect(
                match, len(same) == 1, f"{question}: {keys}", f"{len(same)} times {text!r} ({ids})"
            )


def read(game: str, seats: int, options: Options, seed: str, findings: Findings) -> None:
    """Play two games and read every question of them: in one everything offered has the same chance."""
    for player in (Reckless(seed), automa.player("random", seed)):
        match = engine.new_match(game, seats=seats, options=options, seed=seed)
        while match.asks and match.version < LONGEST:
            options_read_differently(match, findings)
            seat = next(iter(match.asks))
            match.answer(seat, player.choose(match, seat))


class Reckless:
    """A player to whom everything offered is the same, so that what lies beside a question is done all the time."""

    def __init__(self, seed: str) -> None:
        self._dice = Random(seed)

    def choose(self, match: Match, seat: int) -> str:
        """Choose among everything, what lies beside included."""
        return self._dice.choice(match.asks[seat].options).id
