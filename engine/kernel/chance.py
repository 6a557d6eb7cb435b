"""Chance: one secret seed and a counter.

The number drawn as the n-th of a game is made of SHA-256 of "seed:n", so that everybody who is given the
seed at the end can check each draw, and so that the same seed and answers give the same game on every machine.
Hidden piles are unordered: a card is chosen at the moment in which it is drawn.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec

from engine.kernel.errors import ReplayBroken, RuleError

Item = TypeVar("Item")

_WORD = 1 << 64


class Chance(msgspec.Struct, omit_defaults=True):
    """The only source of randomness of a game.

    `given` and `script` belong to the kernel: what was drawn since the last answer, and, while history is read
    again, what was drawn then. `closed` forbids drawing (inside `Together`).
    """

    seed: str
    count: int = 0
    given: list[int] = []
    script: list[int] | None = None
    shown: bool = False
    closed: bool = False

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, each as likely as any other."""
        if self.closed:
            raise RuleError("no chance while several seats decide together")
        number = self._again(bound) if self.script is not None else self._fresh(bound)
        self.given.append(number)
        return number

    def roll(self, sides: int) -> int:
        """Roll one die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of `items`, which stay as they are."""
        return items[self.below(len(items))]

    def draw(self, pile: MutableSequence[Item]) -> Item:
        """Take a random item out of `pile`: the top card of a shuffled, face-down pile."""
        return pile.pop(self.below(len(pile)))

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Return a copy of `items` in random order, for rows whose order everybody sees."""
        rest = list(items)
        return [self.draw(rest) for _ in range(len(rest))]

    def _fresh(self, bound: int) -> int:
        limit = _WORD - _WORD % bound
        while True:
            self.count += 1
            digest = sha256(f"{self.seed}:{self.count}".encode()).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound

    def _again(self, bound: int) -> int:
        assert self.script is not None
        if not self.script:
            raise ReplayBroken("the rules now draw more than they did")
        number = self.script.pop(0)
        if number >= bound:
            raise ReplayBroken("the rules now draw from fewer than they did")
        self._fresh(bound)
        return number
