"""Vehicles, ships and where they go (rulebook pp.10-11, 19; booklet p.5).

`barn` (and harbor) is where they stand, `loading` what goes onto them, `destinations` what is sold there; before the
inventory `trading` sends ships out and `emptying` brings everything home.
"""
