"""Woodcraft (Ross Arnold, Vladimír Suchý; Delicious Games 2022), complete, with the solo opponent.

`components.yaml` holds every printed number, `state` what is true, `turn` a player's turn, `setup`, `income` and
`scoring` the rest of the game; the actions are in `buying`, `materials`, `orders`, `hiring`, `planting` and `workshop`,
the free actions in `free`.
"""

from engine.woodcraft.rules import GAME

__all__ = ["GAME"]
