"""Phase B: the actions of the location where the runholder stands (rulebook p8)."""

from collections.abc import Callable, Iterable
from functools import cache, partial

import msgspec

from engine.kernel import Arg, Ask, Option, Phrase, Stage
from engine.new_zealand.actions.auxiliary import auxiliary_options, do_auxiliary
from engine.new_zealand.actions.describing import describe
from engine.new_zealand.actions.facts import action_facts
from engine.new_zealand.actions.performing import perform, possible
from engine.new_zealand.actions.vocabulary import Action, Either, PlainAction, Sell
from engine.new_zealand.cards.hand import named
from engine.new_zealand.components import BOX, NODES, START, WELLINGTON, building
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.turn.windows import window_options
from engine.new_zealand.wellington.steps import wellington

RISK = "risk"


class LocalAction(msgspec.Struct, frozen=True):
    """One choice at a location; alternatives of one slash share the number and are used up together."""

    id: str
    number: int
    action: PlainAction
    key: str
    args: dict[str, Arg]


def _listed(actions: tuple[Action, ...]) -> tuple[LocalAction, ...]:
    found = []
    for number, action in enumerate(actions):
        if isinstance(action, Either):
            found += [
                LocalAction(f"local:{number}:{part}", number, one, *describe(one))
                for part, one in enumerate(action.of)
            ]
        else:
            found.append(LocalAction(f"local:{number}", number, action, *describe(action)))
    return tuple(found)


@cache
def _neutral_actions(letter: str, flipped: bool) -> tuple[LocalAction, ...]:
    sides = BOX.neutral_buildings[letter]
    return _listed(sides["II" if flipped and "II" in sides else "I"])


@cache
def _private_actions(number: int, side: str, risk: str) -> tuple[LocalAction, ...]:
    actions = building(number, side).actions
    return _listed((*actions, BOX.trail.risk_actions[risk]) if risk else actions)


def local_actions(state: NewZealandState, seat: int) -> tuple[str, tuple[LocalAction, ...]]:
    """Give the building's name and its actions here for the seat: none at others' buildings and hazards."""
    place = state.players[seat].place
    if place in state.neutrals:
        letter = state.neutrals[place]
        return letter, _neutral_actions(letter, state.flipped)
    site = state.sites.get(place)
    if site is None or site.seat != seat:
        return "", ()
    side = state.sides[site.number - 1]
    return f"{site.number}{side}", _private_actions(site.number, side, NODES[place].risk)


def _local_options(state: NewZealandState, seat: int) -> list[Option]:
    turn = state.turn
    name, actions = local_actions(state, seat)
    if turn.used and turn.used_at != name:
        return []
    return [
        _local_option(state, seat, name, local)
        for local in _different([local for local in actions if local.number not in turn.used])
        if possible(state, seat, local.action)
    ]


def _different(actions: Iterable[LocalAction]) -> list[LocalAction]:
    """Leave out an action that is the same as one before it: which of the two is used makes no difference."""
    first: dict[PlainAction, LocalAction] = {}
    for local in actions:
        first.setdefault(local.action, local)
    return list(first.values())


def _local_option(state: NewZealandState, seat: int, name: str, local: LocalAction) -> Option:
    """Offer an action; a sale for which only one breed would do names it."""
    if isinstance(local.action, Sell) and (sale := named(state, seat, local.action)) != local.action:
        key, args = describe(sale)
        local = msgspec.structs.replace(local, action=sale, key=key, args=args)
    facts = action_facts(state, seat, local.action)
    told = {"action": Phrase(local.key, local.args), "facts": facts} if facts else local.args
    key = "new_zealand.option.with_facts" if facts else local.key
    return Option(local.id, key, {**told}, value=partial(_use, state, seat, name, local))


def _use(state: NewZealandState, seat: int, name: str, local: LocalAction) -> Stage:
    state.turn.used.append(local.number)
    state.turn.used_at = name
    yield from perform(state, seat, local.action)


def _instead(state: NewZealandState, seat: int, row: int) -> Stage:
    """Do one auxiliary action once, instead of every local action."""
    state.turn.closed = True
    yield from do_auxiliary(state, seat, row, 1)


def _deliver(state: NewZealandState, seat: int) -> Stage:
    yield from wellington(state, seat)
    state.turn.closed = True


def visit_options(state: NewZealandState, seat: int) -> list[Option]:
    """List all that may be done between two actions here, and ending phase B where it may be ended."""
    turn, place = state.turn, state.players[seat].place
    found: list[Option] = []
    if place == WELLINGTON:
        found.append(
            Option("deliver", "new_zealand.option.deliver", {}, WELLINGTON, partial(_deliver, state, seat))
        )
    else:
        if not turn.closed and place != START:
            found = _local_options(state, seat)
            if not turn.used:
                found += auxiliary_options(state, seat, 1, partial(_instead, state, seat))
        found.append(Option("end", "new_zealand.option.end_turn", value=_end, ends=True))
    return found + window_options(state, seat)


def _end() -> Stage:
    yield from ()


def phase_b(state: NewZealandState, seat: int) -> Stage:
    """Use the location: its actions in any order, each once, or one auxiliary action, or Wellington's steps.

    Moving on with an action begins the phase again at the new location.
    """
    state.turn.phase = "B"
    while True:
        chosen: Callable[[], Stage] = yield Ask(
            seat, "new_zealand.ask.action", lambda: visit_options(state, seat)
        )
        if chosen is _end:
            return
        yield from chosen()
