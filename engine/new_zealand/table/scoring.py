"""The twelve rows of the final scoring (rulebook p19), and Sarah's (solo booklet p2)."""

from collections.abc import Callable

from engine.kernel import Category, ScoreSheet
from engine.new_zealand.actions.counting import count
from engine.new_zealand.cards.objectives import final_objectives, objective_points
from engine.new_zealand.components import (
    BOARD,
    BONUS_TILES,
    BOX,
    CARDS,
    DISCS,
    HARBOURS,
    HAZARDS,
    MASTERS,
    PAIRS,
    POSTS,
)
from engine.new_zealand.state import NewZealandState, Player

Row = Callable[[NewZealandState, int], int]


def _player(state: NewZealandState, seat: int) -> Player | None:
    return state.players[seat] if seat < state.seats else None


def money(state: NewZealandState, seat: int) -> int:
    """Row 1: 1 point for every 5 pounds."""
    player = _player(state, seat)
    return player.money // BOX.scoring.money_per_point if player else 0


def private_buildings(state: NewZealandState, seat: int) -> int:
    """Row 2: private buildings on the trail."""
    return sum(state.building(state.sites[space].number).vp for space in state.sites_of(seat))


def trading_posts(state: NewZealandState, seat: int) -> int:
    """Row 3: every disc on a trading post, and penalties for discs at both ends of an arrow."""
    points = sum(POSTS[post].vp * seats.count(seat) for post, seats in state.posts.items())
    return points + sum(
        link.vp for link in BOX.posts.penalties if all(state.has_disc(seat, post) for post in link.between)
    )


def harbours(state: NewZealandState, seat: int) -> int:
    """Row 4: small and medium harbours, and yellow arrows with storehouses at both ends."""
    own = [harbour for harbour, seats in state.harbours.items() if seat in seats]
    return sum(HARBOURS[harbour].vp for harbour in own) + sum(
        link.vp for link in BOX.sea.yellow_arrows if all(harbour in own for harbour in link.between)
    )


def pathfinder(state: NewZealandState, seat: int) -> int:
    """Row 5: the space on the pathfinder track."""
    return BOX.pathfinder.vp[state.runholder(seat).pathfinder]


def tiles(state: NewZealandState, seat: int) -> int:
    """Row 6: hazard and bonus tiles."""
    player = _player(state, seat)
    points = sum(HAZARDS[kind].vp for kind in state.runholder(seat).hazards)
    return points + sum(BONUS_TILES[tile].vp for tile in player.bonus_tiles) if player else points


def _deck(state: NewZealandState, seat: int) -> list[str]:
    if seat < state.seats:
        return state.players[seat].flock.cards()
    assert state.sarah is not None
    return state.sarah.cards


def deck(state: NewZealandState, seat: int) -> int:
    """Row 7: sheep and bonus cards of the whole deck."""
    return sum(CARDS[card].vp for card in _deck(state, seat))


def objectives(state: NewZealandState, seat: int) -> int:
    """Row 8: objective cards; all of Sarah's count as fulfilled."""
    if seat < state.seats:
        return objective_points(state, seat)
    printed = [CARDS[card].objective for card in _deck(state, seat)]
    return sum(objective.vp for objective in printed if objective)


def harbour_masters(state: NewZealandState, seat: int) -> int:
    """Row 9: each harbour master tile on its own, rounded down; what row 8 added to the objective area counts."""
    player = _player(state, seat)
    masters = [MASTERS[tile] for tile in player.masters] if player else []
    return sum(master.vp * (_counted(state, seat, master.per) // master.each) for master in masters)


def _counted(state: NewZealandState, seat: int, what: str) -> int:
    return len(final_objectives(state, seat)[0]) if what == "objectives" else count(state, seat, what)


def hand_limit(state: NewZealandState, seat: int) -> int:
    """Row 10: points under removed discs."""
    player = _player(state, seat)
    return sum(disc.vp for disc in DISCS.values() if disc.id not in player.discs) if player else 0


def workers_and_storehouses(state: NewZealandState, seat: int) -> int:
    """Row 11: workers on fifth spaces, and pairs of storehouses that are gone."""
    holder, player = state.runholder(seat), _player(state, seat)
    full = sum(holder.count(row) == BOARD.workers.spaces for row in holder.workers)
    pairs = sum(PAIRS[pair].vp for pair, left in player.storehouses.items() if not left) if player else 0
    return full * BOARD.workers.vp_on_last + pairs


def market_token(state: NewZealandState, seat: int) -> int:
    """Row 12: the bonus market token."""
    return BOX.bonus_market.token_vp if state.token_owner == seat else 0


ROWS: dict[str, Row] = {
    "money": money,
    "private_buildings": private_buildings,
    "trading_posts": trading_posts,
    "harbours": harbours,
    "pathfinder": pathfinder,
    "tiles": tiles,
    "deck": deck,
    "objectives": objectives,
    "harbour_masters": harbour_masters,
    "hand_limit": hand_limit,
    "workers_storehouses": workers_and_storehouses,
    "market_token": market_token,
}


def score(state: NewZealandState) -> ScoreSheet:
    """Give the score sheet as if the game ended now; equal totals share the win."""
    seats = range(state.all_seats)
    return ScoreSheet.of(
        [
            Category(f"new_zealand.score.{name}", tuple(float(row(state, seat)) for seat in seats))
            for name, row in ROWS.items()
        ]
    )
