"""A folder shows its chapters: a dozen entries at most, and an `__init__` that is a map of them.

What counts: modules, scripts, sheets and pages of the playground, and folders that hold such. Not counted:
`__init__.py` (the map itself), `conftest.py`, and data: catalogues, migrations, type, golden pictures, component data.
"""

from pathlib import Path

from tests.house.sources import ROOMS, TOP

MOST = 12
COUNTED = {".py", ".js", ".css", ".html"}
MAPS = {"__init__.py", "conftest.py"}


def counts(path: Path) -> bool:
    """Tell whether a reader has to find out what this is for."""
    if path.is_dir():
        return any(inner.suffix in COUNTED for inner in path.rglob("*"))
    return path.suffix in COUNTED and path.name not in MAPS


def folders() -> list[Path]:
    rooms = [TOP / room for room in (*ROOMS, "tests")]
    return [path for room in rooms for path in (room, *sorted(room.rglob("*"))) if path.is_dir()]


def test_no_folder_shows_more_than_a_dozen_entries() -> None:
    shown = {folder: sum(map(counts, folder.iterdir())) for folder in folders()}
    assert max(shown.values()) > 1
    too_many = [f"{folder.relative_to(TOP)}: {number}" for folder, number in shown.items() if number > MOST]
    assert not too_many, "\n".join(too_many)
