"""The inventory in May: emptying, breeding, shearing, sustenance (rulebook p.8)."""

from __future__ import annotations

from engine.arle.animals.keeping import breed
from engine.arle.asking import Asking
from engine.arle.components import INVENTORY
from engine.arle.goods.ledger import receive
from engine.arle.half_year.pausing import before_breeding
from engine.arle.half_year.sustenance import sustain
from engine.arle.state import Arle
from engine.arle.travel.emptying import empty_all
from engine.arle.travel.trading import catch_fish, trade
from engine.arle.work.counts import reached


def may(state: Arle, seat: int) -> Asking:
    """Do the four steps of the May inventory for one player."""
    fresh = [*catch_fish(state, seat)]
    yield from trade(state, seat)
    fresh += empty_all(state, seat)
    yield from before_breeding(state, seat, fresh)
    breed(state, seat)
    shear(state, seat)
    yield from sustain(state, seat, INVENTORY.fuel["may"], fresh)


def shear(state: Arle, seat: int) -> None:
    """Gain wool of the sheep, the newborn included."""
    wool = reached(INVENTORY.shear, state.farms[seat].goods["sheep"])
    receive(state, seat, {"wool": wool}, kind="sheared")
