"""What never changes however one plays: cards, tiles, discs, storehouses; and no purse below nothing."""

from collections import Counter

import pytest

import engine
from engine.automa import player
from engine.new_zealand.components import BOARD, BOX, BREEDS, MEDIUM_HARBOURS, WORKERS
from engine.new_zealand.state import NewZealandState
from tests.rules.new_zealand.driver import random_game

TABLES = [
    *((seats, {"setup": setup}) for seats in (2, 3, 4) for setup in ("first", "shuffled")),
    *((1, {"level": level, "setup": "shuffled"}) for level in ("easy", "medium", "hard")),
]


def cards_in_play(state: NewZealandState) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in state.players:
        found.update(one.flock.cards())
        found.update(one.objectives)
    found.update(state.sheep_market + state.sheep_deck + state.objective_display + state.objective_deck)
    for pile in state.supplies.values():
        found[pile.card] += pile.left
    if state.sarah is not None:
        found.update(state.sarah.cards)
    return +found


def cards_of_the_box(state: NewZealandState) -> Counter[str]:
    box = Counter({card.id: card.n for card in BOX.deck_building_cards})
    box["romney"] = BREEDS["romney"].n
    box.update({breed.id: breed.n for breed in BREEDS.values() if breed.kind == "market"})
    box.update({breed.id: breed.n * state.seats for breed in BREEDS.values() if breed.kind == "starting"})
    box.update(card.id for card in BOX.objectives.cards)
    box.update({kind.card: state.counts.bonus_cards for kind in BOX.bonus_sets if kind.set in state.sets})
    return box


def check(state: NewZealandState) -> None:
    box, found = cards_of_the_box(state), cards_in_play(state)
    starting = {breed.id for breed in BREEDS.values() if breed.kind == "starting"}
    assert all(found[card] <= box[card] for card in starting)  # some are removed from the game
    assert {c: n for c, n in found.items() if c not in starting} == {
        c: n for c, n in box.items() if c not in starting
    }
    workers = Counter(state.bag_a + state.foresight_a + list(state.harbour_workers.values()))
    workers.update({worker: len(column) for worker, column in state.job_market.items()})
    for seat in range(state.all_seats):
        workers.update(tile for row in state.runholder(seat).workers.values() for tile in row)
    assert all(workers[worker] <= BOX.counts.workers_per_type for worker in WORKERS)
    for seat, one in enumerate(state.players):
        check_seat(state, seat)
        assert one.flock.shown == []


def check_seat(state: NewZealandState, seat: int) -> None:
    one = state.players[seat]
    placed = sum(seats.count(seat) for seats in state.posts.values())
    medium = sum(seat in state.harbours.get(harbour, ()) for harbour in MEDIUM_HARBOURS)
    on_track = int(one.turns > 0)
    assert len(one.discs) + placed + medium + on_track == BOX.counts.discs_per_player
    assert sum(one.storehouses.values()) + state.storehouses_of(seat) == BOX.counts.storehouses_per_player
    assert one.money >= 0
    assert 0 <= one.gold <= BOARD.gold_limit
    assert 0 <= one.certificates <= one.certificate_limit
    assert one.tokens >= 0
    assert all(one.count(row) <= BOARD.workers.spaces for row in WORKERS)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_lost_or_made(seats: int, options: dict[str, str]) -> None:
    for number in range(4):
        match = engine.new_match("new_zealand", seats=seats, options=options, seed=f"kept {number}")
        chooser, stage = player("random", f"kept {number}"), -1
        while match.asks:
            if match.stage_number != stage:
                stage = match.stage_number
                check(match.state)
            seat = next(iter(match.asks))
            match.answer(seat, chooser.choose(match, seat))
        check(match.state)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_200_random_games_end_with_consistent_scores(seats: int, options: dict[str, str]) -> None:
    for number in range(200):
        match = random_game(seats, options, f"slow {number}")
        check(match.state)
        sheet = match.result()
        assert sheet is not None
        rows = [row.points for row in sheet.categories]
        assert sheet.totals == tuple(map(sum, zip(*rows, strict=True)))
        assert min(sheet.ranks) == 1
        assert match.state.token_owner >= 0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_snapshot_stays_small(seats: int) -> None:
    match = engine.new_match("new_zealand", seats=seats, options={"setup": "shuffled"}, seed="small")
    chooser = player("random", "small")
    largest = 0
    while match.asks:
        seat = next(iter(match.asks))
        match.answer(seat, chooser.choose(match, seat))
        largest = max(largest, len(match.save()))
    assert 0 < largest < 24 * 1024
