"""Sarah takes bonus tiles out of the game and hazards off the trail (solo booklet p4)."""

from collections.abc import Sequence

from engine.kernel import Stage
from engine.new_zealand.actions.markets.investing import bonus_key
from engine.new_zealand.components import BOX, HAZARD_ZONES, HAZARDS
from engine.new_zealand.printed.cards import SarahAct
from engine.new_zealand.sarah.gains import decide, gain_card
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.trail.hazards import hazard_options, take_hazard


def remove_bonus_tile(state: NewZealandState, act: SarahAct) -> Stage:
    """Remove the cheapest tile that could be invested in; of several the topmost, then the leftmost."""
    prices = BOX.bonus_market.row_prices
    rows = [row for row in range(len(prices)) if row + 1 != state.token_row and any(state.bonus_market[row])]
    if rows:
        row = min(rows, key=lambda row: (prices[row], row))
        column = next(column for column, tile in enumerate(state.bonus_market[row]) if tile)
        tile = state.bonus_market[row][column]
        state.bonus_market[row][column] = ""
        where = f"bonus:{row + 1}:{column + 1}"
        state.tell("removed_bonus_tile", state.sarah_seat, tile=bonus_key(tile), targets=(where,))
    yield from ()


def _points(state: NewZealandState, spaces: Sequence[str]) -> int:
    return max((HAZARDS[state.hazards[space]].vp for space in spaces), default=0)


def _candidates(state: NewZealandState) -> list[str]:
    """List the hazards that she may take: best zone, most points, black hand."""
    zones = [[space for space in zone if space in state.hazards] for zone in HAZARD_ZONES.values()]
    rated = [(_points(state, zone), len(zone)) for zone in zones]
    best = [zone for zone, rating in zip(zones, rated, strict=True) if rating == max(rated)]
    found = []
    for zone in best:
        highest = [space for space in zone if HAZARDS[state.hazards[space]].vp == _points(state, zone)]
        black = [space for space in highest if HAZARDS[state.hazards[space]].hand == "black"]
        found += black or highest
    return found


def remove_hazard(state: NewZealandState, act: SarahAct) -> Stage:
    """Take a hazard and the card that it gives; between equals the person decides."""
    spaces = _candidates(state)
    if not spaces:
        return
    space = yield from decide("new_zealand.ask.sarah_hazard", hazard_options(state, spaces))
    kind = take_hazard(state, state.sarah_seat, space)
    gain_card(state, HAZARDS[kind].card)
