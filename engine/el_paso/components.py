"""The printed components: `components.yaml` as frozen structs, loaded and checked once, in `COMPONENTS`.

A rule never holds a printed number: it asks here.
"""

from pathlib import Path

from engine.el_paso.printed.checks import check
from engine.el_paso.printed.shapes import Components
from engine.kernel.components import Data, decode, read

OBJECTIVE, BONUS = "objective", "bonus"


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
