"""A journal is read again: by its results, and as far as it holds."""

import engine
from engine.kernel import Ask, Option, Stage
from tests.engine.test_kernel import pick_all
from tests.engine.toys import TOY, PickGame, PickState

engine.register(TOY)


def test_where_the_rules_no_longer_read_a_turn_it_goes_on_from_the_last_position_that_holds() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    pick_all(match)
    banked = match.view(0).hand[0]
    match.answer(0, f"bank:{banked}")
    match.answer(0, "draw")
    saved = match.saved().copy()
    saved.stage.journal[1].option = "a move of older rules"
    loaded = engine.load_match(saved.encode())
    assert [entry.version for entry in loaded.dropped] == [match.version]
    assert loaded.view(None).points == [banked * 2, 0]
    (event,) = loaded.strike_dropped()
    assert (event.kind, event.args["versions"], event.args["seats"]) == (
        "rules_changed",
        (match.version,),
        (0,),
    )
    assert not engine.load_match(loaded.save()).dropped


def test_a_replay_is_checked_by_its_result() -> None:
    class Dearer(PickGame):
        id = "dearer"
        worth = 1

        def _turn(self, state: PickState) -> Stage:
            for _ in range(3):
                yield Ask(0, "toy.ask.turn", lambda: [Option("buy", "toy.option.end")])
                state.points[0] += self.worth

        def stage(self, state: PickState) -> Stage | None:
            return self._turn(state)

    engine.register(game := Dearer())
    match = engine.new_match("dearer", seats=2, seed="a")
    match.answer(0, "buy")
    match.save()
    match.answer(0, "buy")
    saved = match.save()
    assert not engine.load_match(saved).dropped
    game.worth = 2
    loaded = engine.load_match(saved)
    assert len(loaded.dropped) == 2, "the same answers no longer lead to where they led"
    assert loaded.view(None).points == [0, 0]
