"""What everybody has in common: the pictures "board" and "displays".

`wheel` draws the action wheel with the players' corners (`corner`); `displays` the yard, the markets, the card
rows, the contracts and the reputation tiles; `last` finds the last move for both.
"""
