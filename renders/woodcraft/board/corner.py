"""The seats, in the corners of the wheel's picture and in the strip of the other public one."""

from engine.woodcraft.view import View, WorkshopView
from renders.contract import Box, Request
from renders.kit import CARD, INK, WHITE, Canvas, Counter, Player, Sign, icon, seat_panel, shield
from renders.woodcraft.signs import BERRY, HAND, LANTERN, WREATH

WIDTH, HEIGHT = 228, 108
CORNERS = ((14, 102), (958, 102), (14, 1008), (958, 1008))
STRIP_HEIGHT = 104


def automa(view: View) -> tuple[int, ...]:
    """Give the seats that the rules play."""
    return (view.seats,) if view.opponent is not None else ()


def _box(seat: int) -> Box:
    left, top = CORNERS[seat]
    return left, top, left + WIDTH, top + HEIGHT


def _panel(canvas: Canvas, player: Player, active: bool, points: Sign | None) -> Box:
    box = _box(player.seat)
    left, top = box[0], box[1]
    canvas.panel(box, 12, player.look.tint if active else CARD, INK, 7 if active else 3)
    style = "flat" if player.look.colour == WHITE else "piece"
    canvas.put(player.piece(20, style, language=canvas.language), left + 40, top + 34)
    if points is not None:
        canvas.sign(points, left + WIDTH - 32, top + 34, 42)
    canvas.text(player.name, left + 72, top + 34, 30, width=WIDTH - (126 if points else 84))
    return box


def _counts(canvas: Canvas, box: Box, counts: list[tuple[Sign, int]]) -> None:
    y = box[1] + 78
    room = (WIDTH - 24) / max(3, len(counts))
    for number, (sign, count) in enumerate(counts):
        x = box[0] + 14 + room * number
        taken = sign.width(28) + 3
        canvas.sign(sign, x, y, 28, "l")
        canvas.text(str(count), x + taken, y, 32, width=room - taken - 5)


def paint_corners(canvas: Canvas, request: Request, players: tuple[Player, ...]) -> None:
    """Draw a panel a seat: blueberries, lanterns, reputation, hazelnuts."""
    view: View = request.view
    asked = request.headline[0] if request.headline[0] is not None else view.on_turn
    for shop in view.workshops:
        active = asked == shop.seat
        box = _panel(canvas, players[shop.seat], active, shield(shop.points))
        _counts(canvas, box, [(BERRY, shop.blueberries), (LANTERN, shop.lantern), (WREATH, shop.reputation)])
    if view.opponent is not None:
        box = _panel(canvas, players[view.seats], False, None)
        _counts(canvas, box, [(WREATH, view.opponent.reputation), (icon("pile"), view.opponent.deck)])


def _counters(shop: WorkshopView) -> tuple[list[Counter], list[Counter]]:
    above = [Counter(shield(shop.points), "")]
    below = [
        Counter(BERRY, shop.blueberries),
        Counter(WREATH, shop.reputation),
        Counter(HAND, shop.hand_count),
    ]
    return above, below


def paint_strip(canvas: Canvas, request: Request, players: tuple[Player, ...], top: int) -> None:
    """Draw the strip of seats."""
    view: View = request.view
    count = len(players)
    width = (canvas.image.width - 20 - 8 * (count - 1)) / count
    asked = request.headline[0] if request.headline[0] is not None else view.on_turn
    for player in players:
        left = 10 + (width + 8) * player.seat
        box = (left, top, left + width, top + STRIP_HEIGHT)
        if player.seat < view.seats:
            above, below = _counters(view.workshops[player.seat])
        else:
            assert view.opponent is not None
            above, below = [], [Counter(WREATH, view.opponent.reputation)]
        seat_panel(canvas, player, box, asked == player.seat, above, below)
