"""Trees: growing at the start of a turn, harvesting, and the action Produce / Plant a Tree."""

from functools import partial

from engine.kernel import Ask, Option, Stage
from engine.woodcraft.components import COMPONENTS, PIPS, die_key
from engine.woodcraft.course import endings
from engine.woodcraft.state import Args, Player, WoodcraftState
from engine.woodcraft.workshop import ledger, lumber
from engine.woodcraft.workshop.gains import production, production_option

_DATA = COMPONENTS.planting
_EXTRA_POT = "B"
FULL_GROWN = _DATA.full_grown

Step = tuple[str, ...]
"""A step of the action: ("produce", helper) or ("plant", die, value planted)."""


# ------------------------------------------------------------------ growing and harvesting
def grow(state: WoodcraftState, seat: int) -> None:
    """Let every tree of `seat` grow; a full-grown one moves to the lumber pile at once.

    What each showed before is kept: until the player does anything, it may be harvested as it was.
    """
    player = state.players[seat]
    for colour, value in player.pots.items():
        if value:
            state.turn.before_growth[colour] = value
            raise_tree(state, seat, colour, _DATA.growth)


def grown(player: Player, colour: str, amount: int) -> int:
    """Return what a tree would show after growing by `amount`."""
    return min(FULL_GROWN, player.pots[colour] + amount)


def raise_tree(state: WoodcraftState, seat: int, colour: str, amount: int) -> None:
    """Raise a tree, up to its full size; then it is harvested at once."""
    player = state.players[seat]
    value = grown(player, colour, amount)
    really = ledger.set_tree(player, colour, value)
    die = die_key(f"{colour}{value}")
    ledger.tell(state, "grew", seat, really, f"pot:{colour}", die=die)
    if value == FULL_GROWN:
        harvest(state, seat, colour)


def harvest(state: WoodcraftState, seat: int, colour: str) -> None:
    """Move a tree to the lumber pile."""
    player = state.players[seat]
    die = f"{colour}{player.pots[colour]}"
    really = ledger.added(ledger.set_tree(player, colour, 0), ledger.exchange_dice(player, new=[die]))
    targets = (f"pot:{colour}", f"lumber:{die}")
    ledger.tell(state, "harvested", seat, really, *targets, die=die_key(die))


def harvest_early(state: WoodcraftState, seat: int, colour: str) -> None:
    """Harvest a tree as it was before it grew."""
    player = state.players[seat]
    die = f"{colour}{state.turn.before_growth.pop(colour)}"
    grown_up = [] if player.pots[colour] else [f"{colour}{FULL_GROWN}"]
    really = ledger.added(
        ledger.set_tree(player, colour, 0), ledger.exchange_dice(player, old=grown_up, new=[die])
    )
    targets = (f"pot:{colour}", f"lumber:{die}")
    ledger.tell(state, "harvested_early", seat, really, *targets, die=die_key(die))


# ------------------------------------------------------------------ Produce / Plant a Tree
def choices(state: WoodcraftState, seat: int) -> list[Option]:
    """List helpers that can produce and trees that can be planted, as the action's first step."""
    options = _options(state, seat, [])
    for option in options:
        option.value = partial(produce_or_plant, state, seat, option.value)
    return options


def produce_or_plant(state: WoodcraftState, seat: int, first: Step) -> Stage:
    """Let two helpers produce, or one produce and plant (with the brown pot up to two trees), in any order."""
    done: list[Step] = []
    answer: Step | str = first
    while isinstance(answer, tuple):
        done.append(answer)
        if answer[0] == "produce":
            yield from production(state, seat, answer[1])
        else:
            plant(state, seat, answer[1], int(answer[2]))
        if not _helpers_left(state, seat, done) and not _trees_left(state.players[seat], done):
            return endings.DONE
        answer = yield Ask(
            seat,
            "woodcraft.ask.produce_again",
            lambda: _options(state, seat, done) + endings.closing(state, seat),
        )
    return answer


def _helpers_left(state: WoodcraftState, seat: int, done: list[Step]) -> list[str]:
    """Give the helpers that may still produce in this action."""
    produced = [step[1] for step in done if step[0] == "produce"]
    planted = any(step[0] == "plant" for step in done)
    if len(produced) + planted >= _DATA.helpers_producing:
        return []
    return [card for card in state.players[seat].helpers if card not in produced]


def _trees_left(player: Player, done: list[Step]) -> int:
    """Give how many trees may still be planted in this action."""
    if sum(step[0] == "produce" for step in done) >= _DATA.helpers_producing:
        return 0
    trees = _DATA.trees_with_brown_pot if _EXTRA_POT in player.pots else _DATA.trees
    return trees - sum(step[0] == "plant" for step in done)


def _options(state: WoodcraftState, seat: int, done: list[Step]) -> list[Option]:
    player = state.players[seat]
    options = []
    for card in _helpers_left(state, seat, done):
        option = production_option(card)
        option.value, option.group = ("produce", card), "woodcraft.group.produce"
        options.append(option)
    if _trees_left(player, done):
        used = [step[1][0] for step in done if step[0] == "plant"]
        options += _plant_options(player, used)
    return options


def _plant_options(player: Player, used_pots: list[str]) -> list[Option]:
    options = []
    for die in lumber.kinds(player):
        if player.pots.get(die[0], 1) or die[0] in used_pots:
            continue
        options += [_plant_option(die, value) for value in _DATA.plantable if value <= PIPS[die]]
    return options


def _plant_option(die: str, value: int) -> Option:
    name, group = f"plant:{die}:{value}", "woodcraft.group.plant"
    return Option(name, *words(die, value), f"lumber:{die}", ("plant", die, str(value)), group)


def words(die: str, value: int) -> tuple[str, Args]:
    """Return the message and its arguments for planting `value` pips of a die: whole, or cut off it."""
    rest = PIPS[die] - value
    if not rest:
        return "woodcraft.option.plant", {"die": die_key(die)}
    tree, left = (die_key(f"{die[0]}{pips}") for pips in (value, rest))
    return "woodcraft.option.plant_part", {"die": die_key(die), "tree": tree, "rest": left}


def plant(state: WoodcraftState, seat: int, die: str, value: int) -> None:
    """Plant a die of the pile in its pot; of a larger one `value` pips are split off for nothing."""
    player = state.players[seat]
    rest = PIPS[die] - value
    kept = [f"{die[0]}{rest}"] if rest else []
    really = ledger.added(
        ledger.exchange_dice(player, old=[die], new=kept), ledger.set_tree(player, die[0], value)
    )
    args: Args = {"die": die_key(f"{die[0]}{value}"), "whole": die_key(die)}
    kind = "planted_part" if rest else "planted"
    ledger.tell(state, kind, seat, really, f"pot:{die[0]}", **args)
