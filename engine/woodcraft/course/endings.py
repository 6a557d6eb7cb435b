"""How an action's last step leads on: what can be done next stands beside it, so that nobody has to say "done"."""

from engine.kernel import Option
from engine.woodcraft.components import COMPONENTS, amount_of
from engine.woodcraft.state import Args, WoodcraftState
from engine.woodcraft.workshop import ledger, market

END, MARKET, BONUS, DONE = "end", "end:market", "bonus", "done"
_BONUS_LANTERNS = COMPONENTS.wheel.bonus_action.lanterns


def leave() -> Option:
    """Return the option of not taking an action's first step at all."""
    return Option(DONE, "woodcraft.option.leave_action", value=DONE, ends=True)


def closing(state: WoodcraftState, seat: int, *, reveals: bool = False) -> list[Option]:
    """List how an action may be closed: with the turn's end, where nothing is left to do, or just so.

    Where closing it `reveals` something (a roll, a card), it can always be closed just so: what comes up is seen before
    the bonus action or a market step is decided on.
    """
    just_so = Option(DONE, "woodcraft.option.done", value=DONE, ends=True)
    if state.turn.owed or not state.turn.moved:
        return [just_so]
    return [just_so, *_ends(state, seat)] if reveals else ending(state, seat)


def ending(state: WoodcraftState, seat: int) -> list[Option]:
    """List the end of the turn, with or without a step on the market track, and the bonus action."""
    return _ends(state, seat) + bonus(state, seat)


def _ends(state: WoodcraftState, seat: int) -> list[Option]:
    player = state.players[seat]
    options = [Option(END, "woodcraft.option.end", value=END, ends=True)]
    step, price = market.next_step(player), market.price_of(player)
    if player.blueberries >= price:
        args: Args = {"price": ledger.price(price), "points": amount_of("points", step.points)}
        options.append(Option(MARKET, "woodcraft.option.end_market", args, "market", MARKET, ends=True))
    return options


def bonus(state: WoodcraftState, seat: int) -> list[Option]:
    """List the bonus action, if it can still be paid in this turn."""
    if state.turn.bonus_taken or state.players[seat].lantern < _BONUS_LANTERNS:
        return []
    return [
        Option(
            BONUS,
            "woodcraft.option.bonus",
            {"lanterns": amount_of("lantern", _BONUS_LANTERNS)},
            "tokens:lantern",
            BONUS,
        )
    ]
