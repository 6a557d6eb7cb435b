"""The board's picture: `board` puts it together from `trail` (laid out by `trail_map`), `pathfinder` and `strip`."""
