"""A seat's own picture: the home board, and beside it goods, travels, barn, harbor, animals, materials."""

from engine.arle.table.view import FarmView, View
from renders.arle.farm.herds import paint_herds
from renders.arle.farm.home_board import RIGHT, paint_cells, paint_dikes, paint_ditches, paint_ground
from renders.arle.farm.stores import paint_stores
from renders.arle.signs import GOODS
from renders.contract import Box, Request
from renders.kit import Canvas, fixed, own_header, seats, shield
from renders.kit.furniture import drawn
from renders.kit.signs import minus

SIZE = 1200


def subject(request: Request) -> int:
    """Give whose farm is drawn: who is named, else the reader, else who is asked."""
    for seat in (request.subject, request.seat, request.headline[0]):
        if seat is not None:
            return seat
    view: View = request.view
    return view.turn if view.turn >= 0 else 0


def changed(request: Request, seat: int) -> list[str]:
    """Give what has changed on this farm since the last turn: targets name no farm, but events do."""
    own = {target for event in request.events if event.seat == seat for target in event.targets}
    return [target for target in request.focus if target in own]


def draw(request: Request) -> Canvas:
    """Draw one seat's farm, the same for every reader."""
    view: View = request.view
    seat = subject(request)
    player, farm = seats(request)[seat], view.farms[seat]
    key = ("arle", "farm", farm.dike_line)
    canvas = fixed(key, SIZE, SIZE, lambda sheet: paint_ground(sheet, farm.dike_line), request.language)
    title = drawn(request, seats(request), request.say("renders.arle.farm_of", seat=seat))
    pills = [(GOODS["food"], str(farm.goods["food"])), (GOODS["peat"], str(farm.goods["peat"]))]
    own_header(
        canvas,
        player,
        title,
        [*pills, (shield(""), minus(farm.points))],
        150 if len(minus(farm.points)) < 4 else 184,
    )
    _board(canvas, request, farm)
    paint_stores(canvas, request, farm, player, view.expansion)
    canvas.frame()
    canvas.mark(changed(request, seat), request.targets if seat == request.headline[0] else {})
    return canvas


def _board(canvas: Canvas, request: Request, farm: FarmView) -> None:
    paint_cells(canvas, farm, request.say)
    paint_ditches(canvas, farm)
    paint_dikes(canvas, farm)
    paint_herds(canvas, farm)


def crop_land(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the home board."""
    return [(0, 91, RIGHT + 24, SIZE)]


def crop_stores(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out what is beside it."""
    return [(RIGHT + 22, 91, SIZE, SIZE)]


CROPS = {"land": crop_land, "stores": crop_stores}
