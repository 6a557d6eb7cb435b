"""Playing alone, and automatic players.

`rival`: the printed solo opponent. `estimate`: how well a seat stands; `redeal`: dealing anew what it can't see:
both only for automatic players to think with.
"""
