"""Exchange Dice: perhaps sell a die, then perhaps buy a 6 from the bank."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COLOURS, COMPONENTS, PIPS, die_key
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.wheel import buying
from engine.woodcraft.workshop import ledger, lumber
from engine.woodcraft.workshop.gains import gain

_TRADE = COMPONENTS.market_yard


def sale_price(die: str) -> int:
    """Return what the bank pays for `die`."""
    return PIPS[die] * _TRADE.sale_factor + _TRADE.sale_surcharge[die[0]]


def sale_income(player: Player, die: str) -> int:
    """Return what selling `die` brings this player in all."""
    return sale_price(die) + sum(g.amount("blueberries") for g in abilities.extra_gains(player, "sell_die"))


def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List what can be sold, then what can be bought without a sale, as the action's first step."""
    player = state.players[seat]
    sales = [_sale_option(player, die) for die in lumber.kinds(player)]
    purchases = _bank_options(player, "")
    for option in sales:
        option.value = partial(sell, state, seat, option.value)
    for option in purchases:
        option.value = partial(buy_six, state, seat, option.value)
    return sales + purchases


def _sale_option(player: Player, die: str) -> Option:
    args: Args = {"die": die_key(die), "price": ledger.price(sale_income(player, die))}
    return Option(
        f"sell:{die}", "woodcraft.option.sell_die", args, f"lumber:{die}", die, "woodcraft.group.sell"
    )


def _bank_options(player: Player, sold_colour: str) -> list[Option]:
    sixes = [f"{colour}{_TRADE.bank_value}" for colour in COLOURS if colour != sold_colour]
    options = [
        buying.buy_option(die, cost, "bank")
        for die in sixes
        if (cost := buying.price(player, die)) <= player.blueberries
    ]
    for option in options:
        option.group = "woodcraft.group.buy"
    return options


def sell(state: WoodcraftState, seat: int, die: str) -> Stage:
    """Sell one die, then perhaps buy a 6 of another colour."""
    player = state.players[seat]
    price = sale_price(die)
    really = ledger.added(
        ledger.exchange_dice(player, old=[die]), ledger.change(player, {"blueberries": price})
    )
    args: Args = {"die": die_key(die), "price": ledger.price(price)}
    ledger.tell(state, "sold_die", seat, really, **args)
    for extra in abilities.extra_gains(player, "sell_die"):
        yield from gain(state, seat, extra)
    answer = yield Ask(
        seat,
        "woodcraft.ask.buy_six",
        lambda: _bank_options(player, die[0]) + endings.closing(state, seat),
    )
    if answer not in PIPS:
        return answer
    buying.buy(state, seat, answer)
    return endings.DONE


def buy_six(state: WoodcraftState, seat: int, die: str) -> Stage:
    """Buy a 6 from the bank without selling anything."""
    buying.buy(state, seat, die)
    return endings.DONE
    yield
