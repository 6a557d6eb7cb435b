"""A turn: phases A, B and C, and the first turn's beginning (rulebook p5, p6, p11)."""

from collections.abc import Callable

from engine.kernel import Ask, Option, Stage
from engine.new_zealand.cards.hand import discard, fill_hand
from engine.new_zealand.components import BOX, NEUTRAL_SPACES
from engine.new_zealand.sarah.turn import sarah_turn
from engine.new_zealand.state import NewZealandState, Turn
from engine.new_zealand.trail.movement import arrive, move_options, neutral_key, walk_along
from engine.new_zealand.turn.visit import phase_b
from engine.new_zealand.turn.windows import window_options
from engine.new_zealand.wellington.discs import disc_option, fitting_discs, take_disc
from engine.western.trail import Walk


def take_turn(state: NewZealandState) -> Stage:
    """Let the seat on turn play, a person or Sarah, and pass the turn on."""
    seat = state.turn.seat
    yield from person_turn(state, seat) if seat < state.seats else sarah_turn(state)
    next_turn(state)


def person_turn(state: NewZealandState, seat: int) -> Stage:
    """Phases A, B and C; the first turn begins on a neutral building of choice instead of phase A."""
    player = state.players[seat]
    player.flock.gained = []
    if player.turns:
        yield from phase_a(state, seat)
    else:
        yield from first_turn(state, seat)
    yield from phase_b(state, seat)
    if state.token_owner < 0:
        fill_hand(state, seat)
    player.turns += 1


def next_turn(state: NewZealandState) -> None:
    """Pass the turn on; when it comes to whoever took the market token, the game is over."""
    seat = (state.turn.seat + 1) % state.all_seats
    state.over = seat == state.token_owner
    way, way_seat = state.turn.way, state.turn.way_seat
    state.turn = Turn(seat=seat, number=state.turn.number + (not state.over), way=way, way_seat=way_seat)


def phase_a(state: NewZealandState, seat: int) -> Stage:
    """Move 1 step or more, up to the limit; before it cards may be played and bonus cards bought."""
    state.turn.phase = "A"
    player = state.players[seat]
    while True:
        chosen: Walk | Callable[[], Stage] = yield Ask(
            seat,
            "new_zealand.ask.move",
            lambda: move_options(state, seat, player.steps) + window_options(state, seat),
            {"count": player.steps},
        )
        if isinstance(chosen, Walk):
            walk_along(state, seat, chosen)
            return
        yield from chosen()


def first_turn(state: NewZealandState, seat: int) -> Stage:
    """Discard down to 4, put a white-bordered disc on the pathfinder track, choose a neutral building."""
    player = state.players[seat]
    while len(player.flock.hand) > BOX.setup.first_hand:
        yield from discard(state, seat, len(player.flock.hand) - BOX.setup.first_hand)
    disc = yield Ask(
        seat,
        "new_zealand.ask.first_disc",
        lambda: [disc_option(disc) for disc in fitting_discs(player, "white") if disc.cost <= player.money],
        fixed=True,
    )
    take_disc(state, seat, disc)
    player.place = yield Ask(seat, "new_zealand.ask.first_place", lambda: _neutral_options(state))
    arrive(state)
    state.turn.way, state.turn.way_seat = [player.place], seat
    state.tell("started", seat, place=neutral_key(state, player.place), targets=(player.place,))


def _neutral_options(state: NewZealandState) -> list[Option]:
    return [
        Option(
            f"place:{space}",
            "new_zealand.option.start_at",
            {"place": neutral_key(state, space)},
            space,
            space,
        )
        for space in NEUTRAL_SPACES
    ]
