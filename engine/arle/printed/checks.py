"""What must hold of the printed data, whoever corrects a number: counts, lengths and references."""

from collections.abc import Iterator

from engine.arle.printed.box import Box

SEASONS = ("summer", "winter")
MOORS = ("moor", "drained_moor")
SPACES = {"base": 15, "tea_2": 17, "tea_3": 18}
"""Spaces of one season on each work board."""


def faults(box: Box) -> Iterator[str]:
    """Name what doesn't fit together: its place in the data, and what is wrong."""
    yield from _tools(box)
    yield from _spaces(box)
    yield from _tiles(box)
    yield from _buildings(box)
    yield from _travel(box)
    for name, good in box.goods.items.items():
        if good.loads_as and good.loads_as not in box.goods.items:
            yield f"goods.items.{name}: no good {good.loads_as}"
    if sum(len(columns) for columns in box.home_board.dikes.start.values()) != 5:
        yield "home_board.dikes.start: 5 dikes lie there at the start"


def _tools(box: Box) -> Iterator[str]:
    for name, tool in box.tools.items.items():
        if len(tool.values) != len(tool.vp) or (tool.pairs and len(tool.pairs) != len(tool.values)):
            yield f"tools.items.{name}: its rows have different lengths"
        if list(tool.values) != sorted(tool.values):
            yield f"tools.items.{name}.values: a track never goes down"


def _spaces(box: Box) -> Iterator[str]:
    for board, wanted in SPACES.items():
        for season in SEASONS:
            found = sum(space.season == season and board in space.boards for space in box.spaces.items)
            if found != wanted:
                yield f"spaces: {found} of {season} on {board}, not {wanted}"
    yield from (
        f"{space.id}: no tool {space.tool}"
        for space in box.spaces.items
        if space.tool and space.tool not in box.tools.items
    )


def _tiles(box: Box) -> Iterator[str]:
    for name, land in box.land.items.items():
        if land.cells != (2 if name in MOORS else 1):
            yield f"land.items.{name}.cells: moors lie on two spaces of the home board, all else on one"
    for block, items in (("equipment", box.equipment.items), ("land", box.land.items)):
        for name, tile in items.items():
            if tile.flips_to and tile.flips_to not in items:
                yield f"{block}.items.{name}: no other side {tile.flips_to}"


def _buildings(box: Box) -> Iterator[str]:
    buildings = {building.id: building for building in box.buildings.items}
    for expansion, wanted in ((False, 31), (True, 23)):
        found = sum(building.expansion == expansion for building in buildings.values())
        if found != wanted:
            yield f"buildings: {found} {'with' if expansion else 'without'} the expansion, not {wanted}"
    yield from (
        f"{building.id}: no building {building.replaced_by}"
        for building in buildings.values()
        if building.replaced_by and building.replaced_by not in buildings
    )


def _travel(box: Box) -> Iterator[str]:
    sizes = sum(place.size for place in box.destinations.items.values())
    spaces = len(box.home_board.travel.vp) - 1
    if sizes != spaces:
        yield f"home_board.travel.vp: the destinations cover {sizes} spaces, the track has {spaces}"
