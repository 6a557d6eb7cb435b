"""Final scoring, at any time."""

from engine.el_paso.components import BONUSES, BREEDS, BUILDINGS, CARD_VP, COMPONENTS, OBJECTIVES, POSTS
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.scoring.objectives import fulfilled_objectives
from engine.el_paso.scoring.owned import owned_cards
from engine.el_paso.state import NUMBER_OF, State, all_seats, own_buildings
from engine.kernel import Category, ScoreSheet

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
