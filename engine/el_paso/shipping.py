"""El Paso: 5 dollars, a Simmental card, and shipping the hand to a trading post."""

from collections.abc import Generator, Iterable
from functools import cache
from typing import Any

from engine.el_paso.components import COMPONENTS, DISCS, POSTS, VALUES, Disc, Post
from engine.el_paso.entries import END, Play, gain_money, perform, worth_asking
from engine.el_paso.state import Player, State, permanent_certificates
from engine.kernel import Arg, Ask, Option, Stage

SHIP_NOTHING = Option("post:none", "el_paso.option.no_post")


def el_paso(state: State, seat: int) -> Play:
    """Perform the three actions of El Paso, in order; none is optional."""
    gain_money(state, seat, COMPONENTS.el_paso.money)
    take_simmental(state, seat)
    yield from ship(state, seat)
    yield Ask(seat, "el_paso.ask.end", lambda: [END], confirm=True)
    return True


def take_simmental(state: State, seat: int) -> None:
    """Take a Simmental card.

    The first who finds none puts the herder on the Simmental space instead, and everybody else has one more
    turn; whoever comes later gets neither.
    """
    if state.simmental:
        state.simmental -= 1
        receive_simmental(state, seat)
        state.tell("took_simmental", seat, targets=("simmental",))
        if not state.simmental:
            state.tell("last_simmental")
    elif state.end_space is None:
        state.end_space = seat
        state.turns_left = len(state.players)  # this turn is one of them
        state.tell("end_space", seat, targets=("simmental",), count=COMPONENTS.el_paso.end_space_vp)


def receive_simmental(state: State, seat: int) -> None:
    """Put a Simmental card on the discard pile, or on Sue's cattle stack."""
    if state.sue and seat == state.seats:
        state.sue.cattle["simmental"] = state.sue.cattle.get("simmental", 0) + 1
    else:
        state.players[seat].herd.discard.append("simmental")


# ------------------------------------------------------------------ the hand's worth
def breeding_total(hand: Iterable[str], duplicates: int) -> int:
    """Sum the breeding values, each breed once, and the best further cards for `duplicates` bonus tiles."""
    seen: set[str] = set()
    total, further = 0, []
    for card in hand:
        if card in seen:
            further.append(VALUES[card])
        else:
            seen.add(card)
            total += VALUES[card]
    if duplicates and further:
        total += sum(sorted(further, reverse=True)[:duplicates])
    return total


def shipping_total(player: Player) -> int:
    """Return what a hand is worth, permanent certificates included, temporary ones not."""
    duplicates = player.bonus_tiles.count("BT_DUPLICATE")
    return breeding_total(player.herd.hand, duplicates) + permanent_certificates(player)


# ------------------------------------------------------------------ disc and post
def affordable_discs(player: Player, post: Post) -> list[Disc]:
    """Return the discs that may go to a post: black ones only to black posts, and their cost must be paid."""
    discs = [DISCS[disc] for disc in player.discs]
    return [disc for disc in discs if disc.black <= post.black and player.money + disc.money >= 0]


ANY_POST = {post.black: post for post in POSTS.values()}
"""One post of each colour of corners."""


def legal_posts(state: State, seat: int) -> list[tuple[Post, int]]:
    """Return (post, temporary certificates needed) for every post that some disc may go to.

    One own disc a post, except where it may be repeated; other seats' discs don't matter.
    """
    player = state.players[seat]
    total = shipping_total(player)
    within_reach = total + player.certificates
    discs = {black: bool(affordable_discs(player, post)) for black, post in ANY_POST.items()}
    return [
        (post, max(0, post.minimum - total))
        for post in POSTS.values()
        if post.minimum <= within_reach
        and discs[post.black]
        and (post.repeat or seat not in state.posts[post.minimum])
    ]


@cache
def post_option(post: Post, certificates: int) -> Option:
    """Offer a post, with the certificates that it takes."""
    key = "el_paso.option.post_certificates" if certificates else "el_paso.option.post"
    args: dict[str, Arg] = {
        "post": post.minimum,
        "count": certificates,
        "reward": f"el_paso.post.{post.minimum}",
    }
    return Option(f"post:{post.minimum}", key, args, f"post:{post.minimum}", (post, certificates))


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
