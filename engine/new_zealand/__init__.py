"""Great Western Trail: New Zealand.

`components.yaml` holds every printed number, `components` loads it (its shapes: `printed`), `state` is what is true in
a game, `ledger` the only place where a seat's things change, `game` the face to the kernel. The rest is by the
rulebook's chapters:

* `table`: set-up and its options, the view of the table, scoring.
* `turn`: phases A to C, a visit to a location, what may be done between actions.
* `trail`: movement and tolls, hazards, private buildings, the pathfinder track.
* `actions`: the vocabulary that buildings, tiles and cards use, how it is carried out, counted and worded; gains;
  `actions.markets`: workers, bonus tiles, sheep; `actions.sea`: ships and harbours.
* `cards`: the hand, objectives, showing sheep, shearing, exchange tokens.
* `wellington`: its four steps, deliveries with discs and posts, the bonus market.
* `sarah`: the solo opponent.

What the table decides by itself, because no player would decide otherwise:

* rewards that can't harm are taken, never waived: money, gold, exchange tokens; certificates and steps on the
  pathfinder track too, but where a full gold track would lose gold on the way, how far one goes is asked;
* nobody pays more for a harbour than its cheapest free space asks;
* ways along the trail that lead to the same place and cost the same tolls to the same people are one option;
* storehouses of one pair, and sheep of one breed, are the same.

Seat 0 is the start player: who sits there is drawn before the game begins.
"""

from engine.new_zealand.game import GAME

__all__ = ["GAME"]
