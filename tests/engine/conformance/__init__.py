"""What every game must keep, whatever its rules: one suite, run over all games, seats and options.

`walk.walked` plays a random game and looks at it from all sides after each answer; it gives back everything that is
wrong at once, each kind of fault with the first place where it showed.
"""
