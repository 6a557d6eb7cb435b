"""The only place where goods and animals change hands with the general supply, and where the table is told of it.

Whatever is told here is what really changed: the limits of the goods track are seen to first.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.arle.goods.stock import LIMITS
from engine.arle.goods.wording import listed
from engine.arle.state import Arle, Farm
from engine.kernel.events import Arg, Event

Changes = dict[str, int]
Targets = tuple[str, ...]


def receive(
    state: Arle, seat: int, goods: Mapping[str, int], *, kind: str = "gained", targets: Targets = ()
) -> Changes:
    """Take goods and animals from the general supply, as far as the goods track holds them; return what came."""
    came, lost = _take(state.farms[seat], goods)
    if came or lost:
        _tell(state, seat, kind, came, {"goods": listed(came)}, targets=targets)
    _tell_lost(state, seat, lost)
    return came


def give(
    state: Arle,
    seat: int,
    goods: Mapping[str, int],
    *,
    kind: str = "paid",
    words: dict[str, Arg] | None = None,
    targets: Targets = (),
) -> None:
    """Give goods and animals to the general supply. `words`: what the sentence needs beside or instead of `goods`."""
    if paid := _spend(state.farms[seat], goods):
        gone = {good: -count for good, count in paid.items()}
        _tell(state, seat, kind, gone, {"goods": listed(paid), **(words or {})}, targets=targets)


def exchange(
    state: Arle, seat: int, given: Mapping[str, int], goods: Mapping[str, int], *, kind: str = "converted"
) -> None:
    """Give goods for others, told in one sentence."""
    farm = state.farms[seat]
    paid = _spend(farm, given)
    came, lost = _take(farm, goods)
    changes = {good: -count for good, count in paid.items()}
    for good, count in came.items():
        changes[good] = changes.get(good, 0) + count
    _tell(state, seat, kind, changes, {"given": listed(paid), "goods": listed(came)})
    _tell_lost(state, seat, lost)


def sell_thing(state: Arle, seat: int, what: str, gone: Changes, goods: Mapping[str, int]) -> None:
    """Take goods for a tile or a piece of equipment that has gone; `what` is its message key."""
    came, lost = _take(state.farms[seat], goods)
    _tell(state, seat, "sold", {**gone, **came}, {"given": what, "goods": listed(came)})
    _tell_lost(state, seat, lost)


def _tell(
    state: Arle, seat: int, kind: str, changes: Changes, words: dict[str, Arg], *, targets: Targets = ()
) -> None:
    really = {thing: count for thing, count in changes.items() if count}
    state.events.append(Event(kind, seat, words, targets, None, {seat: really} if really else {}))


def _take(farm: Farm, goods: Mapping[str, int]) -> tuple[Changes, Changes]:
    """Add goods up to the limits of the goods track; return what came and what is lost."""
    have, came, lost = farm.goods, {}, {}
    for good, count in goods.items():
        room = LIMITS[good] - have[good] if good in LIMITS else count
        if fits := min(count, room):
            came[good] = fits
            have[good] += fits
        if count > fits:
            lost[good] = count - fits
    return came, lost


def _spend(farm: Farm, goods: Mapping[str, int]) -> Changes:
    paid = {good: count for good, count in goods.items() if count}
    for good, count in paid.items():
        farm.goods[good] -= count
        assert farm.goods[good] >= 0, (good, goods)
    return paid


def _tell_lost(state: Arle, seat: int, lost: Changes) -> None:
    if lost:
        state.tell("no_room", seat, goods=listed(lost))
