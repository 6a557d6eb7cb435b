"""Loading vehicles and ships, at any time in the work phase outside one's own action (rulebook pp.10-11, booklet p.5).

A double slot takes a tile of size 2 or is joined as a whole; single slots are joined where the piece allows it. Loads
take the leftmost slots that fit: what stays free stays together, so no later load is ever lost by it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.arle.asking import NOTHING, stop
from engine.arle.components import BUILDINGS, DESTINATIONS, EQUIPMENT, GOODS
from engine.arle.goods.ledger import give
from engine.arle.goods.texts import amount, chain, price, sale_text
from engine.arle.goods.wording import listed
from engine.arle.state import Arle, Farm, Load, Piece
from engine.arle.travel.barn import is_ship, piece_by_number, piece_name, pieces
from engine.arle.travel.destinations import can_sell, sell, sellable
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

#: Goods that change when loaded, and the buildings that may load peat from the supply (Loading Station).
LOADABLE = {good: item for good, item in GOODS.items() if item.loads_as}
PEAT_LOADERS = tuple(
    item.id for item in BUILDINGS.values() if any(effect.do == "load_peat" for effect in item.effects)
)


def free_slots(piece: Piece) -> list[bool]:
    """Return for each slot whether nothing lies on it."""
    free = [True] * len(EQUIPMENT[piece.kind].slots)
    for load in piece.loads:
        for slot in range(load.first, load.first + load.width):
            free[slot] = False
    return free


def uncovered(piece: Piece) -> int:
    """Return how many slots are free."""
    return sum(free_slots(piece))


def fit(piece: Piece, size: int) -> tuple[int, int] | None:
    """Return (first slot, number of slots) for a load of exactly this size, leftmost; None if it doesn't fit."""
    kind = EQUIPMENT[piece.kind]
    free = free_slots(piece)
    for first in range(len(free)):
        width, slots = 0, 0
        while first + slots < len(free) and free[first + slots] and width < size:
            width += kind.slots[first + slots]
            slots += 1
            if width == size:
                return first, slots
            if not kind.joinable:
                break
    return None


def _put(piece: Piece, what: str, size: int) -> None:
    place = fit(piece, size)
    assert place is not None
    piece.loads.append(Load(what, *place))


def _most(farm: Farm, piece: Piece, good: str) -> int:
    """Return how many of a good can be loaded onto the piece now."""
    item = LOADABLE[good]
    have = min([farm.goods[good], *(farm.goods[paid] // n for paid, n in item.load_price.items())])
    return min(have, _rooms(piece, item.size, have))


def _rooms(piece: Piece, size: int, most: int) -> int:
    """Return how many loads of a size, up to `most`, fit onto the piece."""
    trial = Piece(piece.number, piece.kind, list(piece.loads))
    count = 0
    while count < most and (place := fit(trial, size)) is not None:
        trial.loads.append(Load("", *place))
        count += 1
    return count


def can_load(farm: Farm, piece: Piece) -> bool:
    """Tell whether anything could be loaded onto this piece now."""
    if not EQUIPMENT[piece.kind].slots or not any(free_slots(piece)):
        return False
    sizes = {size for size in (1, 2, 3, 4) if fit(piece, size)}
    if any(item.size in sizes and _has(farm, good) for good, item in LOADABLE.items()):
        return True
    if is_ship(piece.kind):
        return False
    return (GOODS["peat"].size in sizes and may_load_peat(farm)) or any(
        DESTINATIONS[place].size in sizes and can_sell(farm, place) for place in farm.destinations
    )


def may_load_peat(farm: Farm) -> bool:
    """Tell whether a building lets this farm load peat from the supply."""
    return any(building in farm.land for building in PEAT_LOADERS)


def _has(farm: Farm, good: str) -> bool:
    goods = farm.goods
    return goods[good] > 0 and all(goods[paid] >= n for paid, n in LOADABLE[good].load_price.items())


def load_options(farm: Farm, piece: Piece) -> list[Option]:
    """Return what can go onto the piece now: goods (one, or as many as fit), destinations, peat, or nothing more."""
    found = []
    for good in LOADABLE:
        most = _most(farm, piece, good)
        found += [
            Option(f"load:{good}:{n}", "arle.option.load", _loaded(good, n), value=(good, n))
            for n in dict.fromkeys((most, 1))
            if 0 < n <= most
        ]
    if not is_ship(piece.kind):
        found += _peat_options(farm, piece) + _destination_options(farm, piece)
    return [*found, stop()]


def _loaded(good: str, count: int) -> dict[str, Arg]:
    """Return the words for loading: what is given, the price included, and what it becomes."""
    item = LOADABLE[good]
    given = {good: count, **{paid: n * count for paid, n in item.load_price.items()}}
    return {"given": price(given, None, "and"), "becomes": amount(item.loads_as, count)}


def _peat_options(farm: Farm, piece: Piece) -> list[Option]:
    """Return loading peat from the supply onto single slots (Loading Station; vehicles only, ruling)."""
    if not may_load_peat(farm):
        return []
    most = _rooms(piece, GOODS["peat"].size, len(EQUIPMENT[piece.kind].slots))
    return [
        Option(f"load:peat:{count}", "arle.option.load_peat", {"count": count}, value=("peat", count))
        for count in dict.fromkeys((most, 1))
        if 0 < count <= most
    ]


def _destination_options(farm: Farm, piece: Piece) -> list[Option]:
    return [
        Option(
            f"visit:{place}",
            "arle.option.visit",
            {
                "place": f"arle.destination.{place}",
                "count": DESTINATIONS[place].size,
                "sales": chain(map(sale_text, sellable(farm, place))),
            },
            target=f"destination:{place}",
            value=(place, 0),
        )
        for place in farm.destinations
        if fit(piece, DESTINATIONS[place].size) and can_sell(farm, place)
    ]


def load_piece(state: Arle, seat: int, number: int) -> Generator[Ask, Any, None]:
    """Load one vehicle or ship until it is full or its owner has done enough."""
    farm = state.farms[seat]
    while can_load(farm, piece := piece_by_number(farm, number)):
        args: dict[str, Arg] = {"what": piece_name(piece)}
        chosen = yield Ask(
            seat,
            "arle.ask.load",
            lambda: load_options(farm, piece_by_number(farm, number)),
            args,
            anytime=False,
        )
        if chosen == NOTHING:
            return
        what, count = chosen
        if what in DESTINATIONS:
            yield from visit(state, seat, number, what)
        else:
            _load_goods(state, seat, number, what, count)


def _load_goods(state: Arle, seat: int, number: int, good: str, count: int) -> None:
    """Turn goods over onto the piece; loading clay costs peat, and peat itself comes from the supply."""
    piece = piece_by_number(state.farms[seat], number)
    targets, what = (f"piece:{number}",), f"arle.equipment.{piece.kind}"
    becomes = good
    if good == "peat":
        state.tell("put_on_from_supply", seat, targets=targets, goods=listed({good: count}), what=what)
    else:
        item = LOADABLE[good]
        becomes = item.loads_as
        cost = {paid: n * count for paid, n in item.load_price.items()}
        words: dict[str, Arg] = {"goods": listed({good: count}), "what": what, "cost": listed(cost)}
        kind = "put_on_for" if cost else "put_on"
        give(state, seat, {good: count, **cost}, kind=kind, words=words, targets=targets)
    for _ in range(count):
        _put(piece, becomes, GOODS[good].size)


def visit(state: Arle, seat: int, number: int, place: str) -> Generator[Ask, Any, None]:
    """Put a destination onto a vehicle and sell there at once (rulebook p.11)."""
    farm = state.farms[seat]
    piece = piece_by_number(farm, number)
    _put(piece, place, DESTINATIONS[place].size)
    farm.destinations.remove(place)
    targets, changes = (f"piece:{number}",), {seat: {place: -1}}
    state.tell("visited", seat, targets=targets, changes=changes, place=f"arle.destination.{place}")
    yield from sell(state, seat, place)


def loadable_pieces(farm: Farm) -> list[Piece]:
    """Return the vehicles and ships onto which something could be loaded now; of equal ones only the first."""
    first: dict[tuple[str, tuple[bool, ...]], Piece] = {}
    for piece in pieces(farm):
        if can_load(farm, piece):
            first.setdefault((piece.kind, tuple(free_slots(piece))), piece)
    return list(first.values())
