"""What anybody may see of a game: everything. Pictures, panels and texts are made from this alone."""

from __future__ import annotations

import msgspec


class LoadView(msgspec.Struct, frozen=True):
    """A good or a destination ("hage") on `width` slots from slot `first` of a vehicle or ship."""

    what: str
    first: int
    width: int


class PieceView(msgspec.Struct, frozen=True):
    """A piece in barn or harbor; target "piece:<number>".

    `slots` are widths (1 single, 2 double), [] without slots.
    """

    number: int
    kind: str
    slots: tuple[int, ...]
    loads: tuple[LoadView, ...]


class PenView(msgspec.Struct, frozen=True):
    """A place for animals; target = its id: "cell:9", "cell:9:1" (second room of a double stall) or "dike:0".

    `animals` counts sheep, cattle, horse. `newborn` would be born here in May as they stand now.
    """

    id: str
    room: int
    animals: tuple[int, int, int]
    newborn: int


class CellView(msgspec.Struct, frozen=True):
    """A cell of the home board; target "cell:<3 * row + column>", row 0 at the sea.

    `land` = south of the dike line (else tidal flat). `tile` = land tile id, building id or "" (empty).
    A moor tile lies on rows 5 and 6 of a column; its upper cell carries the peat and is the target.
    """

    row: int
    column: int
    land: bool
    tile: str
    building: bool
    peat: int
    drained: bool


class DikeView(msgspec.Struct, frozen=True):
    """A dike; target "dike:<index>". It lies on the north side of row `gap` in `column`."""

    gap: int
    column: int


class FarmView(msgspec.Struct, frozen=True):
    """One player's things.

    `goods` counts goods and animals by id; `indicators` are the six goods markers (two for food, split for
    points); `tools` the step of each marker (0 = leftmost); `travelled` the travel track from the bottom;
    `destinations` still at home; `ditches` edges: "V:r:c" between cells (r,c) and (r,c+1), "H:r:c" between
    (r,c) and (r+1,c), also targets as "edge:V:r:c"; `points` as if the game ended now; `bottlenecks`
    missing food and fuel so far.
    """

    goods: dict[str, int]
    indicators: tuple[tuple[str, int], ...]
    tools: dict[str, int]
    cells: tuple[CellView, ...]
    dikes: tuple[DikeView, ...]
    dike_line: int
    pens: tuple[PenView, ...]
    arranged_by_hand: bool
    barn: tuple[PieceView, ...]
    harbor: tuple[PieceView, ...]
    destinations: tuple[str, ...]
    travelled: tuple[str, ...]
    travel_spaces: int
    ditches: tuple[str, ...]
    bottlenecks: int
    buildings: tuple[str, ...]
    workers_left: int
    done: bool
    points: float


class SpaceView(msgspec.Struct, frozen=True):
    """A work space; target "space:<id>".

    `workers`: seats standing there (more than one only on "imitate").
    """

    id: str
    season: str
    workers: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The whole table. `board` is "base", "tea_2" or "tea_3"; `season` "summer" or "winter".

    `spaces` in printed order, summer first; `sale` the buildings on display (building ids, printed order;
    target "building:<id>"); `supply` the piles of tiles left; `order` the turn order; `marker` who holds
    the start player marker; `next_start` who starts the next half-year as things stand; `turn` whose worker
    is next (-1: nobody's); `special` who used the special action; `specialties` the tool tracks picked in
    the preparation round; `imitate_price` the food for the next imitate space (3 players, else 0).
    """

    seats: int
    expansion: bool
    board: str
    half_year: int
    half_years: int
    season: str
    phase: str
    order: tuple[int, ...]
    marker: int
    next_start: int
    turn: int
    last_space: str
    special: tuple[int, ...]
    special_open: bool
    spaces: tuple[SpaceView, ...]
    imitate_price: int
    sale: tuple[str, ...]
    supply: dict[str, int]
    specialties: tuple[str, ...]
    tools: tuple[str, ...]
    farms: tuple[FarmView, ...]
