"""The signs of Fields of Arle: goods, animals, tools, equipment, prices, and what a space or building does."""

from collections.abc import Mapping
from functools import cache

from engine.arle.components import BUILDINGS, SPACES, building_price
from engine.arle.printed.shapes import Effect
from renders.kit import ARROW, SAND, SLASH, Sign, cattle, cost, framed, icon, small, step, together, word
from renders.kit.palette import INK2

CATTLE = cattle("brown", "half")
ANIMALS = {"sheep": icon("sheep"), "cattle": CATTLE, "horse": icon("horse")}
DIFFERENT = word("≠")
PAW = icon("paw")
GOODS: dict[str, Sign] = {
    **{good: icon(good) for good in ("food", "grain", "flax", "wool", "peat", "timber", "clay", "brick")},
    **{"hides": icon("hide"), "wood": icon("log"), "linen": icon("linen"), "woolen": icon("cloth")},
    **{"leather": icon("leather"), "summer_wear": icon("coat"), "winter_wear": icon("winter_coat")},
    **{"leather_wear": icon("leather_coat"), "tea": icon("leaf"), "east_frisian_tea": icon("teacup")},
    **ANIMALS,
}
"""Sign of each good and animal."""


def _either(*goods: str) -> Sign:
    parts = [sign for good in goods for sign in (SLASH, GOODS[good])][1:]
    return together(parts, 0.04)


PRICES: dict[str, Sign] = {
    **GOODS,
    "any_material": icon("materials"),
    "different_materials": together([DIFFERENT, icon("materials")], 0.02),
    "flax_or_grain": _either("grain", "flax"),
    "flax_or_wool": _either("flax", "wool"),
    "different_clothing": together([DIFFERENT, icon("coat")], 0.02),
    "any_clothing": icon("coat"),
    "different_fabrics": together([DIFFERENT, icon("cloth")], 0.02),
    "any_animal": PAW,
    "draught_animal": _either("cattle", "horse"),
    "same_animals": PAW,
    "field": icon("field"),
    "moor_tile": icon("moor"),
    "plow": icon("plow"),
    "peat_boat": icon("peat_boat"),
}
"""Sign of each line of a price."""
TOOLS = {
    "fish_traps": icon("fish"),
    "fleshing_beams": icon("beam"),
    "weaving_looms": icon("loom"),
    "slaughtering_tables": icon("cleaver"),
    "spades": icon("spade"),
    "shovels": icon("shovel"),
    "pottery_wheels": icon("pottery"),
    "ovens": icon("kiln"),
    "axes": icon("axe"),
    "workbenches": icon("bench"),
    "slickers": icon("slicker"),
}
"""Sign of each tool."""
EQUIPMENT = {
    "peat_boat": icon("peat_boat"),
    "plow": icon("plow"),
    "handcart": icon("cart"),
    "wagon": icon("wagon"),
    "cart": icon("wagon"),
    "horse_cart": icon("wagon"),
    "carriage": icon("carriage"),
    "droshky": icon("carriage"),
    "small_fishing_cutter": icon("cutter"),
    "large_fishing_cutter": icon("cutter"),
    "small_trade_ship": icon("trade_ship"),
    "large_trade_ship": icon("trade_ship"),
}
"""Sign of each vehicle, plow, boat and ship."""
KINDS = {
    "building": icon("house"),
    "stall": icon("stall"),
    "plow": icon("plow"),
    "vehicle": icon("cart"),
    "peat_boat": icon("peat_boat"),
    "fishing_cutter": icon("cutter"),
    "trade_ship": icon("trade_ship"),
}
SUPPLY = {
    "field": icon("field"),
    "forest": icon("tree"),
    "stall": icon("stall"),
    "stable": icon("stable"),
    "peat_boat": icon("peat_boat"),
    "handcart": icon("cart"),
    "cart": icon("wagon"),
    "carriage": icon("carriage"),
    "fishing_cutter": icon("cutter"),
    "trade_ship": icon("trade_ship"),
    "ditch": icon("ditch"),
}
"""Sign of each pile of the supply."""
TIMES = {
    "peat_boats": icon("peat_boat"),
    "ditch_thirds": together([word(3), icon("ditch")], 0.04),
    "forests": icon("tree"),
    "plows": icon("plow"),
}
"""Sign of what an effect counts, other than tools."""


def counted_goods(goods: Mapping[str, int], ones: bool = False) -> list[Sign]:
    """Give the signs of goods, with figures where there is more than one (or always, with `ones`)."""
    found: list[Sign] = []
    for good, count in goods.items():
        found += [word(count)] if count > 1 or ones else []
        found.append(PRICES[good])
    return found


def price_pill(good: str, count: int) -> Sign:
    """Give the price of doing something at all: an ink pill, and the good."""
    return together([cost(count), PRICES[good]], 0.06)


def _tool(name: str) -> Sign:
    """Give a tool on its plate: as many times as there are tools of this kind."""
    return framed(TOOLS[name], SAND)


def _times(effect: Effect) -> list[Sign]:
    if isinstance(effect.times, int):
        return [word(effect.times)] if effect.times > 1 else []
    if effect.times == "shovel_pairs":
        return [_tool("shovels")]
    return [_tool(effect.times)] if effect.times in TOOLS else [TIMES[effect.times], word("→", INK2)]


def _separated(groups: list[list[Sign]]) -> list[Sign]:
    return [sign for group in groups for sign in (SLASH, *group)][1:]


def _choice(effect: Effect) -> list[Sign]:
    """Give options side by side; all three animals are one paw."""
    goods = [next(iter(option.goods), "") for option in effect.options]
    if set(ANIMALS) <= set(goods):
        others = [
            signs_of(option) for option in effect.options if next(iter(option.goods), "") not in ANIMALS
        ]
        return _separated([*others, [PAW]])
    return _separated([signs_of(option) for option in effect.options])


def signs_of(effect: Effect) -> list[Sign]:
    """Give the signs of one effect of a work space."""
    if effect.do == "gain":
        return [*_times(effect), *counted_goods(effect.goods)]
    if effect.do == "convert":
        return [*_times(effect), *counted_goods(effect.price), ARROW, *counted_goods(effect.goods)]
    if effect.do == "slaughter":
        return [*_times(effect), PAW, ARROW, *counted_goods(effect.goods)]
    if effect.do == "choose":
        return _choice(effect)
    if effect.do == "both":
        return [sign for option in effect.options for sign in signs_of(option)]
    if effect.do == "build":
        return [KINDS[kind] for kind in effect.kinds]
    if effect.do == "move_tools":
        return [
            sign for tool, steps in effect.tools.items() for sign in (TOOLS[tool], small(step(steps), 0.8))
        ]
    if effect.do == "raise_stable":
        price = [price_pill(good, count) for good, count in effect.price.items()]
        return [*price, icon("stall"), ARROW, icon("stable")]
    return [*_times(effect), *_DEEDS[effect.do]]


_DEEDS: dict[str, list[Sign]] = {
    "drain_moor": [icon("moor"), ARROW, GOODS["peat"]],
    "cut_peat": [GOODS["peat"]],
    "build_dikes": [icon("dike")],
    "plough_fields": [icon("field")],
    "plant_forest": [icon("tree")],
    "upgrade_tools": [icon("step")],
    "flip": [icon("flip")],
    "dig": [icon("ditch")],
    "imitate": [icon("copy")],
}


@cache
def space_signs(space: str) -> tuple[Sign, ...]:
    """Give the signs of a work space: its price, then what it does."""
    data = SPACES[space]
    price = [price_pill(good, count) for good, count in data.price.items()]
    return (*price, *(sign for effect in data.effects for sign in signs_of(effect)))


@cache
def sale_signs(building: str) -> tuple[Sign, ...]:
    """Give the price of a building."""
    return tuple(counted_goods(building_price(building)))


def is_lasting(building: str) -> bool:
    """Tell whether a building works again and again, not only once when it is built."""
    return BUILDINGS[building].timing != "once"
