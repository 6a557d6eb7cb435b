"""The free action Saw: split one die into two or more of its colour, for a sawing tile and perhaps saw blades."""

from functools import cache

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import PIPS, amount_of, die_key
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber


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
    tile = {"reuse": -1} if reuse else {}
    paid = ledger.change(player, tile | {"saw_blade": 2 - len(parts)})
    if not reuse:
        paid |= ledger.turn_down(player, "sawing", player.sawing.index(True))
    split(state, seat, die, parts, paid)


def choose_split(state: WoodcraftState, seat: int, blades: int) -> Stage:
    """Choose a die and how to split it; returns both. A sole way needs no question: sawing has been chosen."""
    options = _split_options(state.players[seat], blades)
    if len(options) == 1:
        return options[0].value
    return (yield Ask(seat, "woodcraft.ask.saw", lambda: options, anytime=False))


def _split_options(player: Player, blades: int) -> list[Option]:
    return [_split_option(die, parts) for die in lumber.kinds(player) for parts in _ways(PIPS[die], blades)]


def _split_option(die: str, parts: tuple[int, ...]) -> Option:
    args: Args = {"die": die_key(die), "dice": lumber.phrases(f"{die[0]}{part}" for part in parts)}
    name, group = f"saw:{die}:{'+'.join(map(str, parts))}", lumber.colour_group(die)
    blades = len(parts) - 2
    if blades:
        args["price"] = amount_of("saw_blade", blades)
    key = "woodcraft.option.parts_blades" if blades else "woodcraft.option.parts"
    return Option(name, key, args, f"lumber:{die}", (die, parts), group)


def split(state: WoodcraftState, seat: int, die: str, parts: tuple[int, ...], paid: ledger.Changes) -> None:
    """Replace a die of the pile by its parts, and tell it with what was paid."""
    new = [f"{die[0]}{part}" for part in parts]
    really = ledger.added(ledger.exchange_dice(state.players[seat], old=[die], new=new), paid)
    args: Args = {"die": die_key(die), "dice": lumber.phrases(new)}
    tokens = {thing: amount for thing, amount in paid.items() if thing != "sawing"}
    kind = "sawed_for" if any(tokens.values()) else "sawed"
    targets = tuple(f"lumber:{part}" for part in new)
    ledger.tell(state, kind, seat, really, *targets, price=ledger.said(tokens), **args)
