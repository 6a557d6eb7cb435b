"""The market track: at most one step at the end of one's turn, blueberries for points."""

from engine.woodcraft.components import COMPONENTS, MarketStep, amount_of
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Player, WoodcraftState
from engine.woodcraft.workshop import ledger

_STEPS = COMPONENTS.workshop.market.steps


def next_step(player: Player) -> MarketStep:
    """Return the step that comes next; on the last space it can be taken again."""
    return _STEPS[min(player.market, len(_STEPS) - 1)]


def price_of(player: Player) -> int:
    """Return what the next step costs this player, in blueberries."""
    return max(0, next_step(player).pay - abilities.discount(player, "market"))


def take_step(state: WoodcraftState, seat: int) -> None:
    """Pay for a step, score, and move the marker unless it is on the last space."""
    player = state.players[seat]
    step, paid = next_step(player), price_of(player)
    space = min(player.market + 1, len(_STEPS)) - player.market
    really = ledger.change(player, {"blueberries": -paid, "points": step.points, "market": space})
    price, points = ledger.price(paid), amount_of("points", step.points)
    ledger.tell(state, "market", seat, really, "market", price=price, points=points)
