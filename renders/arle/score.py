"""The score sheet of Fields of Arle."""

from renders.arle.signs import GOODS, PAW
from renders.contract import Request
from renders.kit import Canvas, icon, seats, shield
from renders.kit.score_sheet import draw_scores

SIGNS = {
    "arle.score.materials": icon("materials"),
    "arle.score.equipment": icon("cart"),
    "arle.score.travel": icon("flag"),
    "arle.score.tools": icon("hammer"),
    "arle.score.goods": GOODS["grain"],
    "arle.score.home_board": icon("house"),
    "arle.score.animals": PAW,
    "arle.score.bottlenecks": shield(-2),
    "arle.score.tea": GOODS["tea"],
    "arle.score.ships": icon("cutter"),
}
RULES = {
    "arle.score.equipment": "renders.arle.rule.equipment",
    "arle.score.goods": "renders.arle.rule.goods",
    "arle.score.home_board": "renders.arle.rule.home_board",
    "arle.score.animals": "renders.arle.rule.animals",
}


def draw(request: Request) -> Canvas:
    """Draw the score sheet, at the end or as if the game ended now."""
    tie = "renders.arle.tie" if request.view.seats > 1 else ""
    return draw_scores(request, seats(request), SIGNS, RULES, tie)
