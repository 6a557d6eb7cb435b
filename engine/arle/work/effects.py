"""The effects of spaces and buildings: one verb each, as named by `do` in components.yaml.

Parts are done in the order of the data. What can't do harm (gaining, moving markers, building dikes) is done without
asking; everything else may be declined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.arle.animals.keeping import homeless_then, take_in
from engine.arle.asking import NOTHING, Asking, or_stop
from engine.arle.components import ANIMALS, BUILDINGS, SPACES
from engine.arle.farm import placing
from engine.arle.farm.constructing import built_pieces, construct, construct_options
from engine.arle.farm.moor import cut_peat, drain_moor
from engine.arle.farm.waterworks import build_dikes, dig
from engine.arle.goods import conversions
from engine.arle.goods.hopes import in_hope
from engine.arle.goods.ledger import receive
from engine.arle.goods.texts import named_pieces, price, text, tile_facts
from engine.arle.goods.wording import amounts
from engine.arle.printed.shapes import Effect
from engine.arle.state import Arle, Farm
from engine.arle.travel.barn import can_take, take_piece
from engine.arle.work import special_effects
from engine.arle.work.counts import number, reached
from engine.arle.work.imitating import imitate_options, pay_space, season
from engine.arle.work.tea import boost_tool
from engine.arle.work.tools import move_tools, upgrade_tools
from engine.kernel import Ask, Option
from engine.kernel.events import Arg

Verb = Callable[[Arle, int, Effect], Asking]


def run(state: Arle, seat: int, effects: Iterable[Effect]) -> Asking:
    """Carry out effects one after the other."""
    for effect in effects:
        yield from VERBS[effect.do](state, seat, effect)


def perform_space(state: Arle, seat: int, space: str) -> Asking:
    """Pay a space's price and do what it does."""
    yield from pay_space(state, seat, SPACES[space])
    yield from run(state, seat, SPACES[space].effects)


def times(state: Arle, seat: int, effect: Effect) -> int:
    """Return how often an effect happens: its count, through its thresholds if it has any."""
    count = number(state, seat, effect.times)
    return (reached(effect.steps, count) if effect.steps else count) * effect.each


# --- one verb each ---------------------------------------------------------------------------------------


def _gain(state: Arle, seat: int, effect: Effect) -> Asking:
    count = times(state, seat, effect)
    receive(state, seat, {good: n * count for good, n in effect.goods.items()})
    if count and any(good in ANIMALS for good in effect.goods):
        yield from take_in(state, seat)


def _choose(state: Arle, seat: int, effect: Effect) -> Asking:
    """Exactly one of several, or none. Who can pay none of them but could still get the goods is asked too."""
    farm = state.farms[seat]
    if not (_offers(state, farm, effect.options) or _offers(state, in_hope(state, farm), effect.options)):
        return
    chosen = yield Ask(
        seat,
        _choose_key(effect),
        lambda: or_stop(_offers(state, farm, effect.options), "decline"),
        lambda: _choose_words(state, farm, effect),
    )
    if chosen != NOTHING:
        index, value = chosen
        yield from _carry_out(state, seat, effect.options[index], value)


def _choose_key(effect: Effect) -> str:
    """Return the prompt: what is to be constructed, or just a choice."""
    builds = [part for part in effect.options if part.do == "build"]
    if len(effect.options) == len(builds) == 1 and len(builds[0].kinds) == 1:
        return f"arle.ask.construct_{builds[0].kinds[0]}"
    return "arle.ask.construct" if builds else "arle.ask.choose"


def _choose_words(state: Arle, farm: Farm, effect: Effect) -> dict[str, Arg]:
    """Return the words of the prompt: what could be constructed but for its price or its place."""
    kinds = [kind for kind in built_pieces(effect.options) if kind not in _offered(state, farm, effect)]
    return {"out_of_reach": text("out_of_reach", pieces=named_pieces(kinds)) if kinds else ""}


def _offered(state: Arle, farm: Farm, effect: Effect) -> set[str]:
    return {option.id.removeprefix("equip:") for option in _offers(state, farm, effect.options)}


def _build(state: Arle, seat: int, effect: Effect) -> Asking:
    """Construct one thing, paying its price."""
    yield from _choose(state, seat, Effect("choose", options=(effect,)))


def _drain(state: Arle, seat: int, effect: Effect) -> Asking:
    return drain_moor(state, seat)


def _cut_peat(state: Arle, seat: int, effect: Effect) -> Asking:
    return cut_peat(state, seat, times(state, seat, effect))


def _build_dikes(state: Arle, seat: int, effect: Effect) -> Asking:
    build_dikes(state, seat, times(state, seat, effect))
    yield from ()


def _dig(state: Arle, seat: int, effect: Effect) -> Asking:
    return dig(state, seat, times(state, seat, effect))


def _move_tools(state: Arle, seat: int, effect: Effect) -> Asking:
    move_tools(state, seat, effect.tools)
    yield from ()


def _upgrade_tools(state: Arle, seat: int, effect: Effect) -> Asking:
    return upgrade_tools(state, seat, effect.times)


def _flip(state: Arle, seat: int, effect: Effect) -> Asking:
    return placing.flip_any(state, seat)


def _plough(state: Arle, seat: int, effect: Effect) -> Asking:
    return placing.plough_fields(state, seat, times(state, seat, effect))


def _lay_field(state: Arle, seat: int, effect: Effect) -> Asking:
    return placing.lay_field(state, seat)


def _plant(state: Arle, seat: int, effect: Effect) -> Asking:
    yield from _choose(state, seat, Effect("choose", options=(effect,)))


def _fields_to_forests(state: Arle, seat: int, effect: Effect) -> Asking:
    return placing.fields_to_forests(state, seat, times(state, seat, effect))


def _equip(state: Arle, seat: int, effect: Effect) -> Asking:
    """Get equipment or ships free of charge; of several kinds one is chosen."""
    farm = state.farms[seat]
    for _ in range(times(state, seat, effect)):
        kinds = [kind for kind in effect.kinds if can_take(state, farm, kind)]
        if not kinds:
            return
        kind = kinds[0]
        if len(effect.kinds) > 1:
            kind = yield Ask(
                seat, "arle.ask.equip", lambda: special_effects.equip_options(state, farm, effect)
            )
        if kind == NOTHING or not (yield from take_piece(state, seat, kind)):
            return


def _imitate(state: Arle, seat: int, effect: Effect) -> Asking:
    yield from _choose(state, seat, Effect("choose", options=(effect,)))


VERBS: dict[str, Verb] = {
    "gain": _gain,
    "choose": _choose,
    "build": _build,
    "drain_moor": _drain,
    "cut_peat": _cut_peat,
    "build_dikes": _build_dikes,
    "dig": _dig,
    "move_tools": _move_tools,
    "upgrade_tools": _upgrade_tools,
    "flip": _flip,
    "plough_fields": _plough,
    "lay_field": _lay_field,
    "plant_forest": _plant,
    "fields_to_forests": _fields_to_forests,
    "equip": _equip,
    "imitate": _imitate,
    "convert": lambda state, seat, effect: conversions.convert(
        state, seat, effect, times(state, seat, effect)
    ),
    "slaughter": lambda state, seat, effect: conversions.slaughter(
        state, seat, effect, times(state, seat, effect)
    ),
    "gain_animals": lambda state, seat, effect: special_effects.pick_animals(
        state, seat, times(state, seat, effect)
    ),
    "swap_for_plows": lambda state, seat, effect: special_effects.swap_for_plows(state, seat, effect.kinds),
    "build_for": lambda state, seat, effect: special_effects.build_for(
        state, seat, effect, times(state, seat, effect)
    ),
    "flip_for": lambda state, seat, effect: special_effects.flip_for(
        state, seat, effect.price, times(state, seat, effect)
    ),
    "farm_moor": lambda state, seat, effect: special_effects.farm_moor(state, seat),
    "sell_fields": lambda state, seat, effect: special_effects.sell_fields(state, seat, effect.steps),
}


# --- the parts of a choice ---------------------------------------------------------------------------------


def _offers(state: Arle, farm: Farm, parts: tuple[Effect, ...]) -> list[Option]:
    """Return what each part of a choice offers now; values are (number of the part, its own value)."""
    found: list[Option] = []
    for index, part in enumerate(parts):
        for option in _part_offers(state, farm, part):
            option.value = (index, option.value)
            found.append(option)
    return found


def _part_offers(state: Arle, farm: Farm, part: Effect) -> list[Option]:
    if part.do == "gain":
        name = ".".join(f"{count}{good}" for good, count in part.goods.items())
        return [_gain_option(state, farm, part.goods, name)]
    if part.do == "build":
        return construct_options(state, farm, part.kinds)
    if part.do == "both":
        return _offers(state, farm, part.options)
    if part.do == "plant_forest":
        option = Option("forest", "arle.option.forest", {"facts": tile_facts("forest")})
        return [option] if placing.can_plant(state, farm) else []
    if part.do == "raise_stable":
        args: dict[str, Arg] = {"price": price(part.price), "facts": tile_facts("stable")}
        option = Option("stable", "arle.option.stable", args)
        return [option] if placing.can_raise(state, farm, part.price) else []
    assert part.do == "imitate"
    return imitate_options(state, farm)


def _gain_option(state: Arle, farm: Farm, goods: Mapping[str, int], name: str) -> Option:
    """Return the option of gaining goods; animals that would find no room are warned of."""
    animals = any(good in ANIMALS for good in goods)
    lost = homeless_then(state, farm, more=goods) if animals else 0
    if not lost:
        return Option(f"gain:{name}", "arle.option.gain", amounts(goods))
    args = {**amounts(goods), "warning": text("homeless", count=lost)}
    return Option(f"gain:{name}", "arle.option.gain_homeless", args)


def _carry_out(state: Arle, seat: int, part: Effect, value: object) -> Asking:
    """Carry out the chosen part."""
    if part.do == "build":
        building = yield from construct(state, seat, str(value))
        if building and BUILDINGS[building].timing == "once":
            yield from run(state, seat, BUILDINGS[building].effects)
    elif part.do == "both":
        assert isinstance(value, tuple)
        index, inner = value
        yield from _carry_out(state, seat, part.options[index], inner)
        yield from run(state, seat, (*part.options[:index], *part.options[index + 1 :]))
    elif part.do == "plant_forest":
        yield from placing.plant_forest(state, seat)
    elif part.do == "raise_stable":
        cell = yield from placing.choose_stall(state, seat, part.price)
        if cell != NOTHING:
            yield from placing.raise_stable(state, seat, cell, part.price)
    elif part.do == "imitate":
        yield from _imitate_space(state, seat, str(value))
    else:
        yield from VERBS[part.do](state, seat, part)


def _imitate_space(state: Arle, seat: int, space: str) -> Asking:
    """Do what an occupied space of this season does, with one's own tools, its price on top (rulebook p.14)."""
    state.tell("imitated", seat, space=f"arle.space.{space}", season=f"arle.season.{season(state)}")
    if not state.boosted and SPACES[space].tool:
        yield from boost_tool(state, seat, SPACES[space].tool)
    yield from perform_space(state, seat, space)
