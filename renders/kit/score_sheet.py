"""The score sheet, the same for every game: categories as rows, seats as columns."""

from collections.abc import Mapping, Sequence

import engine
from engine.kernel import ScoreSheet
from renders.contract import Request
from renders.kit.canvas import Canvas
from renders.kit.furniture import drawn
from renders.kit.lettering import width as measure
from renders.kit.lettering import wrap
from renders.kit.palette import CARD, INK, INK2, LINE, MINUS, SAND, TARGET, WHITE, mix
from renders.kit.pieces import Player
from renders.kit.signs import Sign, icon, minus

WIDTH, HEAD, NAMES, TOTAL, FOOT = 1200, 98, 118, 116, 80
LABELS = 392
"""Width of the categories' column."""
ROW = 84


def draw_scores(
    request: Request,
    players: Sequence[Player],
    icons: Mapping[str, Sign],
    rules: Mapping[str, str],
    tie: str = "",
) -> Canvas:
    """Draw the score sheet of a request.

    `icons` gives a sign for each category key; `rules` the message key of a line of explanation, where one helps (the
    game's printed figures stand in it);
    `tie` is the message key of the tie-break.
    """
    sheet = request.score
    assert sheet is not None, "the score picture needs Request.score"
    rows = len(sheet.categories)
    row = min(ROW, int((1200 - HEAD - NAMES - TOTAL - FOOT) / rows))
    height = HEAD + NAMES + row * rows + TOTAL + FOOT
    canvas = Canvas(WIDTH, height, request.language)
    _header(canvas, request, players, sheet)
    columns = _columns(len(players))
    top = HEAD + NAMES
    _ground(canvas, rows, row)
    bottom = top + row * rows
    _winner(canvas, request, sheet, columns, bottom)
    room = columns[0][1] - columns[0][0] - 108
    beside = all(measure(player.name, 36, canvas.language) <= room for player in players)
    for player, (left, right) in zip(players, columns, strict=True):
        _name(canvas, player, left, right, beside)
    scale = max((points for category in sheet.categories for points in category.points), default=1) or 1
    for index, category in enumerate(sheet.categories):
        y = top + row * index
        _label(canvas, request, icons.get(category.key), category.key, rules.get(category.key, ""), y, row)
        best = max(category.points)
        for player, points, (left, right) in zip(players, category.points, columns, strict=True):
            star = points == best > min(category.points)
            _points(canvas, player, points, (left, y, right, y + row), scale, star)
    _totals(canvas, request, sheet, columns, bottom)
    _foot(canvas, request, bottom + TOTAL, tie)
    canvas.frame()
    return canvas


def _columns(count: int) -> list[tuple[float, float]]:
    width = min(266, (WIDTH - LABELS - 8) / count)
    return [(LABELS + width * seat, LABELS + width * (seat + 1)) for seat in range(count)]


def _leader(request: Request, sheet: ScoreSheet) -> int | None:
    return sheet.winners[0] if request.over and len(sheet.winners) == 1 else None


def _header(canvas: Canvas, request: Request, players: Sequence[Player], sheet: ScoreSheet) -> None:
    leader = _leader(request, sheet)
    ground, colour = (
        (players[leader].look.colour, players[leader].look.letter) if leader is not None else (INK2, WHITE)
    )
    canvas.fill((0, 0, WIDTH, HEAD - 6), ground)
    canvas.fill((0, HEAD - 6, WIDTH, HEAD), INK)
    if not request.over:
        title = request.say("renders.score.now")
    elif leader is not None:
        title = drawn(request, players, request.say("renders.score.wins", seat=leader))
    else:
        title = drawn(request, players, request.say("renders.score.shared", seats=sheet.winners))
    x = 28.0
    if request.over:
        canvas.sign(icon("crown"), 62, 46, 70)
        x = 114
    turns = request.say("renders.score.turns", count=request.turn) if request.turn else ""
    note = " · ".join(part for part in (request.say(f"renders.{request.game}.short"), turns) if part)
    taken = canvas.text(note, WIDTH - 22, 46, 30, colour, "r", width=420)
    canvas.text(title, x, 46, 54, colour, width=WIDTH - taken - x - 50)


def _ground(canvas: Canvas, rows: int, row: int) -> None:
    for index in range(0, rows, 2):
        top = HEAD + NAMES + row * index
        canvas.fill((0, top, WIDTH, top + row), SAND)


def _winner(
    canvas: Canvas, request: Request, sheet: ScoreSheet, columns: Sequence[tuple[float, float]], bottom: float
) -> None:
    for seat in sheet.winners if request.over else ():
        left, right = columns[seat]
        canvas.panel((left + 6, HEAD + 16, right - 6, bottom + TOTAL - 6), 16, CARD, INK, 5)
        canvas.panel((left + 6, bottom, right - 6, bottom + TOTAL - 6), 16, INK, None, 0)


def _name(canvas: Canvas, player: Player, left: float, right: float, beside: bool) -> None:
    """Write a name beside its piece, or below it where one of the names is long."""
    if beside:
        canvas.put(player.piece(28, language=canvas.language), left + 54, HEAD + 66)
        canvas.text(player.name, left + 96, HEAD + 66, 42, width=right - left - 108)
    else:
        canvas.put(player.piece(23, language=canvas.language), (left + right) / 2, HEAD + 48)
        canvas.text(player.name, (left + right) / 2, HEAD + 98, 32, anchor="m", width=right - left - 24)


def _label(
    canvas: Canvas, request: Request, sign: Sign | None, key: str, rule: str, top: float, row: int
) -> None:
    middle = top + row / 2
    if sign is not None:
        canvas.sign(sign, 54, middle, min(58, row - 14))
    big, little = (38, 26) if row >= 70 else (32, 22)
    if rule and row >= 58:
        canvas.text(request.say(key), 100, middle - row * 0.16, big, width=LABELS - 116)
        figures = engine.games()[request.game].figures()
        canvas.text(request.say(rule, **figures), 100, middle + row * 0.26, little, INK2, width=LABELS - 116)
    elif measure(request.say(key), round(big * 0.86), canvas.language) <= LABELS - 116:
        canvas.text(request.say(key), 100, middle, big, width=LABELS - 116)
    else:
        lines = wrap(request.say(key), little + 2, LABELS - 116, 2, canvas.language)
        for line, y in zip(lines, (middle - 14, middle + 14) if len(lines) > 1 else (middle,), strict=False):
            canvas.text(line, 100, y, little + 2, width=LABELS - 116)


def _points(
    canvas: Canvas,
    player: Player,
    points: float,
    box: tuple[float, float, float, float],
    scale: float,
    star: bool,
) -> None:
    left, top, right, bottom = box
    row = bottom - top
    size = 50 if row >= 70 else 38
    middle = (left + right) / 2
    text = minus(points)
    canvas.text(text, middle, top + row * 0.42, size, MINUS if points < 0 else INK, "m")
    if star:
        canvas.sign(
            icon("star"), middle + measure(text, size) / 2 + 26, top + row * 0.42, 34 if row >= 70 else 28
        )
    bar = (left + 28, bottom - 17, right - 28, bottom - 5)
    canvas.panel(bar, 6, mix(LINE, SAND, 0.35), None, 0)
    if points > 0:
        end = bar[0] + max(12, (bar[2] - bar[0]) * points / scale)
        canvas.panel((bar[0], bar[1], end, bar[3]), 6, player.look.colour, INK, 2)


def _totals(
    canvas: Canvas, request: Request, sheet: ScoreSheet, columns: Sequence[tuple[float, float]], top: float
) -> None:
    canvas.fill((0, top, LABELS - 10, top + TOTAL - 6), INK)
    middle = top + (TOTAL - 6) / 2
    canvas.text(request.say("renders.score.total"), 28, middle, 54, WHITE, width=LABELS - 60)
    for seat, (left, right) in enumerate(columns):
        won = request.over and seat in sheet.winners
        size, colour = (84, TARGET) if won else (66, INK)
        text = minus(sheet.totals[seat])
        centre = (left + right) / 2 - (0 if won else 14)
        canvas.text(text, centre, middle, size, colour, "m", width=right - left - 20)
        if not won and len(columns) > 1:
            canvas.text(f"{sheet.ranks[seat]}.", centre + measure(text, size) / 2 + 18, middle + 12, 32, INK2)


def _foot(canvas: Canvas, request: Request, top: float, tie: str) -> None:
    canvas.fill((0, top, WIDTH, top + FOOT), SAND)
    x = 28.0
    if tie:
        x += canvas.text(request.say(tie), x, top + FOOT / 2, 28, INK2, width=760) + 26
    canvas.sign(icon("star"), x, top + FOOT / 2, 30, "l")
    canvas.text(request.say("renders.score.best"), x + 40, top + FOOT / 2, 28, INK2, width=WIDTH - x - 60)
