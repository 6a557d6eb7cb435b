"""The inventory in May: emptying, breeding, shearing, sustenance (rulebook p.8)."""

from __future__ import annotations

from engine.arle.animals.keeping import breed
from engine.arle.asking import Asking
from engine.arle.components import ANIMALS, INVENTORY
from engine.arle.goods.stock import gain
from engine.arle.goods.wording import tell_gained
from engine.arle.half_year.sustenance import sustain
from engine.arle.state import Arle
from engine.arle.travel.emptying import empty_all
from engine.arle.travel.trading import catch_fish, trade
from engine.arle.work.counts import reached


def may(state: Arle, seat: int) -> Asking:
    """Do the four steps of the May inventory for one player."""
    catch_fish(state, seat)
    yield from trade(state, seat)
    empty_all(state, seat)
    tell_gained(state, seat, dict(zip(ANIMALS, breed(state.farms[seat]), strict=True)))
    shear(state, seat)
    yield from sustain(state, seat, INVENTORY.fuel["may"])


def shear(state: Arle, seat: int) -> None:
    """Gain wool of the sheep, the newborn included."""
    farm = state.farms[seat]
    wool = reached(INVENTORY.shear, farm.goods["sheep"])
    gain(farm, {"wool": wool})
    tell_gained(state, seat, {"wool": wool})
