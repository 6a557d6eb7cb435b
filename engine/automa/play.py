"""Playing a match to its end, and counting what people would have had to do."""

from collections.abc import Mapping

import msgspec

from engine.automa.contract import Player
from engine.kernel import EngineError, Match


class EndlessGame(EngineError):
    """A game that doesn't end within the answers that it was given."""


class Tally(msgspec.Struct):
    """What a game took.

    `taps`: answers that the table doesn't give by itself (`Match.forced`). `turns`: stages in which somebody
    answered. `hand_overs`: how often the table began to wait for a seat that wasn't the one that had just answered.
    """

    answers: int = 0
    taps: int = 0
    turns: int = 0
    hand_overs: int = 0

    @property
    def taps_per_turn(self) -> float:
        """Fingers moved in an average turn."""
        return self.taps / self.turns if self.turns else 0.0


def play(match: Match, players: Mapping[int, Player], *, limit: int = 50_000) -> Tally:
    """Let `players` (one a seat) play `match` to its end. Raises EndlessGame after `limit` answers."""
    tally, stage = Tally(), -1
    while asks := match.asks:
        if tally.answers == limit:
            raise EndlessGame(f"{match.game.id} isn't over after {limit} answers")
        seat = next(iter(asks))
        tally.answers += 1
        lone = match.forced(seat)
        tally.taps += lone is None
        tally.turns += match.stage_number != stage
        stage = match.stage_number
        match.answer(seat, lone.id if lone else players[seat].choose(match, seat), unasked=lone is not None)
        tally.hand_overs += sum(other != seat and other not in asks for other in match.asks)
    return tally
