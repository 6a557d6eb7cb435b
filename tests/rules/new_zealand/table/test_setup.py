"""Set-up (rulebook p3 to p5) and the first turn."""

from collections import Counter

import pytest

from engine.new_zealand.components import BOX, BREEDS, DATA, HAZARDS, NEUTRAL_SPACES, PLAYERS
from tests.rules.new_zealand.driver import answers, asked, ids, me, table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board(seats: int) -> None:
    state = table(seats=seats).state
    counts = PLAYERS[max(seats, 2)]
    workers = sum(len(column) for column in state.job_market.values())
    assert all(0 in column for column in state.job_market.values())
    assert workers + len(state.hazards) == 4 + counts.a_tiles
    assert len(state.sheep_market) == {1: 9, 2: 9, 3: 11, 4: 14}[seats]
    assert len(state.sheep_market) + len(state.sheep_deck) == 37
    assert len(state.objective_display) == 4
    assert len(state.objective_deck) == 20
    assert (len(state.foresight_a), len(state.foresight_b)) == (2, 2)
    assert state.step_tiles == {1: 1, 2: 2, 3: 3, 4: 4}[seats]
    assert len(set(state.masters.values())) == 5
    assert state.supplies["steering_wheel"].left == {1: 3, 2: 3, 3: 5, 4: 6}[seats]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_bags(seats: int) -> None:
    state = table(seats=seats).state
    out = Counter(state.bag_a) + Counter(state.foresight_a) + Counter(state.hazards.values())
    out.update({worker: len(column) for worker, column in state.job_market.items()})
    if state.sarah is not None:
        out.update(tile for row in state.sarah.workers.values() for tile in row)
    wanted = Counter({kind.id: kind.n for kind in HAZARDS.values()})
    wanted.update(dict.fromkeys(state.job_market, BOX.counts.workers_per_type))
    assert out == wanted
    placed = [tile for row in state.bonus_market for tile in row if tile]
    assert Counter(state.bag_b + state.foresight_b + placed) == Counter(
        {kind.id: kind.n for kind in BOX.bonus_tiles}
    )


def test_hazards_lie_from_the_lowest_number() -> None:
    for seed in range(5):
        state = table(seats=4, seed=str(seed)).state
        for zone in ("r", "f"):
            taken = sorted(space for space in state.hazards if space[0] == zone)
            assert taken == [f"{zone}{number}" for number in range(1, len(taken) + 1)]


def test_bonus_sets_lie_in_ascending_order() -> None:
    state = table(seats=3).state
    assert state.sets == sorted(state.sets)
    cards = [state.supplies[slot.id].card for slot in BOX.bonus_card_slots]
    by_card = {kind.card: kind.set for kind in BOX.bonus_sets}
    assert [by_card[card] for card in cards] == state.sets


def test_the_seats() -> None:
    state = table(seats=4).state
    assert [player.money for player in state.players] == [7, 8, 9, 10]
    assert [len(player.flock.hand) for player in state.players] == [4, 5, 6, 7]
    for player in state.players:
        assert Counter(player.flock.cards()) == {
            breed.id: breed.n for breed in BREEDS.values() if breed.kind == "starting"
        }
        assert (player.gold, player.tokens, player.certificates) == (1, 1, 0)
        assert (len(player.discs), sum(player.storehouses.values())) == (16, 10)
        assert player.ship == "S"
    assert [player.step_limit for player in state.players] == [4] * 4
    assert table(seats=3).state.players[0].step_limit == 3


def test_neutral_buildings_printed_or_shuffled() -> None:
    assert list(table().state.neutrals.values()) == list("ABCDEFGH")
    shuffled = table(options={"setup": "shuffled"}).state.neutrals
    assert sorted(shuffled.values()) == list("ABCDEFGH")
    assert tuple(shuffled) == NEUTRAL_SPACES
    chosen = {"setup": "chosen", "building_3": "b"}
    assert table(options=chosen).state.sides == ["a", "a", "b", *"aaaaaaa"]


def test_the_first_turn() -> None:
    match = table(seats=2)
    assert "disc:aux_3a" in ids(match)
    assert "disc:step" not in ids(match)  # its border is black
    answers(match, "disc:hand_1")
    assert (me(match).money, me(match).hand_limit) == (7 - 3, 5)
    assert ids(match)[:8] == [f"place:{space}" for space in NEUTRAL_SPACES]
    answers(match, "place:nC", "local:0", "end")
    player = me(match)
    assert (player.gold, player.place, player.pathfinder, len(player.flock.hand)) == (2, "nC", 0, 5)
    assert asked(match, 1).key == "new_zealand.ask.discard"
    answers(match, f"discard:{me(match, 1).flock.hand[0]}", "disc:aux_3a", "place:nC", seat=1)
    assert len(me(match, 1).flock.hand) == 4
    assert me(match, 1).auxiliary == [1, 1, 1, 0, 0]


def test_a_disc_that_cannot_be_paid_is_not_offered_first() -> None:
    match = table(lambda state: setattr(state.players[0], "money", 3))
    assert "disc:hand_1" in ids(match)
    assert "disc:cert_left" not in ids(match)


def test_what_is_reconstructed_is_marked() -> None:
    assert DATA.tree["trail"]["src"].startswith("reconstructed")
    assert DATA.tree["sheep_market"]["src"] == "rulebook"
