"""The home board (rulebook p.9, booklet p.4).

`land` knows its cells and ditches, `dikes` the line between sea and land; `waterworks` builds and digs, `moor` drains
and cuts peat. `placing` lays and turns tiles, `constructing` pays for buildings, stalls and equipment.
"""
