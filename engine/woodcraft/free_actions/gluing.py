"""The free action Glue: a glue and the gluing tile make one die of two."""

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, PIPS, VALUES, Gain
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import lumber
from engine.woodcraft.workshop.gains import gain

_POINTS = COMPONENTS.workshop.glue_points_for_two_colours
_MAX = VALUES[-1]


def partners(player: Player, die: str) -> list[str]:
    """Give the different dice of the pile that can be glued to `die`."""
    rest = list(player.lumber)
    rest.remove(die)
    return [other for other in dict.fromkeys(rest) if PIPS[other] + PIPS[die] <= _MAX]


def gluable(player: Player) -> list[str]:
    """Give the different dice that have a partner."""
    return [die for die in lumber.kinds(player) if partners(player, die)]


def can_glue(player: Player, face_up: bool) -> bool:
    """Tell whether two dice can be glued with the tile face up (or with a reuse token)."""
    if player.gluing is not face_up or not player.glue:
        return False
    smallest = sorted(PIPS[die] for die in player.lumber)[:2]
    return len(smallest) == 2 and sum(smallest) <= _MAX


def glue(state: WoodcraftState, seat: int, reuse: bool) -> Stage:
    """Choose two dice and, if their colours differ, the colour of the result; two colours score."""
    player = state.players[seat]
    one = yield Ask(
        seat,
        "woodcraft.ask.glue",
        lambda: lumber.options(gluable(player), "die", "woodcraft.option.die"),
        anytime=False,
    )
    other, result = yield Ask(
        seat,
        "woodcraft.ask.glue_with",
        lambda: _result_options(player, one),
        {"die": lumber.die_key(one)},
        anytime=False,
    )
    yield from join(state, seat, (one, other), result, reuse)


def join(state: WoodcraftState, seat: int, pair: tuple[str, str], result: str, reuse: bool = False) -> Stage:
    """Pay for gluing and make one die of two."""
    player = state.players[seat]
    one, other = pair
    if reuse:
        player.reuse -= 1
    else:
        player.gluing = False
    player.glue -= 1
    lumber.replace(player, [one, other], [result])
    dice = (lumber.die_key(one), lumber.die_key(other))
    state.tell("glued", seat, targets=(f"lumber:{result}",), dice=dice, to=lumber.die_key(result))
    for extra in _gains(player, one[0] != other[0]):
        yield from gain(state, seat, extra)


def _result_options(player: Player, one: str) -> list[Option]:
    options = []
    for other in partners(player, one):
        total = PIPS[one] + PIPS[other]
        for colour in dict.fromkeys((one[0], other[0])):
            result = f"{colour}{total}"
            args: Args = {"die": lumber.die_key(other), "to": lumber.die_key(result)}
            name = f"with:{other}:{result}"
            options.append(
                Option(name, "woodcraft.option.glue_with", args, f"lumber:{other}", (other, result))
            )
    return options


def _gains(player: Player, two_colours: bool) -> list[Gain]:
    gains = abilities.extra_gains(player, "glue")
    if two_colours:
        better = [
            ability.points_instead for _, ability in abilities.triggered(player, "glue_different_colors")
        ]
        gains.insert(0, Gain({"points": max([_POINTS, *better])}))
    return gains
