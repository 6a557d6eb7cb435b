"""Fields of Arle, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.components import DATA
from engine.arle.half_year.before_november import before_november
from engine.arle.half_year.half_years import final, inventory
from engine.arle.state import Arle
from engine.arle.table import estimate, looking, scoring, setup
from engine.arle.table.figures import figures
from engine.arle.table.holdings import holdings
from engine.arle.table.lexicon import lexicon
from engine.arle.table.specialties import specialties
from engine.arle.table.view import View
from engine.arle.work.freely import anytime_options
from engine.arle.work.turns import finish, on_turn, turn
from engine.kernel import Chance, Game, Option, OptionValue, ScoreSheet, Stage
from engine.kernel.events import Arg, Phrase


class FieldsOfArle(Game[Arle]):
    """The base game for one or two, with Tea & Trade for up to three. Nothing is hidden from anybody."""

    id = "arle"
    min_seats, max_seats = 1, 3
    options = setup.OPTIONS
    version = 1
    data_hash = DATA.hash
    state_type = Arle

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> Arle:
        """Return the start position."""
        return setup.new_state(seats, options, chance)

    def stage(self, state: Arle) -> Stage | None:
        """Return the next stage: a worker, the end of the work phase, an inventory, ..."""
        if state.phase == "work":
            return finish(state) if on_turn(state) == -1 else turn(state)
        stages = {
            "specialties": specialties,
            "before_november": before_november,
            "inventory": inventory,
            "final": final,
        }
        return stages[state.phase](state) if state.phase in stages else None

    def anytime(self, state: Arle, seat: int) -> list[Option]:
        """Return loading, conversions, rearranging and giving back, as far as they are allowed now."""
        return anytime_options(state, seat)

    def view(self, state: Arle, seat: int | None) -> View:
        """Return the whole table, the same for everybody."""
        return looking.view(state)

    def score(self, state: Arle) -> ScoreSheet:
        """Return the score sheet as if the game ended now."""
        return scoring.score(state)

    def holdings(self, state: Arle) -> dict[int, dict[str, int]]:
        """Return goods, tools, tiles, equipment and tracks of each seat."""
        return holdings(state)

    def figures(self) -> dict[str, Arg]:
        """Return the printed figures that rule texts and helps name."""
        return figures()

    def lexicon(self) -> tuple[tuple[Phrase, Phrase], ...]:
        """Return every space, building, tool, tile, piece of equipment, destination and trading place."""
        return lexicon()

    def estimate(self, state: Arle, seat: int) -> float:
        """Return the score and what is still to come of what a seat has."""
        return estimate.estimate(state, seat)


GAME = FieldsOfArle()
