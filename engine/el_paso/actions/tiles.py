"""Objective and bonus tiles: taking them from the display or the stack, and what bonus tiles do."""

from functools import cache

from engine.el_paso import ledger
from engine.el_paso.actions.entries import Deed, Done, Play, performs
from engine.el_paso.actions.performing import perform
from engine.el_paso.components import BONUSES, OBJECTIVE
from engine.el_paso.ledger import move_money, price, tell
from engine.el_paso.printed.effects import amount
from engine.el_paso.printed.entries import GainTile
from engine.el_paso.printed.names import bonus_name
from engine.el_paso.state import State, certificate_room
from engine.kernel import Arg, Option

STACK = "stack"


@cache
def tile_option(entry: GainTile, kind: str, tile: str, room: int) -> Option:
    """Offer a face-up tile, or the top of the stack; `room`: on the certificate track."""

    def act(state: State, seat: int, last: bool) -> Play:
        return take_tile(state, seat, kind, tile, cost=entry.cost, last=last)

    paid = "_for" if entry.cost else ""
    name: Arg = bonus_name(BONUSES[tile], room) if tile in BONUSES else f"el_paso.{kind}.{tile}"
    key = f"el_paso.option.{kind}_stack{paid}" if tile == STACK else f"el_paso.option.{kind}{paid}"
    return Option(
        f"tile:{entry.id}:{kind}:{tile}",
        key,
        {"tile": name, "price": amount("money", entry.cost)},
        f"{kind}:{tile}",
        Deed(entry.id, act, tile),
        group=f"el_paso.group.{kind}",
    )


@performs(GainTile)
def tile_choices(state: State, seat: int, entry: GainTile, done: Done) -> list[Option]:
    """Any face-up tile of the kinds named, or the face-down top of their stacks, if it can be paid."""
    if state.players[seat].money < entry.cost:
        return []
    found, room = list[Option](), certificate_room(state.players[seat])
    for kind in entry.kinds:
        found += [tile_option(entry, kind, tile, room) for tile in dict.fromkeys(state.displays[kind])]
        if state.stacks[kind]:
            found.append(tile_option(entry, kind, STACK, room))
    return found


def take_tile(state: State, seat: int, kind: str, tile: str, *, cost: int, last: bool) -> Play:
    """Pay, and take a tile; a one-time bonus tile takes effect at once, whatever is under way."""
    face_down = tile == STACK
    if face_down:
        tile = state.chance.draw(state.stacks[kind])
    else:
        take_from_display(state, kind, tile)
    gain_tile(state, seat, kind, tile, cost=cost, face_down=face_down)
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


def gain_tile(
    state: State, seat: int, kind: str, tile: str, *, cost: int = 0, face_down: bool = False
) -> None:
    """Pay for a tile and put it in front of a seat; tiles taken face down are public once taken."""
    player = state.players[seat]
    paid, taken = move_money(player, -cost), ledger.take_tile(player, kind, tile)
    event = ("bought_" if cost else "took_") + kind + ("_face_down" if face_down else "")
    targets = (f"{kind}:{STACK}" if face_down else f"{kind}:{tile}",)
    args: dict[str, Arg] = {"price": price(paid)} if cost else {}
    tell(state, seat, event, paid, taken, targets=targets, tile=f"el_paso.{kind}.{tile}", **args)
