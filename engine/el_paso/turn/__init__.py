"""The course of the game: three phases a turn.

* `course`: picking objectives, turns, and the end
* `movement`: the move phase, and move actions
* `visit`: the action phase, using the location reached
* `drawing`: the draw phase, and a single exchange
"""
