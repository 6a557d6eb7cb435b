"""A view becomes a picture.

    picture = renders.draw(Request(game="el_paso", picture="board", view=match.view(None), ...))
    picture.png, picture.alt

Every game with pictures is a module or package here, named like the game, with

    PICTURES: dict[str, PictureKind]      # "board", "table", "score", ...

and is found by itself. Pictures are made of the view and of nothing else; drawing blocks for up to a tenth
of a second (half a second when cold), so the bot calls it through `asyncio.to_thread`.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import ModuleType

from renders.contract import Box, NoPictureError, Picture, PictureKind, Request, Say

__all__ = [
    "Box",
    "NoPictureError",
    "Picture",
    "PictureKind",
    "Request",
    "Say",
    "bench",
    "draw",
    "games",
    "pictures",
    "preview",
    "warm",
]

ALT_LIMIT = 1024


@cache
def _modules() -> dict[str, ModuleType]:
    found = {}
    for entry in sorted(pkgutil.iter_modules(__path__), key=lambda entry: entry.name):
        if entry.name in {"kit", "contract", "measuring", "samples", "words"}:
            continue
        module = importlib.import_module(f"{__name__}.{entry.name}")
        if hasattr(module, "PICTURES"):
            found[entry.name] = module
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


def bench(say: Say, game: str = "", rounds: int = 15) -> dict[str, object]:
    """Measure how fast the pictures of a game (no name: of all games) are made; for `longtable bench render`."""
    from renders.measuring import measure, sprites

    return {"pictures": measure(say, game, rounds), **sprites()}
