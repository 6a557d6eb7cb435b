"""The action wheel, wherever its tiles have gone."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.woodcraft.components import COMPONENTS
from engine.woodcraft.state import TilePlace, Wheel, WoodcraftState
from engine.woodcraft.wheel import moving
from tests.rules.woodcraft.scenario import answer, offered, start, tiles, workshop


@given(st.lists(st.integers(0, 6), min_size=56, max_size=56), st.integers(0, 3))
@settings(max_examples=100, deadline=None)
def test_a_tile_may_always_be_moved_and_no_quadrant_overflows(picks: list[int], begin: int) -> None:
    names = COMPONENTS.wheel.tiles
    places = {tile: TilePlace(begin, space) for space, tile in enumerate(names, 1)}
    round_ = Wheel(places, leading=(begin + 1) % 4, arc=begin)
    for pick in picks:
        legal = moving.legal_tiles(round_)
        assert legal
        moving.move(round_, legal[pick % len(legal)], 0)
        spots = [(place.quadrant, place.space) for place in round_.places.values()]
        assert len(set(spots)) == 7
        assert all(1 <= space <= 7 for _, space in spots)
        assert round_.arc in (-1, begin)


def one_lap_ahead(state: WoodcraftState) -> None:
    """Two tiles lead by a lap less one quadrant; five have never moved; the arc lies on those."""
    tiles(buy_lumber=(3, 1), exchange_dice=(3, 2))(state)
    state.wheel.leading = 3


def test_only_tiles_before_the_arrow_are_stopped() -> None:
    match = start(one_lap_ahead)
    assert offered(match, "move:") == [
        "move:buy_materials",
        "move:choose_orders",
        "move:choose_helper",
        "move:produce_plant",
        "move:improve_workshop",
    ]


def test_gaps_ahead_are_not_filled() -> None:
    def gap(state: WoodcraftState) -> None:
        tiles(buy_lumber=(1, 3))(state)

    match = answer(start(gap), "move:buy_materials")
    assert match.view(0).wheel.quadrants[1] == ("", "", "buy_lumber", "buy_materials", "", "", "")


def test_the_wheel_shows_the_last_move() -> None:
    last = answer(start(), "move:buy_materials").view(0).wheel.last
    assert last is not None
    assert (last.tile, last.quadrant, last.space, last.seat) == ("buy_materials", 0, 3, 0)


def test_a_bonus_action_moves_no_tile_and_brings_no_bonus() -> None:
    match = start(tiles(buy_materials=(1, 1)), lantern=3)
    before = match.view(0).wheel
    answer(match, "bonus", "action:buy_materials", "material:glue:2", "done")
    assert match.view(0).wheel == before
    assert (workshop(match).glue, workshop(match).lantern) == (2, 0)


def test_the_same_action_may_be_the_bonus() -> None:
    match = answer(start(lantern=3), "move:buy_lumber", "buy:G4", "done", "bonus", "action:buy_lumber")
    assert "buy:G1" in offered(match)
