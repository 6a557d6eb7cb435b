"""The project's own source files, for tests that read them."""

import ast
from functools import cache
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "renders", "bot")


def python_files(*rooms: str) -> list[Path]:
    """Every Python file of the given rooms, in a fixed order."""
    return [path for room in rooms for path in sorted((TOP / room).rglob("*.py"))]


@cache
def parsed(path: Path) -> ast.Module:
    """Read a file as a syntax tree."""
    return ast.parse(path.read_text("utf-8"), str(path))


def place(path: Path, line: int) -> str:
    """Say where something stands: `engine/kernel/match.py:12`."""
    return f"{path.relative_to(TOP)}:{line}"


def game_ids() -> list[str]:
    """The games that live in `engine`: each folder that has its own components."""
    return sorted(data.parent.name for data in (TOP / "engine").glob("*/components.yaml"))
