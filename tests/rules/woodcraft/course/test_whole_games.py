"""Whole random games: nothing gets lost, nothing goes below zero, and the score sheet adds up."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from statistics import median

import pytest

import engine
from engine import automa
from engine.kernel import Match
from engine.woodcraft.components import COMPONENTS, HELPERS, ORDERS
from engine.woodcraft.state import Player, WoodcraftState

OPTION_SETS: list[dict[str, bool | int | str]] = [
    {},
    {"rounds": "13", "bottom_row_penalty": "points"},
    {"wheel_alternatives": False, "first_game": True},
    {"rounds": "auto"},
]
SOLO_SETS: list[dict[str, bool | int | str]] = [{"solo_level": level} for level in COMPONENTS.solo.levels]
TABLES = [(seats, options) for seats in (1, 2, 3, 4) for options in OPTION_SETS]
TABLES += [(1, options) for options in SOLO_SETS]


def play(match: Match, chance: random.Random) -> Iterator[Match]:
    """Play at random; yield the match after each answer."""
    while match.asks:
        seat = chance.choice(list(match.asks))
        match.answer(seat, chance.choice(match.asks[seat].options).id)
        yield match


def cards_of(player: Player) -> Iterator[str]:
    yield from chain(player.helpers, player.hand, player.completed, player.set_aside)
    yield from (order.card for order in player.orders)
    if player.choices is not None:
        yield from chain(player.choices.helpers, player.choices.early_orders, player.choices.hazelnut_orders)


def all_cards(state: WoodcraftState) -> list[str]:
    piles = [state.early_helpers, state.late_helpers, state.early_orders, state.late_orders]
    piles += [state.hazelnut_orders, state.helper_row, state.order_row, state.helper_discards]
    piles += [state.order_discards, state.retired, [state.turn.arriving] if state.turn.arriving else []]
    piles += [list(cards_of(player)) for player in state.players]
    return list(chain(*piles))


def faults(state: WoodcraftState) -> Iterator[str]:
    if Counter(all_cards(state)) != Counter([*HELPERS, *ORDERS]):
        yield "a card is lost or there twice"
    if len({(place.quadrant, place.space) for place in state.wheel.places.values()}) != 7:
        yield "two tiles lie on one space"
    if len(state.yard) != 6 or (state.phase != "turn" and "" in state.yard):
        yield "the yard isn't full"
    for player in state.players:
        stock = [player.blueberries, player.points, player.glue, player.scrapwood, player.saw_blade]
        if min(*stock, player.lantern, player.reuse, player.reputation, player.market) < 0:
            yield "something is below zero"
        if not set(player.pots.values()) <= {0, 1, 2, 3, 4, 5}:
            yield "a tree is full-grown in its pot"
        if len(set(player.helpers.values())) != len(player.helpers):
            yield "two helpers share a room"
    for seat, player in enumerate(state.players):
        if len(player.lumber) > 6 and (state.phase != "turn" or state.turn.seat != seat):
            yield "more than six dice are left after a turn"


def played(seats: int, options: dict[str, bool | int | str], seed: str, every: int) -> None:
    match = engine.new_match("woodcraft", seats=seats, options=options, seed=seed)
    for number, _ in enumerate(play(match, random.Random(seed))):
        if number % every == 0:
            assert not list(faults(match.state)), seed
    assert not list(faults(match.state)), seed
    sheet = match.result()
    assert sheet is not None
    assert sheet.totals == tuple(
        sum(row.points[seat] for row in sheet.categories) for seat in range(len(sheet.totals))
    )
    assert min(sheet.totals) >= 0
    assert sorted(sheet.ranks) == list(range(1, len(sheet.ranks) + 1))  # no tie is left undecided


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end_with_a_consistent_score(seats: int, options: dict[str, bool | int | str]) -> None:
    for number in range(2):
        played(seats, options, f"{seats} {options} {number}", every=1)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_200_random_games_each(seats: int, options: dict[str, bool | int | str]) -> None:
    for number in range(200):
        played(seats, options, f"slow {seats} {options} {number}", every=7)


def taps_of(seed: str) -> list[int]:
    """Let a greedy player play alone; count the answers with a choice, turn by turn."""
    match = engine.new_match("woodcraft", seats=1, seed=seed)
    player, taps = automa.player("greedy", seed), Counter[int]()
    while match.asks:
        if match.view(0).phase == "turn":
            taps[match.stage_number] += match.forced(0) is None
        match.answer(0, player.choose(match, 0))
    return list(taps.values())


def test_a_usual_turn_takes_few_taps() -> None:
    taps = [count for seed in ("one", "two", "three") for count in taps_of(seed)]
    assert len(taps) == 3 * 14
    assert median(taps) <= 7


def test_a_snapshot_is_small() -> None:
    match = engine.new_match("woodcraft", seats=4, seed="size")
    largest = max(len(each.save()) for each in play(match, random.Random(1)))
    assert largest < 16 * 1024
