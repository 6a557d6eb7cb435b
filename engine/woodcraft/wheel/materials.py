"""Buy Materials: one or two purchases of different materials from the price list."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, MaterialPrice
from engine.woodcraft.course import endings
from engine.woodcraft.state import Args, WoodcraftState

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
    args: Args = {"gains": (f"woodcraft.gain.{line.material}.{line.amount}",), "price": line.price}
    return Option(name, "woodcraft.option.buy_material", args, name, line)


def buy(state: WoodcraftState, seat: int, line: MaterialPrice) -> None:
    """Pay for a line of the price list."""
    player = state.players[seat]
    player.blueberries -= line.price
    setattr(player, line.material, getattr(player, line.material) + line.amount)
    gains = (f"woodcraft.gain.{line.material}.{line.amount}",)
    state.tell("bought_material", seat, targets=(f"tokens:{line.material}",), gains=gains, price=line.price)
