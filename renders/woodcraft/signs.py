"""Woodcraft's signs: dice, action tiles, gains, and what a card shows."""

from collections.abc import Iterable

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.printed.cards import Order
from engine.woodcraft.printed.goods import Gain
from renders.kit import (
    CARD,
    INK,
    INK2,
    PAPER,
    SAND,
    SLASH,
    Brush,
    Colour,
    Sign,
    Sprite,
    icon,
    kept,
    mix,
    shield,
    small,
    step,
    together,
    word,
)
from renders.kit.palette import COATS, SEATS
from renders.kit.shapes import panel
from renders.kit.signs import figures

WOOD: dict[str, Colour] = {"G": COATS["green"], "Y": SEATS[1].colour, "B": COATS["brown"]}
"""A die's colour; its letter stands on it as well."""
ACTIONS = {
    "buy_lumber": icon("log"),
    "exchange_dice": icon("swap"),
    "buy_materials": icon("saw"),
    "choose_orders": icon("order"),
    "choose_helper": icon("hire"),
    "produce_plant": icon("tree"),
    "improve_workshop": icon("hammer"),
}
BERRY, LANTERN, GLUE, SCRAP, SAW, REUSE = (
    icon(name) for name in ("berry", "lantern", "glue", "scrap", "saw", "flip")
)
MATERIALS = {"glue": GLUE, "scrapwood": SCRAP, "saw_blade": SAW, "reuse": REUSE}
TOOLS = {
    "hammer": icon("hammer"),
    "mallet": icon("mallet"),
    "wrench": icon("wrench"),
    "plane": icon("screwdriver"),
    "chisel": icon("chisel"),
}
ANY_TOOL = icon("crossed")
WREATH = icon("wreath")
NUT = shield("")
"""A hazelnut: the green shield without a number."""
HAND = icon("cards")
PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.27, 0.5), (0.27, 0.78), (0.73, 0.22), (0.73, 0.5), (0.73, 0.78)),
}


def _grounds(colours: str, pale: bool) -> list[Colour]:
    grounds = [WOOD.get(letter, CARD) for letter in colours]
    return [mix(ground, PAPER, 0.45) for ground in grounds] if pale else grounds


def _code(code: str, size: int, pale: bool) -> Sprite:
    """Draw a die as a card shows it: value on its colour, letters below; "*" is any."""
    colours, value = code[:-1], code[-1]
    width = 78
    brush = Brush(width, 100, size / 100, INK2 if pale else INK)
    brush.box(0, 0, width, 100, SAND if pale else INK, 14, 5)
    grounds = _grounds(colours, pale)
    share = (width - 10) / len(grounds)
    for number, ground in enumerate(grounds):
        brush.box(5 + share * number, 5, 5 + share * (number + 1), 66, ground)
    ink = CARD if grounds[0] == WOOD["B"] and not pale else (INK2 if pale else INK)
    figures(brush, value.replace("*", "?"), width / 2, 36, 54, ink)
    letters = colours.replace("*", "?")
    figures(brush, letters, width / 2, 83, 32, INK2 if pale else CARD)
    return brush.sprite()


def die(code: str, pale: bool = False) -> Sign:
    """Give a die by its code, "Y4"; `pale`: it is still lacking."""
    key = ("woodcraft", "die", code, pale)
    return Sign(key, lambda size: kept((*key, size), lambda: _code(code, size, pale)))


def _face(code: str, width: int, height: int) -> Sprite:
    foot = round(height * 0.26)
    ground = WOOD[code[0]]
    brush = Brush(width, height, 1, INK)
    brush.box(0, 0, width, height, INK, 10)
    brush.box(4, 4, width - 4, height - foot, ground, 7)
    radius = width * 0.085
    for x, y in PIPS[int(code[1])]:
        brush.disc(4 + (width - 8) * x, 4 + (height - foot - 4) * y, radius, CARD if code[0] == "B" else INK)
    figures(brush, f"{code[0]} {code[1]}", width / 2, height - foot / 2 - 1, foot * 0.82, CARD)
    return brush.sprite(width, 0, 0)


def face(code: str, width: int, height: int) -> Sprite:
    """Give a large die: pips on its colour, its code on an ink foot. Its corner is the upper left one."""
    return kept(("woodcraft", "face", code, width, height), lambda: _face(code, width, height))


def plain(good: str, amount: int) -> Sign:
    """Give so much of a plain good, as the boxes print it."""
    if good == "points":
        return shield(amount)
    if good == "blueberries":
        return together([BERRY, word(amount, scale=0.8)], 0.04) if amount > 1 else BERRY
    if good in {"blueberry_income", "hazelnut_income"}:
        return together([BERRY if good == "blueberry_income" else NUT, small(step(amount), 0.7)], 0.02)
    if good == "reputation":
        return together([WREATH, small(step(amount), 0.7)], 0.02)
    sign = LANTERN if good == "lantern" else MATERIALS[good]
    return together([sign, word(f"×{amount}", scale=0.7)], 0.02) if amount > 1 else sign


def gains(gain: Gain) -> list[Sign]:
    """Give everything that a gain gives, as a row."""
    signs = [plain(good, amount) for good, amount in gain.plain]
    if gain.tool:
        signs.append(ANY_TOOL if len(gain.tool) > 2 else either([TOOLS[tool] for tool in gain.tool]))
    signs += [die(code) for code in gain.dice]
    if gain.produce:
        signs.append(together([icon("bust_arrow"), word(f"×{gain.produce}")]))
    return signs


def either(signs: Iterable[Sign]) -> Sign:
    """Give one of several."""
    row: list[Sign] = []
    for sign in signs:
        row += [SLASH, sign] if row else [sign]
    return together(row, 0.05)


def needs(order: Order) -> list[Sign]:
    """Give what an order asks for."""
    return [die(code) for code in order.dice] + tokens(order)


def start_row(order: Order) -> list[Sign]:
    """Give what the row brings beside which an order is placed."""
    row = next(row for row in COMPONENTS.workshop.order_rows.rows if row.row == order.row)
    return [icon("order"), *gains(row.gain)]


def tokens(order: Order) -> list[Sign]:
    """Give the tokens that an order asks for."""
    return [plain(token, amount) for token, amount in order.tokens.items()]


def well(width: int, height: int) -> Sprite:
    """Give the ground of an empty well for a die."""
    return panel(width, height, 10, SAND, INK2, 2)
