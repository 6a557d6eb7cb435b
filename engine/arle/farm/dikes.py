"""Dikes and the dike line: how the sea gives way to land (rulebook p.9)."""

from __future__ import annotations

from engine.arle.components import HOME
from engine.arle.state import Farm

Place = tuple[int, int]


def _line(places: tuple[Place, ...]) -> int:
    """Return the northernmost gap that holds a dike in every column."""
    gaps = [gap for gap, _ in places]
    return min(gap for gap in gaps if gaps.count(gap) == HOME.columns)


def _moved(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Move a dike from the bottom row to the next free gap north of the dike line."""
    bottom = max(places)
    above = [place for place in places if place[0] < _line(places)]
    gap = min((place[0] for place in above), default=_line(places) - 1)
    column = sum(place[0] == gap for place in above)
    return tuple((gap, column) if place == bottom else place for place in places)


def _all_places() -> tuple[tuple[Place, ...], ...]:
    """Return the places (gap, column) of the dikes after 0, 1, 2 ... moves."""
    places = tuple((gap, column) for gap, columns in sorted(HOME.dikes.start.items()) for column in columns)
    history = [places]
    while sum(gap == 0 for gap, _ in places) < HOME.columns:
        places = _moved(places)
        history.append(places)
    return tuple(history)


#: Places (gap, column) of each dike after so many moves; gap g lies on the north side of row g.
PLACES = _all_places()
#: The dike line after so many moves: rows from here on are land.
LINES = tuple(_line(places) for places in PLACES)
#: Moves possible in a game.
MOVES = len(PLACES) - 1


def dike_line(farm: Farm) -> int:
    """Return the gap of the dike line: rows from this number on are land, the others tidal flats."""
    return LINES[farm.dikes]


def dike_places(farm: Farm) -> tuple[Place, ...]:
    """Return where the farm's dikes lie: (gap, column) of each."""
    return PLACES[farm.dikes]


def flats_vp(farm: Farm) -> int:
    """Return the points lost for columns of the top row without a dike at the sea."""
    protected = sum(gap == 0 for gap, _ in PLACES[farm.dikes])
    return HOME.dikes.flat_vp * (HOME.columns - protected)
