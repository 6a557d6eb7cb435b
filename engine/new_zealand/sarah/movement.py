"""Sarah's way along the trail (solo booklet p2)."""

from collections.abc import Callable

from engine.kernel import Option, Stage
from engine.new_zealand import ledger
from engine.new_zealand.components import BOX, WELLINGTON
from engine.new_zealand.sarah.gains import decide, sarah_of
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.trail.movement import BANK, NEXT, dues, locations, place_key
from engine.western.trail import Walk

Cost = tuple[int, int, int]
"""Steps, tolls, tolls to the person: what makes one way worse than another, in this order."""


def _entering(state: NewZealandState) -> Callable[[str], Cost]:
    """Give the function that tells what entering a space costs on the way."""
    stops, due = locations(state), dues(state, state.sarah_seat)

    def cost(space: str) -> Cost:
        payee, toll = due.get(space, (BANK, 0))
        return int(space in stops), toll, 0 if payee == BANK else toll

    return cost


def _added(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def costs_to_wellington(state: NewZealandState) -> dict[str, Cost]:
    """Give the cost of the best way to Wellington from each space."""
    entering = _entering(state)
    costs: dict[str, Cost] = {}
    for node in reversed(BOX.trail.nodes):
        ways = [_added(entering(space), costs[space]) for space in node.next]
        costs[node.id] = min(ways, default=(0, 0, 0))
    return costs


def best_walks(state: NewZealandState, steps: int) -> list[Walk]:
    """List her walks of so many steps along the best ways to Wellington, where any walk stops."""
    entering, costs = _entering(state), costs_to_wellington(state)
    found = []
    paths = [Walk(0, (sarah_of(state).place,))]
    while paths:
        path = paths.pop()
        if path.steps == steps or path.end == WELLINGTON:
            found.append(path)
            continue
        paths += [
            Walk(path.steps + entering(space)[0], (*path.way, space))
            for space in reversed(NEXT[path.end])
            if _added(entering(space), costs[space]) == costs[path.end]
        ]
    return found


def tolls_to_person(state: NewZealandState, walk: Walk) -> int:
    """Add up what the person gets from the supply for this walk."""
    entering = _entering(state)
    return sum(entering(space)[2] for space in walk.way[1:])


def move(state: NewZealandState, steps: int) -> Stage:
    """Move her runholder; where equally good ways end or pay differently, the person decides."""
    different: dict[tuple[str, int], Walk] = {}
    for walk in best_walks(state, steps):
        different.setdefault((walk.end, tolls_to_person(state, walk)), walk)
    walk = yield from decide(
        "new_zealand.ask.sarah_way",
        [
            Option(
                f"way:{end}:{toll}",
                "new_zealand.option.sarah_way",
                {"place": place_key(state, end), "n": toll},
                end,
                walk,
            )
            for (end, toll), walk in different.items()
        ],
    )
    sarah, seat = sarah_of(state), state.sarah_seat
    sarah.place = walk.end
    state.turn.way, state.turn.way_seat = list(walk.way), seat
    state.tell("moved", seat, place=place_key(state, walk.end), count=walk.steps, targets=(walk.end,))
    if toll := tolls_to_person(state, walk):
        ledger.tell(state, 0, "gained_tolls", ledger.move_money(state.players[0], toll), count=toll)
