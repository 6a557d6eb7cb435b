"""Great Western Trail: New Zealand.

Where a rule is found: `setup`, `options`, `turn` (the course of a turn), `movement` (phase A), `visit` (phase B: using
a location), one module for each kind of action (`hiring`, `investing`, `sheep_market`, `private_buildings`, `ships`,
`harbours`, `shearing`, `hazards`, `objectives`, `pathfinder`, `auxiliary`, `cards`), `wellington` (its four steps),
`posts` and `discs` (deliveries), `bonus_market` (the token, the arrows, the end), `windows` (cards played and bought
between actions), `exchange_tokens`, `scoring`, and Sarah in the `sarah_*` modules. `actions` is the vocabulary that
the data use, `performing` finds the rules of each action. The printed numbers are in `components.yaml`.

What the table decides by itself, because no player would decide otherwise:

* money, gold, certificates, exchange tokens and steps on the pathfinder track are taken, never waived;
* ways along the trail that lead to the same place and cost the same tolls to the same people are one option;
* storehouses of one pair, and sheep of one breed, are the same.

Seat 0 is the start player: who sits there is drawn before the game begins.
"""

from engine.new_zealand.game import GAME

__all__ = ["GAME"]
