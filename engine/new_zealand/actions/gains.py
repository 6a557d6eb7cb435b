"""Money, gold, certificates, exchange tokens and cards: gaining and paying them (rulebook p12, p18)."""

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.counting import count
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.actions.performing import allows, instantly, performs_in_part
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
        ledger.tell(state, seat, "gained_money", ledger.move_money(state.players[seat], amount), count=amount)


def pay(state: NewZealandState, seat: int, amount: int) -> None:
    """Pay so many pounds to the supply, in full."""
    if amount:
        ledger.tell(state, seat, "paid", ledger.move_money(state.players[seat], -amount), count=amount)


def gain_gold(state: NewZealandState, seat: int, amount: int) -> None:
    """Advance the gold marker; what goes beyond the track is lost."""
    changes = ledger.move_gold(state.players[seat], amount)
    gained, lost = changes["gold"], amount - changes["gold"]
    if gained:
        ledger.tell(state, seat, "gained_gold", changes, n=gained)
    if lost:
        state.tell("lost_gold", seat, n=lost)


def pay_gold(state: NewZealandState, seat: int, amount: int) -> None:
    """Move the gold marker back."""
    if amount:
        ledger.tell(state, seat, "paid_gold", ledger.move_gold(state.players[seat], -amount), n=amount)


def lost_gold(state: NewZealandState, seat: int, amount: int) -> int:
    """Give how much of so much gold the track has no room for."""
    return max(0, state.players[seat].gold + amount - BOARD.gold_limit)


def _arc_gold(before: int, now: int) -> int:
    """Give the gold for passing the arc of the certificate track forward."""
    arc = BOARD.certificates.gold_arc
    return arc.gold if before <= arc.after < now else 0


def gain_certificates(state: NewZealandState, seat: int, amount: int, *, whole: bool = False) -> Stage:
    """Advance the certificate marker; passing the arc forward gives gold each time.

    Where that gold would be lost, the seat says how far it goes, unless the `whole` must be taken.
    """
    player = state.players[seat]
    before = player.certificates
    most = min(amount, player.certificate_limit - before)
    if not whole and lost_gold(state, seat, _arc_gold(before, before + most)):
        amount = yield Ask(
            seat,
            "new_zealand.ask.certificates_gained",
            lambda: [_certificates_option(state, seat, n) for n in range(most, -1, -1)],
        )
    changes = ledger.move_certificates(player, amount)
    gained, lost = changes["certificates"], amount - changes["certificates"]
    if gained:
        ledger.tell(state, seat, "gained_certificates", changes, count=gained)
    if lost:
        state.tell("lost_certificates", seat, count=lost)
    gain_gold(state, seat, _arc_gold(before, player.certificates))


def _certificates_option(state: NewZealandState, seat: int, amount: int) -> Option:
    before = state.players[seat].certificates
    lost = lost_gold(state, seat, _arc_gold(before, before + amount))
    key = "new_zealand.option.certificates_gained" if amount else "new_zealand.option.no_certificates"
    key += "_losing_gold" if lost else ""
    return Option(f"gain:{amount}", key, {"count": amount, "n": lost}, value=amount, ends=not amount)


def gain_tokens(state: NewZealandState, seat: int, amount: int) -> None:
    """Take exchange tokens from the supply, which never runs out."""
    changes = ledger.move_tokens(state.players[seat], amount)
    ledger.tell(state, seat, "gained_tokens", changes, count=amount)


def gain_card(state: NewZealandState, seat: int, supply: str) -> bool:
    """Put a card of that supply on the discard pile; an empty supply gives nothing."""
    pile = state.supplies[supply]
    targets = (f"slot:{supply}",) if supply in SLOTS else ()
    if not pile.left:
        state.tell("no_card_left", seat, card=card_key(pile.card), targets=targets)
        return False
    pile.left -= 1
    changes = ledger.gain_card(state.players[seat], pile.card)
    ledger.tell(state, seat, "gained_card", changes, targets=targets, card=card_key(pile.card))
    return True


@instantly(GainMoney)
def _money(state: NewZealandState, seat: int, action: GainMoney) -> None:
    gain_money(state, seat, action.n * count(state, seat, action.per) if action.per else action.n)


@instantly(GainGold)
def _gold(state: NewZealandState, seat: int, action: GainGold) -> None:
    gain_gold(state, seat, action.n)


@performs_in_part(GainCertificates)
def _certificates(state: NewZealandState, seat: int, action: GainCertificates, whole: bool) -> Stage:
    amount = action.n * count(state, seat, action.per) if action.per else action.n
    yield from gain_certificates(state, seat, amount, whole=whole)


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
