"""Barn and harbor: equipment and ships, their places, the supply piles (rulebook pp.10, 14; booklet p.5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.arle.asking import NOTHING, stop
from engine.arle.components import BARN, DESTINATIONS, EQUIPMENT, HARBOR, SHIP_SIZES
from engine.arle.goods.wording import listed
from engine.arle.state import Arle, Farm, Piece
from engine.kernel import Ask, Option
from engine.kernel.events import Arg, Phrase


def is_ship(kind: str) -> bool:
    """Tell whether this kind lies in the harbor."""
    return EQUIPMENT[kind].size in SHIP_SIZES


def pieces(farm: Farm) -> list[Piece]:
    """Return everything in barn and harbor."""
    return farm.barn + farm.harbor


def owned(farm: Farm, *kinds: str) -> list[Piece]:
    """Return the farm's pieces of these kinds."""
    return [piece for piece in pieces(farm) if piece.kind in kinds]


def piece_by_number(farm: Farm, number: int) -> Piece:
    """Return the piece with this number."""
    return next(piece for piece in pieces(farm) if piece.number == number)


def has_place(farm: Farm, kind: str) -> bool:
    """Tell whether barn or harbor has a free place for a piece of this kind."""
    size = EQUIPMENT[kind].size
    if size in SHIP_SIZES:
        return sum(EQUIPMENT[ship.kind].size == size for ship in farm.harbor) < HARBOR.places[size]
    return _barn_holds([*[piece.kind for piece in farm.barn], kind])


def _barn_holds(kinds: list[str]) -> bool:
    """Tell whether a barn has places for all these. The lowest large place may hold one small item instead."""
    small = sum(EQUIPMENT[kind].size == "small" for kind in kinds)
    large = len(kinds) - small
    return (small <= BARN.small and large <= BARN.large) or (small == BARN.small + 1 and large < BARN.large)


def replaceable(farm: Farm, kind: str) -> list[Piece]:
    """Return the unloaded pieces of the same size class that could make room for this kind.

    A small item may also stand on the large place, so a large vehicle may have to make room for it, and the other way
    round. A loaded vehicle can't be returned, a loaded ship can (ruling, notes 4).
    """
    size = EQUIPMENT[kind].size
    if size in SHIP_SIZES:
        return [ship for ship in farm.harbor if EQUIPMENT[ship.kind].size == size]
    return [piece for piece in farm.barn if not piece.loads and _makes_room(farm, piece, kind)]


def _makes_room(farm: Farm, piece: Piece, kind: str) -> bool:
    return _barn_holds([*[other.kind for other in farm.barn if other is not piece], kind])


def can_take(state: Arle, farm: Farm, kind: str) -> bool:
    """Tell whether a piece of this kind is in the supply and could find a place, if need be after giving one back."""
    stack = EQUIPMENT[kind].stack
    if state.supply.get(stack, 0) > 0 and has_place(farm, kind):
        return True
    return any(
        state.supply.get(stack, 0) or EQUIPMENT[piece.kind].stack == stack
        for piece in replaceable(farm, kind)
    )


def add_piece(state: Arle, farm: Farm, kind: str) -> Piece:
    """Take a piece from the supply into barn or harbor (told by `get_piece`)."""
    state.supply[EQUIPMENT[kind].stack] -= 1
    piece = Piece(farm.pieces_made, kind)
    farm.pieces_made += 1
    (farm.harbor if is_ship(kind) else farm.barn).append(piece)
    return piece


def get_piece(state: Arle, seat: int, kind: str) -> None:
    """Take a piece from the supply, and say so."""
    piece = add_piece(state, state.farms[seat], kind)
    targets, changes = (f"piece:{piece.number}",), {seat: {kind: 1}}
    state.tell("got_equipment", seat, targets=targets, changes=changes, what=f"arle.equipment.{kind}")


def return_piece(state: Arle, farm: Farm, piece: Piece) -> None:
    """Give a piece back to the supply (told by `give_piece`, or as what is sold). What a ship carried is lost."""
    state.supply[EQUIPMENT[piece.kind].stack] += 1
    (farm.harbor if is_ship(piece.kind) else farm.barn).remove(piece)


def give_piece(state: Arle, seat: int, number: int) -> None:
    """Give a piece back to the supply, and say so."""
    farm = state.farms[seat]
    piece = piece_by_number(farm, number)
    return_piece(state, farm, piece)
    changes = {seat: {piece.kind: -1}}
    state.tell("gave_back", seat, changes=changes, what=f"arle.equipment.{piece.kind}")


def take_piece(state: Arle, seat: int, kind: str) -> Generator[Ask, Any, bool]:
    """Take a piece of this kind for nothing, if there is or can be made room; False if its owner forgoes it."""
    room = yield from make_room(state, seat, kind)
    if room:
        get_piece(state, seat, kind)
    return room


def make_room(state: Arle, seat: int, kind: str) -> Generator[Ask, Any, bool]:
    """Give a piece back where there is no place for one of this kind; False if its owner forgoes the new one."""
    farm = state.farms[seat]
    if not has_place(farm, kind) or not state.supply[EQUIPMENT[kind].stack]:
        args: dict[str, Arg] = {"what": f"arle.equipment.{kind}"}
        number = yield Ask(
            seat, "arle.ask.make_room", lambda: room_options(state, farm, kind), args, anytime=False
        )
        if number == NOTHING:
            return False
        give_piece(state, seat, number)
    return True


def room_options(state: Arle, farm: Farm, kind: str) -> list[Option]:
    """Return what may be given back to make room for a piece of this kind, or forgoing it."""
    stack = EQUIPMENT[kind].stack
    usable = [
        piece
        for piece in replaceable(farm, kind)
        if state.supply[stack] or EQUIPMENT[piece.kind].stack == stack
    ]
    return [*return_options(usable), stop("forgo")]


def piece_name(piece: Piece) -> str | Phrase:
    """Return how a piece is called: by its kind, and by what lies on it."""
    kind = f"arle.equipment.{piece.kind}"
    if not piece.loads:
        return kind
    goods: dict[str, int] = {}
    for load in piece.loads:
        if load.what not in DESTINATIONS:
            goods[load.what] = goods.get(load.what, 0) + 1
    places = (Phrase(f"arle.destination.{load.what}") for load in piece.loads if load.what in DESTINATIONS)
    loads = (*(listed(goods) if goods else ()), *places)
    return Phrase("arle.piece.loaded", {"what": kind, "loads": loads})


def one_of_each(some: list[Piece]) -> list[Piece]:
    """Return the pieces without those that are like an earlier one: of the same kind, with the same loads."""
    first: dict[tuple[str, ...], Piece] = {}
    for piece in some:
        loads = (f"{load.what}.{load.first}.{load.width}" for load in piece.loads)
        first.setdefault((piece.kind, *loads), piece)
    return list(first.values())


def return_options(some: list[Piece]) -> list[Option]:
    """Return one option per piece that may be given back; of equal ones only one."""
    return [
        Option(
            f"give:piece:{piece.number}",
            "arle.option.give_back",
            {"what": piece_name(piece)},
            target=f"piece:{piece.number}",
            value=piece.number,
        )
        for piece in one_of_each(some)
    ]


def returnable(farm: Farm) -> list[Piece]:
    """Return the pieces that may be given back at any time: all but loaded vehicles."""
    return [piece for piece in pieces(farm) if is_ship(piece.kind) or not piece.loads]


def flip_piece(state: Arle, seat: int, number: int) -> None:
    """Turn a piece over and say so. Loads stay where they are, the new slot is empty (ruling, notes 4)."""
    piece = piece_by_number(state.farms[seat], number)
    before, piece.kind = piece.kind, EQUIPMENT[piece.kind].flips_to
    changes, targets = {seat: {before: -1, piece.kind: 1}}, (f"piece:{number}",)
    was, what = f"arle.equipment.{before}", f"arle.equipment.{piece.kind}"
    state.tell("turned_over", seat, targets=targets, changes=changes, was=was, what=what)


def flippable(farm: Farm) -> list[Piece]:
    """Return the pieces with an arrow on the side that lies up."""
    return [piece for piece in pieces(farm) if EQUIPMENT[piece.kind].flips_to]
