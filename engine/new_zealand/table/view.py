"""What one seat (or a spectator) may see of the table.

Static numbers (prices, a building's actions, a card's values) are in `engine.new_zealand.components`.
Targets of options and events, for numbering pictures, are:

    trail       "nA", "b07", "r2", "f1", "wellington" (node ids)
    sea         "SW3" (space), "H_S1" (harbour)
    posts       "L9", "W5", "F12" (post ids)
    markets     "job:sailor:2" (row from 0, the top), "bonus:3:4" (row, column, from 1), "foresight_a:0",
                "foresight_b:1", "market:lincoln", "offer:s2_vp2", "objective:O07", "objective:deck",
                "slot:bell", "token"
    own table   "hand:merino", "disc:aux_3a", "pair:sp1", "auxiliary:3", "row:sailor", "building:4", "tokens",
                "certificates", "gold", "step_tile", "fee_tile", "objectives" (objective area), "discard"
    track       "pathfinder:5"
"""

import msgspec

from engine.western.views import TrailView


class NodeView(msgspec.Struct, frozen=True):
    """A space of the trail, in the trail's order."""

    id: str
    kind: str
    """"start", "neutral", "build", "rockfall", "flood" or "wellington"."""
    tile: str
    """"A" to "H" for a neutral building, "3a" for a private one, a hazard kind's id, "" when empty."""
    owner: int | None
    """The private building's seat."""
    runholders: tuple[int, ...]
    """Seats whose runholders stand here."""


class HarbourView(msgspec.Struct, frozen=True):
    """A harbour of the sea routes board."""

    id: str
    seats: tuple[int, ...]
    """Seats with a storehouse (small, large) or a disc (medium) here."""
    master: str
    """The harbour master tile still here, "" if none."""
    worker: str
    """The worker tile that was given for the harbour master, "" if none."""


class PostView(msgspec.Struct, frozen=True):
    """A trading post: sheep or wool, on either board."""

    id: str
    discs: tuple[int, ...]
    """Seats of the discs, from the lowest; a seat may stand here more than once."""


class SlotView(msgspec.Struct, frozen=True):
    """A supply of cards: "romney", "sheepdog", "ferry", "kotare" or a bonus card slot."""

    id: str
    card: str
    left: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """A played objective card and whether it would count if the game ended now.

    None before the end for everybody but the owner, because cards in the deck decide it.
    """

    id: str
    fulfilled: bool | None


class SeatView(msgspec.Struct, frozen=True):
    """One seat's table. For Sarah: no money, hand, discs by id or storehouses; `cards_kept` are her cards."""

    seat: int
    automa: str
    """"" for a person, else the message key of the name ("new_zealand.sarah")."""
    place: str
    """Node of the runholder, "" before the first turn."""
    ship: str
    pathfinder: int
    workers: dict[str, tuple[str, ...]]
    """Worker tiles by row without the printed one: the row's type or "joker"."""
    buildings: tuple[int, ...]
    """Numbers of the private buildings still in front of the seat."""
    hazards: tuple[str, ...]
    visits: int
    """Times in Wellington."""
    money: int
    gold: int
    certificates: int
    certificate_limit: int
    permanent_certificates: int
    permanent_wool: int
    tokens: int
    discs: tuple[str, ...]
    """Ids of the discs still on the player board."""
    disc_count: int
    storehouses: dict[str, int]
    """Storehouses still on the player board, by pair."""
    auxiliary: tuple[int, ...]
    """Level (open spaces, 0 to 2) of each auxiliary row."""
    step_limit: int
    """All steps of phase A, the step tile included."""
    step_tile: int
    """Extra steps of the step tile: 0 (none yet), 1 or 2."""
    no_fees: bool
    """The fee tile shows X."""
    hand_limit: int
    hand_count: int
    hand: tuple[str, ...] | None
    """Cards in hand, in printed order; None for everybody else's."""
    revealed: tuple[str, ...]
    """Sheep shown in the present income or shearing."""
    deck_count: int
    deck_top: tuple[str, ...]
    """Cards known to lie on top of the deck, the topmost last."""
    discard: tuple[str, ...]
    """The discard pile (all of it was discarded face up), the top last."""
    breeding_total: int | None
    """Breeding value of the different sheep in hand + permanent certificates; None for others."""
    wool_total: int | None
    """Wool of the best sheep in hand for all shearers, with the permanent wool; None for others."""
    bonus_tiles: tuple[str, ...]
    masters: tuple[str, ...]
    objectives: tuple[ObjectiveView, ...]
    """Objective cards in the objective area."""
    cards_kept: tuple[str, ...]
    """Sarah's cards."""
    market_token: bool


class SarahView(msgspec.Struct, frozen=True):
    """What is known of the solo opponent's cards and plans."""

    level: str
    specialised: str
    card: int
    """The card of her last turn, 0 before it."""
    deck: int
    discard: tuple[int, ...]
    next_post: str


class View(TrailView, frozen=True, kw_only=True):
    """The whole table, for one reader."""

    side: str
    """"I" or "II": the side of the two-sided neutral buildings."""
    sides: tuple[str, ...]
    """Side in use ("a" or "b") of the private buildings 1 to 10."""
    sets: tuple[int, ...]
    """Bonus sets in play, for the slots steering wheel, barrel, bell, compass."""
    nodes: tuple[NodeView, ...]
    harbours: tuple[HarbourView, ...]
    posts: tuple[PostView, ...]
    ships: dict[str, tuple[int, ...]]
    """Seats by sea space, where any ship is."""
    pathfinder: tuple[int, ...]
    """Space of each seat on the pathfinder track."""
    step_tiles: int
    step_tile_space: int
    """The space with the step tiles, for this number of players."""
    job_market: dict[str, tuple[int, ...]]
    """By worker type: the rows (0 the top, dearest) with a worker."""
    bonus_market: tuple[tuple[str, ...], ...]
    """Bonus tiles by row and column, "" for none."""
    bonus_columns: tuple[int, ...]
    """Columns in use, from 1."""
    token_row: int
    """Row of the market token, from 1; 0 when a player has it."""
    token_owner: int | None
    visits_left: int
    """Bonus tiles still to be placed until the token leaves the board."""
    foresight_a: tuple[str, ...]
    """Worker types or hazard kinds."""
    foresight_b: tuple[str, ...]
    sheep_market: dict[str, int]
    """Breed -> cards, in display order."""
    sheep_market_size: int
    sheep_deck: int
    objectives: tuple[str, ...]
    """The display, from the farthest to the nearest to the stack."""
    objective_deck: int
    supplies: tuple[SlotView, ...]
    bag_a: int
    bag_b: int
    players: tuple[SeatView, ...]
    """By seat; Sarah comes last."""
    sarah: SarahView | None
