"""The income board: income tracks with their lines, the reputation track and the tiles on its pale spaces."""

from engine.woodcraft.components import COMPONENTS, Gain
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Arrival, TileOnTrack, WoodcraftState

_INCOME = COMPONENTS.tracks.income
_REPUTATION = COMPONENTS.tracks.reputation
_TILES = {tile.id: tile for tile in COMPONENTS.tracks.reputation_tiles.tiles}


def line_rewards(before: int, after: int) -> list[Gain]:
    """Return the rewards of the lines crossed on an income track.

    Beyond the last space a second counter starts at 1 and crosses the lines again, then a third.
    """
    laps = range(0, after + 1, _INCOME.spaces)
    return [line.gain for lap in laps for line in _INCOME.lines if before < lap + line.reach <= after]


def real_steps(before: int, steps: int) -> int:
    """Return how many of `steps` the reputation track has room for."""
    return max(-before, min(steps, _REPUTATION.last - before))


def advanced(state: WoodcraftState, seat: int, before: int, steps: int) -> list[Gain]:
    """Return what going `steps` forward from `before` on the reputation track brings, once it has been gone."""
    moved = real_steps(before, steps)
    beyond = steps - moved
    gains = [Gain({"points": beyond * _REPUTATION.points_beyond})] if beyond else []
    if moved:
        gains += _ability_gains(state, seat, moved)
        gains += reach_tiles(state, seat, before, before + moved)
    return gains


def _ability_gains(state: WoodcraftState, seat: int, moved: int) -> list[Gain]:
    """Return what helpers give for spaces really moved.

    "The first advance in a turn" is the turn's, not the helper's: one hired after it gives nothing in that turn.
    """
    first, state.turn.advanced = not state.turn.advanced, True
    gains = []
    for _, ability in abilities.triggered(state.players[seat], "reputation_advance"):
        if ability.per_space:
            gains.append(Gain({thing: amount * moved for thing, amount in ability.per_space.plain}))
        if ability.first_in_turn and first:
            gains.append(ability.first_in_turn)
    return gains


def rank(state: WoodcraftState, tile: TileOnTrack) -> int:
    """Give the rank of who reaches `tile` now: 1 + those who did so in earlier rounds."""
    return 1 + sum(arrival.round < state.round for arrival in tile.arrivals)


def reach_tiles(state: WoodcraftState, seat: int, before: int, after: int) -> list[Gain]:
    """Note which tiles `seat` reaches for the first time, and return the rewards of its ranks."""
    gains: list[Gain] = []
    for tile in state.reputation_tiles:
        if before < tile.space <= after and all(arrival.seat != seat for arrival in tile.arrivals):
            place = rank(state, tile)
            gains += reward(state, tile)
            tile.arrivals.append(Arrival(seat, state.round))
            name = f"woodcraft.tile.{tile.tile}"
            state.tell("reached_tile", seat, targets=(f"tracks:{tile.tile}",), tile=name, rank=place)
    return gains


def reward(state: WoodcraftState, tile: TileOnTrack) -> tuple[Gain, ...]:
    """Return what a tile gives to who reaches it now; nothing behind the last rank."""
    place = rank(state, tile)
    return _TILES[tile.tile].by_seats[state.seats][place - 1 : place]


def tool_line_crossed(before: int, after: int) -> bool:
    """Tell whether an income track gives a tool on the way."""
    return any(reward.tool for reward in line_rewards(before, after))


def tool_tile_ahead(state: WoodcraftState, seat: int, steps: int) -> bool:
    """Tell whether a reputation tile that `seat` could reach with `steps` would give a tool."""
    here = state.players[seat].reputation
    return any(
        here < tile.space <= here + steps
        and all(arrival.seat != seat for arrival in tile.arrivals)
        and any(gain.tool for gain in reward(state, tile))
        for tile in state.reputation_tiles
    )
