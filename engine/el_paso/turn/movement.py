"""Moving the herder along the trail."""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.el_paso.actions.entries import Deed, Done, Play, performs
from engine.el_paso.components import EL_PASO, NEUTRAL_PLACES, PLACES
from engine.el_paso.ledger import discard_workers, tell
from engine.el_paso.printed.entries import Move
from engine.el_paso.state import State, Tiles, owner_at, place_key, place_name, step_limit, tile_on, tiles
from engine.el_paso.turn.visit import visit
from engine.kernel import Arg, Ask, Option
from engine.western.trail import Walk, shortest_walks

shortest = shortest_walks({place.id: place.next for place in PLACES.values()}, EL_PASO)
"""(start, locations) -> the shortest walk to each location ahead, up to El Paso."""


class Named(NamedTuple):
    """How a location is told from all others."""

    key: str
    whose: int | str | None
    """None, "own", or another seat."""
    twice: bool
    """Whether its owner has two such tiles."""

    def args(self, walk: Walk, cowboys: int) -> dict[str, Arg]:
        """Word it, with its space where its owner has two such tiles, and the way there."""
        place = tile_on(self.key, walk.end) if self.twice else self.key
        args: dict[str, Arg] = {"place": place, "steps": walk.steps, "count": cowboys or walk.steps}
        return args | {"seat": self.whose} if isinstance(self.whose, int) else args


@cache
def move_option(prefix: str, walk: Walk, named: Named, cowboys: int) -> Option:
    """Offer a location to move to."""
    whose = "_other" if isinstance(named.whose, int) else "_own" if named.whose else ""
    key = f"el_paso.option.move{whose}{'_cowboys' if cowboys else ''}"

    def act(state: State, seat: int, last: bool) -> Play:
        return move_and_visit(state, seat, walk, cowboys, last)

    deed = Deed(prefix.removeprefix("move:"), act, walk.end)
    return Option(f"{prefix}:{walk.end}", key, named.args(walk, cowboys), walk.end, deed)


@lru_cache(maxsize=8192)
def options_on(tiles: Tiles, start: str, seat: int, steps: tuple[int, int], prefix: str) -> list[Option]:
    """Return every location within reach, by the shortest walk.

    `steps`: the limit, and the cowboys that can each add one.
    """
    limit, most = steps
    known = {place: (tile, owner) for place, tile, owner in tiles}
    lying = list(known.values())
    found = []
    for walk in shortest(start, frozenset((EL_PASO, *known))):
        cowboys = max(0, walk.steps - limit)
        if cowboys <= most:
            tile, owner = known.get(walk.end, ("", None))
            name = f"el_paso.tile.{tile}" if tile else f"el_paso.place.{walk.end}"
            named = Named(name, "own" if owner == seat else owner, lying.count((tile, owner)) > 1)
            found.append(move_option(prefix, walk, named, cowboys))
    return found


def move_options(state: State, seat: int, limit: int, prefix: str) -> list[Option]:
    """Return every location that may be moved to, with the cowboys that this takes."""
    player = state.players[seat]
    return options_on(tiles(state), player.place, seat, (limit, player.workers["cowboy"]), prefix)


def move(state: State, seat: int, walk: Walk, cowboys: int) -> None:
    """Discard the cowboys that lengthen the movement, and put the herder on its new location."""
    player = state.players[seat]
    player.place = walk.end
    state.way += walk.way[1:] if state.way else walk.way
    tell_moved(state, seat, walk)
    if cowboys:
        tell(state, seat, "used_cowboys", discard_workers(player, "cowboy", cowboys), count=cowboys)


def tell_moved(state: State, seat: int, walk: Walk) -> None:
    """Say where a herder went."""
    owner, name = owner_at(state, walk.end), place_name(state, walk.end)
    if owner is None:
        state.tell("moved", seat, targets=(walk.end,), place=name, count=walk.steps)
    elif owner == seat:
        state.tell("moved_to_own", seat, targets=(walk.end,), place=name, count=walk.steps)
    else:
        state.tell(
            "moved_to_other", seat, targets=(walk.end,), place=name, count=walk.steps, owner_seat=owner
        )


def move_and_visit(state: State, seat: int, walk: Walk, cowboys: int, last: bool) -> Play:
    """Move, then use the location reached."""
    move(state, seat, walk, cowboys)
    return (yield from visit(state, seat, last))


@performs(Move)
def move_choices(state: State, seat: int, entry: Move, done: Done) -> list[Option]:
    """Move once more; the hand isn't refilled before."""
    return move_options(state, seat, entry.steps, f"move:{entry.id}")


def move_phase(state: State, seat: int) -> Play:
    """Move phase and action phase: in the first turn the herder is put on any neutral location instead."""
    player = state.players[seat]
    if not player.place:
        return (yield from first_location(state, seat))
    limit = step_limit(player)
    deed: Deed = yield Ask(
        seat, "el_paso.ask.move", lambda: move_options(state, seat, limit, "move"), {"count": limit}
    )
    state.way, state.way_seat = [], seat
    outcome = deed.act(state, seat, True)
    assert outcome is not None
    return (yield from outcome)


def first_location(state: State, seat: int) -> Play:
    """Put the herder on any neutral location except El Paso; several may share one."""
    place: str = yield Ask(
        seat, "el_paso.ask.first_location", lambda: [first_option(state, p) for p in NEUTRAL_PLACES]
    )
    state.players[seat].place = place
    state.way, state.way_seat = [place], seat
    state.tell("placed_herder", seat, targets=(place,), place=place_key(state, place))
    return (yield from visit(state, seat, True))


def first_option(state: State, place: str) -> Option:
    """Offer a neutral location for the first turn."""
    return Option(
        f"place:{place}", "el_paso.option.first_location", {"place": place_key(state, place)}, place, place
    )
