"""What is printed on the boards: the shape of those parts of `components.yaml`."""

from engine.kernel.components import Printed
from engine.new_zealand.actions.vocabulary import Action, PlainAction


class Node(Printed, frozen=True):
    """A space of the trail; `space` is a neutral space's letter, `pathfinder` what building here needs."""

    id: str
    kind: str
    next: tuple[str, ...]
    space: str = ""
    number: int = 0
    grass: bool = False
    risk: str = ""
    pathfinder: int = 0


class Trail(Printed, frozen=True):
    """The trail's spaces in its order, the tolls and the risk actions."""

    hands: dict[str, int]
    nodes: tuple[Node, ...]
    gold_on_build: int
    risk_actions: dict[str, PlainAction]


class PrivateBuilding(Printed, frozen=True):
    """One side of a private building."""

    craftsmen: int
    vp: int
    actions: tuple[Action, ...]
    hand: str = ""


class AuxiliaryLevel(Printed, frozen=True):
    """An auxiliary action done once, or twice."""

    pay: int
    action: PlainAction


class AuxiliaryRow(Printed, frozen=True):
    """A row of auxiliary actions; `open` of its two spaces start without a disc."""

    open: int
    single: AuxiliaryLevel
    double: AuxiliaryLevel


class Disc(Printed, frozen=True):
    """A disc on the player board: what taking it costs, gives at once and unlocks."""

    id: str
    border: str
    cost: int = 0
    money: int = 0
    vp: int = 0
    auxiliary: int = 0
    steps: int = 0
    permanent_wool: int = 0
    permanent_certificates: int = 0
    hand_limit: int = 0
    certificate_limit: int = 0


class GoldArc(Printed, frozen=True):
    """Where the certificate marker gives gold: moving forward past space `after`."""

    after: int
    gold: int


class CertificateTrack(Printed, frozen=True):
    """The certificate track."""

    limit: int
    gold_arc: GoldArc


class WorkerRows(Printed, frozen=True):
    """The worker rows: immediate actions by row and space."""

    printed: int
    spaces: int
    vp_on_last: int
    rows: dict[str, dict[int, PlainAction]]


class StorehousePair(Printed, frozen=True):
    """A pair of storehouses and what it gives when both are gone."""

    id: str
    money: int = 0
    vp: int = 0
    permanent_wool: int = 0
    permanent_certificates: int = 0


class StepTile(Printed, frozen=True):
    """Extra steps of the step tile's two sides."""

    front: int
    back: int


class PlayerBoard(Printed, frozen=True):
    """Everything printed on a player board."""

    auxiliary: tuple[AuxiliaryRow, ...]
    discs: tuple[Disc, ...]
    hand_limit: int
    certificates: CertificateTrack
    gold_limit: int
    workers: WorkerRows
    storehouses: tuple[StorehousePair, ...]
    step_tile: StepTile


class JobMarket(Printed, frozen=True):
    """Prices of the job market's rows, from the top."""

    row_prices: tuple[int, ...]


class BonusMarket(Printed, frozen=True):
    """The bonus tile market; an arrow is crossed when the token enters that row."""

    columns: int
    token_row: int
    row_prices: tuple[int, ...]
    arrows: dict[int, str]
    token_vp: int


class Offer(Printed, frozen=True):
    """What so many shepherds and pounds buy at the sheep market."""

    id: str
    shepherds: int
    pay: int
    colours: tuple[str, ...]
    n: int
    exchange_tokens: int = 0


class Refill(Printed, frozen=True):
    """Shepherds that add cards to the market."""

    shepherds: int
    cards: int


class SheepMarket(Printed, frozen=True):
    """The options of buying sheep."""

    offers: tuple[Offer, ...]
    refill: Refill


class PathfinderTrack(Printed, frozen=True):
    """The pathfinder track; `vp` by space."""

    last: int
    overflow_money: int
    gold: tuple[int, ...]
    choice: int
    vp: tuple[int, ...]


class Post(Printed, frozen=True):
    """A trading post: `kind` sheep or wool; with a harbour it is a foreign one."""

    id: str
    kind: str
    value: int
    border: str
    vp: int
    fee: int = 0
    repeatable: bool = False
    harbour: str = ""
    actions: tuple[PlainAction, ...] = ()


class Link(Printed, frozen=True):
    """Points for having one's pieces on both places."""

    between: tuple[str, str]
    vp: int


class Posts(Printed, frozen=True):
    """All trading posts and the penalty arrows."""

    list: tuple[Post, ...]
    penalties: tuple[Link, ...]


class Harbour(Printed, frozen=True):
    """A harbour; `card` is the supply of the card that it gives, `post` the foreign post that it opens.

    `costs`: the price of each of its storehouse spaces; of a medium harbour, where discs are stacked, the only one.
    """

    id: str
    size: str
    name: str
    space: str
    costs: tuple[int, ...] = ()
    vp: int = 0
    card: str = ""
    border: str = ""
    post: str = ""
    farthest: bool = False

    @property
    def cost(self) -> int:
        """The price of its cheapest space."""
        return self.price(0)

    def price(self, taken: int) -> int:
        """Give the cheapest price where so many pieces lie already."""
        free = sorted(self.costs)[taken if self.size == "small" else 0 :]
        return min(free or self.costs[-1:], default=0)


class Sea(Printed, frozen=True):
    """The sea routes board."""

    start: str
    spaces: tuple[str, ...]
    edges: tuple[tuple[str, str], ...]
    harbours: tuple[Harbour, ...]
    yellow_arrows: tuple[Link, ...]
