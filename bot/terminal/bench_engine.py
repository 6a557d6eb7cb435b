"""`longtable bench engine`: how fast the rules are, and how small a saved game is."""

import random
from collections.abc import Callable
from time import process_time

import msgspec

import engine
from engine.kernel import Match, SetupError

DEEPEST_TURN = 200


class EngineSpeed(msgspec.Struct):
    """One game with random players on one core; options are listed at every ask.

    Times are processor time, so that a busy machine counts less. `load_ms` and `clone_ms` are taken at the 200th turn,
    or at the game's last if it ends before; `snapshot_bytes` is the largest saved game met.
    """

    game: str
    seats: int
    games: int
    answers: int
    answers_per_second: int
    game_ms: float
    load_ms: float
    clone_ms: float
    at_turn: int
    snapshot_bytes: int


def bench(game: str, seats: int, games: int) -> EngineSpeed:
    """Play `games` random games, then measure loading and copying at a late turn of one more."""
    matches = [_new(game, seats, f"bench {number}") for number in range(games)]
    choose = random.Random(1)
    begun = process_time()
    answers = sum(_play(match, choose) for match in matches)
    seconds = process_time() - begun
    late, largest = _late(game, seats)
    data = late.save()
    return EngineSpeed(
        game=game,
        seats=seats,
        games=games,
        answers=answers,
        answers_per_second=round(answers / seconds),
        game_ms=round(1000 * seconds / games, 2),
        load_ms=_milliseconds(lambda: engine.load_match(data)),
        clone_ms=_milliseconds(late.clone),
        at_turn=late.stage_number,
        snapshot_bytes=largest,
    )


def _new(game: str, seats: int, seed: str) -> Match:
    """Set a game up with its defaults, or with the first single option that this number of seats needs."""
    kind = engine.games()[game]
    for options in [{}, *({option.id: value} for option in kind.options for value in option.choices)]:
        try:
            return engine.new_match(game, seats=seats, options=options, seed=seed)
        except SetupError:
            continue
    raise SetupError(f"{game} can't be set up for {seats}")


def _play(match: Match, choose: random.Random) -> int:
    while asks := match.asks:
        seat, asked = next(iter(asks.items()))
        match.answer(seat, asked.options[int(choose.random() * len(asked.options))].id)
    return match.version


def _late(game: str, seats: int) -> tuple[Match, int]:
    """A game at the last answer of its 200th turn (or of its last one), and the size of its largest save."""
    match, choose, largest = _new(game, seats, "late"), random.Random(2), 0
    before = match.clone()
    while match.asks and match.stage_number <= DEEPEST_TURN:
        before = match.clone()
        largest = max(largest, len(before.save()))
        seat, asked = next(iter(match.asks.items()))
        match.answer(seat, asked.options[int(choose.random() * len(asked.options))].id)
    return before, largest


def _milliseconds(work: Callable[[], object], times: int = 50) -> float:
    begun = process_time()
    for _ in range(times):
        work()
    return round(1000 * (process_time() - begun) / times, 3)
