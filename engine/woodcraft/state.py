"""What is true between two stages: the table, the workshops and where the game stands."""

import msgspec

from engine.kernel import Arg, State
from engine.woodcraft.components import COMPONENTS, Rounds, ShortGame, SoloLevel

Args = dict[str, Arg]
"""The arguments of a message."""

SETUP, OPENING, TURN, OPPONENT, INCOME, OVER = "setup", "opening", "turn", "opponent", "income", "over"


class PlacedOrder(msgspec.Struct):
    """An order beside a workshop, and the row on which it lies (3 at the top, -2 at the bottom)."""

    card: str
    row: int


class SetupChoices(msgspec.Struct):
    """What a player was dealt at set-up and has chosen so far; hidden from the others until all are ready.

    The early orders lie face down until the helper is chosen, the hazelnut orders until the early ones are.
    """

    helpers: list[str]
    early_orders: list[str]
    hazelnut_orders: list[str]
    helper: str = ""
    kept: list[str] = []
    placed: str = ""

    @property
    def face_down(self) -> list[list[str]]:
        """The piles that their own player hasn't seen yet."""
        if not self.helper:
            return [self.early_orders, self.hazelnut_orders]
        return [] if len(self.kept) == COMPONENTS.setup.early_orders_kept else [self.hazelnut_orders]


class Player(msgspec.Struct):
    """A workshop and what belongs to it.

    `lumber` holds dice ("Y4") in order; `pots` the value of each built pot's tree (0: empty); `sawing` and
    `splicing` whether each tile lies face up, `gluing` likewise (None: not built); `helpers` the room of each
    helper; `attic` the tool on each filled space. `set_aside` are the cards put away at set-up, face down;
    `placing` is the hand order chosen in an income phase, until everybody has chosen.
    """

    blueberries: int
    lantern: int
    blueberry_income: int
    hazelnut_income: int
    reputation: int
    lumber: list[str]
    pots: dict[str, int]
    sawing: list[bool]
    splicing: list[bool]
    points: int = 0
    glue: int = 0
    scrapwood: int = 0
    saw_blade: int = 0
    reuse: int = 0
    market: int = 0
    gluing: bool | None = None
    helpers: dict[str, str] = {}
    attic: dict[str, str] = {}
    hand: list[str] = []
    orders: list[PlacedOrder] = []
    completed: list[str] = []
    contracts: list[str] = []
    set_aside: list[str] = []
    placing: str = ""
    choices: SetupChoices | None = None


class TilePlace(msgspec.Struct):
    """Where an action tile lies: its quadrant (0 to 3, clockwise) and space (1 = farthest ahead, to 7)."""

    quadrant: int
    space: int


class LastMove(msgspec.Struct):
    """The tile that was moved last, from where, and by which seat."""

    tile: str
    quadrant: int
    space: int
    seat: int


class Wheel(msgspec.Struct):
    """The action wheel.

    `arc` is the quadrant that the arc tile covers (-1: it is gone); `leading` the quadrant at whose far end the
    saw's arrow points.
    """

    places: dict[str, TilePlace]
    leading: int
    arc: int
    last: LastMove | None = None


class OpenContract(msgspec.Struct):
    """A face-up public contract and the seats that claimed it in this round."""

    card: str
    claimed_by: list[int] = []


class Arrival(msgspec.Struct):
    """A seat that has reached a reputation tile, and in which round."""

    seat: int
    round: int


class TileOnTrack(msgspec.Struct):
    """A reputation tile on its pale space, and who has reached it."""

    tile: str
    space: int
    arrivals: list[Arrival] = []


class Turn(msgspec.Struct):
    """What is true within the turn under way.

    `owed` is the action tile whose action is still to be done ("" when none). `before_growth` holds what each
    tree showed before it grew, as long as the player hasn't done anything: until then it may still be harvested
    as it was. `used` are helpers whose ability served this turn; `advanced`: the reputation marker has gone
    forward in it. `arriving` is a helper that has left the display and has no room yet. `ended` forbids everything
    but tidying up.
    """

    seat: int
    moved: bool = False
    owed: str = ""
    bonus_taken: bool = False
    before_growth: dict[str, int] = {}
    used: list[str] = []
    ended: bool = False
    advanced: bool = False
    arriving: str = ""


class Opponent(msgspec.Struct):
    """The solo opponent: its level, reputation, card piles, the last card turned and its contracts."""

    level: str
    deck: list[str]
    discards: list[str] = []
    last: str = ""
    reputation: int = 0
    contracts: list[str] = []

    @property
    def rules(self) -> SoloLevel:
        """What it does on its level."""
        return COMPONENTS.solo.levels[self.level]


class WoodcraftState(State, kw_only=True):
    """A game of Woodcraft.

    Decks are unordered piles: a card is drawn at random. `first` is the starting player; `round` counts from 1;
    `incomes` are the income phases done. Table options: `short` (13 rounds), `alternatives` (to the printed
    action), `bottom_row_in_points`.
    """

    short: bool
    alternatives: bool
    bottom_row_in_points: bool
    first: int
    players: list[Player]
    wheel: Wheel
    yard: list[str]
    early_helpers: list[str]
    late_helpers: list[str]
    early_orders: list[str]
    late_orders: list[str]
    hazelnut_orders: list[str]
    helper_row: list[str]
    order_row: list[str]
    contracts: list[OpenContract]
    reputation_tiles: list[TileOnTrack]
    turn: Turn
    phase: str = SETUP
    round: int = 1
    incomes: int = 0
    late: bool = False
    helper_discards: list[str] = []
    order_discards: list[str] = []
    retired: list[str] = []
    opponent: Opponent | None = None

    @property
    def calendar(self) -> Rounds | ShortGame:
        """How many rounds there are and after which of them income comes."""
        return COMPONENTS.rounds.short if self.short else COMPONENTS.rounds

    @property
    def turn_order(self) -> list[int]:
        """The seats, from the starting player on."""
        return [(self.first + step) % self.seats for step in range(self.seats)]
