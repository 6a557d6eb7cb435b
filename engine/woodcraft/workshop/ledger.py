"""The ledger: what each seat holds, and the only ways in which that changes.

Every function returns what really changed, after every limit, for the event that tells of it (`Event.changes`).
Things are named like the fields of `Player`; a die of the pile is "die:Y4", a tree "tree:Y4"; `sawing`, `splicing` and
`gluing` count the tiles that lie face up, `orders` those beside the workshop.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.kernel import Arg, Phrase
from engine.woodcraft.components import PLAIN_GAINS, amount_of
from engine.woodcraft.state import Opponent, Player, WoodcraftState
from engine.woodcraft.workshop import lumber

Changes = dict[str, int]
"""How many more (negative: fewer) there are of each thing."""

_NUMBERS = (*PLAIN_GAINS, "market")
_CARDS_AND_TOOLS = ("hand", "orders", "completed", "contracts", "helpers", "attic")


# ------------------------------------------------------------------ what a seat holds
def holdings(state: WoodcraftState) -> dict[int, Changes]:
    """Return what lies openly before each seat, and before the solo opponent."""
    held = {seat: _of_player(player) for seat, player in enumerate(state.players)}
    return held if state.opponent is None else held | {state.seats: _of_opponent(state.opponent)}


def _of_player(player: Player) -> Changes:
    held = {thing: getattr(player, thing) for thing in _NUMBERS}
    held |= {thing: len(getattr(player, thing)) for thing in _CARDS_AND_TOOLS}
    held |= {
        "sawing": sum(player.sawing),
        "splicing": sum(player.splicing),
        "gluing": int(bool(player.gluing)),
    }
    trees = [_tree(colour, value) for colour, value in player.pots.items() if value]
    return held | Counter([*map(_die, player.lumber), *trees])


def _of_opponent(rival: Opponent) -> Changes:
    return {"reputation": rival.reputation, "contracts": len(rival.contracts)}


def _die(code: str) -> str:
    return f"die:{code}"


def _tree(colour: str, value: int) -> str:
    return f"tree:{colour}{value}"


# ------------------------------------------------------------------ telling it
def tell(state: WoodcraftState, kind: str, seat: int, really: Changes, *targets: str, **args: Arg) -> None:
    """Say what happened to a seat's holdings, with what really changed."""
    state.tell(kind, seat, only=None, changes={seat: really}, targets=targets, **args)


def said(changes: Mapping[str, int]) -> tuple[Phrase, ...]:
    """Say what is counted in plain numbers, without signs."""
    return tuple(amount_of(thing, abs(amount)) for thing, amount in changes.items() if amount)


def price(blueberries: int) -> Phrase:
    """Say a price."""
    return amount_of("blueberries", blueberries)


# ------------------------------------------------------------------ how it changes
def change(player: Player, amounts: Mapping[str, int]) -> Changes:
    """Add to what is counted in plain numbers, or take from it; nothing falls below 0."""
    really = {}
    for thing, amount in amounts.items():
        before = getattr(player, thing)
        after = max(0, before + amount)
        setattr(player, thing, after)
        really[thing] = after - before
    return really


def pay(player: Player, blueberries: int) -> Changes:
    """Pay blueberries."""
    return change(player, {"blueberries": -blueberries})


def exchange_dice(player: Player, old: Iterable[str] = (), new: Iterable[str] = ()) -> Changes:
    """Take dice off the pile and put others there."""
    really: Changes = {}
    for code in old:
        player.lumber.remove(code)
        really[_die(code)] = really.get(_die(code), 0) - 1
    for code in new:
        lumber.add(player, code)
        really[_die(code)] = really.get(_die(code), 0) + 1
    return really


def set_tree(player: Player, colour: str, value: int) -> Changes:
    """Put a tree of `value` (0: none) into a pot, in place of what is there."""
    before, player.pots[colour] = player.pots.get(colour, 0), value
    gone = {_tree(colour, before): -1} if before else {}
    return added(gone, {_tree(colour, value): 1} if value else {})


def turn_down(player: Player, kind: str, slot: int = 0) -> Changes:
    """Turn a sawing or splicing tile, or the gluing tile, face down."""
    if kind == "gluing":
        player.gluing = False
    else:
        getattr(player, kind)[slot] = False
    return {kind: -1}


def turn_up(player: Player) -> Changes:
    """Turn all sawing, splicing and gluing tiles face up."""
    down = {"sawing": player.sawing.count(False), "splicing": player.splicing.count(False)}
    down["gluing"] = int(player.gluing is False)
    player.sawing = [True] * len(player.sawing)
    player.splicing = [True] * len(player.splicing)
    player.gluing = None if player.gluing is None else True
    return {kind: number for kind, number in down.items() if number}


def added(*changes: Mapping[str, int]) -> Changes:
    """Add several changes up."""
    total: Changes = {}
    for each in changes:
        for thing, amount in each.items():
            total[thing] = total.get(thing, 0) + amount
    return total
