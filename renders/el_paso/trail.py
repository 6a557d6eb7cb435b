"""The trail: rails, tiles and sites, the last way, herders."""

from functools import partial

from engine.el_paso.components import BUILDINGS, COMPONENTS, NEUTRAL, PLACES
from engine.el_paso.view import PlaceView, View
from renders.contract import Box
from renders.el_paso.signs import SHIP, head, rows
from renders.kit import CARD, CASING, INK, PAPER, TARGET, WHITE, Canvas, Player, coin, shield
from renders.kit.sprites import Point
from renders.western import trail as western

CENTRES = {
    "EP": (152, 190),
    "S1": (412, 190),
    "B": (620, 190),
    "S2O": (866, 190),
    "S2I": (838, 312),
    "C": (1097, 345),
    "S3": (1097, 503),
    "D": (1097, 742),
    "E": (840, 742),
    "S4": (530, 742),
    "F": (186, 742),
    "S5O": (94, 602),
    "S5I": (274, 602),
    "G": (184, 477),
    "S6O": (94, 326),
    "S6I": (274, 326),
}
CORNERS: dict[tuple[str, str], tuple[Point, ...]] = {
    ("B", "S2I"): ((738, 190), (738, 312)),
    ("S2O", "C"): ((1097, 190),),
    ("S2I", "C"): ((1097, 312),),
    ("F", "S5O"): ((184, 742), (184, 662), (94, 662)),
    ("F", "S5I"): ((184, 742), (184, 662), (274, 662)),
    ("S5O", "G"): ((94, 545), (184, 545)),
    ("S5I", "G"): ((274, 545), (184, 545)),
    ("G", "S6O"): ((184, 399), (94, 399)),
    ("G", "S6I"): ((184, 399), (274, 399)),
    ("S6O", "EP"): ((94, 262), (184, 262), (184, 190)),
    ("S6I", "EP"): ((274, 262), (184, 262), (184, 190)),
}
FORKS: tuple[Point, ...] = ((738, 190), (184, 662), (184, 545), (184, 399), (184, 262))
"""Corners where a branch meets the trunk."""
CHEVRONS = {
    ("EP", "S1"): ((312, 190, 0),),
    ("S1", "B"): ((511, 190, 0),),
    ("S2O", "C"): ((962, 190, 0),),
    ("C", "S3"): ((1097, 428, 90),),
    ("S3", "D"): ((1097, 624, 90),),
    ("D", "E"): ((970, 742, 180),),
    ("E", "S4"): ((686, 742, 180),),
    ("S4", "F"): ((378, 742, 180),),
}
NEUTRAL_SIZE, NEUTRAL_PLATE = (172, 118), 50
BUILDING_SIZE, BUILDING_PLATE = (152, 102), 46
SITE_SIZE = (100, 78)
EL_PASO: Box = (16, 115, 288, 253)
PIECE, ACTIVE_PIECE, SMALL_PIECE = 27, 31, 20


PATHS = western.paths_between(
    [(place.id, then) for place in PLACES.values() for then in place.next],
    CENTRES,
    CORNERS,
    FORKS,
    {("S2O", "C"): 60},
)


def paint_rails(canvas: Canvas) -> None:
    """Draw the rails and their directions (fixed layer)."""
    western.paint_rails(canvas, PATHS, CHEVRONS)


def box_of(place: PlaceView) -> Box:
    """Give the box of what lies on a place: El Paso, a tile or an empty site."""
    if place.kind == "el_paso":
        return EL_PASO
    if place.kind == "neutral":
        return western.around(CENTRES[place.id], NEUTRAL_SIZE)
    return western.around(CENTRES[place.id], BUILDING_SIZE if place.tile else SITE_SIZE)


# ---- tiles


def _rows(canvas: Canvas, tile: str, box: Box) -> None:
    """Draw one row of signs for each entry of a tile, below the strip where herders stand."""
    actions = NEUTRAL[tile].actions if tile in NEUTRAL else BUILDINGS[int(tile[0])].side(tile[1]).actions
    western.paint_rows(canvas, rows(actions, 3 if tile in NEUTRAL else 2), box, 38, 0.92)


def _neutral(canvas: Canvas, tile: str) -> None:
    width, height = NEUTRAL_SIZE
    canvas.split((0, 0, width, height), INK, CARD, NEUTRAL_PLATE, 16, INK, 4)
    canvas.text(tile, NEUTRAL_PLATE / 2 + 3, height / 2 + 4, 42, WHITE, "m")
    _rows(canvas, tile, (NEUTRAL_PLATE + 14, 13, width - 8, height - 8))


def paint_building(canvas: Canvas, tile: str, player: Player, points: bool = False) -> None:
    """Draw a common building in its owner's colour, on a sheet of its own; with its points on a player's table."""
    width, height = canvas.image.size
    canvas.panel((0, 0, width, height), 16, player.look.colour, INK, 3)
    canvas.panel((BUILDING_PLATE, 8, width - 8, height - 8), 10, CARD, INK, 2)
    canvas.put(player.piece(15, "piece", language=canvas.language), BUILDING_PLATE / 2 + 1, height / 2 - 14)
    canvas.text(tile, BUILDING_PLATE / 2 + 1, height - 24, 34, player.look.letter, "m", width=38)
    right = width - 14
    if points:
        canvas.sign(shield(BUILDINGS[int(tile[0])].vp), width - 34, height - 34, 42)
        right = width - 60
    _rows(canvas, tile, (BUILDING_PLATE + 8, 16, right, height - 10))


def _site(canvas: Canvas, cost: int) -> None:
    width, height = SITE_SIZE
    canvas.fill(canvas.box, PAPER)
    canvas.dashes((0, 0, width, height), 12, CASING, 3, PAPER)
    canvas.sign(coin(cost), width / 2, height / 2, 52)


def _el_paso(canvas: Canvas, name: str) -> None:
    width, height = canvas.image.size
    canvas.split((0, 0, width, height), INK, CARD, 50, 16, INK, 4, across=True)
    canvas.text("A", 18, 28, 42, TARGET)
    canvas.text(name, 54, 28, 36, WHITE, width=width - 66)
    canvas.row([coin(COMPONENTS.el_paso.money), head("simmental"), SHIP], 16, 95, 38, gap=0.16)


def paint_tiles(canvas: Canvas, view: View, players: tuple[Player, ...], el_paso: str) -> None:
    """Draw everything that lies on the trail, and say where each place is."""
    for place in view.places:
        box = box_of(place)
        if place.kind == "el_paso":
            canvas.block(("el_paso", "EP", el_paso), box, 16, partial(_el_paso, name=el_paso))
        elif place.kind == "neutral":
            canvas.block(("el_paso", place.tile), box, 16, partial(_neutral, tile=place.tile))
        elif place.tile and place.owner is not None:
            owner = players[place.owner]
            key = ("el_paso", place.tile, owner.look.name, owner.letter)
            canvas.block(key, box, 16, partial(paint_building, tile=place.tile, player=owner))
        else:
            canvas.block(("el_paso", "site", place.cost), box, 12, partial(_site, cost=place.cost))
        canvas.place(
            place.id, box, _number(place, box), 22 if place.id in INNER else 29, mark="ring", corner=16
        )


INNER = {"S5I", "S6I"}
"""Spaces whose upper left corner would hide what stands above them."""


def _number(place: PlaceView, box: Box) -> tuple[float, float] | None:
    """Give the centre of a place's number where the upper left corner won't do."""
    if place.kind == "el_paso":
        return box[2] - 14, box[1] - 2
    return (box[0] - 18, CENTRES[place.id][1]) if place.id in INNER else None


# ---- the last way, and herders


def paint_way(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the last way along the rails, with its direction."""
    western.paint_way(canvas, "el_paso", view.way, PATHS, CHEVRONS, players)


def paint_origin(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw a hollow shape where the last way began."""
    if view.way is not None and view.way.moved:
        place = next(place for place in view.places if place.id == view.way.places[0])
        western.paint_origin(canvas, players[view.way.seat], 19, len(place.herders), partial(stand, place))


def stand(place: PlaceView, index: int, count: int) -> tuple[float, float]:
    """Give the centre of the index-th of several herders on a place: on its upper right edge, El Paso's inside."""
    _, top, right, _ = box_of(place)
    pitch = 50 if count <= 3 else 38
    if place.kind == "el_paso":
        return right - (38 if count < 3 else 28) - (58 if count < 3 else 39) * index, top + 94
    return right - 28 - pitch * index, top - 14


def paint_herders(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the herders, the active one larger and on top."""
    for place in view.places:
        crowded = len(place.herders) > (2 if place.kind == "el_paso" else 3)
        radii = (SMALL_PIECE, SMALL_PIECE) if crowded else (ACTIVE_PIECE, PIECE)
        western.paint_pieces(canvas, place.herders, view.active, radii, players, partial(stand, place))
