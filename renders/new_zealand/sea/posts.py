"""Trading posts: the local ones below the trail, the wool posts below the sea."""

from functools import partial

from engine.new_zealand.components import BOX, POSTS
from engine.new_zealand.printed.boards import Post
from engine.new_zealand.table.view import View
from renders.contract import Box
from renders.kit import (
    CARD,
    CASING,
    INK,
    INK2,
    SAND,
    TARGET,
    WHITE,
    Canvas,
    Player,
    Sign,
    cost,
    shield,
    word,
)
from renders.kit.sprites import Brush, Point, Sprite, kept
from renders.new_zealand.signs import WOOL, signs
from renders.western.posts import put_discs, put_dots

LOCAL = tuple(post.id for post in BOX.posts.list if post.kind == "sheep" and not post.harbour)
WOOL_POSTS = tuple(post.id for post in BOX.posts.list if post.kind == "wool" and not post.harbour)
FOREIGN = {post.harbour: post for post in BOX.posts.list if post.harbour}
SIZE = (140, 128)


def local_box(post: str) -> Box:
    """Give the box of a local post on the trail's picture."""
    x = 82 + 148 * LOCAL.index(post)
    return x - SIZE[0] / 2, 942, x + SIZE[0] / 2, 1070


def discs_row(
    canvas: Canvas, seats: tuple[int, ...], players: tuple[Player, ...], left: float, right: float, y: float
) -> None:
    """Draw every seat's discs in its fixed place; two or more as "×2"."""
    for player, x in zip(players, disc_places(len(players), left, right), strict=True):
        put_discs(canvas, player, seats.count(player.seat), x, y)


def disc_places(seats: int, left: float, right: float) -> list[float]:
    """Give the middle of each seat's fixed place in a row."""
    room = right - left
    return [left + room * (seat + 0.5) / seats for seat in range(seats)]


def dots(canvas: Canvas, seats: int, left: float, right: float, y: float) -> None:
    """Draw the empty places of a row."""
    put_dots(canvas, ((x, y) for x in disc_places(seats, left, right)))


def _rewards(post: Post) -> list[Sign]:
    return [sign for action in post.actions for sign in signs(action)]


def paint_post(canvas: Canvas, post: Post, seats: int) -> None:
    """Draw a post without discs on a sheet of its own."""
    width, height = canvas.image.size
    black = post.border == "black"
    ink = WHITE if black else INK
    canvas.split((0, 0, width, height), INK if black else SAND, CARD, 46, 12, CASING, 3, across=True)
    x = 10.0
    if post.kind == "wool":
        canvas.sign(WOOL, x, 25, 32, "l")
        x += 42
    canvas.text(str(post.value), x, 25, 38, ink)
    canvas.sign(shield(post.vp), width - 8, 25, 38, "r")
    dots(canvas, seats, 6, width - 6, 69)
    row: list[Sign] = [cost(post.fee)] if post.fee else []
    if post.repeatable:
        row.append(word("×∞", INK2))
    taken = canvas.row(row, 9, height - 18, 26) if row else 0
    x, anchor = (width - 9, "r") if taken else (width / 2, "m")
    canvas.row(_rewards(post), x, height - 21, 32, anchor, width=width - 26 - taken)


def _link(points: int) -> Sprite:
    def make() -> Sprite:
        brush = Brush(62, 30, 1, INK)
        brush.area([(0, 15), (15, 0), (47, 0), (62, 15), (47, 30), (15, 30)])
        return brush.sprite()

    return kept(("penalty", points), make)


def paint_locals(canvas: Canvas, seats: int) -> None:
    """Draw the local posts without discs, and the penalties between neighbours (fixed layer)."""
    for post in LOCAL:
        key = ("new_zealand", post, seats)
        canvas.block(key, local_box(post), 12, partial(paint_post, post=POSTS[post], seats=seats))
    for link in BOX.posts.penalties:
        left, right = (local_box(post) for post in link.between)
        x, y = (left[2] + right[0]) / 2, left[3] - 22
        canvas.put(_link(link.vp), x, y)
        canvas.text(f"−{-link.vp}", x, y, 24, TARGET, "m")


def place_post(canvas: Canvas, post: str, box: Box, disc_at: Point | None = None) -> None:
    """Say where a post stands."""
    canvas.place(post, box, disc_at or (box[0] + 6, box[1] - 6), 22, mark="brackets")


def paint_local_discs(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the discs on the local posts, and say where the posts stand."""
    for post in view.posts:
        if post.id in LOCAL:
            box = local_box(post.id)
            discs_row(canvas, post.discs, players, box[0] + 6, box[2] - 6, box[1] + 69)
            place_post(canvas, post.id, box)
