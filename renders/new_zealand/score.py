"""The score sheet of New Zealand."""

from renders.contract import Request
from renders.kit import CARD, GAIN, Canvas, icon, pill, seats, shield, small, worker
from renders.kit.score_sheet import draw_scores
from renders.kit.signs import framed
from renders.new_zealand.signs import BOAT, CAP, FLAG, HAND, HOUSE, INVEST, KOTARE, head
from renders.western.seats import automa

PREFIX = "new_zealand.score"
SIGNS = {
    f"{PREFIX}.money": icon("coin"),
    f"{PREFIX}.private_buildings": HOUSE,
    f"{PREFIX}.trading_posts": small(pill("9+"), 0.8),
    f"{PREFIX}.harbours": BOAT,
    f"{PREFIX}.pathfinder": KOTARE,
    f"{PREFIX}.tiles": INVEST,
    f"{PREFIX}.deck": head("lincoln"),
    f"{PREFIX}.objectives": framed(FLAG, CARD),
    f"{PREFIX}.harbour_masters": CAP,
    f"{PREFIX}.hand_limit": HAND,
    f"{PREFIX}.workers_storehouses": worker("wild"),
    f"{PREFIX}.market_token": framed(shield(5), GAIN),
}
RULES = {
    f"{PREFIX}.money": "renders.new_zealand.rule.money",
    f"{PREFIX}.trading_posts": "renders.new_zealand.rule.posts",
    f"{PREFIX}.harbours": "renders.new_zealand.rule.harbours",
}


def draw(request: Request) -> Canvas:
    """Draw the score sheet, at the end or as if the game ended now."""
    return draw_scores(request, seats(request, automa(request.view)), SIGNS, RULES)
