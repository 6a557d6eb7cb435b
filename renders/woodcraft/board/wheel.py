"""The public board: the action wheel with its tiles, bonuses, saw and arrow, and the seats in the corners."""

import math
from functools import partial

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.view import View
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    MINUS,
    NIGHT,
    SAND,
    WHITE,
    Brush,
    Canvas,
    Player,
    Sign,
    Sprite,
    fixed,
    header,
    icon,
    kept,
    seats,
    word,
)
from renders.kit.palette import QUADRANTS
from renders.kit.sprites import Point
from renders.kit.tracks import way
from renders.woodcraft.board.corner import automa, paint_corners
from renders.woodcraft.board.last import last_move
from renders.woodcraft.signs import ACTIONS, gains

WIDTH, HEIGHT = 1200, 1130
CENTRE = (600.0, 612.0)
RADIUS, INNER = 500, 192
BONUSES, SPACES, TARGETS, WAY, SAW_BONUS = 468, 396, 322, 268, 250
TILE = 82
DATA = COMPONENTS.wheel
STEP = 90 / DATA.spaces


def angle(quadrant: int, space: int) -> float:
    """Give the degrees clockwise from 12 o'clock of a space; space 1 lies farthest ahead."""
    return 90 * quadrant + 90 - (space - 0.5) * STEP


def at(degrees: float, radius: float) -> Point:
    """Give the point at an angle clockwise from 12 o'clock."""
    turned = math.radians(degrees)
    return CENTRE[0] + radius * math.sin(turned), CENTRE[1] - radius * math.cos(turned)


def _bow(start: float, end: float, radius: float, centre: Point) -> list[Point]:
    steps = 48
    angles = [math.radians(start + (end - start) * number / steps) for number in range(steps + 1)]
    return [(centre[0] + radius * math.sin(a), centre[1] - radius * math.cos(a)) for a in angles]


def _ring(quadrant: int, inner: float, outer: float, gap: float, centre: Point) -> list[Point]:
    """Give the outline of a quarter ring, `gap` pixels away from its neighbours."""
    start, end = 90.0 * quadrant, 90.0 * (quadrant + 1)
    far, near = math.degrees(gap / outer), math.degrees(gap / inner)
    out = _bow(start + far, end - far, outer, centre)
    return out + list(reversed(_bow(start + near, end - near, inner, centre)))


def _quarter(quadrant: int, inner: float, outer: float, ground: tuple[int, int, int], gap: float) -> Sprite:
    size = RADIUS + 6
    corner = ((0, size), (0, 0), (size, 0), (size, size))[quadrant]
    brush = Brush(size, size, 1, INK)
    brush.outlined(_ring(quadrant, inner, outer, gap, corner), ground, 5)
    return brush.sprite(size, 0, 0)


def _corner_of(quadrant: int) -> Point:
    """Give the upper left corner of a quadrant's square."""
    size = RADIUS + 6
    x = CENTRE[0] if quadrant in {0, 1} else CENTRE[0] - size
    y = CENTRE[1] if quadrant in {1, 2} else CENTRE[1] - size
    return x, y


def _space() -> Sprite:
    brush = Brush(64, 64, 1, LINE)
    brush.disc(32, 32, 32, SAND, 3)
    return brush.sprite()


def _blade() -> Sprite:
    """Draw the saw in the hub."""
    size = 2 * 168
    brush = Brush(size, size, 1, INK)
    middle = size / 2
    teeth = 12
    points = []
    for tooth in range(teeth):
        for part, radius in ((0.0, 168), (0.55, 142)):
            turned = 2 * math.pi * (tooth + part) / teeth
            points.append((middle + radius * math.sin(turned), middle - radius * math.cos(turned)))
    brush.area(points)
    brush.disc(middle, middle, 108, CARD)
    return brush.sprite()


def _paint_fixed(canvas: Canvas) -> None:
    for quadrant in range(DATA.quadrants):
        sprite = _quarter(quadrant, INNER + 6, RADIUS, QUADRANTS[quadrant], 6)
        canvas.put(sprite, *_corner_of(quadrant), anchor="l")
        for space in range(1, DATA.spaces + 1):
            x, y = at(angle(quadrant, space), SPACES)
            canvas.put(kept(("woodcraft", "space"), _space), x, y)
            canvas.text(str(space), x, y, 30, INK2, "m")
            gain = DATA.outer_bonuses.quadrants[quadrant].get(space)
            if gain:
                _bonus(canvas, gains(gain), *at(angle(quadrant, space), BONUSES))
    canvas.put(kept(("woodcraft", "blade"), _blade), *CENTRE)


def _bonus(canvas: Canvas, signs: list[Sign], x: float, y: float) -> None:
    canvas.row(signs, x, y, 36, "m", width=74, gap=0.02)


def _paint_saw(canvas: Canvas, view: View) -> None:
    """Draw the arrow, the bonuses in the saw by how far behind each quadrant lies, and the arc tile."""
    leading = view.wheel.leading
    for quadrant in range(DATA.quadrants):
        gain = DATA.saw_bonuses.behind[(leading - quadrant) % DATA.quadrants]
        if gain:
            canvas.row(gains(gain), *at(90 * quadrant + 45, SAW_BONUS), 40, "m")
    canvas.put(kept(("woodcraft", "arrow", leading), partial(_arrow, leading)), *_arrow_corner(leading))
    if view.wheel.arc >= 0:
        key = ("woodcraft", "arc", view.wheel.arc)
        cover = kept(key, lambda: _quarter(view.wheel.arc, 438, RADIUS - 3, NIGHT, 10))
        canvas.put(cover, *_corner_of(view.wheel.arc), anchor="l")


def _arrow_corner(leading: int) -> Point:
    x, y = at(90 * (leading + 1), 248)
    return x, y


def _arrow(leading: int) -> Sprite:
    """Draw the red arrow that points to the far end of the leading quadrant."""
    brush = Brush(130, 130, 1, INK)
    turned = math.radians(90 * (leading + 1))
    across, along = (math.cos(turned), math.sin(turned)), (math.sin(turned), -math.cos(turned))

    def point(side: float, far: float) -> Point:
        return 65 + side * across[0] + far * along[0], 65 + side * across[1] + far * along[1]

    brush.outlined([point(-32, -58), point(32, -58), point(0, 58)], MINUS, 4)
    return brush.sprite()


def _box(point: Point) -> Box:
    x, y = point
    return x - TILE / 2, y - TILE / 2, x + TILE / 2, y + TILE / 2


def _places(view: View) -> dict[str, tuple[int, int]]:
    """Give the place of each tile: quadrant and space."""
    return {
        tile: (quadrant, space)
        for quadrant, tiles in enumerate(view.wheel.quadrants)
        for space, tile in enumerate(tiles, 1)
        if tile
    }


def _paint_tiles(canvas: Canvas, view: View) -> None:
    for tile, (quadrant, space) in _places(view).items():
        degrees = angle(quadrant, space)
        box = _box(at(degrees, SPACES))
        free = tile in view.wheel.legal
        canvas.panel(box, 14, CARD if free else SAND, INK, 4)
        canvas.sign(ACTIONS[tile], *at(degrees, SPACES), 56)
        canvas.place(f"tile:{tile}", box, at(degrees, TARGETS), 26, mark="ring", corner=14)


def _paint_locks(canvas: Canvas, view: View) -> None:
    for tile, (quadrant, space) in _places(view).items():
        if tile not in view.wheel.legal:
            _lock(canvas, *at(angle(quadrant, space), SPACES - 58))


def _lock(canvas: Canvas, x: float, y: float) -> None:
    def make() -> Sprite:
        brush = Brush(40, 40, 1, INK2)
        brush.disc(20, 20, 19, SAND, 3)
        return brush.sprite()

    canvas.put(kept(("woodcraft", "lock badge"), make), x, y)
    canvas.sign(icon("lock", INK2), x, y, 22)


def _paint_way(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the way of the tile that was moved last, in its mover's colour."""
    last = view.wheel.last
    if last is None:
        return
    start = angle(last.quadrant, last.space)
    end = angle(*_places(view)[last.tile])
    end += 360 * math.ceil((start - end) / 360)
    key = ("woodcraft", "way", start, end)
    way(canvas, [(key, _bow(start, end, WAY, CENTRE))], players[last.seat])
    canvas.put(players[last.seat].piece(16, "origin"), *at(start, WAY))
    canvas.put(players[last.seat].piece(18), *at(end, WAY))


def _paint_hub(canvas: Canvas, request: Request) -> None:
    view: View = request.view
    x, y = CENTRE
    if view.phase == "over":
        canvas.sign(icon("crown"), x, y, 90)
        return
    count = f"{len(view.wheel.legal)} / {len(_places(view))}"
    canvas.text(count, x, y - 16, 52, INK, "m", width=190)
    canvas.text(request.say("renders.woodcraft.may_move"), x, y + 34, 27, INK2, "m", width=180)


def round_note(request: Request) -> list[Sign]:
    """Give the header's note: which round it is, of how many."""
    view: View = request.view
    label = word(request.say("renders.woodcraft.round"), LINE, request.language, 0.5)
    return [
        label,
        word(str(view.round), WHITE, request.language, 0.95),
        word(f"/{view.rounds}", LINE, request.language, 0.5),
    ]


def draw(request: Request) -> Canvas:
    """Draw the wheel for any reader."""
    view: View = request.view
    players = seats(request, automa(view))
    canvas = fixed(("woodcraft", "wheel"), WIDTH, HEIGHT, _paint_fixed, request.language)
    header(canvas, request, players, last_move(request), round_note(request))
    _paint_saw(canvas, view)
    _paint_way(canvas, view, players)
    _paint_tiles(canvas, view)
    _paint_hub(canvas, request)
    paint_corners(canvas, request, players)
    canvas.frame()
    canvas.mark_focus(request.focus, rings=1)
    _paint_locks(canvas, view)
    canvas.mark_targets(request.targets)
    return canvas


def crop_wheel(request: Request, canvas: Canvas) -> list[Box]:
    """Cut round the tiles that may be moved."""
    box = canvas.around([target for target in request.targets if target.startswith("tile:")], 40, 760)
    return [box or (90, 100, 1110, 1124)]


CROPS = {"tiles": crop_wheel}
