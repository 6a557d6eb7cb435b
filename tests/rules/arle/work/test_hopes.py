"""Who is asked before an action ends is never missed: no conversion brings more than is hoped for."""

from random import Random

import pytest

import engine
from engine.arle.animals.keeping import counts
from engine.arle.goods.conversions import animal_options
from engine.arle.goods.hopes import ANYTIME_HOUSES, in_hope
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle
from engine.kernel import Match
from tests.rules.arle.scene import Table

RICH = {"food": 9, "grain": 6, "flax": 9, "wool": 8, "hides": 3, "peat": 6, "wood": 5, "timber": 3, "clay": 2}
RICH |= {"brick": 2, "linen": 2, "woolen": 2, "leather": 1, "sheep": 3, "cattle": 2, "horse": 3}


def convert(match: Match, dice: Random) -> bool:
    """Use something that is allowed at any time, with whatever it asks; False where there is nothing to convert."""
    open_now = [o.id for o in match.asks[0].options if o.id.startswith(("any:house", "any:peat"))]
    if not open_now:
        return False
    match.answer(0, dice.choice(open_now))
    while match.asks[0].key != "arle.ask.place":
        own = [option for option in match.asks[0].options if not option.anytime]
        match.answer(0, dice.choice(own).id)
    return True


@pytest.mark.parametrize("seed", range(60))
def test_no_conversion_brings_more_than_is_hoped_for(seed: int) -> None:
    dice = Random(seed)
    houses = dice.sample(sorted(ANYTIME_HOUSES), 3)
    land = dict(zip((9, 10, 11), houses, strict=True)) | {14: "stall"}
    goods = {good: dice.randint(0, most) for good, most in RICH.items()}
    barn = ["peat_boat"] if dice.random() < 0.7 else []
    table = Table(1, expansion=True, land=land, goods=goods, barn=barn, peat={13: dice.randint(1, 4)})
    state: Arle = table.match.state
    hope = in_hope(state, state.farms[0])
    for _ in range(25):
        if not convert(table.match, dice):
            break
        farm = table.match.state.farms[0]
        more = {good: (n, hope.goods[good]) for good, n in farm.goods.items() if n > hope.goods[good]}
        assert not more, (houses, more)
        hidden = [cell for cell, tile in enumerate(farm.land) if not tile and hope.land[cell]]
        assert not hidden, (houses, hidden)


def test_without_boat_and_houses_there_is_no_hope() -> None:
    state: Arle = engine.new_match("arle", seats=1, seed="h").state
    farm = state.farms[0]
    assert in_hope(state, farm) is farm
    assert counts(farm) == (0, 0, 1)


def test_which_animals_the_butcher_takes_stands_in_the_data() -> None:
    farm = Table(1, goods={"sheep": 1, "cattle": 1, "horse": 1}).match.state.farms[0]
    ids = [option.id for option in animal_options(farm, Effect("slaughter", price={"draught_animal": 1}), 1)]
    assert ids == ["animal:cattle:1", "animal:horse:1", "done"]
