"""Pictures of Great Western Trail: El Paso."""

from renders.contract import Request
from renders.el_paso import alt, board, score, table
from renders.el_paso.table import OWN
from renders.el_paso.trail import CENTRES
from renders.kind import PictureKind
from renders.words import scores

PUBLIC = {"post", "market", "train", "worker", "building", "simmental"}
SHARED = {"objective", "bonus"}


def _on_board(_request: Request, target: str) -> bool:
    return target in CENTRES or target.partition(":")[0] in PUBLIC | SHARED


def _board_crop(request: Request) -> str:
    """Choose the crop of the board that holds all targets."""
    kinds = {"trail" if target in CENTRES else target.partition(":")[0] for target in request.targets}
    if kinds == {"trail"}:
        return "trail"
    return "posts" if kinds == {"post"} else ""


def _on_table(_request: Request, target: str) -> bool:
    return target.partition(":")[0] in OWN


PICTURES = {
    "board": PictureKind(
        key="renders.kind.board",
        draw=board.draw,
        alt=alt.board,
        crops=board.CROPS,
        shows=_on_board,
        preview=_board_crop,
    ),
    "table": PictureKind(
        key="renders.kind.table", draw=table.draw, alt=alt.table, shows=_on_table, of_a_seat=True
    ),
    "score": PictureKind(key="renders.kind.score", draw=score.draw, alt=scores),
}
