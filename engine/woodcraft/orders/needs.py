"""What an order needs: what is there of it, and the sets of dice that could pay for it."""

from collections.abc import Iterator
from functools import cache

from engine.woodcraft.components import ORDERS, PIPS
from engine.woodcraft.state import Player
from engine.woodcraft.workshop import lumber


def standing(player: Player, card: str) -> tuple[tuple[bool, ...], tuple[bool, ...], bool]:
    """Tell which dice and which kinds of tokens of an order are there, and whether all of it is.

    Each die of the pile counts once; codes that leave something open are filled last.
    """
    order = ORDERS[card]
    pile = list(player.lumber)
    has = [False] * len(order.dice)
    for place in _by_openness(card):
        found = next((die for die in lumber.matching(order.dice[place]) if die in pile), None)
        if found is not None:
            pile.remove(found)
            has[place] = True
    tokens = tuple(getattr(player, token) >= amount for token, amount in order.tokens.items())
    return tuple(has), tokens, bool(payments(player, card))


@cache
def _by_openness(card: str) -> tuple[int, ...]:
    """Return the places of a card's dice, exact ones first, those that leave most open last."""
    dice = ORDERS[card].dice
    return tuple(sorted(range(len(dice)), key=lambda place: len(lumber.matching(dice[place]))))


@cache
def by_openness(card: str) -> tuple[str, ...]:
    """Return the codes of a card's dice, exact ones first, those that leave most open last."""
    return tuple(ORDERS[card].dice[place] for place in _by_openness(card))


@cache
def sorted_needs(card: str) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    """Return the exact dice with their numbers, and the codes that leave something open."""
    dice = ORDERS[card].dice
    exact = [code for code in dice if code in PIPS]
    return (
        tuple((die, exact.count(die)) for die in dict.fromkeys(exact)),
        tuple(code for code in dice if code not in PIPS),
    )


def payments(player: Player, card: str) -> list[tuple[str, ...]]:
    """List the different sets of dice that could pay for an order now; empty if it can't be completed."""
    pile = player.lumber
    exact, open_codes = sorted_needs(card)
    for die, count in exact:
        if pile.count(die) < count:
            return []
    if any(getattr(player, token) < amount for token, amount in ORDERS[card].tokens.items()):
        return []
    fixed = tuple(die for die, count in exact for _ in range(count))
    if not open_codes:
        return [fixed]
    rest = list(pile)
    for die in fixed:
        rest.remove(die)
    found = {tuple(sorted(dice, key=lumber.order)): None for dice in _fillings(rest, open_codes)}
    return [fixed + dice for dice in found]


def _fillings(pile: list[str], codes: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if not codes:
        yield ()
        return
    for die in dict.fromkeys(pile):
        if die in lumber.matching(codes[0]):
            rest = list(pile)
            rest.remove(die)
            for others in _fillings(rest, codes[1:]):
                yield (die, *others)
