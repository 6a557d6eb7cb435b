"""Alternative texts of El Paso's pictures."""

from collections.abc import Iterable, Iterator

from engine.el_paso.view import PlaceView, View
from renders.contract import Request
from renders.western.table import subject
from renders.words import alternative, asked, happened, numbered, title


def place_name(request: Request, place: PlaceView) -> str:
    """Name a place: its tile, with the owner of a building, or the empty space."""
    if place.kind == "el_paso" or not place.tile:
        return request.say(f"el_paso.place.{place.id}")
    if place.owner is None:
        return request.say(f"el_paso.tile.{place.tile}")
    return request.say("renders.el_paso.alt.owned", tile=f"el_paso.tile.{place.tile}", seat=place.owner)


def _names(request: Request) -> Iterator[tuple[str, str]]:
    """Yield every target that can be named, and its name."""
    view: View = request.view
    for place in view.places:
        yield place.id, place_name(request, place)
    for post in view.posts:
        yield f"post:{post.minimum}", request.say("renders.el_paso.alt.post", count=post.minimum)
    for breed in view.market:
        yield f"market:{breed}", request.say(f"el_paso.breed.{breed}")
    for card in view.train:
        yield f"train:{card.id}", request.say(f"el_paso.train.{card.id}")
    for kind in view.workers:
        yield f"worker:{kind}", request.say(f"el_paso.worker.{kind}")
    for supply in view.buildings:
        yield f"building:{supply.number}", request.say(f"el_paso.tile.{supply.number}{supply.side}")
    for kind, display in (("objective", view.objectives), ("bonus", view.bonuses)):
        for tile in (*display.tiles, "stack"):
            yield f"{kind}:{tile}", request.say(f"el_paso.{kind}.{tile}")


def _own_names(request: Request) -> Iterator[tuple[str, str]]:
    view: View = request.view
    player = view.players[subject(request)]
    for breed in dict.fromkeys(player.hand or ()):
        yield f"hand:{breed}", request.say(f"el_paso.breed.{breed}")
    for data in player.discs:
        yield f"disc:{data}", request.say(f"el_paso.disc.{data}")
    for action in player.auxiliary:
        yield f"auxiliary:{action}", request.say(f"renders.el_paso.auxiliary.{action}")
    for kind in player.workers:
        yield f"area:{kind}", request.say(f"el_paso.worker.{kind}")


def _positions(request: Request) -> Iterable[str]:
    view: View = request.view
    for player in view.players:
        if player.place:
            here = next(place for place in view.places if place.id == player.place)
            key = f"el_paso.tile.{here.tile}" if here.tile else f"el_paso.place.{here.id}"
            yield request.say("renders.el_paso.alt.stands", seat=player.seat, place=key)
        if not player.automa:
            yield request.say(
                "renders.el_paso.alt.has",
                seat=player.seat,
                money=player.money,
                tokens=player.tokens,
                certificates=player.certificates,
                hand=player.hand_count,
            )


def board(request: Request) -> str:
    """Say what the board shows: last move, question, targets, clock, positions."""
    view: View = request.view
    clock = request.say("renders.el_paso.alt.clock", count=view.simmental, limit=view.simmental_start)
    first = [title(request), happened(request), asked(request)]
    return alternative(request, first, numbered(request, _names(request)), [clock, *_positions(request)])


def table(request: Request) -> str:
    """Say what a table shows: hand, counts, workers."""
    view: View = request.view
    player = view.players[subject(request)]
    first = [title(request), request.say("renders.table_of", seat=player.seat) + "."]
    if player.hand:
        first.append(
            request.say("renders.el_paso.alt.hand", cards=tuple(f"el_paso.breed.{b}" for b in player.hand))
        )
    if player.shipping_total is not None:
        first.append(request.say("renders.el_paso.alt.worth", count=player.shipping_total))
    first.append(asked(request) if request.headline[0] == player.seat else "")
    workers = [request.say(f"el_paso.amount.{kind}", count=count) for kind, count in player.workers.items()]
    counts = _of_sue(request) if player.automa else _own_piles(request)
    return alternative(
        request, first, numbered(request, _own_names(request)), [", ".join(workers) + ".", *counts]
    )


def _own_piles(request: Request) -> Iterator[str]:
    player = request.view.players[subject(request)]
    yield request.say("renders.el_paso.alt.deck", deck=player.deck_count, discard=player.discard_count)


def _of_sue(request: Request) -> Iterator[str]:
    """Say what is known of the solo opponent: her cattle, decks and next post."""
    view: View = request.view
    assert view.sue is not None
    for breed, count in view.players[subject(request)].cattle.items():
        yield f"{request.say(f'el_paso.breed.{breed}')}: {count}."
    yield request.say(
        "renders.el_paso.alt.sue",
        deck=view.sue.bot_deck,
        discard=len(view.sue.bot_discard),
        supply=view.sue.supply_deck,
    )
    if view.sue.next_post:
        yield request.say("renders.el_paso.alt.next_post", post=view.sue.next_post)
