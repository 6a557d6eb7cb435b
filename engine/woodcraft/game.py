"""The face that Woodcraft shows to the kernel."""

from collections.abc import Mapping

from engine.kernel import Arg, Chance, Game, GameOption, Option, OptionValue, Phrase, ScoreSheet, Stage
from engine.woodcraft.components import COMPONENTS, DATA
from engine.woodcraft.course import income, scoring, setup, turn
from engine.woodcraft.free_actions import offering
from engine.woodcraft.printed.figures import figures
from engine.woodcraft.printed.lexicon import lexicon
from engine.woodcraft.solo import estimate, redeal, rival
from engine.woodcraft.state import INCOME, OPENING, OPPONENT, OVER, SETUP, TURN, WoodcraftState
from engine.woodcraft.view import View, view_of
from engine.woodcraft.workshop import ledger

_STAGES = {
    SETUP: setup.choose_cards,
    OPENING: setup.opening,
    TURN: turn.turn,
    OPPONENT: rival.opponent_turn,
    INCOME: income.income_phase,
}


class Woodcraft(Game[WoodcraftState]):
    """Woodcraft for 1 to 4 people; alone against the solo opponent."""

    id = "woodcraft"
    min_seats = 1
    max_seats = 4
    version = 1
    data_hash = DATA.hash
    state_type = WoodcraftState
    options = (
        GameOption("first_game", "woodcraft.options.first_game", False),
        GameOption("rounds", "woodcraft.options.rounds", "14", ("14", "13", "auto")),
        GameOption("wheel_alternatives", "woodcraft.options.wheel_alternatives", True),
        GameOption(
            "bottom_row_penalty",
            "woodcraft.options.bottom_row_penalty",
            "reputation",
            ("reputation", "points"),
        ),
        GameOption(
            "solo_level", "woodcraft.options.solo_level", "standard", tuple(COMPONENTS.solo.levels), (1,)
        ),
    )

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> WoodcraftState:
        """Set the table up."""
        return setup.new_state(seats, options, chance)

    def stage(self, state: WoodcraftState) -> Stage | None:
        """Return the next stage: set-up, a turn, the solo opponent's, an income phase; None at the end."""
        return None if state.phase == OVER else _STAGES[state.phase](state)

    def anytime(self, state: WoodcraftState, seat: int) -> list[Option]:
        """Return the free actions."""
        return offering.free_actions(state, seat)

    def view(self, state: WoodcraftState, seat: int | None) -> View:
        """Return what `seat` may see."""
        return view_of(state, seat)

    def holdings(self, state: WoodcraftState) -> dict[int, dict[str, int]]:
        """Return what lies openly before each seat, and before the solo opponent."""
        return ledger.holdings(state)

    def figures(self) -> dict[str, Arg]:
        """Return the printed figures that rule texts, helps and options name."""
        return figures(COMPONENTS)

    def lexicon(self) -> tuple[tuple[Phrase, Phrase], ...]:
        """Return what helpers, orders and contracts say."""
        return lexicon()

    def score(self, state: WoodcraftState) -> ScoreSheet:
        """Return the score sheet as if the game ended now."""
        return scoring.score(state)

    def redeal(self, state: WoodcraftState, seat: int) -> None:
        """Deal what is hidden from `seat` anew."""
        redeal.redeal(state, seat)

    def automa(self, state: WoodcraftState) -> dict[int, str]:
        """Return the solo opponent's seat and name."""
        return {state.seats: "woodcraft.opponent"} if state.opponent is not None else {}

    def estimate(self, state: WoodcraftState, seat: int) -> float:
        """Return roughly how well `seat` stands, in points."""
        return estimate.estimate(state, seat)


GAME = Woodcraft()
