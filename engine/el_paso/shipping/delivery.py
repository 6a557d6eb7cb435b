"""Shipping the hand: show it, choose a trading post and a disc, take the reward, discard the hand."""

from collections.abc import Generator
from typing import Any

from engine.el_paso.actions.performing import perform, worth_asking
from engine.el_paso.ledger import deliver_disc, discard_hand, move_certificates, move_money, tell
from engine.el_paso.printed.shapes import Disc, Post
from engine.el_paso.shipping.breeding import shipping_total
from engine.el_paso.shipping.posts import (
    ANOTHER_POST,
    SHIP_NOTHING,
    affordable_discs,
    certificates_for,
    disc_option,
    post_options,
)
from engine.el_paso.state import Player, State
from engine.el_paso.turn.drawing import BREED_ORDER
from engine.kernel import Arg, Ask, Stage


def ship(state: State, seat: int) -> Stage:
    """Ship the hand: show it to everybody, choose a post and a disc, take the post's reward, and discard the hand.

    A permanent certificate freed here counts from the next shipment on.
    """
    player = state.players[seat]
    player.shipments += 1
    player.shipping = True
    show_hand(state, seat)
    if player.discs:
        yield from deliver(state, seat)
    else:
        state.tell("no_delivery", seat)
    player.shipping = False
    if player.herd.hand:
        shipped = discard_hand(player)
        tell(state, seat, "shipped_hand", shipped, count=-shipped["hand"])


def show_hand(state: State, seat: int) -> None:
    """Show the hand to everybody else: that can't be taken back."""
    player = state.players[seat]
    if player.herd.hand:
        cards = tuple(
            f"el_paso.breed.{card}" for card in sorted(player.herd.hand, key=BREED_ORDER.__getitem__)
        )
        state.tell("showed_hand", seat, cards=cards, count=shipping_total(player))
        if state.seats > 1:
            state.reveal()


def deliver(state: State, seat: int) -> Stage:
    """Place a disc while a legal pair of disc and post exists.

    The disc's money comes before the post's reward; money, certificate and token of that come by themselves, the
    others may be declined.
    """
    pair = yield from choose_pair(state, seat)
    if pair is None:
        state.tell("no_delivery", seat)
        return
    post, disc = pair
    place_disc(state, seat, post, disc)
    if post.reward is not None:
        yield from perform(state, seat, [post.reward], "el_paso.ask.reward", False, post=post.minimum)


def choose_pair(state: State, seat: int) -> Generator[Ask, Any, tuple[Post, Disc] | None]:
    """Choose a post and then a disc for it; None where there is no legal pair, or none without certificates."""
    player = state.players[seat]
    while True:
        options = post_options(state, seat)
        if options[0] is SHIP_NOTHING and not worth_asking(state, seat, []):
            return None
        post = yield Ask(seat, "el_paso.ask.post", lambda: post_options(state, seat), lambda: worth(player))
        if not isinstance(post, Post):
            return None
        disc = yield from choose_disc(state, seat, post)
        if disc is not None:
            return post, disc


def worth(player: Player) -> dict[str, Arg]:
    """Return what the question for a post tells: an exchange or a bonus in between may change it."""
    return {"count": shipping_total(player), "certificates": player.certificates}


def choose_disc(state: State, seat: int, post: Post) -> Generator[Ask, Any, Disc | None]:
    """Choose which disc leaves the player board; None after an exchange has put the post out of reach."""
    player = state.players[seat]

    def options() -> list[Any]:
        within_reach = certificates_for(player, post) <= player.certificates
        discs = affordable_discs(player, post) if within_reach else []
        return [disc_option(disc) for disc in discs] or [ANOTHER_POST]

    chosen = yield Ask(seat, "el_paso.ask.disc", options, {"post": post.minimum})
    return chosen if isinstance(chosen, Disc) else None


def place_disc(state: State, seat: int, post: Post, disc: Disc) -> None:
    """Spend the certificates that the post needs, put the disc there and settle the money beside its space."""
    player, name = state.players[seat], f"el_paso.disc.{disc.id}"
    certificates = certificates_for(player, post)
    spent = move_certificates(player, -certificates)
    delivered = deliver_disc(state, seat, disc.id, post.minimum)
    kind = "delivered_certificates" if certificates else "delivered"
    targets = (f"post:{post.minimum}", f"disc:{disc.id}")
    args: dict[str, Arg] = {"post": post.minimum, "disc": name, "count": certificates}
    tell(state, seat, kind, spent, delivered, targets=targets, **args)
    if disc.money:
        kind = "gained_with_disc" if disc.money > 0 else "paid_for_disc"
        tell(state, seat, kind, move_money(player, disc.money), count=abs(disc.money))
