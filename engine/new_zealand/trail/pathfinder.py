"""The pathfinder track (rulebook p17)."""

from engine.kernel import Ask, Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.gains import gain_gold, gain_money, lost_gold
from engine.new_zealand.actions.performing import performs, performs_in_part
from engine.new_zealand.actions.vocabulary import HazardPairs, Pathfinder
from engine.new_zealand.components import BOARD, BOX
from engine.new_zealand.state import NewZealandState

TRACK = BOX.pathfinder


@performs_in_part(Pathfinder)
def _pathfinder(state: NewZealandState, seat: int, action: Pathfinder, whole: bool) -> Stage:
    yield from advance(state, seat, action.n, whole=whole)


@performs(HazardPairs)
def _hazard_pairs(state: NewZealandState, seat: int, action: HazardPairs) -> Stage:
    """Building 6a: money and pathfinder steps for every so many hazard tiles, which are kept."""
    pairs = len(state.players[seat].hazards) // action.each
    gain_money(state, seat, action.money * pairs)
    yield from advance(state, seat, action.pathfinder * pairs)


def advance(state: NewZealandState, seat: int, steps: int, *, whole: bool = False) -> Stage:
    """Advance the disc, other discs' spaces counting; take what is reached or passed on the way.

    Where gold on the way would be lost, the seat says how far it goes, unless the `whole` must be taken.
    """
    player = state.players[seat]
    before = player.pathfinder
    if not whole and lost_gold(state, seat, _gold(before, before + steps)):
        steps = yield Ask(
            seat,
            "new_zealand.ask.steps",
            lambda: [_steps_option(state, seat, n) for n in range(steps, -1, -1)],
        )
    now = min(before + steps, TRACK.last)
    if now > before:
        targets, changes = (f"pathfinder:{now}",), ledger.move_on(player, now)
        ledger.tell(state, seat, "advanced", changes, targets=targets, steps=now - before, space=now)
    gain_gold(state, seat, _gold(before, now))
    if before < state.counts.step_tile_space <= now:
        _take_step_tile(state, seat)
    gain_money(state, seat, TRACK.overflow_money * (before + steps - now))
    if before < TRACK.choice <= now and not player.chosen_at_11:
        yield from _choose(state, seat)


def _gold(before: int, now: int) -> int:
    """Give the gold of the spaces reached or passed."""
    return sum(before < space <= now for space in TRACK.gold)


def _steps_option(state: NewZealandState, seat: int, steps: int) -> Option:
    before = state.players[seat].pathfinder
    lost = lost_gold(state, seat, _gold(before, before + steps))
    key = "new_zealand.option.steps" if steps else "new_zealand.option.no_steps"
    key += "_losing_gold" if lost else ""
    space = min(before + steps, TRACK.last)
    return Option(
        f"advance:{steps}",
        key,
        {"count": steps, "n": lost, "space": space},
        f"pathfinder:{space}",
        steps,
        ends=not steps,
    )


def _take_step_tile(state: NewZealandState, seat: int) -> None:
    if state.step_tiles:
        state.step_tiles -= 1
        state.players[seat].step_tile = BOARD.step_tile.front
        state.tell("took_step_tile", seat, targets=("step_tile",))


def _choose(state: NewZealandState, seat: int) -> Stage:
    """At 11, once: the step tile to its better side, or no more tolls."""
    player = state.players[seat]
    step = Option("steps", "new_zealand.option.flip_step_tile", {"n": BOARD.step_tile.back}, "step_tile")
    fees = Option("fees", "new_zealand.option.flip_fee_tile", {}, "fee_tile")
    chosen = yield Ask(
        seat,
        "new_zealand.ask.pathfinder",
        lambda: [*([step] if player.step_tile else []), fees],
        {"n": TRACK.choice},
        fixed=True,
    )
    player.chosen_at_11 = True
    if chosen == step.id:
        player.step_tile = BOARD.step_tile.back
        state.tell("flipped_step_tile", seat, targets=(step.target,))
    else:
        player.no_fees = True
        state.tell("flipped_fee_tile", seat, targets=(fees.target,))
