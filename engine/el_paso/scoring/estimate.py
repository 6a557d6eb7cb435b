"""Roughly how well a seat stands, for automatic players: points now, and what may still become of what it has.

The weights are ours, tried in a few dozen games of greedy players against each other; no rule depends on them.
"""

from engine.el_paso.components import CLOCKWISE, OBJECTIVES, VALUES
from engine.el_paso.scoring.objectives import fulfilled_objectives
from engine.el_paso.scoring.sheet import CATEGORIES, DOLLARS
from engine.el_paso.setup.table import simmental_cards
from engine.el_paso.shipping.breeding import shipping_total
from engine.el_paso.state import State, hand_limit, is_sue, own_buildings

MONEY, TOKEN, CERTIFICATE, WORKER, BUILDING = 0.3, 0.5, 0.7, 0.9, 1.0
HAND, MISSING_CARD, GOOD_CARD = 0.25, 2.2, 0.35
HASTE = 0.1
"""What a place further along costs: a lap is a fifth of the game, and every location passed is an action less."""
DISC = {
    "D_AUX_MONEY": 1.5,
    "D_AUX_CERT": 1.5,
    "D_AUX_EXCHANGE": 0.8,
    "D_AUX_REMOVE": 1.2,
    "D_PERM_CERT": 4.0,
    "D_HAND": 5.0,
    "D_STEP": 2.0,
}
OBJECTIVE_HOPE = 0.4


def estimate(state: State, seat: int) -> float:
    """Return the points that a seat may count on, by rule of thumb."""
    now = sum(points(state, seat) for points in CATEGORIES.values())
    if is_sue(state, seat):
        return float(now)
    ahead = state.simmental / simmental_cards(state.seats)
    return now + ahead * potential(state, seat)


def potential(state: State, seat: int) -> float:
    """Return what may become of money, cards, workers, discs and unmet objectives while the game is young."""
    player = state.players[seat]
    worth = MONEY * player.money - player.money // DOLLARS
    worth += TOKEN * player.tokens + CERTIFICATE * player.certificates
    worth += WORKER * sum(player.workers.values()) + BUILDING * len(own_buildings(state, seat))
    worth += HAND * (shipping_total(player) + MISSING_CARD * (hand_limit(player) - len(player.herd.hand)))
    worth += GOOD_CARD * sum(VALUES.get(card, 2) - 2 for card in player.herd.cards())
    worth += sum(gain for disc, gain in DISC.items() if disc not in player.discs)
    worth += OBJECTIVE_HOPE * unmet(state, seat)
    place = CLOCKWISE.index(player.place) if player.place else 0
    return worth - HASTE * (place + len(CLOCKWISE) * player.shipments)


def unmet(state: State, seat: int) -> int:
    """Return the points of the objectives that wouldn't count now."""
    met = fulfilled_objectives(state, seat)
    return sum(OBJECTIVES[tile].vp for tile in state.players[seat].objectives if tile not in met)
