"""A player's herd: draw stack, hand and discard pile."""

import msgspec

from engine.kernel import Chance


class Herd(msgspec.Struct):
    """All cards of a player's herd deck. The stack is kept in canonical order: it is drawn from at random."""

    hand: list[str] = []
    stack: list[str] = []
    discard: list[str] = []
    """In the order of discarding, the top last."""

    def can_draw(self) -> bool:
        """Whether a card is left in the stack or in the discard pile."""
        return bool(self.stack or self.discard)

    def draw(self, chance: Chance) -> str:
        """Take a card off the stack; an empty stack is first made anew of the discard pile, not earlier."""
        self.renew()
        return chance.draw(self.stack)

    def renew(self) -> int:
        """Make a stack that is empty anew of the discard pile, and return how many cards that are."""
        if self.stack:
            return 0
        self.stack, self.discard = sorted(self.discard), []
        return len(self.stack)

    def put(self, card: str) -> None:
        """Discard a card from the hand."""
        self.hand.remove(card)
        self.discard.append(card)

    def put_hand(self) -> None:
        """Discard the whole hand."""
        self.discard += self.hand
        self.hand = []

    def cards(self) -> list[str]:
        """Return every card: stack, hand and discard pile."""
        return self.stack + self.hand + self.discard

    def redeal(self, chance: Chance) -> None:
        """Deal the hand anew from hand and stack, as somebody who sees neither would imagine them."""
        pool, count = sorted(self.stack + self.hand), len(self.hand)
        self.hand = [chance.draw(pool) for _ in range(count)]
        self.stack = pool
