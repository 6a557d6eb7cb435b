"""A seat's player board: auxiliary actions, discs, certificates, gold, storehouses, workers."""

from engine.new_zealand.components import BOARD, DISCS, PAIRS, WORKERS
from engine.new_zealand.printed.boards import AuxiliaryRow, Disc, StorehousePair
from engine.new_zealand.table.view import SeatView
from renders.contract import Box, Request
from renders.kit import (
    ARROW,
    CARD,
    CASING,
    INK,
    INK2,
    LINE,
    SAND,
    TARGET,
    WHITE,
    Canvas,
    Player,
    Sign,
    caption,
    coin,
    cost,
    icon,
    shield,
    step,
    word,
)
from renders.kit.shapes import dashed_ring, disc
from renders.new_zealand.signs import CERT, GEAR, HAND, INGOT, STOREHOUSE, SWAP, WOOL, signs, tile_worker

AUX_TOP, UPGRADE_TOP, WORKER_TOP, CERT_TOP, HOUSE_TOP = 128, 284, 674, 674, 812
UPGRADES = tuple(disc.id for disc in BOARD.discs if not disc.auxiliary)
RIGHT = 590
"""Where the right half of the lower board begins."""


def _well(
    canvas: Canvas, x: float, y: float, data: Disc | None, player: Player, there: bool, r: int = 24
) -> None:
    """Draw a disc on a ring in its border's colour, the dashes of one that is gone, or a printed open space."""
    if data is None:
        canvas.put(disc(r - 6, LINE), x, y)
        canvas.sign(icon("check"), x, y, 28)
    elif there:
        canvas.put(disc(r, INK if data.border == "black" else WHITE, INK, 3), x, y)
        canvas.put(player.piece(r - 9, "flat", language=canvas.language), x, y)
    else:
        canvas.put(dashed_ring(r - 4, CASING), x, y)
        canvas.sign(icon("check"), x, y, 28)


def _place_disc(canvas: Canvas, data: str, x: float, y: float) -> None:
    canvas.place(f"disc:{data}", (x - 26, y - 26, x + 26, y + 26), (x - 22, y + 25), 17)


# ---- auxiliary actions


def _auxiliary_signs(row: AuxiliaryRow) -> list[Sign]:
    action = row.single.action
    shown = [HAND, SWAP] if action.__struct_config__.tag == "cycle" else signs(action)[:1]
    return [cost(row.single.pay), *shown] if row.single.pay else shown


def paint_auxiliary(canvas: Canvas, seat: SeatView, player: Player, request: Request) -> None:
    """Draw the five auxiliary actions: what each does, how often, and its two discs."""
    canvas.sign(GEAR, 30, 108, 32)
    caption(canvas, request.say("renders.new_zealand.auxiliary"), 54, 108)
    for index, row in enumerate(BOARD.auxiliary):
        left = 14 + 236 * index
        box = (left, AUX_TOP, left + 228, AUX_TOP + 112)
        level = seat.auxiliary[index]
        if level:
            canvas.panel(box)
        else:
            canvas.locked(box)
        canvas.row(_auxiliary_signs(row), left + 14, AUX_TOP + 36, 42, width=130)
        canvas.text(f"×{level}", left + 214, AUX_TOP + 36, 42, INK if level else INK2, "r")
        discs = [data for data in BOARD.discs if data.auxiliary == index + 1]
        wells: list[Disc | None] = [*([None] * row.open), *discs]
        for number, data in enumerate(wells):
            x, y = left + 40 + 84 * number, AUX_TOP + 82
            _well(canvas, x, y, data, player, data is not None and data.id in seat.discs)
            if data is not None:
                _place_disc(canvas, data.id, x, y)
        canvas.place(f"auxiliary:{index + 1}", box, (left + 8, AUX_TOP - 2), 24)


# ---- discs that unlock something


def _unlocks(data: Disc) -> list[Sign]:
    """Give what a disc unlocks."""
    if data.steps:
        return [icon("step"), word(f"+{data.steps}")]
    if data.permanent_wool:
        return [WOOL, word(f"+{data.permanent_wool}")]
    if data.hand_limit:
        return [HAND, word(f"+{data.hand_limit}")]
    if data.certificate_limit:
        return [CERT, word(f"≤{BOARD.certificates.limit + data.certificate_limit}")]
    return [CERT, word(f"+{data.permanent_certificates}")]


def paint_upgrades(canvas: Canvas, seat: SeatView, player: Player, request: Request) -> None:
    """Draw the discs of the board's right side, with what each unlocks and costs; above them the present limits."""
    caption(canvas, request.say("renders.new_zealand.upgrades"), 14, 263, width=400)
    limits = [
        step(seat.step_limit),
        HAND,
        word(f"≤{seat.hand_limit}"),
        CERT,
        word(f"≤{seat.certificate_limit}"),
    ]
    limits += [CERT, word(f"+{seat.permanent_certificates}"), WOOL, word(f"+{seat.permanent_wool}")]
    canvas.row(limits, 1186, 262, 34, "r")
    for index, name in enumerate(UPGRADES):
        data, there = DISCS[name], name in seat.discs
        left = 14 + 147 * index
        box = (left, UPGRADE_TOP, left + 140, UPGRADE_TOP + 112)
        if there:
            canvas.locked(box)
        else:
            canvas.panel(box)
        canvas.row(_unlocks(data), left + 12, UPGRADE_TOP + 34, 40, width=118)
        x, y = left + 34, UPGRADE_TOP + 82
        _well(canvas, x, y, data, player, there)
        _place_disc(canvas, name, x, y)
        extra: list[Sign] = [cost(data.cost)] if data.cost and there else []
        extra += [coin(data.money)] if data.money and there else []
        extra += [shield(data.vp, earned=not there)] if data.vp else []
        canvas.row(extra, left + 66, y, 34, width=72, gap=0.08)


# ---- tracks


def _track(
    canvas: Canvas, box: tuple[float, float, float, float], last: int, here: int, limit: int, y: float
) -> None:
    left, _, right, _ = box
    pitch = (right - left - 48) / last
    canvas.fill((left + 24, y - 2, right - 24, y + 2), LINE)
    for number in range(last + 1):
        x = left + 24 + pitch * number
        now, open_ = number == here, number <= limit
        ground = INK if now else CARD if open_ else SAND
        canvas.put(disc(19, ground, None if now else INK if open_ else LINE, 3), x, y)
        canvas.text(str(number), x, y, 27, TARGET if now else INK if open_ else INK2, "m")


def paint_tracks(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the certificate track with its gold arc, and the gold track."""
    caption(canvas, request.say("renders.new_zealand.certificates"), RIGHT, 654, width=300)
    box = (RIGHT, CERT_TOP, RIGHT + 308, CERT_TOP + 92)
    canvas.panel(box)
    last = max(
        BOARD.certificates.limit + sum(data.certificate_limit for data in BOARD.discs), seat.certificate_limit
    )
    _track(canvas, box, last, seat.certificates, seat.certificate_limit, CERT_TOP + 60)
    arc = BOARD.certificates.gold_arc
    pitch = (308 - 48) / last
    x = RIGHT + 24 + pitch * (arc.after + 0.5)
    canvas.row([INGOT, icon("arrow")], x, CERT_TOP + 20, 28, "m")
    canvas.place("certificates", box)
    caption(canvas, request.say("renders.new_zealand.gold"), 914, 654, width=270)
    box = (914, CERT_TOP, 1186, CERT_TOP + 92)
    canvas.panel(box)
    _track(canvas, box, BOARD.gold_limit, seat.gold, BOARD.gold_limit, CERT_TOP + 46)
    canvas.place("gold", box)


# ---- storehouses


def _reward(pair: StorehousePair) -> Sign | list[Sign]:
    if pair.money:
        return [coin(pair.money)]
    if pair.vp:
        return [shield(pair.vp)]
    sign, number = (WOOL, pair.permanent_wool) if pair.permanent_wool else (CERT, pair.permanent_certificates)
    return [sign, word(f"+{number}")]


def paint_storehouses(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the pairs of storehouses and what a cleared pair gives."""
    total = 2 * len(PAIRS)
    note = request.say("renders.of", count=sum(seat.storehouses.values()), limit=total)
    caption(canvas, request.say("renders.new_zealand.storehouses"), RIGHT, 791, note, width=590)
    for index, pair in enumerate(PAIRS.values()):
        left = RIGHT + 121 * index
        box = (left, HOUSE_TOP, left + 112, HOUSE_TOP + 140)
        here = seat.storehouses[pair.id]
        if here:
            canvas.locked(box)
        else:
            canvas.panel(box)
        for place in range(2):
            x = left + 32 + 48 * place
            if place < 2 - here:
                canvas.dashes((x - 21, HOUSE_TOP + 17, x + 21, HOUSE_TOP + 59), 8)
                canvas.sign(icon("check"), x, HOUSE_TOP + 38, 28)
            else:
                canvas.sign(STOREHOUSE, x, HOUSE_TOP + 38, 42)
        canvas.fill((left + 36, HOUSE_TOP + 72, left + 76, HOUSE_TOP + 75), CASING)
        reward = _reward(pair)
        canvas.row(
            reward if isinstance(reward, list) else [reward], left + 56, HOUSE_TOP + 108, 42, "m", width=98
        )
        canvas.place(f"pair:{pair.id}", box, (left + 8, HOUSE_TOP - 2), 24)


# ---- workers


def _to_come(canvas: Canvas, kind: str, space: int, box: Box) -> None:
    """Draw what a worker on an empty space will give, on two lines if it is much."""
    rows = BOARD.workers
    action = rows.rows[kind].get(space + 1)
    found = [sign for sign in signs(action) if sign != ARROW] if action else []
    if space == rows.spaces - 1:
        found = [*found, shield(rows.vp_on_last)]
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if len(found) <= 4:
        canvas.row(found, x, y, 32, "m", width=88, gap=0.06)
        return
    half = (len(found) + 1) // 2
    canvas.row(found[:half], x, y - 15, 26, "m", width=88, gap=0.06)
    canvas.row(found[half:], x, y + 15, 26, "m", width=88, gap=0.06)


def paint_workers(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the worker rows: five spaces each, empty ones with the action to come."""
    caption(canvas, request.say("renders.new_zealand.workers"), 14, 654, width=500)
    rows = BOARD.workers
    for row, kind in enumerate(WORKERS):
        tiles = [kind] * rows.printed + list(seat.workers[kind])
        top = WORKER_TOP + 71 * row
        for space in range(rows.spaces):
            box: Box = (14 + 102.0 * space, top, 110 + 102.0 * space, top + 65)
            if space < len(tiles):
                canvas.panel(box, 10)
                canvas.sign(tile_worker(tiles[space]), (box[0] + box[2]) / 2, top + 32, 50)
                if space == rows.spaces - 1:
                    canvas.sign(shield(rows.vp_on_last), box[2] - 17, top + 44, 28)
                continue
            canvas.dashes(box, 10, LINE, 3, SAND)
            if not seat.automa:
                _to_come(canvas, kind, space, box)
        count = len(tiles)
        canvas.text(str(count), 554, top + 32, 46, INK, "m")
        canvas.place(f"row:{kind}", (14, top, 516, top + 65), (16, top + 4), 24)
