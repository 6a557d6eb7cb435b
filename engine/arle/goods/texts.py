"""What is printed on spaces, buildings, destinations and equipment, as messages made of the data.

No sentence of the catalogue holds a figure: a corrected number is said at once, wherever it is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, reduce

from engine.arle.components import (
    ANIMALS,
    BUILDINGS,
    DESTINATIONS,
    DITCHES,
    EQUIPMENT,
    GOODS,
    HARBOR,
    LAND,
    SPACES,
    building_price,
)
from engine.arle.goods.wording import good_key
from engine.arle.printed.shapes import Effect, Sale
from engine.kernel.events import Arg, Phrase

Said = Phrase | str


def text(key: str, **args: Arg) -> Phrase:
    """Return the message `arle.text.<key>`."""
    return Phrase(f"arle.text.{key}", args)


def _phrase(said: Said) -> Phrase:
    return Phrase(said) if isinstance(said, str) else said


def chain(parts: Iterable[Said], by: str = "comma") -> Said:
    """Join messages two by two with `arle.text.<by>`: "comma", "semicolon", "and", "or", "slash" or "plus"."""
    return reduce(lambda first, following: text(by, first=first, following=following), parts)


def either(parts: Iterable[Said]) -> Said:
    """Return "1 timber, 1 brick or 1 animal"."""
    *first, last = parts
    return text("or", first=chain(first), following=last) if first else last


def numbers(figures: Iterable[int], by: str = "slash") -> Said:
    """Return "4/6/8", or with "plus" "1+2+1"."""
    return chain((text("number", number=figure) for figure in figures), by)


def amount(good: str, count: int, instead: Mapping[str, str] | None = None) -> Phrase:
    """Return "2 grain", or "2 grain (else flax)" where another good may be paid when the first is used up."""
    said = Phrase("arle.amount", {"count": count, "good": good_key(good, count)})
    other = (instead or {}).get(good, "")
    return text("else", first=said, other=good_key(other, count)) if other else said


def price(goods: Mapping[str, int], instead: Mapping[str, str] | None = None, by: str = "comma") -> Said:
    """Return what is paid or received: "5 wood, 1 horse"."""
    return chain((amount(good, count, instead) for good, count in goods.items()), by)


def points(count: int) -> Phrase:
    """Return "3 points"."""
    return Phrase("arle.points", {"count": count})


def per(times: int | str) -> Phrase:
    """Return what an effect is multiplied by: "Fish Trap", "3 ditches"."""
    args: dict[str, Arg] = {"count": DITCHES.counted_by} if times == "ditch_thirds" else {}
    return Phrase(f"arle.per.{times}", args)


def _times(effect: Effect, said: Said) -> Said:
    return said if isinstance(effect.times, int) else text("per", what=said, each=per(effect.times))


def _counted(effect: Effect, key: str) -> Said:
    """Return a message whose `count` is how often it is done, or how often for each of something."""
    fixed = effect.times if isinstance(effect.times, int) else 1
    return _times(effect, text(key, count=fixed * effect.each))


def _gain(effect: Effect) -> Said:
    if effect.steps:
        return _thresholds(effect)
    if isinstance(effect.times, int):
        return price({good: count * effect.times * effect.each for good, count in effect.goods.items()})
    return _times(
        effect, price({good: count * effect.each for good, count in effect.goods.items()}, by="and")
    )


def _thresholds(effect: Effect) -> Said:
    """Return "3/5/6 fields: 8/10/12 food", or how many times several goods."""
    counted = text("of", numbers=numbers(effect.steps), what=f"arle.counted.{effect.times}")
    given = numbers(effect.steps.values())
    (good, count), *more = effect.goods.items()
    if not more and count == 1:
        return text("for_that", first=counted, following=text("of", numbers=given, what=good_key(good, 2)))
    return text(
        "for_that", first=counted, following=text("times_goods", numbers=given, goods=price(effect.goods))
    )


def _convert(effect: Effect) -> Said:
    said = text(
        "into", given=price(effect.price, effect.instead, "and"), goods=price(effect.goods, None, "and")
    )
    if isinstance(effect.times, int) and effect.times > 1:
        return text("up_to", count=effect.times, what=said)
    return _times(effect, said)


def _exchange(effect: Effect) -> Said:
    then = [effect_text(effect.then)] if effect.then else []
    paid = price(effect.price, None, "and")
    said: Said = (
        text("into", given=paid, goods=price(effect.goods, None, "and"))
        if effect.goods
        else text("for_that", first=paid, following=then.pop())
    )
    said = chain([said, *then])
    return text("with", needed=price(effect.needs), what=said) if effect.needs else said


def _slaughter(effect: Effect) -> Said:
    more = [
        text("more_for", animal=good_key(animal), goods=price(goods))
        for animal, goods in effect.extra.items()
    ]
    return chain([_convert(effect), *more])


def _choose(effect: Effect) -> Said:
    gains = [part.goods for part in effect.options if part.do == "gain"]
    any_animal = all({animal: 1} in gains for animal in ANIMALS)
    kept = [
        effect_text(part)
        for part in effect.options
        if not (any_animal and part.do == "gain" and set(part.goods) <= set(ANIMALS))
    ]
    return either([*kept, amount("any_animal", 1)] if any_animal else kept)


def _kinds(effect: Effect) -> Said:
    return text("build", what=either(text(f"build.{kind}") for kind in effect.kinds))


def _pieces(effect: Effect) -> Said:
    return either(f"arle.equipment.{kind}" for kind in effect.kinds)


def _move_tools(effect: Effect) -> Said:
    """Return "Spades, Pottery Wheels +1": tools that move equally far together."""
    far: dict[int, list[str]] = {}
    for tool, count in effect.tools.items():
        far.setdefault(count, []).append(f"arle.tool.{tool}")
    return chain(text("tool_further", tool=chain(tools), count=count) for count, tools in far.items())


def _paid_each(effect: Effect, what: Said) -> Said:
    return text("paid_each", each=per(effect.times), price=price(effect.price), what=what)


def _sell_fields(effect: Effect) -> Said:
    given = text("of", numbers=numbers(effect.steps), what="arle.counted.fields")
    return text(
        "into", given=given, goods=text("of", numbers=numbers(effect.steps.values()), what=good_key("food"))
    )


_VERBS: dict[str, Callable[[Effect], Said]] = {
    "gain": _gain,
    "convert": _convert,
    "exchange": _exchange,
    "sell_animals": _exchange,
    "slaughter": _slaughter,
    "choose": _choose,
    "both": lambda effect: chain(map(effect_text, effect.options), "and"),
    "build": _kinds,
    "equip": lambda effect: _times(effect, _pieces(effect)),
    "build_for": lambda effect: _paid_each(effect, _pieces(effect)),
    "flip_for": lambda effect: _paid_each(effect, text("flip_piece")),
    "raise_stable": lambda effect: text("raise_stable", goods=price(effect.price, None, "and")),
    "move_tools": _move_tools,
    "gain_animals": lambda effect: _times(effect, amount("any_animal", effect.each)),
    "swap_for_plows": lambda effect: text("swap", given=_pieces(effect), what="arle.equipment.plow"),
    "sell_fields": _sell_fields,
    **{
        do: lambda effect, do=do: _counted(effect, do)  # type: ignore[misc]
        for do in ("cut_peat", "build_dikes", "dig", "plough_fields", "upgrade_tools", "fields_to_forests")
    },
    **{
        do: lambda effect, do=do: text(do)  # type: ignore[misc]
        for do in ("drain_moor", "lay_field", "plant_forest", "flip", "imitate", "load_peat", "farm_moor")
    },
}


def effect_text(effect: Effect) -> Said:
    """Return what one effect does."""
    return _VERBS[effect.do](effect)


def _effects(effects: tuple[Effect, ...]) -> Said:
    """Return what several effects do; a choice among them is set apart."""
    chosen = any(effect.do == "choose" or len(effect.kinds) > 1 for effect in effects)
    return chain(map(effect_text, effects), "semicolon" if chosen else "comma")


@lru_cache
def space_text(space: str) -> Phrase:
    """Return what a work space does, its own price first."""
    item = SPACES[space]
    said = _effects(item.effects)
    if not item.price:
        return _phrase(said)
    return text("pay", price=price(item.price, item.price_instead), what=said)


@lru_cache
def building_text(building: str) -> Phrase:
    """Return what a building does."""
    item = BUILDINGS[building]
    said = _effects(item.effects)
    if item.extra_food:
        said = chain([said, text("extra_food", count=item.extra_food)])
    return text("before_november", what=said) if item.timing == "before_november" else _phrase(said)


@lru_cache
def building_facts(building: str) -> Said:
    """Return the price and the points of a building, and what it does."""
    item = BUILDINGS[building]
    return text(
        "building",
        price=price(building_price(building)),
        points=points(item.vp),
        what=building_text(building),
    )


@lru_cache
def piece_facts(kind: str) -> Said:
    """Return the points of a piece of equipment or a ship, and its slots."""
    item = EQUIPMENT[kind]
    said: list[Said] = [points(item.vp)]
    if item.slots:
        said.append(text("joinable_slots" if item.joinable else "slots", numbers=numbers(item.slots, "plus")))
    return chain(said)


@lru_cache
def piece_text(kind: str) -> Said:
    """Return the price, points and slots of a piece of equipment or a ship, and what is on its back."""
    item = EQUIPMENT[kind]
    said = chain([price(item.price), piece_facts(kind)], "dot")
    if not item.flips_to:
        return said
    return chain([said, text("flips_to", what=f"arle.equipment.{item.flips_to}")], "dot")


def named_pieces(kinds: Iterable[str]) -> Said:
    """Return pieces of equipment or ships by name, each with its price, points and slots."""
    named = {kind: f"arle.equipment.{kind}" for kind in kinds}
    said = (text("for_that", first=name, following=piece_text(kind)) for kind, name in named.items())
    return chain(said, "semicolon")


@lru_cache
def tile_facts(tile: str) -> Said:
    """Return the points of a land tile, and its rooms for animals."""
    item = LAND[tile]
    said: list[Said] = [points(item.vp)]
    if item.pens:
        said.append(text("mixed_room" if item.mixed else "room", numbers=numbers(item.pens, "plus")))
    return chain(said)


def grown(breeds: Mapping[int, int]) -> Said:
    """Return "2 → 3, 3 → 4": how many animals become how many."""
    return chain(text("becomes", number=count, more=count + young) for count, young in breeds.items())


def sale_text(sale: Sale) -> Said:
    """Return what a destination buys, and for how much: "2 grain for 4 food"."""
    given = chain(
        (amount(good, count) if count > 1 else good_key(good) for good, count in sale.give.items()), "with_it"
    )
    if not sale.food:
        return text("for_nothing", given=given)
    return text("sale", given=given, food=amount("food", sale.food))


@lru_cache
def destination_text(place: str) -> Said:
    """Return everything that a destination buys."""
    return chain(map(sale_text, DESTINATIONS[place].sells))


@lru_cache
def destination_facts(place: str) -> Said:
    """Return the slots that a destination takes, and everything that it buys."""
    return text("destination", count=DESTINATIONS[place].size, sales=destination_text(place))


@lru_cache
def trade_text(place: str) -> Said:
    """Return what is paid at a trading place, and what comes onto the free slots."""
    deal = HARBOR.trades[place]
    key = "trade" if GOODS[deal.fill].size == 1 else "trade_one"
    return text(key, price=price(deal.price), good=good_key(deal.fill), slots=GOODS[deal.fill].size)
