"""From one half-year to the next: inventory, start player, preparation, and the end of the game."""

from __future__ import annotations

from engine.arle.animals.keeping import settle_anew
from engine.arle.components import SUMMER
from engine.arle.half_year.may import may
from engine.arle.half_year.november import november
from engine.arle.state import Arle
from engine.arle.work.freely import conversion_choices
from engine.arle.work.imitating import season
from engine.kernel import Ask, Option, Stage, Together


def inventory(state: Arle) -> Stage:
    """Take stock, everybody at once, then begin the next half-year or end the game."""
    take_stock = november if season(state) == SUMMER else may
    state.tell("inventory", inventory=f"arle.inventory.{season(state)}")
    yield Together({seat: take_stock(state, seat) for seat in state.order}, open=True)
    state.marker = next_start(state)
    if state.half_year == state.half_years:
        state.phase = "final"
    else:
        _prepare(state)


def next_start(state: Arle) -> int:
    """Return who starts the next half-year, as things stand now (rulebook p.7, booklet p.6)."""
    if state.seats == 2 and not state.special:
        return 1 - state.marker
    if state.seats == 3:
        return next_start_of_three(state.order[0], state.special)
    return state.marker


def next_start_of_three(start: int, special: list[int]) -> int:
    """Return the next start player of three: going counter-clockwise, the first without a special action."""
    counter_clockwise = [(start - 1) % 3, (start - 2) % 3, start]
    return next(seat for seat in counter_clockwise if seat not in special)


def turn_order(state: Arle, start: int) -> list[int]:
    """Return the seats clockwise from the start player."""
    return [(start + offset) % state.seats for offset in range(state.seats)]


def _prepare(state: Arle) -> None:
    """Begin the next half-year: workers back, start player first."""
    state.half_year += 1
    state.phase = "work"
    state.order = turn_order(state, state.marker)
    state.placed, state.last_space = 0, ""
    state.workers, state.special, state.imitators = {}, [], []
    state.done = [False] * state.seats
    for farm in state.farms:
        settle_anew(state, farm)
    state.tell("half_year", number=state.half_year, season=f"arle.season.{season(state)}")


def final(state: Arle) -> Stage:
    """Before scoring, peat boats and small houses may still be used (rulebook p.15)."""
    yield Together({seat: _last_conversions(state, seat) for seat in state.order}, open=True)
    state.phase = "over"


def _last_conversions(state: Arle, seat: int) -> Stage:
    if conversion_choices(state, seat):
        finish = Option("finish", "arle.option.finish", ends=True)
        yield Ask(seat, "arle.ask.final", lambda: [finish])
