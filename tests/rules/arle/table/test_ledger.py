"""The log tells what really changed: prices, limits, peat, sales, houses (rulebook pp.10-13, 19)."""

from typing import Any

from bot import words
from tests.rules.arle.scene import Table

say = words.reader("en", names=["Ada", "Bo"])


def told(table: Table) -> list[str]:
    """What everybody hears, worded."""
    return [say(f"arle.event.{event.kind}", **{"seat": 0, **event.args}) for event in table.news]


def changes(table: Table) -> dict[str, int]:
    """All that the events of seat 0 change, added up."""
    found: dict[str, int] = {}
    for event in table.news:
        for thing, count in event.changes.get(0, {}).items():
            found[thing] = found.get(thing, 0) + count
    return {thing: count for thing, count in found.items() if count}


def test_what_the_goods_track_cannot_hold_is_not_gained() -> None:
    table = Table(1, half_year=2, goods={"hides": 15}).place("builders_merchant", "gain:1wood", "gain:1brick")
    assert told(table)[1:3] == ["gained nothing", "had no room for 2 hides"]
    assert changes(table) == {"wood": 1, "brick": 1}


def test_a_part_of_the_food_fits() -> None:
    table = Table(1, goods={"food": 29}, tools={"fish_traps": 5}).place("fisherman")
    assert told(table)[-2:] == ["gained 1 food", "had no room for 5 food"]


def test_prices_are_told() -> None:
    table = Table(1, goods={"food": 9, "timber": 1, "wood": 0, "clay": 1}, sale=("milk_house_inn",))
    table.place("builder", "building:milk_house_inn", "peat:13:1")
    assert told(table)[1:5] == [
        "paid 1 timber, 1 clay, and 9 food",
        "built the Milk House Inn",
        "gained 1 cattle",
        "cut 1 peat",
    ]


def test_sales_are_told_one_by_one() -> None:
    goods = {"peat": 1, "summer_wear": 1, "winter_wear": 1, "food": 0}
    table = Table(1, barn=["cart"], goods=goods).do("any:load:0", "visit:emden", "sell:0", "sell:3", "done")
    assert told(table) == ["went to Emden", "sold 1 peat for 3 food", "sold 1 winter wear for 7 food"]


def test_a_plow_and_a_field_that_are_sold_are_named() -> None:
    table = Table(1, barn=["handcart", "handcart", "plow"], goods={"food": 0})
    table.do("any:load:0", "visit:dornum", "any:load:1", "visit:hage", "cell:11")
    assert told(table)[1::2] == ["sold Plow for 8 food", "sold Grain Field for 1 food"]
    assert changes(table) == {"plow": -1, "grain_field": -1, "dornum": -1, "hage": -1, "food": 9}


def test_a_moor_that_goes_to_bremen_is_told() -> None:
    table = Table(1, barn=["horse_cart"]).do("any:load:0", "visit:bremen", "cell:15")
    assert told(table) == ["went to Bremen", "cleared a moor tile: new land"]


def test_loading_clay_tells_its_peat() -> None:
    table = Table(1, barn=["wagon"]).do("any:load:0", "load:clay:2")
    assert told(table) == ["loaded 2 clay on the Wagon with 2 peat"]


def test_the_butcher_tells_what_an_animal_gives() -> None:
    goods = {"cattle": 2, "horse": 0, "hides": 0}
    table = Table(1, half_year=2, goods=goods).place("butcher", "animal:cattle:2")
    assert told(table)[-1] == "slaughtered 2 cattle for 8 food and 4 hides"


def test_the_baker_tells_what_went_into_the_oven() -> None:
    goods = {"grain": 1, "flax": 2, "peat": 2, "food": 0}
    table = Table(1, half_year=2, goods=goods, tools={"ovens": 2}).place("baker", "times:2")
    assert told(table)[1:] == [
        "turned 1 grain and 1 peat into 6 food",
        "turned 1 flax and 1 peat into 6 food",
    ]


def test_small_houses_and_peat_boats_tell_both_sides() -> None:
    goods = {"grain": 2, "peat": 3, "food": 0}
    table = Table(1, barn=["peat_boat"], land={9: "schnapps_distillery"}, goods=goods)
    table.do("any:house:schnapps_distillery", "times:2", "any:peat_boat", "ship:wool:1")
    assert told(table) == [
        "used the Schnapps Distillery",
        "turned 2 grain and 2 peat into 6 food",
        "turned 1 peat into 1 wool with the Peat Boat",
    ]


def test_november_tells_all_of_it() -> None:
    goods: dict[str, Any] = {"food": 5, "grain": 0, "peat": 1, "wood": 2, "sheep": 2, "horse": 0}
    table = Table(1, placed=3, barn=["handcart"], goods=goods)
    table.do("any:load:0", "load:wood:1", "skip", "done", "pay:1wood")
    assert told(table)[-8:] == [
        "The work phase is over: November inventory",
        "unloaded 1 timber",
        "milked: 1 food",
        "harvested 1 grain and 1 flax",
        "ate 3 food",
        "burnt 1 peat",
        "burnt 1 wood",
        "Half-year 2 begins: winter",
    ]


def test_a_bottleneck_tells_points_and_what_was_lacking() -> None:
    goods = {"food": 0, "grain": 0, "horse": 0, "peat": 2}
    table = Table(1, placed=3, land={11: "forest"}, goods=goods).do("skip", "done")
    assert "lacked 3 of its supplies: 6 points lost" in told(table)
    assert table.points("bottlenecks") == -6


def test_tools_tell_steps_and_where_they_stand_now() -> None:
    goods = {"brick": 2, "wool": 10}
    table = Table(1, goods=goods, sale=("weaving_mill",)).place("builder", "building:weaving_mill")
    assert told(table)[-2:] == ["gained 1 winter wear", "moved Weaving Looms 2 steps, now 4"]


def test_coming_home_tells_the_travel_track() -> None:
    table = Table(1, placed=3, barn=["horse_cart"], goods={"timber": 1})
    table.do("any:load:0", "visit:bremen", "sell:1", "done", "skip", "done")
    assert "came back from Bremen: 4 spaces of the travel track" in told(table)


def test_a_specialty_tells_what_the_others_receive() -> None:
    import engine

    match = engine.new_match("arle", seats=3, seed="s")
    (seat,) = match.asks
    news = match.answer(seat, "tool:workbenches")
    got = {event.seat: event.changes for event in news if event.kind == "gained"}
    assert got == {other: {other: {"clay": 2}} for other in range(3) if other != seat}
