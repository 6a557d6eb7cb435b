"""Fields of Arle with Tea & Trade (Uwe Rosenberg, Tido Lorenz; Feuerland 2014 and 2016), complete, with solo.

`components.yaml` holds every printed number, `components` its shapes, `state` what is true in a game, `game` its face
to the kernel, `asking` the small asks that many rules share. The rest is by the rulebook's chapters:

* `table`: setting up (with three players the specialties), the view of the table, the score sheet.
* `work`: the work phase. Workers, what spaces and buildings do, tea, tools, and what is allowed at any time.
* `farm`: the home board. Land and its tiles, dikes, moor, ditches, constructing.
* `animals`: where they may stand, the arrangement proposed, keeping, moving and breeding them.
* `travel`: barn and harbor, loading, destinations, trade ships.
* `goods`: what one has, prices and ways to pay them, conversions.
* `half_year`: from one half-year to the next; the inventories in November and May.

What it does by itself, so that a turn takes few taps, where no player would decide otherwise:

* Goods, tool steps and dikes are taken, never declined; the parts of a space happen in the order that never
costs anything (land before animals, gains before what they may pay for). The free ditch to a new dike line
is dug.
* An action that can pay nothing is over without a question only where no Peat Boat and no small house could
still bring what it wants (`goods.hopes`). In the inventory who has enough is asked only where something that
has just come in could still be used before its next step (`half_year.pausing`).
* Animals are arranged anew after every change in the work phase: everybody is kept who can be kept, then most
newborn, then most points. Once a player has moved some by hand, only those move that must, until the next
half-year; outside the work phase nobody makes way for a newcomer.
* Loads take the leftmost slots that fit. Tiles take the first empty land space where it makes no difference
(base game), unless the table wants to be asked. The food is split over its two markers as it scores best.
* Who can neither load nor convert, nor choose what breeds, isn't waited for at the end of a half-year. This
can be changed when the table is opened, and so can it that enough food and fuel are paid without a question.
* While somebody carries out an action, nobody else begins anything.
"""

from engine.arle.game import GAME

__all__ = ["GAME"]
