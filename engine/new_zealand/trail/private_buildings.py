"""Building and upgrading private buildings (rulebook p14)."""

from engine.kernel import Ask, Option, Phrase, Stage
from engine.new_zealand import ledger
from engine.new_zealand.actions.facts import building_facts
from engine.new_zealand.actions.gains import gain_gold, pay
from engine.new_zealand.actions.performing import allows, performs
from engine.new_zealand.actions.vocabulary import Build, Upgrade
from engine.new_zealand.components import BOX, BUILD_SPACES, NODES, ORDER
from engine.new_zealand.state import NewZealandState


def building_key(state: NewZealandState, number: int) -> str:
    """Give the message key of the building of that number, on the side in use."""
    return f"new_zealand.building.{number}{state.sides[number - 1]}"


def free_spaces(state: NewZealandState, seat: int) -> list[str]:
    """List the empty building spaces that the seat may use: some need the pathfinder disc to be far enough."""
    reached = state.runholder(seat).pathfinder
    return [
        space for space in BUILD_SPACES if space not in state.sites and NODES[space].pathfinder <= reached
    ]


def need(state: NewZealandState, number: int, space: str) -> int:
    """Give the craftsmen needed for the building there: the difference, if it replaces one; below 0 it can't."""
    craftsmen = state.building(number).craftsmen
    old = state.sites.get(space)
    return craftsmen if old is None else craftsmen - state.building(old.number).craftsmen


def places_for(state: NewZealandState, seat: int, number: int, per_craftsman: int) -> list[str]:
    """List the spaces where the seat can build that number now, free ones first."""
    player = state.players[seat]
    most = player.count("craftsman")
    if per_craftsman:
        most = min(most, player.money // per_craftsman)
    found = []
    if state.building(number).craftsmen <= most:
        found = free_spaces(state, seat)
    return found + [space for space in state.sites_of(seat) if 0 <= need(state, number, space) <= most]


@allows(Build)
def can_build(state: NewZealandState, seat: int, action: Build) -> bool:
    """Tell whether any building can be built or upgraded."""
    return any(
        places_for(state, seat, number, action.per_craftsman) for number in state.players[seat].buildings
    )


@performs(Build)
def build(state: NewZealandState, seat: int, action: Build) -> Stage:
    """Choose a building, then an empty space or an own building to replace."""
    number = yield Ask(
        seat,
        "new_zealand.ask.building",
        lambda: _building_options(state, seat, action.per_craftsman),
        fixed=True,
    )
    space = yield Ask(
        seat,
        "new_zealand.ask.building_space",
        lambda: [
            _space_option(state, number, space, action.per_craftsman)
            for space in places_for(state, seat, number, action.per_craftsman)
        ],
        {"building": building_key(state, number)},
        fixed=True,
    )
    pay(state, seat, action.per_craftsman * need(state, number, space))
    put_up(state, seat, number, space)


def _building_options(state: NewZealandState, seat: int, per_craftsman: int) -> list[Option]:
    return [
        Option(
            f"building:{number}",
            "new_zealand.option.building",
            {
                "building": building_key(state, number),
                "count": state.building(number).craftsmen,
                "price": _price(state, seat, number, per_craftsman),
                "facts": building_facts(state.building(number)),
            },
            f"building:{number}",
            number,
        )
        for number in state.players[seat].buildings
        if places_for(state, seat, number, per_craftsman)
    ]


def _price(state: NewZealandState, seat: int, number: int, per_craftsman: int) -> Phrase:
    """Say what the building costs on an empty space, or else in place of another at the least."""
    places = places_for(state, seat, number, per_craftsman)
    new = not all(space in state.sites for space in places)
    least = min(need(state, number, space) for space in places)
    needed = state.building(number).craftsmen if new else least
    kind = "new" if new and needed == least else "new_or_replacing" if new else "replacing"
    costs = {"count": per_craftsman * needed, "least": per_craftsman * least}
    return Phrase(f"new_zealand.price.{kind}", {**costs})


def _space_option(state: NewZealandState, number: int, space: str, per_craftsman: int) -> Option:
    cost = per_craftsman * need(state, number, space)
    old = state.sites.get(space)
    if old is None:
        return Option(
            f"space:{space}",
            "new_zealand.option.build_at",
            {"place": f"new_zealand.place.{space}", "count": cost},
            space,
            space,
        )
    return Option(
        f"space:{space}",
        "new_zealand.option.upgrade_at",
        {"building": building_key(state, old.number), "place": f"new_zealand.place.{space}", "count": cost},
        space,
        space,
    )


def put_up(state: NewZealandState, seat: int, number: int, space: str) -> None:
    """Put the building there; a replaced one leaves the game. A new one gives gold (p18), an upgrade doesn't."""
    old = state.sites.get(space)
    changes = ledger.put_building(state, seat, number, space)
    key = building_key(state, number)
    place = f"new_zealand.place.{space}"
    if old is not None:
        replaced = building_key(state, old.number)
        state.tell("upgraded", seat, building=key, old=replaced, place=place, targets=(space,))
        return
    ledger.tell(state, seat, "built", changes, targets=(space,), building=key, place=place)
    if seat < state.seats:
        gain_gold(state, seat, BOX.trail.gold_on_build)


def upgrades(state: NewZealandState, seat: int, more: int) -> list[tuple[str, int]]:
    """List (space, number) of every upgrade that needs exactly so many more craftsmen."""
    return [
        (space, number)
        for space in sorted(state.sites_of(seat), key=ORDER.__getitem__)
        for number in state.runholder(seat).buildings
        if need(state, number, space) == more
    ]


@allows(Upgrade)
def _can_upgrade(state: NewZealandState, seat: int, action: Upgrade) -> bool:
    return bool(upgrades(state, seat, action.more))


@performs(Upgrade)
def _upgrade(state: NewZealandState, seat: int, action: Upgrade) -> Stage:
    """Bonus set 6: an upgrade by exactly one craftsman, free, with no craftsmen needed."""

    def options() -> list[Option]:
        return [
            Option(
                f"upgrade:{space}:{number}",
                "new_zealand.option.upgrade_to",
                {
                    "old": building_key(state, state.sites[space].number),
                    "building": building_key(state, number),
                    "place": f"new_zealand.place.{space}",
                    "facts": building_facts(state.building(number)),
                },
                space,
                (space, number),
            )
            for space, number in upgrades(state, seat, action.more)
        ]

    space, number = yield Ask(seat, "new_zealand.ask.upgrade", options, fixed=True)
    put_up(state, seat, number, space)
