"""Phase A: moving the runholder along the trail, and the tolls on the way (rulebook p7)."""

from functools import lru_cache
from itertools import pairwise

from engine.kernel import Arg, Ask, Option, Stage
from engine.new_zealand.actions import MoveRunholder
from engine.new_zealand.components import BOX, HAZARDS, NEUTRAL_SPACES, NODES, WELLINGTON
from engine.new_zealand.performing import performs
from engine.new_zealand.state import NewZealandState
from engine.western.trail import Walk, walks

BANK = -1
HANDS = BOX.trail.hands
ALWAYS = frozenset((*NEUTRAL_SPACES, WELLINGTON))


NEXT = {node.id: node.next for node in BOX.trail.nodes}


@lru_cache(maxsize=4096)
def walks_within(start: str, locations: frozenset[str], most: int) -> tuple[Walk, ...]:
    """List every walk to a location within so many steps, the nearest first."""
    found = walks(NEXT, start, locations, WELLINGTON, most)
    return tuple(sorted(found, key=lambda walk: walk.steps))


def locations(state: NewZealandState) -> frozenset[str]:
    """Give the spaces where a runholder can stop: those with a tile, and Wellington."""
    return ALWAYS.union(state.sites, state.hazards)


def toll_at(state: NewZealandState, seat: int, space: str) -> tuple[int, int]:
    """Give who takes toll there (a seat, or the bank) and how much; nothing at one's own building."""
    site = state.sites.get(space)
    if site is not None:
        hand = state.building(site.number).hand
        if not hand or site.seat == seat:
            return BANK, 0
        return (site.seat if site.seat < state.seats else BANK), HANDS[hand]
    hazard = state.hazards.get(space)
    return BANK, HANDS[HAZARDS[hazard].hand] if hazard else 0


def tolls(state: NewZealandState, seat: int, way: tuple[str, ...]) -> dict[int, int]:
    """Give what a person pays to whom on that way: what is due in its order, as long as the money lasts."""
    player = state.players[seat]
    paid: dict[int, int] = {}
    if player.no_fees:
        return paid
    money = player.money
    for space in way[1:]:
        payee, due = toll_at(state, seat, space)
        part = min(due, money)
        if part:
            money -= part
            paid[payee] = paid.get(payee, 0) + part
    return paid


def _branches(way: tuple[str, ...]) -> str:
    """Name a way by the branches taken at its forks."""
    return ".".join(after for before, after in pairwise(way) if len(NEXT[before]) > 1)


def move_options(state: NewZealandState, seat: int, most: int) -> list[Option]:
    """List the locations in reach, once for each different set of tolls."""
    by_end: dict[str, dict[tuple[tuple[int, int], ...], Walk]] = {}
    for walk in walks_within(state.players[seat].place, locations(state), most):
        paid = tuple(sorted(tolls(state, seat, walk.way).items()))
        by_end.setdefault(walk.end, {}).setdefault(paid, walk)
    found = []
    for end, ways in by_end.items():
        for paid, walk in ways.items():
            name = f"move:{end}" if len(ways) == 1 else f"move:{end}:{_branches(walk.way)}"
            found.append(_move_option(state, seat, name, walk, paid, alone=len(ways) == 1))
    return found


def neutral_key(state: NewZealandState, space: str) -> str:
    """Give the message key of the neutral building on a space, on the side that lies up."""
    letter = state.neutrals[space]
    turned = state.flipped and "II" in BOX.neutral_buildings[letter]
    return f"new_zealand.neutral.{letter}{'_II' if turned else ''}"


def place_key(state: NewZealandState, space: str) -> str:
    """Give the message key that names a location: the tile on it, else the space."""
    if space in state.neutrals:
        return neutral_key(state, space)
    site = state.sites.get(space)
    if site is not None:
        return f"new_zealand.building.{site.number}{state.sides[site.number - 1]}"
    hazard = state.hazards.get(space)
    return f"new_zealand.hazard.{hazard}" if hazard else f"new_zealand.place.{space}"


def _move_option(
    state: NewZealandState,
    seat: int,
    name: str,
    walk: Walk,
    paid: tuple[tuple[int, int], ...],
    *,
    alone: bool,
) -> Option:
    """Offer a walk, saying whose building it ends at, what it costs, and (of several ways) which way it is."""
    args: dict[str, Arg] = {
        "place": place_key(state, walk.end),
        "count": walk.steps,
        "n": sum(part for _, part in paid),
    }
    key = "new_zealand.option.move"
    site = state.sites.get(walk.end)
    if site is not None:
        key += "_own" if site.seat == seat else "_other"
        args["owner_seat"] = site.seat
    if not alone:
        key += "_by"
        args["way"] = _way_key(walk)
    elif paid:
        key += "_toll"
    return Option(name, key, args, walk.end, walk)


def _way_key(walk: Walk) -> str:
    """Name the way by whether it leads through a hazard zone."""
    kinds = {NODES[space].kind for space in walk.way[1:-1]}
    for zone in ("rockfall", "flood"):
        if zone in kinds:
            return f"new_zealand.way.{zone}"
    return "new_zealand.way.buildings"


def walk_along(state: NewZealandState, seat: int, walk: Walk) -> None:
    """Move the runholder and pay the tolls: to owners of buildings, else to the bank."""
    player, turn = state.players[seat], state.turn
    paid = tolls(state, seat, walk.way)
    for payee, part in paid.items():
        player.money -= part
        if payee != BANK:
            state.players[payee].money += part
    turn.way = list(walk.way)
    turn.way_seat = seat
    player.place = walk.end
    arrive(state)
    state.tell("moved", seat, place=place_key(state, walk.end), count=walk.steps, targets=(walk.end,))
    for payee, part in paid.items():
        if payee == BANK:
            state.tell("paid_toll", seat, n=part)
        else:
            state.tell("paid_toll_to", seat, n=part, payee_seat=payee)


def arrive(state: NewZealandState) -> None:
    """Begin anew at another location: none of its actions is used."""
    state.turn.used, state.turn.used_at, state.turn.closed = [], "", False


@performs(MoveRunholder)
def move_again(state: NewZealandState, seat: int, action: MoveRunholder) -> Stage:
    """Move at least 1 and at most n steps; phase B begins again there (rulebook p18)."""
    walk = yield Ask(
        seat, "new_zealand.ask.move", lambda: move_options(state, seat, action.n), {"count": action.n}
    )
    walk_along(state, seat, walk)
