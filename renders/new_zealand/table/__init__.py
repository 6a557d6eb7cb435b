"""A seat's table and the markets: `table`, `player_board`, `holdings`, `cards`, `markets`."""
