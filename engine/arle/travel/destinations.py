"""Selling at travel destinations: at least one listed item, each at most once (rulebook pp.11, 19)."""

from __future__ import annotations

from engine.arle.animals.keeping import settle, take_in
from engine.arle.asking import NOTHING, Asking, choose_cell, stop, tile_key
from engine.arle.components import DESTINATIONS
from engine.arle.farm.land import fields, moor_tiles
from engine.arle.farm.moor import clear_moor
from engine.arle.farm.tiles import put
from engine.arle.goods.ledger import receive, sell_thing
from engine.arle.goods.paying import pay_for
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import sale_text
from engine.arle.printed.shapes import Sale
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import owned, return_piece
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

#: What is sold from home board or barn instead of the supply.
_FROM_BOARD = ("field", "moor_tile", "plow", "peat_boat")


def _special(sale: Sale) -> str:
    return next((key for key in sale.give if key in _FROM_BOARD), "")


def can_give(farm: Farm, sale: Sale) -> bool:
    """Tell whether the farm has what this sale asks for. No item has a stand-in."""
    special = _special(sale)
    if special == "field":
        return bool(fields(farm))
    if special == "moor_tile":
        return bool(moor_tiles(farm))
    if special:
        return bool(owned(farm, special))
    return can_pay(farm, sale.give)


def sellable(farm: Farm, place: str) -> list[Sale]:
    """Return what could be sold at this destination now."""
    return [sale for sale in DESTINATIONS[place].sells if can_give(farm, sale)]


def can_sell(farm: Farm, place: str) -> bool:
    """Tell whether anything could be sold at this destination."""
    return bool(sellable(farm, place))


def sell(state: Arle, seat: int, place: str) -> Asking:
    """Sell items of a destination, one after the other, until its visitor stops."""
    farm = state.farms[seat]
    sold: list[int] = []
    while options := sale_options(farm, place, sold):
        if not sold and len(options) == 1:
            chosen = options[0].value
        else:
            args: dict[str, Arg] = {"place": f"arle.destination.{place}"}
            chosen = yield Ask(
                seat,
                "arle.ask.sell",
                lambda: _with_done(farm, place, sold),
                args,
                anytime=False,
                default="" if sold else _dearest(place, options),
            )
        if chosen == NOTHING:
            break
        sold.append(chosen)
        yield from _sell_one(state, seat, DESTINATIONS[place].sells[chosen])


def _dearest(place: str, options: list[Option]) -> str:
    """Name the sale that brings most food: that is made for who can't be waited for any longer."""
    return max(options, key=lambda option: DESTINATIONS[place].sells[option.value].food).id


def sale_options(farm: Farm, place: str, sold: list[int]) -> list[Option]:
    """Return the items that can still be sold here."""
    return [
        Option(f"sell:{index}", "arle.option.sell", {"sale": sale_text(sale)}, value=index)
        for index, sale in enumerate(DESTINATIONS[place].sells)
        if index not in sold and can_give(farm, sale)
    ]


def _with_done(farm: Farm, place: str, sold: list[int]) -> list[Option]:
    done = [stop()] if sold else []
    return sale_options(farm, place, sold) + done


def _sell_one(state: Arle, seat: int, sale: Sale) -> Asking:
    """Sell one item for food."""
    special = _special(sale)
    if special == "field":
        yield from _sell_field(state, seat, sale)
    elif special == "moor_tile":
        yield from _give_moor(state, seat, sale)
    elif special:
        farm = state.farms[seat]
        return_piece(state, farm, owned(farm, special)[0])
        sell_thing(state, seat, f"arle.equipment.{special}", {special: -1}, {"food": sale.food})
    else:
        yield from pay_for(state, seat, sale.give, {"food": sale.food}, kind="sold")


def _sell_field(state: Arle, seat: int, sale: Sale) -> Asking:
    farm = state.farms[seat]
    cell = yield from choose_cell(seat, "arle.ask.which_field", farm, lambda: fields(farm))
    what = tile_key(farm.land[cell])
    sell_thing(state, seat, what, put(state, farm, cell, ""), {"food": sale.food})
    settle(state, farm)


def _give_moor(state: Arle, seat: int, sale: Sale) -> Asking:
    farm = state.farms[seat]
    cell = yield from choose_cell(seat, "arle.ask.which_moor", farm, lambda: moor_tiles(farm))
    clear_moor(state, seat, cell)
    if sale.food:
        receive(state, seat, {"food": sale.food})
    yield from take_in(state, seat)
