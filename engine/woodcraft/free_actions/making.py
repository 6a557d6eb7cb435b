"""Making what an order lacks and completing it, in one answer.

Only shortens what free actions allow one after another: if one of them (harvesting, sawing in two, splicing, gluing; no
reuse token, no saw blade) makes the missing dice, the order can be completed at once. Of several ways the first is
offered, in that order; the others remain as single steps.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import NamedTuple

import msgspec

from engine.kernel import Option, Stage
from engine.woodcraft.components import ORDERS, PIPS, die_key
from engine.woodcraft.free_actions import sawing, splicing
from engine.woodcraft.free_actions.gluing import join
from engine.woodcraft.orders import completing, needs, taking
from engine.woodcraft.state import Args, PlacedOrder, Player, WoodcraftState
from engine.woodcraft.workshop import lumber, planting

_MOST_MISSING = 2


class Bench(NamedTuple):
    """What the ways depend on: the pile, the trees, the tiles that lie face up, and the tokens."""

    lumber: tuple[str, ...]
    trees: tuple[str, ...]
    sawing: bool
    splicing: tuple[bool, ...]
    gluing: bool
    glue: int
    scrapwood: int


def bench_of(player: Player) -> Bench:
    """Return a player's bench."""
    return Bench(
        tuple(player.lumber),
        tuple(f"{colour}{value}" for colour, value in player.pots.items() if value),
        True in player.sawing,
        tuple(player.splicing) if True in player.splicing else (),
        bool(player.gluing),
        player.glue,
        player.scrapwood,
    )


class Way(msgspec.Struct, frozen=True):
    """One free action that makes what is missing: its name, what goes in and what comes out."""

    verb: str
    used: tuple[str, ...]
    made: tuple[str, ...]


def make_options(state: WoodcraftState, seat: int) -> list[Option]:
    """List the orders beside the workshop that one free action makes complete; each value does both."""
    player = state.players[seat]
    hopeful = [placed for placed in player.orders if _has_tokens(player, placed.card)]
    if not hopeful:
        return []
    cards = tuple([placed.card for placed in hopeful])
    return [_option(state, seat, hopeful[place], way) for place, way in _offers(cards, bench_of(player))]


def _has_tokens(player: Player, card: str) -> bool:
    glue, scrapwood, saw_blade = _tokens(card)
    return player.glue >= glue and player.scrapwood >= scrapwood and player.saw_blade >= saw_blade


@lru_cache(maxsize=4096)
def _offers(cards: tuple[str, ...], bench: Bench) -> tuple[tuple[int, Way], ...]:
    """Return which of `cards` can be made, and how; kept, since a turn asks for it again and again."""
    found = [(place, first_way(card, bench)) for place, card in enumerate(cards)]
    return tuple((place, way) for place, way in found if way is not None)


def _option(state: WoodcraftState, seat: int, placed: PlacedOrder, way: Way) -> Option:
    args: Args = {
        "order": taking.order_key(placed.card),
        "gains": completing.brings(state, placed),
        "used": tuple(map(die_key, way.used)),
        "made": tuple(map(die_key, way.made)),
    }
    return Option(
        f"make:{placed.card}",
        f"woodcraft.option.make_{way.verb}",
        args,
        f"row:{placed.card}",
        partial(make, placed.card, way),
        "woodcraft.group.complete",
    )


def make(card: str, way: Way, state: WoodcraftState, seat: int) -> Stage:
    """Take the way, then complete the order."""
    yield from _STEPS[way.verb](state, seat, way)
    yield from completing.complete(state, seat, card)


# ------------------------------------------------------------------ what is missing, and the ways to it
def first_way(card: str, bench: Bench) -> Way | None:
    """Return the first free action that makes what `card` lacks of dice; None if nothing is missing or none helps."""
    if _too_far(card, bench.lumber):
        return None
    missing, spare = _missing(card, bench.lumber)
    if not 0 < len(missing) <= _MOST_MISSING:
        return None
    glue, scrapwood, _ = _tokens(card)
    return next(_ways(bench, missing, spare, bench.scrapwood > scrapwood, bench.glue > glue), None)


@cache
def _tokens(card: str) -> tuple[int, int, int]:
    tokens = ORDERS[card].tokens
    return tokens.get("glue", 0), tokens.get("scrapwood", 0), tokens.get("saw_blade", 0)


def _too_far(card: str, pile: tuple[str, ...]) -> bool:
    """Tell quickly whether too many exact dice are missing, or two that no one cut can give."""
    exact, _ = needs.sorted_needs(card)
    missing = [die[0] for die, count in exact for _ in range(count - pile.count(die))]
    return len(missing) > _MOST_MISSING or (len(missing) == _MOST_MISSING and missing[0] != missing[1])


def _missing(card: str, pile: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the codes of `card` that the pile can't fill (no more than matter), and the dice that it doesn't need."""
    spare, missing = list(pile), []
    for code in needs.by_openness(card):
        for die in lumber.matching(code):
            if die in spare:
                spare.remove(die)
                break
        else:
            missing.append(code)
            if len(missing) > _MOST_MISSING:
                break
    return tuple(missing), tuple(spare)


def _ways(
    bench: Bench, missing: tuple[str, ...], spare: tuple[str, ...], scrapwood: bool, glue: bool
) -> Iterator[Way]:
    """Yield the free actions that make what is missing; `scrapwood`, `glue`: more than the order itself takes."""
    if len(missing) == 1:
        wanted = lumber.matching(missing[0])
        yield from (Way("harvest", (die,), (die,)) for die in bench.trees if die in wanted)
        if bench.sawing:
            yield from _cuts(spare, wanted)
        if scrapwood:
            yield from _splices(bench.splicing, spare, wanted)
        if glue and bench.gluing:
            yield from _joints(spare, wanted)
    elif bench.sawing:
        yield from _cuts_in_two(spare, missing)


def _cuts(spare: tuple[str, ...], wanted: tuple[str, ...]) -> Iterator[Way]:
    for die in spare:
        for piece in wanted:
            if die[0] == piece[0] and PIPS[die] > PIPS[piece]:
                yield Way("saw", (die,), (piece, f"{die[0]}{PIPS[die] - PIPS[piece]}"))


def _cuts_in_two(spare: tuple[str, ...], missing: tuple[str, ...]) -> Iterator[Way]:
    """Saw one die into both missing dice."""
    for one in lumber.matching(missing[0]):
        for other in lumber.matching(missing[1]):
            whole = f"{one[0]}{PIPS[one] + PIPS[other]}"
            if one[0] == other[0] and whole in spare:
                yield Way("saw", (whole,), (one, other))


def _splices(tiles: tuple[bool, ...], spare: tuple[str, ...], wanted: tuple[str, ...]) -> Iterator[Way]:
    for die in spare:
        for value in splicing.values(tiles, die):
            if (raised := f"{die[0]}{value}") in wanted:
                yield Way("splice", (die,), (raised,))


def _joints(spare: tuple[str, ...], wanted: tuple[str, ...]) -> Iterator[Way]:
    for one, other in combinations(spare, 2):
        for colour in (one[0], other[0]):
            if (joined := f"{colour}{PIPS[one] + PIPS[other]}") in wanted:
                yield Way("glue", (one, other), (joined,))


# ------------------------------------------------------------------ taking a way
def _harvest(state: WoodcraftState, seat: int, way: Way) -> Stage:
    planting.harvest(state, seat, way.made[0][0])
    return
    yield


def _saw(state: WoodcraftState, seat: int, way: Way) -> Stage:
    sawing.saw_into(state, seat, way.used[0], tuple(PIPS[die] for die in way.made))
    return
    yield


def _splice(state: WoodcraftState, seat: int, way: Way) -> Stage:
    yield from splicing.raise_die(state, seat, way.used[0], PIPS[way.made[0]])


def _glue(state: WoodcraftState, seat: int, way: Way) -> Stage:
    yield from join(state, seat, (way.used[0], way.used[1]), way.made[0])


_STEPS: dict[str, Callable[[WoodcraftState, int, Way], Stage]] = {
    "harvest": _harvest,
    "saw": _saw,
    "splice": _splice,
    "glue": _glue,
}
