"""What is printed on every card, for a search of the rules (`Game.lexicon`)."""

from collections.abc import Iterator

from engine.kernel import Phrase
from engine.woodcraft.components import COMPONENTS, CONTRACTS, HELPERS, ORDERS
from engine.woodcraft.helpers import says
from engine.woodcraft.orders import contracts, taking
from engine.woodcraft.state import Args
from engine.woodcraft.workshop import ledger

Entry = tuple[Phrase, Phrase]

_ROWS = {row.row: row.gain.phrases for row in COMPONENTS.workshop.order_rows.rows}


def lexicon() -> tuple[Entry, ...]:
    """Return each card's name and what it says, in the order of the data."""
    return (*_helpers(), *_orders(), *_contracts())


def _helpers() -> Iterator[Entry]:
    for card in HELPERS.values():
        produced = card.production.phrases or ("woodcraft.gain.nothing",)
        told: Args = {
            "price": ledger.price(card.cost),
            "gains": produced,
            "ability": says.ability(card.id),
        }
        yield Phrase(f"woodcraft.helper.{card.id}"), Phrase("woodcraft.lexicon.helper", told)


def _orders() -> Iterator[Entry]:
    for card in ORDERS.values():
        told = taking.printed(card.id) | {"row": _ROWS[card.row]}
        yield Phrase(taking.order_key(card.id)), Phrase("woodcraft.lexicon.order", told)


def _contracts() -> Iterator[Entry]:
    for card in CONTRACTS:
        yield Phrase(f"woodcraft.contract.{card}"), contracts.worth(card)
