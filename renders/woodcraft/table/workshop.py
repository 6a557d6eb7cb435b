"""My workshop: lumber, pots, tiles, tokens, orders, helpers, attic, market and incomes."""

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.view import View, WorkshopView
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    SAND,
    Canvas,
    Player,
    Sign,
    caption,
    cost,
    icon,
    own_header,
    seats,
    shield,
)
from renders.kit.furniture import drawn
from renders.woodcraft.board.corner import automa
from renders.woodcraft.signs import (
    BERRY,
    GLUE,
    HAND,
    LANTERN,
    REUSE,
    SAW,
    SCRAP,
    WOOD,
    face,
    gains,
    well,
)
from renders.woodcraft.table import attic, hand, incomes, orders, rooms

SIZE = 1200
LUMBER, TILES, ORDERS, ATTIC = 132, 292, 440, 958
DIE = (88, 118)
PILL = 140
SHOP = COMPONENTS.workshop
OWN = {
    "lumber", "pot", "sawing", "splicing", "gluing", "room", "placed", "hand", "row", "attic", "tokens",
    "market", "tracks",
}  # fmt: skip
"""What targets here are called by."""


def subject(request: Request) -> int:
    """Give whose workshop is drawn."""
    for seat in (request.subject, request.seat, request.headline[0]):
        if seat is not None and seat < request.view.seats:
            return seat
    return 0


def _captions(canvas: Canvas, request: Request, shop: WorkshopView) -> None:
    for key, x, y, note in (
        ("lumber", 58, LUMBER, f"{len(shop.lumber)}/{SHOP.lumber_spaces}"), ("pots", 682, LUMBER, ""),
        ("sawing", 58, TILES, ""), ("splicing", 354, TILES, ""), ("gluing", 678, TILES, ""),
        ("tokens", 800, TILES, ""), ("orders", 58, ORDERS, ""), ("crew", 662, ORDERS, ""),
        ("attic", 16, 928, ""), ("market", 662, 918, ""),
    ):  # fmt: skip
        caption(canvas, request.say(f"renders.woodcraft.{key}"), x, y - 20, note, width=250)


# ---- lumber and pots


def _paint_lumber(canvas: Canvas, shop: WorkshopView) -> None:
    spaces = max(SHOP.lumber_spaces, len(shop.lumber))
    pitch = min(98.0, 588 / spaces)
    width = min(DIE[0], round(pitch - 6))
    seen: set[str] = set()
    for number in range(spaces):
        left = 16 + pitch * number
        if number >= len(shop.lumber):
            canvas.put(well(width, DIE[1]), left, LUMBER, "l")
            continue
        code = shop.lumber[number]
        canvas.put(face(code, width, DIE[1]), left, LUMBER, "l")
        if code not in seen:
            seen.add(code)
            canvas.place(
                f"lumber:{code}", (left, LUMBER, left + width, LUMBER + DIE[1]), (left + 12, LUMBER), 24
            )


def _paint_pots(canvas: Canvas, shop: WorkshopView) -> None:
    for number, colour in enumerate(SHOP.pots):
        left = 640 + 186 * number
        box = (left, LUMBER, left + 178, LUMBER + 118)
        if colour in shop.pots:
            _pot(canvas, box, colour, shop.pots[colour])
        else:
            _unbuilt(canvas, box, SHOP.pots[colour].cost, gains(SHOP.pots[colour].gain), colour)
        canvas.place(f"pot:{colour}", box, (left + 6, LUMBER - 4), 24)


def _pot(canvas: Canvas, box: Box, colour: str, tree: int) -> None:
    left, top = box[0], box[1]
    canvas.panel(box, 12)
    canvas.panel((left + 14, top + 78, left + 88, top + 110), 8, WOOD[colour])
    canvas.text(colour, left + 51, top + 94, 26, CARD if colour == "B" else INK, "m")
    if not tree:
        canvas.text("0", left + 134, top + 60, 46, LINE, "m")
        return
    height = 34 + 8 * tree
    canvas.sign(icon("tree"), left + 51, top + 80 - height / 2, height)
    canvas.text(str(tree), left + 116, top + 42, 54, anchor="m")
    canvas.sign(icon("arrow", INK2), left + 154, top + 42, 28)
    grown = min(SHOP_FULL, tree + COMPONENTS.planting.growth)
    after = icon("logs") if grown >= SHOP_FULL else icon("tree")
    canvas.text(str(grown), left + 112, top + 92, 32, INK2, "m")
    canvas.sign(after, left + 150, top + 92, 32)


SHOP_FULL = COMPONENTS.planting.full_grown


def _unbuilt(canvas: Canvas, box: Box, price: int, signs: list[Sign], letter: str = "") -> None:
    left, top, right, bottom = box
    canvas.locked(box)
    middle = (left + right) / 2
    canvas.row([icon("lock", INK2), cost(price)], middle, top + 26, 30, "m", width=right - left - 12)
    for number, sign in enumerate(signs[:2]):
        canvas.sign(sign, middle, top + 58 + 28 * number, 26)
    if letter:
        canvas.text(letter, left + 18, bottom - 20, 26, INK2, "m")


# ---- tiles and tokens


def _tile(canvas: Canvas, box: Box, sign: str, effect: str, ready: bool) -> None:
    left, top, right, _ = box
    middle = (left + right) / 2
    canvas.panel(box, 12, CARD if ready else LINE, INK, 4 if ready else 2)
    canvas.sign(icon(sign, INK, None if ready else LINE), middle, top + 36, 48)
    canvas.text(effect, middle, top + 82, 30, INK if ready else INK2, "m", width=right - left - 10)
    if not ready:
        canvas.sign(REUSE, left + 18, top + 18, 28)


def _paint_tiles(canvas: Canvas, shop: WorkshopView) -> None:
    for number, tile in enumerate(SHOP.sawing_tiles):
        box = (16 + 98 * number, TILES, 108 + 98 * number, TILES + 106)
        if number < len(shop.sawing):
            _tile(canvas, box, "saw", "1→2", shop.sawing[number])
        else:
            _unbuilt(canvas, box, tile.cost, gains(tile.gain))
        canvas.place(f"sawing:{number + 1}", box, (box[0] + 8, TILES - 4), 24)
    for number, tile in enumerate(SHOP.splicing_tiles):
        box = (312 + 98 * number, TILES, 404 + 98 * number, TILES + 106)
        if number < len(shop.splicing):
            most = max(tile.increase)
            _tile(canvas, box, "scrap", f"+{most}" if most == 1 else f"+1–{most}", shop.splicing[number])
        else:
            _unbuilt(canvas, box, tile.cost, gains(tile.gain))
        canvas.place(f"splicing:{number + 1}", box, (box[0] + 8, TILES - 4), 24)
    box = (640, TILES, 732, TILES + 106)
    if shop.gluing is None:
        _unbuilt(canvas, box, SHOP.gluing_tile.cost, gains(SHOP.gluing_tile.gain))
    else:
        _tile(canvas, box, "glue", "≤6", shop.gluing)
    canvas.place("gluing", box, (648, TILES - 4), 24)


def _paint_tokens(canvas: Canvas, shop: WorkshopView) -> None:
    tokens = (
        ("glue", GLUE, shop.glue), ("scrapwood", SCRAP, shop.scrapwood),
        ("saw_blade", SAW, shop.saw_blade), ("reuse", REUSE, shop.reuse),
    )  # fmt: skip
    for number, (name, sign, count) in enumerate(tokens):
        left = 752 + 110 * number
        box = (left, TILES, left + 102, TILES + 106)
        canvas.panel(box, 12, CARD if count else SAND, INK if count else LINE, 3 if count else 2)
        canvas.sign(sign, left + 32, TILES + 53, 46)
        canvas.text(str(count), left + 76, TILES + 53, 46, INK if count else LINE, "m", width=44)
        canvas.place(f"tokens:{name}", box, (left + 8, TILES - 4), 24)


def draw(request: Request) -> Canvas:
    """Draw the workshop of the subject: its owner sees the hand, others its size."""
    view: View = request.view
    players: tuple[Player, ...] = seats(request, automa(view))
    owner = subject(request)
    shop = view.workshops[owner]
    canvas = Canvas(SIZE, SIZE, request.language)
    title = drawn(request, players, request.say("renders.woodcraft.own", seat=owner))
    pills = [
        (BERRY, str(shop.blueberries)), (LANTERN, str(shop.lantern)),
        (shield(""), str(shop.points)), (HAND, str(shop.hand_count)),
    ]  # fmt: skip
    own_header(canvas, players[owner], title, pills, PILL)
    left = SIZE - 14 - 3 * (PILL + 14)
    canvas.place("tokens:lantern", (left, 12, left + PILL, 72), (left + 4, 66), 20)
    _captions(canvas, request, shop)
    _paint_lumber(canvas, shop)
    _paint_pots(canvas, shop)
    _paint_tiles(canvas, shop)
    _paint_tokens(canvas, shop)
    orders.paint(canvas, view, shop, request.say, hand.height(shop))
    hand.paint(canvas, view, shop, request.say)
    rooms.paint(canvas, shop, request.say)
    attic.paint(canvas, shop)
    incomes.paint(canvas, shop, players[owner])
    canvas.frame()
    canvas.mark(request.focus if owner == view.on_turn else (), request.targets)
    return canvas


def crop_dice(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the dice, the tiles and the orders."""
    return [(0, 90, 612, 896)]


def crop_crew(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the pots, the tokens and the rooms."""
    return [(608, 90, SIZE, 896)]


def crop_attic(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the attic and the tracks, one below the other."""
    return [(0, 890, 608, SIZE), (608, 890, SIZE, SIZE)]


CROPS = {"dice": crop_dice, "crew": crop_crew, "attic": crop_attic}
