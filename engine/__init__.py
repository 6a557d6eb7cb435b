"""The rules; pure Python: no asyncio, no clock, nothing of Discord.

The face of this room: `games`, `new_match`, `load_match`, and the `Match` that they give. A game is a package
beside this file that exposes `GAME`; it is found by itself. `engine.kernel` says how a game is written.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from engine.kernel import ComponentError, Game, Match, OptionValue, SetupError, UnknownSnapshot
from engine.kernel import components as kernel_components
from engine.kernel.components import Correction
from engine.kernel.saved import decode_saved, upgraded

__all__ = [
    "Correction",
    "Match",
    "components",
    "correct",
    "corrections",
    "games",
    "load_match",
    "new_match",
    "register",
]

_registered: dict[str, Game[Any]] = {}


@cache
def _found() -> dict[str, Game[Any]]:
    packages = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    modules = [importlib.import_module(f"engine.{name}") for name in packages]
    return {module.GAME.id: module.GAME for module in modules if hasattr(module, "GAME")}


def games() -> dict[str, Game[Any]]:
    """Return every game that can be played, by its id."""
    return _found() | _registered


def register(game: Game[Any]) -> None:
    """Add a game from outside this room: the tests' tiny ones."""
    _registered[game.id] = game


def correct(folder: Path) -> None:
    """Lay the corrections of a folder (`<game>.yaml`: only what differs, each with its `src`) over the printed data.

    Before any game is loaded. Raises ComponentError, which says the file and the line.
    """
    kernel_components.correct(folder)
    if strangers := [game for game in kernel_components.corrected_games() if game not in games()]:
        raise ComponentError(f"{folder}: no game {', '.join(strangers)}; there are: {', '.join(games())}")


def components(game: str) -> dict[str, Any]:
    """Return a game's component data as the game is played with, each block with its origin (`src`)."""
    data = kernel_components.loaded(games()[game].id)
    return {} if data is None else data.tree


def corrections(game: str) -> tuple[Correction, ...]:
    """List the printed values of a game that corrections have changed."""
    data = kernel_components.loaded(game)
    return () if data is None else data.corrections


def new_match(
    game: str, *, seats: int, options: Mapping[str, OptionValue] | None = None, seed: str = ""
) -> Match:
    """Set up `game` for `seats` people. `seed` decides every draw. Raises SetupError."""
    known = games()
    if game not in known:
        raise SetupError(f"no game {game!r}; there are: {', '.join(known)}")
    return Match.new(known[game], seats, options or {}, seed)


def load_match(data: bytes, *, answers: int | None = None) -> Match:
    """Return the match that `Match.save` gave; with `answers` as it stood after so many of its last stage's.

    Raises UnknownSnapshot for anything that isn't such a match of a known game and version.
    """
    saved = decode_saved(data)
    game = games().get(saved.game)
    if game is None:
        raise UnknownSnapshot(f"no game {saved.game!r} here")
    if answers is not None:
        saved.stage.journal = saved.stage.journal[:answers]
    return Match(game, upgraded(game, saved))
