"""Everything that is true between two turns, and the small questions that every rule asks of it."""

from functools import cache

import msgspec

from engine import kernel
from engine.el_paso.components import BONUSES, BUILDINGS, COMPONENTS, DISCS, EL_PASO, NEUTRAL, NEUTRAL_PLACES
from engine.el_paso.printed.entries import AnyEntry
from engine.kernel import Arg, Phrase
from engine.western.herd import Herd

LIMITS = COMPONENTS.limits


class Building(msgspec.Struct):
    """A common building on the trail."""

    tile: str
    """"3a": number (its cost in builders) and side."""
    owner: int


class Player(msgspec.Struct):
    """One seat's table. Sue uses only the herder's place, objectives and bonus tiles of it."""

    money: int = 0
    tokens: int = 0
    certificates: int = 0
    herd: Herd = msgspec.field(default_factory=Herd)
    workers: dict[str, int] = {}
    """The worker area."""
    discs: list[str] = []
    """Discs that still lie on the player board."""
    objectives: list[str] = []
    bonus_tiles: list[str] = []
    place: str = ""
    """Where the herder stands; "" before the first turn."""
    shipments: int = 0
    shipping: bool = False
    """Whether the hand lies open, for shipping."""


class Sue(msgspec.Struct):
    """The solo opponent's own things."""

    row: dict[str, int]
    """Her workers; the order, left to right, breaks ties."""
    supply_deck: list[str]
    bot_deck: list[str]
    discs: int
    bot_discard: list[str] = []
    bot_card: str = ""
    cattle: dict[str, int] = {}


class State(kernel.State, kw_only=True):
    """The whole game. Piles are unordered: whatever is drawn is drawn at random."""

    players: list[Player]
    """By seat; Sue comes after the last person."""
    sue: Sue | None = None
    neutral: dict[str, str]
    """Place -> neutral tile."""
    buildings: dict[str, Building] = {}
    """Place -> common building."""
    supply: dict[str, int]
    """Common building ("3a") -> tiles left."""
    train: dict[str, str]
    """Train card -> side that lies up."""
    displays: dict[str, list[str]]
    """"objective" and "bonus" -> face-up tiles, left to right."""
    stacks: dict[str, list[str]]
    """"objective" and "bonus" -> face-down tiles."""
    workers: dict[str, int]
    market: dict[str, int]
    simmental: int
    posts: dict[int, list[int]]
    """Minimum -> seats of the discs there, in the order of shipping."""
    picked: int = 0
    """How many starting objectives have been picked."""
    active: int = 0
    turn: int = 1
    way: list[str] = []
    """Places that the last herder moved through."""
    way_seat: int = 0
    end_space: int | None = None
    """The seat on the Simmental space."""
    turns_left: int | None = None
    """Turns until the game is over, once somebody stands on the Simmental space."""


def over(state: State) -> bool:
    """Whether the last turn has been played."""
    return state.turns_left == 0


def all_seats(state: State) -> range:
    """Every seat, Sue's included."""
    return range(len(state.players))


def is_sue(state: State, seat: int) -> bool:
    """Whether the solo opponent sits here."""
    return seat == state.seats


# ------------------------------------------------------------------ the trail
TILE_NAMES = {(number, letter): f"{number}{letter}" for number in BUILDINGS for letter in ("a", "b")}
NUMBER_OF = {name: number for (number, _), name in TILE_NAMES.items()}
"""Building tile -> its number, which is its cost in builders."""
TILE_ENTRIES: dict[str, tuple[AnyEntry, ...]] = {
    name: BUILDINGS[number].side(letter).actions for (number, letter), name in TILE_NAMES.items()
} | {tile.id: tile.actions for tile in NEUTRAL.values()}
"""Neutral or common building tile -> its entries."""
FIXED_LOCATIONS = (EL_PASO, *NEUTRAL_PLACES)


def locations(state: State) -> frozenset[str]:
    """El Paso and every place with a tile: only these are steps."""
    return frozenset((*FIXED_LOCATIONS, *state.buildings))


Tiles = tuple[tuple[str, str, int | None], ...]
"""Every tile on the trail: (place, tile, owner)."""


def tiles(state: State) -> Tiles:
    """Return all tiles on the trail, as something to look up by."""
    return (
        *neutral_tiles(tuple(state.neutral.values())),
        *[(place, building.tile, building.owner) for place, building in state.buildings.items()],
    )


@cache
def neutral_tiles(order: tuple[str, ...]) -> Tiles:
    """Return the neutral tiles, laid in this order on their places."""
    return tuple((place, tile, None) for place, tile in zip(NEUTRAL_PLACES, order, strict=True))


def tile_at(state: State, place: str) -> str:
    """Return the tile on a place: "B", "3a", or "" where there is none."""
    building = state.buildings.get(place)
    return building.tile if building else state.neutral.get(place, "")


def owner_at(state: State, place: str) -> int | None:
    """Return the seat whose building stands there, None for neutral places."""
    building = state.buildings.get(place)
    return building.owner if building else None


def own_buildings(state: State, seat: int) -> list[str]:
    """Return the places of a seat's buildings."""
    return [place for place, building in state.buildings.items() if building.owner == seat]


# ------------------------------------------------------------------ player boards
def hand_limit(player: Player) -> int:
    """Return how many cards the draw phase fills up to."""
    return LIMITS.hand_unlocked if has_freed(player, "hand") else LIMITS.hand


def step_limit(player: Player) -> int:
    """Return the steps of the move phase, without cowboys."""
    return LIMITS.steps_unlocked if has_freed(player, "steps") else LIMITS.steps


def certificate_room(player: Player) -> int:
    """Return how many spaces of the certificate track the marker can still move."""
    return LIMITS.certificates - player.certificates


def permanent_certificates(player: Player) -> int:
    """Count permanent certificates, on the player board and on bonus tiles."""
    return permanent_tiles(player, "certificate") + has_freed(player, "certificate")


def permanent_tiles(player: Player, effect: str) -> int:
    """Count the bonus tiles with a permanent effect: "certificate" or "duplicate"."""
    return sum(BONUSES[tile].permanent == effect for tile in player.bonus_tiles)


def has_freed(player: Player, ability: str) -> bool:
    """Whether the disc is gone that covers an ability: "hand", "steps" or "certificate"."""
    return all(DISCS[disc].frees != ability for disc in player.discs)


# ------------------------------------------------------------------ words
def place_key(state: State, place: str) -> str:
    """Return the message key that names a location after what lies there."""
    if place == EL_PASO:
        return "el_paso.place.EP"
    tile = tile_at(state, place)
    return f"el_paso.tile.{tile}" if tile else f"el_paso.place.{place}"


def place_name(state: State, place: str) -> Arg:
    """Name a location after what lies there, and after its space too where its owner has two such tiles."""
    building = state.buildings.get(place)
    twice = building is not None and list(state.buildings.values()).count(building) > 1
    return tile_on(place_key(state, place), place) if twice else place_key(state, place)


def tile_on(tile_key: str, place: str) -> Phrase:
    """Name a building together with its space."""
    return Phrase("el_paso.place.tile_on", {"tile": tile_key, "place": f"el_paso.place.{place}"})
