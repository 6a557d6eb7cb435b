"""Phase A: moving the runholder along the trail, and the tolls on the way (rulebook p7)."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from engine.kernel import Arg, Ask, Option, Phrase, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.performing import performs
from engine.new_zealand.actions.vocabulary import MoveRunholder
from engine.new_zealand.components import BOX, NEUTRAL_SPACES, NODES, WELLINGTON
from engine.new_zealand.state import NewZealandState
from engine.western.trail import Walk, walks

BANK = -1
HANDS = BOX.trail.hands
HAZARD_TOLLS = {kind.id: HANDS[kind.hand] for kind in BOX.hazard_tiles}
ALWAYS = frozenset((*NEUTRAL_SPACES, WELLINGTON))


Due = tuple[int, int]
"""Who takes a toll (a seat, or the bank), and how much."""

NEXT = {node.id: node.next for node in BOX.trail.nodes}


@lru_cache(maxsize=4096)
def within_reach(start: str, locations: frozenset[str], most: int) -> dict[str, tuple[Walk, ...]]:
    """Give the locations within so many steps, the nearest first, each with every walk that leads there."""
    found: dict[str, tuple[Walk, ...]] = {}
    for walk in sorted(walks(NEXT, start, locations, WELLINGTON, most), key=lambda walk: walk.steps):
        found[walk.end] = (*found.get(walk.end, ()), walk)
    return found


def locations(state: NewZealandState) -> frozenset[str]:
    """Give the spaces where a runholder can stop: those with a tile, and Wellington."""
    return ALWAYS.union(state.sites, state.hazards)


def dues(state: NewZealandState, seat: int) -> dict[str, Due]:
    """Give, for each space where the seat owes toll, who takes it and how much; nothing at one's own building."""
    found: dict[str, Due] = {}
    for space, site in state.sites.items():
        hand = state.building(site.number).hand
        if hand and site.seat != seat:
            found[space] = (site.seat if site.seat < state.seats else BANK, HANDS[hand])
    for space, kind in state.hazards.items():
        found[space] = (BANK, HAZARD_TOLLS[kind])
    return found


def tolls(state: NewZealandState, seat: int, way: tuple[str, ...], due: Mapping[str, Due]) -> dict[int, int]:
    """Give what a person pays to whom on that way: what is due in its order, as long as the money lasts."""
    player = state.players[seat]
    paid: dict[int, int] = {}
    if player.no_fees or due.keys().isdisjoint(way):
        return paid
    money = player.money
    for space in way[1:]:
        if space in due and money:
            payee, toll = due[space]
            part = min(toll, money)
            money -= part
            paid[payee] = paid.get(payee, 0) + part
    return paid


def _branches(way: tuple[str, ...]) -> str:
    """Name a way by the branches taken at its forks."""
    return ".".join(after for before, after in pairwise(way) if len(NEXT[before]) > 1)


def move_options(state: NewZealandState, seat: int, most: int) -> list[Option]:
    """List the locations in reach, once for each different set of tolls."""
    due = dues(state, seat)
    found = []
    for end, ways in within_reach(state.players[seat].place, locations(state), most).items():
        different: dict[tuple[tuple[int, int], ...], Walk] = {}
        for walk in ways:
            paid = tolls(state, seat, walk.way, due)
            different.setdefault(tuple(sorted(paid.items())) if paid else (), walk)
        alone = len(different) == 1
        for tolls_paid, walk in different.items():
            name = f"move:{end}" if alone else f"move:{end}:{_branches(walk.way)}"
            found.append(_move_option(state, seat, name, walk, tolls_paid, alone=alone))
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
        "tolls": tuple(_toll(payee, part) for payee, part in paid),
    }
    key = "new_zealand.option.move"
    site = state.sites.get(walk.end)
    if site is not None:
        key += "_own" if site.seat == seat else "_other"
        args["owner_seat"] = site.seat
    if not alone:
        key += "_by"
        args["way"] = _way_key(walk)
        key += "_toll" if paid else ""
    elif paid:
        key += "_toll"
    return Option(name, key, args, walk.end, walk, ends=True)


def _toll(payee: int, part: int) -> Phrase:
    """Say how much toll goes to whom."""
    if payee == BANK:
        return Phrase("new_zealand.toll.bank", {"n": part})
    return Phrase("new_zealand.toll.owner", {"n": part, "payee_seat": payee})


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
    paid = tolls(state, seat, walk.way, dues(state, seat))
    turn.way = list(walk.way)
    turn.way_seat = seat
    player.place = walk.end
    arrive(state)
    state.tell("moved", seat, place=place_key(state, walk.end), count=walk.steps, targets=(walk.end,))
    for payee, part in paid.items():
        changes = {seat: ledger.move_money(player, -part)}
        if payee == BANK:
            state.tell("paid_toll", seat, changes=changes, n=part)
        else:
            changes[payee] = ledger.move_money(state.players[payee], part)
            state.tell("paid_toll_to", seat, changes=changes, n=part, payee_seat=payee)


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
