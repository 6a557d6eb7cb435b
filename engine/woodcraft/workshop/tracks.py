"""The income board: income tracks with their lines, the reputation track and the tiles on its pale spaces."""

from engine.woodcraft.components import COMPONENTS, Gain
from engine.woodcraft.helpers import abilities
from engine.woodcraft.state import Arrival, Player, TileOnTrack, WoodcraftState

_INCOME = COMPONENTS.tracks.income
_REPUTATION = COMPONENTS.tracks.reputation
_TILES = {tile.id: tile for tile in COMPONENTS.tracks.reputation_tiles.tiles}


def advance_income(player: Player, track: str, steps: int) -> list[Gain]:
    """Advance on an income track and return the line rewards crossed.

    Beyond the last space a second counter starts at 1 and crosses the lines again, then a third.
    """
    before = getattr(player, track)
    after = before + steps
    setattr(player, track, after)
    laps = range(0, after + 1, _INCOME.spaces)
    return [line.gain for lap in laps for line in _INCOME.lines if before < lap + line.reach <= after]


def move_reputation(state: WoodcraftState, seat: int, steps: int) -> list[Gain]:
    """Move on the reputation track, not below its first space, and return what that brings."""
    player = state.players[seat]
    before = player.reputation
    if steps < 0:
        player.reputation = max(0, before + steps)
        return []
    player.reputation = min(before + steps, _REPUTATION.last)
    moved = player.reputation - before
    beyond = steps - moved
    gains = [Gain({"points": beyond * _REPUTATION.points_beyond})] if beyond else []
    if moved:
        gains += _ability_gains(state, seat, moved)
        gains += reach_tiles(state, seat, before, player.reputation)
    return gains


def _ability_gains(state: WoodcraftState, seat: int, moved: int) -> list[Gain]:
    gains = []
    used = state.turn.used
    for card, ability in abilities.triggered(state.players[seat], "reputation_advance"):
        if ability.per_space:
            gains.append(Gain({key: amount * moved for key, amount in ability.per_space.plain}))
        if ability.first_in_turn and card not in used:
            used.append(card)
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
            tile.arrivals.append(Arrival(seat, state.round))
            rewards = _TILES[tile.tile].by_seats[state.seats]
            state.tell(
                "reached_tile",
                seat,
                targets=(f"tracks:{tile.tile}",),
                tile=f"woodcraft.tile.{tile.tile}",
                rank=place,
            )
            gains += rewards[place - 1 : place]
    return gains
