"""Setting up the table."""

from collections.abc import Mapping

from engine.el_paso.components import (
    BONUS,
    BONUSES,
    BREEDS,
    BUILDINGS,
    COMPONENTS,
    DISCS,
    EL_PASO,
    MARKET,
    OBJECTIVE,
    OBJECTIVES,
    POSTS,
    TRAIN,
)
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.setup.options import B_CARDS, neutral_tiles, side
from engine.el_paso.state import LIMITS, TILE_NAMES, Player, State, Sue
from engine.kernel import Chance, OptionValue
from engine.western.herd import Herd

SETUP = COMPONENTS.setup
SUE = COMPONENTS.sue


def new_state(seats: int, options: Mapping[str, OptionValue], chance: Chance) -> State:
    """Set the table up for 2 to 4 people, or for one against Sue (as for two)."""
    stacks = {
        OBJECTIVE: list(OBJECTIVES),
        BONUS: [tile.id for tile in BONUSES.values() for _ in range(tile.copies)],
    }
    sides = {number: side(f"building_{number}", options, chance) for number in BUILDINGS}
    state = State(
        chance=chance,
        seats=seats,
        players=[],
        neutral=neutral_tiles(options, chance),
        supply={TILE_NAMES[tile]: COMPONENTS.common_buildings.copies for tile in sides.items()},
        train={card: side(f"train_{card[1]}", options, chance) for card in TRAIN},
        stacks=stacks,
        displays={
            kind: [chance.draw(stack) for _ in range(SETUP.face_up_tiles)] for kind, stack in stacks.items()
        },
        workers={pile.id: pile.count for pile in COMPONENTS.workers.piles},
        market={breed: BREEDS[breed].count for breed in MARKET},
        simmental=simmental_cards(seats),
        posts={minimum: [] for minimum in POSTS},
    )
    state.players = [new_player(state, seat) for seat in range(seats)]
    if seats == 1:
        seat_sue(state, options)
    return state


def simmental_cards(seats: int) -> int:
    """Return the cards in the Simmental stack: 5 visits of El Paso a seat, less one."""
    return SETUP.simmental_cards_per_seat * max(2, seats) - 1


def new_player(state: State, seat: int) -> Player:
    """Give a seat its board, its workers, its capital and its opening hand."""
    for worker, count in SETUP.starting_workers.items():
        state.workers[worker] -= count
    cards = sorted(
        breed.id for breed in BREEDS.values() if breed.origin == "starting" for _ in range(breed.count)
    )
    capital = SETUP.capital[seat]
    return Player(
        money=capital.money,
        tokens=capital.tokens,
        herd=Herd([state.chance.draw(cards) for _ in range(LIMITS.hand)], cards, []),
        workers={worker: SETUP.starting_workers[worker] for worker in WORKERS},
        discs=list(DISCS),
    )


def seat_sue(state: State, options: Mapping[str, OptionValue]) -> None:
    """Seat the solo opponent: supply deck and row out of the supplies, one disc on a post, herder in El Paso."""
    for card, count in SUE.supply_deck.items():
        (state.workers if card in WORKERS else state.market)[card] -= count
    for worker, count in SUE.row.items():
        state.workers[worker] -= count
    added = B_CARDS[: int(options["sue_b_cards"])] if options["sue_b_cards"] else ()
    if added and len(added) < len(B_CARDS):
        pool = list(B_CARDS)
        added = tuple(sorted(state.chance.draw(pool) for _ in added))
    state.sue = Sue(
        row={worker: SUE.row[worker] for worker in state.chance.shuffled(list(SUE.row))},
        supply_deck=sorted(card for card, count in SUE.supply_deck.items() for _ in range(count)),
        bot_deck=[card.id for card in SUE.cards if card.id not in B_CARDS or card.id in added],
        discs=len(DISCS) - 1,
    )
    state.posts[SUE.first_post].append(state.seats)
    state.players.append(Player(place=EL_PASO, workers=dict.fromkeys(WORKERS, 0)))
