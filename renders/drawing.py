"""Draws what is asked for; every game with pictures is found by itself."""

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType

from renders.contract import NoPictureError, Picture, Request, Say
from renders.kind import PictureKind

ALT_LIMIT = 1024
ROOM = Path(__file__).parent


@cache
def _modules() -> dict[str, ModuleType]:
    found = {}
    packages = [entry.name for entry in pkgutil.iter_modules([str(ROOM)]) if entry.ispkg]
    for name in sorted(packages):
        module = importlib.import_module(f"{__package__}.{name}")
        if hasattr(module, "PICTURES"):
            found[name] = module
    return found


def games() -> tuple[str, ...]:
    """Give the ids of all games that have pictures."""
    return tuple(_modules())


def pictures(game: str) -> Mapping[str, PictureKind]:
    """Give the kinds of picture that a game has; raises NoPictureError for a game without any."""
    module = _modules().get(game)
    if module is None:
        raise NoPictureError(
            f"no pictures for {game!r}; there are some for: {', '.join(games()) or 'no game'}"
        )
    kinds: Mapping[str, PictureKind] = module.PICTURES
    return kinds


def _kind(request: Request) -> PictureKind:
    kinds = pictures(request.game)
    if request.picture not in kinds:
        raise NoPictureError(f"{request.game} has no picture {request.picture!r}, only: {', '.join(kinds)}")
    kind = kinds[request.picture]
    if request.crop and request.crop not in kind.crops:
        raise NoPictureError(f"{request.picture} has no crop {request.crop!r}, only: {', '.join(kind.crops)}")
    return kind


def _cut(text: str) -> str:
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def draw(request: Request) -> Picture:
    """Draw the picture, or the crop of it, that is asked for; raises NoPictureError if there is none."""
    kind = _kind(request)
    canvas = kind.draw(request)
    boxes = kind.crops[request.crop](request, canvas) if request.crop else ()
    png, width, height = canvas.png(*boxes)
    return Picture(png, width, height, _cut(kind.alt(request)))


def preview(request: Request) -> Picture:
    """Draw whatever shows the request's targets best: the kind that shows most of them, in its preview crop.

    Targets beside the question count only if it has no others. `request.picture` is only used when no kind
    shows any of the targets.
    """
    kinds = pictures(request.game)
    asked = [target for target in request.targets if target not in request.beside] or request.targets
    shown = {name: sum(kind.shows(request, t) for t in asked) for name, kind in kinds.items()}
    best = max(shown, key=lambda name: shown[name])
    if not shown[best]:
        return draw(request)
    return draw(replace(request, picture=best, crop=kinds[best].preview(request)))


def warm(say: Say, game: str = "", language: str = "en") -> None:
    """Draw what a game's pictures need, once, at start-up, in the words of one language; no name: all games."""
    from renders.samples import warm_requests

    for name in (game,) if game else games():
        for request in warm_requests(name, tuple(pictures(name)), say, language):
            draw(request)
