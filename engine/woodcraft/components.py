"""The printed components: `components.yaml` as frozen structs, loaded and checked once, in `COMPONENTS`.

A rule never holds a printed number: it asks here. A die is written as its colour letter and value: "Y4".
"""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

COLOURS = ("G", "Y", "B")
VALUES = (1, 2, 3, 4, 5, 6)
DICE = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
PIPS = {die: int(die[1]) for die in DICE}
MATERIALS = ("glue", "scrapwood", "saw_blade")
INCOMES = ("blueberry_income", "hazelnut_income")
PLAIN_GAINS = ("blueberries", "points", *INCOMES, "reputation", *MATERIALS, "lantern", "reuse")

_PATH = Path(__file__).with_name("components.yaml")


class Gain:
    """Something to gain: `plain` amounts in order, the kinds of a `tool` to choose from, dice codes, productions."""

    __slots__ = ("dice", "keys", "plain", "produce", "tool")

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        """Read {"blueberries": 2, "tool": "any", "dice": ["*2"], "produce": 4}. Raises ValueError."""
        given = dict(data or {})
        self.tool: tuple[str, ...] = _tools(given.pop("tool", ()))
        self.dice: tuple[str, ...] = tuple(given.pop("dice", ()))
        self.produce: int = given.pop("produce", 0)
        self.plain: tuple[tuple[str, int], ...] = tuple(given.items())
        unknown = [
            key for key, amount in given.items() if key not in PLAIN_GAINS or not isinstance(amount, int)
        ]
        if unknown:
            raise ValueError(f"not a gain: {unknown}")
        self.keys: tuple[str, ...] = tuple(self._keys())

    def _keys(self) -> Iterator[str]:
        """Yield the message keys that say all of it."""
        yield from (f"woodcraft.gain.{key}.{amount}".replace("-", "minus_") for key, amount in self.plain)
        if self.tool:
            yield "woodcraft.gain.tool" if len(self.tool) > 1 else f"woodcraft.tool.{self.tool[0]}"
        yield from (f"woodcraft.die.{code.replace('*', 'any')}" for code in self.dice)
        if self.produce:
            yield f"woodcraft.gain.produce.{self.produce}"

    def __bool__(self) -> bool:
        return bool(self.plain or self.tool or self.dice or self.produce)

    def amount(self, key: str) -> int:
        """How much of a plain good this gives."""
        return next((amount for name, amount in self.plain if name == key), 0)


ANY_TOOL = "any"
TOOLS = ("hammer", "mallet", "wrench", "plane", "chisel")


def _tools(value: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    if value == ANY_TOOL:
        return TOOLS
    return (value,) if isinstance(value, str) else tuple(value)


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the data; `src` names the origin of its numbers ("" = as the block around it)."""

    src: str = ""


class ShortGame(Block, frozen=True):
    """The variant of 13 rounds, and the numbers of seats for which "auto" takes it."""

    count: int
    income_after: tuple[int, ...]
    seats_when_auto: tuple[int, ...]


class Rounds(Block, frozen=True):
    """The calendar; income phases count from 1."""

    count: int
    income_after: tuple[int, ...]
    refresh_display_in_income: tuple[int, ...]
    late_decks_in_income: int
    short: ShortGame


class Setup(Block, frozen=True):
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


class OuterBonuses(Block, frozen=True):
    """The bonus at the rim of each space, quadrant by quadrant."""

    quadrants: tuple[dict[int, Gain], ...]


class SawBonuses(Block, frozen=True):
    """The bonus in the saw, by how many quadrants one lies behind the leading quadrant."""

    behind: tuple[Gain, ...]


class Instead(Block, frozen=True):
    """What may be done instead of the moved tile's action."""

    gain: Gain
    lanterns_for_another: int


class BonusAction(Block, frozen=True):
    """The price of the bonus action."""

    lanterns: int


class WheelData(Block, frozen=True):
    """The action wheel."""

    quadrants: int
    spaces: int
    tiles: tuple[str, ...]
    outer_bonuses: OuterBonuses
    saw_bonuses: SawBonuses
    instead: Instead
    bonus_action: BonusAction


class DiceTrade(Block, frozen=True):
    """Prices of dice: value + surcharge to buy, value x factor + surcharge to sell."""

    surcharge: dict[str, int]
    sale_surcharge: dict[str, int]
    sale_factor: int
    max_bought: int
    bank_value: int


class MaterialPrice(Block, frozen=True):
    """One line of the materials' price list."""

    material: str
    amount: int
    price: int


class Materials(Block, frozen=True):
    """The materials' price list."""

    max_purchases: int
    prices: tuple[MaterialPrice, ...]


class ChooseOrders(Block, frozen=True):
    """The price of a second order."""

    second_price: int


class Planting(Block, frozen=True):
    """Producing, planting and growing."""

    helpers_producing: int
    plantable: tuple[int, ...]
    trees: int
    trees_with_brown_pot: int
    growth: int
    full_grown: int


class Pot(Block, frozen=True):
    """A pot to add; `sapling` is the die that comes in it."""

    cost: int
    gain: Gain
    sapling: str


class WorkshopTile(Block, frozen=True):
    """A sawing, splicing or gluing tile to add, in its slot."""

    cost: int
    gain: Gain
    increase: tuple[int, ...] = ()
    six_discount: int = 0


class Room(Block, frozen=True):
    """A helper's room: the track that it advances, and how many helpers its gear lets produce."""

    track: Gain
    gear: int


class Rooms(Block, frozen=True):
    """The grid of rooms, `r<row>c<column>`."""

    start: str
    grid: dict[str, Room]

    def neighbours(self, room: str) -> tuple[str, ...]:
        """Give the rooms orthogonally beside `room`."""
        row, column = int(room[1]), int(room[3])
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return tuple(name for r, c in beside if (name := f"r{r}c{c}") in self.grid)


class OrderRow(Block, frozen=True):
    """A row of orders and what completing one there brings."""

    row: int
    name: str
    gain: Gain


class OrderRows(Block, frozen=True):
    """The six rows, top to bottom."""

    rows: tuple[OrderRow, ...]
    bottom_row_in_points: Gain
    fallen: Gain


class MarketStep(Block, frozen=True):
    """A step of the market track."""

    pay: int
    points: int


class Market(Block, frozen=True):
    """The market track; its last step may be taken again."""

    steps: tuple[MarketStep, ...]


class Workshop(Block, frozen=True):
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


class Edge(Block, frozen=True):
    """What two neighbouring spaces of the attic give for two different tools."""

    between: tuple[str, str]
    gain: Gain


class Attic(Block, frozen=True):
    """The attic's spaces, what each rests on, and its edges."""

    tools: tuple[str, ...]
    open_at_start: tuple[str, ...]
    support: dict[str, tuple[str, ...]]
    edges: tuple[Edge, ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        """Every space, bottom row first."""
        return (*self.open_at_start, *self.support)


class Line(Block, frozen=True):
    """A reward line of the income tracks, gained on reaching `reach`."""

    reach: int
    gain: Gain


class IncomeTracks(Block, frozen=True):
    """The two income tracks."""

    spaces: int
    start: dict[str, int]
    lines: tuple[Line, ...]


class ReputationTrack(Block, frozen=True):
    """The reputation track: points per completed order on each space, and the pale spaces."""

    start: int
    per_order: tuple[int, ...]
    pale: tuple[int, ...]
    points_beyond: int

    @property
    def last(self) -> int:
        """The last space."""
        return len(self.per_order) - 1


class ReputationTile(Block, frozen=True):
    """A reputation tile: the rewards of the ranks, by the number of people."""

    id: str
    name: str
    by_seats: dict[int, tuple[Gain, ...]]


class ReputationTiles(Block, frozen=True):
    """The three reputation tiles."""

    tiles: tuple[ReputationTile, ...]


class Tracks(Block, frozen=True):
    """The income board."""

    income: IncomeTracks
    reputation: ReputationTrack
    reputation_tiles: ReputationTiles


class Ability(Block, frozen=True):
    """What a helper can do; see the key in components.yaml."""

    when: str
    gain: Gain = Gain()
    gain_instead: Gain = Gain()
    action: str = ""
    discount: int = 0
    trigger: str = ""
    when_value_in: tuple[int, ...] = VALUES
    per_space: Gain = Gain()
    first_in_turn: Gain = Gain()
    points_instead: int = 0
    grow_green_tree_by: tuple[int, ...] = ()
    lower_die_by: int = 0
    lower_to: int = 1
    sell_up_to: int = 0
    prices: dict[str, int] = {}
    swap_tokens: tuple[str, ...] = ()
    pay: dict[str, int] = {}
    pay_one_of: tuple[str, ...] = ()


class Helper(Block, frozen=True):
    """A helper card."""

    id: str
    name: str
    cost: int
    production: Gain
    ability: Ability
    basis: str


class Helpers(Block, frozen=True):
    """The helpers' two decks."""

    basis: str
    early: tuple[Helper, ...]
    late: tuple[Helper, ...]


class Order(Block, frozen=True):
    """An order: its start row, the dice and tokens it needs, its reward; hazelnut orders have an alternative."""

    id: str
    name: str
    row: int
    dice: tuple[str, ...]
    tokens: dict[str, int]
    reward: Gain
    alternative: Gain | None = None


class Orders(Block, frozen=True):
    """The orders' three decks."""

    early: tuple[Order, ...]
    late: tuple[Order, ...]
    hazelnut: tuple[Order, ...]


class Contract(Block, frozen=True):
    """A public contract: so many points per something, at most `cap`."""

    id: str
    name: str
    per: str
    points: int
    cap: int


class Contracts(Block, frozen=True):
    """The public contracts."""

    cards: tuple[Contract, ...]


class Scoring(Block, frozen=True):
    """The final scoring's numbers."""

    leftovers_per_point: int
    unfinished_order: Gain


class SoloCard(Block, frozen=True):
    """A solo card: the tile that the opponent moves, its reputation, and its effect."""

    id: str
    tile: str
    reputation: int
    effect: str


class SoloRank(Block, frozen=True):
    """A title for a solo score of at least `min`."""

    min: int
    title: str


class SoloLevel(Block, frozen=True):
    """What the solo opponent does on a level."""

    claims: bool
    reputation: bool
    second_turn_before_income: bool


class Solo(Block, frozen=True):
    """The solo opponent."""

    cards: tuple[SoloCard, ...]
    claims_after_rounds: tuple[int, ...]
    win_at: int
    ranks: tuple[SoloRank, ...]
    levels: dict[str, SoloLevel]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def _hook(kind: type, value: Any) -> Any:
    if kind is Gain:
        return Gain(value)
    raise NotImplementedError(kind)


def load(text: bytes) -> Components:
    """Build the components from YAML and check them. Raises msgspec.ValidationError or ValueError."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data = yaml.load(text, loader)
    found: Components = msgspec.convert(data, Components, dec_hook=_hook)
    faults = [*_faults(found)]
    if faults:
        raise ValueError("components.yaml: " + "; ".join(faults))
    return found


def _faults(box: Components) -> Iterator[str]:
    """Name what doesn't fit together."""
    from engine.woodcraft.component_checks import faults

    yield from faults(box)


_TEXT = _PATH.read_bytes()
COMPONENTS = load(_TEXT)
DATA_HASH = hashlib.sha256(_TEXT).hexdigest()[:16]

HELPERS: dict[str, Helper] = {card.id: card for card in COMPONENTS.helpers.early + COMPONENTS.helpers.late}
ORDERS: dict[str, Order] = {
    card.id: card for card in COMPONENTS.orders.early + COMPONENTS.orders.late + COMPONENTS.orders.hazelnut
}
HAZELNUT_ORDERS = frozenset(card.id for card in COMPONENTS.orders.hazelnut)
CONTRACTS: dict[str, Contract] = {card.id: card for card in COMPONENTS.contracts.cards}
