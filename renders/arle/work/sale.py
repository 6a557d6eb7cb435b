"""The buildings for sale, below the columns: colour, name, points, price; sold ones show who has them."""

from functools import partial

from engine.arle.components import BUILDINGS, COLORS
from engine.arle.table.view import View
from renders.arle.signs import is_lasting, sale_signs
from renders.arle.work.columns import ROWS
from renders.contract import Box, Request
from renders.kit import CARD, INK, SAND, Canvas, Player, icon, shield
from renders.kit.lettering import whole
from renders.kit.palette import INK2, ROOFS

STRIP_TOP = 1110
"""Where the seats' strip begins."""
COLUMNS = {"base": 6, "tea_2": 6, "tea_3": 7}


def in_play(view: View) -> list[str]:
    """Give the buildings of this game by colour: those for sale, and those that somebody has built."""
    built = {building for farm in view.farms for building in farm.buildings}
    shown = [building for building in BUILDINGS if building in view.sale or building in built]
    return sorted(shown, key=lambda building: COLORS.index(BUILDINGS[building].color))


def band(view: View) -> Box:
    """Give the ground that the buildings lie on."""
    return (0, ROWS[view.board].bottom + 5, 1200, STRIP_TOP - 5)


def boxes(view: View) -> dict[str, Box]:
    """Give the place of each building in play: columns are filled from above, so that colours stay together."""
    shown, columns = in_play(view), COLUMNS[view.board]
    rows = -(-len(shown) // columns)
    top, bottom = band(view)[1] + 4, band(view)[3] - 2
    height, width = (bottom - top) / rows, 1188 / columns
    found = {}
    for index, building in enumerate(shown):
        left, up = 8 + width * (index // rows), top + height * (index % rows)
        found[building] = (left, up, left + width - 6, up + height - 6)
    return found


def _card(canvas: Canvas, building: str, name: str, indent: int) -> None:
    width, height = canvas.image.size
    data = BUILDINGS[building]
    canvas.panel(canvas.box, 10, ROOFS[data.color], INK, 3)
    _name(canvas, name, (9 + indent, height * 0.27), width - 16 - indent)
    low, right = height * 0.74, width - 7
    canvas.panel((46, round(height * 0.52), right, height - 6), 7, CARD, None, 0)
    canvas.sign(shield(data.vp), 25, low - 3, 33 if height > 58 else 28)
    if is_lasting(building):
        canvas.sign(icon("loop"), width - 24, low, 24)
        right -= 32
    canvas.row(sale_signs(building), (46 + right) / 2, low, 27 if height > 58 else 24, "m", width=right - 54)


def _name(canvas: Canvas, name: str, at: tuple[float, float], room: float) -> None:
    """Write a name as large as it fits whole; a little smaller is better than cut."""
    largest = 24 if canvas.image.height > 58 else 22
    canvas.lines(name, *at, largest, room, canvas.image.height * 0.52)


def paint_sale(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    """Draw every building in play."""
    view: View = request.view
    for building, box in boxes(view).items():
        name = request.say(f"arle.building.{building}")
        if building in view.sale:
            indent = 30 if f"building:{building}" in request.targets else 0
            paint = partial(_card, building=building, name=name, indent=indent)
            canvas.block(("arle", "sale", building, indent), box, 10, paint)
        else:
            _sold(canvas, view, players, building, name, box)
        canvas.place(f"building:{building}", box, (box[0] + 10, box[1] + 9), 19, corner=10)


def _sold(
    canvas: Canvas, view: View, players: tuple[Player, ...], building: str, name: str, box: Box
) -> None:
    left, top, right, bottom = box
    canvas.dashes(box, 10)
    owner = next(seat for seat, farm in enumerate(view.farms) if building in farm.buildings)
    room = right - left - 18
    size = whole(name, 22, 17, room, canvas.language)
    canvas.text(name, left + 10, top + (bottom - top) * 0.27, size, INK2, width=room)
    canvas.sign(icon("house", faded=SAND), left + 30, top + (bottom - top) * 0.7, 30)
    piece = players[owner].piece(13, "flat", language=canvas.language)
    canvas.put(piece, left + 72, top + (bottom - top) * 0.7)
