"""Whole games of random answers: they end, add up, lose nothing, hide what is hidden, and can be taken back."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import engine
from engine.el_paso.components import BONUSES, BREEDS, DISCS, OBJECTIVES
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.state import State
from engine.kernel import Match

SETS: list[dict[str, Any]] = [
    {"setup": "first"},
    {"setup": "shuffled"},
    {"setup": "chosen"}
    | {f"building_{n}": "b" for n in range(1, 7)}
    | {f"train_{n}": "b" for n in range(1, 5)},
]
TABLES = [(seats, at) for seats in (1, 2, 3, 4) for at in range(len(SETS))]


def options_of(seats: int, at: int, game: int) -> dict[str, Any]:
    return SETS[at] | ({"sue_b_cards": game % 4} if seats == 1 else {})


def play(match: Match, rng: random.Random) -> Iterator[Match]:
    """Answer at random until the game is over; give the match before every answer."""
    while not match.over:
        yield match
        ((seat, ask),) = match.asks.items()
        match.answer(seat, rng.choice(ask.options).id)


def played(seats: int, at: int, game: int) -> Match:
    match = engine.new_match(
        "el_paso", seats=seats, options=options_of(seats, at, game), seed=f"random {game}"
    )
    for _ in play(match, random.Random(game)):
        pass
    return match


def total(state: State) -> dict[str, int]:
    """Count every component wherever it is (removed cattle are the only thing that leaves)."""
    counts: Counter[str] = Counter()
    for player in state.players:
        counts.update(player.herd.cards())
        counts.update(player.workers)
        counts.update(player.objectives + player.bonus_tiles)
        counts["discs"] += len(player.discs)
    if state.sue:
        counts.update(state.sue.row)
        counts.update(state.sue.cattle)
        counts.update(state.sue.supply_deck)
        counts["discs"] += state.sue.discs
        counts["bot cards"] = len(state.sue.bot_deck) + len(state.sue.bot_discard)
    counts.update(state.workers)
    counts.update(state.market)
    counts["simmental"] += state.simmental
    for kind in ("objective", "bonus"):
        counts.update(state.displays[kind] + state.stacks[kind])
    counts["discs"] += sum(len(seats) for seats in state.posts.values())
    counts["buildings"] = len(state.buildings) + sum(state.supply.values())
    return dict(counts)


def check(state: State) -> None:
    """Check what holds at any moment."""
    counts = total(state)
    assert all(counts[tile] == 1 for tile in OBJECTIVES)
    assert all(counts[tile.id] == tile.copies for tile in BONUSES.values())
    assert sum(counts[worker] for worker in WORKERS) == 48
    assert state.sue or all(counts[worker] == 12 for worker in WORKERS)  # Sue's wild ones become others
    assert all(counts[breed.id] <= 8 for breed in BREEDS.values() if breed.origin == "market")
    assert counts["discs"] == len(DISCS) * len(state.players)
    assert counts["buildings"] == 12
    assert counts["simmental"] <= 5 * max(2, state.seats) - 1
    for seat, player in enumerate(state.players):
        assert player.money >= 0 and player.tokens >= 0 and 0 <= player.certificates <= 4
        assert sum(building.owner == seat for building in state.buildings.values()) <= 2
    for minimum, seats in state.posts.items():
        assert minimum in (0, 12, 16) or len(seats) == len(set(seats))


def check_score(match: Match) -> None:
    sheet = match.score()
    assert all(points >= 0 for row in sheet.categories for points in row.points)
    assert list(sheet.totals) == [
        sum(column) for column in zip(*(row.points for row in sheet.categories), strict=True)
    ]
    assert sheet.ranks.count(1) >= 1
    assert match.result() == sheet


@pytest.mark.parametrize(("seats", "at"), TABLES)
def test_random_games_end_with_consistent_scores(seats: int, at: int) -> None:
    for game in range(30):
        match = played(seats, at, game)
        check(match.state)
        check_score(match)
        assert match.view(None).end_space is not None


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "at"), TABLES)
def test_two_hundred_random_games(seats: int, at: int) -> None:
    for game in range(200):
        match = played(seats, at, game)
        check(match.state)
        check_score(match)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_at_any_moment(seats: int) -> None:
    match = engine.new_match("el_paso", seats=seats, options=SETS[1], seed=f"kept {seats}")
    for _ in play(match, random.Random(seats)):
        check(match.state)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_answer_can_be_taken_back_without_a_trace(seats: int) -> None:
    match = engine.new_match("el_paso", seats=seats, options=SETS[2], seed=f"undo {seats}")
    rng, undone = random.Random(seats), 0
    for _ in play(match, rng):
        ((seat, ask),) = match.asks.items()
        before, snapshot = match.save(), msgspec.msgpack.encode(match.state)
        trial = engine.load_match(before)
        trial.answer(seat, rng.choice(ask.options).id)
        if trial.stage_number == match.stage_number and trial.can_undo(seat):
            trial.undo(seat)
            trial.version = match.version
            assert trial.save() == before
            assert msgspec.msgpack.encode(trial.state) == snapshot
            undone += 1
    assert undone > 30


@pytest.mark.parametrize("seats", [1, 3])
def test_a_saved_game_asks_the_same(seats: int) -> None:
    match = engine.new_match("el_paso", seats=seats, options=SETS[1], seed=f"saved {seats}")
    for _ in play(match, random.Random(seats)):
        loaded = engine.load_match(match.save())
        assert [
            (seat, ask.key, [option.id for option in ask.options]) for seat, ask in loaded.asks.items()
        ] == [(seat, ask.key, [option.id for option in ask.options]) for seat, ask in match.asks.items()]
        assert loaded.view(0) == match.view(0)


def test_a_snapshot_is_small() -> None:
    match = played(4, 1, 3)
    assert len(match.save()) < 16 * 1024


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_hidden_changes_nothing_that_a_seat_sees(seats: int) -> None:
    match = engine.new_match("el_paso", seats=seats, options=SETS[0], seed=f"hidden {seats}")
    for step, _ in enumerate(play(match, random.Random(seats))):
        if step % 5:
            continue
        for reader in range(seats):
            dealt = match.redealt(reader, f"another world {step}")
            assert dealt.view(reader) == match.view(reader)
            assert dealt.view(None) == match.view(None)
            if reader in match.asks:
                assert [option.id for option in dealt.asks[reader].options] == [
                    option.id for option in match.asks[reader].options
                ]


def test_another_world_deals_other_hands() -> None:
    match = engine.new_match("el_paso", seats=2, options={}, seed="hands")
    hands = {tuple(match.redealt(0, f"world {n}").state.players[1].herd.hand) for n in range(20)}
    assert len(hands) > 1


def test_what_is_drawn_is_told_to_its_owner_only_but_while_the_hand_lies_open() -> None:
    seen = Counter[bool]()
    for game in range(3):
        match = engine.new_match("el_paso", seats=2, options={}, seed=f"private {game}")
        for _ in play(match, random.Random(game)):
            for event in match.news:
                if event.kind == "drew_cards":
                    seen[event.only is None] += 1
                    assert event.only in (None, (event.seat,))
    assert seen[True] and seen[False] > 10 * seen[True]


def test_another_world_has_other_b_cards_of_sue_until_all_her_cards_have_come_up() -> None:
    match = engine.new_match("el_paso", seats=1, options={"sue_b_cards": 2}, seed="b cards")
    known = 0
    for _ in play(match, random.Random(3)):
        sue = match.view(0).sue
        worlds = [match.redealt(0, f"world {n}") for n in range(12)]
        decks = {tuple(world.state.sue.bot_deck) for world in worlds}
        assert all(world.view(0).sue == sue for world in worlds)
        assert not {card for deck in decks for card in deck} & set(sue.bot_discard)
        if match.view(0).turn <= 2:
            assert len(decks) == 3  # two of the three
        elif match.view(0).turn > 20:
            assert len(decks) == 1
            known += 1
            if known > 3:
                break
    assert known
