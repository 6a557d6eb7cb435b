"""Positions that play seldom reaches: everything is laid at random, as far as the box holds it."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import engine
from engine.el_paso import GAME
from engine.el_paso.components import BONUSES, BREEDS, DISCS, OBJECTIVES, PLACES, POSTS
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.state import FIXED_LOCATIONS, Player, State
from engine.kernel import Match
from engine.kernel.saved import decode_state, encode_state
from tests.rules.el_paso.scenario import answer, asked, building, offered

T = TypeVar("T")


def laid(seats: int, dice: Random) -> Match:
    """Begin a turn in a position laid at random: rich and poor, sold out and full, early and late."""
    options = {"setup": dice.choice(["first", "shuffled"])}
    match = engine.new_match("el_paso", seats=seats, options=options, seed=f"laid {dice.random()}")
    while asked(match) == "starting_objective":
        answer(match, offered(match)[0])
    saved = match.saved().copy()
    state: State = decode_state(GAME, saved.stage.snapshot)
    lay_buildings(state, dice)
    for seat in range(seats):
        lay_table(state, seat, dice)
    lay_supplies(state, dice)
    lay_end(state, dice)
    saved.stage.snapshot = encode_state(state)
    return Match(GAME, saved)


def lay_buildings(state: State, dice: Random) -> None:
    """Give every seat up to two buildings, often two that are alike."""
    spaces = [place.id for place in PLACES.values() if place.kind == "space"]
    dice.shuffle(spaces)
    for seat in range(len(state.players)):
        for tile in some(dice, list(state.supply), 1) * dice.choice([1, 2]):
            if state.supply[tile]:
                building(state, spaces.pop(), tile, seat)


def lay_table(state: State, seat: int, dice: Random) -> None:
    """Lay a player board, a herd, tiles and herder; the discs that are missing lie on posts."""
    player = state.players[seat]
    player.money, player.tokens = dice.choice([0, 1, 2, 3, 5, 9, 20, 60]), dice.choice([0, 0, 1, 3])
    player.certificates = dice.randrange(5)
    player.workers = {worker: dice.choice([0, 0, 1, 2, 4, 6]) for worker in WORKERS}
    player.bonus_tiles, player.objectives = some(dice, list(BONUSES), 3), some(dice, list(OBJECTIVES), 4)
    kept = some(dice, list(DISCS), 7)
    player.discs = [disc for disc in DISCS if disc in kept]
    for _ in range(len(DISCS) - len(kept)):
        open_posts = [
            post.minimum for post in POSTS.values() if post.repeat or seat not in state.posts[post.minimum]
        ]
        state.posts[dice.choice(open_posts)].append(seat)
    player.place = dice.choice([*FIXED_LOCATIONS, *state.buildings])
    lay_herd(player, dice)


def lay_herd(player: Player, dice: Random) -> None:
    """Lay a herd deck of up to 18 cards; no worker is in a hand."""
    herd, cattle = player.herd, [dice.choice(list(BREEDS)) for _ in range(dice.randrange(14))]
    herd.hand, rest = cattle[:5], cattle[5:] + [dice.choice(WORKERS) for _ in range(dice.randrange(5))]
    dice.shuffle(rest)
    cut = dice.randrange(len(rest) + 1)
    herd.stack, herd.discard = sorted(rest[:cut]), rest[cut:]


def lay_supplies(state: State, dice: Random) -> None:
    """Sell out whatever it may be."""
    state.workers = {worker: dice.choice([0, 1, 5]) for worker in state.workers}
    state.market = {breed: dice.choice([0, 1, 3]) for breed in state.market}
    for kind, stack in state.stacks.items():
        state.stacks[kind] = stack[: dice.choice([0, 1, 9])]
        state.displays[kind] = state.displays[kind][: dice.choice([0, 1, 3, 3])]


def lay_end(state: State, dice: Random) -> None:
    """Choose who is on turn, and how near the end is."""
    state.active, state.simmental = dice.randrange(state.seats), dice.choice([0, 1, 2, 6])
    others = [seat for seat in range(len(state.players)) if seat != state.active]
    if not state.simmental and dice.random() < 0.5:
        state.end_space, state.turns_left = dice.choice(others), dice.randrange(1, len(others) + 1)


def some(dice: Random, things: Sequence[T], most: int) -> list[T]:
    """Pick up to so many of these, in any order."""
    return dice.sample(things, dice.randrange(1 + min(most, len(things))))
