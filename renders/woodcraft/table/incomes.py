"""The market track and the income tracks of a workshop."""

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.view import WorkshopView
from renders.kit import CARD, GAIN, INK, INK2, LINE, SAND, Canvas, Player, cost, icon, shield
from renders.woodcraft.signs import BERRY, NUT, WREATH, gains

TOP, LEFT, RIGHT = 918, 620, 1188
TRACKS = COMPONENTS.tracks


def _paint_market(canvas: Canvas, shop: WorkshopView, player: Player) -> None:
    steps = COMPONENTS.workshop.market.steps
    pitch = (RIGHT - LEFT + 8) / len(steps)
    for number, step in enumerate(steps):
        left = LEFT + pitch * number
        box = (left, TOP, left + pitch - 8, TOP + 92)
        middle = left + pitch / 2 - 4
        if number < shop.market:
            canvas.panel(box, 10, player.look.colour, INK, 3)
            canvas.sign(icon("check", player.look.letter), middle, TOP + 30, 34)
            canvas.text(str(step.points), middle, TOP + 68, 32, player.look.letter, "m")
        else:
            now = number == shop.market
            canvas.panel(box, 10, CARD if now else SAND, INK if now else LINE, 3 if now else 2)
            canvas.sign(cost(step.pay), middle, TOP + 26, 32)
            canvas.sign(shield(step.points), middle, TOP + 66, 38)
    at = LEFT + pitch * min(shop.market, len(steps) - 1)
    canvas.place("market", (at, TOP, at + pitch - 8, TOP + 92), (at + 6, TOP - 2), 24)


def _paint_income(canvas: Canvas, shop: WorkshopView, player: Player, name: str, top: int) -> None:
    value = getattr(shop, name)
    sign = BERRY if name == "blueberry_income" else NUT
    canvas.panel((LEFT, top, RIGHT, top + 50), 10)
    canvas.row([icon("bowl"), sign], LEFT + 10, top + 25, 34)
    canvas.text(str(value), LEFT + 98, top + 25, 38, width=44)
    lines = {line.reach: line for line in TRACKS.income.lines}
    spaces = TRACKS.income.spaces
    pitch = (RIGHT - LEFT - 158) / (spaces + 1)
    shown = value % (spaces + 1) if value > spaces else value
    for space in range(spaces + 1):
        left = LEFT + 150 + pitch * space
        box = (left, top + 9, left + pitch - 4, top + 41)
        here, passed = space == shown, space < shown
        ground = player.look.colour if here else player.look.tint if passed else SAND
        canvas.panel(box, 6, ground, INK if here else LINE, 3 if here else 2)
        middle = left + pitch / 2 - 2
        if space in lines and not passed and not here:
            canvas.row(gains(lines[space].gain), middle, top + 25, 26, "m", width=pitch - 6)
        else:
            canvas.text(str(space), middle, top + 25, 22, player.look.letter if here else INK2, "m")
    canvas.place(f"tracks:{name}", (LEFT, top, RIGHT, top + 50), (LEFT + 6, top), 20)


def _paint_reputation(canvas: Canvas, shop: WorkshopView, player: Player, top: int) -> None:
    track = TRACKS.reputation
    canvas.panel((LEFT, top, RIGHT, top + 50), 10)
    canvas.sign(WREATH, LEFT + 10, top + 25, 38, "l")
    canvas.text(str(shop.reputation), LEFT + 58, top + 25, 38, width=54)
    pitch = (RIGHT - LEFT - 178) / len(track.per_order)
    for space in range(len(track.per_order)):
        left = LEFT + 118 + pitch * space
        here = space == min(shop.reputation, track.last)
        ground = player.look.colour if here else player.look.tint if space < shop.reputation else SAND
        if space in track.pale and not here:
            ground = GAIN
        canvas.panel(
            (left, top + 10, left + pitch - 3, top + 40), 5, ground, INK if here else LINE, 3 if here else 2
        )
    canvas.row([shield(shop.per_order)], RIGHT - 10, top + 25, 40, "r")
    canvas.place("tracks:reputation", (LEFT, top, RIGHT, top + 50), (LEFT + 6, top), 20)


def paint(canvas: Canvas, shop: WorkshopView, player: Player) -> None:
    """Draw the market, both incomes and the reputation."""
    _paint_market(canvas, shop, player)
    _paint_income(canvas, shop, player, "blueberry_income", TOP + 100)
    _paint_income(canvas, shop, player, "hazelnut_income", TOP + 156)
    _paint_reputation(canvas, shop, player, TOP + 212)
