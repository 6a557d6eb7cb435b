"""Prices of spaces, and copying an occupied one (rulebook pp.12, 14; booklet p.6)."""

from __future__ import annotations

from engine.arle.asking import Asking
from engine.arle.components import IMITATE_PRICES, SPACES, SUMMER, WINTER
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import space_text
from engine.arle.printed.shapes import Space
from engine.arle.state import Arle, Farm
from engine.kernel import Option

IMITATE = "imitate"


def season(state: Arle) -> str:
    """Return the season of the half-year."""
    return SUMMER if state.half_year % 2 else WINTER


def space_price(state: Arle, farm: Farm, space: Space) -> dict[str, int]:
    """Return a space's own price now: grain for food at the Wood Trader without food, rising for the imitate spaces."""
    if space.id == IMITATE:
        return {"food": IMITATE_PRICES[min(len(state.imitators), len(IMITATE_PRICES) - 1)]}
    if not space.price_instead:
        return space.price
    return {
        space.price_instead.get(good, good) if not farm.goods[good] else good: n
        for good, n in space.price.items()
    }


def can_use(state: Arle, farm: Farm, space: Space) -> bool:
    """Tell whether the farm can pay a space's own price."""
    price = space_price(state, farm, space)
    return not price or can_pay(farm, price)


def pay_space(state: Arle, seat: int, space: Space) -> Asking:
    """Pay a space's own price; the imitate spaces rise in price with each use."""
    yield from pay(state, seat, space_price(state, state.farms[seat], space))
    if space.id == IMITATE and seat not in state.imitators:
        state.imitators.append(seat)


def imitate_options(state: Arle, farm: Farm) -> list[Option]:
    """Return the occupied spaces of this season that can be copied and paid: anybody's, but no space that copies."""
    laborer = state.last_space
    if SPACES[laborer].season not in (season(state), "both"):
        return []
    return [
        Option(
            f"imitate:{space}",
            "arle.option.imitate",
            {"space": f"arle.space.{space}", "effect": space_text(space)},
            target=f"space:{space}",
            value=space,
        )
        for space in state.workers
        if space not in (laborer, IMITATE)
        and SPACES[space].season == season(state)
        and can_use(state, farm, SPACES[space])
    ]
