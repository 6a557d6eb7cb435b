"""The signs of El Paso: what is printed on tiles, cards and posts."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine.el_paso.components import BREEDS
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
from renders.kit import ARROW, SLASH, Sign, cattle, coin, cost, icon, seal, small, space, step, word, worker

LOOKS = {
    "criollo": ("grey", ""),
    "pineywoods": ("black", ""),
    "galloway": ("white", "belt"),
    "santa_gertrudis": ("green", ""),
    "black_angus": ("yellow", "blaze"),
    "corriente": ("blue", "spots"),
    "shorthorn": ("brown", "half"),
    "hereford": ("purple", "face"),
    "simmental": ("orange", "blaze"),
}
"""Coat and mark of each breed."""
ANY_COW = icon("cow")
CERT, TOKEN, GEAR, HIRE, HOUSE = icon("cert"), icon("token"), icon("gear"), icon("hire"), icon("house")
TILE = {"objective": icon("flag"), "bonus": icon("bell")}
SWAP, REMOVE, TRAIN, SHIP, HAND = icon("swap"), icon("remove"), icon("train"), icon("ship"), icon("cards")


def head(breed: str) -> Sign:
    """Give a breed's head."""
    assert breed in BREEDS
    return cattle(*LOOKS[breed])


def _match(match: Match) -> Sign:
    if match.breed:
        return head(match.breed)
    return seal(match.value) if match.value else ANY_COW


def _times(sign: Sign, count: int) -> list[Sign]:
    return [sign] if count == 1 else [sign, word(f"×{count}")]


def _sell(entry: Sell) -> list[Sign]:
    return [_match(entry.match), ARROW, coin(entry.gain or f"×{entry.gain_per_value}")]


def _token(entry: GainToken) -> list[Sign]:
    return _times(TOKEN, entry.count) + ([cost(entry.cost)] if entry.cost else [])


def _tile(entry: GainTile) -> list[Sign]:
    kinds = [TILE[kind] for kind in entry.kinds]
    shown = [kinds[0]] + [sign for kind in kinds[1:] for sign in (SLASH, kind)]
    return [cost(entry.cost), *shown] if entry.cost else shown


def _cattle(entry: GainCattle) -> list[Sign]:
    return [cost(entry.cost), head(entry.breed)] if entry.cost else [word("+", scale=0.8), head(entry.breed)]


def _remove(entry: Remove) -> list[Sign]:
    return [REMOVE, _match(entry.match)] if entry.match.breed or entry.match.value else [REMOVE]


def _either(entry: Either) -> list[Sign]:
    shown = signs(entry.options[0])
    for option in entry.options[1:]:
        shown += [SLASH, *signs(option)]
    return shown


_SIGNS: dict[type, Callable[[Any], list[Sign]]] = {
    GainMoney: lambda entry: [coin(entry.amount)],
    GainCertificate: lambda entry: _times(CERT, entry.count),
    GainToken: _token,
    Sell: _sell,
    Hire: lambda entry: [HIRE, cost(entry.cost)] if entry.cost else [HIRE],
    Buy: lambda _entry: [worker("cowboy"), ARROW, ANY_COW],
    UseTrain: lambda _entry: [worker("engineer"), ARROW, TRAIN],
    GainTile: _tile,
    Build: lambda _entry: [worker("builder"), ARROW, HOUSE],
    Auxiliary: lambda entry: [GEAR] * entry.count,
    Move: lambda entry: [step(entry.steps)],
    GainCattle: _cattle,
    Remove: _remove,
    Exchange: lambda entry: [SWAP, small(word(f"×{entry.times}"), 0.95)],
    Either: _either,
}


def signs(entry: AnyEntry) -> list[Sign]:
    """Give the row of signs that says what an entry does."""
    return _SIGNS[type(entry)](entry)


def rows(actions: tuple[AnyEntry, ...], most: int = 3) -> list[list[Sign]]:
    """Give one row of signs for each entry; the shortest neighbours share one where there are more than `most`."""
    found = [signs(entry) for entry in actions]
    while len(found) > most:
        lengths = [len(one) + len(other) for one, other in pairwise(found)]
        first = lengths.index(min(lengths))
        found[first : first + 2] = [[*found[first], space(0.2), *found[first + 1]]]
    return found
