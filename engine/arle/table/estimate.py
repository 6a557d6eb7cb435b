"""Roughly how well somebody stands, for automatic players: the score, and what things at hand may still become."""

from __future__ import annotations

from engine.arle.animals.pens import newborn, pens
from engine.arle.components import ANIMALS, EQUIPMENT, INVENTORY, TOOLS, WORKERS
from engine.arle.farm.land import empty_cells
from engine.arle.half_year.november import yields
from engine.arle.state import Arle, Farm
from engine.arle.table.scoring import points
from engine.arle.work.imitating import season

#: What a good is worth beyond its points while much of the game is left.
GOODS_WORTH = {
    "food": 0.35,
    "grain": 0.3,
    "flax": 0.3,
    "wool": 0.3,
    "hides": 0.3,
    "peat": 0.3,
    "wood": 0.45,
    "timber": 0.8,
    "clay": 0.45,
    "brick": 0.9,
    "linen": 0.6,
    "woolen": 0.8,
    "leather": 0.9,
    "summer_wear": 1.0,
    "winter_wear": 1.2,
    "leather_wear": 1.2,
    "tea": 0.5,
    "east_frisian_tea": 0.9,
}
ANIMAL_WORTH, TOOL_WORTH, SLOT_WORTH, PLOW_WORTH, BOAT_WORTH = 0.7, 0.7, 0.9, 1.5, 0.8
LAND_WORTH, NEWBORN_WORTH, YIELD_WORTH, PEAT_WORTH = 0.9, 0.5, 0.35, 0.25


def estimate(state: Arle, seat: int) -> float:
    """Return roughly how many points this seat is on the way to."""
    farm = state.farms[seat]
    return points(state, seat) + time_left(state) * prospects(farm) - _hunger(state, farm)


def time_left(state: Arle) -> float:
    """Return which part of the game's workers is still to be placed, 1 at the start, 0 at the end."""
    if state.phase in ("final", "over"):
        return 0.0
    turns = WORKERS * state.seats
    done = (state.half_year - 1) * turns + (state.placed if state.phase == "work" else turns)
    return 1 - done / (turns * state.half_years)


def prospects(farm: Farm) -> float:
    """Return what everything on a farm may still bring, with the whole game ahead."""
    goods = farm.goods
    worth = sum(value * goods[good] for good, value in GOODS_WORTH.items())
    worth += ANIMAL_WORTH * sum(goods[animal] for animal in ANIMALS)
    worth += TOOL_WORTH * sum(farm.tools[tool] for tool in farm.tools if TOOLS[tool].values)
    for piece in farm.barn + farm.harbor:
        worth += SLOT_WORTH * sum(EQUIPMENT[piece.kind].slots)
        worth += {"plow": PLOW_WORTH, "peat_boat": BOAT_WORTH}.get(piece.kind, 0)
    worth += LAND_WORTH * len(empty_cells(farm)) + PEAT_WORTH * sum(farm.peat)
    worth += YIELD_WORTH * sum(yields(farm).values())
    kinds = pens(farm)
    born = sum(
        newborn(kinds[pen], t, n) for pen, herd in farm.standing.items() for t, n in enumerate(herd) if n
    )
    return worth + NEWBORN_WORTH * born


def _hunger(state: Arle, farm: Farm) -> float:
    """Return the points that the next inventory threatens to take."""
    if state.phase in ("final", "over"):
        return 0.0
    goods = farm.goods
    food = max(0, INVENTORY.food - goods["food"] - goods["grain"])
    fuel = INVENTORY.fuel["november" if season(state) == "summer" else "may"]
    lacking = food + max(0, fuel - goods["peat"] - goods["wood"] - goods["timber"])
    return -INVENTORY.bottleneck_vp * lacking
