"""The free action Glue: a glue and the gluing tile make one die of two."""

from itertools import combinations

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, PIPS, VALUES, Gain, die_key
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber
from engine.woodcraft.workshop.gains import gain

_POINTS = COMPONENTS.workshop.glue_points_for_two_colours
_MAX = VALUES[-1]

Joint = tuple[tuple[str, str], str]
"""Two dice, and what they become."""


def can_glue(player: Player, face_up: bool) -> bool:
    """Tell whether two dice can be glued with the tile face up (or with a reuse token)."""
    if player.gluing is not face_up or not player.glue:
        return False
    smallest = sorted(PIPS[die] for die in player.lumber)[:2]
    return len(smallest) == 2 and sum(smallest) <= _MAX


def joints(player: Player) -> list[Joint]:
    """List the pairs of dice that can be glued, with each colour that the result may have."""
    pairs = [
        pair
        for pair in dict.fromkeys(combinations(player.lumber, 2))
        if PIPS[pair[0]] + PIPS[pair[1]] <= _MAX
    ]
    return [
        ((one, other), f"{colour}{PIPS[one] + PIPS[other]}")
        for one, other in pairs
        for colour in dict.fromkeys((one[0], other[0]))
    ]


def glue(state: WoodcraftState, seat: int, reuse: bool) -> Stage:
    """Choose two dice and, if their colours differ, the colour of the result; two colours score."""
    player = state.players[seat]
    options = [_option(player, joint) for joint in joints(player)]
    chosen = options[0].value
    if len(options) > 1:
        chosen = yield Ask(seat, "woodcraft.ask.glue", lambda: options, anytime=False)
    pair, result = chosen
    yield from join(state, seat, pair, result, reuse)


def _option(player: Player, joint: Joint) -> Option:
    (one, other), result = joint
    args: Args = {"dice": lumber.phrases((one, other)), "to": die_key(result)}
    args["gains"] = tuple(phrase for extra in _gains(player, one[0] != other[0]) for phrase in extra.phrases)
    key = "woodcraft.option.glue_gains" if args["gains"] else "woodcraft.option.glue_to"
    name, group = f"glue:{one}+{other}:{result}", lumber.colour_group(result)
    return Option(name, key, args, f"lumber:{one}", joint, group)


def join(state: WoodcraftState, seat: int, pair: tuple[str, str], result: str, reuse: bool = False) -> Stage:
    """Pay for gluing and make one die of two."""
    player = state.players[seat]
    tokens = ledger.change(player, {"glue": -1} | ({"reuse": -1} if reuse else {}))
    tile = {} if reuse else ledger.turn_down(player, "gluing")
    really = ledger.added(ledger.exchange_dice(player, old=pair, new=[result]), tokens, tile)
    args: Args = {"dice": lumber.phrases(pair), "to": die_key(result), "price": ledger.said(tokens)}
    ledger.tell(state, "glued_for", seat, really, f"lumber:{result}", **args)
    for extra in _gains(player, pair[0][0] != pair[1][0]):
        yield from gain(state, seat, extra)


def _gains(player: Player, two_colours: bool) -> list[Gain]:
    gains = abilities.extra_gains(player, "glue")
    if two_colours:
        better = [
            ability.points_instead for _, ability in abilities.triggered(player, "glue_different_colors")
        ]
        gains.insert(0, Gain({"points": max([_POINTS, *better])}))
    return gains
