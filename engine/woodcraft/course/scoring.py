"""The final scoring, category by category; it can be read at any time, as if the game ended now."""

from collections.abc import Callable

from engine.kernel import Category, ScoreSheet
from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.orders.measures import contract_points, dice_values
from engine.woodcraft.solo.rival import title
from engine.woodcraft.state import Player, WoodcraftState

_DATA = COMPONENTS.scoring
_PER_ORDER = COMPONENTS.tracks.reputation.per_order


def leftovers(player: Player) -> int:
    """Return the points for unused dice, blueberries, scrapwood, glue and saw blades, ten of them a point."""
    left = sum(dice_values(player)) + player.blueberries + player.scrapwood + player.glue + player.saw_blade
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
