"""Placing common buildings, and replacing own ones by larger ones."""

from functools import cache

from engine.el_paso import ledger
from engine.el_paso.actions.entries import Deed, Done, Play, performs
from engine.el_paso.actions.workers import pay_workers, strength
from engine.el_paso.components import BUILDINGS, COMPONENTS, PLACES
from engine.el_paso.ledger import Changes, price, tell
from engine.el_paso.printed.effects import amount, listed, points
from engine.el_paso.printed.entries import Build
from engine.el_paso.printed.names import parts
from engine.el_paso.state import NUMBER_OF, TILE_ENTRIES, State, own_buildings, place_name
from engine.kernel import Arg, Ask, Option

RATE = COMPONENTS.common_buildings.money_per_builder
MARKERS = COMPONENTS.setup.ownership_markers
SPACE_COST = {place.id: place.cost for place in PLACES.values() if place.kind == "space"}


def empty_spaces(state: State) -> list[str]:
    """Return the building spaces without a tile, clockwise."""
    return [space for space in SPACE_COST if space not in state.buildings]


def sites(state: State, seat: int, tile: str) -> list[tuple[str, int, int]]:
    """Return (place, builders, dollars) for every place where a seat can put a tile now.

    An empty space needs an unused ownership marker and its printed cost; an own building with a smaller number
    is replaced for the difference.
    """
    player, number = state.players[seat], NUMBER_OF[tile]
    builders, money = strength(player, "builder"), player.money
    own = own_buildings(state, seat)
    found = []
    if len(own) < MARKERS and number <= builders:
        found = [(space, number, number * RATE + SPACE_COST[space]) for space in empty_spaces(state)]
    for place in own:
        more = number - NUMBER_OF[state.buildings[place].tile]
        if 0 < more <= builders:
            found.append((place, more, more * RATE))
    return [site for site in found if site[2] <= money]


@cache
def build_option(entry: Build, tile: str, builders: int, cost: int, prices: int) -> Option:
    """Offer a type of building for what its cheapest place takes; `prices`: how many different ones its places have."""

    def act(state: State, seat: int, last: bool) -> Play:
        return build(state, seat, tile)

    number = NUMBER_OF[tile]
    return Option(
        f"build:{entry.id}:{tile}",
        "el_paso.option.build_from" if prices > 1 else "el_paso.option.build",
        {
            **parts(tile),
            "points": points(BUILDINGS[number].vp),
            "count": builders,
            "cost": cost,
            "money": amount("money", cost),
            "effects": listed(TILE_ENTRIES[tile]),
        },
        f"building:{number}",
        Deed(entry.id, act, tile),
    )


@performs(Build)
def build_choices(state: State, seat: int, entry: Build, done: Done) -> list[Option]:
    """Any type that is left and that can be placed or replace something."""
    player = state.players[seat]
    builders = strength(player, "builder")
    if not builders or player.money < RATE:
        return []
    own = [NUMBER_OF[state.buildings[place].tile] for place in own_buildings(state, seat)]
    largest = builders + max(own, default=0)
    found = []
    for tile, left in state.supply.items():
        possible = sites(state, seat, tile) if left and NUMBER_OF[tile] <= largest else []
        prices = dict.fromkeys(site[1:] for site in possible)
        if prices:
            found.append(build_option(entry, tile, *min(prices), len(prices)))
    return found


def site_option(state: State, place: str, builders: int, cost: int) -> Option:
    """Offer a place for the building chosen."""
    old = state.buildings.get(place)
    args: dict[str, Arg] = {"price": (amount("builder", builders), amount("money", cost))}
    if old:
        args["points"] = points(BUILDINGS[NUMBER_OF[old.tile]].vp)
        return Option(
            f"site:{place}",
            "el_paso.option.replace",
            args | {"building": place_name(state, place)},
            place,
            place,
        )
    return Option(
        f"site:{place}", "el_paso.option.site", args | {"place": f"el_paso.place.{place}"}, place, place
    )


def build(state: State, seat: int, tile: str) -> Play:
    """Choose a place for a tile, discard the builders, pay, and put the tile there."""
    where = yield Ask(
        seat,
        "el_paso.ask.site",
        lambda: [site_option(state, *site) for site in sites(state, seat, tile)],
        {"building": f"el_paso.tile.{tile}", "points": points(BUILDINGS[NUMBER_OF[tile]].vp)},
        anytime=False,
    )
    builders, cost = next(
        (builders, cost) for place, builders, cost in sites(state, seat, tile) if place == where
    )
    paid = yield from pay_workers(state, seat, "builder", builders, cost)
    put_building(state, seat, where, tile, paid)
    return False


def put_building(state: State, seat: int, place: str, tile: str, paid: Changes) -> None:
    """Put a tile on the trail; a tile that it replaces goes back to its stack and may be built again."""
    old, name = state.buildings.get(place), place_name(state, place)
    placed = ledger.put_building(state, seat, place, tile)
    kind, targets = "replaced" if old else "built", (place, f"building:{NUMBER_OF[tile]}")
    args: dict[str, Arg] = {"building": f"el_paso.tile.{tile}"}
    args["old" if old else "place"] = name
    if paid:
        kind, args["price"] = f"{kind}_for", price(paid)
    tell(state, seat, kind, paid, placed, targets=targets, **args)


def markers_left(state: State, seat: int) -> int:
    """Return how many ownership markers a seat has left."""
    return MARKERS - len(own_buildings(state, seat))


def building_total(state: State, seat: int) -> int:
    """Return the sum of the builder costs of a seat's buildings."""
    return sum(NUMBER_OF[state.buildings[place].tile] for place in own_buildings(state, seat))
