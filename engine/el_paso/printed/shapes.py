"""The shapes of what is printed on tiles, cards and boards, and of the whole box."""

from typing import Literal

from engine.el_paso.printed.entries import AnyEntry, PlainEntry
from engine.kernel.components import Printed

WILD = "wild"
SPECIFIC_WORKERS = ("cowboy", "builder", "engineer")
WORKERS = (*SPECIFIC_WORKERS, WILD)


class Side(Printed, frozen=True):
    """The printed entries of a tile or card."""

    actions: tuple[AnyEntry, ...] = ()


# ------------------------------------------------------------------ the board
class Capital(Printed, frozen=True):
    """What a seat starts with."""

    money: int
    tokens: int


class Setup(Printed, frozen=True):
    """Set-up of the table and of each seat."""

    simmental_cards_per_seat: int
    face_up_tiles: int
    starting_workers: dict[str, int]
    ownership_markers: int
    capital: tuple[Capital, ...]


class Limits(Printed, frozen=True):
    """Limits of a player board, before and after their disc is gone."""

    hand: int
    hand_unlocked: int
    steps: int
    steps_unlocked: int
    certificates: int


class Place(Printed, frozen=True):
    """A place of the trail: El Paso, a neutral building's place, or a space to build on."""

    id: str
    kind: str
    next: tuple[str, ...]
    path: str = ""
    cost: int = 0


class Trail(Printed, frozen=True):
    """All places, clockwise."""

    places: tuple[Place, ...]


class ElPasoTile(Printed, frozen=True):
    """El Paso and the Simmental space."""

    money: int
    end_space_vp: int


class NeutralBuilding(Side, frozen=True, kw_only=True):
    """A neutral building tile."""

    id: str


class NeutralBuildings(Printed, frozen=True):
    """The six neutral building tiles."""

    tiles: tuple[NeutralBuilding, ...]


class CommonBuilding(Printed, frozen=True):
    """A type of common building; its number is its cost in builders."""

    number: int
    vp: int
    a: Side
    b: Side
    vp_src: str = ""

    def side(self, letter: str) -> Side:
        """Return side "a" or "b"."""
        return self.a if letter == "a" else self.b


class CommonBuildings(Printed, frozen=True):
    """The shared supply of buildings."""

    copies: int
    money_per_builder: int
    tiles: tuple[CommonBuilding, ...]


class TrainCard(Printed, frozen=True):
    """The locomotive or a freight car."""

    id: str
    engineers: int
    a: Side
    b: Side

    def side(self, letter: str) -> Side:
        """Return side "a" or "b"."""
        return self.a if letter == "a" else self.b


class Train(Printed, frozen=True):
    """All train cards, by ascending cost."""

    money_per_engineer: int
    cards: tuple[TrainCard, ...]


# ------------------------------------------------------------------ tiles and cards
class ObjectiveTile(Printed, frozen=True):
    """An objective: `building` builder costs, a disc on a post of at least `post`, a card of `breed`."""

    id: str
    vp: int
    building: int = 0
    post: int = 0
    breed: str = ""


class ObjectiveTiles(Printed, frozen=True):
    """All objective tiles."""

    tiles: tuple[ObjectiveTile, ...]


class BonusTile(Side, frozen=True, kw_only=True):
    """A bonus tile: one-time entries, or a permanent "certificate" or "duplicate"."""

    id: str
    copies: int
    vp: int
    permanent: Literal["", "certificate", "duplicate"] = ""


class BonusTiles(Printed, frozen=True):
    """All kinds of bonus tiles."""

    tiles: tuple[BonusTile, ...]


class WorkerPile(Printed, frozen=True):
    """A type of worker card."""

    id: str
    count: int
    vp: int
    bonus_money: int


class WorkerCards(Printed, frozen=True):
    """All worker cards."""

    total: int
    wild_surcharge: int
    builder_bonus_cost: int
    piles: tuple[WorkerPile, ...]


class Breed(Printed, frozen=True):
    """A breed of cattle; origin "starting" (count per player), "market" or "simmental"."""

    id: str
    origin: str
    count: int
    value: int
    vp: int
    cowboys: int = 0


class CattleCards(Printed, frozen=True):
    """All cattle cards."""

    money_per_cowboy: int
    breeds: tuple[Breed, ...]


# ------------------------------------------------------------------ player board, posts, Sue
class Disc(Printed, frozen=True):
    """A disc's space: a black one goes only to black posts; money is gained or paid when it leaves.

    `frees`: what it covers, apart from auxiliary actions (which name their disc themselves).
    """

    id: str
    black: bool
    money: int
    frees: Literal["", "certificate", "hand", "steps"] = ""


class AuxiliaryAction(Printed, frozen=True):
    """An auxiliary action, before (`locked`) and after (`unlocked`) its disc is gone."""

    id: str
    disc: str
    unlocked: PlainEntry
    locked: PlainEntry | None = None


class PlayerBoard(Printed, frozen=True):
    """Discs and auxiliary actions."""

    discs: tuple[Disc, ...]
    auxiliary_actions: tuple[AuxiliaryAction, ...]


class Post(Printed, frozen=True):
    """A trading post."""

    minimum: int
    black: bool
    repeat: bool
    vp: int
    reward: PlainEntry | None = None


class TradingPosts(Printed, frozen=True):
    """All trading posts, ascending."""

    posts: tuple[Post, ...]


class Scoring(Printed, frozen=True):
    """Numbers of the final scoring."""

    dollars_per_vp: int


class BotCard(Printed, frozen=True):
    """A solo card."""

    id: str
    steps: int
    actions: tuple[str, ...]


class SueData(Printed, frozen=True):
    """The solo opponent."""

    supply_deck: dict[str, int]
    row: dict[str, int]
    first_post: int
    post_order: tuple[int, ...]
    market: tuple[str, ...]
    full_type: int
    consolation: str
    cards: tuple[BotCard, ...]
    cards_src: str = ""


class Components(Printed, frozen=True):
    """Everything in the box."""

    setup: Setup
    limits: Limits
    trail: Trail
    el_paso: ElPasoTile
    neutral_buildings: NeutralBuildings
    common_buildings: CommonBuildings
    train: Train
    objective_tiles: ObjectiveTiles
    bonus_tiles: BonusTiles
    workers: WorkerCards
    cattle: CattleCards
    player_board: PlayerBoard
    trading_posts: TradingPosts
    scoring: Scoring
    sue: SueData
