"""The two rows of face-up cards and the decks behind them."""

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.state import WoodcraftState

_SHOWN = COMPONENTS.setup.displayed
_NAMES: dict[tuple[str, bool], list[str]] = {
    ("helper", False): [card.id for card in COMPONENTS.helpers.early],
    ("helper", True): [card.id for card in COMPONENTS.helpers.late],
    ("order", False): [card.id for card in COMPONENTS.orders.early],
    ("order", True): [card.id for card in COMPONENTS.orders.late],
}


def refill(state: WoodcraftState) -> None:
    """Turn up cards until both rows are full again; the cards already there have moved towards the X."""
    for kind in ("order", "helper"):
        row = _row(state, kind)
        while can_refill(state, kind):
            _renew_deck(state, kind)
            card = state.chance.draw(deck_of(state, kind))
            row.append(card)
            state.tell("turned_up", targets=(f"{kind}:{card}",), card=f"woodcraft.{kind}.{card}")


def can_refill(state: WoodcraftState, kind: str) -> bool:
    """Tell whether a card would come up: there is a gap, and a card in the deck or among what makes a new one."""
    return len(_row(state, kind)) < _SHOWN and has_more(state, kind)


def has_more(state: WoodcraftState, kind: str) -> bool:
    """Tell whether a card is left in the deck or among what makes a new one."""
    return bool(deck_of(state, kind)) or any(_returning(state, kind, pile) for pile in _piles(state, kind))


def _row(state: WoodcraftState, kind: str) -> list[str]:
    return state.order_row if kind == "order" else state.helper_row


def deck_of(state: WoodcraftState, kind: str) -> list[str]:
    """Return the deck in play of "order" or "helper" cards."""
    if kind == "order":
        return state.late_orders if state.late else state.early_orders
    return state.late_helpers if state.late else state.early_helpers


def discards_of(state: WoodcraftState, kind: str) -> list[str]:
    """Return the discard pile of "order" or "helper" cards."""
    return state.order_discards if kind == "order" else state.helper_discards


def _renew_deck(state: WoodcraftState, kind: str) -> None:
    """Make an empty deck of its discards, those of set-up included."""
    deck = deck_of(state, kind)
    if deck:
        return
    for pile in _piles(state, kind):
        returning = _returning(state, kind, pile)
        deck += returning
        pile[:] = [card for card in pile if card not in returning]
    deck.sort(key=_NAMES[kind, state.late].index)
    state.tell(f"new_{kind}_deck", count=len(deck))


def _piles(state: WoodcraftState, kind: str) -> list[list[str]]:
    return [discards_of(state, kind), *(player.set_aside for player in state.players)]


def _returning(state: WoodcraftState, kind: str, pile: list[str]) -> list[str]:
    names = _NAMES[kind, state.late]
    return [card for card in pile if card in names]


def discard_oldest(state: WoodcraftState) -> None:
    """Discard the order and the helper on the X."""
    discard(state, "order", state.order_row)
    discard(state, "helper", state.helper_row)


def discard(state: WoodcraftState, kind: str, row: list[str]) -> None:
    """Discard the card on the X of one row, if there is one."""
    if row:
        card = row.pop(0)
        discards_of(state, kind).append(card)
        state.tell("discarded", card=f"woodcraft.{kind}.{card}")


def bring_in_late_decks(state: WoodcraftState) -> None:
    """Put both rows and the early decks away for good; the late decks are in play from now on."""
    state.retired += state.order_row + state.helper_row
    state.order_row.clear()
    state.helper_row.clear()
    state.late = True
    state.tell("late_decks")
