"""What an action of the vocabulary is called: a message key and its arguments."""

from functools import cache

from engine.kernel import Arg, Phrase
from engine.new_zealand.actions.vocabulary import (
    Act,
    Action,
    Auxiliary,
    Build,
    Cycle,
    DiscToWoolPost,
    GainCard,
    GainCertificates,
    GainMoney,
    HazardPairs,
    Hire,
    Invest,
    RemoveHazard,
    Sell,
    Shear,
    SheepOffer,
    Ship,
    TakeSheep,
    Upgrade,
)
from engine.new_zealand.components import CARDS

Description = tuple[str, dict[str, Arg]]


def card_key(card: str) -> str:
    """Give the message key of a card's name."""
    return f"new_zealand.card.{card}"


def _action(name: str, **args: Arg) -> Description:
    return f"new_zealand.action.{name}", args


def _sell(action: Sell) -> Description:
    sheep: Arg = "new_zealand.cost.any"
    if action.breed:
        sheep = Phrase("new_zealand.cost.breed", {"card": card_key(action.breed), "count": action.n})
    elif action.identical:
        sheep = Phrase("new_zealand.cost.identical", {"count": action.n})
    if action.wool:
        return _action("sell_for_wool", cards=sheep)
    if action.certificate:
        return _action("sell_for_certificate", cards=sheep, count=action.certificate)
    if action.gold and action.money:
        return _action("sell_for_gold_and_money", cards=sheep, count=action.money, gold=action.gold)
    if action.gold:
        return _action("sell_for_gold", cards=sheep, n=action.gold)
    return _action("sell_for_money", cards=sheep, count=action.money)


def _either(first: str | Phrase, *rest: str | Phrase) -> str | Phrase:
    """Say "this or that"."""
    return Phrase("new_zealand.gain.either", {"first": first, "second": _either(*rest)}) if rest else first


def _offered(offer: SheepOffer) -> Phrase:
    colours = _either(*(f"new_zealand.colour.{colour}" for colour in offer.colours))
    return Phrase("new_zealand.cost.coloured", {"colours": colours, "count": offer.n})


def _take_sheep(action: TakeSheep) -> Description:
    name = "take_sheep_to_deck" if action.to_deck_top else "take_sheep"
    sheep = _either(*map(_offered, action.offers))
    return _action(f"{name}_for" if action.pay else name, sheep=sheep, n=action.pay)


def _modified(name: str, modifier: int) -> Description:
    if modifier == 0:
        return _action(name)
    return _action(f"{name}_dearer" if modifier > 0 else f"{name}_cheaper", n=abs(modifier))


@cache
def describe(action: Action) -> Description:
    """Give the message key and arguments that say an action."""
    match action:
        case Sell():
            return _sell(action)
        case GainMoney(per=per) | GainCertificates(per=per) if per:
            return _action(f"{_op(action)}_per", count=action.n, per=f"new_zealand.per.{per}")
        case Hire() | Invest():
            return _modified(_op(action), action.modifier)
        case Ship(sailors=True):
            return _action("ship_sailors")
        case Shear(shearers=True):
            return _action("shear_shearers")
        case Auxiliary(times=2):
            return _action("auxiliary_twice")
        case Build():
            return _action("build", n=action.per_craftsman)
        case RemoveHazard():
            return _action("remove_hazard" if action.cost else "remove_hazard_free", count=action.cost)
        case GainCard():
            return _action("gain_card", card=supply_key(action.card))
        case HazardPairs():
            return _action("hazard_pairs", count=action.each, n=action.money, steps=action.pathfinder)
        case Upgrade():
            return _action("upgrade", count=action.more)
        case DiscToWoolPost():
            return _action("disc_to_wool_post", post=f"new_zealand.post.{action.post}")
        case TakeSheep():
            return _take_sheep(action)
        case Cycle(exactly=True):
            return _action("cycle_exactly", count=action.n)
    return _action(_op(action), **({"count": action.n} if hasattr(action, "n") else {}))


def supply_key(supply: str) -> str:
    """Give the message key of what a supply gives: a card's name, or a bonus card slot."""
    return card_key(supply) if supply in CARDS else f"new_zealand.slot.{supply}"


def _op(action: Act) -> str:
    return str(action.__struct_config__.tag)
