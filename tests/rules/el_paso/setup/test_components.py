"""The component data are checked when they are loaded."""

import msgspec

from engine.el_paso.components import COMPONENTS
from engine.el_paso.printed.checks import check, entries


def test_the_box_is_complete() -> None:
    assert check(COMPONENTS) == []


def test_a_wrong_count_or_reference_is_named() -> None:
    fewer = msgspec.structs.replace(
        COMPONENTS,
        bonus_tiles=msgspec.structs.replace(COMPONENTS.bonus_tiles, tiles=COMPONENTS.bonus_tiles.tiles[1:]),
    )
    assert check(fewer) == ["bonus_tiles.tiles: 20 of them: not so"]
    post = msgspec.structs.replace(COMPONENTS.sue, post_order=(7, 8))
    assert check(msgspec.structs.replace(COMPONENTS, sue=post)) == ["sue.post_order: her posts exist: not so"]


def test_every_block_says_where_its_numbers_come_from() -> None:
    blocks = [getattr(COMPONENTS, name) for name in COMPONENTS.__struct_fields__ if name != "src"]
    assert all(block.src for block in blocks)
    assert len(list(entries(COMPONENTS))) > 80
