"""Pictures of Great Western Trail: New Zealand."""

from renders.contract import Request
from renders.kind import PictureKind
from renders.new_zealand import alt, score
from renders.new_zealand.sea import harbours, posts, sea
from renders.new_zealand.table import markets, table
from renders.new_zealand.table.table import OWN
from renders.new_zealand.trail import board
from renders.new_zealand.trail.trail_map import CENTRES
from renders.words import scores

TRAIL = {"pathfinder", "foresight_a", "foresight_b", "token"}
MARKETS = {"job", "bonus", "market", "objective", "slot"}


def _on_board(_request: Request, target: str) -> bool:
    return target in CENTRES or target in posts.LOCAL or target.partition(":")[0] in TRAIL


def _at_sea(_request: Request, target: str) -> bool:
    return (
        target in sea.SPACES
        or target in harbours.CENTRES
        or target in posts.WOOL_POSTS
        or any(target == post.id for post in posts.FOREIGN.values())
    )


def _in_markets(_request: Request, target: str) -> bool:
    return target.partition(":")[0] in MARKETS


def _on_table(_request: Request, target: str) -> bool:
    return target.partition(":")[0] in OWN


def _board_crop(request: Request) -> str:
    """Choose the crop of the trail that holds all targets."""
    shown = [target for target in request.targets if _on_board(request, target)]
    if shown and all(target in CENTRES for target in shown):
        return "trail"
    return "posts" if shown and all(target in posts.LOCAL for target in shown) else ""


def _sea_crop(request: Request) -> str:
    shown = [target for target in request.targets if _at_sea(request, target)]
    return "ships" if shown and not any(target in posts.WOOL_POSTS for target in shown) else ""


def _markets_crop(request: Request) -> str:
    """Choose the crop of the markets that holds all targets."""
    kinds = {target.partition(":")[0] for target in request.targets if _in_markets(request, target)}
    for crop, held in (("jobs", {"job", "slot"}), ("bonus", {"bonus"}), ("sheep", {"market"})):
        if kinds and kinds <= held:
            return crop
    return ""


def _table_crop(request: Request) -> str:
    """Choose the hand if the question is about cards of the hand only."""
    asked = [target for target in request.targets if target not in request.beside]
    return "hand" if asked and all(target.startswith("hand:") for target in asked) else ""


PICTURES = {
    "board": PictureKind(
        key="renders.kind.board", draw=board.draw, alt=alt.board, crops=board.CROPS,
        shows=_on_board, preview=_board_crop,
    ),
    "sea": PictureKind(
        key="renders.kind.sea", draw=sea.draw, alt=alt.sea, crops=sea.CROPS, shows=_at_sea, preview=_sea_crop
    ),
    "markets": PictureKind(
        key="renders.kind.markets", draw=markets.draw, alt=alt.markets, crops=markets.CROPS,
        shows=_in_markets, preview=_markets_crop,
    ),
    "table": PictureKind(
        key="renders.kind.table", draw=table.draw, alt=alt.table, crops=table.CROPS, shows=_on_table,
        of_a_seat=True, preview=_table_crop,
    ),
    "score": PictureKind(key="renders.kind.score", draw=score.draw, alt=scores),
}  # fmt: skip
