"""What a helper's ability says, its figures taken from the card."""

from functools import cache

from engine.kernel import Arg, Phrase
from engine.woodcraft.components import HELPERS, Ability, amount_of, either, plus


@cache
def ability(card: str) -> Phrase:
    """Say what a helper can do."""
    return Phrase(f"woodcraft.ability.{card}", _figures(HELPERS[card].ability))


def _figures(what: Ability) -> dict[str, Arg]:
    """Return everything printed on the card that a sentence may name."""
    gains = (what.gain, what.gain_instead, what.per_space, what.first_in_turn)
    said: dict[str, Arg] = {
        "gains": tuple(phrase for gain in gains for phrase in gain.phrases),
        "less": amount_of("blueberries", what.discount),
        "points": amount_of("points", what.points_instead),
        "values": either(what.when_value_in),
        "growth": plus(what.grow_green_tree_by) if what.grow_green_tree_by else "",
        "lower": what.lower_die_by,
        "count": what.sell_up_to,
        "cost": tuple(amount_of(thing, amount) for thing, amount in what.pay.items()),
        "prices": tuple(amount_of("blueberries", price) for price in dict.fromkeys(what.prices.values())),
    }
    return said
