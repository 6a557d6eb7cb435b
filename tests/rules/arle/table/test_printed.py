"""Every figure that is printed on a component is in the words that are said of it: another figure, other words."""

from collections.abc import Iterator, MutableMapping
from typing import Any

import msgspec
import pytest

from bot.words import reader
from engine.arle.components import (
    BUILDING_PRICES,
    BUILDINGS,
    DESTINATIONS,
    EQUIPMENT,
    HARBOR,
    LAND,
    SPACES,
    TOOLS,
)
from engine.arle.goods import texts
from engine.arle.printed.shapes import Building, Destination, Equipment, Land, Space, Tool, Trade
from engine.arle.table.lexicon import lexicon
from tests.figures import changes as figures

say = reader("en")
PRINTED = figures.printed("arle")

NOT_SAID = {
    ("buildings", "seats"): "with how many players it is in play: decided when the table is opened",
    ("land", "cells"): "a moor lies where it is printed: nobody chooses where",
}
"""Numbers that say nothing to whoever chooses, with the reason."""

TABLES: dict[str, tuple[MutableMapping[str, Any], type, Any]] = {
    "spaces": (SPACES, Space, PRINTED["spaces"]["items"]),
    "buildings": (BUILDINGS, Building, PRINTED["buildings"]["items"]),
    "equipment": (EQUIPMENT, Equipment, PRINTED["equipment"]["items"]),
    "land": (LAND, Land, PRINTED["land"]["items"]),
    "destinations": (DESTINATIONS, Destination, PRINTED["destinations"]["items"]),
    "tools": (TOOLS, Tool, PRINTED["tools"]["items"]),
    "trades": (HARBOR.trades, Trade, PRINTED["harbor"]["trades"]),
    "prices": (
        BUILDING_PRICES,
        dict,
        {color: PRINTED["building_prices"][color] for color in BUILDING_PRICES},
    ),
}


def components(records: Any) -> dict[str, Any]:
    """Return a block's records by their name, without their sources."""
    named = records if isinstance(records, dict) else {record["id"]: record for record in records}
    return {
        name: {key: part for key, part in record.items() if key != "src"} for name, record in named.items()
    }


def changes(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield, for each number printed on a component, its way there and the data with it raised by one."""
    if isinstance(data, dict):
        for key, inner in data.items():
            rest = {other: value for other, value in data.items() if other != key}
            for at, changed in changes(inner, (*way, key)):
                yield at, {**data, key: changed}
            if isinstance(key, int) and key + 1 not in data:
                yield (*way, f"{key} itself"), {**rest, key + 1: inner}
    elif isinstance(data, list):
        for place, inner in enumerate(data):
            for at, changed in changes(inner, (*way, place)):
                yield at, [*data[:place], changed, *data[place + 1 :]]
    elif isinstance(data, int) and not isinstance(data, bool):
        yield way, data + 1


def cleared() -> None:
    for name in ("space_text", "building_text", "building_facts", "piece_facts", "piece_text", "tile_facts"):
        getattr(texts, name).cache_clear()
    for name in ("destination_text", "destination_facts", "trade_text"):
        getattr(texts, name).cache_clear()


def told() -> list[str]:
    cleared()
    return [say(text.key, **text.args) for _, text in lexicon()]


def unsaid(block: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return every number of a block whose change changes no word."""
    table, kind, records = TABLES[block]
    found, before = [], told()
    for name, record in components(records).items():
        for way, data in changes(record):
            with monkeypatch.context() as patched:
                patched.setitem(table, name, msgspec.convert(data, kind))
                if told() == before and (block, way[0]) not in NOT_SAID:
                    found.append(f"{name}: {'.'.join(map(str, way))}")
    cleared()
    return found


@pytest.mark.parametrize("block", TABLES)
def test_a_changed_figure_changes_the_words(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert unsaid(block, monkeypatch) == []


def test_what_isnt_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.arle.table.lexicon.tile_facts", lambda tile: texts.text("flip"))
    assert "stall: vp" in unsaid("land", monkeypatch)
