"""The printed numbers of both boxes, loaded once from components.yaml into frozen structs and checked."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import yaml

SUMMER, WINTER = "summer", "winter"
ANIMALS = ("sheep", "cattle", "horse")
COLORS = ("green", "yellow", "orange", "blue", "red")


class Good(msgspec.Struct, frozen=True):
    """A good. `size` is the slots it takes when loaded, `loads_as` what it becomes on a vehicle or ship."""

    group: str
    limit: int = 0
    start: int = 0
    size: int = 0
    loads_as: str = ""
    load_price: dict[str, int] = {}
    vp: float = 0
    expansion: bool = False
    src: str = ""


class Tool(msgspec.Struct, frozen=True):
    """A tool's track: number of tools and victory points of each step, and the price of one step."""

    values: tuple[int, ...]
    vp: tuple[int, ...]
    price: dict[str, int]
    pairs: tuple[int, ...] = ()
    expansion: bool = False
    src: str = ""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A work space: its season, its own price, the tool it depends on, and what it does."""

    id: str
    season: str
    effects: tuple[Effect, ...]
    boards: tuple[str, ...] = ("base", "tea_2", "tea_3")
    tool: str = ""
    price: dict[str, int] = {}
    price_instead: dict[str, str] = {}
    src: str = ""


class Equipment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    src: str = ""


class Barn(msgspec.Struct, frozen=True):
    """Places of the barn, and the points lost without a large vehicle."""

    small: int
    large: int
    vp_without_large_vehicle: int
    src: str = ""


class Trade(msgspec.Struct, frozen=True):
    """A place that a trade ship may go to: what is paid, and what comes onto the free slots."""

    price: dict[str, int]
    fill: str


class Harbor(msgspec.Struct, frozen=True):
    """Places for ships, food per free slot of a fishing cutter, and the four trades."""

    places: dict[str, int]
    cutter_food: int
    trades: dict[str, Trade]
    src: str = ""


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    src: str = ""


class EmptyLand(msgspec.Struct, frozen=True):
    """Animals of one type on an empty land space; a drained one has room for more of some and breeds them."""

    room: int
    drained_room: dict[str, int]
    drained_breeds: dict[int, int]
    src: str = ""


class Dikes(msgspec.Struct, frozen=True):
    """Where the dikes lie at the start (gap: columns), and the points of an unprotected tidal flat."""

    start: dict[int, tuple[int, ...]]
    flat_vp: int
    src: str = ""


class Travel(msgspec.Struct, frozen=True):
    """Points of the travel track by covered spaces."""

    vp: tuple[int, ...]
    src: str = ""


class HomeBoard(msgspec.Struct, frozen=True):
    """The home board: a grid of cells (cell = columns * row + column, row 0 at the sea) and its tracks."""

    rows: int
    columns: int
    start: dict[int, str]
    boardwalk_peat: dict[int, int]
    dikes: Dikes
    travel: Travel
    goods_vp: dict[int, int]
    indicator_limit: int
    src: str = ""


class Ditches(msgspec.Struct, frozen=True):
    """Ditches that drain a cell, sides that drain a moor, fields per plow on drained cells, "per so many ditches"."""

    drained_by: int
    moor_sides: int
    fields_per_plow: int
    counted_by: int
    src: str = ""


class Sale(msgspec.Struct, frozen=True):
    """One item that a destination buys, once."""

    give: dict[str, int]
    food: int


class Destination(msgspec.Struct, frozen=True):
    """A travel destination: its size in slots and on the travel track, and what it buys."""

    size: int
    sells: tuple[Sale, ...]


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    src: str = ""


class Tea(msgspec.Struct, frozen=True):
    """How far tea counts a tool further, on which tools less, and the price of doing an action twice."""

    steps: dict[str, int]
    steps_on: dict[str, dict[str, int]]
    double: dict[str, int]
    src: str = ""


class Supply(msgspec.Struct, frozen=True):
    """Tiles in the boxes, by supply pile."""

    base: dict[str, int]
    extra_3p: dict[str, int]
    expansion: dict[str, int]
    src: str = ""


class Inventory(msgspec.Struct, frozen=True):
    """Thresholds and needs of the inventories in November and May."""

    milk: dict[str, dict[int, int]]
    shear: dict[int, int]
    food: int
    fuel: dict[str, int]
    bottleneck_vp: int
    src: str = ""


class Setup(msgspec.Struct, frozen=True):
    """Goods in the personal supply at the start, and equipment with three players."""

    base: dict[str, int]
    expansion: dict[str, int]
    equipment_3p: tuple[str, ...]
    src: str = ""


class Specialties(msgspec.Struct, frozen=True):
    """The preparation round of three players."""

    picks: int
    house_price: dict[str, int]
    src: str = ""


def _items(data: Any, struct: type[Any]) -> Any:
    """Return {id: struct} from a block of records."""
    return {key: msgspec.convert(item, struct, strict=False) for key, item in data["items"].items()}


_SOURCE = (Path(__file__).parent / "components.yaml").read_bytes()
_DATA: dict[str, Any] = yaml.load(_SOURCE, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))

#: Hash of the component data: part of every saved game.
DATA_HASH = hashlib.sha256(_SOURCE).hexdigest()[:16]

HALF_YEARS: dict[int, int] = {int(k): v for k, v in _DATA["game"]["half_years"].items()}
WORKERS: int = _DATA["game"]["workers"]
GOODS: dict[str, Good] = _items(_DATA["goods"], Good)
STAND_INS: dict[str, str] = _DATA["goods"]["stand_ins"]
#: {asked good: the good that may be paid instead}.
SUBSTITUTE: dict[str, str] = {asked: paid for paid, asked in STAND_INS.items()}
BONUS_3P: dict[str, int] = _DATA["goods"]["bonus_3p"]
TOOLS: dict[str, Tool] = _items(_DATA["tools"], Tool)
SPACES: dict[str, Space] = {
    space.id: space for space in msgspec.convert(_DATA["spaces"]["items"], list[Space], strict=False)
}
IMITATE_PRICES: tuple[int, ...] = tuple(_DATA["imitate"]["prices"])
TEA = msgspec.convert(_DATA["tea"], Tea, strict=False)
BARN = msgspec.convert(_DATA["barn"], Barn, strict=False)
EQUIPMENT: dict[str, Equipment] = _items(_DATA["equipment"], Equipment)
HARBOR = msgspec.convert(_DATA["harbor"], Harbor, strict=False)
LAND: dict[str, Land] = _items(_DATA["land"], Land)
EMPTY = msgspec.convert(_DATA["land"]["empty"], EmptyLand, strict=False)
DIKE_ROOM: int = _DATA["land"]["dike_room"]
SUPPLY = msgspec.convert(_DATA["supply"], Supply, strict=False)
HOME = msgspec.convert(_DATA["home_board"], HomeBoard, strict=False)
DITCHES = msgspec.convert(_DATA["ditches"], Ditches, strict=False)
DESTINATIONS: dict[str, Destination] = _items(_DATA["destinations"], Destination)
BUILDING_PRICES: dict[str, dict[str, int]] = {k: v for k, v in _DATA["building_prices"].items() if k != "src"}
IN_PLAY: dict[str, dict[str, int]] = {k: v for k, v in _DATA["buildings_in_play"].items() if k != "src"}
BUILDINGS: dict[str, Building] = {
    building.id: building
    for building in msgspec.convert(_DATA["buildings"]["items"], list[Building], strict=False)
}
SETUP = msgspec.convert(_DATA["setup"], Setup, strict=False)
SPECIALTIES = msgspec.convert(_DATA["specialties"], Specialties, strict=False)
INVENTORY = msgspec.convert(_DATA["inventory"], Inventory, strict=False)
RAREST_VP: int = _DATA["animals_vp"]["rarest"]
SECOND_VP: int = _DATA["animals_vp"]["second"]
CELLS = HOME.rows * HOME.columns
DITCH_SUPPLY = SUPPLY.expansion["ditch"]
VEHICLES = tuple(kind for kind, item in EQUIPMENT.items() if item.vehicle)
LARGE_VEHICLES = tuple(kind for kind in VEHICLES if EQUIPMENT[kind].size == "large")
SHIP_SIZES = tuple(HARBOR.places)


def building_price(building: str) -> dict[str, int]:
    """Return the price of a building: its own, or that of its colour."""
    item = BUILDINGS[building]
    return item.price or BUILDING_PRICES[item.color]


def board(seats: int, expansion: bool) -> str:
    """Return which work board is used: "base", "tea_2" (also solo) or "tea_3"."""
    if not expansion:
        return "base"
    return "tea_3" if seats == 3 else "tea_2"


def _check() -> None:
    """Refuse data that can't be right: counts, lengths and references."""
    for tool in TOOLS.values():
        assert len(tool.values) == len(tool.vp) and list(tool.values) == sorted(tool.values)
        assert not tool.pairs or len(tool.pairs) == len(tool.values)
    for name, kinds in (("base", 15), ("tea_2", 17), ("tea_3", 18)):
        for season in (SUMMER, WINTER):
            count = sum(s.season == season and name in s.boards for s in SPACES.values())
            assert count == kinds, (name, season, count)
    assert all(space.tool in TOOLS for space in SPACES.values() if space.tool)
    flips = [(item.flips_to, EQUIPMENT) for item in EQUIPMENT.values() if item.flips_to]
    assert all(to in EQUIPMENT for to, _ in flips)
    assert all(tile.flips_to in LAND for tile in LAND.values() if tile.flips_to)
    assert sum(place.size for place in DESTINATIONS.values()) == len(HOME.travel.vp) - 1 == 19
    assert sum(not b.expansion for b in BUILDINGS.values()) == 31
    assert sum(b.expansion for b in BUILDINGS.values()) == 23
    assert all(b.replaced_by in BUILDINGS for b in BUILDINGS.values() if b.replaced_by)
    assert sum(len(columns) for columns in HOME.dikes.start.values()) == 5
    assert all(good.loads_as in GOODS for good in GOODS.values() if good.loads_as)


_check()
