"""One seat's workshop: the picture "table".

`workshop` lays it out; `rooms` draws the helpers, `orders` what lies beside the rows, `hand` the hand and the
cards dealt at set-up, `attic` the tools, `incomes` the tracks.
"""
