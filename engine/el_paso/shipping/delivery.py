"""El Paso: 5 dollars, a Simmental card, and shipping the hand to a trading post."""

from collections.abc import Generator
from typing import Any

from engine.el_paso.actions.performing import perform, worth_asking
from engine.el_paso.components import Disc, Post
from engine.el_paso.shipping.breeding import shipping_total
from engine.el_paso.shipping.posts import SHIP_NOTHING, affordable_discs, disc_option, post_options
from engine.el_paso.state import Player, State
from engine.kernel import Arg, Ask, Stage


def ship(state: State, seat: int) -> Stage:
    """Ship the hand: show it to everybody, choose a post and a disc, take the post's reward, and discard the hand.

    A permanent certificate freed here counts from the next shipment on.
    """
    player = state.players[seat]
    player.shipments += 1
    player.shipping = True
    if player.discs:
        yield from deliver(state, seat)
    player.shipping = False
    cards = tuple(f"el_paso.breed.{card}" for card in player.herd.hand)
    player.herd.put_hand()
    if cards:
        state.tell("shipped", seat, cards=cards)


def deliver(state: State, seat: int) -> Stage:
    """Place a disc while a legal pair of disc and post exists.

    The disc's money comes before the post's reward; money, certificate and token of that come by themselves, the
    others may be declined.
    """
    player = state.players[seat]
    chosen = None
    options = post_options(state, seat)
    if options[0] is not SHIP_NOTHING or worth_asking(state, seat, []):
        chosen = yield Ask(
            seat, "el_paso.ask.post", lambda: post_options(state, seat), lambda: worth(player), confirm=True
        )
    if not isinstance(chosen, tuple):
        state.tell("no_delivery", seat)
        return
    post, certificates = chosen
    disc = yield from choose_disc(state, seat, post)
    player.certificates -= certificates
    place_disc(state, seat, post, disc, certificates)
    if post.reward is not None:
        yield from perform(state, seat, [post.reward], "el_paso.ask.reward", False, post=post.minimum)


def worth(player: Player) -> dict[str, Arg]:
    """Return what the question for a post tells: an exchange or a bonus in between may change it."""
    return {"count": shipping_total(player), "certificates": player.certificates}


def choose_disc(state: State, seat: int, post: Post) -> Generator[Ask, Any, Disc]:
    """Choose which disc leaves the player board."""
    player = state.players[seat]
    discs = affordable_discs(player, post)
    if len(discs) == 1:
        return discs[0]
    chosen: Disc = yield Ask(
        seat,
        "el_paso.ask.disc",
        lambda: [disc_option(disc) for disc in affordable_discs(player, post)],
        {"post": post.minimum},
        anytime=False,
    )
    return chosen


def place_disc(state: State, seat: int, post: Post, disc: Disc, certificates: int) -> None:
    """Put a disc on a post and settle the money printed beside its space."""
    player = state.players[seat]
    player.discs.remove(disc.id)
    player.money += disc.money
    state.posts[post.minimum].append(seat)
    state.tell(
        "delivered_certificates" if certificates else "delivered",
        seat,
        targets=(f"post:{post.minimum}", f"disc:{disc.id}"),
        post=post.minimum,
        disc=f"el_paso.disc.{disc.id}",
        count=certificates,
    )
