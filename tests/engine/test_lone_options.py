"""Which answers the table may give by itself, and how they are taken back."""

from collections.abc import Mapping

import msgspec
import pytest

from engine.kernel import (
    Ask,
    Category,
    Chance,
    Game,
    Match,
    Option,
    OptionValue,
    Saved,
    ScoreSheet,
    Stage,
    State,
    UndoClosed,
)


class RowState(State):
    """Where a row of questions stands."""

    money: int = 9
    steps: list[str] = []


class Row(Game[RowState]):
    """A game of one turn that asks whatever a test wants to ask."""

    id = "row"
    min_seats = max_seats = 1
    state_type = RowState

    def __init__(self, *asks: list[Option], beside: bool = False, fixed: bool = False) -> None:
        self.asks, self.beside, self.fixed = asks, beside, fixed

    def new_state(self, seats: int, options: Mapping[str, OptionValue], chance: Chance) -> RowState:
        return RowState(chance=chance, seats=seats)

    def stage(self, state: RowState) -> Stage | None:
        return None if state.steps else self._turn(state)

    def _turn(self, state: RowState) -> Stage:
        for options in self.asks:
            chosen = yield Ask(0, "row.ask", lambda options=options: list(options), fixed=self.fixed)  # type: ignore[misc]
            state.steps.append(chosen)
            if chosen == "pay":
                state.money -= 2
                state.tell("paid", 0, changes={0: {"money": -2}})
            if chosen == "roll":
                state.chance.roll(6)
            if chosen == "show":
                state.reveal()

    def anytime(self, state: RowState, seat: int) -> list[Option]:
        return [Option("beside", "row.option", value=self._nothing)] if self.beside else []

    @staticmethod
    def _nothing() -> Stage:
        yield from ()

    def view(self, state: RowState, seat: int | None) -> RowState:
        return state

    def score(self, state: RowState) -> ScoreSheet:
        return ScoreSheet.of([Category("row.score", (state.money,))])


def lone(name: str, *, ends: bool = False) -> list[Option]:
    return [Option(name, "row.option", ends=ends)]


TWO = [Option("left", "row.option"), Option("right", "row.option")]


def row(*asks: list[Option], beside: bool = False, fixed: bool = False) -> Match:
    return Match.new(Row(*asks, beside=beside, fixed=fixed), 1, {}, "row")


def test_the_table_may_give_a_lone_option_and_no_other() -> None:
    option = row(lone("step"), TWO).forced(0)
    assert option is not None
    assert option.id == "step"
    assert row(TWO, TWO).forced(0) is None
    assert row(lone("step"), TWO).forced(1) is None


@pytest.mark.parametrize("name", ["pay", "roll", "show"])
def test_a_lone_option_that_costs_or_shows_something_waits_for_a_finger(name: str) -> None:
    assert row(lone(name), TWO).forced(0) is None


def test_a_lone_option_that_ends_the_turn_waits_whether_it_says_so_or_not() -> None:
    assert row(lone("step")).forced(0) is None
    assert row(lone("step", ends=True), TWO).forced(0) is None


def test_what_lies_beside_a_lone_option_could_come_first_unless_the_ask_says_that_it_changes_nothing() -> (
    None
):
    assert row(lone("step"), TWO, beside=True).forced(0) is None
    assert row(lone("step"), TWO, beside=True, fixed=True).forced(0) is not None


def test_a_table_may_end_turns_by_itself_where_nothing_could_be_taken_back_anyway() -> None:
    def ended(*asks: list[Option], answers: tuple[str, ...], beside: bool = False) -> bool:
        match = row(*asks, beside=beside)
        for answer in answers:
            match.answer(0, answer)
        return match.forced(0, ending=True) is not None

    end = lone("end", ends=True)
    assert ended(lone("roll"), end, answers=("roll",))
    assert not ended(TWO, end, answers=("left",))
    assert not ended(lone("roll"), end, answers=("roll",), beside=True)
    assert not ended(lone("roll"), lone("pay", ends=True), answers=("roll",))


def test_undo_takes_back_what_the_table_gave_with_the_answer_before_it() -> None:
    match = row(TWO, lone("step"), TWO)
    match.answer(0, "left")
    match.answer(0, "step", unasked=True)
    again = Match(match.game, msgspec.msgpack.decode(match.save(), type=Saved))
    for each in (match, again):
        (event,) = each.undo(0)
        assert event.args == {"versions": (1, 2)}
        assert [option.id for option in each.asks[0].options] == ["left", "right"]
        with pytest.raises(UndoClosed):
            each.undo(0)


def test_what_only_the_table_gave_cannot_be_taken_back() -> None:
    match = row(lone("step"), TWO)
    match.answer(0, "step", unasked=True)
    assert not match.can_undo(0)
