"""The action wheel and the markets at its corners.

`moving`: which tiles may be moved, where they land, what that brings. `buying`: Buy Lumber. `exchanging`: Exchange
Dice. `materials`: Buy Materials.
"""
