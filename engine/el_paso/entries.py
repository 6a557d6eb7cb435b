"""How entries are performed: each kind of entry says what may be done with it now, as options.

A rule's module teaches its kind of entry with `@performs(Kind)`. An option's value is a `Deed`.
Gains that cost nothing are taken by themselves as soon as an entry of the same tile is used: nobody would
leave them, and every finger they need is one too many.
"""

from collections.abc import Callable, Generator, Iterable
from functools import cache
from typing import Any, TypeGuard

import msgspec

from engine.el_paso.components import COMPONENTS, entries
from engine.el_paso.entry_types import AnyEntry, Either, Entry, GainCertificate, GainMoney, GainToken
from engine.el_paso.state import State
from engine.kernel import Arg, Ask, Option

Play = Generator[Any, Any, bool]
"""A piece of a turn; it returns whether the turn's actions are over (El Paso, or "end turn")."""
Act = Callable[[State, int, bool], Play | None]
"""Performs a choice: (state, seat, whether nothing would be left to do outside of it)."""


class Deed(msgspec.Struct, frozen=True):
    """What an option does: the entry that it uses up, how it is done, and what was chosen."""

    entry: str
    act: Act
    what: str = ""


Done = dict[str, str]
"""Entry used on this visit -> what was chosen with it."""
Choices = Callable[[State, int, Any, Done], list[Option]]
CHOICES: dict[type[Entry], Choices] = {}
Gain = GainMoney | GainCertificate | GainToken

PARENT = {
    option.id: entry.id
    for entry in entries(COMPONENTS)
    if isinstance(entry, Either)
    for option in entry.options
}
"""Option of a slash -> the entry that it uses up."""

END = Option("end", "el_paso.option.end")
DONE = Option("done", "el_paso.option.done")


def performs(kind: type[Entry]) -> Callable[[Choices], Choices]:
    """Register the choices that a kind of entry offers."""

    def register(choices: Choices) -> Choices:
        CHOICES[kind] = choices
        return choices

    return register


def choices(state: State, seat: int, left: Iterable[AnyEntry], done: Done) -> list[Option]:
    """Return what may be done now with the entries that are left."""
    found: list[Option] = []
    for entry in left:
        found += CHOICES[type(entry)](state, seat, entry, done)
    return found


def without(left: list[AnyEntry], used: str) -> list[AnyEntry]:
    """Return the entries that are left after one was used."""
    used = PARENT.get(used, used)
    return [entry for entry in left if entry.id != used]


@performs(Either)
def either_choices(state: State, seat: int, entry: Either, done: Done) -> list[Option]:
    """Exactly one of the options of a slash."""
    return choices(state, seat, entry.options, done)


# ------------------------------------------------------------------ gains
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


# ------------------------------------------------------------------ performing
def perform(
    state: State, seat: int, actions: Iterable[AnyEntry], prompt: str, last: bool, **args: Arg
) -> Play:
    """Let a player use entries (of a train card, bonus tile or post), each once, in any order, or not.

    Gains come by themselves. `last`: nothing is left outside, so that leaving is ending the turn.
    """
    left: list[AnyEntry] = []
    for entry in actions:
        if is_gain(entry):
            gain(state, seat, entry)
        else:
            left.append(entry)
    done: Done = {}
    leave = END if last else DONE

    def options() -> list[Option]:
        return [*choices(state, seat, left, done), leave]

    while left and worth_asking(state, seat, options()[:-1]):
        deed = yield Ask(seat, prompt, options, args)
        if not isinstance(deed, Deed):
            return last
        left[:] = without(left, deed.entry)
        done[deed.entry] = deed.what
        outcome = deed.act(state, seat, last and not left)
        if outcome is not None and (yield from outcome):
            return True
    return False


def worth_asking(state: State, seat: int, options: list[Option]) -> bool:
    """Whether there is something to choose, now or after an exchange token or worker bonus."""
    return bool(options) or bool(anytime(state, seat))


def anytime(state: State, seat: int) -> list[Option]:
    """Return what the player on turn may do at any time; see `engine.el_paso.anytime`."""
    from engine.el_paso.anytime import options

    return options(state, seat)
