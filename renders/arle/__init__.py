"""Pictures of Fields of Arle, with and without Tea & Trade."""

from renders.arle import alt, catalogue, score
from renders.arle.farm import farm
from renders.arle.work import board
from renders.contract import Request
from renders.kind import PictureKind
from renders.words import scores

ON_BOARD = {"space", "tool", "building"}
LAND = {"cell", "dike", "edge"}
STORES = {"piece", "destination"}


def _kind(target: str) -> str:
    return target.partition(":")[0]


def _only_buildings(request: Request) -> bool:
    """Tell whether no space or tool is asked for beside the buildings."""
    return not any(_kind(target) in ON_BOARD - {"building"} for target in request.targets)


def _on_board(request: Request, target: str) -> bool:
    return _kind(target) in ON_BOARD and not (_kind(target) == "building" and _only_buildings(request))


def _in_catalogue(request: Request, target: str) -> bool:
    """Tell whether it is shown in the catalogue, which says what buildings do: where only they are asked for."""
    return _kind(target) == "building" and _only_buildings(request)


def _on_farm(request: Request, target: str) -> bool:
    return _kind(target) in LAND | STORES and farm.subject(request) == request.headline[0]


def _board_crop(request: Request) -> str:
    """Choose the crop of the board that holds all targets: only the tools, else the whole."""
    return "tools" if {_kind(target) for target in request.targets} & ON_BOARD == {"tool"} else ""


def _farm_crop(request: Request) -> str:
    kinds = {_kind(target) for target in request.targets} & (LAND | STORES)
    if kinds <= LAND:
        return "land"
    return "stores" if kinds <= STORES else ""


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
        key="renders.kind.farm",
        draw=farm.draw,
        alt=alt.farm,
        crops=farm.CROPS,
        shows=_on_farm,
        of_a_seat=True,
        preview=_farm_crop,
    ),
    "buildings": PictureKind(
        key="renders.kind.buildings", draw=catalogue.draw, alt=alt.buildings, shows=_in_catalogue
    ),
    "score": PictureKind(key="renders.kind.score", draw=score.draw, alt=scores),
}
