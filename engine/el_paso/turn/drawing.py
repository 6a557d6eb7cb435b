"""Drawing cards: the draw phase, and a single exchange (draw one, then discard one)."""

from engine.el_paso.components import BREEDS
from engine.el_paso.ledger import (
    Changes,
    amounts,
    discard_card,
    draw_card,
    shuffle_discard_pile,
    tell,
    together,
)
from engine.el_paso.printed.shapes import WORKERS
from engine.el_paso.state import Player, State, hand_limit
from engine.kernel import Ask, Option, Stage
from engine.western.herd import Herd

BREED_ORDER = {breed: at for at, breed in enumerate(BREEDS)}
BREED_KEY = {breed: f"el_paso.breed.{breed}" for breed in BREEDS}
DISCARD = {
    breed: Option(f"discard:{breed}", "el_paso.option.discard", {"card": key}, f"hand:{breed}", breed)
    for breed, key in BREED_KEY.items()
}
Drawn = list[tuple[str, Changes]]
"""Cards drawn one after another, each with what that changed."""


def refill_hand(state: State, seat: int) -> bool:
    """Draw up to the hand limit, and return whether cards were missing and could be drawn."""
    player = state.players[seat]
    missing = hand_limit(player) - len(player.herd.hand)
    if missing <= 0 or not player.herd.can_draw():
        return False
    draw_cards(state, seat, missing)
    return True


def draw_cards(state: State, seat: int, wanted: int) -> None:
    """Draw so many cattle cards, or as many as there are; workers go to the worker area and don't count.

    The discard pile is shuffled only when a card must be drawn and the stack is empty.
    """
    player = state.players[seat]
    drawn: Drawn = []
    while wanted > 0 and player.herd.can_draw():
        if not player.herd.stack:
            tell_drawn(state, seat, drawn)
            drawn = []
            shuffled = shuffle_discard_pile(player)
            tell(state, seat, "shuffled", shuffled, count=shuffled["stack"])
        card, change = draw_card(state, player)
        drawn.append((card, change))
        wanted -= card in BREEDS
    tell_drawn(state, seat, drawn)


def tell_drawn(state: State, seat: int, drawn: Drawn) -> None:
    """Tell everybody which workers and how many cards were drawn, and their owner which.

    While the hand lies open all see them.
    """
    workers = [one for one in drawn if one[0] in WORKERS]
    if workers:
        change = together(*[change for _, change in workers])
        targets = tuple(f"area:{worker}" for worker in WORKERS if change.get(worker))
        count, worded = len(workers), amounts(change)
        tell(state, seat, "workers_returned", change, targets=targets, count=count, workers=worded)
    cattle = [one for one in drawn if one[0] in BREEDS]
    if cattle:
        changes, cards = [change for _, change in cattle], tuple([BREED_KEY[card] for card, _ in cattle])
        if state.players[seat].shipping:
            tell(state, seat, "drew_cards", *changes, cards=cards)
        else:
            tell(state, seat, "drew", *changes, count=len(cattle))
            state.tell("drew_cards", seat, only=(seat,), cards=cards)


# ------------------------------------------------------------------ exchange
def can_exchange(player: Player) -> bool:
    """An exchange needs a card to draw."""
    return player.herd.can_draw()


def exchange(state: State, seat: int) -> Stage:
    """Draw one card, then at once discard one from the hand; nothing may come in between."""
    herd = state.players[seat].herd
    draw_cards(state, seat, 1)
    if len(breeds_in(herd.hand)) > 1:
        discards = yield Ask(seat, "el_paso.ask.discard", lambda: discard_options(herd), anytime=False)
    elif herd.hand:
        discards = herd.hand[0]
    else:
        return
    discarded = discard_card(state.players[seat], discards)
    tell(state, seat, "discarded", discarded, card=BREED_KEY[discards])


def discard_options(herd: Herd) -> list[Option]:
    """Return the breeds in a hand, each once, to discard one of."""
    return [DISCARD[breed] for breed in breeds_in(herd.hand)]


def breeds_in(hand: list[str]) -> list[str]:
    """Return the breeds in a hand, each once, in printed order."""
    return sorted(set(hand), key=BREED_ORDER.__getitem__)
