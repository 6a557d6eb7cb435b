"""Choose a Helper: pay, place it in a room, then the room's track and gear and the immediate ability."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, HELPERS, TOOLS, Room
from engine.woodcraft.course import endings
from engine.woodcraft.helpers import abilities, immediate, rooms, says
from engine.woodcraft.orders import display
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, tracks
from engine.woodcraft.workshop.gains import gain, produce

_ROOMS = COMPONENTS.workshop.rooms.grid
TRACK, GEAR, ABILITY = "track", "gear", "ability"
LOOK = "look"


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
            offer(card, cost),
            f"helper:{card}",
            partial(hire, state, seat, card),
        )
        for card in state.helper_row
        if (cost := price(player, card)) <= player.blueberries
    ]


def offer(card: str, cost: int) -> Args:
    """Return the words' arguments for a helper on offer: its name, price, production and ability."""
    return {
        "helper": helper_key(card),
        "price": ledger.price(cost),
        "gains": HELPERS[card].production.phrases,
        "ability": says.ability(card),
    }


def hire(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Take a helper, pay it, give it a room, and resolve what that brings."""
    player = state.players[seat]
    cost = price(player, card)
    room = yield from _choose_room(state, seat, card)
    if not state.turn.arriving:
        state.helper_row.remove(card)
    state.turn.arriving = ""
    player.helpers[card] = room
    really = ledger.added(ledger.pay(player, cost), {"helpers": 1})
    args: Args = {"helper": helper_key(card), "price": ledger.price(cost), "room": room_key(room)}
    ledger.tell(state, "hired_into", seat, really, f"room:{room}", f"placed:{card}", **args)
    yield from _resolve(state, seat, card, room)
    display.refill(state)
    return endings.DONE


def _choose_room(state: WoodcraftState, seat: int, card: str) -> Stage:
    """Choose the room, before or after a look at the card that fills the row."""
    options = _room_options(state, seat, card)
    if len(options) == 1:
        return options[0].value
    answer = yield Ask(
        seat, "woodcraft.ask.room", lambda: options, {"helper": helper_key(card)}, anytime=False
    )
    if answer != LOOK:
        return answer
    state.helper_row.remove(card)
    state.turn.arriving = card
    display.refill(state)
    return (yield from _choose_room(state, seat, card))


def _room_options(state: WoodcraftState, seat: int, card: str) -> list[Option]:
    options = [_room_option(room) for room in rooms.open_rooms(state.players[seat])]
    if not state.turn.arriving and display.has_more(state, "helper"):
        options.append(Option(LOOK, "woodcraft.option.look_helper", value=LOOK))
    return options


def room_key(room: str) -> str:
    """Return the message key of a room's name."""
    return f"woodcraft.room.{room}"


def _room_option(room: str) -> Option:
    data = _ROOMS[room]
    args: Args = {"room": room_key(room), "gains": data.track.phrases, "count": data.gear}
    key = "woodcraft.option.room_gear" if data.gear else "woodcraft.option.room"
    return Option(f"room:{room}", key, args, f"room:{room}", room)


# ------------------------------------------------------------------ what the room and the card bring
def _resolve(state: WoodcraftState, seat: int, card: str, room: str) -> Stage:
    """Do the room's track, its gear and the helper's immediate ability, in the player's order where it can matter."""
    waiting = _in_best_order(_ROOMS[room], card)
    while waiting:
        part = waiting[0]
        if order_matters(state, seat, card, room, waiting):
            part = yield Ask(
                seat,
                "woodcraft.ask.first",
                partial(_part_options, tuple(waiting), card, room),
                {"helper": helper_key(card)},
            )
        waiting.remove(part)
        yield from _do(state, seat, card, room, part)


def _do(state: WoodcraftState, seat: int, card: str, room: str, part: str) -> Stage:
    if part == TRACK:
        yield from gain(state, seat, _ROOMS[room].track)
    elif part == GEAR:
        yield from produce(state, seat, _ROOMS[room].gear)
    else:
        yield from immediate.resolve(state, seat, card)


def _in_best_order(room: Room, card: str) -> list[str]:
    """Return the parts in the order that nobody could better but by the order of tools.

    Taking an order comes first, because a card turns up for it; otherwise what brings blueberries comes before what may
    cost some.
    """
    parts = ([TRACK] if room.track else []) + ([GEAR] if room.gear else [])
    if not immediate.has_ability(card):
        return parts
    return [ABILITY, *parts] if HELPERS[card].ability.action == "take_one_order" else [*parts, ABILITY]


def order_matters(state: WoodcraftState, seat: int, card: str, room: str, parts: list[str]) -> bool:
    """Tell whether the parts' order could make a difference.

    It does where a tool of certain kinds and another tool come: which is placed first decides on the attic's edges.
    """
    if ABILITY not in parts or len(HELPERS[card].ability.gain.tool) in (0, len(TOOLS)):
        return False
    player, track = state.players[seat], _ROOMS[room].track
    lines = TRACK in parts and any(
        tracks.tool_line_crossed(getattr(player, income), getattr(player, income) + steps)
        for income, steps in track.plain
    )
    return lines or (GEAR in parts and tracks.tool_tile_ahead(state, seat, _reputation_in_sight(player)))


def _reputation_in_sight(player: Player) -> int:
    """Return how much reputation the productions of the whole crew could bring."""
    per_lantern = sum(gain.amount("reputation") for gain in abilities.extra_gains(player, "gain_lantern"))
    productions = [HELPERS[card].production for card in player.helpers]
    return sum(each.amount("reputation") + per_lantern * bool(each.amount("lantern")) for each in productions)


def _part_options(parts: tuple[str, ...], card: str, room: str) -> list[Option]:
    return [_part_option(part, card, room) for part in parts]


def _part_option(part: str, card: str, room: str) -> Option:
    args: Args = {"helper": helper_key(card), "gains": _ROOMS[room].track.phrases}
    args["ability"] = says.ability(card)
    target = f"placed:{card}" if part == ABILITY else f"room:{room}"
    return Option(f"first:{part}", f"woodcraft.option.first_{part}", args, target, part)
