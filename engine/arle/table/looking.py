"""Making the view: what the table shows to everybody."""

from __future__ import annotations

from engine.arle.animals.pens import ROOM, newborn, pens
from engine.arle.components import BUILDINGS, EQUIPMENT, IMITATE_PRICES, board
from engine.arle.farm.dikes import dike_line, dike_places
from engine.arle.farm.land import buildings, drained, place
from engine.arle.half_year.half_years import next_start
from engine.arle.state import Arle, Farm, Piece
from engine.arle.table.scoring import indicators, points
from engine.arle.table.view import CellView, DikeView, FarmView, LoadView, PenView, PieceView, SpaceView, View
from engine.arle.travel.emptying import covered_spaces
from engine.arle.work.imitating import IMITATE, season
from engine.arle.work.turns import board_spaces, on_turn, special_open, workers_left


def view(state: Arle) -> View:
    """Return the whole table as anybody sees it."""
    open_for = range(state.seats)
    return View(
        seats=state.seats,
        expansion=state.expansion,
        board=board(state.seats, state.expansion),
        half_year=state.half_year,
        half_years=state.half_years,
        season=season(state),
        phase=state.phase,
        order=tuple(state.order),
        marker=state.marker,
        next_start=next_start(state),
        turn=on_turn(state),
        last_space=state.last_space,
        special=tuple(state.special),
        special_open=any(special_open(state, seat) for seat in open_for),
        spaces=tuple(_space(state, space.id, space.season) for space in board_spaces(state)),
        imitate_price=_imitate_price(state),
        sale=tuple(state.sale),
        supply=dict(state.supply),
        specialties=tuple(state.specialties),
        tools=tuple(state.farms[0].tools),
        farms=tuple(_farm(state, seat) for seat in range(state.seats)),
    )


def _space(state: Arle, space: str, in_season: str) -> SpaceView:
    here = tuple(state.imitators) if space == IMITATE else ()
    if space in state.workers:
        here = (state.workers[space],)
    return SpaceView(space, in_season, here)


def _imitate_price(state: Arle) -> int:
    used = len(state.imitators)
    return IMITATE_PRICES[used] if state.seats == 3 and used < len(IMITATE_PRICES) else 0


def _farm(state: Arle, seat: int) -> FarmView:
    farm = state.farms[seat]
    return FarmView(
        goods=dict(farm.goods),
        indicators=tuple(indicators(farm)),
        tools=dict(farm.tools),
        cells=tuple(_cell(farm, cell) for cell in range(len(farm.land))),
        dikes=tuple(DikeView(gap, column) for gap, column in dike_places(farm)),
        dike_line=dike_line(farm),
        pens=_pens(farm),
        arranged_by_hand=farm.arranged_by_hand,
        barn=tuple(_piece(piece) for piece in farm.barn),
        harbor=tuple(_piece(piece) for piece in farm.harbor),
        destinations=tuple(farm.destinations),
        travelled=tuple(farm.travelled),
        travel_spaces=covered_spaces(farm),
        ditches=tuple(farm.ditches),
        bottlenecks=farm.bottlenecks,
        buildings=tuple(buildings(farm)),
        workers_left=workers_left(state, seat),
        done=state.done[seat],
        points=points(state, seat),
    )


def _cell(farm: Farm, cell: int) -> CellView:
    row, column = place(cell)
    tile = farm.land[cell]
    return CellView(
        row, column, row >= dike_line(farm), tile, tile in BUILDINGS, farm.peat[cell], drained(farm, cell)
    )


def _pens(farm: Farm) -> tuple[PenView, ...]:
    found = []
    for pen, kind in pens(farm).items():
        sheep, cattle, horse = farm.standing.get(pen, (0, 0, 0))
        herd = (sheep, cattle, horse)
        born = sum(newborn(kind, animal, count) for animal, count in enumerate(herd))
        type_here = next((animal for animal, count in enumerate(herd) if count), 1)
        found.append(PenView(pen, ROOM[kind][type_here], herd, born))
    return tuple(found)


def _piece(piece: Piece) -> PieceView:
    loads = tuple(LoadView(load.what, load.first, load.width) for load in piece.loads)
    return PieceView(piece.number, piece.kind, EQUIPMENT[piece.kind].slots, loads)
