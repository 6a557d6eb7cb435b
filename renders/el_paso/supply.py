"""The supply below the trail: train, objective and bonus tiles, workers, cattle market, buildings."""

from functools import partial

from engine.el_paso.components import BONUSES, BREEDS, BUILDINGS, OBJECTIVES, TRAIN
from engine.el_paso.printed.shapes import WORKERS, BonusTile, ObjectiveTile
from engine.el_paso.view import DisplayView, View
from renders.contract import Box, Say
from renders.el_paso.signs import CERT, HOUSE, TILE, head, signs
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    NIGHT,
    SAND,
    WHITE,
    Canvas,
    Sign,
    caption,
    icon,
    pill,
    shield,
    small,
    word,
    worker,
)
from renders.kit.palette import ORANGE, PURPLE

BAND: Box = (0, 816, 1200, 1080)
TRAIN_TOP, TILE_HEIGHT, MARKET_TOP = 851, 92, 981
BELL = icon("bell", CARD)


def paint_captions(canvas: Canvas, say: Say) -> None:
    """Draw the ground of the band and its titles (fixed layer)."""
    canvas.fill(BAND, SAND)
    for key, x, y, width in (
        ("train", 14, 834, 480),
        ("objectives", 520, 834, 350),
        ("bonuses", 886, 834, 300),
        ("workers", 14, 962, 340),
        ("market", 376, 962, 410),
        ("buildings", 806, 962, 380),
    ):
        caption(canvas, say(f"renders.el_paso.{key}"), x, y, width=width)


# ---- train


def _train(canvas: Canvas, card: str, side: str) -> None:
    width, height = canvas.image.size
    data = TRAIN[card]
    canvas.split((0, 0, width, height), ORANGE, CARD, 44, 10)
    canvas.fill((44, 3, 47, height - 3), INK)
    canvas.sign(icon("wrench", WHITE), 24, 26, 34)
    canvas.text(str(data.engineers), 24, 66, 42, INK, "m")
    entries = [signs(entry) for entry in data.side(side).actions]
    pitch = (height - 10) / len(entries)
    for row, entry in enumerate(entries):
        canvas.row(
            entry,
            (47 + width) / 2,
            5 + pitch * (row + 0.5),
            min(44, round(pitch * 0.9)),
            "m",
            width=width - 56,
        )


def paint_train(canvas: Canvas, view: View) -> None:
    """Draw the train cards."""
    for index, card in enumerate(view.train):
        left = 14 + 124 * index
        box = (left, TRAIN_TOP, left + 118, TRAIN_TOP + TILE_HEIGHT)
        canvas.block(("el_paso", card.id, card.side), box, 10, partial(_train, card=card.id, side=card.side))
        canvas.place(f"train:{card.id}", box, (left + 8, TRAIN_TOP - 8), 24)


# ---- objectives and bonus tiles


def requirements(tile: ObjectiveTile, more: str = "+") -> list[list[Sign]]:
    """Give one row of signs for each thing that an objective asks for."""
    found: list[list[Sign]] = []
    if tile.building:
        found.append([HOUSE, word(f"{tile.building}{more}")])
    if tile.post:
        found.append([pill(f"{tile.post}{more}")])
    if tile.breed:
        found.append([head(tile.breed)])
    return found


def _objective(canvas: Canvas, tile: ObjectiveTile) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 10)
    canvas.sign(shield(tile.vp), 26, 27, 38)
    canvas.sign(TILE["objective"], width - 20, 26, 30)
    asked = [sign for row in requirements(tile, "") for sign in row]
    canvas.row(asked, width / 2, height - 25, 34, "m", width=width - 14)


def bonus_effect(tile: BonusTile) -> list[Sign]:
    """Give the signs of a bonus tile's effect."""
    if tile.permanent == "certificate":
        return [word("+1"), CERT]
    if tile.permanent == "duplicate":
        return [icon("cards"), word("+1")]
    return [sign for entry in tile.actions for sign in signs(entry)]


def _bonus(canvas: Canvas, tile: BonusTile) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 10, NIGHT, INK, 3)
    canvas.sign(shield(tile.vp), 24, 25, 36)
    canvas.sign(BELL, width - 21, 25, 30)
    canvas.panel((7, 48, width - 7, height - 7), 8, CARD, None, 0)
    canvas.row(bonus_effect(tile), width / 2, (48 + height - 7) / 2, 32, "m", width=width - 22)


def _displayed(canvas: Canvas, kind: str, display: DisplayView, left: int, width: int, pitch: int) -> None:
    for index, tile in enumerate(display.tiles):
        x = left + pitch * index
        box = (x, TRAIN_TOP, x + width, TRAIN_TOP + TILE_HEIGHT)
        if kind == "objective":
            canvas.block(("el_paso", tile), box, 10, partial(_objective, tile=OBJECTIVES[tile]))
        else:
            canvas.block(("el_paso", tile), box, 10, partial(_bonus, tile=BONUSES[tile]))
        if f"{kind}:{tile}" not in canvas.places:
            canvas.place(f"{kind}:{tile}", box, (x + 8, TRAIN_TOP - 8), 24)
    stack_left = left + pitch * 3
    box = (stack_left, TRAIN_TOP, stack_left + 48, TRAIN_TOP + TILE_HEIGHT - 10)
    dark = kind == "bonus"
    if not display.stack:
        canvas.dashes(box, 10, INK2)
    else:
        canvas.stack(box, 2, 8, NIGHT if dark else CARD)
    canvas.sign(BELL if dark and display.stack else TILE[kind], stack_left + 24, TRAIN_TOP + 24, 30)
    canvas.text(
        str(display.stack), stack_left + 24, TRAIN_TOP + 58, 34, CARD if dark and display.stack else INK, "m"
    )
    canvas.place(f"{kind}:stack", box, (stack_left + 6, TRAIN_TOP - 8), 24)


def paint_displays(canvas: Canvas, view: View) -> None:
    """Draw the face-up tiles and their stacks."""
    _displayed(canvas, "objective", view.objectives, 520, 96, 100)
    _displayed(canvas, "bonus", view.bonuses, 886, 80, 84)


# ---- workers, market, buildings


def paint_workers(canvas: Canvas, view: View) -> None:
    """Draw the worker supply."""
    for index, kind in enumerate(WORKERS):
        left = 16 + 88 * index
        canvas.sign(worker(kind), left, MARKET_TOP + 44, 54, "l")
        count = view.workers[kind]
        canvas.text(str(count), left + 49, MARKET_TOP + 44, 36, INK if count else INK2, width=38)
        canvas.place(
            f"worker:{kind}",
            (left - 2, MARKET_TOP + 12, left + 50, MARKET_TOP + 76),
            (left + 2, MARKET_TOP + 76),
            20,
        )


def _market(canvas: Canvas, breed: str, count: int) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 10, CARD if count else SAND, INK if count else LINE)
    data = BREEDS[breed]
    canvas.sign(head(breed), 30, 29, 50)
    canvas.text(str(data.value), 72, 28, 40, INK if count else INK2, "m")
    asked = [worker("cowboy"), word(data.cowboys), small(word(f"×{count}", INK2), 0.94)]
    canvas.row(asked, width / 2, height - 23, 27, "m", width=width - 12)


def paint_market(canvas: Canvas, view: View) -> None:
    """Draw the cattle market."""
    for index, (breed, count) in enumerate(view.market.items()):
        left = 376 + 105 * index
        box = (left, MARKET_TOP, left + 98, MARKET_TOP + 87)
        canvas.block(("el_paso", "market", breed, count), box, 10, partial(_market, breed=breed, count=count))
        canvas.place(f"market:{breed}", box, (left + 6, MARKET_TOP - 6), 24)


def _building(canvas: Canvas, number: int, side: str, left: int) -> None:
    width, height = canvas.image.size
    canvas.split(
        canvas.box,
        PURPLE if left else SAND,
        CARD if left else SAND,
        42,
        10,
        INK if left else LINE,
        across=True,
    )
    canvas.text(f"{number}{side}", width / 2, 24, 30, WHITE if left else INK2, "m")
    if left:
        canvas.sign(shield(BUILDINGS[number].vp), width / 2, height - 24, 36)
    else:
        canvas.text("0", width / 2, height - 24, 32, INK2, "m")


def paint_buildings(canvas: Canvas, view: View) -> None:
    """Draw the stacks of common buildings; a second copy shows as a second sheet."""
    for index, supply in enumerate(view.buildings):
        left = 806 + 65 * index
        box = (left, MARKET_TOP + 4, left + 55, MARKET_TOP + 88)
        if supply.left > 1:
            canvas.panel((left + 5, MARKET_TOP, left + 60, MARKET_TOP + 84), 10, CARD, INK, 2)
        key = ("el_paso", "supply", supply.number, supply.side, bool(supply.left))
        canvas.block(
            key, box, 10, partial(_building, number=supply.number, side=supply.side, left=supply.left)
        )
        canvas.place(f"building:{supply.number}", box, (left + 4, MARKET_TOP - 4), 24)
