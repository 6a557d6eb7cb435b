"""The printed components: `components.yaml` as frozen structs, loaded and checked once, in `BOX`.

A rule never holds a printed number: it asks here. `printed.checks` looks after counts and references,
so that a corrected number can't leave the data half right.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel.components import Data, decode, read
from engine.new_zealand.actions.vocabulary import Action
from engine.new_zealand.printed import checks
from engine.new_zealand.printed.boards import PrivateBuilding
from engine.new_zealand.printed.box import Box
from engine.new_zealand.printed.cards import Breed, Objective

WORKERS = ("shepherd", "craftsman", "sailor", "shearer")
SLOTS = ("steering_wheel", "barrel", "bell", "compass")
JOKER = "joker"
START, WELLINGTON = "start", "wellington"


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


def boxed(data: Data) -> Box:
    """Decode and check the data. Raises ComponentError."""
    return decode(msgspec.structs.replace(data, tree=bare(data.tree)), Box, checks.faults)


DATA = read("new_zealand", Path(__file__).with_name("components.yaml"))
BOX = boxed(DATA)

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
