"""A search of the rules finds every component by its name, with what is printed on it."""

import pytest

from bot.panels.help import find
from bot.words import reader

say = reader("en")


@pytest.mark.parametrize(
    ("search", "told"),
    [
        ("droshky", "6 wood, 2 horses · 5 points, slots 1+2+1, joinable"),
        ("Norden", "sheep for 4 food, Peat Boat for 5 food, winter wear for 7 food"),
        ("Baker", "1 grain (else flax) and 1 peat (else wood) into 6 food per Oven"),
        ("India", "3 food for tea on each free slot"),
        ("handcart", "2 wood · 0 points, slots 1 · Wagon on the back"),
        ("wainwright", "Cart: 5 wood, 1 horse · 1 point, slots 1+1+1, joinable"),
        ("double stall", "9 points, 3+3 animals of a type"),
        ("mill", "1 timber, 8 flax or grain · 6 points · 3/5/6 fields: 8/10/12 food"),
        ("ovens", "Tools 1/2/3/4, points 0/1/5/7. Each step costs 1 brick."),
        ("clay", "1 clay and 1 peat into 1 brick: 1 slot"),
    ],
)
def test_a_component_is_found_first_by_its_name(search: str, told: str) -> None:
    title, text = find("arle", search, say)[0]
    assert title.casefold() == search.casefold()
    assert told in text


@pytest.mark.parametrize(
    ("search", "told"),
    [
        (
            "Wooden Spoon",
            "Order: G2, G1, and 1 scrapwood → 2 points and 3 blueberries. Completed in its first row",
        ),
        ("Gardener", "Once a turn: green tree +1, +2 or +3."),
    ],
)
def test_woodcrafts_cards_are_found_too(search: str, told: str) -> None:
    title, text = find("woodcraft", search, say)[0]
    assert title == search
    assert told in text
