"""The log tells what happened, all of it and nothing else; in words that say every amount."""

import pytest

from bot import words
from engine.kernel import Event, Match
from engine.new_zealand.components import DISCS
from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, asked, at, me, table, turn

SAY = words.reader("en", ["Ada", "Bo", "Cy", "Di"])


def log(match: Match, *options: str, seat: int = 0) -> list[str]:
    """Answer one after the other, and give what everybody then reads."""
    found: list[str] = []
    for option in options:
        match.answer(seat, option)
        found += [sentence(event) for event in match.news if event.only is None]
    return found


def sentence(event: Event) -> str:
    """Word an event, without who did it."""
    return SAY(f"new_zealand.event.{event.kind}", **{"seat": event.seat, **event.args})


def test_income_tells_the_sheep_the_certificates_and_the_money() -> None:
    match = turn("nH", "merino", "southdown", "ferry", certificates=3)
    assert log(match, "move:wellington", "deliver", "show:all", "certificates:2") == [
        "moved 1 step to Wellington",
        "showed 2 sheep: Southdown and Merino",
        "spent 2 certificates",
        "gained 6 pounds",
    ]
    assert match.news[1].changes == {0: {"certificates": -2}}


def test_gold_and_certificates_beyond_the_track_are_lost_aloud() -> None:
    assert log(turn("nB", gold=5), "move:nC", "local:0")[-1] == "lost 1 gold, the track being full"
    match = turn("nA", "O02", gold=4, certificates=2)
    assert log(match, "play:O02")[-2:] == [
        "gained 1 certificate",
        "lost 1 certificate, the track being full",
    ]


def test_discs_that_cannot_be_paid_are_no_missing_discs() -> None:
    costly = [disc.id for disc in DISCS.values() if disc.border == "white" and disc.cost][:3]
    match = turn("nH", money=0, discs=costly)
    said = log(match, "move:wellington", "deliver", "done")[-1]
    assert said == "delivered nothing, for none of the 3 discs left can be paid"
    match = turn("nH", money=0, discs=[])
    assert log(match, "move:wellington", "deliver", "done")[-1] == "had no disc to deliver with"


@pytest.mark.parametrize(("ship", "said"), [("S", False), ("SN5", True)])
def test_a_ship_at_home_does_not_sail_home(ship: str, said: bool) -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.ship, player.money, state.sides[9] = ship, 20, "b"
        state.sites = {}
        player.buildings.remove(10)

    match = table(at("nA", more=arrange))
    match.state.sites["b03"] = Site(0, 10)
    match._asks = None
    lines = log(match, "move:b03", "local:1", "harbour:H_S8", "pair:sp1")
    assert ("sailed home" in lines) == said
    assert me(match).ship == "S"


def test_a_shuffle_in_between_is_told() -> None:
    match = turn("nA", "merino")
    me(match).flock.stack, me(match).flock.discard = ["merino"], ["southdown", "southdown", "southdown"]
    assert log(match, "token:draw:2") == [
        "used 1 exchange token",
        "drew 1 card",
        "shuffled a discard pile of 3 cards into a new stack",
        "drew 1 card",
    ]


def test_a_toll_to_somebody_changes_both_purses() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, state.sites = 5, {"b03": Site(1, 7)}  # a green hand

    match = table(at("nA", more=arrange))
    assert log(match, "move:b03")[-1] == "paid 2 toll to ● Bo"
    assert match.news[-1].changes == {0: {"money": -2}, 1: {"money": 2}}


def test_the_worker_given_for_a_harbour_master_is_named() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.ship, player.money = "SE3", 20
        player.workers["sailor"] = ["sailor", "joker"]
        state.masters["H_M3"] = "HM5"

    match = table(at("nF", more=arrange))
    said = log(match, "move:nG", "local:0", "harbour:H_M3", "disc:aux_3a", "row:sailor")
    assert "gave a joker worker away" in said
    assert match.news[-1].changes == {0: {"masters": 1, "permanent_certificates": 1}}


def test_an_empty_supply_is_told() -> None:
    match = turn("nF", ship="SW2")
    match.state.supplies["kotare"].left = 0
    assert "found no Kotare left" in log(match, "move:nG", "local:0", "harbour:H_S1", "pair:sp1")


def test_what_a_seat_holds_counts_what_lies_where() -> None:
    match = turn("nH", "merino", "southdown")
    before = match.game.holdings(match.state)[0]
    assert (before["hand"], before["stack"], before["cards"]) == (2, 12 - len(me(match).flock.discard), 14)
    answers(match, "move:wellington", "deliver", "show:merino")
    assert match.game.holdings(match.state)[0]["hand"] == 2  # shown, not yet discarded
    answers(match, "done")
    assert match.game.holdings(match.state)[0]["hand"] == 1
    assert asked(match).key == "new_zealand.ask.delivery"
