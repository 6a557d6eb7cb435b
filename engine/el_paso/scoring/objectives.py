"""Which objectives count."""

from collections.abc import Sequence

from engine.el_paso.actions.buildings import building_total
from engine.el_paso.components import OBJECTIVES
from engine.el_paso.printed.shapes import ObjectiveTile
from engine.el_paso.scoring.owned import owned_cards
from engine.el_paso.state import State, is_sue
from engine.western.objectives import best_assignment


def fulfilled_objectives(state: State, seat: int) -> list[str]:
    """Return the objectives that count, chosen for the most points; all of Sue's do.

    Every builder cost, disc and card serves one objective only.
    """
    tiles = [OBJECTIVES[tile] for tile in state.players[seat].objectives]
    if is_sue(state, seat):
        return [tile.id for tile in tiles]
    builders = building_total(state, seat)
    posts = sorted(
        (minimum for minimum, seats in state.posts.items() for who in seats if who == seat), reverse=True
    )
    cards = owned_cards(state, seat)
    owned = {tile.breed: cards.count(tile.breed) for tile in tiles if tile.breed}

    def together(chosen: Sequence[ObjectiveTile]) -> bool:
        return (
            sum(tile.building for tile in chosen) <= builders
            and fits(sorted((tile.post for tile in chosen if tile.post), reverse=True), posts)
            and all([tile.breed for tile in chosen].count(breed) <= count for breed, count in owned.items())
        )

    return [tile.id for tile in best_assignment(tiles, lambda tile: tile.vp, together)]


def fits(wanted: Sequence[int], posts: Sequence[int]) -> bool:
    """Whether each wanted minimum finds a disc of its own on a post as high; both descend."""
    return len(wanted) <= len(posts) and all(
        post >= minimum for minimum, post in zip(wanted, posts, strict=False)
    )
