"""How an action's last step leads on: what can be done next stands beside it, so that nobody has to say "done"."""

from engine.kernel import Option
from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.state import Args, WoodcraftState
from engine.woodcraft.workshop import market

END, MARKET, BONUS, DONE = "end", "end:market", "bonus", "done"
_BONUS_LANTERNS = COMPONENTS.wheel.bonus_action.lanterns


def closing(state: WoodcraftState, seat: int) -> list[Option]:
    """List how an action may be closed: with the turn's end, where nothing is left to do, or just so."""
    if state.turn.owed or not state.turn.moved:
        return [Option(DONE, "woodcraft.option.done", value=DONE)]
    return ending(state, seat)


def ending(state: WoodcraftState, seat: int) -> list[Option]:
    """List the end of the turn, with or without a step on the market track, and the bonus action."""
    player = state.players[seat]
    options = [Option(END, "woodcraft.option.end", value=END)]
    step, price = market.next_step(player), market.price(player)
    if player.blueberries >= price:
        args: Args = {"price": price, "points": step.points}
        options.append(Option(MARKET, "woodcraft.option.end_market", args, "market", MARKET))
    return options + bonus(state, seat)


def bonus(state: WoodcraftState, seat: int) -> list[Option]:
    """List the bonus action, if it can still be paid in this turn."""
    if state.turn.bonus_taken or state.players[seat].lantern < _BONUS_LANTERNS:
        return []
    return [Option(BONUS, "woodcraft.option.bonus", {"lanterns": _BONUS_LANTERNS}, "tokens:lantern", BONUS)]
