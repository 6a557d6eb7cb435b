"""What tiles, cards and boards give, in a few words: "9 pounds", "2 pathfinder steps", "a certificate"."""

from collections.abc import Iterable

from engine.kernel import Phrase
from engine.new_zealand.actions.describing import describe, supply_key
from engine.new_zealand.actions.vocabulary import (
    Action,
    DistantStorehouse,
    Either,
    GainCard,
    GainCertificates,
    GainedToDeckTop,
    GainGold,
    GainMoney,
    GainObjective,
    GainTokens,
    Pathfinder,
    RemoveHazard,
    Ship,
    Upgrade,
)

Words = tuple[str | Phrase, ...]
GAINS = (
    GainMoney,
    GainGold,
    GainTokens,
    GainCertificates,
    GainObjective,
    Pathfinder,
    Ship,
    GainedToDeckTop,
    DistantStorehouse,
)
"""Actions for which there are fewer words than `describe` has."""


def amount(thing: str, count: int) -> Phrase:
    """Say so much of a thing: "2 gold"."""
    return Phrase(f"new_zealand.gain.{thing}", {"count": count})


def amounts(**counts: int) -> Words:
    """Say each thing of which there is any."""
    return tuple(amount(thing, count) for thing, count in counts.items() if count)


def gains(actions: Iterable[Action]) -> Words:
    """Say what these actions give."""
    return tuple(map(gain, actions))


def gain(action: Action) -> str | Phrase:
    """Say what an action gives, or, where it gives nothing countable, what it is."""
    match action:
        case GainCard(card=card):
            return supply_key(card)
        case Either(of=of):
            return Phrase("new_zealand.gain.either", {"first": gain(of[0]), "second": gain(of[1])})
        case GainMoney(per=per) | GainCertificates(per=per) if per:
            return Phrase(*describe(action))
        case Ship(sailors=True):
            return Phrase(*describe(action))
        case RemoveHazard(cost=cost):
            return amount("remove_hazard", cost)
        case Upgrade(more=more):
            return amount("upgrade", more)
    if isinstance(action, GAINS):
        tag = str(action.__struct_config__.tag)
        return amount(tag, getattr(action, "n", 1))
    return Phrase(*describe(action))
