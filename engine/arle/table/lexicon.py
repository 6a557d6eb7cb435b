"""What is printed on every component, for a search of the rules (`Game.lexicon`)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.arle.components import BUILDINGS, DESTINATIONS, EQUIPMENT, GOODS, HARBOR, LAND, SPACES, TOOLS
from engine.arle.farm.constructing import built_pieces
from engine.arle.goods.texts import (
    Said,
    amount,
    building_facts,
    chain,
    destination_facts,
    grown,
    named_pieces,
    numbers,
    piece_text,
    price,
    space_text,
    text,
    tile_facts,
    trade_text,
)
from engine.arle.goods.wording import good_key
from engine.arle.printed.shapes import Good, Tool
from engine.kernel.events import Phrase

Entry = tuple[Phrase, Phrase]


def lexicon() -> tuple[Entry, ...]:
    """Return each component's name and what it says, in the order of the data."""
    return (*_spaces(), *_buildings(), *_equipment(), *_land(), *_tools(), *_travel(), *_loads())


def _spaces() -> Iterator[Entry]:
    for space in SPACES.values():
        said = text("space", season=f"arle.group.{space.season}", what=space_text(space.id))
        built = built_pieces(space.effects)
        yield (
            Phrase(f"arle.space.{space.id}"),
            text("with_prices", what=said, prices=named_pieces(built)) if built else said,
        )


def _buildings() -> Iterator[Entry]:
    for building, item in BUILDINGS.items():
        said = text("space", season=f"arle.group.{item.color}", what=building_facts(building))
        lasting = text("timing", what=said, timing=f"arle.timing.{item.timing}")
        yield Phrase(f"arle.building.{building}"), lasting


def _equipment() -> Iterator[Entry]:
    for kind in EQUIPMENT:
        yield Phrase(f"arle.equipment.{kind}"), text("alone", what=piece_text(kind))


def _land() -> Iterator[Entry]:
    for tile, item in LAND.items():
        said: list[Said] = [price(item.price)] if item.price else []
        said.append(tile_facts(tile))
        if item.breeds:
            said.append(text("breeds", animals=grown(item.breeds)))
        if item.peat:
            said.append(amount("peat", item.peat))
        if item.yields:
            said.append(text("yields", goods=price(item.yields)))
        if item.flips_to:
            said.append(text("flips_to", what=f"arle.tile.{item.flips_to}"))
        yield Phrase(f"arle.tile.{tile}"), text("alone", what=chain(said, "dot"))


def _tools() -> Iterator[Entry]:
    for tool, item in TOOLS.items():
        yield (
            Phrase(f"arle.tool.{tool}"),
            text("tool", values=_values(item), points=numbers(item.vp), price=price(item.price)),
        )


def _values(tool: Tool) -> Said:
    values = numbers(tool.values)
    return text("pairs", values=values, pairs=numbers(tool.pairs)) if tool.pairs else values


def _travel() -> Iterator[Entry]:
    for place in DESTINATIONS:
        yield Phrase(f"arle.destination.{place}"), text("alone", what=destination_facts(place))
    for place in HARBOR.trades:
        yield Phrase(f"arle.trade.{place}"), text("trade_ship", what=trade_text(place))


def _loads() -> Iterator[Entry]:
    for good, item in GOODS.items():
        if item.loads_as:
            yield Phrase(good_key(good)), _load(good, item)


def _load(good: str, item: Good) -> Phrase:
    paid = chain(
        [amount(good, 1), *(amount(other, count) for other, count in item.load_price.items())], "and"
    )
    said = text("into", given=paid, goods=amount(item.loads_as, 1))
    return text("load", what=said, count=item.size)
