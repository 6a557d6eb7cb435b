"""Fields of Arle with Tea & Trade (Uwe Rosenberg, Tido Lorenz; Feuerland 2014 and 2016), complete, with solo.

Where its rules are: `components.yaml` holds every printed number, `components` its shapes; `setup` lays the
table, with three players `preliminary` comes first; `work` is the work phase, `freely` what is allowed at
any time, `half_years` the way from one half-year to the next, `scoring` the end. `effects` are the verbs of
spaces and buildings, most of them one file away: `conversions`, `constructing`, `placing`, `moor`,
`waterworks` (dikes, ditches), `tools`, `special_effects` (what only one building does); `imitating` and
`tea` change how a space is used. `goods` and `paying` are prices. Animals: `pens` (where), `arrangement`
(the proposal), `animals` (keeping, breeding), `moving` (by hand). `barn`, `loading`, `destinations`,
`emptying` and `trading` are vehicles and ships; `small_houses` and `before_november` the houses that work
again and again; `inventory_november`, `inventory_may` and `sustenance` the inventories.

What it does by itself, so that a turn takes few taps, where no player would decide otherwise:

* Goods, tool steps and dikes are taken, never declined; the parts of a space happen in the order that never
costs anything (land before animals, gains before what they may pay for). The free ditch to a new dike line
is dug.
* Animals are arranged anew after every change: everybody is kept who can be kept, then most newborn, then
most points. Once a player has moved some by hand, only those move that must, until the next half-year.
* Loads take the leftmost slots that fit. Tiles take the first empty land space where it makes no difference
(base game), unless the table wants to be asked. The food is split over its two markers as it scores best.
* Who can neither load nor convert, nor choose what breeds, isn't waited for at the end of a half-year; who
has enough food and fuel isn't asked before paying them. Both can be changed when the table is opened.
* While somebody carries out an action, nobody else does anything.
"""

from engine.arle.game import GAME

__all__ = ["GAME"]
