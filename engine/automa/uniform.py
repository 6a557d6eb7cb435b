"""The random player."""

import msgspec

from engine.automa.contract import dice
from engine.kernel import Match

BESIDE = 4
"""One answer in so many comes from the anytime options that stand beside the ask."""


class Uniform(msgspec.Struct, frozen=True):
    """Answers anything legal with equal chances, but reaches beside its ask only once in a while.

    If anytime options had the same chance as all others, a seat with many of them would do little else.
    """

    seed: str

    def choose(self, match: Match, seat: int) -> str:
        """Return the id of a random option."""
        options = match.asks[seat].options
        if len(options) == 1:
            return options[0].id
        chance = dice(self.seed, match, seat)
        if options[-1].anytime:
            beside = not chance.below(BESIDE)
            options = [option for option in options if option.anytime is beside]
        return chance.pick(options).id
