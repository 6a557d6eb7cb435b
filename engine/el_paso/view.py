"""What one seat (or a spectator) may see of the table.

Static numbers (a post's minimum, a tile's entries, a breed's value) are in `engine.el_paso.components`.
Targets of options and events, for numbering pictures, are:
a place id ("EP", "B", "S2I"), "worker:cowboy", "market:shorthorn", "train:T3", "building:4" (supply stack),
"objective:O05", "objective:stack", "bonus:BT_HIRE", "bonus:stack", "post:12", "disc:D_HAND", "hand:galloway",
"auxiliary:money", "area:wild" (own worker area), "tokens", "certificates", "simmental".
"""

import msgspec

from engine.el_paso.auxiliary import level
from engine.el_paso.buildings import markers_left
from engine.el_paso.components import AUXILIARY, BONUS, CARD_VP, OBJECTIVE, PLACES, Place
from engine.el_paso.scoring import fulfilled_objectives
from engine.el_paso.setup import simmental_cards
from engine.el_paso.shipping import shipping_total
from engine.el_paso.state import (
    NUMBER_OF,
    State,
    Sue,
    all_seats,
    hand_limit,
    is_sue,
    over,
    own_buildings,
    owner_at,
    permanent_certificates,
    step_limit,
    tile_at,
)
from engine.el_paso.sue import next_post

SUE_NAME = "el_paso.sue"
CARD_ORDER = {card: at for at, card in enumerate(CARD_VP)}


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the trail, in clockwise order."""

    id: str
    kind: str
    """"el_paso", "neutral" or "space"."""
    cost: int
    """Dollars for building here (spaces only)."""
    tile: str
    """"B" to "G" for a neutral tile, "3a" for a common building, "" for an empty space (or El Paso)."""
    owner: int | None
    """The seat whose marker lies on the common building."""
    herders: tuple[int, ...]
    """Seats whose herders stand here."""


class PostView(msgspec.Struct, frozen=True):
    """A trading post."""

    minimum: int
    discs: tuple[int, ...]
    """How many discs each seat has here, by seat."""


class TrainView(msgspec.Struct, frozen=True):
    """A train card and the side that lies up."""

    id: str
    side: str


class SupplyView(msgspec.Struct, frozen=True):
    """A stack of common buildings."""

    number: int
    side: str
    left: int


class DisplayView(msgspec.Struct, frozen=True):
    """Face-up tiles from left to right, and how many are left in the stack."""

    tiles: tuple[str, ...]
    stack: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective tile of a seat, and whether it would count if the game ended now.

    That is no secret: every card was seen when it came, wherever it lies now.
    """

    id: str
    fulfilled: bool


class SeatView(msgspec.Struct, frozen=True):
    """One seat's table. For Sue: no money, no cards; `cattle` is her stack and `row` her workers."""

    seat: int
    automa: str
    """"" for a person, else the message key of the name ("el_paso.sue")."""
    place: str
    """Where the herder stands; "" before the first turn."""
    on_end_space: bool
    """Whether the herder stands on the Simmental space (2 VP)."""
    money: int
    tokens: int
    certificates: int
    permanent_certificates: int
    duplicates: int
    """Bonus tiles that count one duplicate."""
    hand_count: int
    hand: tuple[str, ...] | None
    """Breeds, sorted in printed order; None for everybody else's hand, unless it is shown for shipping."""
    shipping_total: int | None
    """What the hand would be worth in El Paso, without temporary certificates; None where `hand` is."""
    deck_count: int
    discard_count: int
    discard: tuple[str, ...] | None
    """The own discard pile, in printed order (one may look through it); None for others."""
    discard_top: str
    """The card on top of the discard pile, "" when it is empty."""
    hand_limit: int
    step_limit: int
    workers: dict[str, int]
    """Worker area: cowboy, builder, engineer, wild. For Sue in the order of her row (no wild)."""
    discs: tuple[str, ...]
    """Ids of the discs that still lie on the board, in printed order."""
    disc_count: int
    """How many discs are left (Sue's have no ids)."""
    auxiliary: dict[str, str]
    """Auxiliary action -> "locked", "base" or "full" (money, certificate, exchange, remove)."""
    objectives: tuple[ObjectiveView, ...]
    bonus_tiles: tuple[str, ...]
    buildings: tuple[str, ...]
    """Places of the own buildings."""
    markers: int
    """Ownership markers left."""
    cattle: dict[str, int]
    """Sue's cattle stack; empty for people."""
    shipments: int
    """How often this seat has been in El Paso."""


class SueView(msgspec.Struct, frozen=True):
    """What is known of the solo opponent's cards."""

    bot_deck: int
    bot_discard: tuple[str, ...]
    bot_card: str
    """The card of her last turn, "" before it."""
    supply_deck: int
    next_post: int
    """Minimum of the post that she ships to next; 0 when she has no disc left."""


class Way(msgspec.Struct, frozen=True):
    """The last herder movement: places walked through, from the first to the last, empty spaces included."""

    seat: int
    places: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The whole table, for one reader."""

    reader: int | None
    seats: int
    """How many people play."""
    turn: int
    """The running turn's number, from 1; 0 while objectives are picked."""
    active: int | None
    """Whose turn it is; None when the game is over."""
    phase: str
    """"set-up", "play", "last turns" or "over"."""
    places: tuple[PlaceView, ...]
    posts: tuple[PostView, ...]
    train: tuple[TrainView, ...]
    workers: dict[str, int]
    """Worker supply."""
    market: dict[str, int]
    """Cattle market: breed -> cards left."""
    buildings: tuple[SupplyView, ...]
    objectives: DisplayView
    bonuses: DisplayView
    simmental: int
    simmental_start: int
    end_space: int | None
    """The seat on the Simmental space."""
    way: Way | None
    players: tuple[SeatView, ...]
    """By seat; Sue comes last."""
    sue: SueView | None


# ------------------------------------------------------------------ making it
def view(state: State, reader: int | None) -> View:
    """Return what a reader may see: the own hand, what is shown for shipping, the others' counts.

    Nothing is hidden once it is over.
    """
    return View(
        reader=reader,
        seats=state.seats,
        turn=state.turn if state.picked == state.seats else 0,
        active=None if over(state) else on_turn(state),
        phase=phase(state),
        places=tuple(place_view(state, place) for place in PLACES.values()),
        posts=tuple(
            PostView(minimum, tuple(seats.count(seat) for seat in all_seats(state)))
            for minimum, seats in state.posts.items()
        ),
        train=tuple(TrainView(card, side) for card, side in state.train.items()),
        workers=dict(state.workers),
        market=dict(state.market),
        buildings=tuple(SupplyView(NUMBER_OF[tile], tile[1], left) for tile, left in state.supply.items()),
        objectives=DisplayView(tuple(state.displays[OBJECTIVE]), len(state.stacks[OBJECTIVE])),
        bonuses=DisplayView(tuple(state.displays[BONUS]), len(state.stacks[BONUS])),
        simmental=state.simmental,
        simmental_start=simmental_cards(state.seats),
        end_space=state.end_space,
        way=Way(state.way_seat, tuple(state.way)) if state.way else None,
        players=tuple(seat_view(state, seat, reader) for seat in all_seats(state)),
        sue=sue_view(state, state.sue) if state.sue else None,
    )


def on_turn(state: State) -> int:
    """Return who is asked: the next to pick an objective, or the active seat."""
    return min(state.picked, state.seats - 1) if state.picked < state.seats else state.active


def phase(state: State) -> str:
    """Return the phase of the game."""
    if over(state):
        return "over"
    if state.picked < state.seats:
        return "set-up"
    return "play" if state.turns_left is None else "last turns"


def place_view(state: State, place: Place) -> PlaceView:
    """Return a place of the trail with what stands there."""
    herders = tuple(seat for seat in all_seats(state) if state.players[seat].place == place.id)
    tile, owner = tile_at(state, place.id), owner_at(state, place.id)
    return PlaceView(place.id, place.kind, place.cost, tile, owner, herders)


def seat_view(state: State, seat: int, reader: int | None) -> SeatView:
    """Return a seat's table."""
    player, herd = state.players[seat], state.players[seat].herd
    sue = state.sue if is_sue(state, seat) else None
    own = (reader == seat or over(state)) and not sue
    shown = own or player.shipping
    return SeatView(
        seat=seat,
        automa=SUE_NAME if sue else "",
        place=player.place,
        on_end_space=state.end_space == seat,
        money=player.money,
        tokens=player.tokens,
        certificates=player.certificates,
        permanent_certificates=0 if sue else permanent_certificates(player),
        duplicates=player.bonus_tiles.count("BT_DUPLICATE"),
        hand_count=len(herd.hand),
        hand=sorted_cards(herd.hand) if shown else None,
        shipping_total=shipping_total(player) if shown else None,
        deck_count=len(herd.stack),
        discard_count=len(herd.discard),
        discard=sorted_cards(herd.discard) if own else None,
        discard_top=herd.discard[-1] if herd.discard else "",
        hand_limit=0 if sue else hand_limit(player),
        step_limit=0 if sue else step_limit(player),
        workers=dict(sue.row) if sue else dict(player.workers),
        discs=tuple(player.discs),
        disc_count=sue.discs if sue else len(player.discs),
        auxiliary={} if sue else {action.id: level(player, action) for action in AUXILIARY.values()},
        objectives=objective_views(state, seat),
        bonus_tiles=tuple(player.bonus_tiles),
        buildings=tuple(own_buildings(state, seat)),
        markers=markers_left(state, seat),
        cattle=dict(sue.cattle) if sue else {},
        shipments=player.shipments,
    )


def objective_views(state: State, seat: int) -> tuple[ObjectiveView, ...]:
    """Return a seat's objectives, with whether they would count now."""
    counted = fulfilled_objectives(state, seat)
    return tuple(ObjectiveView(tile, tile in counted) for tile in state.players[seat].objectives)


def sorted_cards(cards: list[str]) -> tuple[str, ...]:
    """Return cards in printed order: cattle, then workers."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


def sue_view(state: State, sue: Sue) -> SueView:
    """Return what is known of Sue's cards."""
    return SueView(
        bot_deck=len(sue.bot_deck),
        bot_discard=tuple(sue.bot_discard),
        bot_card=sue.bot_card,
        supply_deck=len(sue.supply_deck),
        next_post=next_post(state, sue),
    )
