"""Where Sue builds, and which of her buildings she upgrades."""

from engine.el_paso.actions.buildings import MARKERS, empty_spaces, put_building
from engine.el_paso.components import CLOCKWISE, COMPONENTS, PLACES
from engine.el_paso.state import NUMBER_OF, State, Sue, own_buildings
from engine.el_paso.sue.gaining import take_cattle


def clockwise_from(place: str) -> list[str]:
    """Return all places in the order in which a herder there would come by, its own place last."""
    at = CLOCKWISE.index(place) + 1
    return [*CLOCKWISE[at:], *CLOCKWISE[:at]]


def build(state: State, sue: Sue) -> None:
    """Place a building while she has fewer than two, else upgrade one; if she can't, take a Hereford."""
    own = own_buildings(state, state.seats)
    possible = new_building(state, sue) if len(own) < MARKERS else upgrade(state, sue, own)
    if possible:
        put_building(state, state.seats, *possible, {})
    else:
        take_cattle(state, sue, COMPONENTS.sue.consolation)


def new_building(state: State, sue: Sue) -> tuple[str, str] | None:
    """Return the largest building that her builders allow, on the dearest empty space, nearest if equal."""
    tiles = [tile for tile, left in state.supply.items() if left and NUMBER_OF[tile] <= sue.row["builder"]]
    order = clockwise_from(state.players[state.seats].place)
    spaces = sorted(empty_spaces(state), key=lambda space: (-PLACES[space].cost, order.index(space)))
    if not tiles or not spaces:
        return None
    return spaces[0], max(tiles, key=lambda tile: NUMBER_OF[tile])


def upgrade(state: State, sue: Sue, own: list[str]) -> tuple[str, str] | None:
    """Return the upgrade that uses most of her builders; of equals, the building that is nearest."""
    order = clockwise_from(state.players[state.seats].place)
    best, most_builders = None, 0
    for place in sorted(own, key=order.index):
        for tile, left in state.supply.items():
            builders = NUMBER_OF[tile] - NUMBER_OF[state.buildings[place].tile]
            if left and most_builders < builders <= sue.row["builder"]:
                best, most_builders = (place, tile), builders
    return best
