"""Beside the home board: goods track, travel, barn and harbor, animals and materials."""

from collections.abc import Sequence

from engine.arle.components import BARN, DESTINATIONS, EQUIPMENT, GOODS, HARBOR, HOME
from engine.arle.table.view import FarmView, LoadView, PieceView
from engine.arle.work.counts import reached
from renders.arle.signs import EQUIPMENT as PIECES
from renders.arle.signs import GOODS as SIGNS
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    POINTS,
    SAND,
    Canvas,
    Player,
    Sign,
    caption,
    icon,
    mix,
    shield,
    word,
)
from renders.kit.lettering import whole

LEFT, RIGHT = 718, 1188
ROOM = RIGHT - LEFT
GREENS = {0: mix(SAND, LINE, 0.75), 1: mix(CARD, POINTS, 0.6), 2: mix(CARD, POINTS, 0.8), 3: POINTS}
"""A tick's colour by the points that it is worth."""
COUNTED = (
    *("sheep", "cattle", "horse", "peat", "wood", "timber", "clay", "brick", "linen", "woolen", "leather"),
    *("summer_wear", "winter_wear", "leather_wear", "tea", "east_frisian_tea"),
)
"""What isn't on the goods track."""


class Stretch:
    """How high the parts are: a little less where there is a harbor."""

    def __init__(self, expansion: bool) -> None:
        """Settle the heights."""
        self.track = 48 if expansion else 53
        self.travel = 40 if expansion else 46
        self.chip = 37 if expansion else 43
        self.small, self.large = (76, 82) if expansion else (86, 100)
        self.good = 86 if expansion else 98
        self.gap = 3 if expansion else 10
        self.title = 32 if expansion else 34


def paint_stores(canvas: Canvas, request: Request, farm: FarmView, player: Player, expansion: bool) -> None:
    """Draw everything beside the home board, from above."""
    high = Stretch(expansion)
    y = _tracks(canvas, request, farm, high, 92.0)
    y = _travel(canvas, request, farm, player, high, y + high.gap)
    y = _barn(canvas, request, farm, high, y + high.gap)
    if expansion:
        y = _harbor(canvas, request, farm, high, y + high.gap)
    _goods(canvas, request, farm, high, y + high.gap, expansion)


# ---- goods track


def _tracks(canvas: Canvas, request: Request, farm: FarmView, high: Stretch, y: float) -> float:
    depot = any(cell.tile == "depot" for cell in farm.cells)
    caption(canvas, request.say("renders.arle.goods"), LEFT, y + high.title / 2 - 2)
    steps = "  ".join(f"{value}+" if value < HOME.indicator_limit else str(value) for value in HOME.goods_vp)
    canvas.text(steps + ("  ×2" if depot else ""), RIGHT - 4, y + high.title / 2, 24, INK2, "r")
    y += high.title
    for good, value in farm.indicators:
        _track(canvas, good, value, (LEFT, y, RIGHT, y + high.track - 5), 2 if depot else 1)
        y += high.track
    return y


def _track(canvas: Canvas, good: str, value: int, box: Box, times: int) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 9, CARD, INK, 3)
    y = (top + bottom) / 2
    canvas.sign(SIGNS[good], left + 30, y, 34)
    canvas.text(str(value), left + 58, y, 40, INK if value else INK2)
    pitch = 17.4
    for tick in range(HOME.indicator_limit + 1):
        x = left + 122 + pitch * tick
        points = reached(HOME.goods_vp, tick)
        fill = GREENS[points] if tick <= value else SAND
        line = INK if tick == value else (None if tick < value else LINE)
        canvas.panel((x, y - 11, x + 14, y + 11), 3, fill, line, 3 if tick == value else 2)
    points = reached(HOME.goods_vp, value) * times
    canvas.sign(shield(points, bool(points)), right - 28, y, 34)


# ---- travel


def _travel(
    canvas: Canvas, request: Request, farm: FarmView, player: Player, high: Stretch, y: float
) -> float:
    caption(canvas, request.say("renders.arle.travel"), LEFT, y + high.title / 2 - 2)
    points = HOME.travel.vp[farm.travel_spaces]
    canvas.sign(shield(points, bool(points)), RIGHT - 28, y + high.title / 2 - 2, 28)
    y += high.title
    pitch = ROOM / 10
    for space, vp in enumerate(HOME.travel.vp):
        x = LEFT + pitch * (space % 10)
        top = y + high.travel * (space // 10)
        covered, here = space < farm.travel_spaces, space == farm.travel_spaces
        fill = player.look.colour if covered else CARD if here else SAND
        box = (x + 2, top + 1, x + pitch - 2, top + high.travel - 4)
        canvas.panel(box, 7, fill, INK if covered or here else LINE, 4 if here else 2)
        colour = player.look.letter if covered else INK if here else INK2
        canvas.text(str(vp), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, 26, colour, "m")
    y += 2 * high.travel + 2
    for index, place in enumerate(DESTINATIONS):
        _destination(canvas, request, farm, place, index, y, high.chip)
    return y + 3 * high.chip


def _destination(
    canvas: Canvas, request: Request, farm: FarmView, place: str, index: int, y: float, chip: int
) -> None:
    """Draw a destination: its name and as many squares as it takes slots; pale with a check once visited."""
    width = ROOM / 3
    left, top = LEFT + width * (index // 3), y + chip * (index % 3)
    box = (left + 1, top, left + width - 4, top + chip - 4)
    home = place in farm.destinations
    canvas.panel(box, 8, CARD if home else SAND, INK if home else LINE, 3 if home else 2)
    middle = (box[1] + box[3]) / 2
    slots = DESTINATIONS[place].size
    start = box[0] + (28 if f"destination:{place}" in request.targets else 11)
    room = box[2] - start - (12 * slots + 10 if home else 38)
    name = request.say(f"arle.destination.{place}")
    size = whole(name, 24, 17, room, canvas.language)
    canvas.text(name, start, middle, size, INK if home else INK2, width=room)
    if home:
        for slot in range(slots):
            x = box[2] - 17 - 12 * slot
            canvas.panel((x, middle - 7, x + 10, middle + 7), 3, mix(CARD, INK2, 0.25), INK, 2)
    else:
        sign = icon("check") if place in farm.travelled else icon("move", INK2)
        canvas.sign(sign, box[2] - 22, middle, 26)
    canvas.place(f"destination:{place}", box, (box[0] + 6, middle), 17, corner=8)


# ---- barn and harbor


def _barn(canvas: Canvas, request: Request, farm: FarmView, high: Stretch, y: float) -> float:
    caption(canvas, request.say("renders.arle.barn"), LEFT + 46, y + high.title / 2 - 2, width=200)
    small = [piece for piece in farm.barn if EQUIPMENT[piece.kind].size == "small"]
    large = [piece for piece in farm.barn if piece not in small]
    if not large:
        canvas.sign(shield(BARN.vp_without_large_vehicle), RIGHT - 28, y + high.title / 2 - 2, 28)
    y += high.title
    _places(canvas, request, small[: BARN.small], BARN.small, "cart", y, high.small)
    y += high.small + 5
    _places(canvas, request, [*large, *small[BARN.small :]], BARN.large, "wagon", y, high.large)
    return y + high.large


def _harbor(canvas: Canvas, request: Request, farm: FarmView, high: Stretch, y: float) -> float:
    caption(canvas, request.say("renders.arle.harbor"), LEFT + 46, y + high.title / 2 - 2, width=200)
    y += high.title
    half = ROOM / 2
    for index, size in enumerate(HARBOR.places):
        ships = [ship for ship in farm.harbor if EQUIPMENT[ship.kind].size == size]
        _places(canvas, request, ships, HARBOR.places[size], size, y, high.small, LEFT + half * index, half)
    return y + high.small


def _places(
    canvas: Canvas, request: Request, pieces: Sequence[PieceView], places: int, empty: str, y: float, height: int,
    left: float = LEFT, room: float = ROOM,
) -> None:  # fmt: skip
    """Draw a row of places: what stands there, or dashes with a pale sign."""
    width = room / places
    for place in range(places):
        box = (left + width * place + 1, y, left + width * (place + 1) - 4, y + height - 3)
        if place < len(pieces):
            _piece(canvas, request, pieces[place], box)
        else:
            canvas.dashes(box, 10, INK2)
            middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
            canvas.sign(icon(empty, faded=SAND), *middle, min(40, height - 24))


def _piece(canvas: Canvas, request: Request, piece: PieceView, box: Box) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 10, CARD, INK, 3)
    canvas.place(f"piece:{piece.number}", box, (left + 2, top), 18, corner=10)
    name = request.say(f"arle.equipment.{piece.kind}")
    data = EQUIPMENT[piece.kind]
    if data.size == "large":
        canvas.sign(PIECES[piece.kind], left + 28, top + 21, 36)
        room = right - left - 56
        canvas.text(name, left + 51, top + 20, whole(name, 22, 17, room, canvas.language), INK, width=room)
        _slots(canvas, request, piece, left + 7, right - 7, bottom - 24)
        return
    if data.size in HARBOR.places:
        canvas.sign(PIECES[piece.kind], left + 32, top + 19, 34)
        canvas.sign(shield(data.vp), right - 24, top + 19, 28)
        _slots(canvas, request, piece, left + 7, right - 7, bottom - 20)
        return
    if piece.slots:
        canvas.sign(PIECES[piece.kind], left + 24, top + 25, 36)
        _slots(canvas, request, piece, left + 46, right - 5, top + 24)
    else:
        canvas.sign(PIECES[piece.kind], left + 32, top + 25, 44)
        canvas.sign(shield(data.vp), right - 24, top + 23, 30)
    canvas.text(name, (left + right) / 2, bottom - 16, 22, INK, "m", width=right - left - 12)


def _slots(canvas: Canvas, request: Request, piece: PieceView, left: float, right: float, y: float) -> None:
    """Draw slots, a double one twice as wide, and what lies on them; joined slots are one box."""
    unit = min(36.0, (right - left) / sum(piece.slots))
    starts = [left + unit * sum(piece.slots[:slot]) for slot in range(len(piece.slots) + 1)]
    loads = {load.first: load for load in piece.loads}
    slot = 0
    while slot < len(piece.slots):
        load = loads.get(slot)
        last = slot + (load.width if load else 1)
        box = (starts[slot] + 1, y - 17, starts[last] - 2, y + 17)
        canvas.panel(box, 6, GREENS[1] if load else SAND, INK if load else LINE, 3 if load else 2)
        if load is not None:
            _load(canvas, request, load, box)
        slot = last


def _load(canvas: Canvas, request: Request, load: LoadView, box: Box) -> None:
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if load.what in DESTINATIONS:
        name, room = request.say(f"arle.destination.{load.what}"), box[2] - box[0] - 8
        shown = name if room > 50 else name[:1]
        size = whole(shown, 24, 15, room, canvas.language)
        canvas.text(shown, *middle, size, INK, "m", width=room)
    else:
        canvas.sign(SIGNS[load.what], *middle, 27)


# ---- animals and materials


def _goods(
    canvas: Canvas, request: Request, farm: FarmView, high: Stretch, y: float, expansion: bool
) -> None:
    caption(canvas, request.say("renders.arle.stores"), LEFT, y + high.title / 2 - 2, width=300)
    if farm.bottlenecks:
        signs: list[Sign] = [
            word(request.say("renders.arle.bottlenecks"), INK2, canvas.language, 0.7),
            shield(-2 * farm.bottlenecks),
        ]
        canvas.row(signs, RIGHT - 4, y + high.title / 2, 32, "r")
    y += high.title
    shown = [good for good in COUNTED if expansion or not GOODS[good].expansion]
    columns = -(-len(shown) // 2)
    width = ROOM / columns
    for index, good in enumerate(shown):
        left, top = LEFT + width * (index % columns), y + high.good * (index // columns)
        _count(canvas, good, farm.goods.get(good, 0), (left + 1, top, left + width - 3, top + high.good - 4))


def _count(canvas: Canvas, good: str, count: int, box: Box) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 9, CARD if count else SAND, INK if count else LINE, 3 if count else 2)
    middle, height = (left + right) / 2, bottom - top
    canvas.sign(SIGNS[good], middle, top + height * 0.32, 38)
    canvas.text(str(count), middle, top + height * 0.75, 34, INK if count else INK2, "m")
