"""The pathfinder track, and the clock of visits to Wellington."""

from engine.new_zealand.components import BOX, NODES
from engine.new_zealand.table.view import View
from renders.contract import Box, Say
from renders.kit import (
    CARD,
    GAIN,
    INK,
    INK2,
    MINUS,
    POINTS,
    SAND,
    TARGET,
    Canvas,
    Colour,
    Player,
    Sign,
    mix,
    shield,
    step,
    together,
    word,
)
from renders.kit.palette import FOREST, QUADRANTS, TEAL
from renders.kit.shapes import disc
from renders.new_zealand.signs import HOUSE, INGOT, KOTARE, palm

TRACK = BOX.pathfinder
NEEDED = {node.pathfinder for node in NODES.values() if node.pathfinder}
LEFT, PITCH, MIDDLE, TOP, BOTTOM = 96, 65.5, 886, 838, 934
CLOCK: Box = (373, 318, 752, 402)
GROUNDS = (
    SAND,
    QUADRANTS[0],
    FOREST,
    mix(FOREST, POINTS, 0.25),
    mix(FOREST, POINTS, 0.45),
    mix(FOREST, POINTS, 0.65),
)
"""Ever darker: the levels of the track."""
ARROWS: dict[str, Colour] = {"yellow": GAIN, "teal": TEAL, "red": MINUS}


def x_of(number: int) -> float:
    """Give the middle of a space of the track."""
    return LEFT + PITCH * number


def _levels() -> list[tuple[int, int, int]]:
    """Give the first and last space of each level, and its points."""
    found: list[tuple[int, int, int]] = []
    for number, points in enumerate(TRACK.vp):
        if found and found[-1][2] == points:
            found[-1] = (found[-1][0], number, points)
        else:
            found.append((number, number, points))
    return found


def _below(number: int) -> Sign | None:
    if number in NEEDED:
        return HOUSE
    if number in TRACK.gold:
        return INGOT
    if number == TRACK.choice:
        return together([step(2), word("/", INK2), palm(0, POINTS)])
    return None


def paint_track(canvas: Canvas, view: View) -> None:
    """Draw the track without pieces (fixed layer; it depends on the number of players alone)."""
    canvas.sign(KOTARE, 34, MIDDLE, 54)
    for index, (first, last, points) in enumerate(_levels()):
        ground = GROUNDS[index]
        box = (x_of(first) - 30, TOP, x_of(last) + 30, BOTTOM)
        canvas.panel(box, 12, ground, INK2, 2)
        if last > first:
            canvas.fill((x_of(first), MIDDLE - 2, x_of(last), MIDDLE + 1), INK2)
        if points:
            canvas.sign(shield(points), x_of(first), BOTTOM - 17, 29)
    for number in range(TRACK.last + 1):
        ink = number in NEEDED
        canvas.put(disc(17, INK if ink else CARD, INK, 2), x_of(number), MIDDLE)
        canvas.text(str(number), x_of(number), MIDDLE, 24, TARGET if ink else INK, "m")
        sign = _below(number)
        if sign is not None:
            canvas.sign(sign, x_of(number), BOTTOM - 17, 25)
    if view.step_tiles:
        canvas.sign(step(BOX.player_board.step_tile.front), x_of(view.step_tile_space), BOTTOM - 17, 26)


def paint_pieces(canvas: Canvas, view: View, players: tuple[Player, ...]) -> None:
    """Draw the pieces above their spaces, and say where the spaces are."""
    for number in range(TRACK.last + 1):
        here = [seat for seat, at in enumerate(view.pathfinder) if at == number]
        x = x_of(number)
        radius, pitch = (15, 32) if len(here) < 3 else (12, 23) if len(here) == 3 else (11, 20)
        for index, seat in enumerate(here):
            shift = (index - (len(here) - 1) / 2) * pitch
            canvas.put(players[seat].piece(radius, "piece", language=canvas.language), x + shift, TOP + 12)
        canvas.place(f"pathfinder:{number}", (x - 29, TOP - 2, x + 29, BOTTOM), (x, TOP), 20)


def _crossings(view: View) -> dict[int, str]:
    """Give the visits left at which each arrow is crossed, and its colour."""
    market = BOX.bonus_market
    columns = len(view.bonus_columns)
    last = len(market.row_prices)
    return {(last + 1 - row) * columns: colour for row, colour in market.arrows.items()}


def visits(view: View) -> int:
    """Give how many tiles are placed in a whole game, one a visit to Wellington."""
    market = BOX.bonus_market
    return (len(market.row_prices) - market.token_row) * len(view.bonus_columns) + 1


def paint_clock(canvas: Canvas, view: View, say: Say) -> None:
    """Draw how many visits to Wellington are left, one tick a visit, and the arrows that they cross."""
    left, top, right, bottom = CLOCK
    canvas.panel(CLOCK, 12, CARD, INK, 3)
    owner = view.token_owner
    canvas.sign(shield(BOX.bonus_market.token_vp, owner is None), left + 40, top + 42, 52)
    x = left + 82
    if view.phase == "play":
        taken = canvas.text(str(view.visits_left), x, top + 30, 46)
        text = say("renders.new_zealand.visits", count=view.visits_left)
        canvas.text(text, x + taken + 12, top + 32, 27, INK2, width=right - x - taken - 24)
    else:
        canvas.text(say("renders.new_zealand.last_turns"), x, top + 30, 34, MINUS, width=right - x - 16)
    total = visits(view)
    done = total - view.visits_left
    pitch = (right - 18 - x) / total
    for tick in range(total):
        box = (x + pitch * tick, bottom - 32, x + pitch * (tick + 1) - 3, bottom - 18)
        canvas.pen.rectangle(box, INK if tick < done else SAND, INK2, 1)
    for left_over, colour in _crossings(view).items():
        if colour in ARROWS:
            at = x + pitch * (total - left_over) - 1
            mark = [(at - 8, bottom - 8), (at, bottom - 26), (at + 8, bottom - 8)]
            canvas.pen.polygon(mark, ARROWS[colour], INK)
    canvas.place("token", CLOCK, corner=12)
