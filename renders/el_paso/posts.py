"""Trading posts, and the Simmental cards that count the game down."""

from functools import partial

from engine.el_paso.components import COMPONENTS, POSTS
from engine.el_paso.printed.shapes import Post
from engine.el_paso.view import PostView, View
from renders.contract import Box, Say
from renders.el_paso.signs import head, signs
from renders.kit import (
    CARD,
    CASING,
    INK,
    INK2,
    LINE,
    SAND,
    WHITE,
    Canvas,
    Player,
    shield,
)
from renders.kit.palette import COATS
from renders.western.posts import put_discs, put_dots

WHITE_POSTS = tuple(post.minimum for post in POSTS.values() if not post.black)
BLACK_POSTS = tuple(post.minimum for post in POSTS.values() if post.black)
LEFT, TOP_WHITE, TOP_BLACK = 352, 376, 491
SLOTS = {
    "white": ((22, 79), (58, 79), (94, 79), (130, 79)),
    "black": ((27, 71), (75, 71), (27, 106), (75, 106)),
}
"""The fixed places of the seats' discs."""
CLOCK: Box = (366, 262, 714, 352)


def box_of(minimum: int) -> Box:
    """Give the box of a trading post."""
    if minimum in WHITE_POSTS:
        left = LEFT + 160.5 * WHITE_POSTS.index(minimum)
        return left, TOP_WHITE, left + 152, TOP_WHITE + 108
    left = LEFT + 106.2 * BLACK_POSTS.index(minimum)
    return left, TOP_BLACK, left + 102, TOP_BLACK + 150


def _post(canvas: Canvas, post: Post, seats: int) -> None:
    width, height = canvas.image.size
    kind = "black" if post.black else "white"
    canvas.split((0, 0, width, height), INK if post.black else SAND, CARD, 44, 12, CASING, 3, across=True)
    canvas.text(str(post.minimum), 10, 25, 38, WHITE if post.black else INK)
    reward = signs(post.reward) if post.reward else []
    if post.black:
        canvas.sign(shield(post.vp), width - 8, 25, 36, "r")
        canvas.row(reward, 10, 132, 26)
        if post.repeat:
            canvas.text("×∞", width - 10, 132, 26, INK2, "r")
    else:
        canvas.row(reward, width - 10, 25, 34, "r")
        if post.repeat:
            canvas.text("×∞", 48, 25, 26, INK2)
    put_dots(canvas, SLOTS[kind][:seats])


def paint_posts(canvas: Canvas, view: View) -> None:
    """Draw the posts without discs (fixed layer)."""
    for minimum, post in POSTS.items():
        box = box_of(minimum)
        canvas.block(
            ("el_paso", "post", minimum, len(view.players)),
            box,
            12,
            partial(_post, post=post, seats=len(view.players)),
        )
        canvas.place(f"post:{minimum}", box, (box[0] + 3, box[1] - 9), 20)


def paint_discs(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw every seat's discs in its fixed place; two or more as "×2"."""
    for post in view.posts:
        _discs(canvas, post, players)


def _discs(canvas: Canvas, post: PostView, players: tuple[Player, ...]) -> None:
    left, top, _, _ = box_of(post.minimum)
    slots = SLOTS["black" if POSTS[post.minimum].black else "white"]
    for seat, count in enumerate(post.discs):
        x, y = slots[seat]
        put_discs(canvas, players[seat], count, left + x, top + y)


def paint_clock(canvas: Canvas, view: View, players: tuple[Player, ...], say: Say) -> None:
    """Draw how many Simmental cards are left, one tick a card, and the space that is free when they are gone."""
    left, top, right, bottom = CLOCK
    canvas.panel(CLOCK, 12, CARD, INK, 3)
    canvas.sign(head("simmental"), left + 46, (top + bottom) / 2, 70)
    x = left + 92
    taken = canvas.text(str(view.simmental), x, top + 32, 46)
    canvas.text(
        say("renders.el_paso.left", count=view.simmental_start), x + taken + 12, top + 34, 27, INK2,
        width=right - x - taken - 84,
    )  # fmt: skip
    canvas.sign(shield(COMPONENTS.el_paso.end_space_vp), right - 30, top + 32, 38)
    if view.end_space is not None:
        canvas.put(players[view.end_space].piece(22, language=canvas.language), right - 78, top + 34)
    pitch = (right - 16 - x) / view.simmental_start
    for tick in range(view.simmental_start):
        box = (x + pitch * tick, bottom - 30, x + pitch * (tick + 1) - 3, bottom - 12)
        full = tick < view.simmental
        canvas.pen.rectangle(box, COATS["orange"] if full else SAND, INK if full else LINE, 1)
    canvas.place("simmental", CLOCK, corner=12)
