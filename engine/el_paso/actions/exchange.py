"""The exchange printed on bonus tiles and the player board: draw one and discard one, up to so many times."""

from functools import cache

from engine.el_paso.actions.entries import DONE, Deed, Done, Play, performs
from engine.el_paso.actions.performing import worth_asking
from engine.el_paso.printed.entries import Exchange
from engine.el_paso.state import State
from engine.el_paso.turn.drawing import can_exchange, exchange
from engine.kernel import Ask, Option

AGAIN = Option("again", "el_paso.option.exchange_again")


def exchange_up_to(state: State, seat: int, times: int) -> Play:
    """Exchange, one after another; after the first the player may stop."""
    yield from exchange(state, seat)
    player = state.players[seat]

    def options() -> list[Option]:
        return [AGAIN, DONE] if can_exchange(player) else [DONE]

    for left in range(times - 1, 0, -1):
        if not worth_asking(state, seat, options()[:-1]):
            break
        if (yield Ask(seat, "el_paso.ask.exchange", options, {"count": left})) != AGAIN.id:
            break
        yield from exchange(state, seat)
    return False


@cache
def exchange_option(entry: Exchange) -> Option:
    """Offer an exchange."""

    def act(state: State, seat: int, last: bool) -> Play:
        return exchange_up_to(state, seat, entry.times)

    deed = Deed(entry.id, act)
    return Option(f"exchange:{entry.id}", "el_paso.option.exchange", {"count": entry.times}, "", deed)


@performs(Exchange)
def exchange_choices(state: State, seat: int, entry: Exchange, done: Done) -> list[Option]:
    """An exchange, if there is a card to draw."""
    return [exchange_option(entry)] if can_exchange(state.players[seat]) else []
