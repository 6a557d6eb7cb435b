"""Final scoring, at any time."""

from collections.abc import Sequence

from engine.el_paso.buildings import building_total
from engine.el_paso.components import (
    BONUSES,
    BREEDS,
    BUILDINGS,
    CARD_VP,
    COMPONENTS,
    OBJECTIVES,
    POSTS,
    WORKERS,
    ObjectiveTile,
)
from engine.el_paso.state import NUMBER_OF, State, all_seats, is_sue, own_buildings
from engine.kernel import Category, ScoreSheet
from engine.western.objectives import best_assignment

DOLLARS = COMPONENTS.scoring.dollars_per_vp


def score(state: State) -> ScoreSheet:
    """Return the seven categories of the score pad; of equal seats the one with more money left is ahead.

    Money left is what the conversion to points leaves, 0 to 4 dollars.
    """
    seats = all_seats(state)
    rows = [
        Category(f"el_paso.score.{name}", tuple(points(state, seat) for seat in seats))
        for name, points in CATEGORIES.items()
    ]
    left = [state.players[seat].money % DOLLARS for seat in seats]
    return ScoreSheet.of(rows, [left])


def money_points(state: State, seat: int) -> int:
    """1 VP for every 5 dollars."""
    return state.players[seat].money // DOLLARS


def building_points(state: State, seat: int) -> int:
    """VP of the own buildings."""
    return sum(BUILDINGS[NUMBER_OF[state.buildings[place].tile]].vp for place in own_buildings(state, seat))


def post_points(state: State, seat: int) -> int:
    """VP of every disc on the posts of 10 and up."""
    return sum(POSTS[minimum].vp * seats.count(seat) for minimum, seats in state.posts.items())


def owned_cards(state: State, seat: int) -> list[str]:
    """Return all cards of a seat: stack, hand, discard pile and worker area; Sue's row and cattle stack."""
    if is_sue(state, seat) and state.sue:
        piles = state.sue.row | state.sue.cattle
        return [card for card, count in piles.items() for _ in range(count)]
    player = state.players[seat]
    return player.herd.cards() + [worker for worker, count in player.workers.items() for _ in range(count)]


def worker_points(state: State, seat: int) -> int:
    """VP of the worker cards."""
    return sum(CARD_VP[card] for card in owned_cards(state, seat) if card in WORKERS)


def cattle_points(state: State, seat: int) -> int:
    """VP of the cattle cards, and 2 for the herder on the Simmental space."""
    end_space = COMPONENTS.el_paso.end_space_vp if state.end_space == seat else 0
    return end_space + sum(CARD_VP[card] for card in owned_cards(state, seat) if card in BREEDS)


def bonus_points(state: State, seat: int) -> int:
    """VP on the bonus tiles."""
    return sum(BONUSES[tile].vp for tile in state.players[seat].bonus_tiles)


def objective_points(state: State, seat: int) -> int:
    """VP of the fulfilled objective tiles."""
    return sum(OBJECTIVES[tile].vp for tile in fulfilled_objectives(state, seat))


CATEGORIES = {
    "money": money_points,
    "buildings": building_points,
    "posts": post_points,
    "workers": worker_points,
    "cattle": cattle_points,
    "bonuses": bonus_points,
    "objectives": objective_points,
}


# ------------------------------------------------------------------ objectives
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
