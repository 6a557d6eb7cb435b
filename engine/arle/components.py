"""The printed numbers of both boxes, loaded once from components.yaml into frozen structs and checked."""

from pathlib import Path

from engine.arle.printed import checks
from engine.arle.printed.box import Box
from engine.arle.printed.shapes import Building, Destination, Equipment, Good, Land, Space, Tool
from engine.kernel.components import Data, decode, read

SUMMER, WINTER = "summer", "winter"
ANIMALS = ("sheep", "cattle", "horse")
COLORS = ("green", "yellow", "orange", "blue", "red")


def boxed(data: Data) -> Box:
    """Decode and check the data. Raises ComponentError."""
    return decode(data, Box, checks.faults)


DATA = read("arle", Path(__file__).with_name("components.yaml"))
BOX = boxed(DATA)

HALF_YEARS = BOX.game.half_years
WORKERS = BOX.game.workers
SPECIAL_ACTIONS = BOX.game.special_actions
GOODS: dict[str, Good] = BOX.goods.items
STAND_INS = BOX.goods.stand_ins
#: {asked good: the good that may be paid instead}.
SUBSTITUTE: dict[str, str] = {asked: paid for paid, asked in STAND_INS.items()}
BONUS_3P = BOX.goods.bonus_3p
TOOLS: dict[str, Tool] = BOX.tools.items
SPACES: dict[str, Space] = {space.id: space for space in BOX.spaces.items}
IMITATE_PRICES = BOX.imitate.prices
TEA = BOX.tea
BARN = BOX.barn
EQUIPMENT: dict[str, Equipment] = BOX.equipment.items
HARBOR = BOX.harbor
LAND: dict[str, Land] = BOX.land.items
EMPTY = BOX.land.empty
DIKE_ROOM = BOX.land.dike_room
SUPPLY = BOX.supply
HOME = BOX.home_board
DITCHES = BOX.ditches
DESTINATIONS: dict[str, Destination] = BOX.destinations.items
BUILDING_PRICES: dict[str, dict[str, int]] = {
    color: getattr(BOX.building_prices, color) for color in COLORS if hasattr(BOX.building_prices, color)
}
IN_PLAY: dict[str, dict[str, int]] = {
    board: getattr(BOX.buildings_in_play, board) for board in ("base", "tea_2", "tea_3")
}
BUILDINGS: dict[str, Building] = {building.id: building for building in BOX.buildings.items}
SETUP = BOX.setup
SPECIALTIES = BOX.specialties
INVENTORY = BOX.inventory
RAREST_VP = BOX.animals_vp.rarest
SECOND_VP = BOX.animals_vp.second
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
