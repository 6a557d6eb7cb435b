"""The course of the game: picking objectives, turns, and the end."""

from engine.el_paso.actions.entries import END
from engine.el_paso.actions.performing import worth_asking
from engine.el_paso.actions.tiles import gain_tile, take_from_display
from engine.el_paso.components import OBJECTIVE
from engine.el_paso.state import State, over
from engine.el_paso.sue.turn import sue_turn
from engine.el_paso.turn.drawing import refill_hand
from engine.el_paso.turn.movement import move_phase
from engine.kernel import Ask, Option, Stage


def stage(state: State) -> Stage | None:
    """Return the next objective to be picked or turn to be taken; None when the last one has been."""
    if over(state):
        return None
    if state.picked < state.seats:
        return pick_objective(state, state.picked)
    return turn(state)


# ------------------------------------------------------------------ set-up
def pick_objective(state: State, seat: int) -> Stage:
    """Each in turn takes one of the face-up objective tiles; its place is refilled at once."""
    tile = yield Ask(
        seat,
        "el_paso.ask.starting_objective",
        lambda: [starting_option(tile) for tile in dict.fromkeys(state.displays[OBJECTIVE])],
        anytime=False,
    )
    take_from_display(state, OBJECTIVE, tile)
    gain_tile(state, seat, OBJECTIVE, tile)
    state.picked += 1


def starting_option(tile: str) -> Option:
    """Offer a face-up objective tile."""
    key = f"el_paso.objective.{tile}"
    return Option(f"objective:{tile}", "el_paso.option.objective", {"tile": key}, f"objective:{tile}", tile)


# ------------------------------------------------------------------ turns
def turn(state: State) -> Stage:
    """Move phase, action phase, draw phase; Sue follows her card instead."""
    seat = state.active
    if state.sue and seat == state.seats:
        sue_turn(state, state.sue)
    else:
        yield from move_phase(state, seat)
        if state.end_space != seat:
            yield from draw_phase(state, seat)
    end_turn(state)


def draw_phase(state: State, seat: int) -> Stage:
    """Refill the hand. In a seat's last turn, tokens and bonuses may still be used for what has been drawn.

    They may be at any time in one's own turn; in all other turns the start of the next one does as well.
    """
    drawn = refill_hand(state, seat)
    if drawn and state.turns_left is not None and worth_asking(state, seat, []):
        yield Ask(seat, "el_paso.ask.after_drawing", lambda: [END])


def end_turn(state: State) -> None:
    """Hand over to the next seat; after the Simmental space was taken, count the last turns."""
    if state.turns_left is not None:
        state.turns_left -= 1
    if state.turns_left == 0:
        state.tell("game_over")
        return
    state.turn += 1
    state.active = (state.active + 1) % len(state.players)
