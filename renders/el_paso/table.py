"""A seat's own table: player board, hand, workers, buildings, tiles."""

from collections.abc import Sequence
from functools import partial

from engine.el_paso.components import AUXILIARY, BREEDS, COMPONENTS, DISCS
from engine.el_paso.printed.entries import Exchange, GainCertificate, GainMoney
from engine.el_paso.printed.shapes import WORKERS, Disc
from engine.el_paso.view import PlaceView, SeatView, View
from renders.contract import Request
from renders.el_paso.signs import CERT, GEAR, HAND, LOOKS, REMOVE, SWAP, TOKEN, head
from renders.el_paso.tiles import paint_tiles
from renders.el_paso.trail import paint_building
from renders.kit import (
    ARROW,
    BACK,
    CARD,
    CASING,
    INK,
    INK2,
    LINE,
    MINUS,
    PAPER,
    POINTS,
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
    own_header,
    pill,
    seats,
    shield,
    small,
    step,
    word,
    worker,
)
from renders.kit.furniture import drawn
from renders.kit.lettering import wrap
from renders.kit.palette import COATS, contrast
from renders.kit.shapes import dashed_ring, disc
from renders.western.seats import automa
from renders.western.table import acted, own_targets, subject

SIZE = 1200
CELL, PITCH, LEFT = 284, 296, 16
AUX_TOP, UPGRADE_TOP, HAND_TOP, WORKER_TOP, TILE_TOP = 142, 328, 514, 792, 960
LOCK = icon("lock", INK2)
D_HAND, D_STEP, D_PERM = ("D_HAND", "D_STEP", "D_PERM_CERT")
LIMITS = COMPONENTS.limits
OWN = {"hand", "disc", "auxiliary", "area", "tokens", "certificates"}
"""Kinds of target that stand on a seat's own table."""


# ---- player board


def _well(canvas: Canvas, x: float, y: float, data: Disc, player: Player, there: bool) -> None:
    """Draw a disc's well: the disc on a ring in its own border's colour, or the dashes of a disc that is gone."""
    if there:
        canvas.put(disc(37, INK if data.black else WHITE, INK, 3), x, y)
        canvas.put(player.piece(25, "flat", language=canvas.language), x, y)
    else:
        canvas.put(dashed_ring(30, CASING), x, y)
        canvas.sign(icon("check"), x, y, 38)


def _cell(
    canvas: Canvas, left: int, top: int, data: Disc, player: Player, there: bool, usable: bool,
    now: Sequence[Sign], then: Sequence[Sign], unlocked: str,
) -> None:  # fmt: skip
    """Draw one cell of the player board: what it gives now, its disc, what it will give and the disc's price."""
    box = (left, top, left + CELL, top + 144)
    if usable:
        canvas.panel(box, 12)
    else:
        canvas.locked(box)
    canvas.row([*now, *([] if usable else [LOCK])], left + 16, top + 50, 58, width=CELL - 110)
    _well(canvas, left + CELL - 52, top + 50, data, player, there)
    if not there:
        canvas.text(unlocked, left + 16, top + 118, 27, POINTS, width=CELL - 32)
        return
    canvas.row([LOCK, *then], left + 18, top + 118, 34)
    if data.money:
        price = cost(-data.money) if data.money < 0 else coin(f"+{data.money}")
        canvas.sign(price, left + CELL - 52, top + 115, 42 if data.money > 0 else 46)


def _auxiliary_signs(entry: object) -> list[Sign]:
    if isinstance(entry, GainMoney):
        return [icon("coin"), word(entry.amount, scale=0.95)]
    if isinstance(entry, GainCertificate):
        return [CERT] if entry.count == 1 else [CERT, word(f"+{entry.count}", scale=0.95)]
    if isinstance(entry, Exchange):
        return [SWAP, word(f"×{entry.times}", scale=0.95)]
    return [REMOVE]


def _auxiliary(canvas: Canvas, seat: SeatView, player: Player, request: Request) -> None:
    canvas.sign(GEAR, 82, 118, 36)
    caption(canvas, request.say("renders.el_paso.auxiliary"), 110, 118)
    unlocked = request.say("renders.el_paso.unlocked")
    for index, action in enumerate(AUXILIARY.values()):
        left = LEFT + PITCH * index
        there = seat.auxiliary[action.id] != "full"
        usable = seat.auxiliary[action.id] != "locked"
        full = _auxiliary_signs(action.unlocked)
        now = _auxiliary_signs(action.locked) if there and action.locked is not None else full
        then = full if action.locked is not None else [icon("check")]
        _cell(canvas, left, AUX_TOP, DISCS[action.disc], player, there, usable, now, then, unlocked)
        box = (left, AUX_TOP, left + CELL, AUX_TOP + 144)
        canvas.place(f"auxiliary:{action.id}", box, (left + 14, AUX_TOP - 10), 27)
        _place_disc(canvas, action.disc, left, AUX_TOP)


def _place_disc(canvas: Canvas, data: str, left: int, top: int) -> None:
    x, y = left + CELL - 52, top + 50
    canvas.place(f"disc:{data}", (x - 38, y - 38, x + 38, y + 38), (x - 34, y - 40), 24)


def _upgrades(canvas: Canvas, seat: SeatView, player: Player, request: Request) -> None:
    caption(canvas, request.say("renders.el_paso.upgrades"), 16, 310)
    unlocked = request.say("renders.el_paso.unlocked")
    texts: dict[str, tuple[Sign, str | int, str | int]] = {
        D_PERM: (CERT, f"+{seat.permanent_certificates}", f"+{seat.permanent_certificates + 1}"),
        D_HAND: (HAND, seat.hand_limit, LIMITS.hand_unlocked),
        D_STEP: (icon("step"), seat.step_limit, LIMITS.steps_unlocked),
    }
    for index, (data, (sign, now, then)) in enumerate(texts.items()):
        left = LEFT + PITCH * index
        there = data in seat.discs
        row = [sign, word(now, scale=0.95)]
        _cell(
            canvas,
            left,
            UPGRADE_TOP,
            DISCS[data],
            player,
            there,
            True,
            row,
            [word(then, scale=0.95)],
            unlocked,
        )
        _place_disc(canvas, data, left, UPGRADE_TOP)


def _certificates(canvas: Canvas, seat: SeatView, request: Request) -> None:
    left, top = LEFT + PITCH * 3, UPGRADE_TOP
    caption(canvas, request.say("renders.el_paso.certificates"), left + 48, 310, width=CELL - 48)
    box = (left, top, left + CELL, top + 144)
    canvas.panel(box, 12)
    canvas.fill((left + 30, top + 68, left + CELL - 30, top + 72), LINE)
    for number in range(LIMITS.certificates + 1):
        x = left + 38 + 52 * number
        here = number == seat.certificates
        canvas.put(disc(24, INK if here else SAND, None if here else LINE, 3), x, top + 70)
        canvas.text(str(number), x, top + 70, 32, TARGET if here else INK2, "m")
        if here:
            canvas.fill((x - 4, top + 18, x + 4, top + 40), INK)
    canvas.text(request.say("renders.el_paso.spend"), left + 16, top + 120, 25, INK2, width=CELL - 32)
    canvas.place("certificates", box, (left + 14, top - 10), 27)


# ---- hand and deck


def _card(canvas: Canvas, breed: str, name: str, counts: bool) -> None:
    width, height = canvas.image.size
    coat = COATS[LOOKS[breed][0]]
    canvas.panel(canvas.box, 12)
    canvas.panel((8, 8, width - 8, 64), 8, coat, INK, 3)
    value = BREEDS[breed].value
    canvas.text(str(value), 56, 36, 54, INK if contrast(INK, coat) > contrast(WHITE, coat) else WHITE)
    if not counts:
        canvas.panel((width - 70, 16, width - 14, 56), 8, CARD, INK, 2)
        canvas.text("×0", width - 42, 36, 30, MINUS, "m")
    elif BREEDS[breed].vp:
        canvas.sign(shield(BREEDS[breed].vp), width - 40, 36, 40)
    canvas.sign(head(breed), width / 2, 124, 108)
    lines = wrap(name, 26, width - 14, 2, canvas.language)
    for line, y in zip(lines, (height - 24,) if len(lines) == 1 else (height - 46, height - 20), strict=True):
        canvas.text(line, width / 2, y, 26 if len(lines) == 1 else 24, INK, "m", width=width - 14)


def _back(canvas: Canvas) -> None:
    width, height = canvas.image.size
    canvas.panel(canvas.box, 12, CARD)
    canvas.panel((10, 10, width - 10, height - 10), 8, BACK, INK, 2)
    canvas.sign(icon("diamond", CARD), width / 2, height / 2, 80)


def counting(hand: Sequence[str], duplicates: int) -> list[bool]:
    """Tell for each card whether it counts in a shipment: each breed once, and the best duplicates allowed."""
    second = [i for i, breed in enumerate(hand) if breed in hand[:i]]
    best = sorted(second, key=lambda i: -BREEDS[hand[i]].value)[:duplicates]
    return [i not in second or i in best for i in range(len(hand))]


def _hand(canvas: Canvas, seat: SeatView, request: Request) -> None:
    note = request.say("renders.of", count=seat.hand_count, limit=seat.hand_limit)
    caption(canvas, request.say("renders.el_paso.hand"), 16, 490, note)
    count = seat.hand_count
    pitch = min(176, (880 - 168) / max(1, count - 1)) if count > 5 else 176
    if seat.hand is None:
        for index in range(count):
            x = LEFT + pitch * index
            canvas.block(("el_paso", "back"), (x, HAND_TOP, x + 168, HAND_TOP + 232), 12, _back)
        return
    for index, (breed, counts) in enumerate(
        zip(seat.hand, counting(seat.hand, seat.duplicates), strict=True)
    ):
        x = LEFT + pitch * index
        box = (x, HAND_TOP, x + 168, HAND_TOP + 232)
        name = request.say(f"el_paso.breed.{breed}")
        canvas.block(
            ("el_paso", "card", breed, name, counts),
            box,
            12,
            partial(_card, breed=breed, name=name, counts=counts),
        )
        if f"hand:{breed}" not in canvas.places:
            canvas.place(f"hand:{breed}", box, (x + 22, HAND_TOP + 22), 22, mark="ring")
    for index in range(count, seat.hand_limit):
        x = LEFT + pitch * index
        canvas.dashes((x, HAND_TOP, x + 168, HAND_TOP + 232), 12)


def _deck(canvas: Canvas, seat: SeatView, request: Request) -> None:
    left, top = LEFT + PITCH * 3, HAND_TOP
    canvas.panel((left, top, left + CELL, top + 232), 12, SAND, None, 0)
    for x, sign, count, key in (
        (16, "deck", seat.deck_count, "deck"),
        (150, "discard", seat.discard_count, "discard"),
    ):
        canvas.sign(icon(sign), left + x, top + 44, 62, "l")
        canvas.text(str(count), left + x + 64, top + 44, 50, width=66)
        canvas.text(request.say(f"renders.el_paso.{key}"), left + x, top + 96, 25, INK2, width=124)
    if seat.shipping_total is None:
        return
    canvas.panel((left + 12, top + 120, left + CELL - 12, top + 220), 12, INK, None, 0)
    row = [icon("ship", TARGET), word(seat.shipping_total, WHITE, scale=1.15)]
    if seat.certificates:
        row += [small(word(f"+{seat.certificates}", TARGET), 0.9), small(CERT, 0.8)]
    canvas.row(row, left + CELL / 2, top + 170, 50, "m", width=CELL - 40)


# ---- workers and buildings


def _bonus(kind: str) -> list[Sign]:
    if kind == "cowboy":
        return [step("+1")]
    if kind == "builder":
        return [cost(COMPONENTS.workers.builder_bonus_cost), ARROW, CERT]
    return [coin(next(pile.bonus_money for pile in COMPONENTS.workers.piles if pile.id == kind))]


def _workers(canvas: Canvas, seat: SeatView, request: Request) -> None:
    caption(canvas, request.say("renders.el_paso.area"), 16, 774)
    for index, kind in enumerate(WORKERS if not seat.automa else tuple(seat.workers)):
        count = seat.workers.get(kind, 0)
        left = LEFT + 147 * index
        box = (left, WORKER_TOP, left + 139, WORKER_TOP + 122)
        if count:
            canvas.panel(box, 12)
        else:
            canvas.locked(box)
        canvas.sign(worker(kind), left + 14, WORKER_TOP + 44, 66, "l")
        canvas.text(str(count), left + 104, WORKER_TOP + 44, 58, INK if count else INK2, "m")
        if not seat.automa:
            canvas.row(_bonus(kind), left + 80, WORKER_TOP + 98, 32, "m", width=106)
        canvas.place(f"area:{kind}", box, (left + 6, WORKER_TOP + 116), 22)


def _buildings(canvas: Canvas, view: View, seat: SeatView, player: Player, request: Request) -> None:
    limit = len(seat.buildings) + seat.markers
    note = request.say("renders.of", count=len(seat.buildings), limit=limit)
    caption(canvas, request.say("renders.el_paso.buildings"), 614, 774, note)
    places: dict[str, PlaceView] = {place.id: place for place in view.places}
    for index in range(limit):
        left = 614 + 294 * index
        box = (left, WORKER_TOP, left + 276, WORKER_TOP + 122)
        if index < len(seat.buildings):
            tile = places[seat.buildings[index]].tile
            key = ("el_paso", "own", tile, player.look.name, player.letter)
            canvas.block(key, box, 16, partial(paint_building, tile=tile, player=player, points=True))
            canvas.place(seat.buildings[index], box)
        else:
            canvas.dashes(box, 12)
            canvas.sign(icon("house", faded=PAPER), left + 138, WORKER_TOP + 61, 60)


# ---- the solo opponent's things, in place of a player board and hand


def _sue(canvas: Canvas, view: View, seat: SeatView, request: Request) -> None:
    assert view.sue is not None
    caption(canvas, request.say("renders.el_paso.sue_cards"), LEFT, 118)
    cells: list[tuple[list[Sign], str]] = [
        ([icon("deck"), word(view.sue.bot_deck)], "renders.el_paso.deck"),
        ([icon("discard"), word(len(view.sue.bot_discard))], "renders.el_paso.discard"),
        ([icon("pile"), word(view.sue.supply_deck)], "renders.el_paso.supply_deck"),
        (
            [pill(f"{view.sue.next_post}+")] if view.sue.next_post else [icon("lock")],
            "renders.el_paso.next_post",
        ),
    ]
    for index, (signs, key) in enumerate(cells):
        left = LEFT + PITCH * index
        canvas.panel((left, AUX_TOP, left + CELL, AUX_TOP + 144), 12)
        canvas.row(signs, left + 16, AUX_TOP + 54, 64)
        canvas.text(request.say(key), left + 16, AUX_TOP + 118, 26, INK2, width=CELL - 32)
    caption(canvas, request.say("renders.el_paso.cattle"), LEFT, 310)
    for index, (breed, count) in enumerate(seat.cattle.items()):
        left = LEFT + 176 * index
        box = (left, UPGRADE_TOP, left + 168, UPGRADE_TOP + 232)
        name = request.say(f"el_paso.breed.{breed}")
        canvas.block(
            ("el_paso", "card", breed, name, True),
            box,
            12,
            partial(_card, breed=breed, name=name, counts=True),
        )
        canvas.text(f"×{count}", left + 84, UPGRADE_TOP + 262, 44, INK, "m")


# ---- the whole


def draw(request: Request) -> Canvas:
    """Draw one seat's table; another seat's hand shows as backs."""
    view: View = request.view
    players = seats(request, automa(view))
    seat = view.players[subject(request)]
    player = players[seat.seat]
    canvas = Canvas(SIZE, SIZE, request.language)
    pills = [(icon("coin"), str(seat.money)), (TOKEN, str(seat.tokens)), (CERT, str(seat.certificates))]
    heading = drawn(request, players, request.say("renders.table_of", seat=seat.seat))
    own_header(canvas, player, heading, [] if seat.automa else pills)
    canvas.place(
        "tokens", (SIZE - 14 - 154 * 2 - 14, 12, SIZE - 14 - 154 - 14, 72), (SIZE - 14 - 154 * 2 - 14, 76), 24
    )
    if seat.automa:
        _sue(canvas, view, seat, request)
    else:
        _auxiliary(canvas, seat, player, request)
        _upgrades(canvas, seat, player, request)
        _certificates(canvas, seat, request)
        _hand(canvas, seat, request)
        _deck(canvas, seat, request)
    _workers(canvas, seat, request)
    _buildings(canvas, view, seat, player, request)
    paint_tiles(canvas, view, seat, request)
    canvas.frame()
    canvas.mark_focus(request.focus if acted(request, seat.seat) else ())
    canvas.mark_targets(own_targets(request, OWN))
    return canvas
