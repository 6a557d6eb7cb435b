"""Auxiliary actions, on the left of the player board."""

from functools import cache

import msgspec

from engine.el_paso.actions.entries import CHOICES, DONE, END, Deed, Done, Play, performs
from engine.el_paso.actions.performing import worth_asking
from engine.el_paso.components import AUXILIARY
from engine.el_paso.ledger import tell
from engine.el_paso.printed.entries import Auxiliary, PlainEntry
from engine.el_paso.printed.shapes import AuxiliaryAction
from engine.el_paso.state import Player, State
from engine.kernel import Arg, Ask, Option, Phrase

GROUP = "el_paso.group.auxiliary"
ACTION_OF = {
    entry.id: action.id
    for action in AUXILIARY.values()
    for entry in (action.locked, action.unlocked)
    if entry is not None
}
"""Entry of an auxiliary action -> that action."""


def level(player: Player, action: AuxiliaryAction) -> str:
    """Return "locked", "base" or "full"."""
    if action.disc not in player.discs:
        return "full"
    return "base" if action.locked else "locked"


def auxiliary_options(state: State, seat: int, used: str = "") -> list[Option]:
    """Return every auxiliary action that can be performed, except the one already used."""
    found: list[Option] = []
    for entry in open_entries(tuple(state.players[seat].discs), used):
        found += [
            _GROUPED.get(option.id) or grouped(option)
            for option in CHOICES[type(entry)](state, seat, entry, {})
        ]
    return found


@cache
def open_entries(discs: tuple[str, ...], used: str) -> list[PlainEntry]:
    """Return what the auxiliary actions do while these discs lie on the board, leaving out the one used."""
    actions = [action for action in AUXILIARY.values() if action.id != used]
    entries = [action.locked if action.disc in discs else action.unlocked for action in actions]
    return [entry for entry in entries if entry is not None]


_GROUPED: dict[str, Option] = {}


def grouped(option: Option) -> Option:
    """Return the same option, named and shown among the auxiliary actions."""
    key = option.key.replace(".option.", ".auxiliary.")
    target = option.target or f"auxiliary:{ACTION_OF[option.value.entry]}"
    deed: Deed = option.value

    def act(state: State, seat: int, last: bool) -> Play | None:
        tell(state, seat, "used_auxiliary", targets=(f"auxiliary:{ACTION_OF[deed.entry]}",))
        return deed.act(state, seat, last)

    same = Option(option.id, key, option.args, target, Deed(deed.entry, act, deed.what), GROUP)
    return _GROUPED.setdefault(option.id, same)


def instead(option: Option) -> Option:
    """Return the option, saying that it takes the place of everything that the tile does."""
    words: dict[str, Arg] = {"action": Phrase(option.key, option.args)}
    return msgspec.structs.replace(option, key="el_paso.option.instead", args=words)


@performs(Auxiliary)
def auxiliary_choices(state: State, seat: int, entry: Auxiliary, done: Done) -> list[Option]:
    """Perform auxiliary actions as a local action: the first one is chosen at once."""
    return [local_option(entry, option.id) for option in auxiliary_options(state, seat)]


@cache
def local_option(entry: Auxiliary, option_id: str) -> Option:
    """Return an auxiliary option as a use of a tile's gear symbol."""
    option = _GROUPED[option_id]
    first: Deed = option.value

    def act(state: State, seat: int, last: bool) -> Play:
        return auxiliaries(state, seat, entry, first, last)

    return Option(
        f"{entry.id}:{option.id}", option.key, option.args, option.target, Deed(entry.id, act), GROUP
    )


def auxiliaries(state: State, seat: int, entry: Auxiliary, first: Deed, last: bool) -> Play:
    """Perform the auxiliary action chosen and then, with two gears, perhaps another one."""
    yield from performed(state, seat, first)
    used = ACTION_OF[first.entry]
    if entry.count == 1 or not worth_asking(state, seat, auxiliary_options(state, seat, used)):
        return False
    leave = END if last else DONE
    second = yield Ask(
        seat, "el_paso.ask.second_auxiliary", lambda: [*auxiliary_options(state, seat, used), leave]
    )
    if not isinstance(second, Deed):
        return last
    yield from performed(state, seat, second)
    return False


def performed(state: State, seat: int, deed: Deed) -> Play:
    """Perform one auxiliary action."""
    outcome = deed.act(state, seat, False)
    if outcome is not None:
        yield from outcome
    return False
