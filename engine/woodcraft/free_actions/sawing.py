"""The free action Saw: split one die into two or more of its colour, for a sawing tile and perhaps saw blades."""

from functools import cache

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import PIPS
from engine.woodcraft.state import WoodcraftState
from engine.woodcraft.workshop import lumber


@cache
def _splits(value: int, largest: int) -> tuple[tuple[int, ...], ...]:
    """List the ways to write `value` as parts of at most `largest`, small parts last."""
    if not value:
        return ((),)
    return tuple(
        (part, *rest) for part in range(min(value, largest), 0, -1) for rest in _splits(value - part, part)
    )


@cache
def _ways(value: int, blades: int) -> tuple[tuple[int, ...], ...]:
    """List the splits of a die into 2 parts, or more for one saw blade each; few parts first."""
    ways = [parts[::-1] for parts in _splits(value, value - 1) if len(parts) <= blades + 2]
    return tuple(sorted(ways, key=len))


def saw(state: WoodcraftState, seat: int, reuse: bool) -> Stage:
    """Turn a sawing tile face down (or spend a reuse token on one that is) and split a die."""
    die, parts = yield from choose_split(state, seat, state.players[seat].saw_blade)
    saw_into(state, seat, die, parts, reuse)


def saw_into(state: WoodcraftState, seat: int, die: str, parts: tuple[int, ...], reuse: bool = False) -> None:
    """Pay for sawing and do it."""
    player = state.players[seat]
    if reuse:
        player.reuse -= 1
    else:
        player.sawing[player.sawing.index(True)] = False
    player.saw_blade -= len(parts) - 2
    split(state, seat, die, parts)


def choose_split(state: WoodcraftState, seat: int, blades: int) -> Stage:
    """Choose a die and how to split it; returns both."""
    player = state.players[seat]
    die = yield Ask(
        seat,
        "woodcraft.ask.saw",
        lambda: lumber.options(
            [die for die in lumber.kinds(player) if PIPS[die] > 1], "die", "woodcraft.option.die"
        ),
        anytime=False,
    )
    ways = _ways(PIPS[die], blades)
    if len(ways) == 1:
        return die, ways[0]
    parts = yield Ask(
        seat,
        "woodcraft.ask.parts",
        lambda: [_way_option(die, way) for way in ways],
        {"die": lumber.die_key(die)},
        anytime=False,
    )
    return die, parts


def _way_option(die: str, parts: tuple[int, ...]) -> Option:
    dice = tuple(lumber.die_key(f"{die[0]}{part}") for part in parts)
    name = f"parts:{'+'.join(map(str, parts))}"
    if len(parts) == 2:
        return Option(name, "woodcraft.option.parts", {"dice": dice}, "", parts)
    return Option(name, "woodcraft.option.parts_blades", {"dice": dice, "count": len(parts) - 2}, "", parts)


def split(state: WoodcraftState, seat: int, die: str, parts: tuple[int, ...]) -> None:
    """Replace a die of the pile by its parts."""
    new = [f"{die[0]}{part}" for part in parts]
    lumber.replace(state.players[seat], [die], new)
    targets = tuple(f"lumber:{part}" for part in new)
    state.tell("sawed", seat, targets=targets, die=lumber.die_key(die), dice=tuple(map(lumber.die_key, new)))
