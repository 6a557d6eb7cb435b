"""What costs nothing: money, certificates and exchange tokens (and tokens for money)."""

from functools import cache
from typing import Any, TypeGuard

from engine.el_paso.actions.entries import Deed, Done, performs
from engine.el_paso.components import COMPONENTS
from engine.el_paso.ledger import move_certificates, move_money, move_tokens, price, tell
from engine.el_paso.printed.effects import amount
from engine.el_paso.printed.entries import AnyEntry, Entry, GainCertificate, GainMoney, GainToken
from engine.el_paso.state import State
from engine.kernel import Option

Gain = GainMoney | GainCertificate | GainToken


def is_gain(entry: AnyEntry) -> TypeGuard[Gain]:
    """Whether an entry is a gain that costs nothing."""
    return isinstance(entry, GainMoney | GainCertificate) or (isinstance(entry, GainToken) and not entry.cost)


def gain(state: State, seat: int, entry: Gain) -> None:
    """Take what an entry gives."""
    if isinstance(entry, GainMoney):
        gain_money(state, seat, entry.amount)
    elif isinstance(entry, GainCertificate):
        gain_certificates(state, seat, entry.count)
    else:
        gain_tokens(state, seat, entry)


def gain_money(state: State, seat: int, amount: int) -> None:
    """Take dollars from the bank."""
    tell(state, seat, "gained_money", move_money(state.players[seat], amount), count=amount)


def gain_certificates(state: State, seat: int, count: int) -> None:
    """Move the certificate marker down; what goes past the last space is lost."""
    gained = move_certificates(state.players[seat], count)
    moved = gained["certificates"]
    if moved:
        tell(state, seat, "gained_certificates", gained, count=moved)
    if moved < count:
        tell(state, seat, "lost_certificates", count=count - moved)


def gain_tokens(state: State, seat: int, entry: GainToken) -> None:
    """Pay for exchange tokens, if they cost anything, and take them."""
    player = state.players[seat]
    paid, gained = move_money(player, -entry.cost), move_tokens(player, entry.count)
    if entry.cost:
        tell(state, seat, "bought_tokens_for", paid, gained, count=entry.count, price=price(paid))
    else:
        tell(state, seat, "gained_tokens", gained, count=entry.count)


GAIN_KEYS: dict[type[Entry], tuple[str, str]] = {
    GainMoney: ("el_paso.option.money", ""),
    GainCertificate: ("el_paso.option.certificate", "certificates"),
    GainToken: ("el_paso.option.token", "tokens"),
}


@cache
def gain_option(entry: Gain) -> Option:
    """Offer one gain by itself (an auxiliary action, a side of a slash, a token for money)."""
    key, target = GAIN_KEYS[type(entry)]
    count = entry.amount if isinstance(entry, GainMoney) else entry.count
    args: dict[str, Any] = {"count": count}
    if isinstance(entry, GainToken) and entry.cost:
        key, args = "el_paso.option.buy_token", {"count": count, "price": amount("money", entry.cost)}

    def act(state: State, seat: int, last: bool) -> None:
        gain(state, seat, entry)

    return Option(f"gain:{entry.id}", key, args, target, Deed(entry.id, act))


@performs(GainMoney)
def money_choices(state: State, seat: int, entry: GainMoney, done: Done) -> list[Option]:
    """Money, where it isn't taken by itself."""
    return [gain_option(entry)]


@performs(GainCertificate)
def certificate_choices(state: State, seat: int, entry: GainCertificate, done: Done) -> list[Option]:
    """Certificates, while the marker can still move."""
    full = state.players[seat].certificates >= COMPONENTS.limits.certificates
    return [] if full else [gain_option(entry)]


@performs(GainToken)
def token_choices(state: State, seat: int, entry: GainToken, done: Done) -> list[Option]:
    """Exchange tokens, if they can be paid."""
    return [gain_option(entry)] if state.players[seat].money >= entry.cost else []
