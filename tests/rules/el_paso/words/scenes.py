"""Moments in which everything that is printed is on offer, for `offers`."""

from engine.el_paso import GAME
from engine.el_paso.components import BREEDS, DISCS
from engine.el_paso.state import State
from engine.kernel import Match
from tests.rules.el_paso.scenario import after, answer, at, offered

__all__ = ["DRAWN", "GAME", "SCENES"]
RICH = {"cowboy": 4, "builder": 6, "engineer": 4, "wild": 4}
HAND = ["criollo", "pineywoods", "galloway", "santa_gertrudis"]


def arranged(
    before: str, *ids: str, hand: list[str] | None = None, certificates: int = 2, money: int = 99
) -> Match:
    """Seat 0 stands before a place, has plenty of everything, and gives these answers."""

    def arrange(state: State) -> None:
        at(
            before, money=money, tokens=1, certificates=certificates, workers=dict(RICH), discs=list(DISCS),
            hand=hand or HAND, stack=["criollo"] * 9, discard=[],
        )(state)  # fmt: skip

    return after(arrange, *ids)


def site() -> Match:
    """Ask where a building goes."""
    match = arranged("D", "move:E")
    answer(match, next(option for option in offered(match) if option.startswith("build:")))
    return match


def discs() -> Match:
    """Ask which disc goes to a black post."""
    match = arranged("G", "move:EP", hand=["galloway", "corriente", "shorthorn", "hereford", "simmental"])
    answer(match, "post:16")
    return match


SCENES = {
    "move": lambda: arranged("EP"),
    "hire": lambda: arranged("EP", "move:B"),
    "money": lambda: arranged("B", "move:C"),
    "buy": lambda: arranged("C", "move:D", hand=["black_angus", "corriente", "shorthorn", "hereford"]),
    "build": lambda: arranged("D", "move:E"),
    "site": site,
    "train": lambda: arranged("E", "move:F", hand=["simmental"]),
    "token": lambda: arranged("F", "move:G"),
    "post": lambda: arranged("G", "move:EP", hand=list(BREEDS)),
    "disc": discs,
}
"""Name -> a match in that moment."""
DRAWN = ("disc",)
"""Moments whose board and table are compared as well."""
