"""The free action Splice: a scrapwood and a splicing tile make a die larger."""

from collections.abc import Sequence

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, PIPS, VALUES
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Player, WoodcraftState
from engine.woodcraft.workshop import lumber
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
    player = state.players[seat]
    die = yield Ask(
        seat,
        "woodcraft.ask.splice",
        lambda: lumber.options(
            [die for die in lumber.kinds(player) if PIPS[die] < _SIX], "die", "woodcraft.option.die"
        ),
        anytime=False,
    )
    new = yield from _choose_value(seat, die, values(player.splicing, die, not reuse))
    yield from raise_die(state, seat, die, new, reuse)


def values(tiles: Sequence[bool], die: str, face_up: bool = True) -> list[int]:
    """List what `die` can be raised to with the splicing `tiles` that lie face up, or face down."""
    slots = [slot for slot, up in enumerate(tiles) if up is face_up]
    amounts = {amount for slot in slots for amount in _TILES[slot].increase}
    return [PIPS[die] + amount for amount in sorted(amounts) if PIPS[die] + amount <= _SIX]


def raise_die(state: WoodcraftState, seat: int, die: str, new: int, reuse: bool = False) -> Stage:
    """Pay for splicing, with the weakest tile that can do it, and raise `die` to `new`."""
    player = state.players[seat]
    if reuse:
        player.reuse -= 1
    else:
        amount = new - PIPS[die]
        slot = next(slot for slot in usable(player, True) if amount in _TILES[slot].increase)
        player.splicing[slot] = False
    player.scrapwood -= 1
    raised = f"{die[0]}{new}"
    lumber.replace(player, [die], [raised])
    state.tell(
        "spliced", seat, targets=(f"lumber:{raised}",), die=lumber.die_key(die), to=lumber.die_key(raised)
    )
    for extra in abilities.extra_gains(player, "splice"):
        yield from gain(state, seat, extra)


def _choose_value(seat: int, die: str, values: list[int]) -> Stage:
    if len(values) == 1:
        return values[0]
    value = yield Ask(
        seat,
        "woodcraft.ask.splice_to",
        lambda: [
            Option(
                f"to:{value}", "woodcraft.option.die", {"die": lumber.die_key(f"{die[0]}{value}")}, "", value
            )
            for value in values
        ],
        {"die": lumber.die_key(die)},
        anytime=False,
    )
    return value
