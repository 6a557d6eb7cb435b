"""What all pictures are made of; the visual language is the one of a transit map printed on warm paper.

A picture is a canvas: a fixed layer that is painted once, and sprites pasted on it.

    from renders.kit import ARROW, CARD, Canvas, coin, cost, fixed, header, icon, seats, word, worker

    def draw(request: Request) -> Canvas:
        players = seats(request)                                     # colour, shape, letter, drawable name
        canvas = fixed(("game", "board", request.language), 1200, 1200, paint_trail, request.language)
        header(canvas, request, players, last=(0, "B to D"))         # whose turn, what happened, turn number
        canvas.split((40, 200, 212, 318), INK, CARD, 50, 16, edge=4) # a tile with an ink plate
        canvas.row([icon("bell"), ARROW, coin(2)], 100, 240, 36, width=104)
        canvas.put(players[0].piece(27), 190, 190)                   # a herder on the tile's upper right edge
        canvas.place("D", (40, 200, 212, 318), mark="ring", corner=16)
        canvas.mark(request.focus, request.targets)                  # magenta marks, then numbered discs: last
        canvas.frame()
        return canvas

* palette: every colour by what it means; `KEYS` come out exact. `SAND` = locked or empty, `FOCUS` = last change only.
* lettering: one family; sizes; `fit`, `wrap`, `covers`.
* sprites: `Brush` (draws four times too large, in its own units), `Sprite`, `kept` (make once).
* icons/: `@icon def house(b)` on a grid of 100 x 100; `icon("house")` places it.
* signs: things with a meaning at any size, for `canvas.sign` and `canvas.row`.
* pieces: seats (shape, letter, colour) and workers. shapes: panels, dashes, rings, brackets, targets.
* canvas: what is above, and crops (`canvas.around(targets)`). furniture: header, seat strip. score_sheet: all games.

Rules that a picture keeps: nothing by colour alone; no words below 22 px; nothing over a target; words through
`request.say`, fitted to their box, with room for a third more than English; counts to the right of their icon.
"""

from renders.kit.canvas import Canvas, Place, caption, contours, fixed
from renders.kit.furniture import HEADER, Counter, header, own_header, seat_panel, seats
from renders.kit.icons import ICONS, icon_sprite
from renders.kit.palette import (
    BACK,
    CARD,
    CASING,
    FOCUS,
    GAIN,
    INK,
    INK2,
    LINE,
    MINUS,
    NIGHT,
    PAPER,
    POINTS,
    SAND,
    TARGET,
    TRACK,
    WHITE,
    Colour,
    mix,
    pale,
)
from renders.kit.pieces import Player
from renders.kit.signs import (
    ARROW,
    SLASH,
    Sign,
    badge,
    cattle,
    coin,
    cost,
    counted,
    framed,
    icon,
    over,
    piece,
    pill,
    seal,
    sheep,
    shield,
    small,
    space,
    step,
    tick,
    together,
    word,
    worker,
)
from renders.kit.sprites import Brush, Sprite, kept

__all__ = [
    "ARROW",
    "BACK",
    "CARD",
    "CASING",
    "FOCUS",
    "GAIN",
    "HEADER",
    "ICONS",
    "INK",
    "INK2",
    "LINE",
    "MINUS",
    "NIGHT",
    "PAPER",
    "POINTS",
    "SAND",
    "SLASH",
    "TARGET",
    "TRACK",
    "WHITE",
    "Brush",
    "Canvas",
    "Colour",
    "Counter",
    "Place",
    "Player",
    "Sign",
    "Sprite",
    "badge",
    "caption",
    "cattle",
    "coin",
    "contours",
    "cost",
    "counted",
    "fixed",
    "framed",
    "header",
    "icon",
    "icon_sprite",
    "kept",
    "mix",
    "over",
    "own_header",
    "pale",
    "piece",
    "pill",
    "seal",
    "seat_panel",
    "seats",
    "sheep",
    "shield",
    "small",
    "space",
    "step",
    "tick",
    "together",
    "word",
    "worker",
]
