"""Pictures of Woodcraft: the wheel, the displays, a workshop, the score sheet."""

from renders.contract import Request
from renders.kind import PictureKind
from renders.woodcraft import alt, score
from renders.woodcraft.board import displays, wheel
from renders.woodcraft.table import workshop
from renders.woodcraft.table.workshop import OWN
from renders.words import scores

DISPLAYED = {"yard", "bank", "material", "contract"}
ROWS = {"order", "helper"}


def _rows(request: Request) -> tuple[str, ...]:
    """Give the cards of the display; others of their kind were dealt to a seat."""
    return (*request.view.order_row, *request.view.helper_row)


def _on_wheel(_request: Request, target: str) -> bool:
    return target.startswith("tile:")


def _on_displays(request: Request, target: str) -> bool:
    kind, _, card = target.partition(":")
    return kind in DISPLAYED or (kind in ROWS and card in _rows(request))


def _in_workshop(request: Request, target: str) -> bool:
    kind, _, card = target.partition(":")
    return kind in OWN or (kind in ROWS and card not in _rows(request))


PICTURES = {
    "board": PictureKind(
        key="renders.kind.board", draw=wheel.draw, alt=alt.wheel, crops=wheel.CROPS, shows=_on_wheel
    ),
    "displays": PictureKind(
        key="renders.kind.displays", draw=displays.draw, alt=alt.displays, crops=displays.CROPS,
        shows=_on_displays,
    ),
    "table": PictureKind(
        key="renders.kind.table", draw=workshop.draw, alt=alt.workshop, crops=workshop.CROPS,
        shows=_in_workshop, of_a_seat=True,
    ),
    "score": PictureKind(key="renders.kind.score", draw=score.draw, alt=scores),
}  # fmt: skip
