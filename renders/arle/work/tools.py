"""The middle column: tool tracks with everybody's markers, the half-years, the start player, the supply."""

from engine.arle.components import TOOLS
from engine.arle.printed.shapes import Tool
from engine.arle.table.view import View
from renders.arle.signs import GOODS, SUPPLY
from renders.arle.signs import TOOLS as SIGNS
from renders.arle.work.columns import GROUND, HEAD, ROWS, SIGN, TOP, spans
from renders.contract import Request
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    POINTS,
    SAND,
    TARGET,
    Canvas,
    Colour,
    Player,
    icon,
    mix,
    pill,
    shield,
    small,
    word,
)

SHARE = 230
"""Width that the steps of a track share."""
TINT = mix(CARD, POINTS, 0.2)
CLOCK = 196
"""Height of what stands below the tracks, at least."""


def _pitch(view: View) -> float:
    units = len(view.tools) + 1
    return min(49.0, (ROWS[view.board].bottom - TOP - HEAD - CLOCK) / units)


def _tops(view: View) -> dict[str, tuple[float, float]]:
    """Give top and bottom of each tool's row; shovels take two."""
    pitch, top, found = _pitch(view), float(TOP + HEAD), {}
    for tool in view.tools:
        height = pitch * (2 if TOOLS[tool].pairs else 1)
        found[tool] = (top, top + height - 4)
        top += height
    return found


def _cells(left: float, data: Tool) -> list[tuple[float, float]]:
    width = min(82.0, SHARE / len(data.values))
    start = left + 56
    return [(start + width * step, start + width * (step + 1) - 4) for step in range(len(data.values))]


def _cell(canvas: Canvas, data: Tool, step: int, box: tuple[float, float, float, float], held: bool) -> None:
    """Draw one step of a track: number of tools, points, and, for shovels, dikes."""
    points = data.vp[step]
    ground = (TINT if points else CARD) if held or points else mix(CARD, SAND, 0.4)
    canvas.panel(box, 7, ground, INK if held else LINE, 3 if held else 2)
    colour: Colour = INK if held else INK2
    x = (box[0] + box[2]) / 2 - (9 if points else 0)
    high = 13 if box[3] - box[1] > 38 else 11
    canvas.text(str(data.values[step]), x, box[1] + high, 26 if high > 11 else 23, colour, "m")
    if points:
        canvas.text(str(points), box[2] - 6, box[1] + high, 22, POINTS, "r")
    if data.pairs:
        canvas.row(
            [word(data.pairs[step]), icon("dike")],
            (box[0] + box[2]) / 2,
            box[3] - 17,
            25,
            "m",
            width=box[2] - box[0] - 8,
        )


def paint_tracks(canvas: Canvas, request: Request) -> None:
    """Draw the head and the tracks without markers (fixed layer)."""
    view: View = request.view
    left, right = spans(view.season)["tools"]
    y = TOP + HEAD / 2 + 3
    canvas.text(request.say("renders.arle.tools"), left + 6, y, 28, INK2, width=130)
    canvas.sign(shield("n"), left + 180, y, 30)
    canvas.row([small(icon("step"), 0.9)], right - 26, y, 30, "m")
    for tool, (top, bottom) in _tops(view).items():
        canvas.panel((left, top, right, bottom), 8, SAND, LINE, 2)
        canvas.sign(SIGNS[tool], left + 33, (top + bottom) / 2, 36)
        for good, count in TOOLS[tool].price.items():
            price = [pill(count, INK, TARGET), GOODS[good]]
            canvas.row(price, right - 5, (top + bottom) / 2, 27, "r", gap=0.06)
        for step, (start, end) in enumerate(_cells(left, TOOLS[tool])):
            _cell(
                canvas,
                TOOLS[tool],
                step,
                (start, top + _inset(request), end, bottom - _inset(request)),
                False,
            )


def _inset(request: Request) -> int:
    """Give how far the steps lie inside their row: low rows need all their height."""
    return 3 if _pitch(request.view) > 45 else 1


def _marker_places(seats: int, start: float, end: float) -> list[float]:
    if seats == 1:
        return [(start + end) / 2]
    if seats == 2:
        return [start + 12, end - 12]
    return [start + 10, (start + end) / 2, end - 10]


def paint_markers(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    """Draw the steps that are held, and the markers: one fixed place a seat."""
    view: View = request.view
    left, right = spans(view.season)["tools"]
    for tool, (top, bottom) in _tops(view).items():
        cells = _cells(left, TOOLS[tool])
        held = [farm.tools[tool] for farm in view.farms]
        for step in sorted(set(held)):
            start, end = cells[step]
            _cell(
                canvas, TOOLS[tool], step, (start, top + _inset(request), end, bottom - _inset(request)), True
            )
        for seat, step in enumerate(held):
            x = _marker_places(view.seats, *cells[step])[seat]
            low = top + _pitch(view) + 4 if TOOLS[tool].pairs else bottom
            canvas.put(
                players[seat].piece(8 if view.seats < 3 else 7, "flat", letter=""),
                x,
                low - (11 if view.seats < 3 else 9),
            )
        if tool in view.specialties and view.phase == "specialties":
            canvas.sign(icon("lock"), left + 48, bottom - 10, 20)
        canvas.place(f"tool:{tool}", (left, top, right, bottom), (left - 6, (top + bottom) / 2), 17, corner=8)


# ---- the clock and the supply


def paint_clock(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    """Draw the half-years, who starts now and next, and the piles of tiles."""
    view: View = request.view
    left, right = spans(view.season)["tools"]
    top = max(bottom for _, bottom in _tops(view).values()) + 6
    bottom = ROWS[view.board].bottom
    canvas.panel((left, top, right, bottom), 12, CARD, INK, 3)
    room = (bottom - top - 12) / 196
    heights = (round(66 * room), round(52 * room), round(66 * room))
    y = top + 8
    _half_years(canvas, view, left + 8, right - 8, y, y + heights[0])
    y += heights[0] + 6
    _starters(canvas, view, players, left + 8, right - 8, y, y + heights[1])
    _supply(canvas, view, left + 8, right - 8, y + heights[1] + 4, bottom - 6)


def _half_years(canvas: Canvas, view: View, left: float, right: float, top: float, bottom: float) -> None:
    pitch = (right - left) / view.half_years
    for half_year in range(1, view.half_years + 1):
        season = "summer" if half_year % 2 else "winter"
        x = left + pitch * (half_year - 1)
        past, now = half_year < view.half_year, half_year == view.half_year
        box = (x + 1, top, x + pitch - 2, bottom)
        canvas.panel(box, 8, SAND if past else GROUND[season], INK if now else LINE, 4 if now else 2)
        middle = (box[0] + box[2]) / 2
        canvas.sign(SIGN[season], middle, top + (bottom - top) * 0.31, 24)
        canvas.text(str(half_year), middle, top + (bottom - top) * 0.72, 26, INK if now else INK2, "m")


def _starters(
    canvas: Canvas,
    view: View,
    players: tuple[Player, ...],
    left: float,
    right: float,
    top: float,
    bottom: float,
) -> None:
    """Show who starts this half-year and who holds the start player marker for the next."""
    middle = (left + right) / 2
    shown = [(view.half_year, view.order[0], True)]
    if view.half_year < view.half_years and view.seats > 1:
        shown.append((view.half_year + 1, view.next_start, False))
    for index, (half_year, seat, now) in enumerate(shown):
        start, end = (left, middle - 3) if index == 0 else (middle + 3, right)
        end = right if len(shown) == 1 else end
        season = "summer" if half_year % 2 else "winter"
        canvas.panel((start, top, end, bottom), 8, GROUND[season], INK if now else LINE, 3 if now else 2)
        y = (top + bottom) / 2
        canvas.text(str(half_year), start + 16, y, 32, INK if now else INK2)
        canvas.sign(icon("windmill"), (start + end) / 2, y, min(44, round(bottom - top) - 8))
        canvas.put(players[seat].piece(17, "flat", language=canvas.language), end - 30, y)


def _supply(canvas: Canvas, view: View, left: float, right: float, top: float, bottom: float) -> None:
    per_row = -(-len(view.supply) // 2)
    width, height = (right - left) / per_row, (bottom - top) / 2
    for index, (pile, count) in enumerate(view.supply.items()):
        x = left + width * (index % per_row)
        y = top + height * (index // per_row + 0.5)
        size = 28 if width > 60 else 25
        canvas.sign(SUPPLY[pile], x, y, size, "l")
        canvas.text(str(count), x + size + 2, y, 22, INK if count else INK2, width=width - size)
