"""Woodcraft (Ross Arnold, Vladimír Suchý; Delicious Games 2022), complete, with the solo opponent.

Where its rules are: `components.yaml` holds every printed number and `components` and `cards` their shapes;
`setup` lays the table, `turn` is a player's turn, `rounds` the calendar, `income` the income phase, `scoring`
the end, `solo` the opponent. `wheel`, `display`, `rooms`, `attic`, `tracks` and `market` are the boards. The
seven actions are in `buying` (Buy Lumber, Exchange Dice), `materials`, `orders`, `hiring`, `planting` and
`workshop`; the free actions, gathered by `free`, in `sawing`, `splicing`, `gluing`, `planting` (harvest),
`orders` (complete) and `once_a_turn`. `abilities` are helpers' permanent abilities, `immediate` those of the
moment when they are placed. Everything that is gained goes through `gains`.

What it does by itself, so that a turn takes few taps, where no rule and no player can tell the difference:

* Trees grow as the turn begins; until anything is done, each may still be harvested as it was (`planting.grow`).
* The last question of an action holds the end of the turn (`endings`), and the end holds the market step.
* The yard is rolled and the displays are filled when the action is over; a second order may be taken before or after
  a look at the card that comes up (`orders.choose_orders`).
* Splicing turns over the weakest tile that can do it; a sole way to pay, room, split or helper is taken unasked;
  helpers produce unasked when a gear has room for all.
* An order that one free action makes complete can be made and completed in one answer (`making`).
* A gain is one piece: nothing else is offered while a tool, a die, a contract or a helper to produce is chosen.
"""

from engine.woodcraft.rules import GAME

__all__ = ["GAME"]
