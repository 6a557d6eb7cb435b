"""Animals on the home board (rulebook pp.8-9).

`pens` are the places where they may stand, `arrangement` how the game proposes that they do; `keeping` makes room,
gives back and breeds, `moving` rearranges by hand.
"""
