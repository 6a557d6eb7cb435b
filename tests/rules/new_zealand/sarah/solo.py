"""Solo games set up just so."""

from collections.abc import Callable

from engine.kernel import Match
from engine.new_zealand.sarah.gains import sarah_of
from engine.new_zealand.state import NewZealandState, Sarah
from tests.rules.new_zealand.driver import answers, ids, table

Arrange = Callable[[NewZealandState, Sarah], None]


def solo(arrange: Arrange | None = None, *, card: int = 9, place: str = "nA", level: str = "easy") -> Match:
    """Give a solo game before the person's turn at nA; Sarah will draw that card."""

    def arranged(state: NewZealandState) -> None:
        player, sarah = state.players[0], sarah_of(state)
        player.turns, player.place, player.money = 1, "nA", 0
        state.hazards = {}
        state.objective_display = ["O01", "O02", "O03", "O04"]
        sarah.deck, sarah.discard, sarah.place = [card], [], place
        sarah.workers = {row: [] for row in sarah.workers}
        sarah.specialised = "shearer"
        if arrange is not None:
            arrange(state, sarah)

    return table(arranged, seats=1, options={"level": level})


def turn(match: Match, *decisions: str) -> Sarah:
    """Let the person move a step and end the turn, so that Sarah plays."""
    step = next(option for option in ids(match) if option.startswith("move:"))
    answers(match, step, "end", *decisions)
    return sarah_of(match.state)


def have(sarah: Sarah, **workers: int) -> None:
    """Give Sarah so many workers of each type, the printed one included."""
    for row, count in workers.items():
        sarah.workers[row] = [row] * (count - 1)
