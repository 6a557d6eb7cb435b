"""The rules; pure Python: no asyncio, no clock, nothing of Discord.

The face of this room: `games`, `new_match`, `load_match`, and the `Match` that they give. A game is a package
beside this file that exposes `GAME`; it is found by itself. `engine.kernel` says how a game is written.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import yaml

from engine.kernel import Game, Match, OptionValue, SetupError, UnknownSnapshot
from engine.kernel.saved import decode_saved, upgraded

__all__ = ["Match", "components", "games", "load_match", "new_match", "register"]

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


def components(game: str) -> dict[str, Any]:
    """Return a game's component data as its file has them, each block with its origin (`src`).

    Raises FileNotFoundError for a game that has no such file here.
    """
    text = resources.files(f"engine.{game}").joinpath("components.yaml").read_text("utf-8")
    data: dict[str, Any] = yaml.load(text, yaml.CSafeLoader)
    return data


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
