"""Buy Materials: one or two purchases of different materials from the price list."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, MaterialPrice, amount_of
from engine.woodcraft.course import endings
from engine.woodcraft.state import Args, WoodcraftState
from engine.woodcraft.workshop import ledger

_PRICES = COMPONENTS.materials.prices


def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List what `seat` can pay, as the action's first step."""
    options = _options(state, seat, "")
    for option in options:
        option.value = partial(buy_materials, state, seat, option.value)
    return options


def buy_materials(state: WoodcraftState, seat: int, first: MaterialPrice) -> Stage:
    """Buy one material, then perhaps a different one."""
    buy(state, seat, first)
    answer = yield Ask(
        seat,
        "woodcraft.ask.material_again",
        lambda: _options(state, seat, first.material) + endings.closing(state, seat),
    )
    if not isinstance(answer, MaterialPrice):
        return answer
    buy(state, seat, answer)
    return endings.DONE


def _options(state: WoodcraftState, seat: int, bought: str) -> list[Option]:
    purse = state.players[seat].blueberries
    return [_option(line) for line in _PRICES if line.price <= purse and line.material != bought]


def _option(line: MaterialPrice) -> Option:
    name = f"material:{line.material}:{line.amount}"
    args: Args = {"gains": (amount_of(line.material, line.amount),), "price": ledger.price(line.price)}
    return Option(name, "woodcraft.option.buy_material", args, name, line)


def buy(state: WoodcraftState, seat: int, line: MaterialPrice) -> None:
    """Pay for a line of the price list."""
    bought = {line.material: line.amount}
    really = ledger.change(state.players[seat], {"blueberries": -line.price} | bought)
    args: Args = {"gains": ledger.said(bought), "price": ledger.price(line.price)}
    ledger.tell(state, "bought_material", seat, really, f"tokens:{line.material}", **args)
