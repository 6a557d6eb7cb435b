"""The game as the kernel sees it."""

from collections.abc import Mapping

from engine import kernel
from engine.el_paso import ledger
from engine.el_paso.actions import anytime, auxiliary, buildings, cattle, exchange, tiles, trains
from engine.el_paso.components import DATA
from engine.el_paso.printed.figures import FIGURES, lexicon
from engine.el_paso.printed.names import NAMES
from engine.el_paso.scoring import estimate, sheet
from engine.el_paso.setup import options, table
from engine.el_paso.state import State
from engine.el_paso.turn import course
from engine.el_paso.view import SUE_NAME, View, redealing, showing
from engine.kernel import Arg, Chance, Option, OptionValue, Phrase, ScoreSheet, Stage

TEACHERS = (auxiliary, buildings, cattle, exchange, tiles, trains)
"""Modules that teach their kinds of entries by being imported; the others are used by name."""


class ElPaso(kernel.Game[State]):
    """Great Western Trail: El Paso, for 2 to 4 people, or one against Sue."""

    id = "el_paso"
    min_seats = 1
    max_seats = 4
    options = options.OPTIONS
    version = 1
    data_hash = DATA.hash
    state_type = State

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> State:
        """Set the table up."""
        return table.new_state(seats, options, chance)

    def stage(self, state: State) -> Stage | None:
        """Return the next stage: an objective to be picked, a turn, or None at the end."""
        return course.stage(state)

    def anytime(self, state: State, seat: int) -> list[Option]:
        """Return the exchange token and worker bonuses of the player on turn."""
        return anytime.options(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        """Return what a reader may see."""
        return showing.view(state, seat)

    def score(self, state: State) -> ScoreSheet:
        """Return the score sheet as if the game ended now."""
        return sheet.score(state)

    def holdings(self, state: State) -> dict[int, dict[str, int]]:
        """Return what lies openly before each seat."""
        return ledger.holdings(state)

    def figures(self) -> dict[str, Arg]:
        """Return the printed figures that the rule texts and helps name."""
        return FIGURES

    def names(self) -> Mapping[str, Mapping[str, Arg]]:
        """Return what stands in the names of buildings, spaces, tiles, discs, posts and cards."""
        return NAMES

    def lexicon(self) -> tuple[tuple[Phrase, Phrase], ...]:
        """Return every building, train card, post and breed with what it says."""
        return tuple(lexicon())

    def redeal(self, state: State, seat: int) -> None:
        """Deal everything that a seat can't see anew."""
        redealing.redeal(state, seat)

    def estimate(self, state: State, seat: int) -> float:
        """Return roughly how well a seat stands."""
        return estimate.estimate(state, seat)

    def automa(self, state: State) -> dict[int, str]:
        """Return Sue's seat, in a solo game."""
        return {state.seats: SUE_NAME} if state.sue else {}
