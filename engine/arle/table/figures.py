"""The printed figures that rule texts and helps name (`Game.figures`): a sentence holds none of its own."""

from __future__ import annotations

from engine.arle.components import BARN as PLACES
from engine.arle.components import (
    BOX,
    DIKE_ROOM,
    DITCHES,
    EMPTY,
    EQUIPMENT,
    GOODS,
    HALF_YEARS,
    HARBOR,
    HOME,
    IMITATE_PRICES,
    INVENTORY,
    LAND,
    RAREST_VP,
    SECOND_VP,
    SPACES,
    SPECIAL_ACTIONS,
    SPECIALTIES,
    TEA,
    TOOLS,
    WORKERS,
)
from engine.arle.goods.texts import (
    Said,
    amount,
    chain,
    grown,
    named_pieces,
    numbers,
    piece_text,
    points,
    price,
    text,
    tile_facts,
)
from engine.arle.printed.shapes import Effect
from engine.kernel.events import Arg

Figures = dict[str, Arg]


def figures() -> Figures:
    """Return every figure by the name that the catalogue calls it."""
    return _course() | _prices() | _animals() | _inventories() | _scores() | _expansion()


def _course() -> Figures:
    return {
        "workers": WORKERS,
        "half_years": HALF_YEARS[2],
        "half_years_of_three": HALF_YEARS[max(HALF_YEARS)],
        "special_two": SPECIAL_ACTIONS[2],
        "special_three": SPECIAL_ACTIONS[3],
        "imitate_prices": numbers(IMITATE_PRICES),
        "moor_peat": LAND["drained_moor"].peat,
        "small_places": PLACES.small,
        "large_places": PLACES.large,
        "columns": HOME.columns,
    }


def _of_size(*sizes: str) -> list[str]:
    return [kind for kind, item in EQUIPMENT.items() if item.size in sizes]


def _prices() -> Figures:
    loads = {good: item.load_price for good, item in GOODS.items() if item.load_price}
    return {
        "vehicles": named_pieces(kind for kind, item in EQUIPMENT.items() if item.vehicle),
        "cutters": named_pieces(_of_size("cutter")),
        "trade_ships": named_pieces(_of_size("trade_ship")),
        "plow": piece_text("plow"),
        "peat_boat": piece_text("peat_boat"),
        "stall_price": price(LAND["stall"].price),
        "brick_peat": price(loads["clay"]),
        "cutter_food": amount("food", HARBOR.cutter_food),
        "prices": chain(
            (
                text("for_that", first=f"arle.tool.{tool}", following=price(item.price))
                for tool, item in TOOLS.items()
            ),
            "semicolon",
        ),
    }


def _animals() -> Figures:
    butcher = _verb("slaughter")
    ((more_of, more),) = butcher.extra.items()
    return {
        "dike_room": DIKE_ROOM,
        "room": EMPTY.room,
        "drained_sheep": EMPTY.drained_room["sheep"],
        "park_room": LAND["park"].pens[0],
        "stall_room": LAND["stall"].pens[0],
        "stable_room": LAND["stable"].pens[0],
        "stall": tile_facts("stall"),
        "stable": tile_facts("stable"),
        "double_stall": tile_facts("double_stall"),
        "depot": tile_facts("depot"),
        "park": tile_facts("park"),
        "stall_breeds": grown(LAND["stall"].breeds),
        "stable_breeds": grown(LAND["stable"].breeds),
        "drained_breeds": grown(EMPTY.drained_breeds),
        "butchered": price(butcher.goods, None, "and"),
        "more_of": f"arle.goods.{more_of}",
        "more": price(more),
    }


def _verb(do: str) -> Effect:
    return next(effect for space in SPACES.values() for effect in space.effects if effect.do == do)


def _inventories() -> Figures:
    return {
        "milk_sheep": numbers(INVENTORY.milk["sheep"]),
        "milk_cattle": numbers(INVENTORY.milk["cattle"]),
        "milk": numbers(INVENTORY.milk["sheep"].values()),
        "milk_of_cattle": numbers(INVENTORY.milk["cattle"].values()),
        "shear_sheep": numbers(INVENTORY.shear),
        "shear": numbers(INVENTORY.shear.values()),
        "field_yield": price(LAND["grain_field"].yields),
        "flax_yield": price(LAND["flax_field"].yields),
        "forest_yield": price(LAND["forest"].yields),
        "supply_food": amount("food", INVENTORY.food),
        "supply_fuel": amount("peat", INVENTORY.fuel["november"]),
        "lost": points(-INVENTORY.bottleneck_vp),
    }


def _scores() -> Figures:
    return {
        "limit": GOODS["grain"].limit,
        "food_limit": GOODS["food"].limit,
        "marker_spaces": numbers(HOME.goods_vp),
        "marker_points": numbers(HOME.goods_vp.values()),
        "rarest": points(RAREST_VP),
        "second": points(SECOND_VP),
        "no_large": points(-PLACES.vp_without_large_vehicle),
        "rarest_vp": RAREST_VP,
        "second_vp": SECOND_VP,
        "no_large_vp": -PLACES.vp_without_large_vehicle,
        "flat": points(-HOME.dikes.flat_vp),
        "solo": points(BOX.score_reference.solo),
        "track": numbers(HOME.travel.vp),
        "worth": chain(
            text("worth", good=f"arle.goods.{good}", points=_decimal(item.vp))
            for good, item in GOODS.items()
            if item.vp
        ),
    }


def _decimal(number: float) -> Said:
    """Return "2.5", or "2" where there is nothing behind the point."""
    whole, tenths = divmod(round(number * 10), 10)
    return text("decimal", number=whole, tenths=tenths) if tenths else text("number", number=whole)


def _expansion() -> Figures:
    slow = next(iter(TEA.steps_on))
    return {
        "tea_steps": TEA.steps["tea"],
        "east_frisian_steps": TEA.steps["east_frisian_tea"],
        "slow_tool": f"arle.tool.{slow}",
        "slow_tea_steps": TEA.steps_on[slow]["tea"],
        "slow_east_frisian_steps": TEA.steps_on[slow]["east_frisian_tea"],
        "double": price(TEA.double),
        "drained_by": DITCHES.drained_by,
        "moor_sides": DITCHES.moor_sides,
        "fields_per_plow": DITCHES.fields_per_plow,
        "cutter_places": HARBOR.places["cutter"],
        "trade_ship_places": HARBOR.places["trade_ship"],
        "picks": SPECIALTIES.picks,
        "house_price": price(SPECIALTIES.house_price),
    }
