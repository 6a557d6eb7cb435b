"""Tables and looks made by hand, for tests of what is shown of them."""

from collections.abc import Sequence
from typing import Any

import engine
from bot.store.rows import GameRow, SeatRow
from bot.table.look import Look
from engine.kernel import Asked, Option


def a_table(game: str = "el_paso", seats: int = 2, chosen: dict[str, Any] | None = None) -> GameRow:
    """A lobby of one game, with its usual options but for those chosen."""
    options = {option.id: option.default for option in engine.games()[game].options} | (chosen or {})
    return GameRow(
        id=1,
        game=game,
        status="lobby",
        guild=1,
        channel=2,
        card=None,
        thread=None,
        host=3,
        language="en",
        places=seats,
        options=options,
        pace=0,
        seed_hash=None,
        version=0,
        stage=0,
        turn=0,
        handover=0,
        posted=0,
        post=None,
        waiting=[],
        since=0,
        created=0,
        ended=None,
        rematch=None,
    )


def a_look(options: Sequence[Option], **more: Any) -> Look:
    """What Ada sees while she is asked to choose among these options."""
    facts: dict[str, Any] = {
        "row": a_table(),
        "seats": (SeatRow(1, 0, 3, name="Ada"), SeatRow(1, 1, 4, name="Bo")),
        "seat": 0,
        "view": None,
        "asked": Asked(0, "fair.ask", {}, list(options)),
        "free": (),
        "asked_version": 7,
        "can_undo": False,
        "could_undo": False,
        "sheet": None,
        "automa": {},
        "news": (),
        "seed": None,
    }
    return Look(**(facts | more))
