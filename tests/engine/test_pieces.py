"""Pieces of play out of turn: beside the turn, beside each other, ended by default, taken back."""

import engine
from engine.kernel import Option
from tests.engine.test_kernel import pick_all
from tests.engine.toys import TOY, PickGame, PickState

engine.register(TOY)


def test_a_piece_out_of_turn_runs_beside_the_turn_and_nobody_waits_for_it() -> None:
    match = engine.new_match("toy", seats=3, seed="a")
    pick_all(match)
    assert [option.id for option in match.anytime(1)] == ["token"]
    match.answer(1, "token")
    match.answer(2, "token")
    assert {seat: asked.key for seat, asked in match.asks.items()} == {
        0: "toy.ask.turn",
        1: "toy.ask.token",
        2: "toy.ask.token",
    }
    assert match.waited_for == (0,)
    match.answer(0, f"bank:{match.view(0).hand[0]}")
    match.answer(2, "one")
    match.answer(1, "one")
    assert list(match.asks) == [0]
    assert match.view(None).points[1:] == [1, 1]


def test_a_piece_that_is_still_open_when_the_turn_ends_takes_its_default_end() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    pick_all(match)
    match.answer(1, "token")
    events = match.answer(0, "end")
    assert [(event.kind, event.seat) for event in events] == [("piece_ended", 1), ("token", 1)]
    assert match.view(None).points == [0, 1]
    (record,) = match.closed_stages
    assert [(entry.seat, entry.option, entry.version) for entry in record.journal[-2:]] == [
        (0, "end", match.version),
        (1, "one", match.version),
    ]
    assert match.waited_for == (1,)


def test_a_piece_that_runs_alone_is_waited_for_and_can_be_ended_by_the_table() -> None:
    class Alone(PickGame):
        id = "alone"

        def anytime(self, state: PickState, seat: int) -> list[Option]:
            options = super().anytime(state, seat)
            for option in options:
                option.alone = True
            return options

    engine.register(Alone())
    match = engine.new_match("alone", seats=2, seed="a")
    pick_all(match)
    match.answer(1, "token")
    assert list(match.asks) == [1]
    assert match.anytime(0) == []
    assert match.pieces == {1: True}
    assert match.waited_for == (1,)
    loaded = engine.load_match(match.save())
    for each in (match, loaded):
        before = each.version
        assert [event.kind for event in each.end_piece(1)] == ["piece_ended", "token"]
        assert each.version == before + 1
        assert list(each.asks) == [0]
    assert match.save() == loaded.save()


def test_a_piece_can_be_taken_back_after_others_answered_beside_it() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    pick_all(match)
    match.answer(1, "token")
    banked = match.view(0).hand[0]
    match.answer(0, f"bank:{banked}")
    match.undo(1)
    assert [option.id for option in match.anytime(1)] == ["token"]
    assert match.view(None).points == [banked * 2, 0]
