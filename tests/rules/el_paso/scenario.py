"""Arranged tables: a test puts things where it wants them before a turn begins, and then only asks and answers."""

from collections.abc import Callable
from typing import Any

import engine
from bot import words
from bot.words import telling
from engine.el_paso import GAME
from engine.el_paso.state import Building, Player, State
from engine.el_paso.view.parts import SeatView, View
from engine.kernel import Match
from engine.kernel.saved import decode_state, encode_state

Arrange = Callable[[State], None]


def arranged(
    arrange: Arrange, *, seats: int = 2, options: dict[str, Any] | None = None, seed: str = "scenario"
) -> Match:
    """Set a match up, let everybody pick an objective, arrange the table, and begin seat 0's turn."""
    match = engine.new_match("el_paso", seats=seats, options=options or {}, seed=seed)
    while asked(match) == "starting_objective":
        answer(match, offered(match)[0])
    saved = match.saved().copy()
    state: State = decode_state(GAME, saved.stage.snapshot)
    for player in state.players:
        player.objectives = []
    arrange(state)
    saved.stage.snapshot = encode_state(state)
    return Match(GAME, saved)


def at(place: str, **player: Any) -> Arrange:
    """Arrange seat 0's herder and table (hand, stack, discard, workers, and the fields of `Player`)."""

    def arrange(state: State) -> None:
        seat(state.players[0], place=place, **player)

    return arrange


def seat(player: Player, **fields: Any) -> None:
    """Arrange one seat's table; `workers` names only those that there are."""
    for name, value in fields.items():
        if name in ("hand", "stack", "discard"):
            setattr(player.herd, name, list(value))
        elif name == "workers":
            player.workers = dict.fromkeys(("cowboy", "builder", "engineer", "wild"), 0) | value
        else:
            setattr(player, name, value)


def building(state: State, place: str, tile: str, owner: int) -> None:
    """Arrange a common building."""
    state.buildings[place] = Building(tile, owner)
    state.supply[tile] -= 1


def own_tile(tile: str, **player: Any) -> Arrange:
    """Arrange seat 0 on C with an own tile ahead on S3."""

    def arrange(state: State) -> None:
        seat(state.players[0], place="C", **player)
        building(state, "S3", tile, owner=0)

    return arrange


# ------------------------------------------------------------------ from outside
def asked(match: Match) -> str:
    """Return the last part of the only ask's key, "" when the game is over."""
    return "".join(ask.key.rpartition(".")[2] for ask in match.asks.values())


def offered(match: Match) -> list[str]:
    """Return the ids of everything that may be answered."""
    return [option.id for ask in match.asks.values() for option in ask.options]


def answer(match: Match, *ids: str) -> None:
    """Answer the asks one after another."""
    for option in ids:
        (who,) = match.asks
        match.answer(who, option)


def table(match: Match, who: int = 0) -> SeatView:
    """Return a seat's table as that seat sees it."""
    view: View = match.view(who if who < match.seats else None)
    return view.players[who]


def after(arrange: Arrange, *ids: str, seats: int = 2, **more: Any) -> Match:
    """Return an arranged match after these answers."""
    match = arranged(arrange, seats=seats, **more)
    answer(match, *ids)
    return match


def starting(options: list[str], *prefixes: str) -> list[str]:
    """Return the options that start like one of these."""
    return [option for option in options if option.startswith(prefixes)]


def worded(match: Match) -> dict[str, str]:
    """Return everything that may be answered, as its seat reads it."""
    say = words.reader("en", ["Ada", "Bo", "Cy", "Di"][: match.seats])
    return {
        option.id: say(option.key, **option.args) for ask in match.asks.values() for option in ask.options
    }


def told(match: Match) -> list[str]:
    """Return what the last answer caused, in words, as everybody may read it."""
    say = words.reader("en", [*["Ada", "Bo", "Cy", "Di"][: match.seats], "Sue"])
    return [telling.told(event, "el_paso", say) for event in match.news if event.only is None]
