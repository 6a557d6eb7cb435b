"""Buy Lumber: one or two dice of the public yard; and what dice cost."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COLOURS, COMPONENTS, PIPS, VALUES, die_key
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber

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


def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List the dice of the yard that `seat` can pay, as the action's first step."""
    options = _yard_options(state, seat)
    for option in options:
        option.value = partial(buy_lumber, state, seat, option.value)
    return options


def buy_lumber(state: WoodcraftState, seat: int, first: str) -> Stage:
    """Buy one or two dice; new ones are rolled when the purchase is over."""
    buy_from_yard(state, seat, first)
    answer = yield Ask(
        seat,
        "woodcraft.ask.buy_again",
        lambda: _yard_options(state, seat) + endings.closing(state, seat, reveals=True),
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
        buy_option(die, cost, "yard") for die in dice if (cost := price(player, die)) <= player.blueberries
    ]


def buy_option(die: str, cost: int, where: str) -> Option:
    """Return the option of buying a die; its value is the die."""
    args: Args = {"die": die_key(die), "price": ledger.price(cost)}
    return Option(f"buy:{die}", "woodcraft.option.buy_die", args, f"{where}:{die}", die)


def buy_from_yard(state: WoodcraftState, seat: int, die: str) -> None:
    """Pay for a die of the yard and put it on the pile."""
    state.yard[state.yard.index(die)] = ""
    buy(state, seat, die)


def buy(state: WoodcraftState, seat: int, die: str) -> None:
    """Pay for a die and put it on the pile."""
    player = state.players[seat]
    cost = price(player, die)
    really = ledger.added(ledger.pay(player, cost), ledger.exchange_dice(player, new=[die]))
    args: Args = {"die": die_key(die), "price": ledger.price(cost)}
    ledger.tell(state, "bought_die", seat, really, f"lumber:{die}", **args)


def roll_yard(state: WoodcraftState) -> None:
    """Roll a new die of the same colour for each empty space of the yard."""
    per_colour = COMPONENTS.setup.yard_dice_per_colour
    for space, die in enumerate(state.yard):
        if not die:
            state.yard[space] = _roll(state, COLOURS[space // per_colour])


def _roll(state: WoodcraftState, colour: str) -> str:
    die = f"{colour}{state.chance.roll(_SIX)}"
    state.tell("rolled", targets=(f"yard:{die}",), die=die_key(die))
    return die
