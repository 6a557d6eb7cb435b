"""Automatic players that any game can seat.

    tommy = automa.player("greedy", seed="tommy")
    match.answer(seat, tommy.choose(match, seat))

A player answers what its seat is asked; out of its turn it does nothing. It holds no memory: the same seed, seat
and version of a match give the same answer in every process, so a restart changes nothing. It sees what its seat
sees: what it tries out, it tries on `Match.redealt`.
"""

from engine.automa.contract import Player
from engine.automa.greedy import Greedy
from engine.automa.play import EndlessGame, Tally, play
from engine.automa.uniform import Uniform

__all__ = ["POLICIES", "EndlessGame", "Player", "Tally", "play", "player"]

POLICIES: dict[str, type[Uniform] | type[Greedy]] = {"random": Uniform, "greedy": Greedy}
"""The kinds of player, by the name under which one is seated."""


def player(policy: str, seed: str) -> Player:
    """Return a player of that kind. Raises KeyError for a kind that isn't in POLICIES."""
    return POLICIES[policy](seed)
