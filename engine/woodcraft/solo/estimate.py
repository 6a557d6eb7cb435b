"""How well a seat stands, roughly, in points: for automatic players only, no rule depends on it."""

from engine.woodcraft.components import COMPONENTS, HAZELNUT_ORDERS, ORDERS, PIPS, Gain
from engine.woodcraft.course import scoring
from engine.woodcraft.orders import measures, needs
from engine.woodcraft.state import PlacedOrder, Player, WoodcraftState
from engine.woodcraft.workshop import lumber

_MOST_PER_ORDER = max(COMPONENTS.tracks.reputation.per_order)
_SURCHARGE = COMPONENTS.market_yard.surcharge
_BLUEBERRY = 0.6
"""What a blueberry is worth while it can still be spent."""
_PURSE = ((0, _BLUEBERRY + 0.1), (6, _BLUEBERRY - 0.1), (12, 0.3), (18, 0.15))
_DIE = 0.38
"""What a pip of lumber is worth while it can still be used."""
_WEIGHTS = (1.0, 0.85, 0.6, 0.3, 0.1)
"""How much the most promising order counts, the next, and so on."""
_UNFINISHED = 0.8
_REPUTATION = 1.2
_MISSING_DIE = 3.2
"""What it takes to get a die that an order lacks."""
_NEAR_DIE = 1.6
"""The same where a free action makes it from another die."""
_NEAR_CHANCE, _FAR_CHANCE, _TOKEN_CHANCE = 0.75, 0.6, 0.8
"""How likely an order stays to be completed for each thing that it lacks."""
_MISSING_TOKEN = 1.0
_CREW = 0.26
"""What a helper brings in an average turn, in its productions: its ability counts for as much again."""
_MARKET_STEP = 0.3
"""What it is worth that the next step on the market track pays better."""
_WORTH = {
    "points": 1.0,
    "blueberries": _BLUEBERRY,
    "reputation": _REPUTATION,
    "blueberry_income": 1.5,
    "hazelnut_income": 2.0,
    "lantern": 1.5,
}


def estimate(state: WoodcraftState, seat: int) -> float:
    """Value what is scored, what will be, and what is at hand."""
    player = state.players[seat]
    turns = _turns_left(state, seat)
    if not turns:
        return float(scoring.score(state).totals[seat])
    phases = len(state.calendar.income_after) - state.incomes
    spending = min(1.0, turns / 3)
    return (
        player.points
        + sum(measures.contract_points(player, card) for card in player.contracts)
        + player.hazelnut_income * phases
        + player.blueberry_income * ((phases - 1) * _BLUEBERRY + 0.1)
        + _goods(player, spending)
        + _orders(player, turns)
        + len(player.completed) * _per_order(player, turns)
        + player.reputation * 0.12 * turns
        + sum(_production(card) for card in player.helpers) * _CREW * turns
        + measures.improvements(player) * 0.15 * turns
        + len(player.pots) * 0.2 * turns
        + player.market * _MARKET_STEP * spending
    )


def _turns_left(state: WoodcraftState, seat: int) -> int:
    order = state.turn_order
    gone = order.index(state.turn.seat) > order.index(seat) or (state.turn.seat == seat and state.turn.ended)
    return state.calendar.count - state.round + (not gone)


def _goods(player: Player, spending: float) -> float:
    """Value blueberries, tokens, dice and trees; `spending` (0 to 1): how well they can still be used."""
    tokens = min(player.glue, 3) + min(player.scrapwood, 3) + min(player.saw_blade, 2)
    dice = sum(PIPS[die] + _SURCHARGE[die[0]] for die in player.lumber)
    trees = sum(value + 2 for value in player.pots.values() if value)
    ready = sum(player.sawing) + sum(player.splicing) + bool(player.gluing)
    return (
        _purse(player.blueberries) * spending
        + player.blueberries * 0.1 * (1 - spending)
        + tokens * 0.45 * spending
        + ready * 0.4 * spending
        + (min(player.lantern, 3) + player.reuse) * 1.1 * spending
        + dice * (0.1 + (_DIE - 0.1) * spending)
        + trees * (0.1 + (_DIE - 0.1) * spending)
    )


def _purse(blueberries: int) -> float:
    """Value blueberries that can still be spent: the first ones in full, a hoard hardly."""
    return sum(worth * max(0, min(blueberries - above, 6)) for above, worth in _PURSE)


def _orders(player: Player, turns: int) -> float:
    """Value the orders beside the workshop: the most promising count in full, others less and less.

    Each die of the pile is counted once. Orders that nobody will get round to cost reputation.
    """
    spare = list(player.lumber)
    values = [
        _order(player, placed, spare, turns) for placed in sorted(player.orders, key=_worth, reverse=True)
    ]
    values.sort(reverse=True)
    weighed = sum(value * weight for value, weight in zip(values, _WEIGHTS, strict=False))
    return weighed - _UNFINISHED * max(0, len(values) - turns / 2)


def _order(player: Player, placed: PlacedOrder, spare: list[str], turns: int) -> float:
    """Value an order by what it brings, what it uses up and how likely it is to be completed."""
    card = ORDERS[placed.card]
    cost, chance = 0.0, 0.95
    for code in needs.by_openness(placed.card):
        found = next((die for die in lumber.matching(code) if die in spare), None)
        if found is not None:
            spare.remove(found)
            cost += _DIE * (PIPS[found] + _SURCHARGE[found[0]])
        else:
            near = any(code[0] in (die[0], "*") for die in spare)
            cost += _NEAR_DIE if near else _MISSING_DIE
            chance *= _NEAR_CHANCE if near else _FAR_CHANCE
    for token, need in card.tokens.items():
        if getattr(player, token) < need:
            cost, chance = cost + _MISSING_TOKEN, chance * _TOKEN_CHANCE
    return chance * max(0.0, _worth(placed) + _per_order(player, turns) - cost)


def _per_order(player: Player, turns: int) -> float:
    """What each completed order will score: three spaces of reputation a point, and a space each three turns."""
    return min(_MOST_PER_ORDER, (player.reputation + turns / 3) / 3)


def _worth(placed: PlacedOrder) -> float:
    card = ORDERS[placed.card]
    extra = _gain(card.alternative) + 2.0 if placed.card in HAZELNUT_ORDERS and card.alternative else 0.0
    return _gain(card.reward) + placed.row * _REPUTATION + extra


def _gain(gain: Gain) -> float:
    tools = 2.5 if gain.tool else 0.0
    dice = sum(1.0 for _ in gain.dice)
    return sum(_WORTH.get(key, 0.7) * amount for key, amount in gain.plain) + tools + dice


def _production(card: str) -> float:
    from engine.woodcraft.components import HELPERS

    return _gain(HELPERS[card].production) + 0.5
