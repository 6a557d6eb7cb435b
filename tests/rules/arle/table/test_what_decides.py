"""What decides a choice stands in the words of its question and its options."""

from bot.words import reader
from tests.rules.arle.scene import Table

say = reader("en", ["Ada", "Bo", "Cy"])


def words(table: Table) -> dict[str, str]:
    """Return the words of every option by its id, and of the question by "?"."""
    (ask,) = table.match.asks.values()
    return {"?": say(ask.key, **ask.args), **{each.id: say(each.key, **each.args) for each in ask.options}}


def test_a_destination_says_what_it_would_buy_before_anything_is_loaded() -> None:
    goods = {"sheep": 1, "winter_wear": 0, "grain": 2, "hides": 0, "woolen": 0}
    table = Table(barn=["horse_cart"], goods=goods, destinations=["norden", "esens"])
    said = words(table.do("any:load:0"))
    assert said["visit:norden"] == "Visit Norden, 2 slots · sheep for 4 food"
    assert said["visit:esens"] == "Visit Esens, 2 slots · 2 grain for 4 food"


def test_clay_says_the_peat_that_it_takes() -> None:
    table = Table(barn=["horse_cart"], goods={"clay": 3, "peat": 5})
    assert words(table.do("any:load:0"))["load:clay:3"] == "3 clay and 3 peat into 3 bricks"


def test_a_trade_says_its_price() -> None:
    goods = {"food": 9, "tea": 0, "flax": 0, "grain": 0, "wood": 0, "clay": 0, "winter_wear": 0}
    table = Table(expansion=True, placed=3, half_year=2, harbor=["large_trade_ship"], goods=goods)
    assert words(table.do("skip", "done"))["trade:india"] == "India: pay 3 food for 3 tea"


def test_what_is_out_of_reach_says_its_price_too() -> None:
    table = Table(half_year=2, goods={"wood": 3, "timber": 0, "horse": 0}).place("wainwright")
    said = words(table)
    assert said["equip:handcart"] == "Handcart · 2 wood · 0 points, slots 1 · Wagon on the back"
    assert "Out of reach now: Wagon: 4 wood · 1 point, slots 1+1; Cart: 5 wood, 1 horse" in said["?"]
    assert "Handcart:" not in said["?"]


def test_turning_an_occupied_stall_over_warns_of_the_animals_that_lose_their_room() -> None:
    table = Table(goods={"sheep": 0, "cattle": 3, "horse": 5}, land={9: "forest", 10: "forest"})
    said = words(table.place("warden"))
    (stall,) = (words for words in said.values() if words.startswith("Stall"))
    assert stall == "Stall (row 5, column 1) into Depot · 2 points · 3 animals find no room then"


def test_an_animal_that_would_find_no_room_is_warned_of() -> None:
    table = Table(land={9: "forest", 10: "forest"}, goods={"sheep": 0, "cattle": 3, "horse": 5})
    said = words(table.place("summer_grocer"))
    assert said["gain:1sheep"] == "1 sheep · 1 animal finds no room then"
    assert said["gain:1timber"] == "1 timber"


def test_a_slaughtered_animal_says_what_it_gives() -> None:
    table = Table(half_year=2, goods={"sheep": 0, "cattle": 2, "horse": 0}).place("butcher")
    assert words(table)["animal:cattle:2"] == "2 cattle into 8 food and 4 hides"
