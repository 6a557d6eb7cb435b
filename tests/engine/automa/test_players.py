"""Automatic players: lawful, repeatable, fair, and better than nothing."""

import pytest

import engine
from engine import automa
from engine.kernel import Match
from engine.kernel.saved import encode_state
from tests.engine.toys import TOY

engine.register(TOY)


def toy(seats: int = 3, seed: str = "a", rounds: int = 3) -> Match:
    return engine.new_match("toy", seats=seats, options={"rounds": rounds}, seed=seed)


def players(policy: str, seats: int) -> dict[int, automa.Player]:
    return {seat: automa.player(policy, f"player {seat}") for seat in range(seats)}


def secretly_changed(match: Match, seat: int) -> Match:
    """The same match to the eyes of `seat`, with other cards in the others' hands and another future."""
    saved = match.saved().copy()
    state = match.redealt(seat, "other cards").state
    state.chance.seed = "another future"
    saved.stage.snapshot, saved.stage.journal, saved.stage.opening = encode_state(state), [], []
    return Match(match.game, saved)


@pytest.mark.parametrize("policy", automa.POLICIES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_any_policy_plays_to_the_end(policy: str, seats: int) -> None:
    match = toy(seats)
    tally = automa.play(match, players(policy, seats))
    assert match.over
    assert tally.answers == match.version >= tally.taps > tally.turns
    assert tally.turns == 3 * (seats + 1)


@pytest.mark.parametrize("policy", automa.POLICIES)
def test_the_same_seed_plays_the_same_game(policy: str) -> None:
    games = [toy(), toy()]
    for match in games:
        automa.play(match, players(policy, 3))
    assert games[0].save() == games[1].save()


@pytest.mark.parametrize("policy", automa.POLICIES)
def test_a_player_needs_no_memory(policy: str) -> None:
    match = toy()
    while not match.over:
        seat = min(match.asks)
        choice = automa.player(policy, "x").choose(match, seat)
        assert automa.player(policy, "x").choose(engine.load_match(match.save()), seat) == choice
        match.answer(seat, choice)


def test_choosing_changes_nothing() -> None:
    match = toy()
    before = match.save()
    automa.player("greedy", "x").choose(match, 0)
    assert match.save() == before


def test_the_greedy_one_takes_points_that_lie_on_the_table() -> None:
    wins = 0
    for seed in range(20):
        match = toy(seats=2, seed=str(seed), rounds=5)
        automa.play(match, {0: automa.player("greedy", "g"), 1: automa.player("random", "r")})
        points = match.score().totals
        wins += points[0] > points[1]
    assert wins >= 14


def test_the_greedy_one_sees_no_hidden_card_and_no_future() -> None:
    compared = different = 0
    for seed in range(12):
        match = toy(seats=2, seed=str(seed))
        for seat in (0, 1):
            match.answer(seat, "pick:2")
            match.answer(seat, "yes")
        other = secretly_changed(match, 0)
        assert other.view(0) == match.view(0)
        different += other.state.hands[1] != match.state.hands[1]
        for player in (automa.player("greedy", f"p{n}") for n in range(5)):
            assert player.choose(match, 0) == player.choose(other, 0)
            compared += 1
    assert compared == 60
    assert different > 6


def test_a_game_without_end_is_noticed() -> None:
    with pytest.raises(automa.EndlessGame, match="5 answers"):
        automa.play(toy(), players("random", 3), limit=5)


def test_only_known_policies() -> None:
    with pytest.raises(KeyError):
        automa.player("clever", "x")
