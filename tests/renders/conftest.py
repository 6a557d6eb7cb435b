from collections.abc import Callable

import pytest

from bot.words import Reader, reader
from renders.contract import Say
from renders.samples import NAMES


class Listening:
    """A reader that remembers which keys it was asked for, and whether it knew them."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.reader: Reader = reader(language, names)
        self.missing: set[str] = set()

    def __call__(self, key: str, **arguments: object) -> str:
        if not self.reader.knows(key) and "⟦" in self.reader(key, **arguments):
            self.missing.add(key)
        return self.reader(key, **arguments)


@pytest.fixture
def say() -> Say:
    return reader("en", NAMES)


@pytest.fixture
def listening() -> Callable[[tuple[str, ...]], Listening]:
    return lambda names: Listening("en", names)
