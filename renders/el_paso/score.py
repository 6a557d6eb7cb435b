"""The score sheet of El Paso."""

from engine.el_paso.printed.figures import FIGURES
from renders.contract import Request
from renders.el_paso.signs import HOUSE, head
from renders.kit import CARD, INK, NIGHT, Canvas, icon, pill, seats, small, worker
from renders.kit.score_sheet import draw_scores
from renders.kit.signs import framed
from renders.western.seats import automa

SIGNS = {
    "el_paso.score.money": icon("coin"),
    "el_paso.score.buildings": HOUSE,
    "el_paso.score.posts": small(pill(f"{FIGURES['points_from']}+"), 0.7),
    "el_paso.score.workers": worker("wild"),
    "el_paso.score.cattle": head("shorthorn"),
    "el_paso.score.bonuses": framed(icon("bell", CARD), NIGHT),
    "el_paso.score.objectives": framed(icon("flag", INK), CARD),
}
RULES = {
    "el_paso.score.money": "renders.el_paso.rule.money",
    "el_paso.score.posts": "renders.el_paso.rule.posts",
    "el_paso.score.cattle": "renders.el_paso.rule.cattle",
    "el_paso.score.objectives": "renders.el_paso.rule.objectives",
}


def draw(request: Request) -> Canvas:
    """Draw the score sheet, at the end or as if the game ended now."""
    return draw_scores(request, seats(request, automa(request.view)), SIGNS, RULES, "renders.el_paso.tie")
