"""`longtable check`: how true each game's component data are to the printed game, by the marks in the data.

Every block of `components.yaml` says where it comes from, in `src` or in `<field>_src`: the rulebook, a public
source, or "reconstructed" where neither tells. A mark that names several origins is partly reconstructed.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

import engine
from engine import Correction

WHOLLY, PARTLY, KNOWN = "reconstructed", "partly reconstructed", "rulebook or public"


class Mark(msgspec.Struct):
    """Where a block stands in the data, how many values it holds, and what its mark says."""

    place: str
    origin: str
    says: str
    values: int


class Provenance(msgspec.Struct):
    """One game's data: how many values have which origin, and every mark that names a reconstruction."""

    game: str
    data_hash: str
    entries: dict[str, int]
    """How many records (or fields, where it has no records) each part of the data has."""
    values: dict[str, int]
    reconstructed: list[Mark]
    corrected: list[Correction]


def check(game: str) -> Provenance:
    """Read a game's marks. Loading the game has already checked counts, ranges and references."""
    data = engine.components(game)
    marks = list(_marks(data, ""))
    values = {
        origin: sum(m.values for m in marks if m.origin == origin) for origin in (KNOWN, PARTLY, WHOLLY)
    }
    entries = {name: _entries(part) for name, part in data.items() if isinstance(part, dict | list)}
    doubtful = [mark for mark in marks if mark.origin != KNOWN]
    hash_ = engine.games()[game].data_hash
    return Provenance(game, hash_, entries, values, doubtful, list(engine.corrections(game)))


def _entries(part: Any) -> int:
    if isinstance(part, dict):
        return _entries(part.get("items") or part.get("list") or [name for name in part if name != "src"])
    return len(part)


def _origin(says: str) -> str:
    if says.startswith("reconstructed"):
        return WHOLLY
    return PARTLY if "reconstructed" in says else KNOWN


def _marks(block: Any, place: str) -> Iterator[Mark]:
    """Yield the mark of this block, of those inside it, and of single fields (`cost_src`)."""
    if isinstance(block, list):
        for number, entry in enumerate(block):
            name = entry.get("id", number) if isinstance(entry, dict) else number
            yield from _marks(entry, f"{place}.{name}".lstrip("."))
    if not isinstance(block, dict):
        return
    if isinstance(says := block.get("src"), str):
        yield Mark(place, _origin(says), says, _values(block))
    for name, inner in block.items():
        inside = f"{place}.{name}".lstrip(".")
        if str(name).endswith("_src") and isinstance(inner, str):
            yield Mark(inside.removesuffix("_src"), _origin(inner), inner, 1)
        yield from _marks(inner, inside)


def _values(block: Any) -> int:
    """How many single values stand in a block, those apart that have a mark of their own."""
    if isinstance(block, dict):
        inner = [part for name, part in block.items() if not str(name).endswith("src")]
        return sum(_values(part) for part in inner if not (isinstance(part, dict) and "src" in part))
    if isinstance(block, list):
        return sum(_values(part) for part in block if not (isinstance(part, dict) and "src" in part))
    return 1
