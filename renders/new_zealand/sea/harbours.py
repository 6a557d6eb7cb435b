"""Harbours on the sea routes board: cards at their piers, harbour masters, yellow arrows."""

from functools import partial

from engine.new_zealand.components import BOX, HARBOURS, MASTERS
from engine.new_zealand.printed.boards import Harbour
from engine.new_zealand.table.view import HarbourView, View
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    GAIN,
    INK,
    LINE,
    SAND,
    TARGET,
    WHITE,
    Canvas,
    Player,
    Sign,
    cost,
    icon,
    shield,
    small,
)
from renders.kit.palette import BACK, TOKEN
from renders.kit.sprites import Point
from renders.kit.tracks import band, smooth
from renders.new_zealand.sea.posts import FOREIGN, disc_places, discs_row, dots
from renders.new_zealand.signs import CAP, WOOL, master_gain, master_worth, signs, supply, tile_worker

CENTRES: dict[str, Point] = {
    "H_S1": (102, 744), "H_S2": (102, 318), "H_S3": (712, 886), "H_S4": (712, 531), "H_S5": (1098, 744),
    "H_S6": (1098, 318), "H_S7": (102, 176), "H_S8": (488, 176), "H_S9": (1098, 176), "H_M1": (102, 602),
    "H_M2": (488, 824), "H_M3": (1098, 602), "H_M4": (326, 318), "H_M5": (874, 176), "H_L1": (102, 460),
    "H_L2": (874, 318), "H_L3": (712, 318), "H_L4": (488, 602), "H_L5": (1098, 460),
}  # fmt: skip
SIZES = {"small": (156, 90), "medium": (156, 116), "large": (156, 112)}
ARROW_X = {"H_S1": 10, "H_S3": 808, "H_S5": 1190}
"""Where the yellow arrow that begins at a harbour runs up."""


def box_of(harbour: str) -> Box:
    """Give the box of a harbour's card."""
    x, y = CENTRES[harbour]
    width, height = SIZES[HARBOURS[harbour].size]
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def paint_piers(canvas: Canvas, spaces: dict[str, Point]) -> None:
    """Draw a pier from each harbour to its sea space (fixed layer)."""
    for harbour in BOX.sea.harbours:
        left, top, right, bottom = box_of(harbour.id)
        x, y = spaces[harbour.space]
        at = (right - 4 if right < x else left + 4, min(max(y, top + 20), bottom - 20))
        band(canvas, [[at, (x, y)]], 9, BACK)


def paint_arrows(canvas: Canvas) -> None:
    """Draw the yellow arrows and their points (fixed layer)."""
    for link in BOX.sea.yellow_arrows:
        low, high = link.between
        x = ARROW_X[low]
        lower, upper = (box_of(harbour) for harbour in (low, high))
        left = upper[2] < x
        start, end = ((box[2] if left else box[0]) for box in (lower, upper))
        y1, y2 = (lower[1] + lower[3]) / 2, (upper[1] + upper[3]) / 2
        path = smooth([(start, y1), (x, y1), (x, y2), (end, y2)], 8)
        band(canvas, [path], 13, INK)
        band(canvas, [path], 7, GAIN)
        for tip, y in ((start, y1), (end, y2)):
            back = tip + (13 if left else -13)
            canvas.pen.polygon(((tip, y), (back, y - 11), (back, y + 11)), GAIN, INK, 2)
        middle = (y1 + y2) / 2 + 20
        at = min(max(x, 13), canvas.image.width - 13)
        canvas.panel((at - 12, middle - 18, at + 12, middle + 18), 7, GAIN, INK, 2)
        canvas.text(str(link.vp), at, middle, 26, INK, "m")


# ---- cards


def _head(canvas: Canvas, harbour: Harbour, dark: bool) -> None:
    width = canvas.image.width
    ink = WHITE if dark else INK
    canvas.sign(small(cost(harbour.cost), 0.9), 9, 26, 34, "l")
    if dark and harbour.card == "bell":
        canvas.panel((66, 8, 102, 44), 8, CARD, None, 0)
    canvas.sign(supply(harbour.card, INK if not dark or harbour.card == "bell" else ink), 84, 26, 32)
    canvas.sign(shield(harbour.vp), width - 9, 26, 36, "r")


def _small(canvas: Canvas, harbour: Harbour, seats: int) -> None:
    canvas.panel(canvas.box, 14, CARD, INK, 3)
    _head(canvas, harbour, dark=False)
    dots(canvas, seats, 6, canvas.image.width - 6, 66)


def _medium(canvas: Canvas, harbour: Harbour, seats: int) -> None:
    width, height = canvas.image.size
    dark = harbour.border == "black"
    canvas.fill(canvas.box, INK)
    canvas.fill((4, 4, width - 4, height - 4), CARD)
    canvas.fill((4, 4, width - 4, 46), INK if dark else SAND)
    _head(canvas, harbour, dark)
    dots(canvas, seats, 6, width - 6, 62)


def _large(canvas: Canvas, harbour: Harbour, seats: int) -> None:
    width, height = canvas.image.size
    post = FOREIGN[harbour.id]
    black = post.border == "black"
    canvas.split((0, 0, width, height), INK if black else SAND, CARD, 42, 12, INK, 3, across=True)
    canvas.sign(WOOL if post.kind == "wool" else icon("ship", TARGET), 9, 22, 30, "l")
    canvas.text(str(post.value), 48, 22, 36, WHITE if black else INK)
    canvas.sign(shield(post.vp), width - 8, 23, 34, "r")
    row: list[Sign] = [cost(post.fee)] if post.fee else []
    row += [sign for action in post.actions for sign in signs(action)]
    canvas.row(row, 9, 60, 28, width=width - 18)
    dots(canvas, seats, 6, width - 6, 91)


CARDS = {"small": _small, "medium": _medium, "large": _large}


def paint_cards(canvas: Canvas, seats: int, request: Request) -> None:
    """Draw the harbours' cards and names, without pieces (fixed layer)."""
    for harbour in BOX.sea.harbours:
        box = box_of(harbour.id)
        paint = partial(CARDS[harbour.size], harbour=harbour, seats=seats)
        canvas.block(("new_zealand", harbour.id, seats), box, 2 if harbour.size == "medium" else 14, paint)
        name = request.say(f"new_zealand.harbour.{harbour.id}")
        y = box[1] - (16 if harbour.id in {"H_M5", "H_L2"} else 20)
        room = 156 - (36 if harbour.farthest else 0)
        taken = canvas.text(name, box[0], y, 25, INK, width=room)
        if harbour.farthest:
            canvas.row([icon("arrow"), icon("anchor")], box[0] + taken + 4, y, 20, gap=0.05)


def _master(canvas: Canvas, master: str) -> None:
    """Draw a harbour master: what it gives at once, what it counts, and its points."""
    width, height = canvas.image.size
    data = MASTERS[master]
    canvas.panel(canvas.box, 6, TOKEN, INK, 2)
    middle = height / 2
    gain = canvas.row(master_gain(data), 8, middle, 26, width=60)
    canvas.fill((8 + gain + 6, 5, 8 + gain + 8, height - 5), INK)
    canvas.row(master_worth(data), 8 + gain + 14, middle, 26, width=width - gain - 58)
    canvas.sign(shield(data.vp), width - 6, middle, 27, "r")


def _discs(canvas: Canvas, harbour: HarbourView, players: tuple[Player, ...], box: Box) -> None:
    """Draw the pieces: a disc on a large harbour fills the place of its storehouse."""
    data = HARBOURS[harbour.id]
    y = box[1] + {"small": 66, "medium": 62, "large": 91}[data.size]
    discs_row(canvas, harbour.seats, players, box[0] + 6, box[2] - 6, y)


def paint_harbours(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw pieces and harbour masters, and say where the harbours stand."""
    posts = {post.id: post.discs for post in view.posts}
    for harbour in view.harbours:
        data, box = HARBOURS[harbour.id], box_of(harbour.id)
        if data.size == "large":
            _large_pieces(canvas, harbour, posts[FOREIGN[harbour.id].id], players, box)
        else:
            _discs(canvas, harbour, players, box)
        if data.size == "medium":
            _paint_master(canvas, harbour, box)
        _place(canvas, harbour.id, box)


def _large_pieces(
    canvas: Canvas, harbour: HarbourView, discs: tuple[int, ...], players: tuple[Player, ...], box: Box
) -> None:
    """Draw a hollow piece for a storehouse, a full one where the disc was delivered too."""
    xs = disc_places(len(players), box[0] + 6, box[2] - 6)
    for player, x in zip(players, xs, strict=True):
        if player.seat in harbour.seats or player.seat in discs:
            style = "flat" if player.seat in discs else "origin"
            canvas.put(player.piece(14, style, language=canvas.language), x, box[1] + 91)


def _paint_master(canvas: Canvas, harbour: HarbourView, box: Box) -> None:
    slot = (box[0] + 7, box[3] - 38, box[2] - 7, box[3] - 6)
    if harbour.master:
        canvas.block(("new_zealand", harbour.master), slot, 6, partial(_master, master=harbour.master))
    else:
        canvas.dashes(slot, 6, LINE, 2, SAND)
        if harbour.worker:
            canvas.row(
                [CAP, icon("swap"), tile_worker(harbour.worker)],
                (slot[0] + slot[2]) / 2,
                slot[1] + 16,
                26,
                "m",
            )


def _place(canvas: Canvas, harbour: str, box: Box) -> None:
    """Say where a harbour stands: its number hangs at the end turned away from the space."""
    right = CENTRES[harbour][0] < SPACES_X[HARBOURS[harbour].space[:2]]
    at = NUMBERS.get(harbour, (box[2] - 2 if right else box[0] + 2, box[3] + 4))
    canvas.place(harbour, box, at, 22, mark="ring", corner=4 if HARBOURS[harbour].size == "medium" else 14)
    if harbour in FOREIGN:
        canvas.place(FOREIGN[harbour].id, box, at, 22, mark="ring", corner=14)


NUMBERS: dict[str, Point] = {
    "H_S3": (690, 938),
    "H_M2": (412, 888),
    "H_S4": (720, 582),
    "H_L4": (412, 660),
    "H_M4": (400, 382),
    "H_L3": (712, 380),
    "H_L2": (874, 380),
    "H_M5": (874, 240),
}
"""Numbers of harbours that would cover those of sea spaces."""
SPACES_X = {"SW": 214.0, "SN": 600.0, "SE": 986.0, "S": 600.0}
"""The columns of the sea spaces."""
