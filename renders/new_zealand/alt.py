"""Alternative texts of New Zealand's pictures."""

from collections.abc import Iterable, Iterator

from engine.new_zealand.components import BOX, HARBOURS, WORKERS
from engine.new_zealand.table.view import NodeView, View
from renders.contract import Request
from renders.western.table import subject
from renders.words import alternative, asked, happened, numbered, title


def place_key(view: View, node: NodeView) -> str:
    """Give the message key of what lies on a space."""
    if node.kind == "neutral":
        two = len(BOX.neutral_buildings[node.tile]) > 1 and view.side == "II"
        return f"new_zealand.neutral.{node.tile}{'_II' if two else ''}"
    if node.owner is not None:
        return f"new_zealand.building.{node.tile}"
    if node.tile:
        return f"new_zealand.hazard.{node.tile}"
    if node.kind in {"rockfall", "flood"}:
        return f"renders.new_zealand.zone.{node.kind}"
    return f"new_zealand.place.{node.id}"


def place_name(request: Request, node: NodeView) -> str:
    """Name a space: its tile, with the owner of a building, or the empty space."""
    key = place_key(request.view, node)
    if node.owner is None:
        return request.say(key)
    return request.say("renders.new_zealand.alt.owned", tile=key, seat=node.owner)


def _tile_name(request: Request, tile: str) -> str:
    kind = "worker" if tile in WORKERS else "bonus" if tile in {t.id for t in BOX.bonus_tiles} else "hazard"
    return request.say(f"new_zealand.{kind}.{tile}")


def _board_names(request: Request) -> Iterator[tuple[str, str]]:
    """Yield every target of the trail's picture, and its name."""
    view: View = request.view
    for node in view.nodes:
        yield node.id, place_name(request, node)
    for post in view.posts:
        yield post.id, request.say(f"new_zealand.post.{post.id}")
    for letter, tiles in (("a", view.foresight_a), ("b", view.foresight_b)):
        for index, tile in enumerate(tiles):
            yield f"foresight_{letter}:{index}", _tile_name(request, tile)


def _sea_names(request: Request) -> Iterator[tuple[str, str]]:
    for space in BOX.sea.spaces:
        yield space, request.say(f"new_zealand.sea.{space}")
    for harbour in HARBOURS:
        yield harbour, request.say(f"new_zealand.harbour.{harbour}")
    for post in BOX.posts.list:
        yield post.id, request.say(f"new_zealand.post.{post.id}")


def _market_names(request: Request) -> Iterator[tuple[str, str]]:
    view: View = request.view
    for kind in WORKERS:
        for row, price in enumerate(BOX.job_market.row_prices):
            worker = f"new_zealand.worker.{kind}"
            yield f"job:{kind}:{row}", request.say("renders.new_zealand.alt.job", worker=worker, price=price)
    for row, tiles in enumerate(view.bonus_market, 1):
        for column, tile in enumerate(tiles, 1):
            if tile:
                yield f"bonus:{row}:{column}", request.say(f"new_zealand.bonus.{tile}")
    for breed in view.sheep_market:
        yield f"market:{breed}", request.say(f"new_zealand.card.{breed}")
    for pile in view.supplies:
        if pile.card not in {"sheepdog", "ferry", "kotare", "romney"}:
            yield f"slot:{pile.id}", request.say(f"new_zealand.slot.{pile.id}")
    for card in view.objectives:
        yield f"objective:{card}", request.say(f"new_zealand.card.{card}")
    yield "objective:deck", request.say("renders.new_zealand.alt.objective_deck")


def _own_names(request: Request) -> Iterator[tuple[str, str]]:
    view: View = request.view
    player = view.players[subject(request)]
    for card in dict.fromkeys(player.hand or ()):
        yield f"hand:{card}", request.say(f"new_zealand.card.{card}")
    for data in player.discs:
        yield f"disc:{data}", request.say(f"new_zealand.disc.{data}")
    for row in range(1, len(player.auxiliary) + 1):
        action = f"new_zealand.auxiliary.{row}"
        yield f"auxiliary:{row}", request.say("renders.new_zealand.alt.auxiliary", action=action)
    for pair in player.storehouses:
        yield f"pair:{pair}", request.say(f"new_zealand.pair.{pair}")
    for kind in player.workers:
        yield f"row:{kind}", request.say("renders.new_zealand.alt.row", worker=f"new_zealand.worker.{kind}")
    for number in player.buildings:
        tile = f"new_zealand.building.{number}{view.sides[number - 1]}"
        yield f"building:{number}", request.say("renders.new_zealand.alt.building", tile=tile)
    for name in ("tokens", "step_tile", "fee_tile"):
        yield name, request.say(f"renders.new_zealand.alt.{name}")


def _positions(request: Request) -> Iterable[str]:
    view: View = request.view
    nodes = {node.id: node for node in view.nodes}
    for player in view.players:
        if player.place:
            place = place_key(view, nodes[player.place])
            yield request.say("renders.new_zealand.alt.stands", seat=player.seat, place=place)
        if not player.automa:
            yield request.say(
                "renders.new_zealand.alt.has", seat=player.seat, money=player.money, gold=player.gold,
                certificates=player.certificates, tokens=player.tokens, hand=player.hand_count,
            )  # fmt: skip


def _clock(request: Request) -> str:
    view: View = request.view
    return request.say("renders.new_zealand.alt.clock", count=view.visits_left)


def board(request: Request) -> str:
    """Say what the trail's picture shows: last move, question, targets, clock, positions."""
    first = [title(request), happened(request), asked(request)]
    return alternative(
        request, first, numbered(request, _board_names(request)), [_clock(request), *_positions(request)]
    )


def sea(request: Request) -> str:
    """Say where the ships are and which harbours are upgraded by whom."""
    view: View = request.view
    first = [title(request), happened(request), asked(request)]
    ships = [
        request.say("renders.new_zealand.alt.sails", seat=seat, place=f"new_zealand.sea.{space}")
        for space, here in view.ships.items()
        for seat in here
    ]
    return alternative(request, first, numbered(request, _sea_names(request)), ships)


def markets(request: Request) -> str:
    """Say what the markets hold."""
    view: View = request.view
    first = [title(request), happened(request), asked(request)]
    sheep = ", ".join(
        f"{n} {request.say(f'new_zealand.card.{b}')}" for b, n in view.sheep_market.items() if n
    )
    then = [f"{request.say('renders.new_zealand.sheep_market')}: {sheep}."] if sheep else []
    return alternative(request, first, numbered(request, _market_names(request)), [*then, _clock(request)])


def table(request: Request) -> str:
    """Say what a table shows: hand, sums, deck, workers."""
    view: View = request.view
    player = view.players[subject(request)]
    first = [title(request), request.say("renders.table_of", seat=player.seat) + "."]
    if player.hand:
        cards = tuple(f"new_zealand.card.{card}" for card in player.hand)
        first.append(request.say("renders.new_zealand.alt.hand", cards=cards))
    if player.breeding_total is not None:
        first.append(
            request.say(
                "renders.new_zealand.alt.worth", breeding=player.breeding_total, wool=player.wool_total or 0
            )
        )
    first.append(asked(request) if request.headline[0] == player.seat else "")
    printed = BOX.player_board.workers.printed
    workers = [
        f"{printed + len(row)} {request.say(f'new_zealand.worker.{kind}')}"
        for kind, row in player.workers.items()
    ]
    counts = request.say("renders.new_zealand.alt.deck", deck=player.deck_count, discard=len(player.discard))
    names = numbered(request, _own_names(request)) if subject(request) == request.seat else ""
    return alternative(request, first, names, [", ".join(workers) + ".", "" if player.automa else counts])
