"""Sue, the solo opponent: she draws a card, moves, acts and ships, and decides nothing."""

from engine.el_paso.buildings import MARKERS, empty_spaces, put_building
from engine.el_paso.components import (
    BONUS,
    BONUSES,
    BOT_CARDS,
    CLOCKWISE,
    COMPONENTS,
    EL_PASO,
    OBJECTIVE,
    OBJECTIVES,
    PLACES,
    POSTS,
    TRAIN,
    WILD,
    WORKERS,
)
from engine.el_paso.entry_types import AnyEntry, Either, GainCattle, GainTile, Hire
from engine.el_paso.movement import tell_moved
from engine.el_paso.shipping import take_simmental
from engine.el_paso.state import NUMBER_OF, State, Sue, locations, own_buildings
from engine.el_paso.tiles import gain_tile, take_from_display
from engine.western.trail import Walk

SUE = COMPONENTS.sue
WORKER_OF = {"market": "cowboy", "build": "builder", "train": "engineer"}
"""Action -> the type of worker that drives it."""
TILE_VP = {OBJECTIVE: {tile.id: tile.vp for tile in OBJECTIVES.values()}} | {
    BONUS: {tile.id: tile.vp for tile in BONUSES.values()}
}


def sue_turn(state: State, sue: Sue) -> None:
    """Draw a card, move, perform the card's actions wherever she stands, and ship if that is El Paso."""
    seat = state.seats
    if not sue.bot_deck:
        sue.bot_deck, sue.bot_discard = sorted(sue.bot_discard), []
    sue.bot_card = state.chance.draw(sue.bot_deck)
    state.tell("sue_card", seat, card=f"el_paso.bot_card.{sue.bot_card}")
    card = BOT_CARDS[sue.bot_card]
    move(state, sue, card.steps + sue.row["cowboy"])
    for action in card.actions:
        ACTIONS[action](state, sue)
    if state.players[seat].place == EL_PASO:
        ship(state, sue)
    sue.bot_discard.append(sue.bot_card)


# ------------------------------------------------------------------ moving
def move(state: State, sue: Sue, steps: int) -> None:
    """Walk that many steps, at each fork along the shorter branch (inner if equal); El Paso stops her."""
    seat, known = state.seats, locations(state)
    place, walked, way = state.players[seat].place, 0, [state.players[seat].place]
    while walked < steps:
        place = min(PLACES[place].next, key=lambda branch: branch in known)  # the inner one is listed first
        way.append(place)
        walked += place in known
        if place == EL_PASO:
            break
    state.players[seat].place = place
    state.way, state.way_seat = way, seat
    tell_moved(state, seat, Walk(walked, tuple(way)), 0)


# ------------------------------------------------------------------ actions
def market(state: State, sue: Sue) -> None:
    """Take the card that her cowboys reach."""
    best = min(sue.row["cowboy"], len(SUE.market))
    take_cattle(state, sue, SUE.market[best - 1])


def take_cattle(state: State, sue: Sue, wanted: str) -> None:
    """Put a breed onto her cattle stack; where it is sold out, the next lower one that is left."""
    for breed in reversed(SUE.market[: SUE.market.index(wanted) + 1]):
        if state.market[breed]:
            state.market[breed] -= 1
            add_cattle(state, sue, breed, (f"market:{breed}",))
            return


def add_cattle(state: State, sue: Sue, breed: str, targets: tuple[str, ...] = ()) -> None:
    """Put a card onto her cattle stack."""
    sue.cattle[breed] = sue.cattle.get(breed, 0) + 1
    state.tell("sue_cattle", state.seats, targets=targets, card=f"el_paso.breed.{breed}")


def draw(state: State, sue: Sue) -> None:
    """Draw a card of her supply deck: cattle to her stack, a worker into her row."""
    if not sue.supply_deck:
        return
    card = state.chance.draw(sue.supply_deck)
    if card in WORKERS:
        worker = wild_type(sue) if card == WILD else card
        sue.row[worker] += 1
        kind = "sue_wild" if card == WILD else "sue_worker"
        state.tell(kind, state.seats, worker=f"el_paso.worker.{worker}")
    else:
        add_cattle(state, sue, card)


def wild_type(sue: Sue) -> str:
    """Return the type that a wild worker joins: the largest below four, leftmost if equal.

    With four or more of every type it joins the leftmost.
    """
    open_types = [worker for worker, count in sue.row.items() if count < SUE.full_type]
    return max(open_types, key=lambda worker: sue.row[worker]) if open_types else next(iter(sue.row))


def train(state: State, sue: Sue) -> None:
    """Use the train card that her engineers reach: only tiles, hires and cattle count."""
    reached = [card for card in TRAIN.values() if card.engineers <= sue.row["engineer"]]
    card = reached[-1]
    state.tell("sue_train", state.seats, targets=(f"train:{card.id}",), train=f"el_paso.train.{card.id}")
    for entry in card.side(state.train[card.id]).actions:
        perform(state, sue, entry)


def perform(state: State, sue: Sue, entry: AnyEntry) -> None:
    """Perform one entry of a train card; at a slash she takes the tile."""
    if isinstance(entry, Either):
        entry = next(option for option in entry.options if isinstance(option, GainTile))
    if isinstance(entry, GainTile):
        take_best_tile(state, entry.kinds)
    elif isinstance(entry, Hire):
        draw(state, sue)
    elif isinstance(entry, GainCattle):
        take_cattle(state, sue, entry.breed)


def take_best_tile(state: State, kinds: tuple[str, ...]) -> None:
    """Take the face-up tile with most VP, the leftmost of equals, objectives before bonus tiles."""
    face_up = [(kind, tile) for kind in kinds for tile in state.displays[kind]]
    if face_up:
        kind, tile = max(face_up, key=lambda one: TILE_VP[one[0]][one[1]])
        take_from_display(state, kind, tile)
        gain_tile(state, state.seats, kind, tile)


def most(state: State, sue: Sue) -> None:
    """Perform market, build or train, whichever has most workers; the leftmost in her row if equal."""
    best = max(sue.row, key=lambda worker: sue.row[worker])
    ACTIONS[next(action for action, worker in WORKER_OF.items() if worker == best)](state, sue)


ACTIONS = {"market": market, "train": train, "draw": draw, "most": most}


# ------------------------------------------------------------------ building
def clockwise_from(place: str) -> list[str]:
    """Return all places in the order in which a herder there would come by, its own place last."""
    at = CLOCKWISE.index(place) + 1
    return [*CLOCKWISE[at:], *CLOCKWISE[:at]]


def build(state: State, sue: Sue) -> None:
    """Place a building while she has fewer than two, else upgrade one; if she can't, take a Hereford."""
    own = own_buildings(state, state.seats)
    possible = new_building(state, sue) if len(own) < MARKERS else upgrade(state, sue, own)
    if possible:
        put_building(state, state.seats, *possible)
    else:
        take_cattle(state, sue, SUE.consolation)


def new_building(state: State, sue: Sue) -> tuple[str, str] | None:
    """Return the largest building that her builders allow, on the dearest empty space, nearest if equal."""
    tiles = [tile for tile, left in state.supply.items() if left and NUMBER_OF[tile] <= sue.row["builder"]]
    order = clockwise_from(state.players[state.seats].place)
    spaces = sorted(empty_spaces(state), key=lambda space: (-PLACES[space].cost, order.index(space)))
    if not tiles or not spaces:
        return None
    return spaces[0], max(tiles, key=lambda tile: NUMBER_OF[tile])


def upgrade(state: State, sue: Sue, own: list[str]) -> tuple[str, str] | None:
    """Return the upgrade that uses most of her builders; of equals, the building that is nearest."""
    order = clockwise_from(state.players[state.seats].place)
    best, most_builders = None, 0
    for place in sorted(own, key=order.index):
        for tile, left in state.supply.items():
            builders = NUMBER_OF[tile] - NUMBER_OF[state.buildings[place].tile]
            if left and most_builders < builders <= sue.row["builder"]:
                best, most_builders = (place, tile), builders
    return best


ACTIONS["build"] = build


# ------------------------------------------------------------------ shipping
def next_post(state: State, sue: Sue) -> int:
    """Return the post that she ships to next, 0 when she has no disc left."""
    free = [minimum for minimum in SUE.post_order if state.seats not in state.posts[minimum]]
    return free[0] if free and sue.discs else 0


def ship(state: State, sue: Sue) -> None:
    """Take a Simmental card and put a disc on the next higher post; only tiles and workers count as rewards."""
    seat = state.seats
    state.players[seat].shipments += 1
    take_simmental(state, seat)
    minimum = next_post(state, sue)
    if not minimum:
        return
    sue.discs -= 1
    state.posts[minimum].append(seat)
    state.tell("sue_delivered", seat, targets=(f"post:{minimum}",), post=minimum)
    reward = POSTS[minimum].reward
    if isinstance(reward, GainTile | Hire):
        perform(state, sue, reward)
