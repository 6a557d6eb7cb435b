"""Room, gear and ability of a new helper: where the order isn't asked, no other order could lead anywhere else."""

from collections.abc import Iterator
from itertools import permutations

import pytest

import engine
from engine import automa
from engine.kernel import Match
from engine.woodcraft.helpers import hiring

FOLLOWING = {"tool", "attic", "die", "rest", "produce", "helper_improves", "helper_order", "first"}
MOST = 1500
"""Ends that are looked at, a position and order; positions with more are left out."""


def positions(games: range) -> Iterator[tuple[Match, str, str]]:
    """Yield random positions in which a helper can go into a room, the helper and the answer."""
    for number in games:
        match = engine.new_match("woodcraft", seats=2, seed=f"parts {number}")
        player = automa.player("random", f"{number}")
        while match.asks:
            seat = next(iter(match.asks))
            ids = [option.id for option in match.asks[seat].options]
            hired = next((each for each in ids if each.startswith("hire:")), "")
            wanted = [each for each in ids if each == "move:choose_helper"] or [hired] * bool(hired)
            for room in ids:
                if room.startswith("room:"):
                    helper = str(match.asks[seat].args["helper"])
                    yield match, helper.rpartition(".")[2], room
            match.answer(seat, wanted[0] if wanted else player.choose(match, seat))


def ends(match: Match, seat: int) -> Iterator[str]:
    """Yield what the seat can have in the end, after all that its choice of a room brings."""
    asked = match.asks.get(seat)
    if asked is None or asked.key.rpartition(".")[2] not in FOLLOWING:
        player = match.state.players[seat]
        held = sorted(match.game.holdings(match.state)[seat].items())
        yield f"{held} {sorted(player.attic.items())} {[placed.card for placed in player.orders]}"
        return
    for option in asked.options:
        if not option.anytime:
            copy = match.clone()
            copy.answer(seat, option.id)
            yield from ends(copy, seat)


def reachable(match: Match, seat: int, room: str) -> set[str] | None:
    """Return all ends behind a room, None if they are too many."""
    copy, found = match.clone(), set()
    copy.answer(seat, room)
    for number, end in enumerate(ends(copy, seat)):
        if number == MOST:
            return None
        found.add(end)
    return found


def test_no_order_of_parts_reaches_what_the_best_one_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    in_best_order, looked_at = hiring._in_best_order, 0
    for match, card, room in positions(range(4)):
        seat = next(iter(match.asks))
        data = hiring._ROOMS[room.partition(":")[2]]
        parts = in_best_order(data, card)
        best = reachable(match, seat, room)
        if len(parts) < 2 or best is None or _asks_first(match, seat, room):
            continue
        for order in permutations(parts):
            monkeypatch.setattr(hiring, "_in_best_order", lambda room, card, order=order: list(order))
            other = reachable(match, seat, room)
            monkeypatch.setattr(hiring, "_in_best_order", in_best_order)
            assert other is not None and other <= best, (card, room, order)
            looked_at += 1
    assert looked_at > 20


def _asks_first(match: Match, seat: int, room: str) -> bool:
    copy = match.clone()
    copy.answer(seat, room)
    return seat in copy.asks and copy.asks[seat].key.endswith(".first")
