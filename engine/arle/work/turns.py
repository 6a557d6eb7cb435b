"""The work phase: placing workers, the special action, declaring oneself done (rulebook pp.6-7, booklet p.6)."""

from __future__ import annotations

from engine.arle.asking import NOTHING, Asking, or_stop
from engine.arle.components import SPACES, SPECIAL_ACTIONS, SUMMER, WINTER, WORKERS, board
from engine.arle.goods.texts import space_text
from engine.arle.printed.shapes import Space
from engine.arle.state import Arle, Farm
from engine.arle.work.effects import perform_space
from engine.arle.work.freely import conversion_choices, load_choices
from engine.arle.work.imitating import IMITATE, can_use, season
from engine.arle.work.tea import choose_boost
from engine.kernel import Ask, Option, Stage, Together
from engine.kernel.events import Arg

SKIP = "skip"


def on_turn(state: Arle) -> int:
    """Return whose worker is next, -1 when all have been used."""
    if state.phase != "work" or state.placed >= WORKERS * state.seats:
        return -1
    return state.order[state.placed % state.seats]


def workers_left(state: Arle, seat: int) -> int:
    """Return how many workers of a seat are still to be placed in this half-year."""
    if state.phase != "work":
        return 0
    used = sum(state.order[turn % state.seats] == seat for turn in range(state.placed))
    return WORKERS - used


def board_spaces(state: Arle) -> tuple[Space, ...]:
    """Return the spaces of the work board in use, in printed order."""
    return _SPACES[board(state.seats, state.expansion)]


_SPACES = {
    name: tuple(space for space in SPACES.values() if name in space.boards)
    for name in ("base", "tea_2", "tea_3")
}


def special_open(state: Arle, seat: int) -> bool:
    """Tell whether this seat may use a space of the other season: so many may, each once (p.7, booklet p.6)."""
    return len(state.special) < SPECIAL_ACTIONS[state.seats] and seat not in state.special


def turn(state: Arle) -> Stage:
    """One worker: place it (or not) and carry out the action, then load and convert, then the next player."""
    seat = on_turn(state)
    space = yield Ask(seat, "arle.ask.place", lambda: place_options(state, seat))
    if space == SKIP:
        state.tell("skipped", seat)
        state.last_space = ""
    else:
        _place(state, seat, space)
        yield from _act(state, seat, space)
    yield from _end_turn(state, seat)
    state.placed += 1


def place_options(state: Arle, seat: int) -> list[Option]:
    """Return the free spaces that can be paid, first of this season, then (special action) of the other; or none."""
    here, there = _OFFERS[board(state.seats, state.expansion)][season(state)]
    offers = here + there if special_open(state, seat) else here
    taken = state.workers
    found = [
        option
        for space, option, priced in offers
        if space not in taken and (not priced or _payable(state, seat, space))
    ]
    return [*found, SKIP_OPTION]


def _payable(state: Arle, seat: int, space: str) -> bool:
    """Tell whether the space's price can be paid; the imitate spaces take everybody once."""
    return seat not in state.imitators * (space == IMITATE) and can_use(
        state, state.farms[seat], SPACES[space]
    )


#: A space with its option, and whether it has a price.
Offer = tuple[str, Option, bool]


def _offer(space: Space, key: str, group: str) -> Offer:
    args: dict[str, Arg] = {"space": f"arle.space.{space.id}", "effect": space_text(space.id)}
    option = Option(f"space:{space.id}", key, args, f"space:{space.id}", space.id, f"arle.group.{group}")
    return space.id, option, bool(space.price) or space.id == IMITATE


def _offers(spaces: tuple[Space, ...], now: str) -> tuple[list[Offer], list[Offer]]:
    """Return the offers of a season, and those of the other one (special action)."""
    here = [space for space in spaces if space.season in (now, "both")]
    there = [space for space in spaces if space not in here]
    return (
        [_offer(space, "arle.option.place", space.season) for space in here],
        [_offer(space, "arle.option.place_special", f"{space.season}_special") for space in there],
    )


_OFFERS = {name: {now: _offers(spaces, now) for now in (SUMMER, WINTER)} for name, spaces in _SPACES.items()}
SKIP_OPTION = Option(SKIP, "arle.option.skip", value=SKIP, ends=True)


def _place(state: Arle, seat: int, space: str) -> None:
    """Put the worker on the space; a space of the other season is the special action."""
    state.last_space = space
    if space != IMITATE:
        state.workers[space] = seat
    state.tell("placed_worker", seat, space=f"arle.space.{space}", targets=(f"space:{space}",))
    if SPACES[space].season not in (season(state), "both"):
        state.special.append(seat)
        state.tell("special_action", seat)
        if state.seats == 2:
            state.marker = 1 - seat
            state.tell("start_marker", state.marker)


def _act(state: Arle, seat: int, space: str) -> Asking:
    """Carry out the action, twice for two East Frisian tea."""
    state.acting = seat
    twice = yield from choose_boost(state, seat, SPACES[space].tool)
    yield from perform_space(state, seat, space)
    if twice:
        state.acting = -1
        again = yield Ask(seat, "arle.ask.again", lambda: _again_options(state, seat, space))
        if again != NOTHING:
            state.acting = seat
            yield from perform_space(state, seat, space)
    state.acting, state.boost, state.boosted = -1, 0, ""


def _again_options(state: Arle, seat: int, space: str) -> list[Option]:
    able = can_use(state, state.farms[seat], SPACES[space])
    again = [Option("again", "arle.option.again", {"space": f"arle.space.{space}"})] if able else []
    return or_stop(again, "decline")


def _end_turn(state: Arle, seat: int) -> Asking:
    """Wait for the end of the turn; after the last worker its player may be done for the half-year."""
    chosen = yield Ask(seat, "arle.ask.end_turn", lambda: _end_options(state, seat))
    if chosen == "done":
        state.done[seat] = True
        state.tell("declared_done", seat)


def _end_options(state: Arle, seat: int) -> list[Option]:
    last = state.placed >= WORKERS * state.seats - state.seats
    end = Option("end", "arle.option.end_turn", ends=True)
    done = Option("done", "arle.option.declare_done", ends=True)
    if not last:
        return [end]
    return [done] if state.seats == 1 else [done, end]


def finish(state: Arle) -> Stage:
    """Let everybody who isn't done yet declare it, in any order; those with nothing left to do aren't waited for."""
    waiting = [seat for seat in state.order if not state.done[seat]]
    yield Together({seat: _declare(state, seat) for seat in waiting}, open=True)
    state.phase = "before_november" if state.half_year % 2 else "inventory"


def _declare(state: Arle, seat: int) -> Stage:
    if not (state.declare_idle and is_idle(state, seat)):
        done = Option("done", "arle.option.declare_done", ends=True)
        yield Ask(seat, "arle.ask.done", lambda: [done])
    state.done[seat] = True
    state.tell("declared_done", seat)


def is_idle(state: Arle, seat: int) -> bool:
    """Tell whether a player has nothing left to do: no load, no conversion, no choice of what breeds."""
    if load_choices(state, seat) or conversion_choices(state, seat):
        return False
    pairs = sum(count >= 2 for count in _herds(state.farms[seat]))
    return bool(state.half_year % 2) or pairs < 2


def _herds(farm: Farm) -> tuple[int, int, int]:
    return farm.goods["sheep"], farm.goods["cattle"], farm.goods["horse"]
