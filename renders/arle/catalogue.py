"""The buildings with what they do: name, points, price, effect in words, and who has built them."""

from functools import partial

from engine.arle.components import BUILDINGS
from engine.arle.goods.texts import building_text
from engine.arle.table.view import View
from renders.arle.last import last_move
from renders.arle.signs import is_lasting, sale_signs
from renders.arle.work.columns import GROUND, SIGN
from renders.arle.work.sale import in_play
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    HEADER,
    INK,
    INK2,
    LINE,
    SAND,
    Canvas,
    Player,
    framed,
    header,
    icon,
    seats,
    shield,
    word,
)
from renders.kit.canvas import fitting
from renders.kit.lettering import whole
from renders.kit.palette import ROOFS

WIDTH, COLUMNS, TOP = 1200, 3, HEADER + 10
CARD_HEIGHT = 118
"""Height of a card, at most; with many buildings they are a little lower."""


def _rows(view: View) -> int:
    return -(-len(in_play(view)) // COLUMNS)


def _pitch(view: View) -> float:
    return min(CARD_HEIGHT + 8, (WIDTH - TOP - 6) / _rows(view))


def boxes(view: View) -> dict[str, Box]:
    """Give the place of each building in play, columns filled from above, by colour."""
    rows, pitch, width = _rows(view), _pitch(view), (WIDTH - 12) / COLUMNS
    found = {}
    for index, building in enumerate(in_play(view)):
        left, top = 8 + width * (index // rows), TOP + pitch * (index % rows)
        found[building] = (left, top, left + width - 8, top + pitch - 8)
    return found


def _card(canvas: Canvas, request: Request, building: str, sold_to: Player | None) -> None:
    left, top, right, bottom = canvas.box
    data, sold = BUILDINGS[building], sold_to is not None
    ground, colour = (SAND, INK2) if sold else (ROOFS[data.color], INK)
    canvas.split(canvas.box, ground, SAND if sold else CARD, 40, 12, LINE if sold else INK, 3, across=True)
    asked = f"building:{building}" in request.targets
    start = left + (44 if asked else 12)
    size, price_width = fitting(sale_signs(building), 28, 160)
    price_room = 34 if sold else price_width + 30
    name, room = request.say(f"arle.building.{building}"), right - start - price_room - 16
    canvas.text(name, start, top + 22, whole(name, 28, 19, room, canvas.language), colour, width=room)
    if sold_to is not None:
        canvas.put(sold_to.piece(15, "flat", language=canvas.language), right - 28, top + 22)
    else:
        canvas.panel((right - price_room, top + 6, right - 8, top + 39), 8, CARD, None, 0)
        canvas.row(sale_signs(building), right - price_room / 2 - 4, top + 23, size, "m")
    middle = (top + 42 + bottom) / 2
    canvas.sign(shield(data.vp, not sold), left + 34, middle, 44)
    end = right - 12
    if is_lasting(building):
        canvas.sign(icon("loop", colour), right - 28, middle, 30)
        end -= 38
    does = building_text(building)
    text, room = request.say(does.key, **does.args), end - left - 66
    canvas.lines(text, left + 66, middle - 2, 23, room, bottom - top - 50, colour)


def draw(request: Request) -> Canvas:
    """Draw every building in play, the same for every reader."""
    view: View = request.view
    players = seats(request)
    height = round(TOP + _pitch(view) * _rows(view) + 4)
    canvas = Canvas(WIDTH, height, request.language)
    note = [framed(SIGN[view.season], GROUND[view.season]), word(view.half_year, CARD)]
    header(
        canvas, request, players, last_move(request), [*note, word(f"/{view.half_years}", LINE, scale=0.5)]
    )
    owners = {building: seat for seat, farm in enumerate(view.farms) for building in farm.buildings}
    for building, box in boxes(view).items():
        sold_to = players[owners[building]] if building in owners else None
        paint = partial(_card, request=request, building=building, sold_to=sold_to)
        key = ("arle", "catalogue", building, sold_to and (sold_to.look.name, sold_to.letter))
        canvas.block((*key, f"building:{building}" in request.targets), box, 12, paint)
        canvas.place(f"building:{building}", box, (box[0] + 18, box[1] + 20), 21)
    canvas.frame()
    canvas.mark(request.focus, request.targets)
    return canvas
