"""The score sheet in words, for those who can't or won't look at the picture."""

from bot.words import Reader
from engine.kernel import ScoreSheet


def score_text(sheet: ScoreSheet, say: Reader) -> str:
    """Write the score sheet as lines: each category with every seat's points, then the totals."""
    seats = range(len(sheet.totals))
    rows = [
        f"{say(category.key)}: " + " · ".join(_points(say, seat, category.points[seat]) for seat in seats)
        for category in sheet.categories
    ]
    totals = " · ".join(_points(say, seat, sheet.totals[seat]) for seat in seats)
    return "\n".join([*rows, f"**{say('bot.score.total')}: {totals}**"])


def _points(say: Reader, seat: int, points: float) -> str:
    return f"{say.seat(seat)} {say.number(points)}"
