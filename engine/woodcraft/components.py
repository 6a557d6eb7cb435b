"""The printed components: `components.yaml` as frozen structs, loaded and checked once, in `COMPONENTS`.

A rule never holds a printed number: it asks here. A die is written as its colour letter and value: "Y4".
"""

from pathlib import Path
from typing import Any

from engine.kernel.components import Data, decode, read
from engine.woodcraft.printed import checks
from engine.woodcraft.printed.boards import (
    Components,
    MarketStep,
    MaterialPrice,
    Room,
    Rounds,
    ShortGame,
    SoloCard,
    SoloLevel,
)
from engine.woodcraft.printed.cards import Ability, Contract, Helper, Order
from engine.woodcraft.printed.goods import (
    COLOURS,
    DICE,
    INCOMES,
    MATERIALS,
    PIPS,
    PLAIN_GAINS,
    TOOLS,
    VALUES,
    Gain,
    amount_of,
    die_key,
    either,
    plus,
)

__all__ = [
    "COLOURS", "COMPONENTS", "CONTRACTS", "DATA", "DICE", "HAZELNUT_ORDERS", "HELPERS", "INCOMES",
    "MATERIALS", "ORDERS", "PIPS", "PLAIN_GAINS", "TOOLS", "VALUES", "Ability", "Components", "Contract", "Gain",
    "Helper",
    "MarketStep", "MaterialPrice", "Order", "Room", "Rounds", "ShortGame", "SoloCard", "SoloLevel",
    "amount_of", "die_key", "either", "plus",
]  # fmt: skip


def _hook(kind: type, value: Any) -> Any:
    if kind is Gain:
        return Gain(value)
    raise NotImplementedError(kind)


def boxed(data: Data) -> Components:
    """Decode and check the data. Raises ComponentError."""
    return decode(data, Components, checks.faults, _hook)


DATA = read("woodcraft", Path(__file__).with_name("components.yaml"))
COMPONENTS = boxed(DATA)

HELPERS: dict[str, Helper] = {card.id: card for card in COMPONENTS.helpers.early + COMPONENTS.helpers.late}
ORDERS: dict[str, Order] = {
    card.id: card for card in COMPONENTS.orders.early + COMPONENTS.orders.late + COMPONENTS.orders.hazelnut
}
HAZELNUT_ORDERS = frozenset(card.id for card in COMPONENTS.orders.hazelnut)
CONTRACTS: dict[str, Contract] = {card.id: card for card in COMPONENTS.contracts.cards}
