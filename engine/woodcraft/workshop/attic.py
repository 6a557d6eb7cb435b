"""The attic: a pyramid of tools; different neighbours pay what is printed between them."""

from engine.woodcraft.components import COMPONENTS, Gain
from engine.woodcraft.state import Player

_DATA = COMPONENTS.attic
_EDGES: dict[str, list[tuple[str, Gain]]] = {
    space: [
        (edge.between[1 - edge.between.index(space)], edge.gain)
        for edge in _DATA.edges
        if space in edge.between
    ]
    for space in _DATA.spaces
}


def open_spaces(player: Player) -> list[str]:
    """Give the empty spaces where a tool may be placed: the bottom row, and what rests on filled spaces."""
    filled = player.attic
    return [
        space
        for space in _DATA.spaces
        if space not in filled and all(below in filled for below in _DATA.support.get(space, ()))
    ]


def edge_gains(player: Player, space: str, tool: str) -> list[Gain]:
    """Give what `tool` on `space` would bring: each edge to a neighbour with a different tool."""
    return [gain for beside, gain in _EDGES[space] if player.attic.get(beside, tool) != tool]
