"""Constructing a building, a stall, a vehicle, a ship, a plow or a peat boat (rulebook pp.12-14)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.arle.animals.keeping import take_in
from engine.arle.asking import Asking
from engine.arle.components import BUILDINGS, EQUIPMENT, LAND, building_price
from engine.arle.farm.land import empty_cells
from engine.arle.farm.placing import choose_land, lay
from engine.arle.farm.tiles import put
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import building_facts, piece_text, price, tile_facts
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import can_take, get_piece, make_room
from engine.kernel import Option
from engine.kernel.events import Arg

#: What "1 vehicle", "1 fishing cutter" and "1 trade ship" stand for; other words stand for themselves.
KINDS = {
    "vehicle": tuple(kind for kind, item in EQUIPMENT.items() if item.vehicle),
    "fishing_cutter": tuple(kind for kind, item in EQUIPMENT.items() if item.size == "cutter"),
    "trade_ship": tuple(kind for kind, item in EQUIPMENT.items() if item.size == "trade_ship"),
}


def built_pieces(effects: Iterable[Effect]) -> list[str]:
    """Return the kinds of equipment and ships that may be built by effects, in printed order."""
    found: dict[str, None] = {}
    for effect in effects:
        for kind in effect.kinds if effect.do == "build" else ():
            found |= dict.fromkeys(piece for piece in KINDS.get(kind, (kind,)) if piece in EQUIPMENT)
        found |= dict.fromkeys(built_pieces(effect.options))
    return list(found)


def construct(state: Arle, seat: int, chosen: str) -> Asking:
    """Construct what was chosen from `construct_options`, paying its price; returns the building's id if it is one."""
    if chosen in EQUIPMENT:
        yield from _construct_piece(state, seat, chosen)
    elif chosen == "stall":
        yield from pay(state, seat, LAND["stall"].price)
        cell = yield from choose_land(state, seat, "stall")
        yield from lay(state, seat, cell, "stall")
    else:
        yield from construct_building(state, seat, chosen, building_price(chosen))
        return chosen
    return ""


def _construct_piece(state: Arle, seat: int, kind: str) -> Asking:
    if (yield from make_room(state, seat, kind)):
        yield from pay(state, seat, EQUIPMENT[kind].price)
        get_piece(state, seat, kind)


def construct_building(state: Arle, seat: int, building: str, price: dict[str, int]) -> Asking:
    """Pay for a building on display and put it on the home board. Its effect is the caller's business."""
    yield from pay(state, seat, price)
    cell = yield from choose_land(state, seat, building)
    state.sale.remove(building)
    changes, targets = put(state, state.farms[seat], cell, building), (f"building:{building}", f"cell:{cell}")
    state.tell("built", seat, targets=targets, changes={seat: changes}, building=f"arle.building.{building}")
    yield from take_in(state, seat)


def construct_options(state: Arle, farm: Farm, kinds: tuple[str, ...]) -> list[Option]:
    """Return everything of these kinds that is to be had, affordable, and has a place."""
    found: list[Option] = []
    for kind in kinds:
        if kind == "building":
            found += building_options(state, farm)
        elif kind == "stall":
            found += _stall_options(state, farm)
        else:
            found += piece_options(state, farm, KINDS.get(kind, (kind,)))
    return found


def building_options(state: Arle, farm: Farm) -> list[Option]:
    """Return the buildings on display that the farm can pay and place."""
    if not empty_cells(farm):
        return []
    return [
        Option(
            f"building:{building}",
            "arle.option.building",
            {"building": f"arle.building.{building}", "facts": building_facts(building)},
            target=f"building:{building}",
            value=building,
            group=f"arle.group.{BUILDINGS[building].color}",
        )
        for building in state.sale
        if can_pay(farm, building_price(building))
    ]


def _stall_options(state: Arle, farm: Farm) -> list[Option]:
    cost = LAND["stall"].price
    if not (state.supply["stall"] and empty_cells(farm) and can_pay(farm, cost)):
        return []
    args: dict[str, Arg] = {"price": price(cost), "facts": tile_facts("stall")}
    return [Option("stall", "arle.option.stall", args, value="stall")]


def piece_options(state: Arle, farm: Farm, kinds: tuple[str, ...]) -> list[Option]:
    """Return the pieces of equipment or ships that the farm can pay and keep."""
    return [
        Option(
            f"equip:{kind}",
            "arle.option.equip",
            {"what": f"arle.equipment.{kind}", "facts": piece_text(kind)},
            value=kind,
        )
        for kind in kinds
        if can_pay(farm, EQUIPMENT[kind].price) and can_take(state, farm, kind)
    ]
