"""All cards that a seat owns, wherever they lie."""

from engine.el_paso.state import State, is_sue


def owned_cards(state: State, seat: int) -> list[str]:
    """Return all cards of a seat: stack, hand, discard pile and worker area; Sue's row and cattle stack."""
    if is_sue(state, seat) and state.sue:
        piles = state.sue.row | state.sue.cattle
        return [card for card, count in piles.items() for _ in range(count)]
    player = state.players[seat]
    return player.herd.cards() + [worker for worker, count in player.workers.items() for _ in range(count)]
