"""Moving the ship over the sea routes board (rulebook p15)."""

from collections import deque

from engine.kernel import Ask, Option, Phrase, Stage
from engine.new_zealand.actions.describing import supply_key
from engine.new_zealand.actions.facts import Fact, more
from engine.new_zealand.actions.gaining import amounts
from engine.new_zealand.actions.performing import allows, performs
from engine.new_zealand.actions.sea.harbours import can_upgrade, price, upgrade
from engine.new_zealand.actions.vocabulary import DistantStorehouse, Ship
from engine.new_zealand.components import BOX, HARBOURS
from engine.new_zealand.printed.boards import Harbour
from engine.new_zealand.state import NewZealandState
from engine.new_zealand.wellington.discs import harbour_key


def _distances_from(start: str) -> dict[str, int]:
    neighbours: dict[str, list[str]] = {space: [] for space in BOX.sea.spaces}
    for one, other in BOX.sea.edges:
        neighbours[one].append(other)
        neighbours[other].append(one)
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for space in neighbours[here]:
            if space not in found:
                found[space] = found[here] + 1
                waiting.append(space)
    return {space: found[space] for space in BOX.sea.spaces}


DISTANCES = {space: _distances_from(space) for space in BOX.sea.spaces}


def harbour_option(state: NewZealandState, harbour: Harbour) -> Option:
    """Offer the upgrade of a harbour."""
    cost = price(state, harbour)
    return Option(
        f"harbour:{harbour.id}",
        "new_zealand.option.harbour_with_cost" if cost else "new_zealand.option.harbour",
        {"harbour": harbour_key(harbour.id), "n": cost, "facts": harbour_facts(state, harbour)},
        harbour.id,
        (harbour,),
    )


def harbour_facts(state: NewZealandState, harbour: Harbour) -> Fact:
    """Say what a harbour brings: points, card, foreign post, harbour master, and the way home."""
    post = (
        Phrase("new_zealand.fact.opens", {"post": f"new_zealand.post.{harbour.post}"}) if harbour.post else ""
    )
    master = "new_zealand.fact.master" if state.masters.get(harbour.id) else ""
    card = supply_key(harbour.card) if harbour.card else ""
    home = "new_zealand.fact.home" if harbour.farthest else ""
    return more(*amounts(vp=harbour.vp), card, post, master, home)


def reachable_harbours(state: NewZealandState, seat: int, points: int) -> list[Harbour]:
    """List the harbours that can be reached and upgraded; the upgrade itself takes 1 point."""
    distances = DISTANCES[state.players[seat].ship]
    return [
        harbour
        for harbour in HARBOURS.values()
        if distances[harbour.space] < points and can_upgrade(state, seat, harbour)
    ]


def sailing_options(state: NewZealandState, seat: int, points: int) -> list[Option]:
    """List the harbours to upgrade, the spaces to sail to, and staying."""
    found = [harbour_option(state, harbour) for harbour in reachable_harbours(state, seat, points)]
    for space, distance in DISTANCES[state.players[seat].ship].items():
        if 0 < distance <= points:
            place = f"new_zealand.sea.{space}"
            found.append(Option(f"sail:{space}", "new_zealand.option.sail", {"place": place}, space, space))
    found.append(Option("stay", "new_zealand.option.stay", value=state.players[seat].ship, ends=True))
    return found


@performs(Ship)
def _ship(state: NewZealandState, seat: int, action: Ship) -> Stage:
    points = state.players[seat].count("sailor") if action.sailors else action.n
    yield from sail(state, seat, points)


def sail(state: NewZealandState, seat: int, points: int) -> Stage:
    """Move the ship in any direction and upgrade a harbour, if a point is left for it; that ends the move."""
    goal = yield Ask(
        seat,
        "new_zealand.ask.ship",
        lambda: sailing_options(state, seat, points),
        {"count": points},
        fixed=True,
    )
    if isinstance(goal, str):
        _move(state, seat, goal)
        return
    (harbour,) = goal
    _move(state, seat, harbour.space)
    yield from upgrade(state, seat, harbour)


def _move(state: NewZealandState, seat: int, space: str) -> None:
    player = state.players[seat]
    if space != player.ship:
        targets = (player.ship, space)
        player.ship = space
        state.tell("sailed", seat, place=f"new_zealand.sea.{space}", targets=targets)


def _distant(state: NewZealandState, seat: int, points: int) -> list[Harbour]:
    return [harbour for harbour in reachable_harbours(state, seat, points) if harbour.size != "medium"]


@allows(DistantStorehouse)
def _any_distant(state: NewZealandState, seat: int, action: DistantStorehouse) -> bool:
    return bool(_distant(state, seat, action.n))


@performs(DistantStorehouse)
def _distant_storehouse(state: NewZealandState, seat: int, action: DistantStorehouse) -> Stage:
    """Building 10b, bonus set 5: a storehouse on a harbour in reach, while the ship stays."""
    (harbour,) = yield Ask(
        seat,
        "new_zealand.ask.distant_storehouse",
        lambda: [harbour_option(state, harbour) for harbour in _distant(state, seat, action.n)],
        fixed=True,
    )
    yield from upgrade(state, seat, harbour)
