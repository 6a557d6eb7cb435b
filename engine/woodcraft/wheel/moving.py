"""The action wheel: which tiles may be moved, where they land, and what the move brings."""

from functools import cache

from engine.kernel import Phrase
from engine.woodcraft.components import COMPONENTS, Gain
from engine.woodcraft.state import LastMove, Wheel

_DATA = COMPONENTS.wheel


def legal_tiles(wheel: Wheel) -> list[str]:
    """Give the tiles that may be moved.

    A tile may not cross the arrow into a quadrant that still holds a tile: that quadrant is a lap behind.
    """
    ahead = (wheel.leading + 1) % _DATA.quadrants
    blocked = any(place.quadrant == ahead for place in wheel.places.values())
    return [tile for tile, place in wheel.places.items() if not (blocked and place.quadrant == wheel.leading)]


def bonuses(wheel: Wheel, tile: str) -> tuple[Gain, ...]:
    """Give what moving `tile` brings.

    That is the outer bonus of the space that it leaves (none under the arc tile), then the saw's bonus for the
    quadrant that it leaves.
    """
    return _bonuses(*_leaving(wheel, tile))


def bonus_phrases(wheel: Wheel, tile: str) -> tuple[str | Phrase, ...]:
    """Say what moving `tile` brings, both bonuses added up."""
    return _bonus_phrases(*_leaving(wheel, tile))


def _leaving(wheel: Wheel, tile: str) -> tuple[int, int, int, bool]:
    """Return the quadrant and space that `tile` would leave, how far behind that is, and whether the arc covers it."""
    place = wheel.places[tile]
    behind = (wheel.leading - place.quadrant) % _DATA.quadrants
    return place.quadrant, place.space, behind, wheel.arc == place.quadrant


@cache
def _bonuses(quadrant: int, space: int, behind: int, covered: bool) -> tuple[Gain, ...]:
    outer = Gain() if covered else _DATA.outer_bonuses.quadrants[quadrant][space]
    return tuple(bonus for bonus in (outer, _DATA.saw_bonuses.behind[behind]) if bonus)


@cache
def _bonus_phrases(quadrant: int, space: int, behind: int, covered: bool) -> tuple[str | Phrase, ...]:
    total: dict[str, int] = {}
    for bonus in _bonuses(quadrant, space, behind, covered):
        for key, amount in bonus.plain:
            total[key] = total.get(key, 0) + amount
    return Gain(total).phrases


def move(wheel: Wheel, tile: str, seat: int) -> None:
    """Move `tile` one quadrant, up to the rearmost tile there; turn the saw if it crosses the arrow."""
    place = wheel.places[tile]
    left = place.quadrant
    wheel.last = LastMove(tile, left, place.space, seat)
    target = (left + 1) % _DATA.quadrants
    there = [other.space for other in wheel.places.values() if other.quadrant == target]
    place.quadrant, place.space = target, max(there, default=0) + 1
    if left == wheel.leading:
        wheel.leading = target
    if wheel.arc == left and all(other.quadrant != left for other in wheel.places.values()):
        wheel.arc = -1
