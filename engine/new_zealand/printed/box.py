"""Everything in the box: the shape of `components.yaml` as a whole."""

from engine.kernel.components import Printed
from engine.new_zealand.actions.vocabulary import Action
from engine.new_zealand.printed.boards import (
    BonusMarket,
    JobMarket,
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
    Objectives,
    SarahData,
)


class Counts(Printed, frozen=True):
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


class PlayerCount(Printed, frozen=True):
    """What the number of players changes; `bonus_columns` are the columns of the bonus market in use."""

    players: int
    a_tiles: int
    bonus_columns: tuple[int, ...]
    sheep_market: int
    bonus_cards: int
    step_tile_space: int
    step_limit: int


class StartingSeat(Printed, frozen=True):
    """What a seat starts with, by turn order."""

    money: int
    cards: int
    exchange_tokens: int


class Setup(Printed, frozen=True):
    """Set-up of the table and of each seat."""

    by_players: tuple[PlayerCount, ...]
    foresight: int
    objective_display: int
    harbour_masters: int
    bonus_sets: int
    seats: tuple[StartingSeat, ...]
    gold: int
    first_hand: int


class Removal(Printed, frozen=True):
    """What so many exchange tokens do together: remove a card of that breed for gold."""

    tokens: int
    breed: str
    gold: int


class ExchangeTokens(Printed, frozen=True):
    """What exchange tokens do, alone or together."""

    draw: int
    removal: Removal


class Scoring(Printed, frozen=True):
    """Numbers of the final scoring."""

    money_per_point: int


class Box(Printed, frozen=True):
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
