"""The trail's picture: header, trail, clock, Wellington, pathfinder track, local posts, seats."""

from functools import partial

from engine.new_zealand.components import BONUS_TILES, BOX, HAZARDS
from engine.new_zealand.table.view import View
from renders.contract import Box, Request
from renders.kit import CARD, INK, NIGHT, SAND, Canvas, contours, cost, fixed, header, seats, shield
from renders.new_zealand.last import last_move
from renders.new_zealand.sea import posts
from renders.new_zealand.signs import INGOT, bonus_rows, foresight, toll
from renders.new_zealand.trail import pathfinder, trail, trail_map
from renders.new_zealand.trail.strip import paint_strip
from renders.western.seats import automa
from renders.western.table import trail_ahead

SIZE = 1200
BAND: Box = (0, 832, SIZE, 1080)
STRIP = 1088
HILLS = ((590, 600, 210), (480, 260, 190), (960, 600, 160), (250, 640, 120))


def _paint_fixed(canvas: Canvas, view: View) -> None:
    contours(canvas, (0, 90, SIZE, 832), HILLS)
    canvas.fill(BAND, SAND)
    trail.paint_rails(canvas)
    pathfinder.paint_track(canvas, view)
    posts.paint_locals(canvas, len(view.players))


def _bonus(canvas: Canvas, tile: str) -> None:
    width, height = canvas.image.size
    data = BONUS_TILES[tile]
    canvas.panel(canvas.box, 8, NIGHT, INK, 3)
    canvas.panel((6, 6, width - 6, height - 6), 6, CARD, None, 0)
    entries = bonus_rows(data)
    if data.gold:
        entries.insert(0, [cost(data.gold), INGOT])
    if data.vp:
        entries.append([shield(data.vp)])
    pitch = (height - 16) / len(entries)
    for row, entry in enumerate(entries):
        canvas.row(
            entry, width / 2, 8 + pitch * (row + 0.5), min(30, round(pitch * 0.98)), "m", width=width - 16
        )


def _light(canvas: Canvas, tile: str) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 8, CARD, INK, 3)
    if tile in HAZARDS:
        canvas.row(foresight(tile), width / 2, 22, 34, "m")
        canvas.sign(shield(HAZARDS[tile].vp), 20, height - 20, 26)
        canvas.sign(toll(HAZARDS[tile].hand), width - 20, height - 20, 26)
    else:
        canvas.row(foresight(tile), width / 2, height / 2, 50, "m")


def _paint_foresight(canvas: Canvas, view: View) -> None:
    """Draw the foresight tiles in Wellington: bag A light, bag B dark."""
    left, top, _, bottom = trail_map.WELLINGTON_BOX
    for letter, tiles in (("a", view.foresight_a), ("b", view.foresight_b)):
        for index in range(BOX.setup.foresight):
            x = left + 145 + 66 * (index + (2 if letter == "b" else 0))
            box = (x, top + 11, x + 62, bottom - 11)
            if index >= len(tiles):
                canvas.dashes(box, 8)
                continue
            paint = partial(_light if letter == "a" else _bonus, tile=tiles[index])
            canvas.block(("new_zealand", "foresight", tiles[index]), box, 8, paint)
            canvas.place(f"foresight_{letter}:{index}", box, (x + 30, bottom + 12), 22)


def draw(request: Request) -> Canvas:
    """Draw the trail's picture for any reader."""
    view: View = request.view
    players = seats(request, automa(view))
    key = ("new_zealand", "board", len(view.players), view.step_tile_space, bool(view.step_tiles))
    canvas = fixed(key, SIZE, SIZE, lambda sheet: _paint_fixed(sheet, view), request.language)
    header(canvas, request, players, last_move(request))
    trail.paint_way(canvas, view, players)
    trail.paint_wellington(canvas, request.say("new_zealand.place.wellington"))
    _paint_foresight(canvas, view)
    trail.paint_tiles(canvas, view, players, request)
    pathfinder.paint_clock(canvas, view, request.say)
    pathfinder.paint_pieces(canvas, view, players)
    posts.paint_local_discs(canvas, view, players)
    paint_strip(canvas, request, players, STRIP)
    canvas.frame()
    canvas.mark_focus(request.focus)
    trail.paint_origin(canvas, view, players)
    trail.paint_runholders(canvas, view, players)
    canvas.mark_targets(request.targets)
    return canvas


# ---- crops


def crop_trail(request: Request, canvas: Canvas) -> list[Box]:
    """Cut round the reader's runholder and every target on the trail; the whole trail if that is too wide."""
    return trail_ahead(request, canvas, trail_map.CENTRES, (0, 90, SIZE, 832))


def crop_posts(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the pathfinder track and the local posts, in halves one below the other."""
    return [(0, 832, 632, 940), (568, 832, SIZE, 940), (0, 936, 600, 1080), (600, 936, SIZE, 1080)]


CROPS = {"trail": crop_trail, "posts": crop_posts}
