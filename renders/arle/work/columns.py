"""The work board's two seasons: a column of spaces each, wide and with names for the season that it is."""

from dataclasses import dataclass
from functools import partial

from engine.arle.components import SPACES
from engine.arle.table.view import SpaceView, View
from renders.arle.signs import price_pill, space_signs
from renders.contract import Box, Request
from renders.kit import CARD, INK, INK2, LINE, SAND, Canvas, Player, Sign, icon, word
from renders.kit.lettering import whole
from renders.kit.palette import SUMMER, WINTER, WINTER_CARD

TOP, HEAD = 94, 44
WIDE, NARROW = 514, 312
SEASONS = ("summer", "winter")
GROUND = {"summer": SUMMER, "winter": WINTER}
SIGN = {"summer": icon("sun"), "winter": icon("snowflake")}


@dataclass(frozen=True)
class Rows:
    """How the rows of a board stand: the pitch from one to the next, the height of one, and how many there are."""

    pitch: int
    height: int
    count: int

    @property
    def bottom(self) -> int:
        """The lower edge of the columns."""
        return TOP + HEAD + self.pitch * self.count + 4

    @property
    def middle(self) -> float:
        """Where the name's middle stands, from a row's top."""
        return self.height / 2


ROWS = {"base": Rows(49, 45, 15), "tea_2": Rows(41, 38, 17), "tea_3": Rows(37, 34, 19)}
"""By board: the printed spaces of the longer season."""


def spans(season: str) -> dict[str, tuple[int, int]]:
    """Give left and right of the columns: summer, tools, winter. The season that it is is the wide one."""
    first, second = (WIDE, NARROW) if season == "summer" else (NARROW, WIDE)
    return {"summer": (8, 8 + first), "tools": (12 + first, 1188 - second), "winter": (1192 - second, 1192)}


def spaces_of(view: View, season: str) -> list[SpaceView]:
    """Give the spaces of a column; the imitate spaces stand in the season that it is."""
    own = [space for space in view.spaces if space.season == season]
    return own + [space for space in view.spaces if space.season not in SEASONS and season == view.season]


def paint_grounds(canvas: Canvas, view: View) -> None:
    """Draw the two columns' grounds (fixed layer)."""
    columns = spans(view.season)
    for season in SEASONS:
        left, right = columns[season]
        now = season == view.season
        box = (left, TOP, right, ROWS[view.board].bottom)
        canvas.panel(box, 12, GROUND[season], INK if now else LINE, 4 if now else 3)


def paint_columns(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    """Draw both columns: heads, spaces, workers."""
    for season in SEASONS:
        _head(canvas, request, players, season)
        for row, space in enumerate(spaces_of(request.view, season)):
            _space(canvas, request, players, season, row, space)


def _head(canvas: Canvas, request: Request, players: tuple[Player, ...], season: str) -> None:
    view: View = request.view
    left, right = spans(view.season)[season]
    now = season == view.season
    y = TOP + HEAD / 2 + 3
    canvas.sign(SIGN[season], left + 30, y, 36)
    title = request.say(f"renders.arle.{season}")
    canvas.text(title, left + 58, y, 32 if now else 28, INK if now else INK2, width=150 if now else 112)
    if now:
        free = sum(not space.workers for space in spaces_of(view, season))
        words = request.say("renders.arle.free", count=free)
        canvas.text(words, right - 16, y, 26, INK2, "r", width=170)
    elif view.seats > 1:
        _special(canvas, view, players, right - 10, y)


def _special(canvas: Canvas, view: View, players: tuple[Player, ...], right: float, y: float) -> None:
    """Show how often the other season may still be used, and who has used it."""
    x = right - 2
    left = max(0, (1 if view.seats == 2 else 2) - len(view.special))
    if left:
        canvas.panel((x - 88, y - 18, x, y + 18), 18, CARD, INK, 3)
        canvas.row([icon("ring"), word(f"{left}×")], x - 44, y, 26, "m")
        x -= 112
    for seat in view.special:
        canvas.put(players[seat].piece(15, "flat"), x - 16, y)
        x -= 40


def _row_box(view: View, season: str, row: int) -> Box:
    rows = ROWS[view.board]
    left, right = spans(view.season)[season]
    top = TOP + HEAD + rows.pitch * row
    return (left + 5, top, right - 5, top + rows.height)


def _signs(view: View, space: str) -> list[Sign]:
    if space == "imitate":
        return [*([price_pill("food", view.imitate_price)] if view.imitate_price else []), icon("copy")]
    return list(space_signs(space))


def _wide(canvas: Canvas, signs: list[Sign], name: str, taken: bool) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 8, SAND if taken else CARD, LINE if taken else INK, 2 if taken else 3)
    size = whole(name, 28 if height > 42 else 26, 21, 172, canvas.language)
    canvas.text(name, 58, height / 2, size, INK2 if taken else INK, width=172)
    canvas.row(signs, 236, height / 2, min(38, height - 6), width=width - 246)


def _narrow(canvas: Canvas, signs: list[Sign], taken: bool) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 8, SAND if taken else WINTER_CARD, LINE, 2)
    canvas.row(signs, 52, height / 2, min(34, height - 6), width=width - 60)


def _space(
    canvas: Canvas, request: Request, players: tuple[Player, ...], season: str, row: int, space: SpaceView
) -> None:
    view: View = request.view
    now = season == view.season
    box = _row_box(view, season, row)
    taken = bool(space.workers) and (space.id != "imitate" or not view.imitate_price)
    signs = _signs(view, space.id)
    key = ("arle", "space", space.id, taken, view.imitate_price if space.id == "imitate" else 0)
    if now:
        name = request.say(f"arle.space.{space.id}")
        canvas.block(key, box, 8, partial(_wide, signs=signs, name=name, taken=taken))
    else:
        canvas.block(key, box, 8, partial(_narrow, signs=signs, taken=taken))
    middle = (box[1] + box[3]) / 2
    radius = min(21, round((box[3] - box[1]) / 2) - 1)
    _workers(canvas, players, space, box, middle, radius)
    target = f"space:{space.id}"
    disc = (box[0] + radius + 4, middle)
    if now:
        canvas.place(target, box, disc, radius - 1, mark="")
    else:
        canvas.place(target, box, disc, radius - 1, mark="", hollow=True)


def _workers(
    canvas: Canvas, players: tuple[Player, ...], space: SpaceView, box: Box, middle: float, radius: int
) -> None:
    """Stand the workers where the number was; several on the imitate space go to its right end."""
    if space.id == "imitate":
        for index, seat in enumerate(space.workers):
            x = box[2] - 30 - 42 * (len(space.workers) - 1 - index)
            canvas.put(players[seat].piece(radius - 3, language=canvas.language), x, middle)
        return
    for seat in space.workers[:1]:
        canvas.put(players[seat].piece(radius - 2, language=canvas.language), box[0] + radius + 5, middle)


def mark_last(canvas: Canvas, view: View) -> None:
    """Lay the striped ring on the row of the last worker."""
    place = canvas.places.get(f"space:{view.last_space}")
    if place is None or view.last_space not in SPACES:
        return
    left, top, right, bottom = place.box
    canvas.arrived((left + 6, top + 5, right - 6, bottom - 5), 6, 9)
