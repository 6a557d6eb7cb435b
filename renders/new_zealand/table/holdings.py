"""What lies beside a player board: objectives, hazards, tiles, the step and fee tile, private buildings."""

from collections.abc import Callable, Sequence
from functools import partial

from engine.new_zealand.components import (
    BONUS_TILES,
    BOX,
    BREEDS,
    BUILD_SPACES,
    CARDS,
    HARBOURS,
    HAZARDS,
    MASTERS,
    POSTS,
)
from engine.new_zealand.components import (
    building as building_data,
)
from engine.new_zealand.table.view import SeatView, View
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    GAIN,
    INK,
    INK2,
    LINE,
    NIGHT,
    PAPER,
    SAND,
    Canvas,
    Player,
    Sign,
    caption,
    icon,
    shield,
    step,
    word,
)
from renders.kit.palette import SEA, STONE, TOKEN
from renders.kit.shapes import disc
from renders.new_zealand.signs import ZONES, bonus_effect, master_gain, master_worth, toll
from renders.new_zealand.table import cards

TOP, LOW_TOP = 996, 1122
OBJECTIVES: Box = (14, TOP, 458, 1188)
HAZARDS_BOX: Box = (474, TOP, 622, 1084)
TILES: Box = (636, TOP, 1034, 1084)
STEP: Box = (1048, TOP, 1186, 1084)
RULES = BOX.objectives
GROUNDS = {"rockfall": STONE, "flood": SEA}


# ---- objectives


def _seen(seat: SeatView) -> tuple[str, ...]:
    """Give all cards of the seat that can be seen."""
    return (*(seat.hand or ()), *seat.revealed, *seat.discard, *seat.deck_top)


def _colours(seat: SeatView) -> set[str]:
    return {BREEDS[card].colour for card in _seen(seat) if card in BREEDS}


def _craftsmen(view: View, seat: SeatView) -> list[int]:
    return [BOX.private_buildings[n.tile].craftsmen for n in view.nodes if n.owner == seat.seat]


def _stores(view: View, seat: SeatView) -> bool:
    return any(seat.seat in h.seats and HARBOURS[h.id].size != "medium" for h in view.harbours)


_MET: dict[str, Callable[[View, SeatView], bool]] = {
    "TP13": lambda v, s: any(s.seat in p.discs and POSTS[p.id].value >= RULES.post_value for p in v.posts),
    "BLD": lambda v, s: bool(_craftsmen(v, s)),
    "BLD4": lambda v, s: any(need >= RULES.craftsmen for need in _craftsmen(v, s)),
    "SHR2": lambda v, s: BOX.player_board.workers.printed + len(s.workers["shearer"]) >= RULES.shearers,
    "STO": _stores,
    "S2": lambda v, s: not _colours(s).isdisjoint(RULES.low_sheep),
    "S4": lambda v, s: not _colours(s).isdisjoint(RULES.high_sheep),
    "FER": lambda v, s: any(CARDS[card].ferry for card in _seen(s)),
    "PF6": lambda v, s: s.pathfinder >= RULES.pathfinder_spaces,
    "FLD": lambda v, s: any(HAZARDS[kind].zone == "flood" for kind in s.hazards),
}
"""Whether a task is seen to be met, taken on its own."""


def met(view: View, seat: SeatView, tasks: Sequence[str]) -> list[bool]:
    """Tell for each task whether it is seen to be met, taken on its own."""
    return [_MET[task](view, seat) for task in tasks]


def paint_objectives(canvas: Canvas, view: View, seat: SeatView, request: Request) -> None:
    """Draw the objective area, narrower cards if there are many."""
    caption(canvas, request.say("renders.new_zealand.objectives"), 14, 976, width=440)
    left, top, right, bottom = OBJECTIVES
    count = max(3, len(seat.objectives))
    width = (right - left - 8 * (count - 1)) // count
    for index in range(count):
        x = left + (width + 8) * index
        box = (x, top, x + width, bottom)
        if index >= len(seat.objectives):
            canvas.dashes(box, 12)
            canvas.sign(icon("flag", faded=PAPER), x + width / 2, (top + bottom) / 2, 56)
            continue
        tile = seat.objectives[index]
        data = CARDS[tile.id].objective
        assert data is not None
        known: list[bool] | None = None
        if tile.fulfilled is not None:
            known = [tile.fulfilled or seen for seen in met(view, seat, data.tasks)]
        key = ("new_zealand", "own", tile.id, tile.fulfilled, tuple(known or ()))
        paint = partial(cards.paint_objective, data=data, met=known, fulfilled=tile.fulfilled)
        canvas.block(key, box, 12, paint)
    canvas.place("objectives", OBJECTIVES)


# ---- tiles


def paint_hazards(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the hazard tiles won, by zone: how many, and their points together."""
    caption(canvas, request.say("renders.new_zealand.hazards"), HAZARDS_BOX[0], 976, width=150)
    left, top, right, _ = HAZARDS_BOX
    for row, (zone, sign) in enumerate(ZONES.items()):
        own = [HAZARDS[kind] for kind in seat.hazards if HAZARDS[kind].zone == zone]
        box = (left, top + 46 * row, right, top + 46 * row + 42)
        y = top + 46 * row + 21
        if not own:
            canvas.locked(box, 10)
            canvas.sign(icon({"rockfall": "rocks", "flood": "waves"}[zone], faded=SAND), left + 28, y, 32)
            continue
        canvas.panel(box, 10, GROUNDS[zone], INK, 3)
        canvas.sign(sign, left + 28, y, 32)
        canvas.text(f"×{len(own)}", left + 54, y, 32)
        canvas.sign(shield(sum(kind.vp for kind in own)), right - 8, y, 34, "r")


def _tile(canvas: Canvas, signs: list[Sign], points: int, count: int, dark: bool) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 8, NIGHT if dark else TOKEN, INK, 2)
    right = width - 5.0
    if points:
        canvas.sign(shield(points), right, height / 2, 30, "r")
        right -= 33
    if count > 1:
        right -= 2 + canvas.text(f"×{count}", right, height / 2, 24, CARD if dark else INK, "r")
    if signs:
        canvas.panel((5, 5, right - 2, height - 5), 6, CARD, None, 0)
        canvas.row(signs, (5 + right) / 2, height / 2, 30, "m", width=right - 14)


def _drawn_tiles(seat: SeatView) -> list[tuple[tuple[object, ...], Callable[[Canvas], None]]]:
    """Give a key and a drawing for each kind of tile of the seat."""
    found: list[tuple[tuple[object, ...], Callable[[Canvas], None]]] = []
    for name in dict.fromkeys(seat.bonus_tiles):
        data, count = BONUS_TILES[name], seat.bonus_tiles.count(name)
        paint = partial(_tile, signs=bonus_effect(data), points=data.vp, count=count, dark=True)
        found.append((("bonus", name, count), paint))
    for name in seat.masters:
        master = MASTERS[name]
        signs = [*master_gain(master), word("|", LINE), *master_worth(master)]
        found.append((("master", name), partial(_tile, signs=signs, points=master.vp, count=1, dark=False)))
    return found


def paint_tiles(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw bonus tiles (dark), harbour masters (light) and the market token, smaller if there are many."""
    left, top, right, bottom = TILES
    caption(canvas, request.say("renders.new_zealand.tiles"), left, 976, width=340)
    if seat.market_token:
        canvas.put(disc(20, GAIN, INK, 3), right - 24, 974)
        canvas.sign(shield(BOX.bonus_market.token_vp), right - 24, 975, 24)
    found = _drawn_tiles(seat)
    lines = 2 if len(found) <= 8 else 3
    columns = max(3, -(-len(found) // lines))
    width = (right - left - 6 * (columns - 1)) / columns
    height = (bottom - top - 4 * (lines - 1)) / lines
    for index in range(columns * lines):
        x, y = left + (width + 6) * (index % columns), top + (height + 4) * (index // columns)
        box = (x, y, x + width, y + height)
        if index < len(found):
            key, paint = found[index]
            canvas.block(("new_zealand", "own", *key), box, 8, paint)
        else:
            canvas.dashes(box, 8, LINE, 2)


def paint_step(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the step tile and the fee tile."""
    caption(canvas, request.say("renders.new_zealand.step"), STEP[0], 976, width=140)
    left, top, right, bottom = STEP
    half = (left + right) / 2 - 16
    first, second = (left, top, half - 3, bottom), (half + 3, top, right, bottom)
    if seat.step_tile:
        canvas.panel(first, 10)
        canvas.sign(step(f"+{seat.step_tile}"), (first[0] + first[2]) / 2, top + 44, 44)
    else:
        canvas.dashes(first, 10)
        canvas.sign(icon("step", faded=PAPER), (first[0] + first[2]) / 2, top + 44, 40)
    canvas.panel(second, 10)
    for hand, x in (("black", second[0] + 27), ("green", second[0] + 64)):
        canvas.sign(toll(hand, seat.no_fees), x, top + 44, 31)
    canvas.place("step_tile", first, (first[0] + 8, top - 2), 22)
    canvas.place("fee_tile", second, (second[0] + 8, top - 2), 22)


# ---- private buildings


def paint_buildings(canvas: Canvas, view: View, seat: SeatView, player: Player, request: Request) -> None:
    """Draw the private buildings: those on the trail filled, the others with the craftsmen that they need."""
    caption(canvas, request.say("renders.new_zealand.buildings"), 474, 1104, width=500)
    built = {node.tile for node in view.nodes if node.owner == seat.seat and node.id in BUILD_SPACES}
    for index, side in enumerate(view.sides):
        number = index + 1
        left = 474 + 71.6 * index
        box = (left, LOW_TOP, left + 66, 1188)
        tile = f"{number}{side}"
        done = tile in built
        mine = number in seat.buildings
        ground, ink = (player.look.colour, player.look.letter) if done else (CARD if mine else SAND, INK)
        canvas.panel(box, 10, ground, INK if done or mine else LINE, 3)
        canvas.text(tile, left + 33, LOW_TOP + 20, 27, ink, "m")
        if done:
            canvas.sign(icon("house", ink), left + 33, LOW_TOP + 47, 30)
        else:
            need = building_data(number, side).craftsmen
            canvas.row(
                [icon("hammer", INK if mine else INK2), word(need)],
                left + 33,
                LOW_TOP + 47,
                28,
                "m",
                gap=0.05,
            )
        canvas.place(f"building:{number}", box, (left + 8, LOW_TOP - 4), 22)
