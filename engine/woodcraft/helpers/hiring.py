"""Choose a Helper: pay, place it in a room, then the room's track and gear and the immediate ability."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, HELPERS, Room
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities, immediate, rooms
from engine.woodcraft.orders import display
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop.gains import gain, produce

_ROOMS = COMPONENTS.workshop.rooms.grid
TRACK, GEAR, ABILITY = "track", "gear", "ability"


def helper_key(card: str) -> str:
    """Return the message key of a helper's name."""
    return f"woodcraft.helper.{card}"


def price(player: Player, card: str) -> int:
    """Return what placing a helper costs this player, in blueberries."""
    return max(0, HELPERS[card].cost - abilities.discount(player, "place_helper"))


def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List the helpers on display that `seat` can pay and house, as the action's first step."""
    player = state.players[seat]
    if not rooms.open_rooms(player):
        return []
    return [
        Option(
            f"hire:{card}",
            "woodcraft.option.hire",
            {
                "helper": helper_key(card),
                "price": cost,
                "gains": HELPERS[card].production.keys,
                "ability": f"woodcraft.ability.{card}",
            },
            f"helper:{card}",
            partial(hire, state, seat, card),
        )
        for card in state.helper_row
        if (cost := price(player, card)) <= player.blueberries
    ]


def hire(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Take a helper, pay it, give it a room, and resolve what that brings."""
    player = state.players[seat]
    paid = price(player, card)
    player.blueberries -= paid
    room = yield from _choose_room(state, seat, card)
    state.helper_row.remove(card)
    player.helpers[card] = room
    state.tell("hired", seat, targets=(f"room:{room}", f"placed:{card}"), helper=helper_key(card), price=paid)
    yield from _resolve(state, seat, card, room)
    display.refill(state)
    return endings.DONE


def _choose_room(state: WoodcraftState, seat: int, card: str) -> Stage:
    player = state.players[seat]
    open_now = rooms.open_rooms(player)
    if len(open_now) == 1:
        return open_now[0]
    room = yield Ask(
        seat,
        "woodcraft.ask.room",
        lambda: [_room_option(room) for room in rooms.open_rooms(player)],
        {"helper": helper_key(card)},
    )
    return room


def _room_option(room: str) -> Option:
    data = _ROOMS[room]
    args: Args = {"room": f"woodcraft.room.{room}", "gains": data.track.keys, "count": data.gear}
    key = "woodcraft.option.room_gear" if data.gear else "woodcraft.option.room"
    return Option(f"room:{room}", key, args, f"room:{room}", room)


def _resolve(state: WoodcraftState, seat: int, card: str, room: str) -> Stage:
    """Do the room's track, its gear and the helper's immediate ability, in the player's order where it matters.

    The track comes first by itself: nothing that it gives can be worse for coming early.
    """
    yield from gain(state, seat, _ROOMS[room].track)
    waiting = _parts(_ROOMS[room], card)
    while waiting:
        part = waiting[0]
        if len(waiting) > 1:
            part = yield Ask(
                seat, "woodcraft.ask.first", lambda: [_part_option(part, card) for part in waiting]
            )
        waiting.remove(part)
        if part == GEAR:
            yield from produce(state, seat, _ROOMS[room].gear)
        else:
            yield from immediate.resolve(state, seat, card)


def _parts(room: Room, card: str) -> list[str]:
    parts = [GEAR] if room.gear else []
    return [*parts, ABILITY] if immediate.has_ability(card) else parts


def _part_option(part: str, card: str) -> Option:
    return Option(
        f"first:{part}",
        f"woodcraft.option.first_{part}",
        {"helper": helper_key(card)},
        f"placed:{card}",
        part,
    )
