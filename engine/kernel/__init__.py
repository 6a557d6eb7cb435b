"""What every game shares: turns are coroutines, boundaries are snapshots.

A game is written as *stages*: generators that change the state and yield an `Ask` wherever a person decides.
At each stage's start the kernel keeps a snapshot; a saved game is that snapshot and the answers since. To undo
is to drop the last answer and to read the rest again; a copy is made the same way::

    def turn(state: MyState) -> Stage:
        seat = state.on_turn
        where = yield Ask(seat, "my.ask.where", lambda: move_options(state, seat))
        state.herders[seat] = where
        state.tell("moved", seat, place=f"my.place.{where}", targets=(where,))
        yield from perform(state, seat)
        state.on_turn = (seat + 1) % state.seats

Three rules keep this sound: re-read the state after each yield (something may have come in between), draw only
from `state.chance`, and never iterate over a set.
"""

from engine.kernel.asks import Ask, Asked, Option, Stage, Together
from engine.kernel.chance import Chance
from engine.kernel.errors import (
    ComponentError,
    EngineError,
    IllegalAnswer,
    ReplayBroken,
    RuleError,
    SetupError,
    UndoClosed,
    UnknownSnapshot,
)
from engine.kernel.events import Arg, Event, Phrase
from engine.kernel.game import Category, Game, GameOption, OptionValue, ScoreSheet
from engine.kernel.match import Match
from engine.kernel.saved import Entry, Saved, StageRecord
from engine.kernel.state import State

__all__ = [
    "Arg",
    "Ask",
    "Asked",
    "Category",
    "Chance",
    "ComponentError",
    "EngineError",
    "Entry",
    "Event",
    "Game",
    "GameOption",
    "IllegalAnswer",
    "Match",
    "Option",
    "OptionValue",
    "Phrase",
    "ReplayBroken",
    "RuleError",
    "Saved",
    "ScoreSheet",
    "SetupError",
    "Stage",
    "StageRecord",
    "State",
    "Together",
    "UndoClosed",
    "UnknownSnapshot",
]
