"""Great Western Trail: El Paso.

Where a rule is found: `setup`, `options`, `turn` (the course of the game), `movement`, `visit` (using a location),
`entries` (how a tile's entries are performed), one file for each kind of action (`workers`, `cattle`, `trains`,
`tiles`, `buildings`, `auxiliary`, `drawing`), `shipping` (El Paso), `anytime`, `scoring`, `sue`. The printed numbers
are in `components.yaml`.

What the table decides by itself, because no player would decide otherwise:

* gains that cost nothing are taken with the first local action of their tile, or all together by one answer;
* a movement discards just the cowboys that its steps need, and a shipment uses just the certificates that its post
  needs; both stand in the option's words;
* workers and dollars of one cost are paid in one go: a token or a bonus comes before or after, never in between.
"""

from engine.el_paso.game import ElPaso

GAME = ElPaso()
