"""Who may import whom: `bot` -> `renders` -> `engine`, a game only the kernel and its family."""

from collections.abc import Iterator
from functools import cache

import grimp

from tests.house.sources import ROOMS, game_ids

SHARED = {"engine.kernel", "engine.western"}
"""What several games are built on."""

FACES = {"engine", "engine.kernel", "engine.automa", "renders"}
"""The only doors through which `bot` enters the other rooms."""

SCRIPTS = {"renders.gallery"}
"""Commands that stand in a room but use the whole house: the gallery needs somebody's words."""


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*ROOMS, cache_dir=None)


def imports() -> Iterator[tuple[str, str]]:
    """Yield each import between two modules of the project, as (importer, imported)."""
    for importer in sorted(graph().modules):
        for imported in sorted(graph().find_modules_directly_imported_by(importer)):
            yield importer, imported


def package(module: str) -> str:
    """The first two parts of a module's name: `engine.kernel`, `renders.el_paso`."""
    return ".".join(module.split(".")[:2])


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


def refused(importer: str, imported: str, allowed: set[str]) -> list[str]:
    return [] if package(imported) in allowed | {package(importer)} else [f"{importer} imports {imported}"]


def test_a_game_builds_on_the_kernel_and_its_family_only() -> None:
    wrong: list[str] = []
    for importer, imported in imports():
        for game in game_ids():
            if inside(importer, f"engine.{game}"):
                wrong += refused(importer, imported, SHARED)
    assert not wrong, "\n".join(wrong)


def test_what_games_share_knows_no_game() -> None:
    allowed = {
        "engine.kernel": set[str](),
        "engine.western": {"engine.kernel"},
        "engine.automa": {"engine.kernel"},
    }
    wrong: list[str] = []
    for importer, imported in imports():
        if package(importer) in allowed:
            wrong += refused(importer, imported, allowed[package(importer)])
    assert not wrong, "\n".join(wrong)


def test_a_games_pictures_know_that_game_only() -> None:
    wrong = [
        f"{importer} imports {imported}"
        for importer, imported in imports()
        for game in game_ids()
        if package(imported) in {f"renders.{game}", f"engine.{game}"}
        and inside(importer, "renders")
        and package(importer) != f"renders.{game}"
    ]
    assert not wrong, "\n".join(wrong)


def test_the_bot_enters_through_the_faces() -> None:
    wrong = [
        f"{importer} imports {imported}"
        for importer, imported in imports()
        if inside(importer, "bot") and not inside(imported, "bot") and imported not in FACES
    ]
    assert not wrong, "\n".join(wrong)


def test_nobody_imports_upwards() -> None:
    wrong = [
        f"{importer} imports {imported}"
        for importer, imported in imports()
        if (inside(importer, "engine") and not inside(imported, "engine"))
        or (inside(importer, "renders") and inside(imported, "bot") and importer not in SCRIPTS)
    ]
    assert not wrong, "\n".join(wrong)
