"""Making the view: the state without what its reader may not know."""

from engine.new_zealand.cards.objectives import fulfilled
from engine.new_zealand.components import BOX, BREEDS, HARBOURS, MARKET_BREEDS, NODES, POSTS
from engine.new_zealand.state import NewZealandState, Player
from engine.new_zealand.table.view import (
    HarbourView,
    NodeView,
    ObjectiveView,
    PostView,
    SarahView,
    SeatView,
    SlotView,
    View,
)
from engine.new_zealand.wellington.bonus_market import visits_left
from engine.western.views import Way

SARAH_KEY = "new_zealand.sarah"


def view(state: NewZealandState, reader: int | None) -> View:
    """Give what `reader` (None: a spectator) may see."""
    turn = state.turn
    return View(
        reader=reader,
        seats=state.seats,
        turn=turn.number,
        active=None if state.over else turn.seat,
        phase=_phase(state),
        side="II" if state.flipped else "I",
        sides=tuple(state.sides),
        sets=tuple(state.sets),
        nodes=tuple(_node(state, space) for space in NODES),
        harbours=tuple(_harbour(state, harbour) for harbour in HARBOURS),
        posts=tuple(PostView(post, tuple(state.posts.get(post, ()))) for post in POSTS),
        ships=_ships(state),
        pathfinder=tuple(state.runholder(seat).pathfinder for seat in range(state.all_seats)),
        step_tiles=state.step_tiles,
        step_tile_space=state.counts.step_tile_space,
        job_market={worker: tuple(column) for worker, column in state.job_market.items()},
        bonus_market=tuple(tuple(row) for row in state.bonus_market),
        bonus_columns=state.counts.bonus_columns,
        token_row=state.token_row if state.token_owner < 0 else 0,
        token_owner=state.token_owner if state.token_owner >= 0 else None,
        visits_left=visits_left(state),
        foresight_a=tuple(state.foresight_a),
        foresight_b=tuple(state.foresight_b),
        sheep_market={breed: state.sheep_market.count(breed) for breed in MARKET_BREEDS},
        sheep_market_size=state.counts.sheep_market,
        sheep_deck=len(state.sheep_deck),
        objectives=tuple(state.objective_display),
        objective_deck=len(state.objective_deck),
        supplies=tuple(SlotView(name, pile.card, pile.left) for name, pile in state.supplies.items()),
        bag_a=len(state.bag_a),
        bag_b=len(state.bag_b),
        way=Way(turn.way_seat, tuple(turn.way)) if turn.way_seat >= 0 else None,
        players=tuple(_seat(state, seat, reader) for seat in range(state.seats)) + _sarah_seat(state),
        sarah=_sarah(state),
    )


def _phase(state: NewZealandState) -> str:
    if state.over:
        return "over"
    return "play" if state.token_owner < 0 else "last turns"


def _node(state: NewZealandState, space: str) -> NodeView:
    site = state.sites.get(space)
    if site is not None:
        tile = f"{site.number}{state.sides[site.number - 1]}"
    else:
        tile = state.neutrals.get(space, "") or state.hazards.get(space, "")
    here = tuple(seat for seat in range(state.all_seats) if state.runholder(seat).place == space)
    return NodeView(space, NODES[space].kind, tile, site.seat if site else None, here)


def _harbour(state: NewZealandState, harbour: str) -> HarbourView:
    return HarbourView(
        harbour,
        tuple(state.harbours.get(harbour, ())),
        state.masters.get(harbour, ""),
        state.harbour_workers.get(harbour, ""),
    )


def _ships(state: NewZealandState) -> dict[str, tuple[int, ...]]:
    ships = [(state.runholder(seat).ship, seat) for seat in range(state.all_seats)]
    return {
        space: tuple(seat for place, seat in ships if place == space)
        for space in BOX.sea.spaces
        if any(place == space for place, _ in ships)
    }


def _best_breeding(player: Player) -> int:
    breeds = dict.fromkeys(card for card in player.flock.hand if card in BREEDS)
    return sum(BREEDS[card].breeding for card in breeds) + player.permanent_certificates


def _best_wool(player: Player) -> int:
    breeds = dict.fromkeys(card for card in player.flock.hand if card in BREEDS)
    wool = sorted((BREEDS[card].wool for card in breeds), reverse=True)
    return sum(wool[: player.count("shearer")]) + player.permanent_wool


def _objectives(state: NewZealandState, seat: int, *, known: bool) -> tuple[ObjectiveView, ...]:
    done = fulfilled(state, seat) if known else []
    found = []
    for card in state.players[seat].objectives:
        counts = card in done
        if counts:
            done.remove(card)
        found.append(ObjectiveView(card, counts if known else None))
    return tuple(found)


def _seat(state: NewZealandState, seat: int, reader: int | None) -> SeatView:
    player = state.players[seat]
    flock, own = player.flock, seat == reader
    return SeatView(
        seat=seat,
        automa="",
        place=player.place,
        ship=player.ship,
        pathfinder=player.pathfinder,
        workers={row: tuple(tiles) for row, tiles in player.workers.items()},
        buildings=tuple(player.buildings),
        hazards=tuple(player.hazards),
        visits=player.visits,
        money=player.money,
        gold=player.gold,
        certificates=player.certificates,
        certificate_limit=player.certificate_limit,
        permanent_certificates=player.permanent_certificates,
        permanent_wool=player.permanent_wool,
        tokens=player.tokens,
        discs=tuple(player.discs),
        disc_count=len(player.discs),
        storehouses=dict(player.storehouses),
        auxiliary=tuple(player.auxiliary),
        step_limit=player.steps,
        step_tile=player.step_tile,
        no_fees=player.no_fees,
        hand_limit=player.hand_limit,
        hand_count=len(flock.hand),
        hand=tuple(flock.hand) if own else None,
        revealed=(*flock.shown, *flock.played),
        deck_count=len(flock.stack) + len(flock.top),
        deck_top=tuple(flock.top),
        discard=tuple(flock.discard),
        breeding_total=_best_breeding(player) if own else None,
        wool_total=_best_wool(player) if own else None,
        bonus_tiles=tuple(player.bonus_tiles),
        masters=tuple(player.masters),
        objectives=_objectives(state, seat, known=own or state.over),
        cards_kept=(),
        market_token=state.token_owner == seat,
    )


def _sarah_seat(state: NewZealandState) -> tuple[SeatView, ...]:
    sarah = state.sarah
    if sarah is None:
        return ()
    seat = state.sarah_seat
    return (
        SeatView(
            seat=seat,
            automa=SARAH_KEY,
            place=sarah.place,
            ship=sarah.ship,
            pathfinder=sarah.pathfinder,
            workers={row: tuple(tiles) for row, tiles in sarah.workers.items()},
            buildings=tuple(sarah.buildings),
            hazards=tuple(sarah.hazards),
            visits=sarah.visits,
            money=0,
            gold=0,
            certificates=0,
            certificate_limit=0,
            permanent_certificates=0,
            permanent_wool=0,
            tokens=0,
            discs=(),
            disc_count=sarah.discs,
            storehouses={},
            auxiliary=(),
            step_limit=BOX.sarah.steps.most,
            step_tile=0,
            no_fees=False,
            hand_limit=0,
            hand_count=0,
            hand=None,
            revealed=(),
            deck_count=0,
            deck_top=(),
            discard=(),
            breeding_total=None,
            wool_total=None,
            bonus_tiles=(),
            masters=(),
            objectives=(),
            cards_kept=tuple(sarah.cards),
            market_token=state.token_owner == seat,
        ),
    )


def _sarah(state: NewZealandState) -> SarahView | None:
    sarah = state.sarah
    if sarah is None:
        return None
    return SarahView(
        level=sarah.level,
        specialised=sarah.specialised,
        card=sarah.card,
        deck=len(sarah.deck),
        discard=tuple(sarah.discard),
        next_post=sarah.next_post,
    )
