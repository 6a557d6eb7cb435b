"""Scoring by the printed score sheet (rulebook p.15, booklet p.8)."""

from __future__ import annotations

from functools import lru_cache

from engine.arle.animals.arrangement import animal_points
from engine.arle.components import (
    BARN,
    BUILDINGS,
    EQUIPMENT,
    GOODS,
    HOME,
    INVENTORY,
    LAND,
    LARGE_VEHICLES,
    TOOLS,
)
from engine.arle.farm.dikes import flats_vp
from engine.arle.farm.land import MOOR_TOPS
from engine.arle.goods.stock import TRACK
from engine.arle.half_year.half_years import turn_order
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import is_ship
from engine.arle.travel.emptying import covered_spaces
from engine.arle.work.counts import reached
from engine.kernel import Category, ScoreSheet

#: The rows of the score sheet; the last two with Tea & Trade only.
CATEGORIES = (
    "materials",
    "equipment",
    "travel",
    "tools",
    "goods",
    "home_board",
    "animals",
    "bottlenecks",
    "tea",
    "ships",
)
_MATERIALS = {good: item.vp for good, item in GOODS.items() if item.vp and item.group != "tea"}
_TEA = {good: item.vp for good, item in GOODS.items() if item.group == "tea"}


def materials_vp(farm: Farm) -> float:
    """Return the points of clothing, fabrics and building materials; halves stay."""
    return sum(vp * farm.goods[good] for good, vp in _MATERIALS.items())


def tea_vp(farm: Farm) -> float:
    """Return the points of tea."""
    return sum(vp * farm.goods[good] for good, vp in _TEA.items())


def equipment_vp(farm: Farm) -> int:
    """Return the points of the barn, less the penalty without a large vehicle."""
    vp = sum(EQUIPMENT[piece.kind].vp for piece in farm.barn)
    return vp + (
        0 if any(piece.kind in LARGE_VEHICLES for piece in farm.barn) else BARN.vp_without_large_vehicle
    )


def ships_vp(farm: Farm) -> int:
    """Return the points of the harbor."""
    return sum(EQUIPMENT[piece.kind].vp for piece in farm.harbor if is_ship(piece.kind))


def travel_vp(farm: Farm) -> int:
    """Return the points at the first free space of the travel track."""
    return HOME.travel.vp[covered_spaces(farm)]


def tools_vp(farm: Farm) -> int:
    """Return the points at the tool markers, the slickers' included."""
    return sum(TOOLS[tool].vp[step] for tool, step in farm.tools.items())


@lru_cache(maxsize=64)
def food_split(food: int) -> tuple[int, int]:
    """Return the split of the food over its two indicators that scores best (the first one as high as can be)."""
    limit = HOME.indicator_limit
    splits = [(first, food - first) for first in range(min(limit, food), -1, -1) if food - first <= limit]
    return max(splits, key=lambda split: sum(reached(HOME.goods_vp, part) for part in split))


def indicators(farm: Farm) -> list[tuple[str, int]]:
    """Return the six goods indicators: food twice, then the others."""
    first, second = food_split(farm.goods["food"])
    others = [(good, farm.goods[good]) for good in TRACK if good != "food"]
    return [("food", first), ("food", second), *others]


def goods_vp(farm: Farm) -> int:
    """Return the points of the goods track, doubled once with a depot."""
    vp = sum(reached(HOME.goods_vp, value) for _, value in indicators(farm))
    return vp * (2 if "depot" in farm.land else 1)


def home_board_vp(farm: Farm) -> int:
    """Return the points of buildings, land tiles, moors and tidal flats."""
    vp = flats_vp(farm)
    for cell, tile in enumerate(farm.land):
        if tile in BUILDINGS:
            vp += BUILDINGS[tile].vp
        elif tile and not (LAND[tile].cells == 2 and cell - HOME.columns in MOOR_TOPS):
            vp += LAND[tile].vp
    return vp


def animals_vp(farm: Farm) -> int:
    """Return the points of the animals on the home board."""
    return animal_points([farm.goods["sheep"], farm.goods["cattle"], farm.goods["horse"]])


def bottlenecks_vp(farm: Farm) -> int:
    """Return the points lost for missing food and fuel."""
    return INVENTORY.bottleneck_vp * farm.bottlenecks


SCORERS = {
    "materials": materials_vp,
    "equipment": equipment_vp,
    "travel": travel_vp,
    "tools": tools_vp,
    "goods": goods_vp,
    "home_board": home_board_vp,
    "animals": animals_vp,
    "bottlenecks": bottlenecks_vp,
    "tea": tea_vp,
    "ships": ships_vp,
}


def categories(state: Arle) -> tuple[str, ...]:
    """Return the rows of the score sheet in use."""
    return CATEGORIES if state.expansion else CATEGORIES[:-2]


def points(state: Arle, seat: int) -> float:
    """Return a player's points as if the game ended now."""
    farm = state.farms[seat]
    return sum(SCORERS[name](farm) for name in categories(state))


def score(state: Arle) -> ScoreSheet:
    """Return the score sheet. A tie goes to whoever comes first in the turn order of the next half-year."""
    rows = [
        Category(f"arle.score.{name}", tuple(float(SCORERS[name](farm)) for farm in state.farms))
        for name in categories(state)
    ]
    order = turn_order(state, state.marker)
    return ScoreSheet.of(rows, [[-order.index(seat) for seat in range(state.seats)]])
