"""What every automatic player is."""

from typing import Protocol

from engine.kernel import Chance, Match


class Player(Protocol):
    """Chooses for a seat that is asked something."""

    def choose(self, match: Match, seat: int) -> str:
        """Return the id of one of the options in `match.asks[seat]`."""
        ...


def dice(seed: str, match: Match, seat: int) -> Chance:
    """Return the chance that a player uses for this one answer: its own, never the match's."""
    return Chance(f"{seed}/{seat}/{match.version}")
