"""Hazards: where they come to lie, and removing them (rulebook p10, p18)."""

from collections.abc import Iterable

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.describing import card_key, supply_key
from engine.new_zealand.actions.gains import gain_card, pay
from engine.new_zealand.actions.performing import allows, performs_in_part
from engine.new_zealand.actions.vocabulary import RemoveHazard
from engine.new_zealand.components import HAZARD_ZONES, HAZARDS, NODES, ORDER
from engine.new_zealand.state import NewZealandState

BARE = ":bare"
"""Marks the option that waives the hazard's card."""


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


@performs_in_part(RemoveHazard)
def remove_hazard(state: NewZealandState, seat: int, action: RemoveHazard, whole: bool) -> Stage:
    """Pay, take any hazard off the board and gain its card; a runholder on it stays where it is.

    The card is a reward like others (p12): it may be waived, unless the `whole` must be taken.
    """

    def options() -> list[Option]:
        found = hazard_options(state, state.hazards)
        bare = [option for option in found if not whole and _gives_card(state, option.target)]
        return found + [_without_card(option) for option in bare]

    space = yield Ask(seat, "new_zealand.ask.hazard", options, fixed=True)
    with_card = not space.endswith(BARE)
    pay(state, seat, action.cost)
    kind = take_hazard(state, seat, space.removesuffix(BARE))
    if with_card:
        gain_card(state, seat, HAZARDS[kind].card)
    else:
        state.tell("left_card", seat, card=card_key(HAZARDS[kind].card))


def _gives_card(state: NewZealandState, space: str) -> bool:
    return state.supplies[HAZARDS[state.hazards[space]].card].left > 0


def _without_card(option: Option) -> Option:
    """Offer the same hazard without the card that it gives."""
    return Option(
        f"{option.id}{BARE}",
        "new_zealand.option.hazard_without_card",
        option.args,
        option.target,
        f"{option.target}{BARE}",
        "new_zealand.group.hazard_without_card",
    )


def take_hazard(state: NewZealandState, seat: int, space: str) -> str:
    """Take the hazard tile of a space; give its kind."""
    kind, changes = ledger.take_hazard(state, state.runholder(seat), space)
    key, points = hazard_key(kind), HAZARDS[kind].vp
    ledger.tell(state, seat, "removed_hazard", changes, targets=(space,), hazard=key, points=points)
    return kind


def hazard_options(state: NewZealandState, spaces: Iterable[str]) -> list[Option]:
    """Offer the hazards on these spaces, in the order of the trail."""
    return [
        Option(
            f"hazard:{space}",
            "new_zealand.option.hazard",
            {
                "hazard": hazard_key(state.hazards[space]),
                "n": NODES[space].number,
                "card": supply_key(HAZARDS[state.hazards[space]].card),
            },
            space,
            space,
        )
        for space in sorted(spaces, key=ORDER.__getitem__)
    ]
