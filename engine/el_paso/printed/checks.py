"""What must hold of the printed data, whoever corrects a number: counts, ranges and references."""

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.el_paso.printed.entries import Entry, Remove, Sell
from engine.el_paso.printed.shapes import WORKERS, Components


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
