"""The printed components: `components.yaml` as frozen structs, loaded and checked once, in `COMPONENTS`.

A rule never holds a printed number: it asks here.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from engine.el_paso.entry_types import (
    AnyEntry,
    Auxiliary,
    Build,
    Buy,
    Either,
    Entry,
    Exchange,
    GainCattle,
    GainCertificate,
    GainMoney,
    GainTile,
    GainToken,
    Hire,
    Match,
    Move,
    PlainEntry,
    Remove,
    Sell,
    UseTrain,
)
from engine.kernel.components import Data, Printed, decode, read

__all__ = [
    "AnyEntry",
    "Auxiliary",
    "Build",
    "Buy",
    "Either",
    "Entry",
    "Exchange",
    "GainCattle",
    "GainCertificate",
    "GainMoney",
    "GainTile",
    "GainToken",
    "Hire",
    "Match",
    "Move",
    "PlainEntry",
    "Remove",
    "Sell",
    "UseTrain",
]  # the kinds of entries are components too

WILD = "wild"
SPECIFIC_WORKERS = ("cowboy", "builder", "engineer")
WORKERS = (*SPECIFIC_WORKERS, WILD)
OBJECTIVE, BONUS = "objective", "bonus"


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


# ------------------------------------------------------------------ loading
def entries(part: Any) -> Iterator[Entry]:
    """Yield every entry anywhere in the data, in printed order."""
    if isinstance(part, Entry):
        yield part
    if isinstance(part, msgspec.Struct):
        part = tuple(getattr(part, name) for name in part.__struct_fields__)
    if isinstance(part, tuple):
        for item in part:
            yield from entries(item)


def check(data: Components) -> list[str]:
    """Return what is wrong with counts, ranges and references, each with its place; empty when all is well."""
    breeds = {breed.id for breed in data.cattle.breeds}
    places = {place.id for place in data.trail.places}
    posts = [post.minimum for post in data.trading_posts.posts]
    discs = {disc.id for disc in data.player_board.discs}
    ids = [entry.id for entry in entries(data)]
    named = [getattr(entry, "breed", "") for entry in entries(data)]
    named += [entry.match.breed for entry in entries(data) if isinstance(entry, Sell | Remove)]
    named += [tile.breed for tile in data.objective_tiles.tiles]
    wanted = {
        "trail.places: 15 spaces and El Paso": len(places) == 16,
        "trail.places: they lead to places": all(
            then in places for place in data.trail.places for then in place.next
        ),
        "neutral_buildings.tiles: 6 of them": len(data.neutral_buildings.tiles) == 6,
        "common_buildings.tiles: 12 of them": len(data.common_buildings.tiles) * data.common_buildings.copies
        == 12,
        "train.cards: 4 of 1 to 4 engineers": [card.engineers for card in data.train.cards] == [1, 2, 3, 4],
        "objective_tiles.tiles: 20 of them": len(data.objective_tiles.tiles) == 20,
        "objective_tiles.tiles: of 3 to 5 VP": all(3 <= tile.vp <= 5 for tile in data.objective_tiles.tiles),
        "bonus_tiles.tiles: 20 of them": sum(tile.copies for tile in data.bonus_tiles.tiles) == 20,
        "workers.total: 48 workers in all": sum(pile.count for pile in data.workers.piles)
        == data.workers.total
        == 48,
        "workers.piles: the four worker types": tuple(pile.id for pile in data.workers.piles) == WORKERS,
        "cattle.breeds: 10 starting cards": sum(b.count for b in data.cattle.breeds if b.origin == "starting")
        == 10,
        "cattle.breeds: 32 market cards": sum(b.count for b in data.cattle.breeds if b.origin == "market")
        == 32,
        "cattle.breeds: 19 Simmental cards": sum(
            b.count for b in data.cattle.breeds if b.origin == "simmental"
        )
        == 19,
        "player_board.discs: 7 of them": len(discs) == 7,
        "player_board.auxiliary_actions: they wait for discs": all(
            a.disc in discs for a in data.player_board.auxiliary_actions
        ),
        "trading_posts.posts: they ascend from 0": posts == sorted(posts) and posts[0] == 0,
        "sue.post_order: her posts exist": all(minimum in posts for minimum in data.sue.post_order),
        "sue.supply_deck: 18 cards": sum(data.sue.supply_deck.values()) == 18,
        "sue.cards: 11 of them": len(data.sue.cards) == 11,
        "entries have ids of their own": len(ids) == len(set(ids)),
        "breeds exist": all(breed in breeds for breed in named if breed),
        "setup.capital: for 4 seats": len(data.setup.capital) == 4,
    }
    return [f"{name}: not so" for name, holds in wanted.items() if not holds]


def boxed(data: Data) -> Components:
    """Decode and check the data. Raises ComponentError."""
    return decode(data, Components, check)


DATA = read("el_paso", Path(__file__).with_name("components.yaml"))
COMPONENTS = boxed(DATA)

# ------------------------------------------------------------------ look-ups by id
EL_PASO = "EP"
PLACES = {place.id: place for place in COMPONENTS.trail.places}
CLOCKWISE = tuple(PLACES)
NEUTRAL_PLACES = tuple(place.id for place in PLACES.values() if place.kind == "neutral")
NEUTRAL = {tile.id: tile for tile in COMPONENTS.neutral_buildings.tiles}
BUILDINGS = {tile.number: tile for tile in COMPONENTS.common_buildings.tiles}
TRAIN = {card.id: card for card in COMPONENTS.train.cards}
OBJECTIVES = {tile.id: tile for tile in COMPONENTS.objective_tiles.tiles}
BONUSES = {tile.id: tile for tile in COMPONENTS.bonus_tiles.tiles}
BREEDS = {breed.id: breed for breed in COMPONENTS.cattle.breeds}
VALUES = {breed.id: breed.value for breed in COMPONENTS.cattle.breeds}
MARKET = tuple(breed.id for breed in COMPONENTS.cattle.breeds if breed.origin == "market")
DISCS = {disc.id: disc for disc in COMPONENTS.player_board.discs}
AUXILIARY = {action.id: action for action in COMPONENTS.player_board.auxiliary_actions}
POSTS = {post.minimum: post for post in COMPONENTS.trading_posts.posts}
BOT_CARDS = {card.id: card for card in COMPONENTS.sue.cards}
CARD_VP = {breed.id: breed.vp for breed in COMPONENTS.cattle.breeds} | {
    pile.id: pile.vp for pile in COMPONENTS.workers.piles
}
"""VP of every card that a deck can hold: cattle and workers."""
