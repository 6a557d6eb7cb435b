"""Cards and tiles that lie in markets and on tables: sheep, bonus tiles, bonus cards, objectives."""

from collections.abc import Sequence

from engine.new_zealand.components import BONUS_SETS, BONUS_TILES, CARDS
from engine.new_zealand.printed.cards import Breed, Objective
from renders.kit import (
    CARD,
    INK,
    INK2,
    LINE,
    MINUS,
    NIGHT,
    POINTS,
    SAND,
    TARGET,
    WHITE,
    Canvas,
    Colour,
    Sign,
    icon,
    shield,
    small,
    tick,
    word,
)
from renders.kit.lettering import wrap
from renders.kit.palette import BACK, COATS, contrast
from renders.new_zealand.signs import (
    FLAG,
    INGOT,
    LOOKS,
    SUPPLIES,
    TASKS,
    WOOL,
    bonus_effect,
    head,
    immediate,
    signs,
)


def coat_of(breed: str) -> tuple[Colour, Colour]:
    """Give a breed's coat, and the colour of figures on it."""
    coat = COATS[LOOKS[breed][0]]
    return coat, INK if contrast(INK, coat) > contrast(WHITE, coat) else WHITE


def paint_values(
    canvas: Canvas, breed: Breed, box: tuple[float, float, float, float], size: int, more: str = ""
) -> None:
    """Draw a card's head: breeding value, wool, and `more` at its right, on the coat."""
    left, top, right, bottom = box
    coat, ink = coat_of(breed.id)
    canvas.panel(box, 8, coat, INK, 3)
    y = (top + bottom) / 2
    taken = canvas.text(str(breed.breeding), left + 10, y, size, ink)
    if more:
        canvas.text(more, right - 8, y, 29, ink, "r")
        x = left + 24 + taken
    else:
        x = right - 10 - size * 1.3
    canvas.sign(WOOL, x, y, round(size * 0.66), "l")
    canvas.text(str(breed.wool), x + size * 0.74, y, round(size * 0.9), ink)


def paint_card(canvas: Canvas, card: str, name: str, counts: bool = True) -> None:
    """Draw any card of a deck on a sheet of its own; `counts`: not a second copy of a sheep."""
    width, height = canvas.image.size
    data = CARDS[card]
    canvas.panel(canvas.box, 12)
    if data.breed is not None:
        paint_values(canvas, data.breed, (6, 6, width - 6, 60), max(28, round(46 * width / 150)))
        canvas.sign(head(card), width / 2, 103, min(80, width - 14))
        if not counts:
            canvas.panel((width - 62, 66, width - 6, 102), 8, CARD, INK, 2)
            canvas.text("×0", width - 34, 84, 28, MINUS, "m")
        elif data.breed.vp:
            canvas.sign(shield(data.breed.vp), width - 8, 82, 32, "r")
    elif data.objective is not None:
        paint_objective(canvas, data.objective)
        return
    else:
        _played(canvas, card)
    lines = wrap(name, 24, width - 12, 2, canvas.language) if " " in name else [name]
    for line, y in zip(lines, (height - 20,) if len(lines) == 1 else (height - 40, height - 17), strict=True):
        canvas.text(line, width / 2, y, 24 if len(lines) == 1 else 22, INK, "m", width=width - 10)


def _played(canvas: Canvas, card: str) -> None:
    """Draw a card that is played: its sign, and what it does (the draw of a card is common to all)."""
    width = canvas.image.width
    data = CARDS[card]
    bonus = card not in SUPPLIES
    sign = icon("star") if bonus and not data.ferry else SUPPLIES.get(card, SUPPLIES["ferry"])
    if bonus:
        canvas.panel((6, 6, width - 6, 76), 8, NIGHT, None, 0)
        canvas.panel((width / 2 - 32, 10, width / 2 + 32, 72), 8, CARD, None, 0)
    canvas.sign(sign, width / 2, 42 if bonus else 56, 54 if bonus else 82)
    if data.vp:
        canvas.sign(shield(data.vp), width - 10, 28, 32, "r")
    effect = [sign for action in data.actions for sign in signs(action)]
    canvas.row([*effect, small(icon("cards"), 0.9), word(1)], width / 2, 122, 34, "m", width=width - 14)


def paint_back(canvas: Canvas) -> None:
    """Draw a card's back."""
    width, height = canvas.image.size
    canvas.panel(canvas.box, 12, CARD)
    canvas.panel((9, 9, width - 9, height - 9), 8, BACK, INK, 2)
    canvas.sign(icon("diamond", CARD), width / 2, height / 2, 70)


def paint_objective(
    canvas: Canvas, data: Objective, met: Sequence[bool] | None = None, fulfilled: bool | None = None
) -> None:
    """Draw an objective upright: points and immediate action, then a row for each task, ticked if `met`."""
    width, height = canvas.image.size
    canvas.panel(canvas.box, 12, CARD, POINTS if fulfilled else INK, 6 if fulfilled else 3)
    if width < 120:
        _narrow_objective(canvas, data, met, fulfilled)
        return
    canvas.sign(shield(data.vp, fulfilled is not False), 34, 36, 48)
    row = [FLAG, icon("check")] if fulfilled else [FLAG] if met is not None else immediate(data)
    canvas.row(row, width - 12, 36, 36, "r", width=width - 74)
    pitch = (height - 72) / len(data.tasks)
    for index, task in enumerate(data.tasks):
        y = 66 + pitch * (index + 0.5)
        room = width - (60 if met is not None else 24)
        canvas.row(TASKS[task], 12, y, 40, width=room)
        if met is not None:
            canvas.sign(tick(met[index]), width - 12, y, 32, "r")


def _narrow_objective(
    canvas: Canvas, data: Objective, met: Sequence[bool] | None, fulfilled: bool | None
) -> None:
    """Draw the same with everything below each other: a tick under its task."""
    width, height = canvas.image.size
    canvas.sign(shield(data.vp, fulfilled is not False), width / 2, 32, 44)
    pitch = (height - 62) / len(data.tasks)
    for index, task in enumerate(data.tasks):
        y = 60 + pitch * index
        canvas.row(TASKS[task], width / 2, y + pitch * 0.28, 34, "m", width=width - 14)
        if met is not None:
            canvas.sign(tick(met[index]), width / 2, y + pitch * 0.74, 24)


def paint_wide_objective(canvas: Canvas, data: Objective) -> None:
    """Draw an objective of the display: points, what it gives at once, and its tasks below."""
    width, height = canvas.image.size
    canvas.panel(canvas.box, 12)
    canvas.sign(shield(data.vp), 34, 31, 44)
    canvas.sign(FLAG, 82, 31, 32)
    canvas.row(immediate(data), width - 14, 31, 36, "r", width=width - 124)
    canvas.fill((14, 57, width - 14, 59), LINE)
    for index, task in enumerate(data.tasks):
        x = 14 + (width - 28) * (index + 0.5) / len(data.tasks)
        canvas.row(TASKS[task], x, height - 26, 36, "m", width=(width - 40) / len(data.tasks))


def paint_bonus_tile(canvas: Canvas, tile: str) -> None:
    """Draw a bonus tile: its extra cost, its effect on light ground, its points."""
    width, height = canvas.image.size
    data = BONUS_TILES[tile]
    canvas.panel(canvas.box, 12, NIGHT, INK, 3)
    left, right, middle = 8.0, width - 8.0, height / 2
    if data.gold:
        left += 6 + canvas.row([word(f"−{data.gold}", TARGET), INGOT], left + 2, middle, 34, gap=0.08)
    if data.vp:
        canvas.sign(shield(data.vp), width - 8, middle, 36, "r")
        right -= 42
    effect = bonus_effect(data)
    if effect:
        canvas.panel((left, 9, right, height - 9), 8, CARD, None, 0)
        canvas.row(effect, (left + right) / 2, middle, 34, "m", width=right - left - 10)


def paint_slot(canvas: Canvas, slot: str, gold: int, number: int, left: int) -> None:
    """Draw a bonus card slot: its sign, the price in gold, the card's effect, points and how many are left."""
    width, height = canvas.image.size
    canvas.panel(canvas.box, 10, NIGHT if left else SAND, INK if left else LINE, 3)
    canvas.panel((7, 8, 49, 50), 8, CARD, None, 0)
    canvas.sign(SUPPLIES[slot], 28, 29, 34)
    canvas.row([word(f"−{gold}", TARGET if left else INK2), INGOT], width - 8, 29, 34, "r", gap=0.06)
    canvas.panel((7, 56, width - 7, 94), 7, CARD, None, 0)
    canvas.row(slot_effect(number), width / 2, 75, 30, "m", width=width - 22)
    data = CARDS[BONUS_SETS[number].card]
    points = data.objective.vp if data.objective else data.vp
    if points:
        canvas.sign(shield(points), 10, height - 20, 30, "l")
    canvas.text(f"×{left}", width - 10, height - 20, 29, WHITE if left else INK2, "r")


def slot_effect(number: int) -> list[Sign]:
    """Give what the bonus cards of a set are worth or do."""
    data = CARDS[BONUS_SETS[number].card]
    if data.breed is not None:
        return [head(data.id), word(data.breed.breeding), small(WOOL, 0.8), word(data.breed.wool)]
    if data.objective is not None:
        return [sign for task in data.objective.tasks for sign in TASKS[task]]
    ferry = [SUPPLIES["ferry"]] if data.ferry else []
    return [*ferry, *(sign for action in data.actions for sign in signs(action))]
