"""Woodcraft (Ross Arnold, Vladimír Suchý; Delicious Games 2022), complete, with the solo opponent.

`components.yaml` holds every printed number, `components` loads it, `printed` says its shape and checks it.
`state` is what is true between two stages, `view` what a seat may see of it, `game` the face to the kernel. The
rulebook's chapters: `course` (set-up, turns, income phases, the end), `wheel` (tiles and markets), `orders`,
`workshop` (lumber, trees, improvements, attic, tracks), `helpers`, `free_actions`, `solo`.

What it does by itself, so that a turn takes few taps, where no rule and no player can tell the difference:

* Trees grow as the turn begins; until anything is done, each may still be harvested as it was (`workshop.planting`).
* The last question of an action holds the end of the turn (`course.endings`), and the end holds the market step. Where
  closing the action shows something, it can also be closed just so, to see that first.
* The yard is rolled and the displays are filled when the action is over; a second order may be taken, and a helper's
  room chosen, before or after a look at the card that comes up.
* Splicing turns over the weakest tile that can do it; a sole way to pay, room, split or die of a chosen ability is
  taken unasked; helpers produce unasked when a gear has room for all; amounts of growth with the same result are one.
* A new helper's room, gear and ability come in the order that can't be bettered; it is asked where that depends
  (`helpers.hiring`).
* An order that one free action makes complete can be made and completed in one answer (`free_actions.making`).
* A gain is one piece: nothing else is offered while a tool, a die, a contract or a helper to produce is chosen.
"""

from engine.woodcraft.game import GAME

__all__ = ["GAME"]
