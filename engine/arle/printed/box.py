"""Everything in both boxes: the shape of `components.yaml` as a whole."""

from engine.arle.printed import shapes
from engine.kernel.components import Printed


class Course(Printed, frozen=True):
    """Half-years by the number of players, the workers of a player, special actions of a half-year by players."""

    half_years: dict[int, int]
    workers: int
    special_actions: dict[int, int]


class Goods(Printed, frozen=True):
    """All goods; `stand_ins` may be paid for others; with three players everybody starts with `bonus_3p` more."""

    items: dict[str, shapes.Good]
    stand_ins: dict[str, str]
    bonus_3p: dict[str, int]
    bonus_3p_src: str = ""


class Tools(Printed, frozen=True):
    """All tools' tracks."""

    items: dict[str, shapes.Tool]


class Spaces(Printed, frozen=True):
    """All work spaces, in printed order."""

    items: tuple[shapes.Space, ...]


class Imitate(Printed, frozen=True):
    """Food for the first, second ... imitation of a half-year."""

    prices: tuple[int, ...]


class AllEquipment(Printed, frozen=True):
    """Vehicles, plows, peat boats and ships."""

    items: dict[str, shapes.Equipment]


class AllLand(Printed, frozen=True):
    """Land tiles, empty land, and the animals that a dike holds."""

    items: dict[str, shapes.Land]
    empty: shapes.EmptyLand
    dike_room: int


class Destinations(Printed, frozen=True):
    """All travel destinations."""

    items: dict[str, shapes.Destination]


class BuildingPrices(Printed, frozen=True):
    """Prices by the buildings' colour; orange ones have their own."""

    green: dict[str, int]
    yellow: dict[str, int]
    blue: dict[str, int]
    red: dict[str, int]


class BuildingsInPlay(Printed, frozen=True):
    """How many buildings of each colour are in play, by the work board."""

    base: dict[str, int]
    tea_2: dict[str, int]
    tea_3: dict[str, int]


class Buildings(Printed, frozen=True):
    """All buildings."""

    items: tuple[shapes.Building, ...]


class AnimalPoints(Printed, frozen=True):
    """Points of each animal of the rarest and of the second rarest kind."""

    rarest: int
    second: int


class ScoreReference(Printed, frozen=True):
    """What the rulebook calls a good score alone."""

    solo: int


class Box(Printed, frozen=True):
    """Everything in both boxes."""

    game: Course
    goods: Goods
    tools: Tools
    spaces: Spaces
    imitate: Imitate
    tea: shapes.Tea
    barn: shapes.Barn
    equipment: AllEquipment
    harbor: shapes.Harbor
    land: AllLand
    supply: shapes.Supply
    home_board: shapes.HomeBoard
    ditches: shapes.Ditches
    destinations: Destinations
    building_prices: BuildingPrices
    buildings_in_play: BuildingsInPlay
    buildings: Buildings
    setup: shapes.Setup
    specialties: shapes.Specialties
    inventory: shapes.Inventory
    animals_vp: AnimalPoints
    score_reference: ScoreReference
    flips_src: str = ""
