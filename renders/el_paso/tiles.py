"""The tiles on a seat's table: objectives with what they ask for, and bonus tiles."""

from collections.abc import Sequence
from functools import partial

from engine.el_paso.components import BONUSES, OBJECTIVES
from engine.el_paso.view import ObjectiveView, SeatView, View
from renders.contract import Box, Request
from renders.el_paso.signs import TILE
from renders.el_paso.supply import BELL, bonus_effect, requirements
from renders.kit import (
    CARD,
    INK,
    LINE,
    NIGHT,
    PAPER,
    POINTS,
    WHITE,
    Canvas,
    caption,
    icon,
    shield,
    tick,
)

LEFT, TILE_TOP, ROOM = 16, 960, 1200 - 2 * 16


def _known(view: View, seat: SeatView, tile: str) -> list[bool]:
    """Tell for each requirement whether it is seen to be met: on the board, in the hand, in the discard pile."""
    data = OBJECTIVES[tile]
    tiles = {place.id: place.tile for place in view.places}
    found = []
    if data.building:
        found.append(sum(int(tiles[place][0]) for place in seat.buildings) >= data.building)
    if data.post:
        found.append(any(post.minimum >= data.post and post.discs[seat.seat] for post in view.posts))
    if data.breed:
        found.append(data.breed in (seat.hand or ()) or data.breed in (seat.discard or ()))
    return found


def _objective(canvas: Canvas, tile: str, fulfilled: bool | None, known: Sequence[bool]) -> None:
    width = canvas.image.width
    canvas.panel(canvas.box, 12, CARD, POINTS if fulfilled else INK, 6 if fulfilled else 3)
    canvas.sign(shield(OBJECTIVES[tile].vp, bool(fulfilled)), 44, 50, 62)
    flag = [TILE["objective"], *([icon("check")] if fulfilled else [])]
    canvas.row(flag, width - 16, 46, 42, "r", width=width - 96)
    asked = requirements(OBJECTIVES[tile])
    for row, (signs, met) in enumerate(zip(asked, known, strict=True)):
        y = 122 + row * 58
        canvas.row(signs, 16, y, 46, width=width - 76)
        if fulfilled is not None:
            canvas.sign(tick(met or fulfilled), width - 16, y, 36, "r")


def _bonus_tile(canvas: Canvas, tile: str, label: str) -> None:
    width, height = canvas.image.size
    data = BONUSES[tile]
    canvas.panel(canvas.box, 12, NIGHT, INK, 3)
    canvas.sign(shield(data.vp), 44, 50, 62)
    canvas.sign(BELL, width - 38, 42, 44)
    canvas.text(label, width - 14, 86, 25, WHITE if data.permanent else LINE, "r", width=width - 92)
    canvas.panel((12, 108, width - 12, height - 12), 10, CARD if data.permanent else LINE, None, 0)
    canvas.row(bonus_effect(data), width / 2, (108 + height - 12) / 2, 52, "m", width=width - 40)


def paint_tiles(canvas: Canvas, view: View, seat: SeatView, request: Request) -> None:
    """Draw a seat's objective and bonus tiles, smaller if there are many."""
    objectives, bonuses = list(seat.objectives), list(seat.bonus_tiles)
    count = max(3, len(objectives)) + max(2, len(bonuses))
    width = min(222, int((ROOM - 14 - 10 * (count - 1)) / count))
    caption(canvas, request.say("renders.el_paso.objectives"), LEFT, 942)
    for index in range(max(3, len(objectives))):
        left = LEFT + (width + 10) * index
        box = (left, TILE_TOP, left + width, TILE_TOP + 222)
        if index < len(objectives):
            _place_objective(canvas, view, seat, objectives[index], box)
        else:
            canvas.dashes(box, 12)
            canvas.sign(icon("flag", faded=PAPER), left + width / 2, TILE_TOP + 111, 60)
    start = LEFT + (width + 10) * max(3, len(objectives)) + 14
    caption(canvas, request.say("renders.el_paso.bonuses"), start, 942)
    for index in range(max(2, len(bonuses))):
        left = start + (width + 10) * index
        box = (left, TILE_TOP, left + width, TILE_TOP + 222)
        if index < len(bonuses):
            tile = bonuses[index]
            label = request.say(
                "renders.el_paso.always" if BONUSES[tile].permanent else "renders.el_paso.used"
            )
            canvas.block(
                ("el_paso", "own", tile, label), box, 12, partial(_bonus_tile, tile=tile, label=label)
            )
            canvas.place(f"bonus:{tile}", box, mark="ring")
        else:
            canvas.dashes(box, 12)
            canvas.sign(icon("bell", faded=PAPER), left + width / 2, TILE_TOP + 111, 60)


def _place_objective(canvas: Canvas, view: View, seat: SeatView, tile: ObjectiveView, box: Box) -> None:
    known = _known(view, seat, tile.id)
    key = ("el_paso", "own", tile.id, tile.fulfilled, tuple(known))
    canvas.block(key, box, 12, partial(_objective, tile=tile.id, fulfilled=tile.fulfilled, known=known))
    canvas.place(f"objective:{tile.id}", box, mark="ring")
