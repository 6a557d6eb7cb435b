"""Set-up of the table and the seats (rulebook p3, p4, p5)."""

from collections.abc import Mapping

from engine.kernel import Chance, OptionValue
from engine.new_zealand.actions.markets.hiring import place_in_job_market
from engine.new_zealand.actions.markets.sheep_market import refill_market
from engine.new_zealand.components import (
    BOARD,
    BONUS_SETS,
    BOX,
    BREEDS,
    HAZARDS,
    MARKET_BREEDS,
    MASTERS,
    MEDIUM_HARBOURS,
    PAIRS,
    SLOTS,
    START,
    WORKERS,
    rank,
)
from engine.new_zealand.state import Flock, NewZealandState, Player, Sarah, Supply, Turn
from engine.new_zealand.table.options import first_delivery, neutral_buildings, sides
from engine.new_zealand.trail.hazards import place_hazard
from engine.new_zealand.wellington.bonus_market import fill_bonus_market
from engine.new_zealand.wellington.steps import refill_foresight

A_TILES = (*WORKERS, *HAZARDS)


def new_state(seats: int, options: Mapping[str, OptionValue], chance: Chance) -> NewZealandState:
    """Set up the table for so many people; alone, one plays against Sarah."""
    state = NewZealandState(
        chance=chance,
        seats=seats,
        players=[],
        sarah=None,
        turn=Turn(),
        sides=sides(options, chance),
        sets=[],
        neutrals=neutral_buildings(options, chance),
        flipped=False,
        sites={},
        hazards={},
        job_market={worker: [] for worker in WORKERS},
        bonus_market=[[""] * BOX.bonus_market.columns for _ in BOX.bonus_market.row_prices],
        token_row=BOX.bonus_market.token_row,
        token_owner=-1,
        foresight_a=[],
        foresight_b=[],
        bag_a=_bag_a(),
        bag_b=[kind.id for kind in BOX.bonus_tiles for _ in range(kind.n)],
        sheep_market=[],
        sheep_deck=[breed for breed in MARKET_BREEDS for _ in range(BREEDS[breed].n)],
        objective_display=[],
        objective_deck=[card.id for card in BOX.objectives.cards],
        supplies={},
        masters={},
        harbour_workers={},
        harbours={},
        posts={},
        step_tiles=seats if seats > 1 else BOX.sarah.step_tiles,
    )
    _board(state)
    _supplies(state)
    _players(state)
    if seats == 1:
        _add_sarah(state, options)
    _open_markets(state)
    state.turn = Turn(seat=0, number=1)
    return state


def _bag_a() -> list[str]:
    workers = [worker for worker in WORKERS for _ in range(BOX.counts.workers_per_type)]
    return [*workers, *(kind.id for kind in BOX.hazard_tiles for _ in range(kind.n))]


def _board(state: NewZealandState) -> None:
    """Step 2: harbour masters."""
    tiles = list(MASTERS)
    for harbour in MEDIUM_HARBOURS:
        state.masters[harbour] = state.chance.draw(tiles)


def _supplies(state: NewZealandState) -> None:
    """Steps 11 and 12: deck-building cards and four sets of bonus cards, in ascending order."""
    state.supplies["romney"] = Supply("romney", BREEDS["romney"].n)
    for card in BOX.deck_building_cards:
        state.supplies[card.id] = Supply(card.id, card.n)
    sets = list(BONUS_SETS)
    state.sets = sorted(state.chance.draw(sets) for _ in range(BOX.setup.bonus_sets))
    for slot, number in zip(SLOTS, state.sets, strict=True):
        state.supplies[slot] = Supply(BONUS_SETS[number].card, state.counts.bonus_cards)


def _open_markets(state: NewZealandState) -> None:
    """Steps 6 to 10: job market, hazards, bonus market, foresight, sheep market, objectives."""
    for worker in WORKERS:
        state.bag_a.remove(worker)
        place_in_job_market(state, worker)
    for _ in range(state.counts.a_tiles):
        _place_a_tile(state)
    fill_bonus_market(state)
    refill_foresight(state)
    refill_market(state)
    for _ in range(BOX.setup.objective_display):
        state.objective_display.append(state.chance.draw(state.objective_deck))


def _place_a_tile(state: NewZealandState) -> None:
    """Draw an A tile onto the board; one without a space goes back and another is drawn."""
    while True:
        tile = state.chance.draw(state.bag_a)
        if place_hazard(state, tile) if tile in HAZARDS else place_in_job_market(state, tile):
            return
        state.bag_a.append(tile)
        state.bag_a.sort(key=A_TILES.index)


def _players(state: NewZealandState) -> None:
    """Steps 15 to 19: the seats, in the order of play; seat 0 is the start player."""
    for start in BOX.setup.seats[: state.seats]:
        herd = [breed.id for breed in BOX.sheep if breed.kind == "starting" for _ in range(breed.n)]
        flock = Flock(stack=sorted(herd, key=rank))
        for _ in range(start.cards):
            flock.draw(state.chance)
        state.players.append(
            Player(
                flock=flock,
                ship=BOX.sea.start,
                buildings=list(range(1, BOX.counts.private_buildings + 1)),
                money=start.money,
                gold=BOX.setup.gold,
                tokens=start.exchange_tokens,
                discs=[disc.id for disc in BOARD.discs],
                storehouses=dict.fromkeys(PAIRS, BOX.counts.storehouses_per_player // len(PAIRS)),
                auxiliary=[row.open for row in BOARD.auxiliary],
                step_limit=state.counts.step_limit,
                hand_limit=BOARD.hand_limit,
                certificate_limit=BOARD.certificates.limit,
                bonus_tiles=[],
                masters=[],
                passed_masters=[],
                objectives=[],
            )
        )


def _add_sarah(state: NewZealandState, options: Mapping[str, OptionValue]) -> None:
    """Solo booklet: Sarah's pieces, her cards by level, and a first worker."""
    level = BOX.sarah.levels[str(options["level"])]
    sarah = Sarah(
        place=START,
        ship=BOX.sea.start,
        buildings=list(range(1, BOX.counts.private_buildings + 1)),
        level=str(options["level"]),
        deck=[card.n for card in BOX.sarah.cards if card.n not in level.removed],
        discard=[],
        discs=BOX.sarah.discs,
        cards=[],
        next_post=first_delivery(options),
    )
    state.sarah = sarah
    workers = [tile for tile in state.bag_a if tile in WORKERS]
    sarah.specialised = state.chance.pick(workers)
    state.bag_a.remove(sarah.specialised)
    sarah.workers[sarah.specialised].append(sarah.specialised)
