"""Sarah builds: which building, and where (solo booklet p3)."""

from engine.kernel import Option, Stage
from engine.new_zealand.actions.facts import hand_fact, more
from engine.new_zealand.actions.gaining import amounts
from engine.new_zealand.components import BOX, BUILD_SPACES, NODES, START
from engine.new_zealand.printed.cards import SarahAct
from engine.new_zealand.sarah.gains import decide, sarah_of
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.trail.movement import NEXT
from engine.new_zealand.trail.private_buildings import building_key, free_spaces, need, put_up

Plan = tuple[int, str]
"""A building's number and the space for it."""


def build(state: NewZealandState, act: SarahAct) -> Stage:
    """Build with all craftsmen, with one fewer, else upgrade or build with as many as possible."""
    craftsmen = sarah_of(state).count("craftsman")
    fewer = sorted({_craftsmen(state, number) for number in sarah_of(state).buildings}, reverse=True)
    plans = (
        _new(state, craftsmen)
        or _new(state, craftsmen - 1)
        or next(filter(None, (_upgrades(state, count) for count in range(craftsmen, 0, -1))), [])
        or next(filter(None, (_new(state, count) for count in fewer if count <= craftsmen)), [])
    )
    yield from _carry_out(state, plans)


def build_with(state: NewZealandState, act: SarahAct) -> Stage:
    """Cards 11 and 15: a building of that need; when none is left, an upgrade by as many craftsmen."""
    left = any(_craftsmen(state, number) == act.n for number in sarah_of(state).buildings)
    yield from _carry_out(state, _new(state, act.n) if left else _upgrades(state, act.n))


def _craftsmen(state: NewZealandState, number: int) -> int:
    return state.building(number).craftsmen


def _hand(state: NewZealandState, number: int) -> int:
    hand = state.building(number).hand
    return BOX.trail.hands[hand] if hand else 0


def _ahead(place: str) -> set[str]:
    """Give every space that can still be reached from a place."""
    found, waiting = set(NODES) if place in {START, ""} else {place}, [place]
    while waiting:
        for space in NEXT.get(waiting.pop(), ()):
            if space not in found:
                found.add(space)
                waiting.append(space)
    return found


def building_space(state: NewZealandState) -> str:
    """Give the next free space without a risk action ahead of the person, else from the start; "" if none."""
    allowed = [space for space in free_spaces(state, state.sarah_seat) if not NODES[space].risk]
    place = state.players[0].place
    ahead = _ahead(place)
    following = [space for space in BUILD_SPACES if space in ahead and space != place and space in allowed]
    return next(iter(following or allowed), "")


def _new(state: NewZealandState, craftsmen: int) -> list[Plan]:
    """List the new buildings of exactly that need: those with a hand, if any."""
    space = building_space(state)
    if not space or craftsmen < 1:
        return []
    numbers = [number for number in sarah_of(state).buildings if _craftsmen(state, number) == craftsmen]
    with_hand = [number for number in numbers if _hand(state, number)]
    return [(number, space) for number in with_hand or numbers]


def _upgrades(state: NewZealandState, craftsmen: int) -> list[Plan]:
    """List the upgrades by exactly that many craftsmen: of most points, then with the bigger hand."""
    plans = [
        (number, space)
        for space in state.sites_of(state.sarah_seat)
        for number in sarah_of(state).buildings
        if need(state, number, space) == craftsmen
    ]
    rated = [(state.building(number).vp, _hand(state, number)) for number, _ in plans]
    return [plan for plan, rating in zip(plans, rated, strict=True) if rating == max(rated)]


def _carry_out(state: NewZealandState, plans: list[Plan]) -> Stage:
    if not plans:
        return
    number, space = yield from decide(
        "new_zealand.ask.sarah_build",
        [
            Option(
                f"build:{number}:{space}",
                "new_zealand.option.sarah_build",
                {
                    "building": building_key(state, number),
                    "place": f"new_zealand.place.{space}",
                    "facts": more(*amounts(vp=state.building(number).vp), hand_fact(state.building(number))),
                },
                space,
                (number, space),
            )
            for number, space in plans
        ],
    )
    put_up(state, state.sarah_seat, number, space)
