"""Auxiliary actions of the player board, once or twice (rulebook p18)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.kernel import Ask, Option, Phrase, Stage
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.actions.facts import action_facts
from engine.new_zealand.actions.gains import pay
from engine.new_zealand.actions.performing import allows, perform, performs, possible
from engine.new_zealand.actions.vocabulary import Auxiliary
from engine.new_zealand.components import BOARD
from engine.new_zealand.printed.boards import AuxiliaryLevel
from engine.new_zealand.state import NewZealandState

ROWS = tuple((row.single, row.double) for row in BOARD.auxiliary)


def _can_do(state: NewZealandState, seat: int, level: AuxiliaryLevel) -> bool:
    return state.players[seat].money >= level.pay and possible(state, seat, level.action)


def auxiliary_options(
    state: NewZealandState, seat: int, times: int, then: Callable[..., Any] | None = None
) -> list[Option]:
    """List the unlocked rows that can be done, once or up to `times` times.

    The value is (row, times); with `then`, a piece of play for the row, which is done instead of a location's actions.
    """
    key = "new_zealand.option.auxiliary_instead" if then else "new_zealand.option.auxiliary"
    return [
        Option(
            f"aux:{row}:{amount}" if times > 1 else f"aux:{row}",
            f"{key}_paid" if levels[amount - 1].pay else key,
            {
                "action": Phrase(*describe(levels[amount - 1].action)),
                "n": levels[amount - 1].pay,
                "facts": action_facts(state, seat, levels[amount - 1].action),
            },
            f"auxiliary:{row}",
            partial(then, row) if then else (row, amount),
            "new_zealand.group.auxiliary",
        )
        for row, (levels, open_spaces) in enumerate(zip(ROWS, state.players[seat].auxiliary, strict=True), 1)
        for amount in range(1, min(times, open_spaces) + 1)
        if _can_do(state, seat, levels[amount - 1])
    ]


@allows(Auxiliary)
def can_do_any(state: NewZealandState, seat: int, action: Auxiliary) -> bool:
    """Tell whether any auxiliary action can be done."""
    return any(
        open_spaces and _can_do(state, seat, levels[0])
        for levels, open_spaces in zip(ROWS, state.players[seat].auxiliary, strict=True)
    )


@performs(Auxiliary)
def auxiliary(state: NewZealandState, seat: int, action: Auxiliary) -> Stage:
    """Choose a row, and how often if both its discs are gone and the icon allows it."""
    row, times = yield Ask(
        seat, "new_zealand.ask.auxiliary", lambda: auxiliary_options(state, seat, action.times)
    )
    yield from do_auxiliary(state, seat, row, times)


def do_auxiliary(state: NewZealandState, seat: int, row: int, times: int) -> Stage:
    """Pay for the row and carry it out that often (a double ship move is one movement)."""
    level = ROWS[row - 1][times - 1]
    state.tell("auxiliary", seat, action=f"new_zealand.auxiliary.{row}", targets=(f"auxiliary:{row}",))
    pay(state, seat, level.pay)
    yield from perform(state, seat, level.action)
