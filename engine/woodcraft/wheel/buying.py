"""Buy Lumber (the public yard) and Exchange Dice (sell one, buy a 6 from the bank)."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COLOURS, COMPONENTS, PIPS, VALUES
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import lumber
from engine.woodcraft.workshop.gains import gain

_TRADE = COMPONENTS.market_yard
_SAWING = COMPONENTS.workshop.sawing_tiles
_SIX = VALUES[-1]


def price(player: Player, die: str) -> int:
    """Return what buying `die` costs: value + surcharge, less abilities and, for a 6, the second sawing tile."""
    value = PIPS[die]
    off = abilities.discount(player, "buy_die", value)
    if value == _SIX:
        off += sum(tile.six_discount for tile in _SAWING[: len(player.sawing)])
    return max(0, value + _TRADE.surcharge[die[0]] - off)


def sale_price(die: str) -> int:
    """Return what the bank pays for `die`."""
    return PIPS[die] * _TRADE.sale_factor + _TRADE.sale_surcharge[die[0]]


# ------------------------------------------------------------------ Buy Lumber
def buy_lumber_choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List the dice of the yard that `seat` can pay, as the action's first step."""
    return _with_next(_yard_options(state, seat), partial(buy_lumber, state, seat))


def buy_lumber(state: WoodcraftState, seat: int, first: str) -> Stage:
    """Buy one or two dice; new ones are rolled when the purchase is over."""
    buy_from_yard(state, seat, first)
    answer = yield Ask(
        seat,
        "woodcraft.ask.buy_again",
        lambda: _yard_options(state, seat) + endings.closing(state, seat),
    )
    if answer in PIPS:
        buy_from_yard(state, seat, answer)
        answer = endings.DONE
    roll_yard(state)
    return answer


def _yard_options(state: WoodcraftState, seat: int) -> list[Option]:
    player = state.players[seat]
    dice = sorted({die for die in state.yard if die}, key=lumber.order)
    return [
        _buy_option(die, cost, "yard") for die in dice if (cost := price(player, die)) <= player.blueberries
    ]


def _buy_option(die: str, cost: int, where: str) -> Option:
    args: Args = {"die": lumber.die_key(die), "price": cost}
    return Option(f"buy:{die}", "woodcraft.option.buy_die", args, f"{where}:{die}", die)


def buy_from_yard(state: WoodcraftState, seat: int, die: str) -> None:
    """Pay for a die of the yard and put it on the pile."""
    state.yard[state.yard.index(die)] = ""
    _pay_for(state, seat, die)


def _pay_for(state: WoodcraftState, seat: int, die: str) -> None:
    player = state.players[seat]
    paid = price(player, die)
    player.blueberries -= paid
    lumber.add(player, die)
    state.tell("bought_die", seat, targets=(f"lumber:{die}",), die=lumber.die_key(die), price=paid)


def roll_yard(state: WoodcraftState) -> None:
    """Roll a new die of the same colour for each empty space of the yard."""
    per_colour = COMPONENTS.setup.yard_dice_per_colour
    for space, die in enumerate(state.yard):
        if not die:
            state.yard[space] = roll(state, COLOURS[space // per_colour])


def roll(state: WoodcraftState, colour: str) -> str:
    """Roll a die of `colour`."""
    die = f"{colour}{state.chance.roll(_SIX)}"
    state.tell("rolled", targets=(f"yard:{die}",), die=lumber.die_key(die))
    return die


# ------------------------------------------------------------------ Exchange Dice
def exchange_choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List what can be sold, then what can be bought without a sale, as the action's first step."""
    player = state.players[seat]
    sales = [
        Option(
            f"sell:{die}",
            "woodcraft.option.sell_die",
            {"die": lumber.die_key(die), "price": sale_income(player, die)},
            f"lumber:{die}",
            die,
            "woodcraft.group.sell",
        )
        for die in lumber.kinds(player)
    ]
    purchases = _bank_options(player, "")
    return _with_next(sales, partial(sell, state, seat)) + _with_next(
        purchases, partial(buy_six, state, seat)
    )


def sale_income(player: Player, die: str) -> int:
    """Return what selling `die` brings this player in all."""
    return sale_price(die) + sum(g.amount("blueberries") for g in abilities.extra_gains(player, "sell_die"))


def _bank_options(player: Player, sold_colour: str) -> list[Option]:
    sixes = [f"{colour}{_TRADE.bank_value}" for colour in COLOURS if colour != sold_colour]
    options = [
        _buy_option(die, cost, "bank") for die in sixes if (cost := price(player, die)) <= player.blueberries
    ]
    for option in options:
        option.group = "woodcraft.group.buy"
    return options


def sell(state: WoodcraftState, seat: int, die: str) -> Stage:
    """Sell one die, then perhaps buy a 6 of another colour."""
    player = state.players[seat]
    player.lumber.remove(die)
    player.blueberries += sale_price(die)
    state.tell("sold_die", seat, die=lumber.die_key(die), price=sale_price(die))
    for extra in abilities.extra_gains(player, "sell_die"):
        yield from gain(state, seat, extra)
    answer = yield Ask(
        seat,
        "woodcraft.ask.buy_six",
        lambda: _bank_options(player, die[0]) + endings.closing(state, seat),
    )
    if answer not in PIPS:
        return answer
    _pay_for(state, seat, answer)
    return endings.DONE


def buy_six(state: WoodcraftState, seat: int, die: str) -> Stage:
    """Buy a 6 from the bank without selling anything."""
    _pay_for(state, seat, die)
    return endings.DONE
    yield


def _with_next(options: list[Option], step: partial[Stage]) -> list[Option]:
    """Let each option's value go on with `step`, which is given what the value was."""
    for option in options:
        option.value = partial(step, option.value)
    return options
