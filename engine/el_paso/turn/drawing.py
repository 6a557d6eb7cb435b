"""Drawing cards, and exchanging: draw one, then discard one."""

from engine.el_paso.components import BREEDS
from engine.el_paso.state import State, hand_limit

BREED_KEY = {breed: f"el_paso.breed.{breed}" for breed in BREEDS}


def draw_card(state: State, seat: int) -> str:
    """Draw until a cattle card comes into the hand; workers go to the worker area and don't count.

    Returns the breed, or "" when stack and discard pile ran out.
    """
    player = state.players[seat]
    herd, workers = player.herd, player.workers
    while herd.can_draw():
        card = herd.draw(state.chance)
        if card not in workers:
            herd.hand.append(card)
            return card
        workers[card] += 1
        state.tell("worker_returned", seat, targets=(f"area:{card}",), worker=f"el_paso.worker.{card}")
    return ""


def refill_hand(state: State, seat: int) -> None:
    """Draw phase: draw up to the hand limit."""
    player = state.players[seat]
    drawn: list[str] = []
    for _ in range(hand_limit(player) - len(player.herd.hand)):
        card = draw_card(state, seat)
        if not card:
            break
        drawn.append(card)
    tell_drawn(state, seat, drawn)


def tell_drawn(state: State, seat: int, drawn: list[str]) -> None:
    """Tell everybody how many cards were drawn, and their owner which."""
    if drawn:
        state.tell("drew", seat, count=len(drawn))
        state.tell("drew_cards", seat, only=(seat,), cards=tuple([BREED_KEY[card] for card in drawn]))
