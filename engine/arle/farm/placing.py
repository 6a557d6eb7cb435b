"""Placing tiles on empty land, turning them over, exchanging them (rulebook pp.9, 12-14)."""

from __future__ import annotations

from functools import partial

from engine.arle.animals.keeping import take_in
from engine.arle.asking import NOTHING, Asking, cell_options, choose_cell, stop, tile_key
from engine.arle.components import DITCHES, EQUIPMENT, LAND
from engine.arle.farm.land import FIELDS, cells_of, drained, empty_cells, fields
from engine.arle.farm.moor import drain
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.state import Arle, Farm, Piece
from engine.arle.travel.barn import flip_piece, flippable, piece_by_number
from engine.kernel import Ask, Option

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
    """Put a tile or building on an empty land space; animals standing there find another place."""
    farm = state.farms[seat]
    farm.land[cell] = tile
    if tile in LAND:
        state.supply[LAND[tile].stack] -= 1
    state.tell("placed", seat, what=tile_key(tile), targets=(f"cell:{cell}",))
    yield from take_in(state, seat)


def can_plant(state: Arle, farm: Farm) -> bool:
    """Tell whether a forest could be put on the home board."""
    return bool(state.supply["forest"] and empty_cells(farm))


def plant_forest(state: Arle, seat: int) -> Asking:
    """Put a forest on an empty land space, free of charge."""
    cell = yield from choose_land(state, seat, "forest")
    yield from lay(state, seat, cell, "forest")


def lay_field(state: Arle, seat: int) -> Asking:
    """Put one field of either kind on any empty land space, or leave it; tells whether one was laid."""
    farm = state.farms[seat]
    tile = yield Ask(seat, "arle.ask.field", lambda: field_options(state, farm))
    if tile == NOTHING:
        return False
    cell = yield from choose_land(state, seat, tile)
    yield from lay(state, seat, cell, tile)
    return True


def field_options(state: Arle, farm: Farm) -> list[Option]:
    """Return which field can be laid."""
    possible = FIELDS if state.supply["field"] and empty_cells(farm) else ()
    kinds = [
        Option(f"field:{tile}", "arle.option.field", {"tile": tile_key(tile)}, value=tile)
        for tile in possible
    ]
    return [*kinds, stop()]


def plough_fields(state: Arle, seat: int, plows: int) -> Asking:
    """Lay a field per plow, or two per plow where the land is drained (booklet p.4)."""
    farm = state.farms[seat]
    for _ in range(plows):
        on_drained = 0
        while state.supply["field"] and (cells := _ploughable(farm, on_drained)):
            tile = yield Ask(seat, "arle.ask.field", lambda: field_options(state, farm))
            if tile == NOTHING:
                return
            cell = min(cells, key=lambda cell: any(farm.standing.get(f"cell:{cell}", ())))
            if state.expansion or state.choose_cells:
                cell = yield from choose_cell(
                    seat, "arle.ask.where", farm, partial(_ploughable, farm, on_drained), what=tile_key(tile)
                )
            wet = not drained(farm, cell)
            yield from lay(state, seat, cell, tile)
            on_drained += 1
            if wet or on_drained == DITCHES.fields_per_plow:
                break


def _ploughable(farm: Farm, on_drained: int) -> list[int]:
    """Return the empty spaces for the next field of a plow: after one on drained land only drained ones."""
    return [cell for cell in empty_cells(farm) if not on_drained or drained(farm, cell)]


def can_raise(state: Arle, farm: Farm, price: dict[str, int]) -> bool:
    """Tell whether a stall could be turned into a stable for this price."""
    return bool(state.supply["stable"] and cells_of(farm, "stall") and can_pay(farm, price))


def raise_stable(state: Arle, seat: int, price: dict[str, int]) -> Asking:
    """Pay to turn a stall into a stable; the stall goes back to the supply, its animals stay."""
    farm = state.farms[seat]
    cell = yield from choose_cell(seat, "arle.ask.stall", farm, lambda: cells_of(farm, "stall"))
    yield from pay(state, seat, price)
    farm.land[cell] = "stable"
    state.supply["stable"] -= 1
    state.supply["stall"] += 1
    state.tell("placed", seat, what=tile_key("stable"), targets=(f"cell:{cell}",))
    yield from take_in(state, seat)


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
        farm.land[cell] = "forest"
        state.supply["field"] += 1
        state.supply["forest"] -= 1
        state.tell("placed", seat, what=tile_key("forest"), targets=(f"cell:{cell}",))


def flippable_cells(farm: Farm) -> list[int]:
    """Return the cells of the tiles with an arrow."""
    return sorted(cell for tile in FLIPPING_TILES for cell in cells_of(farm, tile))


def flip_any(state: Arle, seat: int) -> Asking:
    """Turn one tile with an arrow over, free of charge: land, equipment or ship."""
    farm = state.farms[seat]
    if not flippable_cells(farm) and not flippable(farm):
        return
    chosen = yield Ask(seat, "arle.ask.flip", lambda: [*flip_options(farm), stop("decline")])
    if chosen != NOTHING:
        yield from flip(state, seat, chosen)


def flip_options(farm: Farm) -> list[Option]:
    """Return everything that can be turned over."""
    return _tile_flips(farm) + piece_flips(flippable(farm))


def _tile_flips(farm: Farm) -> list[Option]:
    options = cell_options(farm, flippable_cells(farm))
    for option in options:
        becomes = LAND[farm.land[option.value]].flips_to
        option.id, option.key = f"flip:{option.id}", "arle.option.flip_tile"
        option.args = {**option.args, "becomes": tile_key(becomes)}
        option.value = ("cell", option.value)
    return options


def piece_flips(pieces: list[Piece]) -> list[Option]:
    """Return one option per piece that can be turned over."""
    return [
        Option(
            f"flip:piece:{piece.number}",
            "arle.option.flip_piece",
            {
                "what": f"arle.equipment.{piece.kind}",
                "becomes": f"arle.equipment.{EQUIPMENT[piece.kind].flips_to}",
            },
            target=f"piece:{piece.number}",
            value=("piece", piece.number),
        )
        for piece in pieces
    ]


def flip(state: Arle, seat: int, chosen: tuple[str, int]) -> Asking:
    """Turn the chosen tile or piece over."""
    farm = state.farms[seat]
    where, which = chosen
    if where == "piece":
        piece = piece_by_number(farm, which)
        flip_piece(farm, piece)
        state.tell("flipped", seat, what=f"arle.equipment.{piece.kind}", targets=(f"piece:{which}",))
    elif farm.land[which] == "moor":
        drain(state, seat, which)
    else:
        farm.land[which] = LAND[farm.land[which]].flips_to
        state.tell("flipped", seat, what=tile_key(farm.land[which]), targets=(f"cell:{which}",))
        yield from take_in(state, seat)
