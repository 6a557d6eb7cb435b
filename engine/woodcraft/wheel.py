"""The action wheel: which tiles may be moved, where they land, and what the move brings."""

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


def bonuses(wheel: Wheel, tile: str) -> list[Gain]:
    """Give what moving `tile` brings.

    That is the outer bonus of the space that it leaves (none under the arc tile), then the saw's bonus for the
    quadrant that it leaves.
    """
    place = wheel.places[tile]
    covered = wheel.arc == place.quadrant
    outer = Gain() if covered else _DATA.outer_bonuses.quadrants[place.quadrant][place.space]
    behind = (wheel.leading - place.quadrant) % _DATA.quadrants
    return [bonus for bonus in (outer, _DATA.saw_bonuses.behind[behind]) if bonus]


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


def bonus_keys(wheel: Wheel, tile: str) -> tuple[str, ...]:
    """Return the message keys of what moving `tile` brings, both bonuses added up."""
    found = bonuses(wheel, tile)
    if len(found) < 2:
        return found[0].keys if found else ()
    total: dict[str, int] = {}
    for key, amount in (*found[0].plain, *found[1].plain):
        total[key] = total.get(key, 0) + amount
    return Gain(total).keys
