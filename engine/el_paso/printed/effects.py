"""What printed entries do, in few words: "hire for 5 dollars", "2 certificates", "a card of value 2 for 5 dollars"."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from engine.el_paso.printed.entries import (
    AnyEntry,
    Auxiliary,
    Build,
    Buy,
    Either,
    Exchange,
    GainCattle,
    GainCertificate,
    GainMoney,
    GainTile,
    GainToken,
    Hire,
    Match,
    Move,
    Remove,
    Sell,
    UseTrain,
)
from engine.kernel import Arg, Phrase

Worded = str | Phrase
NOTHING = "el_paso.effect.nothing"


def amount(thing: str, count: int) -> Phrase:
    """Word so many of a thing: "2 cowboys"."""
    return Phrase(f"el_paso.amount.{thing}", {"count": count})


def points(count: int) -> Phrase:
    """Word victory points: "3 VP"."""
    return amount("points", count)


@cache
def listed(actions: tuple[AnyEntry, ...], room: int | None = None) -> Worded:
    """Word what entries do as one thing: "free hire; 2 certificates"."""
    return chained("el_paso.effect.both", effects(actions, room))


def chained(key: str, several: Iterable[Worded]) -> Worded:
    """Join words two by two, as `{first}` and `{second}` of a message."""
    joined, *others = several
    for other in others:
        joined = Phrase(key, {"first": joined, "second": other})
    return joined


@cache
def effects(actions: tuple[AnyEntry, ...], room: int | None = None) -> tuple[Worded, ...]:
    """Word what entries do. `room`: the spaces left on the certificate track, where they are used now."""
    return tuple(effect(entry, room) for entry in actions) or (NOTHING,)


def effect(entry: AnyEntry, room: int | None = None) -> Worded:
    """Word what one entry does; certificates that go past the last space are said to be lost."""
    if isinstance(entry, GainCertificate) and room is not None and room < entry.count:
        return Phrase("el_paso.effect.certificates_lost", {"count": entry.count, "lost": entry.count - room})
    return EFFECTS[type(entry)](entry)


def card(match: Match) -> Worded:
    """Word which card serves: a breed, any of a value, or any."""
    if match.breed:
        return f"el_paso.breed.{match.breed}"
    return Phrase("el_paso.card.value", {"value": match.value}) if match.value else "el_paso.card.any"


def _for(key: str, cost: int, **args: Arg) -> Phrase:
    """Word something that is free or costs dollars."""
    return Phrase(f"{key}_for", args | {"price": cost}) if cost else Phrase(key, args)


def _sell(entry: Sell) -> Phrase:
    key = "el_paso.effect.sell" if entry.gain else "el_paso.effect.sell_per_value"
    return Phrase(key, {"card": card(entry.match), "gain": entry.gain or entry.gain_per_value})


def _tile(entry: GainTile) -> Phrase:
    return _for("el_paso.effect.tile_" + "_or_".join(entry.kinds), entry.cost)


def _either(entry: Either) -> Worded:
    """Word a slash: "3 dollars or an objective tile"."""
    return chained("el_paso.effect.either", map(effect, entry.options))


def _counted(key: str, name: str) -> Callable[[Any], Worded]:
    return lambda entry: Phrase(key, {"count": getattr(entry, name)})


EFFECTS: dict[type, Callable[[Any], Worded]] = {
    GainMoney: lambda entry: amount("money", entry.amount),
    GainCertificate: lambda entry: amount("certificates", entry.count),
    GainToken: lambda entry: _for("el_paso.effect.tokens", entry.cost, tokens=amount("tokens", entry.count)),
    Sell: _sell,
    Hire: lambda entry: _for(
        "el_paso.effect.hire_another" if entry.after else "el_paso.effect.hire", entry.cost
    ),
    Buy: lambda entry: "el_paso.effect.buy",
    UseTrain: lambda entry: "el_paso.effect.train",
    GainTile: _tile,
    Build: lambda entry: "el_paso.effect.build",
    Auxiliary: _counted("el_paso.effect.auxiliary", "count"),
    Move: _counted("el_paso.effect.move", "steps"),
    GainCattle: lambda entry: _for("el_paso.effect.cattle", entry.cost, card=f"el_paso.breed.{entry.breed}"),
    Remove: lambda entry: Phrase("el_paso.effect.remove", {"card": card(entry.match)}),
    Exchange: _counted("el_paso.effect.exchange", "times"),
    Either: _either,
}
"""Kind of entry -> its words."""
