"""Walking along a trail of one-way paths that fork and join again."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache

import msgspec

Successors = Mapping[str, tuple[str, ...]]


class Walk(msgspec.Struct, frozen=True, cache_hash=True):
    """A way to a location: how many locations it enters, and all places on it, the start included."""

    steps: int
    way: tuple[str, ...]

    @property
    def end(self) -> str:
        """The location where the walk ends."""
        return self.way[-1]


def walks(
    next_of: Successors, start: str, locations: Collection[str], stop: str, most: int | None = None
) -> Iterator[Walk]:
    """Yield every walk from a place to a location ahead, nearer branches of a fork in their given order.

    Places that are no locations cost nothing and can't be stopped on. `stop` is never passed. With `most`, only
    walks of so many steps.
    """
    paths: list[Walk] = [Walk(0, (start,))]
    while paths:
        path = paths.pop()
        for place in reversed(next_of[path.end]):
            entered = place in locations
            longer = Walk(path.steps + entered, (*path.way, place))
            if most is not None and longer.steps > most:
                continue
            if entered:
                yield longer
            if place != stop:
                paths.append(longer)


def shortest_walks(next_of: Successors, stop: str) -> Callable[[str, frozenset[str]], tuple[Walk, ...]]:
    """Return a remembering function: (start, locations) -> the shortest walk to each location, nearest first.

    Of two equally short walks the one through the earlier listed branch is taken.
    """

    @lru_cache(maxsize=8192)
    def shortest(start: str, locations: frozenset[str]) -> tuple[Walk, ...]:
        best: dict[str, Walk] = {}
        for walk in walks(next_of, start, locations, stop):
            known = best.get(walk.end)
            if known is None or walk.steps < known.steps:
                best[walk.end] = walk
        return tuple(sorted(best.values(), key=lambda walk: walk.steps))

    return shortest
