"""The greedy player."""

import msgspec

from engine.automa.contract import dice
from engine.automa.uniform import Uniform
from engine.kernel import Chance, Match, Option

WIDEST = 16
"""Of more options than this only so many, chosen at random, are tried: a try reads the turn so far again."""

WAYS = 2
"""In how many random ways the rest of the turn is played behind an answer that is tried."""

LONGEST = 40
"""A turn played on a copy is left after so many answers."""


class Greedy(msgspec.Struct, frozen=True):
    """Tries each answer on a copy and keeps the one after which its turn can end best by the game's estimate.

    On the copy everything hidden from the seat is dealt anew and chance is fresh; behind the answer the turn is
    played on at random, for what an answer is worth often shows only one or two later. Of equals one is picked at
    random. Anytime options are looked at every other time only, so that no run of them can go on for ever.
    """

    seed: str

    def choose(self, match: Match, seat: int) -> str:
        """Return the id of the option that promises most."""
        options = match.asks[seat].options
        if len(options) == 1:
            return options[0].id
        chance = dice(self.seed, match, seat)
        tried = self._shortlist(options, chance)
        ways = [f"{chance.seed}/{way}" for way in range(WAYS)]
        worth = [max(self._worth(match, seat, option, way) for way in ways) for option in tried]
        best = max(worth)
        return chance.pick([option for option, value in zip(tried, worth, strict=True) if value == best]).id

    @staticmethod
    def _shortlist(options: list[Option], chance: Chance) -> list[Option]:
        if options[-1].anytime and chance.below(2):
            options = [option for option in options if not option.anytime]
        rest = list(options)
        while len(rest) > WIDEST:
            chance.draw(rest)
        return rest

    @staticmethod
    def _worth(match: Match, seat: int, option: Option, way: str) -> float:
        """How its seat stands at the end of a turn that goes on with this answer, on a copy dealt anew."""
        copy, player = match.redealt(seat, way), Uniform(way)
        copy.answer(seat, option.id)
        for _ in range(LONGEST):
            if copy.stage_number != match.stage_number or seat not in copy.asks:
                break
            copy.answer(seat, player.choose(copy, seat))
        return match.game.estimate(copy.state, seat)
