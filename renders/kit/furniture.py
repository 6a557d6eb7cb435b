"""What stands on every board: the header with whose turn it is and what happened, and the strip of seats."""

from collections.abc import Sequence

from renders.contract import Request
from renders.kit.canvas import Canvas
from renders.kit.lettering import width
from renders.kit.palette import CARD, INK, INK2, LINE, WHITE, Colour
from renders.kit.pieces import Player
from renders.kit.pieces import players as seated
from renders.kit.signs import Sign
from renders.kit.sprites import Brush, Sprite, kept

HEADER = 90
"""Height of the header."""


def seats(request: Request, automa: tuple[int, ...] = ()) -> tuple[Player, ...]:
    """Seat a request's names; `automa` are the seats that the rules play."""
    words = tuple(request.say(f"renders.seat.{name}") for name in ("blue", "yellow", "red", "white", "slate"))
    return seated(request.names, automa, words)


def drawn(request: Request, players: Sequence[Player], text: str) -> str:
    """Give words with every player's name as it can be drawn (the reader's words hold it in full, with a shape)."""
    for player in players:
        text = text.replace(request.say("renders.alt.seat", seat=player.seat), player.name)
    return text


def _arrowhead(canvas: Canvas, right: int, colour: Colour) -> None:
    def make() -> Sprite:
        brush = Brush(40, HEADER - 8, 1, colour)
        brush.area([(0, 0), (38, (HEADER - 8) / 2), (0, HEADER - 8)])
        return brush.sprite(40, 0, 0)

    canvas.put(kept(("arrowhead", colour), make), right, 0, "l")


def header(
    canvas: Canvas,
    request: Request,
    players: Sequence[Player],
    last: tuple[int | None, str],
    note: Sequence[Sign] = (),
) -> None:
    """Draw the header of a public board: who is asked what, who did what last, and the turn's number or a note."""
    over = request.say("renders.over") if request.over else ""
    seat, question = request.headline[0], drawn(request, players, request.headline[1]) or over
    last = (last[0], drawn(request, players, last[1]))
    canvas.fill((0, 0, canvas.image.width, HEADER), INK)
    player = players[seat] if seat is not None and seat < len(players) else None
    ground, colour = (player.look.colour, player.look.letter) if player else (INK2, WHITE)
    middle = round(canvas.image.width * 0.468)
    canvas.fill((0, 0, middle, HEADER - 8), ground)
    _arrowhead(canvas, middle, ground)
    x = 30.0
    if player:
        canvas.put(player.piece(27, language=canvas.language), 52, 42)
        x = 100
    title = f"{player.name}: {question}" if player and question else (player.name if player else question)
    _two_lines(canvas, title, player.name if player else "", question, x, middle + 14 - x, colour)
    right = _turn(canvas, request, note)
    _last(canvas, players, last, middle, right)


def _two_lines(
    canvas: Canvas, title: str, name: str, question: str, x: float, room: float, colour: Colour
) -> None:
    """Write a title on one line if it fits, else name above question, else all of it on smaller lines."""
    size = 46 if width(title, 46, canvas.language) <= room else 38
    if width(title, size, canvas.language) <= room or not (name and question):
        canvas.text(title, x, 42, size, colour, width=room)
    elif width(question, 34, canvas.language) <= room or width(name, 31, canvas.language) > room / 3:
        canvas.text(name, x, 22, 30, colour, width=room - 24)
        canvas.text(question, x, 60, 34, colour, width=room)
    else:
        canvas.lines(title, x, 41, 33, room - 20, 78, colour)


def _turn(canvas: Canvas, request: Request, note: Sequence[Sign]) -> float:
    right = canvas.image.width - 16
    if note:
        return right - canvas.row(note, right, 42, 48, "r")
    if not request.turn:
        return right
    taken = canvas.text(str(request.turn), right, 42, 48, WHITE, "r")
    label = canvas.text(request.say("renders.turn"), right - taken - 10, 42, 26, LINE, "r", width=110)
    return right - taken - label - 20


def _last(
    canvas: Canvas, players: Sequence[Player], last: tuple[int | None, str], left: int, right: float
) -> None:
    seat, what = last
    if seat is None or not what:
        return
    x = left + 74.0
    canvas.put(players[seat].piece(22, language=canvas.language), x, 42)
    canvas.changed((x - 26, 12, x + 26, 72))
    x += 44
    canvas.lines(what, x, 42, 29, right - x, 72, WHITE)


def own_header(
    canvas: Canvas, player: Player, title: str, pills: Sequence[tuple[Sign, str]], pill: int = 154
) -> None:
    """Draw the header of a seat's own picture: all in its colour, with counters in pills at the right."""
    ground = player.look.colour
    canvas.fill((0, 0, canvas.image.width, HEADER - 6), ground)
    canvas.fill((0, HEADER - 6, canvas.image.width, HEADER), INK)
    canvas.put(player.piece(27, language=canvas.language), 52, 42)
    x = canvas.image.width - 14.0
    for sign, text in reversed(pills):
        canvas.panel((x - pill, 12, x, 72), 30, CARD, INK, 3)
        canvas.sign(sign, x - pill + 36, 42, 44)
        canvas.text(text, x - pill + 70, 42, 46, width=pill - 80)
        x -= pill + 14
    canvas.text(title, 100, 42, 46, player.look.letter, width=x - 110)


class Counter:
    """A sign and a figure in a seat's panel."""

    def __init__(self, sign: Sign, text: str | int) -> None:
        """Count something."""
        self.sign, self.text = sign, str(text)


def seat_panel(
    canvas: Canvas, player: Player, box: tuple[float, float, float, float], active: bool,
    top: Sequence[Counter], bottom: Sequence[Counter], out: bool = False,
) -> None:  # fmt: skip
    """Draw a seat's panel of the strip: name and `top` counters above, `bottom` counters (the first, larger) below."""
    left, up, right, down = box
    ground = player.look.tint if active else CARD
    canvas.split(box, player.look.colour, ground, 66, 12, INK, 7 if active else 3)
    canvas.fill((left + (73 if active else 69), up + 4, left + (76 if active else 72), down - 4), INK)
    style = "flat" if player.look.colour == WHITE else "piece"
    canvas.put(player.piece(22, style, language=canvas.language), left + 36, (up + down) / 2)
    room = right - left - 92
    used = 0.0
    for counter in reversed(list(top)):
        if counter.text:
            used += canvas.text(counter.text, right - 14 - used, up + 30, 36, anchor="r") + 6
        canvas.sign(counter.sign, right - 14 - used, up + 30, 36, "r")
        used += counter.sign.width(36) + 12
    canvas.text(player.name, left + 86, up + 30, 32, INK2 if out else INK, width=room - used)
    _counters(canvas, bottom, left + 84, down - 32, right - 12)
    if active:
        canvas.put(kept(("strip pointer",), _pointer), (left + right) / 2, up - 16)


def _pointer() -> Sprite:
    brush = Brush(40, 20, 1, INK)
    brush.area([(0, 0), (40, 0), (20, 19)])
    return brush.sprite(40, 0, 0)


def _counters(canvas: Canvas, counters: Sequence[Counter], left: float, y: float, right: float) -> None:
    for shrink in range(8):
        sizes = [42 - 2 * shrink] + [36 - shrink] * (len(counters) - 1)
        widths = [
            counter.sign.width(size - 6)
            + 4
            + (width(counter.text, size, canvas.language) if counter.text else 0)
            for counter, size in zip(counters, sizes, strict=False)
        ]
        gap = (right - left - sum(widths)) / max(1, len(counters) - 1)
        if gap >= 14:
            break
    x = left
    for counter, size, taken in zip(counters, sizes, widths, strict=False):
        canvas.sign(counter.sign, x, y, size - 6, "l")
        if counter.text:
            canvas.text(counter.text, x + taken, y, size, anchor="r")
        x += taken + min(gap, 40)
