"""Using the entries of a train card, a bonus tile or a post, one after another."""

from collections.abc import Iterable

from engine.el_paso.actions import anytime
from engine.el_paso.actions.entries import DONE, END, Deed, Done, Play, choices, without
from engine.el_paso.actions.gains import gain, is_gain
from engine.el_paso.printed.entries import AnyEntry, Either, GainCattle, GainTile, Hire
from engine.el_paso.state import State
from engine.kernel import Arg, Ask, Option


def perform(
    state: State, seat: int, actions: Iterable[AnyEntry], prompt: str, last: bool, **args: Arg
) -> Play:
    """Let a player use entries (of a train card, bonus tile or post), each once, in any order, or not.

    Gains come by themselves; what is sold out isn't asked for. `last`: nothing is left outside, so that leaving is
    ending the turn.
    """
    left: list[AnyEntry] = []
    for entry in actions:
        if is_gain(entry):
            gain(state, seat, entry)
        elif is_left(state, entry):
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


def is_left(state: State, entry: AnyEntry) -> bool:
    """Whether what an entry gives isn't sold out: no token and no bonus could bring that back."""
    if isinstance(entry, Either):
        return any(is_left(state, option) for option in entry.options)
    if isinstance(entry, GainTile):
        return any(state.displays[kind] or state.stacks[kind] for kind in entry.kinds)
    if isinstance(entry, GainCattle):
        return state.market[entry.breed] > 0
    return not isinstance(entry, Hire) or any(state.workers.values())


def worth_asking(state: State, seat: int, options: list[Option]) -> bool:
    """Whether there is something to choose, now or after an exchange token or worker bonus."""
    return bool(options) or bool(anytime.options(state, seat))
