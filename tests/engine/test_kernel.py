"""The kernel, driven through a toy: asks, undo, saving, out-of-turn tokens, deciding together."""

import subprocess
import sys
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.kernel import (
    Ask,
    Chance,
    IllegalAnswer,
    Option,
    RuleError,
    SetupError,
    Stage,
    Together,
    UndoClosed,
    UnknownSnapshot,
)
from tests.engine.toys import TOY, PickGame, PickState

engine.register(TOY)


def pick_all(match: engine.Match, number: int = 2) -> None:
    for seat in range(match.seats):
        match.answer(seat, f"pick:{number}")
        match.answer(seat, "yes")


def walk(match: engine.Match, choices: list[int]) -> list[tuple[int, str]]:
    """Answer with whatever `choices` point at; return what was answered."""
    answered: list[tuple[int, str]] = []
    for choice in choices:
        if match.over:
            break
        seats = sorted(match.asks)
        seat = seats[choice % len(seats)]
        options = match.asks[seat].options
        option = options[choice // 7 % len(options)].id
        match.answer(seat, option)
        answered.append((seat, option))
    return answered


def test_everybody_picks_at_once_in_any_order() -> None:
    match = engine.new_match("toy", seats=3, seed="a")
    assert sorted(match.asks) == [0, 1, 2]
    for seat in (2, 0, 1):
        match.answer(seat, f"pick:{seat + 1}")
    for seat in (1, 2, 0):
        events = match.answer(seat, "yes")
    assert [event.kind for event in events] == ["picked"]
    assert match.state.picks == [1, 2, 3]
    assert sorted(match.asks) == [0]


def test_options_are_its_own_then_the_anytime_ones_marked() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    assert [(option.id, option.anytime) for option in match.asks[0].options] == [
        ("pick:1", False),
        ("pick:2", False),
        ("pick:3", False),
        ("token", True),
    ]


def test_a_token_may_roll_while_others_decide_together() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    match.answer(0, "pick:3")
    match.answer(0, "token")
    match.answer(0, "dice")
    match.answer(1, "pick:1")
    match.answer(1, "yes")
    match.answer(0, "yes")
    assert match.state.picks == [3, 1]
    assert match.view(None).points[0] in (1, 2, 3)


def test_an_illegal_answer_names_what_is_legal_and_changes_nothing() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    before = match.save()
    with pytest.raises(IllegalAnswer) as refusal:
        match.answer(0, "pick:9")
    assert refusal.value.legal == ["pick:1", "pick:2", "pick:3", "token"]
    with pytest.raises(IllegalAnswer):
        match.answer(7, "pick:1")
    assert match.save() == before


def test_drawing_closes_the_undo_window_and_consent_opens_it() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    pick_all(match)
    match.answer(0, "draw")
    hand = match.view(0).hand
    assert not match.can_undo(0)
    with pytest.raises(UndoClosed, match=r"kernel\.undo\.revealed"):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.view(0).hand == hand[:-1]
    match.answer(0, "draw")
    assert match.view(0).hand == hand, "the same card again: undo is no second throw"


def test_undo_takes_the_own_last_answer_back_though_others_answered_since() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    match.answer(0, "pick:3")
    match.answer(1, "pick:1")
    (event,) = match.undo(0)
    assert (event.kind, event.seat, event.args) == ("undone", 0, {"versions": (1,)})
    assert match.asks[0].key == "toy.ask.pick"
    assert match.asks[1].key == "toy.ask.sure"


def test_nothing_to_undo_after_the_hand_over() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    pick_all(match)
    match.answer(0, "end")
    with pytest.raises(UndoClosed, match=r"kernel\.undo\.nothing"):
        match.undo(0)


def test_undo_refuses_what_another_answer_builds_on() -> None:
    class Relay(PickGame):
        id = "relay"

        def stage(self, state: PickState) -> Stage | None:
            return self._relay(state)

        def _relay(self, state: PickState) -> Stage:
            for seat in (0, 1, 1, 0):
                yield Ask(seat, "toy.ask.turn", lambda: [Option("on", "toy.option.end")])

    engine.register(Relay())
    match = engine.new_match("relay", seats=2, seed="a")
    for seat in (0, 1, 1):
        match.answer(seat, "on")
        before = match.save()
    with pytest.raises(UndoClosed, match=r"kernel\.undo\.built_on"):
        match.undo(0)
    assert match.save() == before


@settings(max_examples=60, deadline=None)
@given(choices=st.lists(st.integers(0, 10_000), max_size=60), seats=st.integers(1, 4))
def test_saved_and_loaded_at_every_answer_it_is_the_same_game(choices: list[int], seats: int) -> None:
    match = engine.new_match("toy", seats=seats, seed="s")
    for choice in choices:
        walk(match, [choice])
        loaded = engine.load_match(match.save())
        assert not loaded.dropped
        assert loaded.save() == match.save()
        assert {seat: [o.id for o in ask.options] for seat, ask in loaded.asks.items()} == {
            seat: [o.id for o in ask.options] for seat, ask in match.asks.items()
        }


@settings(max_examples=60, deadline=None)
@given(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=60), seats=st.integers(1, 3))
def test_answer_and_undo_leave_the_same_bytes(choices: list[int], seats: int) -> None:
    match = engine.new_match("toy", seats=seats, seed="s")
    walk(match, choices[:-1])
    before = match.saved()
    image = (before.stage.snapshot, [entry.option for entry in before.stage.journal], match.view(0))
    for seat, _ in walk(match, choices[-1:]):
        if match.can_undo(seat):
            match.undo(seat)
            after = match.saved()
            assert (
                after.stage.snapshot,
                [entry.option for entry in after.stage.journal],
                match.view(0),
            ) == image


def test_a_redealt_copy_keeps_what_the_seat_sees_and_changes_the_rest() -> None:
    match = engine.new_match("toy", seats=3, seed="a")
    pick_all(match)
    copies = [match.redealt(0, f"dream {number}") for number in range(6)]
    assert all(copy.view(0) == match.view(0) for copy in copies)
    assert len({tuple(copy.state.hands[1]) for copy in copies}) > 1
    copies[0].answer(0, "draw")
    with pytest.raises(RuleError):
        copies[0].save()


def test_the_seed_proves_every_draw() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    assert match.seed_hash == sha256(b"a").hexdigest()
    first = int.from_bytes(sha256(b"a:1").digest()[:8], "big") % 30
    assert list(range(1, 31))[first] in match.view(0).hand


def test_chance_is_closed_while_seats_decide_together() -> None:
    class Greedy(PickGame):
        id = "rolling"

        def stage(self, state: PickState) -> Stage | None:
            return self._together(state)

        def _together(self, state: PickState) -> Stage:
            yield Together({0: self._roll(state)})

        def _roll(self, state: PickState) -> Stage:
            yield Ask(0, "toy.ask.turn", lambda: [Option("roll", "toy.option.dice")])
            state.chance.roll(6)

    engine.register(Greedy())
    match = engine.new_match("rolling", seats=1, seed="a")
    with pytest.raises(RuleError):
        match.answer(0, "roll")
    assert [option.id for option in match.asks[0].options] == ["roll", "token"], "nothing has changed"


def test_a_failing_rule_leaves_the_match_as_it_was() -> None:
    class Broken(PickGame):
        id = "broken"

        def stage(self, state: PickState) -> Stage | None:
            if state.points[0]:
                raise RuntimeError("a rule fails in the next stage")
            return self._once(state)

        def _once(self, state: PickState) -> Stage:
            yield Ask(0, "toy.ask.turn", lambda: [Option("go", "toy.option.end")])
            state.points[0] = 1

    engine.register(Broken())
    match = engine.new_match("broken", seats=1, seed="a")
    before = match.save()
    with pytest.raises(RuntimeError):
        match.answer(0, "go")
    assert match.save() == before
    assert match.view(0).points == [0]


def test_history_reads_with_what_was_drawn_then() -> None:
    match = engine.new_match("toy", seats=2, seed="a")
    pick_all(match)
    match.answer(0, "draw")
    saved = match.saved().copy()
    saved.stage.journal[0].given, saved.stage.journal[0].digest = [0], 0
    drawn = engine.load_match(saved.encode()).view(0).hand[-1]
    deck = engine.load_match(match.save(), answers=0).state.deck
    assert drawn == deck[0]


def test_every_stage_is_handed_out_once_for_the_whole_history() -> None:
    match = engine.new_match("toy", seats=2, options={"rounds": 1}, seed="a")
    records = []
    while not match.over:
        seat = min(match.asks)
        match.answer(seat, match.asks[seat].options[0].id)
        records += match.closed_stages
    assert [record.number for record in records] == list(range(len(records)))
    saved = match.saved()
    for record in records:
        saved.stage = record
        replayed = engine.load_match(saved.encode())
        assert not replayed.dropped


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x81\xa4game\xa3toy"])
def test_what_is_no_saved_match_is_refused(data: bytes) -> None:
    with pytest.raises(UnknownSnapshot):
        engine.load_match(data)


def test_newer_rules_and_unknown_games_are_refused() -> None:
    saved = engine.new_match("toy", seats=2, seed="a").saved()
    saved.rules = 99
    with pytest.raises(UnknownSnapshot, match="newer"):
        engine.load_match(saved.encode())
    saved.rules, saved.game = 1, "chess"
    with pytest.raises(UnknownSnapshot, match="chess"):
        engine.load_match(saved.encode())


@pytest.mark.parametrize(
    ("seats", "options"), [(0, {}), (5, {}), (2, {"rounds": 2}), (2, {"rounds": True}), (2, {"size": 1})]
)
def test_set_up_refuses_what_does_not_exist(seats: int, options: dict[str, int]) -> None:
    with pytest.raises(SetupError):
        engine.new_match("toy", seats=seats, options=options, seed="a")


def test_chance_is_fair_enough_and_covers_its_range() -> None:
    chance = Chance("fair")
    rolls = [chance.roll(6) for _ in range(6000)]
    assert sorted(set(rolls)) == [1, 2, 3, 4, 5, 6]
    assert all(850 < rolls.count(face) < 1150 for face in range(1, 7))


def test_the_same_bytes_in_processes_with_different_hash_seeds() -> None:
    script = (
        "import engine; from tests.engine.toys import TOY; engine.register(TOY)\n"
        "from tests.engine.test_kernel import walk\n"
        "match = engine.new_match('toy', seats=3, seed='z'); walk(match, list(range(0, 900, 13)))\n"
        "print(match.save().hex())"
    )
    images = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(p or "." for p in sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(images) == 1


def test_what_others_have_chosen_in_secret_is_chosen_anew_on_a_copy_to_think_on() -> None:
    match = engine.new_match("toy", seats=3, seed="a")
    match.answer(1, "pick:3")
    match.answer(1, "yes")
    match.answer(2, "pick:1")
    seen = set()
    for seed in range(40):
        copy = match.redealt(0, f"{seed}")
        assert {seat: asked.key for seat, asked in copy.asks.items()} == {
            seat: asked.key for seat, asked in match.asks.items()
        }
        for seat in (0, 2):
            while seat in copy.asks and copy.stage_number == match.stage_number:
                copy.answer(seat, copy.asks[seat].options[0].id)
        seen.add(copy.state.picks[1])
    assert seen == {1, 2, 3}
    assert [entry.option for entry in match.record.journal] == ["pick:3", "yes", "pick:1"]
