"""Paying a price: where there are several ways, its payer picks one (timber for wood, brick for clay, ...)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.animals.keeping import settle
from engine.arle.asking import Asking
from engine.arle.components import ANIMALS
from engine.arle.goods.stock import Payment, payment_id, spend, ways
from engine.arle.goods.wording import amounts
from engine.arle.state import Arle
from engine.kernel import Ask, Option


def pay(state: Arle, seat: int, price: Mapping[str, int]) -> Asking:
    """Pay a price that can be paid and return what was paid."""
    farm = state.farms[seat]
    if not price:
        return {}
    found = ways(farm, price)
    payment: Payment = found[0]
    if len(found) > 1:
        payment = yield Ask(seat, "arle.ask.pay", lambda: payment_options(ways(farm, price)), anytime=False)
    spend(farm, payment)
    if any(animal in payment for animal in ANIMALS):
        settle(state, farm)
    return payment


def payment_options(found: list[Payment]) -> list[Option]:
    """Return one option per way to pay."""
    return [
        Option(
            f"pay:{payment_id(payment)}", f"arle.option.pay{len(payment)}", amounts(payment), value=payment
        )
        for payment in found
    ]
