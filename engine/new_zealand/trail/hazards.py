"""Hazards: where they come to lie, and removing them (rulebook p10, p18)."""

from collections.abc import Iterable

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.actions.gains import gain_card, pay
from engine.new_zealand.actions.performing import allows, performs
from engine.new_zealand.actions.vocabulary import RemoveHazard
from engine.new_zealand.components import HAZARD_ZONES, HAZARDS, NODES, ORDER
from engine.new_zealand.state import NewZealandState


def hazard_key(kind: str) -> str:
    """Give the message key of a hazard tile's name."""
    return f"new_zealand.hazard.{kind}"


def place_hazard(state: NewZealandState, kind: str) -> str:
    """Put a hazard tile on the free space of lowest number of its zone and give the space, "" if there is none."""
    for space in HAZARD_ZONES[HAZARDS[kind].zone]:
        if space not in state.hazards:
            state.hazards[space] = kind
            return space
    return ""


@allows(RemoveHazard)
def can_remove(state: NewZealandState, seat: int, action: RemoveHazard) -> bool:
    """Tell whether a hazard lies out and its removal can be paid."""
    return bool(state.hazards) and state.players[seat].money >= action.cost


@performs(RemoveHazard)
def remove_hazard(state: NewZealandState, seat: int, action: RemoveHazard) -> Stage:
    """Pay, take any hazard off the board and gain its card; a runholder on it stays where it is."""
    space = yield Ask(seat, "new_zealand.ask.hazard", lambda: hazard_options(state, state.hazards))
    pay(state, seat, action.cost)
    kind = state.hazards.pop(space)
    state.players[seat].hazards.append(kind)
    state.tell("removed_hazard", seat, hazard=hazard_key(kind), points=HAZARDS[kind].vp, targets=(space,))
    gain_card(state, seat, HAZARDS[kind].card)


def hazard_options(state: NewZealandState, spaces: Iterable[str]) -> list[Option]:
    """Offer the hazards on these spaces, in the order of the trail."""
    return [
        Option(
            f"hazard:{space}",
            "new_zealand.option.hazard",
            {
                "hazard": hazard_key(state.hazards[space]),
                "n": NODES[space].number,
                "points": HAZARDS[state.hazards[space]].vp,
            },
            space,
            space,
        )
        for space in sorted(spaces, key=ORDER.__getitem__)
    ]
