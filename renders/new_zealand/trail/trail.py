"""The trail: rails, hazard zones, tiles and sites, the last way, runholders."""

from functools import partial

from engine.new_zealand.components import BOX, HAZARDS, NODES
from engine.new_zealand.printed.boards import Node
from engine.new_zealand.table.view import NodeView, View
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    CASING,
    INK,
    PAPER,
    TARGET,
    WHITE,
    Canvas,
    Player,
    Sign,
    icon,
    mix,
    shield,
    word,
)
from renders.kit.palette import FOREST, SEA, STONE
from renders.kit.shapes import disc
from renders.kit.tracks import band
from renders.new_zealand.signs import GRASS, KOTARE, compact, rows, signs, toll
from renders.new_zealand.signs import ZONES as ZONE_SIGNS
from renders.new_zealand.trail import trail_map
from renders.new_zealand.trail.trail_map import CENTRES, CHEVRONS, NEUTRAL, PATHS, ZONES, box_of
from renders.western import trail as western

PLATE, BUILDING_PLATE = 42, 38
PIECE, ACTIVE_PIECE, SMALL_PIECE = 25, 28, 19
GROUNDS = {"rockfall": STONE, "flood": SEA}


def paint_rails(canvas: Canvas) -> None:
    """Draw the hazard zones, the rails and their directions (fixed layer)."""
    for zone, (line, width) in ZONES.items():
        band(canvas, [line], width, mix(GROUNDS[zone], PAPER, 0.25))
    western.paint_rails(canvas, PATHS, CHEVRONS)
    canvas.pen.polygon(((2, 700), (26, 700), (46, 730), (26, 760), (2, 760)), INK)


# ---- tiles


def _rows(canvas: Canvas, entries: list[list[Sign]], box: Box) -> None:
    western.paint_rows(canvas, entries, box, 34, 0.94)


def _neutral(canvas: Canvas, letter: str, side: str) -> None:
    width, height = NEUTRAL
    sides = BOX.neutral_buildings[letter]
    canvas.split((0, 0, width, height), INK, CARD, PLATE, 16, INK, 4)
    two = len(sides) > 1
    canvas.text(letter, PLATE / 2 + 2, height / 2 - (8 if two else 0), 40, WHITE, "m")
    if two:
        canvas.text(side, PLATE / 2 + 2, height - 26, 26, TARGET, "m")
    actions = sides[side if two else "I"]
    _rows(canvas, rows(actions), (PLATE + 8, 10, width - 6, height - 6))


def paint_building(canvas: Canvas, tile: str, player: Player, points: bool = False) -> None:
    """Draw a private building in its owner's colour; with its points where there is room for them."""
    width, height = canvas.image.size
    canvas.panel((0, 0, width, height), 14, player.look.colour, INK, 3)
    canvas.panel((BUILDING_PLATE, 7, width - 7, height - 7), 9, CARD, INK, 2)
    canvas.put(player.piece(13, "piece", language=canvas.language), BUILDING_PLATE / 2 + 1, height / 2 - 18)
    size = 27 if len(tile) < 3 else 22
    canvas.text(tile, BUILDING_PLATE / 2 + 1, height / 2 + 11, size, player.look.letter, "m")
    building = BOX.private_buildings[tile]
    right = width - 12
    if points:
        canvas.sign(shield(building.vp), width - 30, height - 30, 38)
        right = width - 52
    entries = [compact(row) for row in rows(building.actions, 2)]
    _rows(canvas, entries, (BUILDING_PLATE + 6, 11, right, height - 10))


def _risk(node: Node) -> list[Sign]:
    return signs(BOX.trail.risk_actions[node.risk])


def _site(canvas: Canvas, space: str) -> None:
    width, height = canvas.image.size
    node = NODES[space]
    ground = FOREST if node.grass else PAPER
    canvas.fill(canvas.box, ground)
    canvas.dashes((0, 0, width, height), 12, CASING, 3, ground)
    entries: list[list[Sign]] = []
    if node.pathfinder:
        entries.append([KOTARE, word(node.pathfinder)])
    if node.risk:
        entries.append(_risk(node))
    if node.grass:
        entries.append([GRASS])
    if not entries:
        canvas.sign(icon("house", faded=PAPER), width / 2, height / 2, 38)
        return
    pitch = (height - 8) / len(entries)
    for row, entry in enumerate(entries):
        size = 46 if node.grass and len(entries) == 1 else min(34, round(pitch * 0.95))
        canvas.row(entry, width / 2, 4 + pitch * (row + 0.5), size, "m", width=width - 12)


def paint_hazard(canvas: Canvas, kind: str) -> None:
    """Draw a hazard tile on a sheet of its own: its zone, its points."""
    width, height = canvas.image.size
    data = HAZARDS[kind]
    canvas.panel(canvas.box, 12, GROUNDS[data.zone], INK, 4)
    canvas.sign(ZONE_SIGNS[data.zone], 6, height / 2, 42, "l")
    canvas.sign(shield(data.vp), width - 7, 22, 32, "r")


def _wellington(canvas: Canvas, name: str) -> None:
    canvas.panel(canvas.box, 14, CARD, INK, 4)
    canvas.split(canvas.box, INK, CARD, 138, 14, INK, 4)
    canvas.sign(icon("ship", TARGET), 69, 34, 42)
    canvas.text(name, 69, 72, 26, WHITE, "m", width=124)


def paint_wellington(canvas: Canvas, name: str) -> None:
    """Draw Wellington without its foresight tiles."""
    canvas.block(
        ("new_zealand", "wellington", name), trail_map.WELLINGTON_BOX, 14, partial(_wellington, name=name)
    )


def _extras(canvas: Canvas, node: NodeView, free: bool) -> None:
    """Hang on a building's edge what its space still gives, and its toll."""
    assert node.owner is not None
    left, _, right, bottom = box_of(node)
    data, tile = NODES[node.id], BOX.private_buildings[node.tile]
    if data.grass:
        canvas.put(disc(17, FOREST, INK, 2), left + 10, bottom - 2)
        canvas.sign(GRASS, left + 10, bottom - 2, 24)
    if data.risk:
        chip = (left - 6, bottom - 14, left + 68, bottom + 16)
        canvas.panel(chip, 8, CARD, INK, 2)
        canvas.row(_risk(data), (chip[0] + chip[2]) / 2, (chip[1] + chip[3]) / 2, 25, "m", width=66)
    if tile.hand:
        canvas.sign(toll(tile.hand, free), right - 6, bottom - 4, 38)


def _tile(canvas: Canvas, node: NodeView, view: View, players: tuple[Player, ...], free: bool) -> None:
    box = box_of(node)
    if node.kind == "neutral":
        key = ("new_zealand", "neutral", node.tile, view.side)
        canvas.block(key, box, 16, partial(_neutral, letter=node.tile, side=view.side))
    elif node.kind in ZONES:
        if node.tile:
            canvas.block(("new_zealand", node.tile), box, 12, partial(paint_hazard, kind=node.tile))
            canvas.sign(toll(HAZARDS[node.tile].hand, free), box[2] - 14, box[3] - 8, 36)
        else:
            canvas.dashes(box, 12, fill=mix(GROUNDS[node.kind], PAPER, 0.25))
            canvas.text(str(NODES[node.id].number), CENTRES[node.id][0], CENTRES[node.id][1], 34, CASING, "m")
    elif node.owner is not None:
        owner = players[node.owner]
        key = ("new_zealand", node.tile, owner.look.name, owner.letter)
        canvas.block(key, box, 14, partial(paint_building, tile=node.tile, player=owner))
        _extras(canvas, node, free)
    elif node.kind == "build":
        canvas.block(("new_zealand", "site", node.id), box, 12, partial(_site, space=node.id))


def paint_tiles(canvas: Canvas, view: View, players: tuple[Player, ...], request: Request) -> None:
    """Draw everything that lies on the trail, and say where each space is."""
    free = request.seat is not None and view.players[request.seat].no_fees
    for node in view.nodes:
        _tile(canvas, node, view, players, free)
        centre, radius = trail_map.number_at(node)
        mark = "brackets" if node.kind == "start" else "ring"
        canvas.place(
            node.id, box_of(node), centre, radius, mark=mark, corner=16 if node.kind == "neutral" else 13
        )


# ---- the last way, and runholders


def paint_way(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the last way along the rails, with its direction."""
    western.paint_way(canvas, "new_zealand", view.way, PATHS, CHEVRONS, players)


def paint_origin(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw a hollow shape where the last way began."""
    if view.way is not None and view.way.moved:
        node = next(node for node in view.nodes if node.id == view.way.places[0])
        stand = partial(trail_map.stand, node)
        western.paint_origin(canvas, players[view.way.seat], 18, len(node.runholders), stand)


def paint_runholders(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the runholders, the active one larger and on top."""
    for node in view.nodes:
        radii = (SMALL_PIECE, SMALL_PIECE) if len(node.runholders) > 3 else (ACTIVE_PIECE, PIECE)
        stand = partial(trail_map.stand, node)
        western.paint_pieces(canvas, node.runholders, view.active, radii, players, stand)
