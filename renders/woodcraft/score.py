"""Woodcraft's score sheet."""

from renders.contract import Request
from renders.kit import Canvas, icon, seats, shield
from renders.kit.score_sheet import draw_scores
from renders.woodcraft.board.corner import automa
from renders.woodcraft.signs import HAND, WREATH

PREFIX = "woodcraft.score"
SIGNS = {
    f"{PREFIX}.points": shield(""),
    f"{PREFIX}.contracts": icon("cert"),
    f"{PREFIX}.leftovers": HAND,
    f"{PREFIX}.orders": WREATH,
    f"{PREFIX}.goal": icon("crown"),
}
RULES = {f"{PREFIX}.leftovers": "renders.woodcraft.rule.leftovers"}


def draw(request: Request) -> Canvas:
    """Draw the score sheet, at the end or as if the game ended now."""
    return draw_scores(request, seats(request, automa(request.view)), SIGNS, RULES)
