"""A rough judgement of how a seat stands, for automatic players: the points now and what promises more.

The weights are ours, in points; no rule depends on them.
"""

from engine.new_zealand.components import (
    BOARD,
    BREEDS,
    CARDS,
    HARBOURS,
    ORDER,
    WELLINGTON,
)
from engine.new_zealand.state import NewZealandState, Player
from engine.new_zealand.table.scoring import ROWS, money
from engine.new_zealand.wellington.bonus_market import visits_left

POUND, GOLD, TOKEN, CERTIFICATE = 0.2, 0.8, 0.5, 0.4
WORKER, DISC, STEP, BUILDING, STOREHOUSE, FOREIGN_POST = 1.0, 0.25, 1.0, 0.5, 0.6, 1.0
"""For each lap that is left."""
WORTH = 0.2
"""For each point of breeding value in an average hand, for each lap that is left."""
CARD = 0.12
"""For each point of breeding value in hand now."""
LAP = -2.5
"""For a whole lap walked: whoever hurries uses fewer buildings."""
OBJECTIVE = 1.2
"""For each played objective: it may still be fulfilled, and its penalty avoided."""


def estimate(state: NewZealandState, seat: int) -> float:
    """Give about the points that the seat will end with, compared with its other choices."""
    if seat >= state.seats:
        return sum(row(state, seat) for row in ROWS.values())
    now = sum(row(state, seat) for row in ROWS.values())
    if state.over or (state.token_owner >= 0 and state.turn.seat != seat):
        return float(now)
    player = state.players[seat]
    laps = min(visits_left(state) / state.all_seats, 4.0)
    return now + _purse(state, seat, laps) + laps * _engine(state, seat) + _hand(player) + _lap(player)


def _purse(state: NewZealandState, seat: int, laps: float) -> float:
    """What can be spent: worth little when hardly any time is left."""
    player = state.players[seat]
    share = min(1.0, laps)
    pounds = POUND * min(player.money, 25) - money(state, seat)
    rest = GOLD * player.gold + TOKEN * player.tokens + CERTIFICATE * player.certificates
    return share * (max(pounds, 0.0) + rest + OBJECTIVE * len(player.objectives))


def _engine(state: NewZealandState, seat: int) -> float:
    """What brings more with every lap."""
    player = state.players[seat]
    workers = sum(len(row) for row in player.workers.values())
    discs = len(BOARD.discs) - len(player.discs)
    foreign = sum(
        seat in seats and not state.has_disc(seat, HARBOURS[harbour].post)
        for harbour, seats in state.harbours.items()
        if HARBOURS[harbour].post
    )
    return (
        WORKER * workers
        + DISC * discs
        + STEP * (player.step_tile + 2 * player.no_fees)
        + BUILDING * len(state.sites_of(seat))
        + STOREHOUSE * state.storehouses_of(seat)
        + FOREIGN_POST * foreign
        + WORTH * _average_hand(player)
        + 0.8 * (player.permanent_certificates + player.permanent_wool)
    )


def _average_hand(player: Player) -> float:
    """Give the breeding value that a full hand of the deck may be expected to bring."""
    cards = player.flock.cards()
    different: set[str] = set()
    total = 0.0
    for card in cards:
        breed = BREEDS.get(card)
        if breed is not None:
            total += breed.breeding * (1.0 if card not in different else 0.5) + 0.3 * breed.wool
            different.add(card)
    return player.hand_limit * total / max(len(cards), player.hand_limit)


def _hand(player: Player) -> float:
    """What the hand would show in Wellington; other cards are worth playing."""
    hand = dict.fromkeys(player.flock.hand)
    sheep = sum(BREEDS[card].breeding for card in hand if card in BREEDS)
    return CARD * sheep + 0.3 * sum(1 for card in hand if CARDS[card].actions)


def _lap(player: Player) -> float:
    """How far along the trail the runholder is."""
    return LAP * (player.visits + ORDER.get(player.place, 0) / ORDER[WELLINGTON])
