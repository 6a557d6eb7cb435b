"""Objective and bonus tiles: taking them from the display or the stack, and what bonus tiles do."""

from functools import cache

from engine.el_paso.actions.entries import Deed, Done, Play, performs
from engine.el_paso.actions.performing import perform
from engine.el_paso.components import BONUS, BONUSES, OBJECTIVE
from engine.el_paso.entry_types import GainTile
from engine.el_paso.state import State
from engine.kernel import Option

STACK = "stack"


@cache
def tile_option(entry: GainTile, kind: str, tile: str) -> Option:
    """Offer a face-up tile, or the top of the stack."""

    def act(state: State, seat: int, last: bool) -> Play:
        state.players[seat].money -= entry.cost
        return take_tile(state, seat, kind, tile, last)

    paid = "_for" if entry.cost else ""
    key = f"el_paso.option.{kind}_stack{paid}" if tile == STACK else f"el_paso.option.{kind}{paid}"
    return Option(
        f"tile:{entry.id}:{kind}:{tile}",
        key,
        {"tile": f"el_paso.{kind}.{tile}", "cost": entry.cost},
        f"{kind}:{tile}",
        Deed(entry.id, act, tile),
        group=f"el_paso.group.{kind}",
    )


@performs(GainTile)
def tile_choices(state: State, seat: int, entry: GainTile, done: Done) -> list[Option]:
    """Any face-up tile of the kinds named, or the face-down top of their stacks, if it can be paid."""
    if state.players[seat].money < entry.cost:
        return []
    found: list[Option] = []
    for kind in entry.kinds:
        found += [tile_option(entry, kind, tile) for tile in dict.fromkeys(state.displays[kind])]
        if state.stacks[kind]:
            found.append(tile_option(entry, kind, STACK))
    return found


def take_tile(state: State, seat: int, kind: str, tile: str, last: bool) -> Play:
    """Take a tile; a one-time bonus tile takes effect at once, whatever is under way."""
    face_down = tile == STACK
    if face_down:
        tile = state.chance.draw(state.stacks[kind])
    else:
        take_from_display(state, kind, tile)
    gain_tile(state, seat, kind, tile, face_down)
    if kind == OBJECTIVE:
        return False
    actions = BONUSES[tile].actions
    return (yield from perform(state, seat, actions, "el_paso.ask.bonus", last, tile=f"el_paso.bonus.{tile}"))


def take_from_display(state: State, kind: str, tile: str) -> None:
    """Remove a face-up tile and refill its place, unless the stack is empty."""
    display, stack = state.displays[kind], state.stacks[kind]
    at = display.index(tile)
    if stack:
        display[at] = state.chance.draw(stack)
    else:
        del display[at]


def gain_tile(state: State, seat: int, kind: str, tile: str, face_down: bool = False) -> None:
    """Put a tile in front of a seat; tiles taken face down are public once taken."""
    player = state.players[seat]
    (player.bonus_tiles if kind == BONUS else player.objectives).append(tile)
    state.tell(
        f"took_{kind}_face_down" if face_down else f"took_{kind}",
        seat,
        targets=(f"{kind}:{STACK}" if face_down else f"{kind}:{tile}",),
        tile=f"el_paso.{kind}.{tile}",
    )
