"""What one seat (or a spectator) may see of the table.

Static numbers (a post's minimum, a tile's entries, a breed's value) are in `engine.el_paso.components`.
Targets of options and events, for numbering pictures, are:
a place id ("EP", "B", "S2I"), "worker:cowboy", "market:shorthorn", "train:T3", "building:4" (supply stack),
"objective:O05", "objective:stack", "bonus:BT_HIRE", "bonus:stack", "post:12", "disc:D_HAND", "hand:galloway",
"auxiliary:money", "area:wild" (own worker area), "tokens", "certificates", "simmental".
"""

import msgspec

from engine.western.views import TrailView

SUE_NAME = "el_paso.sue"


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


class View(TrailView, frozen=True, kw_only=True):
    """The whole table, for one reader."""

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
    players: tuple[SeatView, ...]
    """By seat; Sue comes last."""
    sue: SueView | None
