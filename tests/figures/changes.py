"""Every number of a game's printed data, and the data with that number changed by one."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

import engine


class Change(NamedTuple):
    """A number's way through the data (keys and list positions), what it is and what it becomes."""

    way: tuple[Any, ...]
    was: int
    now: int

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.way))}: {self.was} -> {self.now}"


def printed(game: str) -> dict[str, Any]:
    """Read a game's printed data without importing the game."""
    text = (Path(engine.__file__).parent / game / "components.yaml").read_bytes()
    data: dict[str, Any] = yaml.load(text, yaml.CSafeLoader)
    return data


def changes(game: str) -> list[Change]:
    """List every number once up and once down (where it stays a number of things)."""
    found = []
    for way, was in _numbers(printed(game), ()):
        found.append(Change(way, was, was + 1))
        if was > 0:
            found.append(Change(way, was, was - 1))
    return found


def sample(game: str, size: int) -> list[Change]:
    """Choose so many changes, spread evenly over the data."""
    every = changes(game)
    step = len(every) / size
    return every if size >= len(every) else [every[int(step * number)] for number in range(size)]


def _numbers(part: Any, way: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], int]]:
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from _numbers(inner, (*way, key))
    elif isinstance(part, list):
        for place, inner in enumerate(part):
            yield from _numbers(inner, (*way, place))
    elif isinstance(part, int) and not isinstance(part, bool):
        yield way, part


def changed(game: str, change: Change) -> bytes:
    """Return the text of a game's data with one number changed."""
    data = copy.deepcopy(printed(game))
    part: Any = data
    for step in change.way[:-1]:
        part = part[step]
    part[change.way[-1]] = change.now
    return yaml.dump(data, Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False).encode()
