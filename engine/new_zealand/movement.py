"""Phase A: moving the runholder along the trail, and the tolls on the way (rulebook p7)."""

from functools import lru_cache

import msgspec

from engine.kernel import Arg, Ask, Option, Stage
from engine.new_zealand.actions import MoveRunholder
from engine.new_zealand.components import BOX, HAZARDS, NEUTRAL_SPACES, NODES, WELLINGTON
from engine.new_zealand.performing import performs
from engine.new_zealand.state import NewZealandState

BANK = -1
HANDS = BOX.trail.hands
ALWAYS = (*NEUTRAL_SPACES, WELLINGTON)


class Walk(msgspec.Struct, frozen=True):
    """A way along the trail to a location: the spaces entered, and how many of them are locations."""

    steps: int
    way: tuple[str, ...]

    @property
    def end(self) -> str:
        """The location where it ends."""
        return self.way[-1]


@lru_cache(maxsize=4096)
def walks(start: str, tiles: frozenset[str], most: int) -> tuple[Walk, ...]:
    """List every way from a space to a location within so many steps; empty spaces cost none.

    `tiles` are the spaces with a private building or hazard; neutral buildings and Wellington always count.
    """
    found: list[Walk] = []
    paths = [Walk(0, ())]
    while paths:
        path = paths.pop()
        for space in reversed(NODES[path.end if path.way else start].next):
            entered = space in tiles or space in ALWAYS
            longer = Walk(path.steps + entered, (*path.way, space))
            if longer.steps <= most:
                paths.append(longer)
                if entered:
                    found.append(longer)
    return tuple(sorted(found, key=lambda walk: walk.steps))


def tiles_on_trail(state: NewZealandState) -> frozenset[str]:
    """Give the spaces with a private building or a hazard."""
    return frozenset(state.sites) | frozenset(state.hazards)


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
    for space in way:
        payee, due = toll_at(state, seat, space)
        part = min(due, money)
        if part:
            money -= part
            paid[payee] = paid.get(payee, 0) + part
    return paid


def _branches(way: tuple[str, ...], start: str) -> str:
    """Name a way by the branches taken at its forks."""
    taken = [
        after
        for before, after in zip((start, *way), way, strict=False)
        if before and len(NODES[before].next) > 1
    ]
    return ".".join(taken)


def move_options(state: NewZealandState, seat: int, most: int) -> list[Option]:
    """List the locations in reach, once for each different set of tolls."""
    start = state.players[seat].place
    by_end: dict[str, dict[tuple[tuple[int, int], ...], Walk]] = {}
    for walk in walks(start, tiles_on_trail(state), most):
        paid = tuple(sorted(tolls(state, seat, walk.way).items()))
        by_end.setdefault(walk.end, {}).setdefault(paid, walk)
    found = []
    for end, ways in by_end.items():
        for paid, walk in ways.items():
            name = f"move:{end}" if len(ways) == 1 else f"move:{end}:{_branches(walk.way, start)}"
            found.append(_move_option(state, name, walk, paid, alone=len(ways) == 1))
    return found


def place_key(state: NewZealandState, space: str) -> str:
    """Give the message key that names a location: the tile on it, else the space."""
    if space in state.sites:
        number = state.sites[space].number
        return f"new_zealand.building.{number}{state.sides[number - 1]}"
    if space in state.hazards:
        return f"new_zealand.hazard.{state.hazards[space]}"
    return (
        f"new_zealand.neutral.{state.neutrals[space]}" if space in state.neutrals else f"new_zealand.{space}"
    )


def _move_option(
    state: NewZealandState, name: str, walk: Walk, paid: tuple[tuple[int, int], ...], *, alone: bool
) -> Option:
    total = sum(part for _, part in paid)
    key = "new_zealand.option.move_with_toll" if total else "new_zealand.option.move"
    site = state.sites.get(walk.end)
    if site is not None:
        key += "_to_building"
    args: dict[str, Arg] = {"place": place_key(state, walk.end), "count": walk.steps, "n": total}
    if site is not None:
        args["seat"] = site.seat
    if not alone:
        key += "_by"
        args["way"] = _way_key(walk)
    return Option(name, key, args, walk.end, walk)


def _way_key(walk: Walk) -> str:
    """Name the way by whether it leads through a hazard zone."""
    kinds = {NODES[space].kind for space in walk.way[:-1]}
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
    turn.way = [*([player.place] if player.place else []), *walk.way]
    turn.way_seat = seat
    player.place = walk.end
    arrive(state)
    state.tell("moved", seat, place=place_key(state, walk.end), count=walk.steps, targets=(walk.end,))
    for payee, part in paid.items():
        if payee == BANK:
            state.tell("paid_toll", seat, n=part)
        else:
            state.tell("paid_toll_to", seat, n=part, other=payee)


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
