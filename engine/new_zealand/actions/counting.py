"""Counting what a seat has, for actions and harbour master tiles ("for each ...")."""

from collections.abc import Callable

from engine.new_zealand.components import BOARD, CARDS, NODES, WORKERS
from engine.new_zealand.state import NewZealandState


def _buildings_on_grass(state: NewZealandState, seat: int) -> int:
    return sum(NODES[space].grass for space in state.sites_of(seat))


def _certificates(state: NewZealandState, seat: int) -> int:
    return state.players[seat].certificates + state.players[seat].permanent_certificates


def _workers(state: NewZealandState, seat: int) -> int:
    rows = state.players[seat].workers
    return len(WORKERS) * BOARD.workers.printed + sum(len(row) for row in rows.values())


def _ferries(state: NewZealandState, seat: int) -> int:
    return sum(CARDS[card].ferry for card in state.players[seat].flock.cards())


_COUNTS: dict[str, Callable[[NewZealandState, int], int]] = {
    "buildings_on_grass": _buildings_on_grass,
    "buildings": lambda state, seat: len(state.sites_of(seat)),
    "shepherds": lambda state, seat: state.players[seat].count("shepherd"),
    "storehouses": lambda state, seat: state.storehouses_of(seat),
    "objectives": lambda state, seat: len(state.players[seat].objectives),
    "hazard_tiles": lambda state, seat: len(state.players[seat].hazards),
    "pathfinder_spaces": lambda state, seat: state.players[seat].pathfinder,
    "certificates": _certificates,
    "workers": _workers,
    "ferries": _ferries,
}


def count(state: NewZealandState, seat: int, what: str) -> int:
    """Count how many of that the seat has."""
    return _COUNTS[what](state, seat)
