"""What costs nothing: money, certificates and exchange tokens (and tokens for money)."""

from functools import cache
from typing import Any, TypeGuard

from engine.el_paso.actions.entries import Deed, Done, performs
from engine.el_paso.components import COMPONENTS
from engine.el_paso.entry_types import AnyEntry, Entry, GainCertificate, GainMoney, GainToken
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
    state.players[seat].money += amount
    state.tell("gained_money", seat, count=amount)


def gain_certificates(state: State, seat: int, count: int) -> None:
    """Move the certificate marker down; what goes past the last space is lost."""
    player = state.players[seat]
    moved = min(count, COMPONENTS.limits.certificates - player.certificates)
    if moved:
        player.certificates += moved
        state.tell("gained_certificates", seat, count=moved)


def gain_tokens(state: State, seat: int, entry: GainToken) -> None:
    """Pay for exchange tokens, if they cost anything, and take them."""
    player = state.players[seat]
    player.money -= entry.cost
    player.tokens += entry.count
    if entry.cost:
        state.tell("bought_tokens", seat, count=entry.count, cost=entry.cost)
    else:
        state.tell("gained_tokens", seat, count=entry.count)


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
        key, args = "el_paso.option.buy_token", {"count": count, "cost": entry.cost}

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
