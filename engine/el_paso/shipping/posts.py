"""Which disc may go to which trading post."""

from functools import cache

from engine.el_paso.components import DISCS, POSTS
from engine.el_paso.printed.names import post_gains
from engine.el_paso.printed.shapes import Disc, Post
from engine.el_paso.shipping.breeding import shipping_total
from engine.el_paso.state import Player, State, certificate_room
from engine.kernel import Arg, Option, Phrase

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
def post_option(post: Post, certificates: int, room: int, disc: Disc | None) -> Option:
    """Offer a post: what it gives, the certificates that it takes, and the disc where only one can go there.

    `room`: what is left of the certificate track after that.
    """
    key = f"el_paso.option.post{'_certificates' if certificates else ''}{'_disc' if disc else ''}"
    args: dict[str, Arg] = {"post": post.minimum, "count": certificates, "reward": post_gains(post, room)}
    if disc is not None:
        args["disc"] = priced(disc)
    return Option(f"post:{post.minimum}", key, args, f"post:{post.minimum}", post)


def priced(disc: Disc) -> Phrase:
    """Name a disc with the dollars beside its space."""
    change = "_gain" if disc.money > 0 else "_pay" if disc.money else ""
    args: dict[str, Arg] = {"disc": f"el_paso.disc.{disc.id}", "count": abs(disc.money)}
    return Phrase(f"el_paso.option.disc{change}", args)


def post_options(state: State, seat: int) -> list[Option]:
    """Return the legal posts. Where none is in reach without certificates, the disc may stay: those are optional."""
    player, legal = state.players[seat], legal_posts(state, seat)
    lone = {black: affordable_discs(player, post) for black, post in ANY_POST.items()}
    options = [
        post_option(post, needed, certificate_room(player) + needed, one[0] if len(one) == 1 else None)
        for post, needed in legal
        for one in (lone[post.black],)
    ]
    return options if any(not certificates for _, certificates in legal) else [*options, SHIP_NOTHING]


@cache
def disc_option(disc: Disc) -> Option:
    """Offer a disc of the player board."""
    words = priced(disc)
    return Option(f"disc:{disc.id}", words.key, words.args, f"disc:{disc.id}", disc)
