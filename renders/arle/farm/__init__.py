"""One player's things: `farm` is the whole picture, made of the `home_board` with its `herds`, and the `stores`."""
