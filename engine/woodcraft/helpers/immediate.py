"""Immediate abilities of helpers: once, when the helper is placed."""

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import HELPERS, Ability
from engine.woodcraft.orders import display, taking
from engine.woodcraft.state import WoodcraftState
from engine.woodcraft.workshop import improving
from engine.woodcraft.workshop.gains import gain

SKIP, INSTEAD = "skip", "instead"


def has_ability(card: str) -> bool:
    """Tell whether a helper does something when it is placed."""
    return HELPERS[card].ability.when == "immediate"


def resolve(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Resolve the immediate ability of a helper; actions that it allows may be left out."""
    ability = HELPERS[card].ability
    if ability.action == "improve_workshop":
        yield from _improve(state, seat, card, ability)
    elif ability.action == "take_one_order":
        yield from _take_order(state, seat, card, ability)
    yield from gain(state, seat, ability.gain)


def _improve(state: WoodcraftState, seat: int, card: str, ability: Ability) -> Stage:
    answer = yield Ask(
        seat,
        "woodcraft.ask.helper_improves",
        lambda: [
            *improving.improvement_options(state, seat, ability.discount),
            Option(SKIP, "woodcraft.option.skip", value=SKIP, ends=True),
        ],
        {"helper": f"woodcraft.helper.{card}"},
    )
    if answer != SKIP:
        yield from answer()


def _take_order(state: WoodcraftState, seat: int, card: str, ability: Ability) -> Stage:
    otherwise = Option(SKIP, "woodcraft.option.skip", value=SKIP, ends=True)
    if ability.gain_instead:
        otherwise = Option(
            INSTEAD,
            "woodcraft.option.gain_instead",
            {"gains": ability.gain_instead.phrases},
            "",
            INSTEAD,
            ends=True,
        )
    answer = yield Ask(
        seat,
        "woodcraft.ask.helper_order",
        lambda: [*taking.take_options(state), otherwise],
        {"helper": f"woodcraft.helper.{card}"},
    )
    if answer == INSTEAD:
        yield from gain(state, seat, ability.gain_instead)
    elif answer != SKIP:
        taking.take(state, seat, answer)
        display.refill(state)
