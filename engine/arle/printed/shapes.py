"""The shapes of what is printed: goods, tools, spaces, equipment, land, buildings, destinations."""

from __future__ import annotations

from engine.kernel.components import Printed


class Good(Printed, frozen=True):
    """A good. `size` is the slots it takes when loaded, `loads_as` what it becomes on a vehicle or ship."""

    group: str
    limit: int = 0
    start: int = 0
    size: int = 0
    loads_as: str = ""
    load_price: dict[str, int] = {}
    vp: float = 0
    expansion: bool = False


class Tool(Printed, frozen=True):
    """A tool's track: number of tools and victory points of each step, and the price of one step."""

    values: tuple[int, ...]
    vp: tuple[int, ...]
    price: dict[str, int]
    pairs: tuple[int, ...] = ()
    expansion: bool = False


class Effect(Printed, frozen=True):
    """One part of a space or a building.

    `do` names a verb of effects.py, `times` a number or a name of counts.py.
    """

    do: str
    goods: dict[str, int] = {}
    price: dict[str, int] = {}
    tools: dict[str, int] = {}
    times: int | str = 1
    each: int = 1
    steps: dict[int, int] = {}
    kinds: tuple[str, ...] = ()
    options: tuple[Effect, ...] = ()
    instead: dict[str, str] = {}
    extra: dict[str, dict[str, int]] = {}
    needs: dict[str, int] = {}
    then: Effect | None = None


class Space(Printed, frozen=True):
    """A work space: its season, its own price, the tool it depends on, and what it does."""

    id: str
    season: str
    effects: tuple[Effect, ...]
    boards: tuple[str, ...] = ("base", "tea_2", "tea_3")
    tool: str = ""
    price: dict[str, int] = {}
    price_instead: dict[str, str] = {}


class Equipment(Printed, frozen=True):
    """A vehicle, plow, peat boat or ship.

    `slots` are widths in order, `stack` its supply pile (one tile, two sides).
    """

    size: str
    stack: str
    price: dict[str, int]
    vp: int
    slots: tuple[int, ...] = ()
    joinable: bool = False
    flips_to: str = ""
    vehicle: bool = False


class Barn(Printed, frozen=True):
    """Places of the barn, and the points lost without a large vehicle."""

    small: int
    large: int
    vp_without_large_vehicle: int


class Trade(Printed, frozen=True):
    """A place that a trade ship may go to: what is paid, and what comes onto the free slots."""

    price: dict[str, int]
    fill: str


class Harbor(Printed, frozen=True):
    """Places for ships, food per free slot of a fishing cutter, and the four trades."""

    places: dict[str, int]
    cutter_food: int
    trades: dict[str, Trade]


class Land(Printed, frozen=True):
    """A land tile.

    `pens` = rooms for animals of one type each (`mixed`: of any types), `yields` in November.
    """

    stack: str = ""
    vp: int = 0
    cells: int = 1
    yields: dict[str, int] = {}
    pens: tuple[int, ...] = ()
    mixed: bool = False
    breeds: dict[int, int] = {}
    price: dict[str, int] = {}
    flips_to: str = ""
    moor: bool = False
    peat: int = 0


class EmptyLand(Printed, frozen=True):
    """Animals of one type on an empty land space; a drained one has room for more of some and breeds them."""

    room: int
    drained_room: dict[str, int]
    drained_breeds: dict[int, int]


class Dikes(Printed, frozen=True):
    """Where the dikes lie at the start (gap: columns), and the points of an unprotected tidal flat."""

    start: dict[int, tuple[int, ...]]
    flat_vp: int


class Travel(Printed, frozen=True):
    """Points of the travel track by covered spaces."""

    vp: tuple[int, ...]


class HomeBoard(Printed, frozen=True):
    """The home board: a grid of cells (cell = columns * row + column, row 0 at the sea) and its tracks."""

    rows: int
    columns: int
    start: dict[int, str]
    boardwalk_peat: dict[int, int]
    dikes: Dikes
    travel: Travel
    goods_vp: dict[int, int]
    indicator_limit: int


class Ditches(Printed, frozen=True):
    """Ditches that drain a cell, sides that drain a moor, fields per plow on drained cells, "per so many ditches"."""

    drained_by: int
    moor_sides: int
    fields_per_plow: int
    counted_by: int


class Sale(Printed, frozen=True):
    """One item that a destination buys, once."""

    give: dict[str, int]
    food: int


class Destination(Printed, frozen=True):
    """A travel destination: its size in slots and on the travel track, and what it buys."""

    size: int
    sells: tuple[Sale, ...]


class Building(Printed, frozen=True):
    """A building. Without its own price it costs what its colour costs."""

    id: str
    color: str
    vp: int
    effects: tuple[Effect, ...]
    price: dict[str, int] = {}
    timing: str = "once"
    set: str = ""
    replaced_by: str = ""
    expansion: bool = False
    seats: int = 1
    extra_food: int = 0


class Tea(Printed, frozen=True):
    """How far tea counts a tool further, on which tools less, and the price of doing an action twice."""

    steps: dict[str, int]
    steps_on: dict[str, dict[str, int]]
    double: dict[str, int]


class Supply(Printed, frozen=True):
    """Tiles in the boxes, by supply pile."""

    base: dict[str, int]
    extra_3p: dict[str, int]
    expansion: dict[str, int]


class Inventory(Printed, frozen=True):
    """Thresholds and needs of the inventories in November and May."""

    milk: dict[str, dict[int, int]]
    shear: dict[int, int]
    food: int
    fuel: dict[str, int]
    bottleneck_vp: int


class Setup(Printed, frozen=True):
    """Goods in the personal supply at the start, and equipment with three players."""

    base: dict[str, int]
    expansion: dict[str, int]
    equipment_3p: tuple[str, ...]


class Specialties(Printed, frozen=True):
    """The preparation round of three players."""

    picks: int
    house_price: dict[str, int]
