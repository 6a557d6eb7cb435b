"""The bonus tile market: its token, the arrows it crosses, the game's end (rulebook p10, p11)."""

from engine.new_zealand.actions.markets.sheep_market import refill_market
from engine.new_zealand.components import BOX
from engine.new_zealand.state import NewZealandState

MARKET = BOX.bonus_market
LAST_ROW = len(MARKET.row_prices)


def place_bonus_tile(state: NewZealandState, seat: int, tile: str) -> str:
    """Put a tile on the next free space of the token's row; on the token's own, the token first goes down.

    Gives the place; "" once the token has left the board, for then tiles leave the game.
    """
    row = state.token_row
    if row > LAST_ROW:
        return ""
    spaces = state.bonus_market[row - 1]
    for column in state.counts.bonus_columns[:-1]:
        if not spaces[column - 1]:
            spaces[column - 1] = tile
            return f"bonus:{row}:{column}"
    _move_token(state, seat)
    spaces[MARKET.columns - 1] = tile
    return f"bonus:{row}:{MARKET.columns}"


def _move_token(state: NewZealandState, seat: int) -> None:
    """Move the token down a row; the arrow that it crosses may refill, flip, or end the game."""
    state.token_row += 1
    arrow = MARKET.arrows[state.token_row]
    state.tell("token_moved", targets=("token",))
    if arrow == "yellow":
        refill_market(state)
    elif arrow == "teal":
        state.flipped = True
        flipped = [
            space for space, letter in state.neutrals.items() if len(BOX.neutral_buildings[letter]) > 1
        ]
        state.tell("flipped_buildings", targets=tuple(flipped))
    elif arrow == "red":
        state.token_owner = seat
        state.tell("took_market_token", seat)


def fill_bonus_market(state: NewZealandState) -> None:
    """Set-up: fill the rows down to the market token with tiles of bag B."""
    for row in range(MARKET.token_row):
        columns = state.counts.bonus_columns
        for column in columns if row + 1 < MARKET.token_row else columns[:-1]:
            state.bonus_market[row][column - 1] = state.chance.draw(state.bag_b)


def visits_left(state: NewZealandState) -> int:
    """Count the tiles still to be placed until the token leaves the board."""
    if state.token_row > LAST_ROW:
        return 0
    spaces = state.bonus_market[state.token_row - 1]
    columns = state.counts.bonus_columns
    full_rows = LAST_ROW - state.token_row
    return full_rows * len(columns) + 1 + sum(not spaces[column - 1] for column in columns[:-1])
