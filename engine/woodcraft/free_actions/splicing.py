"""The free action Splice: a scrapwood and a splicing tile make a die larger."""

from collections.abc import Sequence

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, PIPS, VALUES, die_key
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber
from engine.woodcraft.workshop.gains import gain

_TILES = COMPONENTS.workshop.splicing_tiles
_SIX = VALUES[-1]


def usable(player: Player, face_up: bool) -> list[int]:
    """Give the slots (from 0) of the splicing tiles that lie face up, or face down."""
    return [slot for slot, up in enumerate(player.splicing) if up is face_up]


def can_splice(player: Player, face_up: bool) -> bool:
    """Tell whether a die can be raised with a tile that lies face up (or with a reuse token)."""
    if not player.scrapwood or face_up not in player.splicing:
        return False
    return any(PIPS[die] < _SIX for die in player.lumber)


def splice(state: WoodcraftState, seat: int, reuse: bool) -> Stage:
    """Choose a die and its new value; the weakest tile that can do it is used."""
    options = _options(state.players[seat], not reuse)
    chosen = options[0].value
    if len(options) > 1:
        chosen = yield Ask(seat, "woodcraft.ask.splice", lambda: options, anytime=False)
    die, new = chosen
    yield from raise_die(state, seat, die, new, reuse)


def _options(player: Player, face_up: bool) -> list[Option]:
    return [
        _option(die, value) for die in lumber.kinds(player) for value in values(player.splicing, die, face_up)
    ]


def _option(die: str, value: int) -> Option:
    args: Args = {"die": die_key(die), "to": die_key(f"{die[0]}{value}")}
    name, group = f"splice:{die}:{value}", lumber.colour_group(die)
    return Option(name, "woodcraft.option.splice_to", args, f"lumber:{die}", (die, value), group)


def values(tiles: Sequence[bool], die: str, face_up: bool = True) -> list[int]:
    """List what `die` can be raised to with the splicing `tiles` that lie face up, or face down."""
    slots = [slot for slot, up in enumerate(tiles) if up is face_up]
    amounts = {amount for slot in slots for amount in _TILES[slot].increase}
    return [PIPS[die] + amount for amount in sorted(amounts) if PIPS[die] + amount <= _SIX]


def raise_die(state: WoodcraftState, seat: int, die: str, new: int, reuse: bool = False) -> Stage:
    """Pay for splicing, with the weakest tile that can do it, and raise `die` to `new`."""
    player = state.players[seat]
    tokens = ledger.change(player, {"scrapwood": -1} | ({"reuse": -1} if reuse else {}))
    tile: ledger.Changes = {}
    if not reuse:
        amount = new - PIPS[die]
        slot = next(slot for slot in usable(player, True) if amount in _TILES[slot].increase)
        tile = ledger.turn_down(player, "splicing", slot)
    raised = f"{die[0]}{new}"
    really = ledger.added(ledger.exchange_dice(player, old=[die], new=[raised]), tokens, tile)
    args: Args = {"die": die_key(die), "to": die_key(raised), "price": ledger.said(tokens)}
    ledger.tell(state, "spliced_for", seat, really, f"lumber:{raised}", **args)
    for extra in abilities.extra_gains(player, "splice"):
        yield from gain(state, seat, extra)
