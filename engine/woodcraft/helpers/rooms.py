"""The helpers' rooms: a new helper goes orthogonally beside one that is already there."""

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.state import Player

_ROOMS = COMPONENTS.workshop.rooms
_NEIGHBOURS = {room: _ROOMS.neighbours(room) for room in _ROOMS.grid}


def open_rooms(player: Player) -> list[str]:
    """Give the rooms that may be entered now; the start room while there is no helper."""
    taken = player.helpers.values()
    if not taken:
        return [_ROOMS.start]
    return [
        room
        for room, beside in _NEIGHBOURS.items()
        if room not in taken and any(other in taken for other in beside)
    ]
