"""Placing tiles on empty land, turning them over, exchanging them (rulebook pp.9, 12-14)."""

from __future__ import annotations

from functools import partial

from engine.arle.animals.keeping import homeless_then, take_in
from engine.arle.asking import NOTHING, Asking, cell_options, choose_cell, or_stop, stop, tile_key
from engine.arle.components import DITCHES, EQUIPMENT, LAND
from engine.arle.farm.land import FIELDS, cells_of, drained, empty_cells, fields
from engine.arle.farm.moor import drain
from engine.arle.farm.tiles import put
from engine.arle.goods.hopes import in_hope
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import chain, piece_facts, text, tile_facts
from engine.arle.state import Arle, Farm, Piece
from engine.arle.travel.barn import flip_piece, flippable, one_of_each, piece_name
from engine.kernel import Ask, Option

#: The answer that leaves a plow's second field out and goes on with the next plow.
NEXT_PLOW = "next"
#: Tiles with an arrow on their front.
FLIPPING_TILES = tuple(tile for tile, item in LAND.items() if item.flips_to)


def choose_land(state: Arle, seat: int, tile: str) -> Asking:
    """Return the empty land space for a tile. Without ditches it makes no difference which: one without animals."""
    farm = state.farms[seat]
    if not (state.expansion or state.choose_cells):
        return min(empty_cells(farm), key=lambda cell: any(farm.standing.get(f"cell:{cell}", ())))
    return (
        yield from choose_cell(seat, "arle.ask.where", farm, lambda: empty_cells(farm), what=tile_key(tile))
    )


def lay(state: Arle, seat: int, cell: int, tile: str) -> Asking:
    """Put a tile on an empty land space or in the place of another; animals standing there find another place."""
    was, targets = state.farms[seat].land[cell], (f"cell:{cell}",)
    changes = {seat: put(state, state.farms[seat], cell, tile)}
    if was:
        state.tell("replaced", seat, targets=targets, changes=changes, was=tile_key(was), what=tile_key(tile))
    else:
        state.tell("placed", seat, targets=targets, changes=changes, what=tile_key(tile))
    yield from take_in(state, seat)


def can_plant(state: Arle, farm: Farm) -> bool:
    """Tell whether a forest could be put on the home board."""
    return bool(state.supply["forest"] and empty_cells(farm))


def plant_forest(state: Arle, seat: int) -> Asking:
    """Put a forest on an empty land space, free of charge."""
    cell = yield from choose_land(state, seat, "forest")
    yield from lay(state, seat, cell, "forest")


def lay_field(state: Arle, seat: int) -> Asking:
    """Put one field of either kind on any empty land space, or leave it."""
    farm = state.farms[seat]
    fields_now = partial(_fields, state, on_drained=False)
    if not (fields_now(farm) or fields_now(in_hope(state, farm))):
        return
    tile = yield Ask(seat, "arle.ask.field", lambda: or_stop(fields_now(farm)))
    if tile != NOTHING:
        cell = yield from choose_land(state, seat, tile)
        yield from lay(state, seat, cell, tile)


def _fields(state: Arle, farm: Farm, *, on_drained: bool) -> list[Option]:
    """Return the kinds of field that can be laid on an empty land space, or only on drained ones."""
    possible = FIELDS if state.supply["field"] and _ploughable(farm, on_drained=on_drained) else ()
    return [
        Option(f"field:{tile}", "arle.option.field", {"tile": tile_key(tile)}, value=tile)
        for tile in possible
    ]


def plough_fields(state: Arle, seat: int, plows: int) -> Asking:
    """Lay a field per plow, or two per plow where the land is drained (booklet p.4); fewer are fine."""
    for left in range(plows, 0, -1):
        if not (yield from _plough(state, seat, left)):
            return


def _plough(state: Arle, seat: int, left: int) -> Asking:
    """Use one plow, with so many `left` (itself included); tell whether its owner goes on to the next one."""
    farm = state.farms[seat]
    for number in range(DITCHES.fields_per_plow):
        on_drained = number > 0
        if not (
            _fields(state, farm, on_drained=on_drained)
            or _fields(state, in_hope(state, farm), on_drained=on_drained)
        ):
            return True
        key = "arle.ask.plough_drained" if on_drained else "arle.ask.plough"
        tile = yield Ask(
            seat, key, partial(_plough_options, state, farm, left, on_drained=on_drained), {"count": left}
        )
        if tile in (NOTHING, NEXT_PLOW):
            return tile == NEXT_PLOW
        cell = yield from _choose_furrow(state, seat, tile, on_drained=on_drained)
        wet = drained(farm, cell)
        yield from lay(state, seat, cell, tile)
        if not wet:
            return True
    return True


def _plough_options(state: Arle, farm: Farm, left: int, *, on_drained: bool) -> list[Option]:
    """Return which field a plow can make; on drained land its second one may be left out for the next plow's."""
    found = _fields(state, farm, on_drained=on_drained)
    if on_drained and left > 1:
        found.append(Option("next_plow", "arle.option.next_plow", value=NEXT_PLOW, ends=True))
    return or_stop(found)


def _choose_furrow(state: Arle, seat: int, tile: str, *, on_drained: bool) -> Asking:
    """Return where a plow makes its field. Without ditches it makes no difference: where no animals stand."""
    farm = state.farms[seat]
    cells = partial(_ploughable, farm, on_drained=on_drained)
    if state.expansion or state.choose_cells:
        return (yield from choose_cell(seat, "arle.ask.where", farm, cells, what=tile_key(tile)))
    return min(cells(), key=lambda cell: any(farm.standing.get(f"cell:{cell}", ())))


def _ploughable(farm: Farm, *, on_drained: bool) -> list[int]:
    """Return the empty spaces for the next field of a plow: after one on drained land only drained ones."""
    return [cell for cell in empty_cells(farm) if not on_drained or drained(farm, cell)]


def can_raise(state: Arle, farm: Farm, price: dict[str, int]) -> bool:
    """Tell whether a stall could be turned into a stable for this price."""
    return bool(state.supply["stable"] and cells_of(farm, "stall") and can_pay(farm, price))


def choose_stall(state: Arle, seat: int, price: dict[str, int]) -> Asking:
    """Choose the stall that becomes a stable, or none: a rival may have taken the last stable meanwhile."""
    cells = partial(_raisable, state, seat, price)
    if len(cells()) == 1:
        return cells()[0]
    farm = state.farms[seat]
    return (
        yield Ask(
            seat, "arle.ask.stall", lambda: or_stop(cell_options(farm, cells()), "decline"), anytime=False
        )
    )


def _raisable(state: Arle, seat: int, price: dict[str, int]) -> list[int]:
    """Return the stalls that can become stables now: none while a rival carries out an action (notes 4)."""
    farm = state.farms[seat]
    undisturbed = state.acting in (-1, seat)
    return cells_of(farm, "stall") if undisturbed and can_raise(state, farm, price) else []


def raise_stable(state: Arle, seat: int, cell: int, price: dict[str, int]) -> Asking:
    """Pay to turn a stall into a stable; the stall goes back to the supply, its animals stay."""
    yield from pay(state, seat, price)
    yield from lay(state, seat, cell, "stable")


def fields_to_forests(state: Arle, seat: int, times: int) -> Asking:
    """Replace up to so many fields by forests."""
    farm = state.farms[seat]
    for done in range(times):
        if not (fields(farm) and state.supply["forest"]):
            return
        cell = yield from choose_cell(
            seat, "arle.ask.field_to_forest", farm, lambda: fields(farm), optional=True, count=times - done
        )
        if cell == NOTHING:
            return
        yield from lay(state, seat, cell, "forest")


def flippable_cells(farm: Farm) -> list[int]:
    """Return the cells of the tiles with an arrow."""
    return sorted(cell for tile in FLIPPING_TILES for cell in cells_of(farm, tile))


def flip_any(state: Arle, seat: int) -> Asking:
    """Turn one tile with an arrow over, free of charge: land, equipment or ship."""
    farm = state.farms[seat]
    if not flippable_cells(farm) and not flippable(farm):
        return
    chosen = yield Ask(seat, "arle.ask.flip", lambda: [*flip_options(state, farm), stop("decline")])
    if chosen != NOTHING:
        yield from flip(state, seat, chosen)


def flip_options(state: Arle, farm: Farm) -> list[Option]:
    """Return everything that can be turned over."""
    return _tile_flips(state, farm) + piece_flips(flippable(farm))


def _tile_flips(state: Arle, farm: Farm) -> list[Option]:
    options = cell_options(farm, flippable_cells(farm))
    for option in options:
        becomes = LAND[farm.land[option.value]].flips_to
        option.id, option.key = f"flip:{option.id}", "arle.option.flip_tile"
        lost = homeless_then(state, farm, land={option.value: becomes})
        facts = chain([tile_facts(becomes), *([text("homeless", count=lost)] if lost else [])], "dot")
        option.args = {**option.args, "becomes": tile_key(becomes), "facts": facts}
        option.value = ("cell", option.value)
    return options


def piece_flips(pieces: list[Piece]) -> list[Option]:
    """Return one option per piece that can be turned over."""
    return [
        Option(
            f"flip:piece:{piece.number}",
            "arle.option.flip_piece",
            {
                "what": piece_name(piece),
                "becomes": f"arle.equipment.{EQUIPMENT[piece.kind].flips_to}",
                "facts": piece_facts(EQUIPMENT[piece.kind].flips_to),
            },
            target=f"piece:{piece.number}",
            value=("piece", piece.number),
        )
        for piece in one_of_each(pieces)
    ]


def flip(state: Arle, seat: int, chosen: tuple[str, int]) -> Asking:
    """Turn the chosen tile or piece over."""
    farm = state.farms[seat]
    where, which = chosen
    if where == "piece":
        flip_piece(state, seat, which)
    elif farm.land[which] == "moor":
        drain(state, seat, which)
    else:
        was, becomes = tile_key(farm.land[which]), LAND[farm.land[which]].flips_to
        changes, targets = {seat: put(state, farm, which, becomes)}, (f"cell:{which}",)
        state.tell("turned_over", seat, targets=targets, changes=changes, was=was, what=tile_key(becomes))
        yield from take_in(state, seat)
