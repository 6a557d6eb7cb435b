"""How fast pictures are made, and how large they are: see `renders.bench`."""

import time
from collections.abc import Callable
from statistics import median
from typing import TypedDict

import engine
from renders import drawing
from renders.contract import Request, Say
from renders.kit import encoder
from renders.kit.sprites import CACHE
from renders.samples import played


class Measured(TypedDict):
    """One kind of picture: milliseconds (median) and KiB."""

    game: str
    picture: str
    cold_ms: float
    """The first time for this state, after `warm`."""
    warm_ms: float
    """From the view to bytes, everything warm."""
    encode_ms: float
    """Quantise and PNG alone."""
    times_encode: float
    kib: float


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def _measured(request: Request, rounds: int) -> Measured:
    kind = drawing.pictures(request.game)[request.picture]
    cold = _milliseconds(lambda: drawing.draw(request))
    canvas = kind.draw(request)
    encode = median(_milliseconds(lambda: encoder.png(canvas.image)) for _ in range(rounds))
    warm = median(_milliseconds(lambda: drawing.draw(request)) for _ in range(rounds))
    return Measured(
        game=request.game,
        picture=request.picture,
        cold_ms=round(cold, 1),
        warm_ms=round(warm, 1),
        encode_ms=round(encode, 1),
        times_encode=round(warm / encode, 2),
        kib=round(len(drawing.draw(request).png) / 1024, 1),
    )


def measure(say: Say, game: str = "", rounds: int = 15) -> list[Measured]:
    """Measure every kind of picture of a game (no name: of all), in the middle of a match of most seats."""
    found = []
    for name in (game,) if game else drawing.games():
        drawing.warm(say, name)
        sample = played(name, seats=engine.games()[name].max_seats, answers=230, seed="bench")
        seat = next(iter(sample.match.asks), 0)
        found += [_measured(sample.request(kind, say, seat=seat), rounds) for kind in drawing.pictures(name)]
    return found


def sprites() -> dict[str, float]:
    """Give how many sprites are kept and how many MiB they take."""
    return {"sprites": len(CACHE.sprites), "mib": round(CACHE.bytes / 2**20, 1)}


def bench(say: Say, game: str = "", rounds: int = 15) -> dict[str, object]:
    """Measure how fast the pictures of a game (no name: of all games) are made; for `longtable bench render`."""
    return {"pictures": measure(say, game, rounds), **sprites()}
