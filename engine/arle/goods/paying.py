"""Paying a price: where there are several ways, its payer picks one (timber for wood, brick for clay, ...)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.animals.keeping import settle
from engine.arle.asking import Asking
from engine.arle.components import ANIMALS
from engine.arle.goods.ledger import exchange, give
from engine.arle.goods.stock import Payment, payment_id, ways
from engine.arle.goods.wording import amounts
from engine.arle.state import Arle
from engine.kernel import Ask, Option


def pay(state: Arle, seat: int, price: Mapping[str, int], *, kind: str = "paid") -> Asking:
    """Pay a price that can be paid."""
    payment = yield from choose_payment(state, seat, price)
    give(state, seat, payment, kind=kind)
    after_paying(state, seat, payment)


def pay_for(
    state: Arle,
    seat: int,
    price: Mapping[str, int],
    goods: Mapping[str, int],
    *,
    kind: str = "converted",
) -> Asking:
    """Pay a price that can be paid and take goods for it."""
    payment = yield from choose_payment(state, seat, price)
    exchange(state, seat, payment, goods, kind=kind)
    after_paying(state, seat, payment)


def choose_payment(state: Arle, seat: int, price: Mapping[str, int]) -> Asking:
    """Return the way in which a price that can be paid is paid; with several ways its payer picks one."""
    farm = state.farms[seat]
    found = ways(farm, price)
    payment: Payment = found[0]
    if len(found) > 1:
        payment = yield Ask(seat, "arle.ask.pay", lambda: payment_options(ways(farm, price)), anytime=False)
    return payment


def after_paying(state: Arle, seat: int, payment: Mapping[str, int]) -> None:
    """Let the animals stand anew where some have been paid."""
    if any(animal in payment for animal in ANIMALS):
        settle(state, state.farms[seat])


def payment_options(found: list[Payment]) -> list[Option]:
    """Return one option per way to pay."""
    return [
        Option(
            f"pay:{payment_id(payment)}", f"arle.option.pay{len(payment)}", amounts(payment), value=payment
        )
        for payment in found
    ]
