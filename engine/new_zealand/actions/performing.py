"""How an action of the vocabulary is carried out, and whether it can be at all.

Modules of this package give the rules of their actions with `@performs`, `@instantly` (nobody decides anything)
and `@allows`. `perform` and `possible` are the only ways in, so that an action may lead to any other.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.actions.vocabulary import (
    Action,
    BuySheep,
    Either,
    GainCertificates,
    GainGold,
    GainMoney,
    GainTokens,
    Pathfinder,
    Ship,
)
from engine.new_zealand.state import NewZealandState

Performer = TypeVar("Performer", bound=Callable[..., Stage])
Instant = TypeVar("Instant", bound=Callable[..., None])
Test = TypeVar("Test", bound=Callable[..., bool])

_PERFORMERS: dict[type, Callable[..., Stage]] = {}
_INSTANTS: dict[type, Callable[..., None]] = {}
_TESTS: dict[type, Callable[..., bool]] = {}

UNASKED = (GainMoney, GainGold, GainTokens, GainCertificates, Pathfinder, Ship, BuySheep)
"""Rewards that nobody would waive, and those that can be left as soon as they begin: no "now or never" before."""


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Say how an action is carried out."""

    def mark(function: Performer) -> Performer:
        _PERFORMERS[kind] = function
        return function

    return mark


def instantly(kind: type) -> Callable[[Instant], Instant]:
    """Say how an action without decisions is carried out."""

    def mark(function: Instant) -> Instant:
        _INSTANTS[kind] = function
        return function

    return mark


def allows(kind: type) -> Callable[[Test], Test]:
    """Say when an action can be carried out; without this, always."""

    def mark(function: Test) -> Test:
        _TESTS[kind] = function
        return function

    return mark


def possible(state: NewZealandState, seat: int, action: Action) -> bool:
    """Tell whether the seat can carry the action out, its cost included."""
    test = _TESTS.get(type(action))
    return test is None or test(state, seat, action)


def perform(state: NewZealandState, seat: int, action: Action) -> Stage:
    """Carry an action out, cost first."""
    instant = _INSTANTS.get(type(action))
    if instant is not None:
        instant(state, seat, action)
    else:
        yield from _PERFORMERS[type(action)](state, seat, action)


def offer(state: NewZealandState, seat: int, action: Action) -> Stage:
    """Let the seat carry an action out now or never (worker rows, harbour masters, objective cards)."""
    if not possible(state, seat, action):
        return
    if isinstance(action, UNASKED):
        yield from perform(state, seat, action)
        return
    key, args = describe(action)
    wanted = yield Ask(
        seat,
        "new_zealand.ask.immediate",
        lambda: [
            *([Option("yes", key, args, value=True)] if possible(state, seat, action) else []),
            Option("no", "new_zealand.option.decline", value=False),
        ],
    )
    if wanted:
        yield from perform(state, seat, action)


@allows(Either)
def _either_possible(state: NewZealandState, seat: int, action: Either) -> bool:
    return any(possible(state, seat, alternative) for alternative in action.of)


@performs(Either)
def _either(state: NewZealandState, seat: int, action: Either) -> Stage:
    """Carry out exactly one of the alternatives."""

    def options() -> list[Option]:
        found = []
        for number, alternative in enumerate(action.of):
            if possible(state, seat, alternative):
                found.append(Option(f"either:{number}", *describe(alternative), value=alternative))
        return found

    chosen: Any = yield Ask(seat, "new_zealand.ask.either", options)
    yield from perform(state, seat, chosen)
