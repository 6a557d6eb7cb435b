"""The log tells what happened: prices, losses, the rival's reputation; and nothing that didn't happen."""

from typing import Any

import pytest

from bot import words
from engine.kernel import Event, Match
from engine.woodcraft.state import WoodcraftState
from tests.rules.woodcraft.scenario import answer, at, no_hands, offered, rooms_for, seat, start, table

SAY = words.reader("en", ["Ada", "Bo"])


def told(match: Match, *ids: str) -> list[str]:
    """Answer, and word what the last answer caused, with the seat before it."""
    answer(match, *ids)
    return [sentence(event) for event in match.news]


def sentence(event: Event) -> str:
    args: dict[str, Any] = event.args if event.seat is None else {"seat": event.seat, **event.args}
    who = "" if event.seat is None else f"{event.seat}: "
    return who + SAY(f"woodcraft.event.{event.kind}", **args)


def changes(match: Match, kind: str) -> dict[int, dict[str, int]]:
    """Return what the last answer's event of a kind changed."""
    (event,) = (event for event in match.news if event.kind == kind)
    return event.changes


def test_a_second_order_tells_its_price() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = answer(start(row), "move:choose_orders", "take:EO02")
    assert told(match, "take:EO03")[0] == "0: took Spinning Top for 3 blueberries"
    assert changes(match, "took_second_order") == {0: {"blueberries": -3, "orders": 1}}


@pytest.mark.parametrize(
    ("reputation", "lost"), [(9, ["0: lost 2 reputation"]), (1, ["0: lost 1 reputation"]), (0, [])]
)
def test_a_fallen_order_tells_the_reputation_that_it_really_cost(reputation: int, lost: list[str]) -> None:
    match = start(at(round=14, incomes=3), no_hands, orders={"EO01": -2}, reputation=reputation)
    answer(
        match, "move:buy_lumber", "instead:blueberries", "end", "move:buy_materials", "instead:blueberries"
    )
    log = told(match, "end")
    assert "0: lost Soup Bowl: it slid off the last row" in log
    assert [line for line in log if "reputation" in line] == lost


@pytest.mark.parametrize(("reputation", "lost"), [(3, ["0: lost 1 reputation"]), (0, [])])
def test_the_bottom_row_costs_what_is_there(reputation: int, lost: list[str]) -> None:
    match = start(orders={"EO05": -2}, lumber=["Y5"], saw_blade=1, reputation=reputation)
    log = told(match, "complete:EO05")
    assert log[0] == "0: completed Cutting Board with Y5 and 1 saw blade"
    assert [line for line in log if "reputation" in line] == lost


def test_reputation_beyond_the_end_is_told_as_points() -> None:
    match = start(orders={"EO05": 3}, lumber=["Y5"], saw_blade=1, reputation=17)
    log = told(match, "complete:EO05")
    assert log[1:] == ["0: gained 3 points and 7 blueberries", "0: gained 1 reputation", "0: gained 4 points"]


def test_the_rivals_reputation_is_told() -> None:
    def only_improve(state: WoodcraftState) -> None:
        assert state.opponent is not None
        state.opponent.deck = ["SC7"]

    match = answer(start(only_improve, seats=1), "move:buy_lumber", "instead:blueberries")
    log = told(match, "end")
    assert log[:2] == ["1: moved Improve Workshop", "1: gained 2 reputation"]
    assert changes(match, "gained") == {1: {"reputation": 2}}


def test_the_rivals_passed_over_card_is_told() -> None:
    def blocked_first(state: WoodcraftState) -> None:
        assert state.opponent is not None
        state.opponent.deck, state.opponent.discards = ["SC1"], ["SC7"]
        state.wheel.places["buy_lumber"].quadrant, state.wheel.leading = 3, 3

    match = answer(start(blocked_first, seats=1), "move:choose_orders", "instead:blueberries")
    log = told(match, "end")
    assert log[0] == "1: passed over Buy Lumber: that tile can't be moved"
    assert "1: shuffled its cards again" in log


def test_equal_pieces_are_counted_together() -> None:
    match = answer(start(lumber=["G5"], saw_blade=3), "saw")
    assert told(match, "saw:G5:1+1+1+2") == ["0: sawed G5 into 3× G1 and G2 for 2 saw blades"]
    assert changes(match, "sawed_for") == {
        0: {"die:G5": -1, "die:G1": 3, "die:G2": 1, "saw_blade": -2, "sawing": -1}
    }


def test_a_reuse_token_is_told() -> None:
    match = start(lumber=["G2"], scrapwood=1, splicing=[False], reuse=1)
    assert told(match, "reuse:splice") == ["0: spliced G2 to G3 for 1 scrapwood and 1 reuse token"]


def test_lanterns_and_abilities_tell_what_they_cost() -> None:
    match = answer(start(lantern=3), "move:buy_lumber", "instead:blueberries", "bonus")
    assert told(match, "action:buy_materials") == ["0: paid 3 lanterns for a bonus action: Buy Materials"]
    match = start(helpers=rooms_for(["EH25", "LH19"]))
    assert told(match, "use:LH19") == [
        "0: used the Restorer",
        "0: paid 2 blueberries",
        "0: gained 1 reuse token",
    ]


def test_income_and_tiles_are_told() -> None:
    shop = table(blueberry_income=1, hazelnut_income=3, sawing=[False, False], gluing=False)
    match = start(at(round=4), no_hands, shop)
    answer(
        match, "move:buy_lumber", "instead:blueberries", "end", "move:buy_materials", "instead:blueberries"
    )
    log = told(match, "end")
    assert "0: had an income of 1 blueberry and 3 points" in log
    assert "0: turned up 2 sawing tiles and 1 gluing tile" in log


def test_a_lost_tool_is_told_and_changes_nothing() -> None:
    full = dict.fromkeys(["b1", "b2", "b3", "b4", "m1", "m2", "m3", "t1", "t2", "t3", "t4"], "plane")
    match = start(orders={"EO29": -1}, lumber=["B3", "Y4"], attic=full)
    assert "0: had no space for a tool" in told(match, "complete:EO29")


def test_a_deck_made_of_discards_is_told() -> None:
    def run_out(state: WoodcraftState) -> None:
        state.early_orders, state.order_discards = [], ["EO30", "EO31"]
        state.order_row = ["EO02", "EO03", "EO04", "EO05"]
        for player in state.players:
            seat(player, set_aside=[])

    match = answer(start(run_out), "move:choose_orders", "take:EO02")
    assert "look" in offered(match)
    assert told(match, "look")[0] == "2 discarded orders became a new deck"
