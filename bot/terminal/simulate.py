"""`longtable simulate`: whole games by automatic players, with what they took."""

from collections.abc import Mapping
from time import perf_counter

import msgspec

import engine
from engine import automa
from engine.kernel import OptionValue


class GamePlayed(msgspec.Struct):
    """One game: what it took, and how it ended.

    `taps`: answers to more than one option. `hand_overs`: how often somebody else's turn came. `scores`: by
    category, the points of each seat (a solo opponent last). `winners`: seats, several where they share it.
    """

    seed: str
    answers: int
    turns: int
    hand_overs: int
    taps: int
    taps_per_turn: float
    scores: dict[str, tuple[float, ...]]
    totals: tuple[float, ...]
    winners: tuple[int, ...]
    seconds: float


class Simulation(msgspec.Struct):
    """Several games of one kind."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    policy: str
    games: list[GamePlayed]


def simulate(
    game: str, *, seats: int, games: int, seed: str, policy: str, options: Mapping[str, OptionValue]
) -> Simulation:
    """Play `games` games to their ends; the same seed plays the same ones. Raises SetupError."""
    result = Simulation(game, seats, engine.games()[game].settled_options(seats, options), policy, [])
    result.games = [_played(result, f"{seed}-{number}") for number in range(games)]
    return result


def _played(table: Simulation, seed: str) -> GamePlayed:
    match = engine.new_match(table.game, seats=table.seats, options=table.options, seed=seed)
    players = {seat: automa.player(table.policy, f"{seed} {seat}") for seat in range(table.seats)}
    begun = perf_counter()
    tally = automa.play(match, players)
    sheet = match.score()
    return GamePlayed(
        seed=seed,
        answers=tally.answers,
        turns=tally.turns,
        hand_overs=tally.hand_overs,
        taps=tally.taps,
        taps_per_turn=round(tally.taps_per_turn, 2),
        scores={row.key.rpartition(".")[2]: row.points for row in sheet.categories},
        totals=sheet.totals,
        winners=sheet.winners,
        seconds=round(perf_counter() - begun, 4),
    )
