"""Setting the game up (rulebook p.4, booklet pp.3, 6)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.animals.keeping import arrange_anew
from engine.arle.components import (
    BONUS_3P,
    BUILDINGS,
    CELLS,
    COLORS,
    DESTINATIONS,
    GOODS,
    HALF_YEARS,
    HOME,
    IN_PLAY,
    LAND,
    SETUP,
    SUPPLY,
    TOOLS,
    board,
)
from engine.arle.farm.land import covered
from engine.arle.half_year.half_years import turn_order
from engine.arle.printed.shapes import Building
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import add_piece
from engine.kernel import Chance, GameOption, OptionValue

_NEW, _HOUSES = "arle.options.new_buildings", "arle.options.houses"
_ONLY_NEW = (("new_buildings", "only"), ("new_buildings_of_three", "only"))
OPTIONS = (
    GameOption("expansion", "arle.options.expansion", False, seats=(1, 2)),
    GameOption("new_buildings", _NEW, "mixed", ("mixed", "only"), seats=(1, 2), needs=("expansion", True)),
    GameOption("new_buildings_of_three", _NEW, "mixed", ("mixed", "only"), seats=(3,)),
    GameOption("houses", _HOUSES, "random", ("random", "recommended", "starter", "all"), unless=_ONLY_NEW),
    GameOption("inns", "arle.options.inns", "random", ("random", "recommended"), unless=_ONLY_NEW),
    GameOption("declare_idle", "arle.options.declare_idle", True),
    GameOption("choose_cells", "arle.options.choose_cells", False, seats=(1, 2), needs=("expansion", False)),
    GameOption("pause_before_supplies", "arle.options.pause_before_supplies", False),
)


def new_state(seats: int, options: Mapping[str, OptionValue], chance: Chance) -> Arle:
    """Return the start position. With three players Tea & Trade is always part of it."""
    expansion = bool(options["expansion"]) or seats == 3
    state = Arle(chance=chance, seats=seats, expansion=expansion, half_years=HALF_YEARS[seats])
    state.declare_idle = bool(options["declare_idle"])
    state.choose_cells = bool(options["choose_cells"])
    state.pause_before_supplies = bool(options["pause_before_supplies"])
    state.marker = chance.below(seats)
    state.order = turn_order(state, state.marker)
    state.done = [False] * seats
    state.supply = _supply(seats, expansion)
    state.sale = _display(state, options)
    state.farms = [_farm(state) for _ in range(seats)]
    if seats == 3:
        state.phase = "specialties"
    state.tell("start", state.marker)
    return state


def _supply(seats: int, expansion: bool) -> dict[str, int]:
    """Return the piles of tiles, before the home boards are laid."""
    piles = dict(SUPPLY.base)
    if seats == 3:
        for pile, count in SUPPLY.extra_3p.items():
            piles[pile] += count
    return piles | (SUPPLY.expansion if expansion else {})


def _farm(state: Arle) -> Farm:
    """Lay out one home board with everything on and beside it."""
    goods = {good: item.start for good, item in GOODS.items()}
    given = SETUP.expansion if state.expansion else SETUP.base
    for good, count in [*given.items(), *(BONUS_3P.items() if state.seats == 3 else ())]:
        goods[good] += count
    tools = {tool: 0 for tool, item in TOOLS.items() if state.expansion or not item.expansion}
    farm = Farm(goods, tools, [""] * CELLS, [0] * CELLS, {}, list(DESTINATIONS))
    for cell, tile in HOME.start.items():
        for half in covered(cell, tile):
            farm.land[half] = tile
        if LAND[tile].stack:
            state.supply[LAND[tile].stack] -= 1
        if tile == "small_boardwalk":
            farm.peat[cell] = HOME.boardwalk_peat[state.seats]
    for kind in SETUP.equipment_3p if state.seats == 3 else ():
        add_piece(state, farm, kind)
    arrange_anew(farm)
    return farm


def _display(state: Arle, options: Mapping[str, OptionValue]) -> list[str]:
    """Return the buildings on display, in the order of the component list."""
    wanted = IN_PLAY[board(state.seats, state.expansion)]
    chosen: list[str] = []
    for color in COLORS:
        preferred, others = _pools(state, color, options)
        chosen += _drawn(state.chance, preferred, others, wanted[color])
    return sorted(chosen, key=list(BUILDINGS).index)


def _drawn(chance: Chance, preferred: list[str], others: list[str], count: int) -> list[str]:
    """Return `count` random buildings, the preferred ones first."""
    picked: list[str] = []
    for pool in (preferred, others):
        while pool and len(picked) < count:
            picked.append(pool[0] if len(pool) <= count - len(picked) else chance.pick(pool))
            pool.remove(picked[-1])
    return picked


def _pools(state: Arle, color: str, options: Mapping[str, OptionValue]) -> tuple[list[str], list[str]]:
    """Return the buildings of a colour to draw from, and those to fill up with."""
    pool = [item for item in BUILDINGS.values() if item.color == color and _in_box(state, item)]
    preferred = [item for item in pool if _preferred(state, item, options)]
    others = [item for item in pool if item not in preferred and item.set != "starter"]
    return [item.id for item in preferred], [item.id for item in others]


def _in_box(state: Arle, item: Building) -> bool:
    """Tell whether the building can be in play at all: starred ones replace their namesakes."""
    if not state.expansion:
        return not item.expansion
    return not item.replaced_by and item.seats <= state.seats


def _preferred(state: Arle, item: Building, options: Mapping[str, OptionValue]) -> bool:
    if item.color in ("green", "yellow", "blue") and _only_new(state, options):
        return item.expansion
    if item.color == "green" and options["houses"] != "random":
        return _house_wanted(item, str(options["houses"]))
    if item.color == "blue" and options["inns"] == "recommended":
        return item.set == "first" or item.id in _stars("first")
    return item.set != "starter"


def _only_new(state: Arle, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether the table plays with the new green, yellow and blue buildings only (booklet p.3)."""
    new = options["new_buildings_of_three" if state.seats == 3 else "new_buildings"]
    return state.expansion and new == "only"


def _house_wanted(item: Building, wanted: str) -> bool:
    return wanted == "all" or item.set == {"recommended": "first", "starter": "starter"}[wanted]


def _stars(wanted: str) -> list[str]:
    """Return the starred versions of the recommended buildings."""
    return [item.replaced_by for item in BUILDINGS.values() if item.set == wanted and item.replaced_by]
