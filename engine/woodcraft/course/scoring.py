"""The final scoring, category by category; it can be read at any time, as if the game ended now."""

from collections.abc import Callable

from engine.kernel import Category, ScoreSheet
from engine.woodcraft.components import COMPONENTS, CONTRACTS, HAZELNUT_ORDERS, PIPS
from engine.woodcraft.orders.contracts import BIG
from engine.woodcraft.solo.rival import title
from engine.woodcraft.state import Player, WoodcraftState

_DATA = COMPONENTS.scoring
_PER_ORDER = COMPONENTS.tracks.reputation.per_order
_BUILT_AT_START = 3


def contract_points(player: Player, card: str) -> int:
    """Return what a contract is worth to a player now."""
    contract = CONTRACTS[card]
    return min(contract.cap, contract.points * _MEASURES[contract.per](player))


def _dice(player: Player) -> list[int]:
    """Give the values of all dice, those in pots included."""
    return [PIPS[die] for die in player.lumber] + [value for value in player.pots.values() if value]


def improvements(player: Player) -> int:
    """Return how many tiles and pots have been added to the workshop."""
    built = len(player.sawing) + len(player.splicing) + len(player.pots)
    return built - _BUILT_AT_START + (player.gluing is not None)


_MEASURES: dict[str, Callable[[Player], int]] = {
    "helper_in_workshop": lambda player: len(player.helpers),
    "tool_in_attic": lambda player: len(player.attic),
    "different_tool_type_in_attic": lambda player: len(set(player.attic.values())),
    "added_improvement": improvements,
    "completed_order": lambda player: len(player.completed),
    "completed_hazelnut_order": lambda player: sum(card in HAZELNUT_ORDERS for card in player.completed),
    "market_space_advanced": lambda player: player.market,
    "blueberry_income": lambda player: player.blueberry_income,
    "hazelnut_income": lambda player: player.hazelnut_income,
    "two_reputation_spaces": lambda player: player.reputation // 2,
    "unused_die_showing_5_or_6_in_lumber_pile_or_pot": lambda player: sum(
        value in BIG for value in _dice(player)
    ),
}


def leftovers(player: Player) -> int:
    """Return the points for unused dice, blueberries, scrapwood, glue and saw blades, ten of them a point."""
    left = sum(_dice(player)) + player.blueberries + player.scrapwood + player.glue + player.saw_blade
    return left // _DATA.leftovers_per_point


def order_points(player: Player) -> int:
    """Return the points for completed orders, after reputation is lost for each unfinished one."""
    lost = -_DATA.unfinished_order.amount("reputation") * len(player.orders)
    return _PER_ORDER[max(0, player.reputation - lost)] * len(player.completed)


_CATEGORIES: dict[str, Callable[[Player], int]] = {
    "woodcraft.score.points": lambda player: player.points,
    "woodcraft.score.contracts": lambda player: sum(
        contract_points(player, card) for card in player.contracts
    ),
    "woodcraft.score.leftovers": leftovers,
    "woodcraft.score.orders": order_points,
}


def score(state: WoodcraftState) -> ScoreSheet:
    """Return the score sheet; the tied player later in turn order wins.

    In a solo game the opponent's column holds the goal, which you have to reach.
    """
    goal = [COMPONENTS.solo.win_at] if state.opponent is not None else []
    rows = [
        Category(key, (*map(points, state.players), *(0 for _ in goal)))
        for key, points in _CATEGORIES.items()
    ]
    if goal:
        rows.append(Category("woodcraft.score.goal", (0, *goal)))
        return ScoreSheet.of(rows, [(1, 0)])
    order = state.turn_order
    return ScoreSheet.of(rows, [[order.index(seat) for seat in range(state.seats)]])


def announce(state: WoodcraftState) -> None:
    """Say how the game ended."""
    sheet = score(state)
    for seat in state.turn_order:
        state.tell("scored", seat, points=int(sheet.totals[seat]))
    if state.opponent is not None:
        state.tell("solo_title", 0, title=f"woodcraft.rank.{title(sheet.totals[0])}")
