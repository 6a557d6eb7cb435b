"""How an action of the vocabulary is carried out, and whether it can be at all.

Modules of this package give the rules of their actions with `@performs`, `@instantly` (nobody decides anything)
and `@allows`. `perform` and `possible` are the only ways in, so that an action may lead to any other.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.actions.vocabulary import (
    Action,
    BuySheep,
    Cycle,
    Either,
    GainCard,
    GainCertificates,
    GainedToDeckTop,
    GainGold,
    GainMoney,
    GainTokens,
    HazardPairs,
    Pathfinder,
    Sell,
    Ship,
)
from engine.new_zealand.state import NewZealandState

Performer = TypeVar("Performer", bound=Callable[..., Stage])
Instant = TypeVar("Instant", bound=Callable[..., None])
Test = TypeVar("Test", bound=Callable[..., bool])

_PERFORMERS: dict[type, Callable[..., Stage]] = {}
_WAIVABLE: dict[type, Callable[..., Stage]] = {}
_INSTANTS: dict[type, Callable[..., None]] = {}
_TESTS: dict[type, Callable[..., bool]] = {}

UNASKED = (GainMoney, GainGold, GainTokens, GainCertificates, Pathfinder, Ship, BuySheep)
"""Rewards that harm nobody or ask by themselves where they may, and those that can be left as soon as they begin."""
DECLINE = Option("no", "new_zealand.option.decline", ends=True)
NOTHING = Option("nothing", "new_zealand.option.nothing", ends=True)
"""The only answer when an exchange token, used in between, took the last card that would have served."""


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Say how an action is carried out."""

    def mark(function: Performer) -> Performer:
        _PERFORMERS[kind] = function
        return function

    return mark


def performs_in_part(kind: type) -> Callable[[Performer], Performer]:
    """Say how an action is carried out of whose reward a part may be waived, unless the last argument is true."""

    def mark(function: Performer) -> Performer:
        _WAIVABLE[kind] = function
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


def perform(state: NewZealandState, seat: int, action: Action, *, whole: bool = False) -> Stage:
    """Carry an action out, cost first; `whole`: its reward must be taken, all of it (bonus tiles, deliveries)."""
    instant, in_part = _INSTANTS.get(type(action)), _WAIVABLE.get(type(action))
    if instant is not None:
        instant(state, seat, action)
    elif in_part is not None:
        yield from in_part(state, seat, action, whole)
    else:
        yield from _PERFORMERS[type(action)](state, seat, action)


def offer(state: NewZealandState, seat: int, action: Action) -> Stage:
    """Let the seat carry an action out now or never (worker rows, harbour masters, objective cards)."""
    if not (possible(state, seat, action) or could_draw_for(state, seat, action)):
        return
    if isinstance(action, UNASKED):
        yield from perform(state, seat, action)
    elif _asks_first(action):
        yield from declinable(perform(state, seat, action))
    else:
        yield from _offer_whole(state, seat, action)


def _asks_first(action: Action) -> bool:
    """Tell whether carrying an action out begins with a question, before which nothing changes."""
    match action:
        case GainCard() | HazardPairs() | GainedToDeckTop():
            return False
        case Sell(breed=breed) if breed:
            return False
        case Cycle(exactly=exactly):
            return not exactly
    return True


def could_draw_for(state: NewZealandState, seat: int, action: Action) -> bool:
    """Tell whether an exchange token, used now, could bring the sheep that the action asks for."""
    player = state.players[seat]
    return isinstance(action, Sell) and player.tokens > 0 and player.flock.can_draw()


def _offer_whole(state: NewZealandState, seat: int, action: Action) -> Stage:
    yes = Option("yes", *describe(action))
    if (yield Ask(seat, "new_zealand.ask.immediate", lambda: [yes, DECLINE])) == yes.id:
        yield from perform(state, seat, action)


def declinable(piece: Stage) -> Stage:
    """Put "no" beside the first question of a piece of play, which has changed nothing before it."""
    ask = next(piece, None)
    if not isinstance(ask, Ask):
        return
    first = ask.options
    answer = yield msgspec.structs.replace(
        ask, options=lambda: [*(option for option in first() if option.id != NOTHING.id), DECLINE]
    )
    if answer == DECLINE.id:
        piece.close()
        return
    try:
        asked = piece.send(answer)
        while True:
            asked = piece.send((yield asked))
    except StopIteration:
        return


@allows(Either)
def _either_possible(state: NewZealandState, seat: int, action: Either) -> bool:
    return any(possible(state, seat, alternative) for alternative in action.of)


@performs(Either)
def _either(state: NewZealandState, seat: int, action: Either) -> Stage:
    """Carry out exactly one of the alternatives; where only one can be, nothing is asked."""
    can = [alternative for alternative in action.of if possible(state, seat, alternative)]
    if len(can) == 1:
        yield from perform(state, seat, can[0])
        return

    def options() -> list[Option]:
        found = []
        for number, alternative in enumerate(action.of):
            if possible(state, seat, alternative):
                found.append(Option(f"either:{number}", *describe(alternative), value=alternative))
        return found

    chosen: Any = yield Ask(seat, "new_zealand.ask.either", options)
    yield from perform(state, seat, chosen)
