"""Everything that is true in a game of Fields of Arle between two stages.

Nothing here is hidden from anybody.
"""

from __future__ import annotations

import msgspec

from engine.kernel import State


class Load(msgspec.Struct):
    """A good (already upgraded) or a destination on `width` slots of a vehicle or ship, from slot `first`."""

    what: str
    first: int
    width: int


class Piece(msgspec.Struct):
    """A piece of equipment in the barn or a ship in the harbor.

    Its number is unique on its farm, all game long.
    """

    number: int
    kind: str
    loads: list[Load] = []


class Farm(msgspec.Struct):
    """One player's home board, barn, harbor and supply.

    `goods` counts goods and animals, `tools` the step of each marker, `land` the tile or building of each
    cell ("" = nothing), `peat` the peat on each cell's moor tile, `standing` the animals (sheep, cattle,
    horse) of each pen, `dikes` the dike moves made, `travelled` the travel track from the bottom, `ditches`
    edges ("V:row:column"). `crowded`: its owner is just being asked which animals that found no room go back.
    """

    goods: dict[str, int]
    tools: dict[str, int]
    land: list[str]
    peat: list[int]
    standing: dict[str, list[int]]
    destinations: list[str]
    arranged_by_hand: bool = False
    crowded: bool = False
    dikes: int = 0
    barn: list[Piece] = []
    harbor: list[Piece] = []
    travelled: list[str] = []
    ditches: list[str] = []
    bottlenecks: int = 0
    pieces_made: int = 0


class Arle(State, kw_only=True):
    """A game of Fields of Arle.

    `phase`: "specialties", "work", "done", "before_november", "inventory", "final" or "over". `order` is
    the turn order of this half-year, `marker` the seat that holds the start player marker (for the next
    half-year once it has moved), `placed` how many workers have been used, `workers` who stands where
    (`last_space` the latest), `special` who used the special action, `imitators` who used the imitate
    spaces (3 players), `sale` the buildings on display, `supply` the piles of tiles. While an action is
    carried out `acting` is its seat (else -1) and `boost` the steps tea adds to its tool.
    """

    expansion: bool = False
    half_years: int = 9
    half_year: int = 1
    phase: str = "work"
    order: list[int] = []
    marker: int = 0
    placed: int = 0
    last_space: str = ""
    workers: dict[str, int] = {}
    special: list[int] = []
    imitators: list[int] = []
    sale: list[str] = []
    supply: dict[str, int] = {}
    farms: list[Farm] = []
    done: list[bool] = []
    specialties: list[str] = []
    acting: int = -1
    boost: int = 0
    boosted: str = ""
    declare_idle: bool = True
    choose_cells: bool = False
    pause_before_supplies: bool = False
