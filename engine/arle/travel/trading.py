"""Fishing cutters and trade ships, right before they are emptied (booklet p.5)."""

from __future__ import annotations

from functools import partial

from engine.arle.asking import NOTHING, Asking, or_stop
from engine.arle.components import GOODS, HARBOR
from engine.arle.farm.constructing import KINDS
from engine.arle.goods.hopes import in_hope
from engine.arle.goods.ledger import receive
from engine.arle.goods.paying import pay
from engine.arle.goods.stock import can_pay
from engine.arle.goods.texts import price
from engine.arle.goods.wording import amounts, listed
from engine.arle.state import Arle, Farm, Load, Piece
from engine.arle.travel.barn import owned, piece_by_number
from engine.arle.travel.loading import fit, uncovered
from engine.kernel import Ask, Option
from engine.kernel.events import Arg


def catch_fish(state: Arle, seat: int) -> dict[str, int]:
    """Gain food for the free slots of the fishing cutters; return what came."""
    farm = state.farms[seat]
    food = HARBOR.cutter_food * sum(uncovered(ship) for ship in owned(farm, *KINDS["fishing_cutter"]))
    return receive(state, seat, {"food": food}, kind="fished")


def trade(state: Arle, seat: int) -> Asking:
    """Send each trade ship to one place, or none. All trade at once: what they bring arrives with the emptying."""
    farm = state.farms[seat]
    for number in [ship.number for ship in owned(farm, *KINDS["trade_ship"])]:
        yield from _trade_one(state, seat, number)


def _trade_one(state: Arle, seat: int, number: int) -> Asking:
    farm = state.farms[seat]
    for ship in _still_there(farm, number):
        if trade_places(farm, ship) or trade_places(in_hope(state, farm), ship):
            args: dict[str, Arg] = {"what": f"arle.equipment.{ship.kind}"}
            place = yield Ask(seat, "arle.ask.trade", partial(_options, farm, number), args)
            if place != NOTHING:
                yield from _sail(state, seat, number, place)


def _still_there(farm: Farm, number: int) -> list[Piece]:
    """Return the ship, or nothing if its owner has given it back meanwhile."""
    return [ship for ship in farm.harbor if ship.number == number]


def trade_places(farm: Farm, ship: Piece) -> list[str]:
    """Return where this ship could trade with what its owner has."""
    return [
        place
        for place, deal in HARBOR.trades.items()
        if fit(ship, GOODS[deal.fill].size) and can_pay(farm, deal.price)
    ]


def _options(farm: Farm, number: int) -> list[Option]:
    found = [
        Option(
            f"trade:{place}",
            "arle.option.trade",
            {
                "place": f"arle.trade.{place}",
                "price": price(HARBOR.trades[place].price),
                **amounts({HARBOR.trades[place].fill: _brought(ship, place)}),
            },
            target=f"piece:{ship.number}",
            value=place,
        )
        for ship in _still_there(farm, number)
        for place in trade_places(farm, ship)
    ]
    return or_stop(found, "decline")


def _brought(ship: Piece, place: str) -> int:
    """Return how much of its good the ship brings: one on each free slot, or one joined load."""
    return uncovered(ship) if GOODS[HARBOR.trades[place].fill].size == 1 else 1


def _sail(state: Arle, seat: int, number: int, place: str) -> Asking:
    deal = HARBOR.trades[place]
    yield from pay(state, seat, deal.price)
    ship = piece_by_number(state.farms[seat], number)
    count = _brought(ship, place)
    for _ in range(count):
        slot = fit(ship, GOODS[deal.fill].size)
        assert slot is not None
        ship.loads.append(Load(deal.fill, *slot))
    targets = (f"piece:{number}",)
    goods, name = listed({deal.fill: count}), f"arle.trade.{place}"
    state.tell("traded_for", seat, targets=targets, goods=goods, place=name)
