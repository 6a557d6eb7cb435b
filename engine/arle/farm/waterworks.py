"""Building dikes and digging ditches (rulebook p.9, booklet p.4)."""

from __future__ import annotations

from engine.arle.animals.keeping import settle
from engine.arle.asking import NOTHING, Asking, or_stop
from engine.arle.components import DITCHES, HOME
from engine.arle.farm.dikes import MOVES, PLACES, dike_line
from engine.arle.farm.land import EDGES, MOOR_TOPS, diggable, moor_sides_dug, reconnection
from engine.arle.farm.moor import drain
from engine.arle.state import Arle, Farm
from engine.kernel import Ask, Option


def _moving(farm: Farm, moves: int) -> tuple[str, ...]:
    """Return the targets of the dikes that so many moves shift."""
    before, after = PLACES[farm.dikes], PLACES[farm.dikes + moves]
    return tuple(f"dike:{dike}" for dike, place in enumerate(before) if place != after[dike])


def build_dikes(state: Arle, seat: int, times: int) -> None:
    """Move dikes north, one gap each time; a completed row gives new land at once. It never harms: nobody is asked."""
    farm = state.farms[seat]
    moves = min(times, MOVES - farm.dikes)
    if moves:
        targets, changes = _moving(farm, moves), {seat: {"dikes": moves}}
        state.tell("built_dikes", seat, targets=targets, changes=changes, count=moves)
    for _ in range(moves):
        line = dike_line(farm)
        farm.dikes += 1
        if dike_line(farm) < line:
            won = range(dike_line(farm) * HOME.columns, line * HOME.columns)
            state.tell("new_land", seat, targets=tuple(f"cell:{cell}" for cell in won))
            _reconnect(state, seat)
    settle(state, farm)


def _reconnect(state: Arle, seat: int) -> None:
    """Dig the free ditch to a dike line that has moved on (ruling: at once, if one of the ditches is left)."""
    edge = reconnection(state.farms[seat])
    if edge and state.supply["ditch"]:
        _dig_one(state, seat, edge)


def dig(state: Arle, seat: int, times: int) -> Asking:
    """Dig up to `times` ditches, one after the other."""
    farm = state.farms[seat]
    for done in range(times):
        if not state.supply.get("ditch") or not diggable(farm):
            return
        left = times - done
        edge = yield Ask(seat, "arle.ask.dig", lambda: or_stop(dig_options(state, seat)), {"count": left})
        if edge == NOTHING:
            return
        _dig_one(state, seat, edge)
        settle(state, farm)


def dig_options(state: Arle, seat: int) -> list[Option]:
    """Return the edges where the next ditch may be dug, named by the space beside it.

    None once a rival has dug the last one, and none while a rival carries out an action (notes 4).
    """
    if not state.supply["ditch"] or state.acting not in (-1, seat):
        return []
    return [
        Option(
            f"edge:{edge}",
            "arle.option.dig_east" if edge[0] == "V" else "arle.option.dig_south",
            {"row": int(edge[2]) + 1, "column": int(edge[4]) + 1},
            target=f"edge:{edge}",
            value=edge,
        )
        for edge in diggable(state.farms[seat])
    ]


def _dig_one(state: Arle, seat: int, edge: str) -> None:
    farm = state.farms[seat]
    assert edge in EDGES
    farm.ditches.append(edge)
    state.supply["ditch"] -= 1
    state.tell("dug", seat, targets=(f"edge:{edge}",), changes={seat: {"ditches": 1}})
    for cell in MOOR_TOPS:
        if farm.land[cell] == "moor" and moor_sides_dug(farm, cell) >= DITCHES.moor_sides:
            drain(state, seat, cell)
