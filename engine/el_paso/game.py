"""The game as the kernel sees it."""

from collections.abc import Mapping

from engine import kernel
from engine.el_paso import (  # noqa: F401  (each teaches its entries)
    anytime,
    buildings,
    cattle,
    drawing,
    estimate,
    movement,
    options,
    scoring,
    setup,
    tiles,
    trains,
    turn,
    view,
    workers,
)
from engine.el_paso.components import DATA_HASH
from engine.el_paso.redeal import redeal
from engine.el_paso.state import State
from engine.kernel import Chance, Option, OptionValue, ScoreSheet, Stage


class ElPaso(kernel.Game[State]):
    """Great Western Trail: El Paso, for 2 to 4 people, or one against Sue."""

    id = "el_paso"
    min_seats = 1
    max_seats = 4
    options = options.OPTIONS
    version = 1
    data_hash = DATA_HASH
    state_type = State

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> State:
        """Set the table up."""
        return setup.new_state(seats, options, chance)

    def stage(self, state: State) -> Stage | None:
        """Return the next stage: an objective to be picked, a turn, or None at the end."""
        return turn.stage(state)

    def anytime(self, state: State, seat: int) -> list[Option]:
        """Return the exchange token and worker bonuses of the player on turn."""
        return anytime.options(state, seat)

    def view(self, state: State, seat: int | None) -> view.View:
        """Return what a reader may see."""
        return view.view(state, seat)

    def score(self, state: State) -> ScoreSheet:
        """Return the score sheet as if the game ended now."""
        return scoring.score(state)

    def redeal(self, state: State, seat: int) -> None:
        """Deal everything that a seat can't see anew."""
        redeal(state, seat)

    def estimate(self, state: State, seat: int) -> float:
        """Return roughly how well a seat stands."""
        return estimate.estimate(state, seat)

    def automa(self, state: State) -> dict[int, str]:
        """Return Sue's seat, in a solo game."""
        return {state.seats: view.SUE_NAME} if state.sue else {}
