"""What only one building does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.arle.animals.keeping import gain_animals, settle
from engine.arle.asking import NOTHING, Asking, cell_options, choose_cell, or_stop, stop, tile_key
from engine.arle.components import ANIMALS, EQUIPMENT
from engine.arle.farm.land import covered, fields, moor_tiles
from engine.arle.farm.moor import clear_moor
from engine.arle.farm.placing import lay, piece_flips
from engine.arle.farm.tiles import put
from engine.arle.goods.hopes import in_hope
from engine.arle.goods.ledger import receive
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import piece_facts
from engine.arle.goods.wording import amounts, good_key
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm, Piece
from engine.arle.travel.barn import (
    can_take,
    flip_piece,
    flippable,
    get_piece,
    give_piece,
    make_room,
    owned,
    return_options,
)
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def pick_animals(state: Arle, seat: int, count: int) -> Asking:
    """Gain so many animals of any types (Potter's Inn)."""
    left = count
    while left:
        chosen = yield Ask(seat, "arle.ask.pick_animals", partial(_animal_kinds, left), {"count": left})
        if chosen == NOTHING:
            return
        animal, number = chosen
        yield from gain_animals(state, seat, {animal: number})
        left -= number


def _animal_kinds(most: int) -> list[Option]:
    return [
        Option(
            f"animal:{animal}:{count}",
            "arle.option.animals",
            {"count": count, "animal": good_key(animal, count)},
            value=(animal, count),
        )
        for animal in ANIMALS
        for count in range(most, 0, -1)
    ] + [stop()]


def equip_options(state: Arle, farm: Farm, effect: Effect) -> list[Option]:
    """Return which of several kinds can be had for nothing, or none."""
    return or_stop(_free_kinds(state, farm, effect), "decline")


def _free_kinds(state: Arle, farm: Farm, effect: Effect) -> list[Option]:
    return [
        Option(
            f"equip:{kind}",
            "arle.option.equip_free",
            {"what": f"arle.equipment.{kind}", "facts": piece_facts(kind)},
            value=kind,
        )
        for kind in effect.kinds
        if can_take(state, farm, kind)
    ]


def swap_for_plows(state: Arle, seat: int, kinds: Sequence[str]) -> Asking:
    """Exchange small equipment for plows, one for one, any number of times (Smithy)."""
    farm = state.farms[seat]
    while _swappable(state, farm, kinds):
        number = yield Ask(
            seat, "arle.ask.swap_for_plow", lambda: [*return_options(_swappable(state, farm, kinds)), stop()]
        )
        if number == NOTHING:
            return
        give_piece(state, seat, number)
        get_piece(state, seat, "plow")


def _swappable(state: Arle, farm: Farm, kinds: Sequence[str]) -> list[Piece]:
    """Return what can be exchanged: a peat boat's own tile has a plow on its back."""
    stack = EQUIPMENT["plow"].stack
    return [
        piece
        for piece in owned(farm, *kinds)
        if not piece.loads and (state.supply[stack] or EQUIPMENT[piece.kind].stack == stack)
    ]


def build_for(state: Arle, seat: int, effect: Effect, most: int) -> Asking:
    """Pay for one of several pieces, up to `most` times (Small Shipyard)."""
    farm = state.farms[seat]
    for done in range(most):
        if not (_paid_kinds(state, farm, effect) or _paid_kinds(state, in_hope(state, farm), effect)):
            return
        args: dict[str, Arg] = {"count": most - done, **amounts(effect.price)}
        kind = yield Ask(
            seat, "arle.ask.build_for", lambda: or_stop(_paid_kinds(state, farm, effect), "decline"), args
        )
        if kind == NOTHING:
            return
        if (yield from make_room(state, seat, kind)):
            yield from pay(state, seat, effect.price)
            get_piece(state, seat, kind)


def _paid_kinds(state: Arle, farm: Farm, effect: Effect) -> list[Option]:
    return _free_kinds(state, farm, effect) if can_pay(farm, effect.price) else []


def flip_for(state: Arle, seat: int, price: Mapping[str, int], most: int) -> Asking:
    """Pay to turn a ship, peat boat or vehicle over, up to `most` times (Smithy*)."""
    farm = state.farms[seat]
    for done in range(most):
        if not (_flips_for(farm, price) or _flips_for(in_hope(state, farm), price)):
            return
        args: dict[str, Arg] = {"count": most - done, **amounts(price)}
        chosen = yield Ask(seat, "arle.ask.flip_for", lambda: or_stop(_flips_for(farm, price)), args)
        if chosen == NOTHING:
            return
        yield from pay(state, seat, price)
        flip_piece(state, seat, chosen[1])


def _flips_for(farm: Farm, price: Mapping[str, int]) -> list[Option]:
    return piece_flips(flippable(farm)) if can_pay(farm, price) else []


def farm_moor(state: Arle, seat: int) -> Asking:
    """Discard a moor tile and lay grain fields on the cells it covered (Moor Farmer's House)."""
    farm = state.farms[seat]
    if not moor_tiles(farm):
        return
    cell = yield from choose_cell(seat, "arle.ask.farm_moor", farm, lambda: moor_tiles(farm), optional=True)
    if cell == NOTHING:
        return
    cells = covered(cell, farm.land[cell])
    clear_moor(state, seat, cell)
    for bare in cells:
        if state.supply["field"]:
            yield from lay(state, seat, bare, "grain_field")


def sell_fields(state: Arle, seat: int, steps: Mapping[int, int]) -> Asking:
    """Discard 4, 6 or 8 fields for food (Norderburg Castle)."""
    farm = state.farms[seat]
    if len(fields(farm)) < min(steps):
        return
    wanted = yield Ask(seat, "arle.ask.sell_fields", lambda: _field_counts(farm, steps))
    if not wanted:
        return
    for left in range(wanted, 0, -1):
        cell = fields(farm)[0]
        if len(fields(farm)) > left:
            args: dict[str, Arg] = {"count": left}
            cell = yield Ask(
                seat, "arle.ask.which_fields", lambda: cell_options(farm, fields(farm)), args, anytime=False
            )
        what, changes = tile_key(farm.land[cell]), put(state, farm, cell, "")
        state.tell("gave_up", seat, targets=(f"cell:{cell}",), changes={seat: changes}, what=what)
    receive(state, seat, {"food": steps[wanted]})
    settle(state, farm)


def _field_counts(farm: Farm, steps: Mapping[int, int]) -> list[Option]:
    return [
        Option(f"fields:{count}", "arle.option.sell_fields", {"count": count, "food": food}, value=count)
        for count, food in steps.items()
        if count <= len(fields(farm))
    ] + [Option("decline", "arle.option.decline", value=0, ends=True)]
