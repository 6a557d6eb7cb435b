"""Great Western Trail: El Paso.

Where a rule is found:

* `setup`: laying the table out, and what can be chosen before
* `turn`: the course of the game, the move phase, the action phase (using a location), the draw phase
* `actions`: each kind of printed action, and what may be done at any time
* `shipping`: El Paso, the hand's worth, discs and trading posts
* `scoring`: the score sheet, objectives, and a rule of thumb for automatic players
* `sue`: the solo opponent
* `view`: what a reader may see, and imagining the rest
* `state`: everything that is true between two turns
* `ledger`: what lies before each seat, the only places where it changes, and telling that
* `components`, `printed`: the numbers of `components.yaml`, their shapes and what must hold of them
* `game`: the face to the kernel

What the table decides by itself, because no player would decide otherwise:

* gains that cost nothing are taken with the first local action of their tile, or all together by one answer;
* a movement discards just the cowboys that its steps need, and a shipment uses just the certificates that its post
  needs; both stand in the option's words;
* workers and dollars of one cost are paid in one go: a token or a bonus comes before or after, never in between.
"""

from engine.el_paso.game import ElPaso

GAME = ElPaso()
