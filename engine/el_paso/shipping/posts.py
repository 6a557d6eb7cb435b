"""Which disc may go to which trading post."""

from functools import cache

from engine.el_paso.components import DISCS, POSTS
from engine.el_paso.printed.shapes import Disc, Post
from engine.el_paso.shipping.breeding import shipping_total
from engine.el_paso.state import Player, State
from engine.kernel import Arg, Option

SHIP_NOTHING = Option("post:none", "el_paso.option.no_post", ends=True)
ANOTHER_POST = Option("post:other", "el_paso.option.other_post")


def affordable_discs(player: Player, post: Post) -> list[Disc]:
    """Return the discs that may go to a post: black ones only to black posts, and their cost must be paid."""
    discs = [DISCS[disc] for disc in player.discs]
    return [disc for disc in discs if disc.black <= post.black and player.money + disc.money >= 0]


ANY_POST = {post.black: post for post in POSTS.values()}
"""One post of each colour of corners."""


def certificates_for(player: Player, post: Post) -> int:
    """Return the temporary certificates that a post takes, beyond what the hand is worth."""
    return max(0, post.minimum - shipping_total(player))


def legal_posts(state: State, seat: int) -> list[tuple[Post, int]]:
    """Return (post, temporary certificates needed) for every post that some disc may go to.

    One own disc a post, except where it may be repeated; other seats' discs don't matter.
    """
    player = state.players[seat]
    total = shipping_total(player)
    discs = {black: bool(affordable_discs(player, post)) for black, post in ANY_POST.items()}
    return [
        (post, max(0, post.minimum - total))
        for post in POSTS.values()
        if post.minimum <= total + player.certificates
        and discs[post.black]
        and (post.repeat or seat not in state.posts[post.minimum])
    ]


@cache
def post_option(post: Post, certificates: int) -> Option:
    """Offer a post, with the certificates that it takes."""
    key = "el_paso.option.post_certificates" if certificates else "el_paso.option.post"
    reward = f"el_paso.post.{post.minimum}"
    args: dict[str, Arg] = {"post": post.minimum, "count": certificates, "reward": reward}
    return Option(f"post:{post.minimum}", key, args, f"post:{post.minimum}", post)


def post_options(state: State, seat: int) -> list[Option]:
    """Return the legal posts. Where none is in reach without certificates, the disc may stay: those are optional."""
    legal = legal_posts(state, seat)
    options = [post_option(*one) for one in legal]
    return options if any(not certificates for _, certificates in legal) else [*options, SHIP_NOTHING]


@cache
def disc_option(disc: Disc) -> Option:
    """Offer a disc of the player board."""
    key = "el_paso.option.disc"
    if disc.money:
        key += "_gain" if disc.money > 0 else "_pay"
    args: dict[str, Arg] = {
        "disc": f"el_paso.disc.{disc.id}",
        "count": abs(disc.money),
    }
    return Option(f"disc:{disc.id}", key, args, f"disc:{disc.id}", disc)
