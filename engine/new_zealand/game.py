"""The game's face to the kernel."""

from collections.abc import Mapping

from engine.kernel import Arg, Chance, Game, Option, OptionValue, ScoreSheet, Stage
from engine.new_zealand.actions import auxiliary, gains
from engine.new_zealand.actions.markets import hiring, investing, sheep_market
from engine.new_zealand.actions.sea import ships
from engine.new_zealand.cards import hand as cards
from engine.new_zealand.cards import objectives, shearing
from engine.new_zealand.cards.exchange_tokens import token_options
from engine.new_zealand.components import DATA
from engine.new_zealand.ledger import holdings
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.table.estimate import estimate
from engine.new_zealand.table.figures import FIGURES
from engine.new_zealand.table.names import NAMES
from engine.new_zealand.table.options import OPTIONS
from engine.new_zealand.table.scoring import score
from engine.new_zealand.table.setup import new_state
from engine.new_zealand.table.view import View
from engine.new_zealand.table.viewing import SARAH_KEY, view
from engine.new_zealand.trail import hazards, pathfinder, private_buildings
from engine.new_zealand.turn import visit
from engine.new_zealand.turn.turn import take_turn
from engine.new_zealand.wellington import posts

RULES = (
    auxiliary,
    cards,
    gains,
    hazards,
    hiring,
    investing,
    objectives,
    pathfinder,
    posts,
    private_buildings,
    sheep_market,
    shearing,
    ships,
    visit,
)
"""The modules that carry out the vocabulary of actions: importing them makes it known."""


class NewZealand(Game[NewZealandState]):
    """Great Western Trail: New Zealand for 1 to 4, alone against Sarah."""

    id = "new_zealand"
    min_seats = 1
    max_seats = 4
    options = OPTIONS
    version = 1
    data_hash = DATA.hash
    state_type = NewZealandState

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> NewZealandState:
        """Set the table up."""
        return new_state(seats, options, chance)

    def stage(self, state: NewZealandState) -> Stage | None:
        """Give the next turn, a person's or Sarah's."""
        if state.over:
            return None
        return take_turn(state)

    def anytime(self, state: NewZealandState, seat: int) -> list[Option]:
        """Give what exchange tokens can do."""
        return token_options(state, seat)

    def view(self, state: NewZealandState, seat: int | None) -> View:
        """Give what the seat may see."""
        return view(state, seat)

    def score(self, state: NewZealandState) -> ScoreSheet:
        """Give the twelve rows."""
        return score(state)

    def holdings(self, state: NewZealandState) -> dict[int, dict[str, int]]:
        """Give what lies openly before each seat, Sarah's included."""
        return holdings(state)

    def names(self) -> Mapping[str, Mapping[str, Arg]]:
        """Give the figures in the names of cards, tiles and places."""
        return NAMES

    def figures(self) -> dict[str, Arg]:
        """Give the figures of rule texts and helps."""
        return FIGURES

    def estimate(self, state: NewZealandState, seat: int) -> float:
        """Give about the points that the seat is heading for."""
        return estimate(state, seat)

    def automa(self, state: NewZealandState) -> dict[int, str]:
        """Give Sarah's seat in a solo game."""
        return {state.sarah_seat: SARAH_KEY} if state.sarah else {}

    def redeal(self, state: NewZealandState, seat: int) -> None:
        """Deal the other hands anew; decks, bags and stacks are drawn from at random anyhow."""
        for other, player in enumerate(state.players):
            if other != seat:
                player.flock.redeal(state.chance)


GAME = NewZealand()
