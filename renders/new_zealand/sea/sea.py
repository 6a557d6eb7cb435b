"""The sea routes board: lanes, ships, harbours, wool posts, what storehouses and discs are left."""

from functools import partial

from engine.new_zealand.components import BOX, POSTS
from engine.new_zealand.table.view import SeatView, View
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    INK,
    SAND,
    WHITE,
    Canvas,
    Counter,
    Player,
    Sign,
    Sprite,
    caption,
    fixed,
    header,
    icon,
    kept,
    seats,
)
from renders.kit.palette import SEA, SEA_SPACE, TOKEN
from renders.kit.shapes import disc
from renders.kit.sprites import Brush, Point
from renders.kit.tracks import band, smooth
from renders.new_zealand.last import last_move
from renders.new_zealand.sea import harbours, posts
from renders.new_zealand.signs import STOREHOUSE
from renders.western.seats import automa

WIDTH, HEIGHT = 1200, 1180
BAND: Box = (0, 1022, WIDTH, HEIGHT)
COLUMNS = {"W": 214, "N": 600, "E": 986}
LEVELS = {"1": 874, "2": 732, "3": 590, "4": 448, "5": 306, "6": 164}
SPACES: dict[str, Point] = {
    "S": (600, 972),
    **{f"S{c}{n}": (x, y) for c, x in COLUMNS.items() for n, y in LEVELS.items()},
}
WHIRLS = {harbour.space for harbour in BOX.sea.harbours if harbour.farthest or harbour.size == "medium"}
PIECE = 20
WAVES = ((330, 210), (690, 150), (400, 510), (320, 630), (880, 630), (330, 810), (330, 910), (90, 880),
         (880, 810), (830, 900), (1110, 900), (110, 980), (1050, 980))  # fmt: skip


def _lanes(canvas: Canvas) -> None:
    paths = []
    for one, other in BOX.sea.edges:
        start, end = SPACES[one], SPACES[other]
        corner: list[Point] = [(end[0], start[1])] if one == BOX.sea.start and end[0] != start[0] else []
        paths.append(smooth([start, *corner, end], 40))
    band(canvas, paths, 16, TOKEN)


def _waves(canvas: Canvas) -> None:
    def make() -> Sprite:
        brush = Brush(74, 26, 1, TOKEN)
        for row, shift in ((6, 0), (18, 8)):
            for x in (0, 20, 40):
                brush.arc(x + 10 + shift, row + 6, 10, 200, 340, 2)
        return brush.sprite()

    for x, y in WAVES:
        canvas.put(kept(("sea waves",), make), x, y)


def _paint_fixed(canvas: Canvas, request: Request) -> None:
    view: View = request.view
    _waves(canvas)
    canvas.fill(BAND, SAND)
    _lanes(canvas)
    harbours.paint_piers(canvas, SPACES)
    harbours.paint_arrows(canvas)
    for space, (x, y) in SPACES.items():
        start = space == BOX.sea.start
        canvas.put(disc(42 if start else 30, CARD if start else SEA_SPACE, INK if start else WHITE, 4), x, y)
        if space in WHIRLS:
            canvas.sign(icon("whirl"), x, y, 40)
        if start:
            canvas.sign(icon("anchor"), x, y, 48)
    harbours.paint_cards(canvas, len(view.players), request)
    caption(canvas, request.say("renders.new_zealand.wool_posts"), 18, 1041, width=460)
    caption(canvas, request.say("renders.new_zealand.pieces_left"), 508, 1041, width=670)
    for index, post in enumerate(posts.WOOL_POSTS):
        paint = partial(posts.paint_post, post=POSTS[post], seats=len(view.players))
        canvas.block(("new_zealand", post, len(view.players)), _wool_box(index), 12, paint)


def _wool_box(index: int) -> Box:
    left = 16 + 156 * index
    return left, 1057, left + 148, 1175


def _paint_wool(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    discs = {post.id: post.discs for post in view.posts}
    for index, post in enumerate(posts.WOOL_POSTS):
        box = _wool_box(index)
        posts.discs_row(canvas, discs[post], players, box[0] + 6, box[2] - 6, box[1] + 65)
        posts.place_post(canvas, post, box)


def _left_over(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw how many storehouses and discs each seat has left."""
    count = len(view.players)
    width = (WIDTH - 508 - 12 - 8 * (count - 1)) / count
    for seat in view.players:
        player = players[seat.seat]
        left = 508 + (width + 8) * seat.seat
        box = (left, 1057, left + width, 1175)
        canvas.split(box, player.look.colour, CARD, 50, 12, INK, 3)
        style = "flat" if player.colour == WHITE else "piece"
        canvas.put(player.piece(18, style, language=canvas.language), left + 27, 1116)
        for row, counter in enumerate(_counts(seat, player)):
            canvas.sign(counter.sign, left + 62, 1088 + 54 * row, 36, "l")
            canvas.text(counter.text, left + 112, 1088 + 54 * row, 38, width=width - 118)


def _counts(seat: SeatView, player: Player) -> list[Counter]:
    piece = Sign(("small disc", player.look.name), lambda size: disc(size / 2.4, player.colour, INK, 3))
    shown = Counter(Sign(("shifted", *piece.key), lambda size: _shifted(piece, size)), seat.disc_count)
    if seat.automa:
        return [shown]
    return [Counter(STOREHOUSE, sum(seat.storehouses.values())), shown]


def _shifted(sign: Sign, size: int) -> Sprite:
    """Give a centred drawing as one that stands in a row."""
    sprite = sign.at(size)
    width = sprite.mask.width
    return Sprite(sprite.ink, sprite.mask, width, 0, sprite.top)


# ---- ships


def _berths(space: str, count: int) -> list[Point]:
    """Give where ships stand round a space's centre: the first on it, the others along the lane."""
    if space == BOX.sea.start:
        return [(58 * (index - (count - 1) / 2), 0) for index in range(count)]
    if SPACES[space][1] < 200:
        return [(0, 50 * index) for index in range(count)]
    places: list[Point] = [(0, 0), (0, -52), (0, 52), (54, 0)]
    return places[:count]


def _paint_ships(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    for space, here in view.ships.items():
        x, y = SPACES[space]
        order = sorted(here, key=lambda seat: seat != view.active)
        for (dx, dy), seat in reversed(list(zip(_berths(space, len(order)), order, strict=True))):
            canvas.sign(icon("hull"), x + dx, y + dy + 22, 56)
            canvas.put(players[seat].piece(PIECE, "piece", language=canvas.language), x + dx, y + dy - 4)


def _place_spaces(canvas: Canvas, view: View) -> None:
    for space, (x, y) in SPACES.items():
        occupied = space in view.ships
        aside = -44 if space.startswith("SE") else 44
        at = (x + aside, y + 46) if occupied else (x, y)
        if occupied and space == BOX.sea.start:
            at = (x + 148, y)
        canvas.place(space, (x - 34, y - 34, x + 34, y + 34), at, 26, mark="brackets")


def draw(request: Request) -> Canvas:
    """Draw the sea routes board for any reader."""
    view: View = request.view
    players = seats(request, automa(view))
    key = ("new_zealand", "sea", len(view.players), request.language)
    canvas = fixed(key, WIDTH, HEIGHT, partial(_paint_sea, request=request), request.language)
    header(canvas, request, players, last_move(request, along=False))
    _place_spaces(canvas, view)
    harbours.paint_harbours(canvas, view, players)
    _paint_wool(canvas, view, players)
    _left_over(canvas, view, players)
    canvas.frame()
    canvas.mark_focus(request.focus)
    _paint_ships(canvas, view, players)
    canvas.mark_targets(request.targets)
    return canvas


def _paint_sea(canvas: Canvas, request: Request) -> None:
    canvas.fill((0, 90, WIDTH, 1022), SEA)
    _paint_fixed(canvas, request)


# ---- crops


def crop_sea(request: Request, canvas: Canvas) -> list[Box]:
    """Cut round the reader's ship and every target at sea; the whole sea if that is too wide."""
    view: View = request.view
    seat = request.headline[0] if request.headline[0] is not None else view.active
    here = [view.players[seat].ship] if seat is not None else []
    wanted = [
        *here,
        *(target for target in request.targets if target in SPACES or target in harbours.CENTRES),
    ]
    return [canvas.around(wanted, 60) or (0, 90, WIDTH, 1022)]


CROPS = {"ships": crop_sea}
