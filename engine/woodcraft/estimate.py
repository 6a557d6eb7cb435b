"""How well a seat stands, roughly, in points: for automatic players only, no rule depends on it."""

from engine.woodcraft import orders, scoring
from engine.woodcraft.components import COMPONENTS, ORDERS, PIPS
from engine.woodcraft.state import Player, WoodcraftState

_COLOUR = COMPONENTS.market_yard.surcharge


def estimate(state: WoodcraftState, seat: int) -> float:
    """Value what is scored, what will be, and what is at hand."""
    player = state.players[seat]
    calendar = state.calendar
    phases = len(calendar.income_after) - state.incomes
    left = (calendar.count - state.round) / calendar.count
    value = float(player.points)
    value += sum(scoring.contract_points(player, card) for card in player.contracts)
    value += player.hazelnut_income * phases * 0.9 + player.blueberry_income * phases * 0.5
    value += _goods(player, left)
    value += _orders(state, player, left)
    value += player.reputation * (0.45 + 0.12 * len(player.completed) + 0.5 * left)
    value += len(player.completed) * 1.2
    value += len(player.helpers) * 1.2 * left
    value += scoring.improvements(player) * 1.0 * left
    return value


def _goods(player: Player, left: float) -> float:
    berries = player.blueberries * (0.2 + 0.35 * min(1.0, left * 3))
    tokens = player.glue + player.scrapwood + player.saw_blade
    dice = sum(PIPS[die] + _COLOUR[die[0]] for die in player.lumber)
    trees = sum(value + 2 for value in player.pots.values() if value)
    return (
        berries
        + min(tokens, 6) * (0.1 + 0.3 * left)
        + player.lantern * (0.2 + 0.8 * left)
        + player.reuse * 0.5 * left
        + dice * (0.1 + 0.25 * min(1.0, left * 3))
        + trees * (0.1 + 0.3 * min(1.0, left * 3))
    )


def _orders(state: WoodcraftState, player: Player, left: float) -> float:
    value = 0.0
    for placed in player.orders:
        has, tokens, complete = orders.standing(player, placed.card)
        parts = len(has) + len(tokens)
        share = (sum(has) + sum(tokens)) / parts
        reward = ORDERS[placed.card].reward
        worth = reward.amount("points") + reward.amount("blueberries") * 0.4 + placed.row
        value += worth * share * share * (0.9 if complete else 0.45) * (1.0 if left else 0.0)
        value += 1.0 * left - 0.5
    return value
