"""Drawing, discarding and selling cards of the hand (rulebook p6, p12)."""

from collections.abc import Callable

import msgspec

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.facts import card_facts
from engine.new_zealand.actions.gains import gain_certificates, gain_gold, gain_money
from engine.new_zealand.actions.performing import NOTHING, allows, performs
from engine.new_zealand.actions.vocabulary import Cycle, Sell
from engine.new_zealand.components import BREEDS
from engine.new_zealand.state import NewZealandState


def draw(state: NewZealandState, seat: int, amount: int) -> int:
    """Draw so many cards, or as many as there are, the discard pile shuffled in between; give how many."""
    player, drawn = state.players[seat], 0
    while drawn < amount and player.flock.can_draw():
        if player.flock.is_empty:
            changes = ledger.shuffle_discard_pile(player)
            ledger.tell(state, seat, "shuffled", changes, count=changes["stack"])
        drawn += _draw_from_stack(state, seat, amount - drawn)
    return drawn


def _draw_from_stack(state: NewZealandState, seat: int, most: int) -> int:
    """Draw cards until that is enough or the stack is used up; give how many."""
    player = state.players[seat]
    count = min(most, len(player.flock.top) + len(player.flock.stack))
    cards, changes = zip(*(ledger.draw_card(state, player) for _ in range(count)), strict=True)
    ledger.tell(state, seat, "drew", *changes, count=count)
    state.tell("drew_cards", seat, only=(seat,), cards=tuple(map(card_key, cards)))
    return count


def fill_hand(state: NewZealandState, seat: int) -> None:
    """Phase C: draw up to the hand limit."""
    player = state.players[seat]
    draw(state, seat, player.hand_limit - len(player.flock.hand))


def hand_options(
    state: NewZealandState, seat: int, verb: str, wanted: Callable[[str], bool] = lambda card: True
) -> list[Option]:
    """List each different card of the hand once."""
    key = f"new_zealand.option.{verb}"
    return [
        Option(
            f"{verb}:{card}", key, {"card": card_key(card), "facts": card_facts(card)}, f"hand:{card}", card
        )
        for card in dict.fromkeys(state.players[seat].flock.hand)
        if wanted(card)
    ]


def least_useful(hand: list[str]) -> str:
    """Name the card that the table discards for who can't be waited for any longer ("" without a hand).

    Of several alike only one counts in Wellington; then the sheep that breed least go, other cards last.
    """

    def use(card: str) -> tuple[bool, bool, int, int]:
        breed = BREEDS.get(card)
        return (
            breed is None,
            hand.count(card) == 1,
            breed.breeding if breed else 0,
            breed.wool if breed else 0,
        )

    return min(hand, key=use, default="")


def discard(state: NewZealandState, seat: int, amount: int, *, tokens: bool = True) -> Stage:
    """Discard so many cards from hand, one after the other; `tokens`: exchange tokens may be used between."""
    for left in range(amount, 0, -1):
        card = yield Ask(
            seat,
            "new_zealand.ask.discard",
            lambda: hand_options(state, seat, "discard") or [NOTHING],
            {"count": left},
            anytime=tokens,
            default=f"discard:{least_useful(state.players[seat].flock.hand)}",
        )
        if card == NOTHING.id:
            return
        ledger.tell(
            state,
            seat,
            "discarded",
            ledger.discard_cards(state.players[seat], card),
            card=card_key(card),
        )


@allows(Cycle)
def can_draw(state: NewZealandState, seat: int, action: Cycle) -> bool:
    """Tell whether there is any card to draw."""
    return state.players[seat].flock.can_draw()


@performs(Cycle)
def cycle(state: NewZealandState, seat: int, action: Cycle) -> Stage:
    """Draw up to n cards, then discard as many."""
    wanted = action.n
    if not action.exactly:
        wanted = yield Ask(seat, "new_zealand.ask.cycle", lambda: draw_options(action.n))
    drawn = draw(state, seat, wanted)
    yield from discard(state, seat, drawn)


def draw_options(most: int) -> list[Option]:
    """List how many cards may be drawn."""
    return [
        Option(f"draw:{amount}", "new_zealand.option.draw", {"count": amount}, value=amount)
        for amount in range(most, 0, -1)
    ]


def _saleable(state: NewZealandState, seat: int, action: Sell) -> Callable[[str], bool]:
    hand = state.players[seat].flock.hand
    breeds = (action.breed,) if action.breed else tuple(BREEDS)
    return lambda card: card in breeds and hand.count(card) >= action.n


def named(state: NewZealandState, seat: int, action: Sell) -> Sell:
    """Name the breed where only one would do, so that nothing is left to be asked."""
    fits = _saleable(state, seat, action)
    breeds = [card for card in dict.fromkeys(state.players[seat].flock.hand) if fits(card)]
    return msgspec.structs.replace(action, breed=breeds[0]) if len(breeds) == 1 else action


@allows(Sell)
def _can_sell(state: NewZealandState, seat: int, action: Sell) -> bool:
    fits = _saleable(state, seat, action)
    return any(fits(card) for card in state.players[seat].flock.hand)


@performs(Sell)
def sell(state: NewZealandState, seat: int, action: Sell) -> Stage:
    """Discard the sheep asked for, then take the reward; a breed that the action names isn't asked."""
    card = action.breed or (
        yield Ask(
            seat,
            "new_zealand.ask.sell",
            lambda: hand_options(state, seat, "sell", _saleable(state, seat, action)) or [NOTHING],
            {"count": action.n},
        )
    )
    if card == NOTHING.id:
        return
    player = state.players[seat]
    changes = ledger.discard_cards(player, card, action.n)
    ledger.tell(state, seat, "sold", changes, card=card_key(card), count=action.n)
    gain_money(state, seat, action.money)
    if action.wool:
        gain_money(state, seat, BREEDS[card].wool + player.permanent_wool)
    gain_gold(state, seat, action.gold)
    yield from gain_certificates(state, seat, action.certificate)
