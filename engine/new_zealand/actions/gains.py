"""Money, gold, certificates, exchange tokens and cards: gaining and paying them (rulebook p12, p18)."""

from engine.new_zealand.actions.counting import count
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.performing import allows, instantly
from engine.new_zealand.actions.vocabulary import (
    GainCard,
    GainCertificates,
    GainGold,
    GainMoney,
    GainTokens,
    HazardPairs,
)
from engine.new_zealand.components import BOARD, SLOTS
from engine.new_zealand.state import NewZealandState


def gain_money(state: NewZealandState, seat: int, amount: int) -> None:
    """Gain so many pounds from the supply, which never runs out."""
    if amount:
        state.players[seat].money += amount
        state.tell("gained_money", seat, count=amount)


def pay(state: NewZealandState, seat: int, amount: int) -> None:
    """Pay so many pounds to the supply, in full."""
    if amount:
        state.players[seat].money -= amount
        state.tell("paid", seat, count=amount)


def gain_gold(state: NewZealandState, seat: int, amount: int) -> None:
    """Advance the gold marker; what goes beyond the track is lost."""
    player = state.players[seat]
    gained = min(amount, BOARD.gold_limit - player.gold)
    if gained > 0:
        player.gold += gained
        state.tell("gained_gold", seat, n=gained)


def gain_certificates(state: NewZealandState, seat: int, amount: int) -> None:
    """Advance the certificate marker; passing the arc forward gives gold each time."""
    player, arc = state.players[seat], BOARD.certificates.gold_arc
    before = player.certificates
    player.certificates = min(before + amount, player.certificate_limit)
    if player.certificates == before:
        return
    state.tell("gained_certificates", seat, count=player.certificates - before)
    if before <= arc.after < player.certificates:
        gain_gold(state, seat, arc.gold)


def gain_tokens(state: NewZealandState, seat: int, amount: int) -> None:
    """Take exchange tokens from the supply, which never runs out."""
    state.players[seat].tokens += amount
    state.tell("gained_tokens", seat, count=amount)


def gain_card(state: NewZealandState, seat: int, supply: str) -> bool:
    """Put a card of that supply on the discard pile; an empty supply gives nothing."""
    pile = state.supplies[supply]
    if not pile.left:
        return False
    pile.left -= 1
    state.players[seat].flock.gain(pile.card)
    targets = (f"slot:{supply}",) if supply in SLOTS else ()
    state.tell("gained_card", seat, card=card_key(pile.card), targets=targets)
    return True


@instantly(GainMoney)
def _money(state: NewZealandState, seat: int, action: GainMoney) -> None:
    gain_money(state, seat, action.n * count(state, seat, action.per) if action.per else action.n)


@instantly(GainGold)
def _gold(state: NewZealandState, seat: int, action: GainGold) -> None:
    gain_gold(state, seat, action.n)


@instantly(GainCertificates)
def _certificates(state: NewZealandState, seat: int, action: GainCertificates) -> None:
    gain_certificates(state, seat, action.n * count(state, seat, action.per) if action.per else action.n)


@instantly(GainTokens)
def _tokens(state: NewZealandState, seat: int, action: GainTokens) -> None:
    gain_tokens(state, seat, action.n)


@instantly(GainCard)
def _card(state: NewZealandState, seat: int, action: GainCard) -> None:
    gain_card(state, seat, action.card)


@allows(GainCard)
def _card_left(state: NewZealandState, seat: int, action: GainCard) -> bool:
    return state.supplies[action.card].left > 0


@allows(HazardPairs)
def _has_pair(state: NewZealandState, seat: int, action: HazardPairs) -> bool:
    return len(state.players[seat].hazards) >= action.each
