"""The printed components: `components.yaml` as frozen structs, loaded and checked once, in `BOX`.

A rule never holds a printed number: it asks here. `component_checks` looks after counts and references,
so that a corrected number can't leave the data half right.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from engine.new_zealand.actions.vocabulary import Action
from engine.new_zealand.printed.boards import (
    BonusMarket,
    JobMarket,
    Part,
    PathfinderTrack,
    PlayerBoard,
    Posts,
    PrivateBuilding,
    Sea,
    SheepMarket,
    Trail,
)
from engine.new_zealand.printed.cards import (
    BonusKind,
    BonusSet,
    BonusSlot,
    Breed,
    DeckBuildingCard,
    HarbourMaster,
    HazardKind,
    Objective,
    Objectives,
    SarahData,
)

WORKERS = ("shepherd", "craftsman", "sailor", "shearer")
SLOTS = ("steering_wheel", "barrel", "bell", "compass")
JOKER = "joker"
START, WELLINGTON = "start", "wellington"


class ComponentError(ValueError):
    """The data contradict themselves."""


class Counts(Part, frozen=True):
    """How many of everything there are."""

    workers_per_type: int
    rockfalls: int
    floods: int
    bonus_tiles: int
    discs_per_player: int
    storehouses_per_player: int
    player_sheep: int
    market_sheep: int
    objective_cards: int
    harbour_masters: int
    private_buildings: int
    bonus_cards_per_set: int
    sarah_cards: int


class PlayerCount(Part, frozen=True):
    """What the number of players changes; `bonus_columns` are the columns of the bonus market in use."""

    players: int
    a_tiles: int
    bonus_columns: tuple[int, ...]
    sheep_market: int
    bonus_cards: int
    step_tile_space: int
    step_limit: int


class StartingSeat(Part, frozen=True):
    """What a seat starts with, by turn order."""

    money: int
    cards: int
    exchange_tokens: int


class Setup(Part, frozen=True):
    """Set-up of the table and of each seat."""

    by_players: tuple[PlayerCount, ...]
    foresight: int
    objective_display: int
    harbour_masters: int
    bonus_sets: int
    seats: tuple[StartingSeat, ...]
    gold: int
    first_hand: int


class Removal(Part, frozen=True):
    """What so many exchange tokens do together: remove a card of that breed for gold."""

    tokens: int
    breed: str
    gold: int


class ExchangeTokens(Part, frozen=True):
    """What exchange tokens do, alone or together."""

    draw: int
    removal: Removal


class Scoring(Part, frozen=True):
    """Numbers of the final scoring."""

    money_per_point: int


class Box(Part, frozen=True):
    """Everything in the box."""

    counts: Counts
    setup: Setup
    trail: Trail
    neutral_buildings: dict[str, dict[str, tuple[Action, ...]]]
    private_buildings: dict[str, PrivateBuilding]
    player_board: PlayerBoard
    job_market: JobMarket
    bonus_market: BonusMarket
    sheep_market: SheepMarket
    hazard_tiles: tuple[HazardKind, ...]
    bonus_tiles: tuple[BonusKind, ...]
    harbour_masters: tuple[HarbourMaster, ...]
    sheep: tuple[Breed, ...]
    deck_building_cards: tuple[DeckBuildingCard, ...]
    bonus_card_slots: tuple[BonusSlot, ...]
    bonus_sets: tuple[BonusSet, ...]
    objectives: Objectives
    pathfinder: PathfinderTrack
    posts: Posts
    sea: Sea
    exchange_tokens: ExchangeTokens
    scoring: Scoring
    sarah: SarahData


class Card(msgspec.Struct, frozen=True):
    """Any card that can be in a seat's deck; `rank` orders them wherever an order is shown."""

    id: str
    rank: int
    vp: int = 0
    breed: Breed | None = None
    objective: Objective | None = None
    actions: tuple[Action, ...] = ()
    ferry: bool = False


def bare(data: Any) -> Any:
    """Leave the origins out; a block of nothing but origins and a `list` is that list."""
    if isinstance(data, dict):
        kept = {key: bare(value) for key, value in data.items() if not str(key).endswith("src")}
        return kept["list"] if kept.keys() == {"list"} else kept
    return [bare(value) for value in data] if isinstance(data, list) else data


def _all_cards(box: Box) -> dict[str, Card]:
    sheep = {breed.id: Card(breed.id, 0, vp=breed.vp, breed=breed) for breed in box.sheep}
    deck_building = {
        card.id: Card(card.id, 0, actions=card.actions, ferry=card.ferry) for card in box.deck_building_cards
    }
    bonus = {
        kind.card: Card(
            kind.card, 0, vp=kind.vp, objective=kind.objective, actions=kind.actions, ferry=kind.ferry
        )
        for kind in box.bonus_sets
        if kind.card not in sheep
    }
    objectives = {card.id: Card(card.id, 0, objective=card) for card in box.objectives.cards}
    found = {**sheep, **deck_building, **bonus, **objectives}
    return {card.id: msgspec.structs.replace(card, rank=rank) for rank, card in enumerate(found.values())}


PATH = Path(__file__).with_name("components.yaml")
_RAW = PATH.read_bytes()
DATA_HASH = hashlib.sha256(_RAW).hexdigest()[:16]
BOX: Box = msgspec.convert(
    bare(yaml.load(_RAW, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))), Box, strict=False
)

BOARD = BOX.player_board
NODES = {node.id: node for node in BOX.trail.nodes}
ORDER = {node.id: place for place, node in enumerate(BOX.trail.nodes)}
BUILD_SPACES = tuple(node.id for node in BOX.trail.nodes if node.kind == "build")
NEUTRAL_SPACES = tuple(node.id for node in BOX.trail.nodes if node.kind == "neutral")
HAZARD_ZONES = {
    zone: tuple(node.id for node in BOX.trail.nodes if node.kind == zone) for zone in ("rockfall", "flood")
}
DISCS = {disc.id: disc for disc in BOARD.discs}
PAIRS = {pair.id: pair for pair in BOARD.storehouses}
POSTS = {post.id: post for post in BOX.posts.list}
HARBOURS = {harbour.id: harbour for harbour in BOX.sea.harbours}
MEDIUM_HARBOURS = tuple(harbour.id for harbour in BOX.sea.harbours if harbour.size == "medium")
HAZARDS = {kind.id: kind for kind in BOX.hazard_tiles}
BONUS_TILES = {kind.id: kind for kind in BOX.bonus_tiles}
MASTERS = {tile.id: tile for tile in BOX.harbour_masters}
BREEDS = {breed.id: breed for breed in BOX.sheep}
MARKET_BREEDS = tuple(breed.id for breed in BOX.sheep if breed.kind == "market")
CARDS = _all_cards(BOX)
SLOT_GOLD = {slot.id: slot.gold for slot in BOX.bonus_card_slots}
BONUS_SETS = {kind.set: kind for kind in BOX.bonus_sets}
OFFERS = {offer.id: offer for offer in BOX.sheep_market.offers}
PLAYERS = {count.players: count for count in BOX.setup.by_players}
SARAH_CARDS = {card.n: card for card in BOX.sarah.cards}


def rank(card: str) -> int:
    """Give a card's place in the order in which cards are shown and kept."""
    return CARDS[card].rank


def building(number: int, side: str) -> PrivateBuilding:
    """Give the side in use of the private building of that number."""
    return BOX.private_buildings[f"{number}{side}"]


def sheep_of(colours: Iterable[str]) -> tuple[str, ...]:
    """Give the market breeds of these colours."""
    return tuple(breed for breed in MARKET_BREEDS if BREEDS[breed].colour in colours)
