"""What a player may do at any time (rulebook pp.7, 9-11; notes 4).

In the work phase outside one's own action: load. In the work phase: rearrange animals. In the whole game: peat boats,
small houses, giving animals and equipment back. While a rival carries out an action, nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.arle.animals.keeping import give_back_options, settle
from engine.arle.animals.moving import can_move, move_animals
from engine.arle.asking import NOTHING, Asking, or_stop, stop
from engine.arle.components import ANIMALS
from engine.arle.goods.hopes import ANYTIME_HOUSES
from engine.arle.goods.ledger import exchange, give
from engine.arle.goods.stock import LIMITS, TRACK
from engine.arle.goods.texts import building_text
from engine.arle.goods.wording import good_key
from engine.arle.state import Arle, Farm, Piece
from engine.arle.travel.barn import give_piece, owned, piece_name, return_options, returnable
from engine.arle.travel.loading import load_piece, loadable_pieces
from engine.arle.work.small_houses import can_use_house, use_house
from engine.kernel import Ask, Option


def anytime_options(state: Arle, seat: int) -> list[Option]:
    """Return everything this seat may do outside its ask; each value makes the piece of play."""
    if state.phase in ("specialties", "over") or state.acting not in (-1, seat):
        return []
    found: list[Option] = []
    working = state.phase == "work" and not state.done[seat]
    if working and state.acting == -1:
        found += load_choices(state, seat)
    found += conversion_choices(state, seat)
    farm = state.farms[seat]
    if farm.crowded:
        return found
    animals = can_move(farm)
    if working and animals:
        found.append(_option("any:animals", "arle.option.animals_move", partial(move_animals, state, seat)))
    if animals or returnable(farm):
        found.append(_option("any:give_back", "arle.option.give_back_any", partial(give_back, state, seat)))
    return found


def _option(name: str, key: str, play: Callable[[], Asking]) -> Option:
    return Option(name, key, {}, "", play, "arle.group.anytime")


def load_choices(state: Arle, seat: int) -> list[Option]:
    """Return one option per vehicle or ship onto which something can be loaded now."""
    return [_load_option(state, seat, piece) for piece in loadable_pieces(state.farms[seat])]


def _load_option(state: Arle, seat: int, piece: Piece) -> Option:
    number = piece.number
    return Option(
        f"any:load:{number}",
        "arle.option.load_piece",
        {"what": piece_name(piece)},
        target=f"piece:{number}",
        value=partial(load_piece, state, seat, number),
        group="arle.group.anytime",
    )


def conversion_choices(state: Arle, seat: int) -> list[Option]:
    """Return the peat boat's and the small houses' conversions that are possible now."""
    farm = state.farms[seat]
    found = []
    if can_ship_peat(farm):
        found.append(_option("any:peat_boat", "arle.option.peat_boat", partial(ship_peat, state, seat)))
    return found + [
        _house_option(state, seat, house)
        for house in farm.land
        if house in ANYTIME_HOUSES and can_use_house(state, farm, house)
    ]


def _house_option(state: Arle, seat: int, house: str) -> Option:
    return Option(
        f"any:house:{house}",
        "arle.option.use_house",
        {"building": f"arle.building.{house}", "effect": building_text(house)},
        value=partial(use_house, state, seat, house),
        group="arle.group.anytime",
    )


def can_ship_peat(farm: Farm) -> bool:
    """Tell whether the peat boat's conversion is possible: one boat, one peat, and room on the goods track."""
    return farm.goods["peat"] > 0 and bool(owned(farm, "peat_boat")) and bool(_with_room(farm))


def _with_room(farm: Farm) -> list[str]:
    """Return the goods of the goods track that aren't at their limit."""
    return [good for good in TRACK if farm.goods[good] < LIMITS[good]]


def ship_peat(state: Arle, seat: int) -> Asking:
    """Turn peat into goods on the goods track, one for one, as often as its owner likes (rulebook p.7)."""
    farm = state.farms[seat]
    while can_ship_peat(farm):
        chosen = yield Ask(seat, "arle.ask.peat_boat", lambda: shipments(farm), anytime=False)
        if chosen == NOTHING:
            return
        good, count = chosen
        exchange(state, seat, {"peat": count}, {good: count}, kind="shipped")


def shipments(farm: Farm) -> list[Option]:
    """Return for each good how much of it peat can become, most first; the goods are groups."""
    found = [
        Option(
            f"ship:{good}:{count}",
            "arle.option.ship",
            {"count": count, "good": good_key(good, count), "have": farm.goods[good]},
            value=(good, count),
            group=good_key(good, 2),
        )
        for good in _with_room(farm)
        for count in range(min(farm.goods["peat"], LIMITS[good] - farm.goods[good]), 0, -1)
    ]
    return or_stop(found)


def give_back(state: Arle, seat: int) -> Asking:
    """Give an animal, a piece of equipment or a ship back to the supply, for nothing in return (rulebook pp.9-10)."""
    farm = state.farms[seat]
    chosen = yield Ask(
        seat,
        "arle.ask.give_back",
        lambda: [*give_back_options(farm), *return_options(returnable(farm)), stop()],
        anytime=False,
    )
    if chosen == NOTHING:
        return
    if chosen in ANIMALS:
        give(state, seat, {chosen: 1}, kind="gave_back_animals")
        settle(state, farm)
    else:
        give_piece(state, seat, chosen)
