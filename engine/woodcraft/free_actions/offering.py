"""Free actions: any number, in any order, between and within everything else of one's turn."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.kernel import Option, Stage
from engine.woodcraft.components import amount_of, die_key
from engine.woodcraft.free_actions import gluing, making, sawing, splicing
from engine.woodcraft.helpers import once_a_turn, says
from engine.woodcraft.orders import completing
from engine.woodcraft.state import TURN, Args, Player, WoodcraftState
from engine.woodcraft.workshop import lumber, planting

_WORKSHOP = "woodcraft.group.workshop"


def free_actions(state: WoodcraftState, seat: int) -> list[Option]:
    """List what `seat` may do for nothing now; what matters most first."""
    if state.phase != TURN or state.turn.seat != seat or state.turn.ended:
        return []
    player = state.players[seat]
    options = completing.options(state, seat)
    for option in options:
        option.value = _piece(state, seat, completing.complete, option.value)
    makes = making.make_options(state, seat)
    for option in makes:
        option.value = _piece(state, seat, _make, option.value)
    return options + makes + _trees(state, seat) + _abilities(state, seat) + _tiles(state, seat, player)


def begin(state: WoodcraftState) -> None:
    """Note that the player has begun: trees have grown for good."""
    if state.turn.before_growth:
        state.turn.before_growth = {}


def _piece(
    state: WoodcraftState, seat: int, action: Callable[[WoodcraftState, int, Any], Stage], what: Any
) -> Callable[[], Stage]:
    """Return a function that makes the piece of play."""

    def piece() -> Stage:
        begin(state)
        yield from action(state, seat, what)

    return piece


def _make(state: WoodcraftState, seat: int, way: Callable[[WoodcraftState, int], Stage]) -> Stage:
    yield from way(state, seat)


def _trees(state: WoodcraftState, seat: int) -> list[Option]:
    options = []
    for colour, value in state.turn.before_growth.items():
        die = die_key(f"{colour}{value}")
        early = partial(_harvest_early, state, seat, colour)
        options.append(
            Option(
                f"early:{colour}",
                "woodcraft.option.harvest_early",
                {"die": die},
                f"pot:{colour}",
                early,
                _WORKSHOP,
            )
        )
    for colour, value in state.players[seat].pots.items():
        if value:
            die = die_key(f"{colour}{value}")
            piece = _piece(state, seat, _harvest, colour)
            options.append(
                Option(
                    f"harvest:{colour}",
                    "woodcraft.option.harvest",
                    {"die": die},
                    f"pot:{colour}",
                    piece,
                    _WORKSHOP,
                )
            )
    return options


def _harvest_early(state: WoodcraftState, seat: int, colour: str) -> Stage:
    planting.harvest_early(state, seat, colour)
    return
    yield


def _harvest(state: WoodcraftState, seat: int, colour: str) -> Stage:
    planting.harvest(state, seat, colour)
    return
    yield


def _abilities(state: WoodcraftState, seat: int) -> list[Option]:
    return [
        Option(
            f"use:{card}",
            "woodcraft.option.use_helper",
            {"helper": f"woodcraft.helper.{card}", "ability": says.ability(card)},
            f"placed:{card}",
            _piece(state, seat, once_a_turn.use, card),
            "woodcraft.group.helpers",
        )
        for card in once_a_turn.usable(state, seat)
    ]


def _tiles(state: WoodcraftState, seat: int, player: Player) -> list[Option]:
    """List sawing, splicing and gluing, with a tile that lies face up and with a reuse token."""
    options = []
    for reuse in (False, True) if player.reuse else (False,):
        if lumber.can_split(player) and (not reuse) in player.sawing:
            options.append(_tile_option(state, seat, "saw", sawing.saw, reuse))
        if splicing.can_splice(player, not reuse):
            options.append(_tile_option(state, seat, "splice", splicing.splice, reuse))
        if gluing.can_glue(player, not reuse):
            options.append(_tile_option(state, seat, "glue", gluing.glue, reuse))
    return options


_WORDS = {
    (verb, reuse): (
        f"reuse:{verb}" if reuse else verb,
        f"woodcraft.option.{verb}_again" if reuse else f"woodcraft.option.{verb}",
    )
    for verb in ("saw", "splice", "glue")
    for reuse in (False, True)
}
"""The id and the message key of each use of a tile."""
_PAID: dict[str, tuple[str, ...]] = {"saw": (), "splice": ("scrapwood",), "glue": ("glue",)}
"""The tokens that each use of a tile costs, one of each."""


def _tile_option(
    state: WoodcraftState,
    seat: int,
    verb: str,
    action: Callable[[WoodcraftState, int, bool], Stage],
    reuse: bool,
) -> Option:
    name, key = _WORDS[verb, reuse]
    player = state.players[seat]
    target = "gluing"
    if verb != "glue":
        target = "sawing" if verb == "saw" else "splicing"
        target = f"{target}:{getattr(player, target).index(not reuse) + 1}"
    args: Args = {"price": tuple(amount_of(token, 1) for token in _PAID[verb] + ("reuse",) * reuse)}
    return Option(name, key, args, target, _piece(state, seat, action, reuse), _WORKSHOP)
