"""Sue's turn: she draws a card, moves, acts and ships, and decides nothing."""

from engine.el_paso.components import BOT_CARDS, EL_PASO, PLACES
from engine.el_paso.state import State, Sue, locations
from engine.el_paso.sue.actions import ACTIONS
from engine.el_paso.sue.shipping import ship
from engine.el_paso.turn.movement import tell_moved
from engine.western.trail import Walk


def sue_turn(state: State, sue: Sue) -> None:
    """Draw a card, move, perform the card's actions wherever she stands, and ship if that is El Paso."""
    seat = state.seats
    if not sue.bot_deck:
        sue.bot_deck, sue.bot_discard = sorted(sue.bot_discard), []
        state.tell("sue_shuffled", seat, count=len(sue.bot_deck))
    sue.bot_card = state.chance.draw(sue.bot_deck)
    state.tell("sue_card", seat, card=f"el_paso.bot_card.{sue.bot_card}")
    card = BOT_CARDS[sue.bot_card]
    move(state, sue, card.steps + sue.row["cowboy"])
    for action in card.actions:
        ACTIONS[action](state, sue)
    if state.players[seat].place == EL_PASO:
        ship(state, sue)
    sue.bot_discard.append(sue.bot_card)


def move(state: State, sue: Sue, steps: int) -> None:
    """Walk that many steps, at each fork along the shorter branch (inner if equal); El Paso stops her."""
    seat, known = state.seats, locations(state)
    place, walked, way = state.players[seat].place, 0, [state.players[seat].place]
    while walked < steps:
        place = min(PLACES[place].next, key=lambda branch: branch in known)  # the inner one is listed first
        way.append(place)
        walked += place in known
        if place == EL_PASO:
            break
    state.players[seat].place = place
    state.way, state.way_seat = way, seat
    tell_moved(state, seat, Walk(walked, tuple(way)))
