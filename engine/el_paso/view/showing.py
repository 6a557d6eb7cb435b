"""Making a view: what a seat (or a spectator) may see."""

from engine.el_paso.actions.auxiliary import level
from engine.el_paso.actions.buildings import markers_left
from engine.el_paso.components import AUXILIARY, BONUS, CARD_VP, OBJECTIVE, PLACES
from engine.el_paso.printed.shapes import Place
from engine.el_paso.scoring.objectives import fulfilled_objectives
from engine.el_paso.setup.table import simmental_cards
from engine.el_paso.shipping.breeding import shipping_total
from engine.el_paso.state import (
    NUMBER_OF,
    State,
    Sue,
    all_seats,
    hand_limit,
    is_sue,
    over,
    own_buildings,
    owner_at,
    permanent_certificates,
    permanent_tiles,
    step_limit,
    tile_at,
)
from engine.el_paso.sue.shipping import next_post
from engine.el_paso.view.parts import (
    SUE_NAME,
    DisplayView,
    ObjectiveView,
    PlaceView,
    PostView,
    SeatView,
    SueView,
    SupplyView,
    TrainView,
    View,
)
from engine.western.views import Way

CARD_ORDER = {card: at for at, card in enumerate(CARD_VP)}


def view(state: State, reader: int | None) -> View:
    """Return what a reader may see: the own hand, what is shown for shipping, the others' counts.

    Nothing is hidden once it is over.
    """
    return View(
        reader=reader,
        seats=state.seats,
        turn=state.turn if state.picked == state.seats else 0,
        active=None if over(state) else on_turn(state),
        phase=phase(state),
        places=tuple(place_view(state, place) for place in PLACES.values()),
        posts=tuple(
            PostView(minimum, tuple(seats.count(seat) for seat in all_seats(state)))
            for minimum, seats in state.posts.items()
        ),
        train=tuple(TrainView(card, side) for card, side in state.train.items()),
        workers=dict(state.workers),
        market=dict(state.market),
        buildings=tuple(SupplyView(NUMBER_OF[tile], tile[1], left) for tile, left in state.supply.items()),
        objectives=DisplayView(tuple(state.displays[OBJECTIVE]), len(state.stacks[OBJECTIVE])),
        bonuses=DisplayView(tuple(state.displays[BONUS]), len(state.stacks[BONUS])),
        simmental=state.simmental,
        simmental_start=simmental_cards(state.seats),
        end_space=state.end_space,
        way=Way(state.way_seat, tuple(state.way)) if state.way else None,
        players=tuple(seat_view(state, seat, reader) for seat in all_seats(state)),
        sue=sue_view(state, state.sue) if state.sue else None,
    )


def on_turn(state: State) -> int:
    """Return who is asked: the next to pick an objective, or the active seat."""
    return min(state.picked, state.seats - 1) if state.picked < state.seats else state.active


def phase(state: State) -> str:
    """Return the phase of the game."""
    if over(state):
        return "over"
    if state.picked < state.seats:
        return "set-up"
    return "play" if state.turns_left is None else "last turns"


def place_view(state: State, place: Place) -> PlaceView:
    """Return a place of the trail with what stands there."""
    herders = tuple(seat for seat in all_seats(state) if state.players[seat].place == place.id)
    tile, owner = tile_at(state, place.id), owner_at(state, place.id)
    return PlaceView(place.id, place.kind, place.cost, tile, owner, herders)


def seat_view(state: State, seat: int, reader: int | None) -> SeatView:
    """Return a seat's table."""
    player, herd = state.players[seat], state.players[seat].herd
    sue = state.sue if is_sue(state, seat) else None
    own = (reader == seat or over(state)) and not sue
    shown = own or player.shipping
    return SeatView(
        seat=seat,
        automa=SUE_NAME if sue else "",
        place=player.place,
        on_end_space=state.end_space == seat,
        money=player.money,
        tokens=player.tokens,
        certificates=player.certificates,
        permanent_certificates=0 if sue else permanent_certificates(player),
        duplicates=permanent_tiles(player, "duplicate"),
        hand_count=len(herd.hand),
        hand=sorted_cards(herd.hand) if shown else None,
        shipping_total=shipping_total(player) if shown else None,
        deck_count=len(herd.stack),
        discard_count=len(herd.discard),
        discard=sorted_cards(herd.discard) if own else None,
        discard_top=herd.discard[-1] if herd.discard else "",
        hand_limit=0 if sue else hand_limit(player),
        step_limit=0 if sue else step_limit(player),
        workers=dict(sue.row) if sue else dict(player.workers),
        discs=tuple(player.discs),
        disc_count=sue.discs if sue else len(player.discs),
        auxiliary={} if sue else {action.id: level(player, action) for action in AUXILIARY.values()},
        objectives=objective_views(state, seat),
        bonus_tiles=tuple(player.bonus_tiles),
        buildings=tuple(own_buildings(state, seat)),
        markers=markers_left(state, seat),
        cattle=dict(sue.cattle) if sue else {},
        shipments=player.shipments,
    )


def objective_views(state: State, seat: int) -> tuple[ObjectiveView, ...]:
    """Return a seat's objectives, with whether they would count now."""
    counted = fulfilled_objectives(state, seat)
    return tuple(ObjectiveView(tile, tile in counted) for tile in state.players[seat].objectives)


def sorted_cards(cards: list[str]) -> tuple[str, ...]:
    """Return cards in printed order: cattle, then workers."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


def sue_view(state: State, sue: Sue) -> SueView:
    """Return what is known of Sue's cards."""
    return SueView(
        bot_deck=len(sue.bot_deck),
        bot_discard=tuple(sue.bot_discard),
        bot_card=sue.bot_card,
        supply_deck=len(sue.supply_deck),
        next_post=next_post(state, sue),
    )
