"""Great Western Trail: New Zealand.

Where to find a rule: set-up in `setup`, the turn in `turn`, phase A in `movement`, phase B in `visit` and a
module for each action, Wellington in `wellington`, cards played between actions in `windows`, the end in
`scoring`, Sarah in the `sarah_*` modules. `components.yaml` holds every printed number.
"""

from engine.new_zealand.game import GAME

__all__ = ["GAME"]
