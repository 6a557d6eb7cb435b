"""Whose table is drawn, which targets lie on it, and what part of the trail belongs to a question."""

from collections.abc import Collection, Mapping

from renders.contract import Box, Request
from renders.kit import Canvas
from renders.kit.sprites import Point


def subject(request: Request) -> int:
    """Give the seat whose table is drawn."""
    for seat in (request.subject, request.seat, request.headline[0]):
        if seat is not None:
            return seat
    return 0


def own_targets(request: Request, kinds: Collection[str]) -> dict[str, int]:
    """Give the targets on the reader's own table, which are of these kinds; a tile of the display is none of them."""
    if subject(request) != request.seat:
        return {}
    return {target: number for target, number in request.targets.items() if target.partition(":")[0] in kinds}


def acted(request: Request, seat: int) -> bool:
    """Tell whether the last change was this seat's doing."""
    seats = [event.seat for event in request.events if event.seat is not None]
    return bool(seats) and seats[-1] == seat


def trail_ahead(request: Request, canvas: Canvas, centres: Mapping[str, Point], whole: Box) -> list[Box]:
    """Cut round the reader's piece and every target on the trail; the whole trail if that is too wide."""
    view = request.view
    seat = request.headline[0] if request.headline[0] is not None else view.active
    here = [view.players[seat].place] if seat is not None and view.players[seat].place else []
    return [canvas.around([*here, *(target for target in request.targets if target in centres)], 60) or whole]
