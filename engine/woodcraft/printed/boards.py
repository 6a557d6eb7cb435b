"""The shape of everything in `components.yaml` but the cards: calendar, wheel, markets, workshop, tracks, solo."""

from engine.kernel.components import Printed
from engine.woodcraft.printed.cards import Contracts, Helpers, Orders
from engine.woodcraft.printed.goods import Gain


class ShortGame(Printed, frozen=True):
    """The variant of 13 rounds, and the numbers of seats for which "auto" takes it."""

    count: int
    income_after: tuple[int, ...]
    seats_when_auto: tuple[int, ...]


class Rounds(Printed, frozen=True):
    """The calendar; income phases count from 1."""

    count: int
    income_after: tuple[int, ...]
    refresh_display_in_income: tuple[int, ...]
    late_decks_in_income: int
    short: ShortGame


class Setup(Printed, frozen=True):
    """What is dealt and given at the start; mappings are by the number of people."""

    yard_dice_per_colour: int
    first_game_quadrant: int
    displayed: int
    contracts: dict[int, int]
    lanterns: dict[int, int]
    blueberries: int
    dice: tuple[str, ...]
    helpers_dealt: int
    early_orders_dealt: int
    early_orders_kept: int
    hazelnut_orders_dealt: int


class OuterBonuses(Printed, frozen=True):
    """The bonus at the rim of each space, quadrant by quadrant."""

    quadrants: tuple[dict[int, Gain], ...]


class SawBonuses(Printed, frozen=True):
    """The bonus in the saw, by how many quadrants one lies behind the leading quadrant."""

    behind: tuple[Gain, ...]


class Instead(Printed, frozen=True):
    """What may be done instead of the moved tile's action."""

    gain: Gain
    lanterns_for_another: int


class BonusAction(Printed, frozen=True):
    """The price of the bonus action."""

    lanterns: int


class WheelData(Printed, frozen=True):
    """The action wheel."""

    quadrants: int
    spaces: int
    tiles: tuple[str, ...]
    outer_bonuses: OuterBonuses
    saw_bonuses: SawBonuses
    instead: Instead
    bonus_action: BonusAction


class DiceTrade(Printed, frozen=True):
    """Prices of dice: value + surcharge to buy, value x factor + surcharge to sell."""

    surcharge: dict[str, int]
    sale_surcharge: dict[str, int]
    sale_factor: int
    max_bought: int
    bank_value: int


class MaterialPrice(Printed, frozen=True):
    """One line of the materials' price list."""

    material: str
    amount: int
    price: int


class Materials(Printed, frozen=True):
    """The materials' price list."""

    max_purchases: int
    prices: tuple[MaterialPrice, ...]


class ChooseOrders(Printed, frozen=True):
    """The price of a second order."""

    second_price: int


class Planting(Printed, frozen=True):
    """Producing, planting and growing."""

    helpers_producing: int
    plantable: tuple[int, ...]
    trees: int
    trees_with_brown_pot: int
    growth: int
    full_grown: int


class Pot(Printed, frozen=True):
    """A pot to add; `sapling` is the die that comes in it."""

    cost: int
    gain: Gain
    sapling: str


class WorkshopTile(Printed, frozen=True):
    """A sawing, splicing or gluing tile to add, in its slot."""

    cost: int
    gain: Gain
    increase: tuple[int, ...] = ()
    six_discount: int = 0


class Room(Printed, frozen=True):
    """A helper's room: the track that it advances, and how many helpers its gear lets produce."""

    track: Gain
    gear: int


class Rooms(Printed, frozen=True):
    """The grid of rooms, `r<row>c<column>`."""

    start: str
    grid: dict[str, Room]

    def neighbours(self, room: str) -> tuple[str, ...]:
        """Give the rooms orthogonally beside `room`."""
        row, column = int(room[1]), int(room[3])
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return tuple(name for r, c in beside if (name := f"r{r}c{c}") in self.grid)


class OrderRow(Printed, frozen=True):
    """A row of orders and what completing one there brings."""

    row: int
    name: str
    gain: Gain


class OrderRows(Printed, frozen=True):
    """The six rows, top to bottom."""

    rows: tuple[OrderRow, ...]
    bottom_row_in_points: Gain
    fallen: Gain


class MarketStep(Printed, frozen=True):
    """A step of the market track."""

    pay: int
    points: int


class Market(Printed, frozen=True):
    """The market track; its last step may be taken again."""

    steps: tuple[MarketStep, ...]


class Workshop(Printed, frozen=True):
    """The player board."""

    lumber_spaces: int
    pots: dict[str, Pot]
    sawing_tiles: tuple[WorkshopTile, ...]
    splicing_tiles: tuple[WorkshopTile, ...]
    gluing_tile: WorkshopTile
    glue_points_for_two_colours: int
    rooms: Rooms
    order_rows: OrderRows
    market: Market


class Edge(Printed, frozen=True):
    """What two neighbouring spaces of the attic give for two different tools."""

    between: tuple[str, str]
    gain: Gain


class Attic(Printed, frozen=True):
    """The attic's spaces, what each rests on, and its edges."""

    tools: tuple[str, ...]
    open_at_start: tuple[str, ...]
    support: dict[str, tuple[str, ...]]
    edges: tuple[Edge, ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        """Every space, bottom row first."""
        return (*self.open_at_start, *self.support)


class Line(Printed, frozen=True):
    """A reward line of the income tracks, gained on reaching `reach`."""

    reach: int
    gain: Gain


class IncomeTracks(Printed, frozen=True):
    """The two income tracks."""

    spaces: int
    start: dict[str, int]
    lines: tuple[Line, ...]


class ReputationTrack(Printed, frozen=True):
    """The reputation track: points per completed order on each space, and the pale spaces."""

    start: int
    per_order: tuple[int, ...]
    pale: tuple[int, ...]
    points_beyond: int

    @property
    def last(self) -> int:
        """The last space."""
        return len(self.per_order) - 1


class ReputationTile(Printed, frozen=True):
    """A reputation tile: the rewards of the ranks, by the number of people."""

    id: str
    name: str
    by_seats: dict[int, tuple[Gain, ...]]


class ReputationTiles(Printed, frozen=True):
    """The three reputation tiles."""

    tiles: tuple[ReputationTile, ...]


class Tracks(Printed, frozen=True):
    """The income board."""

    income: IncomeTracks
    reputation: ReputationTrack
    reputation_tiles: ReputationTiles


class Scoring(Printed, frozen=True):
    """The final scoring's numbers."""

    leftovers_per_point: int
    unfinished_order: Gain


class SoloCard(Printed, frozen=True):
    """A solo card: the tile that the opponent moves, its reputation, and its effect."""

    id: str
    tile: str
    reputation: int
    effect: str


class SoloRank(Printed, frozen=True):
    """A title for a solo score of at least `min`."""

    min: int
    title: str


class SoloLevel(Printed, frozen=True):
    """What the solo opponent does on a level."""

    claims: bool
    reputation: bool
    second_turn_before_income: bool


class Solo(Printed, frozen=True):
    """The solo opponent."""

    cards: tuple[SoloCard, ...]
    claims_after_rounds: tuple[int, ...]
    win_at: int
    ranks: tuple[SoloRank, ...]
    levels: dict[str, SoloLevel]


class Components(Printed, frozen=True):
    """Everything in the box."""

    rounds: Rounds
    setup: Setup
    wheel: WheelData
    market_yard: DiceTrade
    materials: Materials
    choose_orders: ChooseOrders
    planting: Planting
    workshop: Workshop
    attic: Attic
    tracks: Tracks
    helpers: Helpers
    orders: Orders
    contracts: Contracts
    scoring: Scoring
    solo: Solo
