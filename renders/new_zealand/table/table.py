"""A seat's own table: player board, hand, and what lies beside it; the solo opponent's cards instead."""

from collections.abc import Sequence
from functools import partial

from engine.new_zealand.components import CARDS, WORKERS
from engine.new_zealand.table.view import SeatView, View
from renders.contract import Box, Request
from renders.kit import (
    CARD,
    INK,
    INK2,
    SAND,
    TARGET,
    WHITE,
    Canvas,
    Sign,
    caption,
    icon,
    own_header,
    pill,
    seal,
    seats,
    shield,
    small,
    word,
    worker,
)
from renders.kit.furniture import drawn
from renders.kit.shapes import disc
from renders.new_zealand.signs import CERT, FLAG, INGOT, TOKEN, WOOL
from renders.new_zealand.table import cards, holdings, player_board
from renders.western.seats import automa
from renders.western.table import acted, own_targets, subject

SIZE = 1200
HAND_TOP, CARD_HEIGHT, HAND_ROOM = 436, 196, 790
SUM_LEFT = 818
OWN = {
    "hand", "disc", "pair", "auxiliary", "row", "building", "tokens", "certificates", "gold",
    "step_tile", "fee_tile", "objectives", "discard",
}  # fmt: skip
"""Kinds of target that stand on a seat's own table."""


# ---- hand and sums


def _counting(held: Sequence[str]) -> list[bool]:
    """Tell for each card whether it isn't a second copy of a sheep."""
    return [not (card and CARDS[card].breed and card in held[:index]) for index, card in enumerate(held)]


def _slots(count: int) -> tuple[float, float]:
    """Give the width and pitch of so many cards."""
    if count <= 5:
        return 150, 160
    width = max(86.0, (HAND_ROOM - 8 * (count - 1)) / count)
    return width, min(width + 8, (HAND_ROOM - width) / (count - 1))


def paint_hand(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the hand (backs for everybody else) and the cards lying open."""
    note = request.say("renders.of", count=seat.hand_count, limit=seat.hand_limit)
    caption(canvas, request.say("renders.new_zealand.hand"), SUM_LEFT, 416, note, width=360)
    held: list[str] = list(seat.hand) if seat.hand is not None else [""] * seat.hand_count
    shown = [*held, *seat.revealed]
    counts = _counting(shown)
    empty = max(0, seat.hand_limit - len(shown))
    width, pitch = _slots(len(shown) + empty)
    for index in range(len(shown) + empty):
        left = 14 + pitch * index
        box = (left, HAND_TOP, left + width, HAND_TOP + CARD_HEIGHT)
        if index >= len(shown):
            canvas.dashes(box, 12)
        elif not shown[index]:
            canvas.block(("new_zealand", "back"), box, 12, cards.paint_back)
        else:
            _card(canvas, shown[index], counts[index], box, request)
            if index >= len(held):
                canvas.sign(icon("eye"), box[2] - 20, HAND_TOP + 130, 34)


def _card(canvas: Canvas, card: str, counts: bool, box: Box, request: Request) -> None:
    name = request.say(f"new_zealand.card.{card}")
    paint = partial(cards.paint_card, card=card, name=name, counts=counts)
    canvas.block(("new_zealand", "card", card, name, counts), box, 12, paint)
    if f"hand:{card}" not in canvas.places:
        canvas.place(f"hand:{card}", box, (box[0] + 6, HAND_TOP - 10), 22, mark="ring")


def paint_sums(canvas: Canvas, seat: SeatView) -> None:
    """Draw deck and discard pile, and what the hand is worth for a delivery and for shearing."""
    box = (SUM_LEFT, HAND_TOP, 1186, HAND_TOP + CARD_HEIGHT)
    canvas.panel(box, 12, SAND, None, 0)
    y = HAND_TOP + 34
    canvas.row([icon("deck"), word(seat.deck_count)], SUM_LEFT + 18, y, 52)
    canvas.row([icon("discard"), word(len(seat.discard))], SUM_LEFT + 200, y, 52)
    canvas.place("discard", (SUM_LEFT + 190, HAND_TOP + 4, 1180, HAND_TOP + 64))
    if seat.breeding_total is None:
        return
    for row, (signs, total) in enumerate(_sums(seat)):
        top = HAND_TOP + 68 + 64 * row
        canvas.panel((SUM_LEFT + 10, top, 1176, top + 56), 12, INK, None, 0)
        canvas.row(
            [signs[0], word(total, WHITE, scale=1.1), *signs[1:]], SUM_LEFT + 28, top + 28, 42, width=320
        )


def _sums(seat: SeatView) -> list[tuple[list[Sign], int]]:
    breeding: list[Sign] = [icon("ship", TARGET)]
    if seat.certificates:
        breeding += [word(f"+{seat.certificates}", TARGET), small(CERT, 0.8)]
    return [(breeding, seat.breeding_total or 0), ([WOOL], seat.wool_total or 0)]


# ---- the solo opponent


def paint_sarah(canvas: Canvas, view: View, seat: SeatView, request: Request) -> None:
    """Draw what is known of the solo opponent, and the cards that she keeps."""
    assert view.sarah is not None
    caption(canvas, request.say("renders.new_zealand.sarah_cards"), 14, 112, width=600)
    cells: list[tuple[list[Sign], str]] = [
        ([icon("deck"), word(view.sarah.deck)], "deck"),
        ([icon("discard"), word(len(view.sarah.discard))], "discard"),
        ([seal(view.sarah.card) if view.sarah.card else icon("lock")], "last_card"),
        (
            [pill(f"{view.sarah.next_post.lstrip('LFW')}+") if view.sarah.next_post else icon("lock")],
            "next_post",
        ),
        (
            [worker(view.sarah.specialised)] if view.sarah.specialised in WORKERS else [icon("lock")],
            "specialised",
        ),
    ]
    for index, (signs, key) in enumerate(cells):
        left = 14 + 236 * index
        canvas.panel((left, 132, left + 228, 252), 12)
        canvas.row(signs, left + 16, 174, 58)
        canvas.text(request.say(f"renders.new_zealand.{key}"), left + 16, 228, 25, INK2, width=200)
    _kept(canvas, seat, request)


def _kept(canvas: Canvas, seat: SeatView, request: Request) -> None:
    """Draw the cards that the solo opponent keeps: each kind once, all objectives as one."""
    note = str(len(seat.cards_kept))
    caption(canvas, request.say("renders.new_zealand.kept"), 14, 282, note, width=600)
    kinds = [card for card in dict.fromkeys(seat.cards_kept) if CARDS[card].objective is None]
    objectives = [data for card in seat.cards_kept if (data := CARDS[card].objective)]
    for index, card in enumerate(kinds):
        box = _kept_box(index)
        _card(canvas, card, True, box, request)
        canvas.text(f"×{seat.cards_kept.count(card)}", (box[0] + box[2]) / 2, box[3] + 26, 38, INK, "m")
    box = _kept_box(len(kinds))
    if objectives:
        canvas.panel(box, 12)
        canvas.sign(FLAG, (box[0] + box[2]) / 2, box[1] + 56, 60)
        canvas.sign(shield(sum(data.vp for data in objectives)), (box[0] + box[2]) / 2, box[1] + 138, 54)
        canvas.text(f"×{len(objectives)}", (box[0] + box[2]) / 2, box[3] + 26, 38, INK, "m")
    elif not kinds:
        canvas.dashes(box, 12)


def _kept_box(index: int) -> Box:
    """Give the place of the index-th kind of card: ten above, the others beside the workers."""
    left = 14 + 118 * index if index < 10 else 600 + 118 * (index - 10)
    top = 304 if index < 10 else 690
    return left, top, left + 110, top + CARD_HEIGHT


# ---- the whole


def draw(request: Request) -> Canvas:
    """Draw one seat's table; another seat's hand shows as backs."""
    view: View = request.view
    players = seats(request, automa(view))
    seat = view.players[subject(request)]
    player = players[seat.seat]
    canvas = Canvas(SIZE, SIZE, request.language)
    pills = [(icon("coin"), str(seat.money)), (INGOT, str(seat.gold)), (TOKEN, str(seat.tokens))]
    heading = drawn(request, players, request.say("renders.table_of", seat=seat.seat))
    own_header(canvas, player, heading, [] if seat.automa else pills)
    if seat.automa:
        piece = disc(22, player.colour, WHITE, 3)
        canvas.put(piece, SIZE - 110, 42)
        canvas.text(str(seat.disc_count), SIZE - 78, 42, 46, CARD)
        paint_sarah(canvas, view, seat, request)
    else:
        canvas.place("tokens", (SIZE - 168, 12, SIZE - 14, 72), (SIZE - 166, 70), 22)
        player_board.paint_auxiliary(canvas, seat, player, request)
        player_board.paint_upgrades(canvas, seat, player, request)
        paint_hand(canvas, seat, request)
        paint_sums(canvas, seat)
        player_board.paint_tracks(canvas, seat, request)
        player_board.paint_storehouses(canvas, seat, request)
        holdings.paint_objectives(canvas, view, seat, request)
        holdings.paint_tiles(canvas, seat, request)
        holdings.paint_step(canvas, seat, request)
    player_board.paint_workers(canvas, seat, request)
    holdings.paint_hazards(canvas, seat, request)
    holdings.paint_buildings(canvas, view, seat, player, request)
    canvas.frame()
    canvas.mark_focus(request.focus if acted(request, seat.seat) else ())
    canvas.mark_targets(own_targets(request, OWN))
    return canvas


def crop_hand(_request: Request, _canvas: Canvas) -> list[Box]:
    """Cut out the hand, its sums below it."""
    return [(0, 398, 810, 640), (806, 398, SIZE, 640)]


CROPS = {"hand": crop_hand}
