"""The helpers' rooms."""

from engine.woodcraft.components import COMPONENTS, HELPERS
from engine.woodcraft.view import HelperView, WorkshopView
from renders.contract import Box, Say
from renders.kit import CARD, INK, LINE, Canvas, icon, mix, word
from renders.kit.palette import PAPER
from renders.woodcraft.board.displays import paint_ability, paint_often
from renders.woodcraft.signs import gains

LEFT, TOP, WIDTH, HEIGHT, GAP = 620, 440, 186, 145, 7
GRID = COMPONENTS.workshop.rooms.grid


def box_of(room: str) -> Box:
    """Give a room's box: r<row>c<column>."""
    row, column = int(room[1]) - 1, int(room[3]) - 1
    left, top = LEFT + (WIDTH + GAP) * column, TOP + (HEIGHT + GAP) * row
    return left, top, left + WIDTH, top + HEIGHT


def _placed(canvas: Canvas, helper: HelperView, box: Box, say: Say) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 12, mix(LINE, PAPER, 0.6) if helper.used else CARD, INK, 4)
    canvas.text(say(f"woodcraft.helper.{helper.id}"), left + 42, top + 20, 24, width=WIDTH - 50)
    canvas.row(gains(HELPERS[helper.id].production), left + 14, top + 50, 30, width=WIDTH - 76)
    paint_often(canvas, helper.id, right - 8, top + 50)
    paint_ability(canvas, helper.id, say, (left + 7, top + 69, right - 7, bottom - 7), 22)


def _free(canvas: Canvas, room: str, box: Box, is_open: bool) -> None:
    left, top, right, bottom = box
    if is_open:
        canvas.dashes(box, 12)
    else:
        canvas.locked(box)
    canvas.sign(icon("hire" if is_open else "lock", INK, PAPER), right - 28, top + 28, 34)
    data = GRID[room]
    canvas.row(gains(data.track), left + 18, top + 46, 40, width=WIDTH - 80)
    if data.gear:
        canvas.row([icon("bust_arrow"), word(f"×{data.gear}")], left + 18, bottom - 38, 44)


def paint(canvas: Canvas, shop: WorkshopView, say: Say) -> None:
    """Draw the nine rooms."""
    held = {helper.room: helper for helper in shop.helpers}
    for room in GRID:
        box = box_of(room)
        disc = (box[0] + 14, box[1] + 4)
        if room in held:
            _placed(canvas, held[room], box, say)
            canvas.place(f"placed:{held[room].id}", box, disc, 24)
        else:
            _free(canvas, room, box, room in shop.open_rooms)
        canvas.place(f"room:{room}", box, disc, 24)
