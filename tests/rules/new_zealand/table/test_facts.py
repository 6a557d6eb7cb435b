"""What decides a choice is said where it is chosen: positions laid so that it matters."""

from bot import words
from engine.kernel import Match
from engine.new_zealand.components import BOARD
from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, at, table
from tests.rules.new_zealand.trail.test_buildings import neutral

SAY = words.reader("en", ["Ada", "Bo", "Cy"])


def said(match: Match, option_id: str) -> str:
    option = match.asks[0].option(option_id)
    assert option is not None
    return SAY(option.key, **option.args)


def test_ways_of_the_same_toll_name_who_is_paid() -> None:
    """Between C and D either branch has a building with a black hand: Bo's, or Cy's."""

    def more(state: NewZealandState, player: Player) -> None:
        state.sites = {"b08": Site(1, 2), "b10": Site(2, 2)}

    match = table(at("nC", more=more), seats=3)
    ways = [SAY(option.key, **option.args) for option in match.asks[0].options if option.target == "nD"]
    assert [way[way.index("toll") :] for way in ways] == ["toll 1 to ● Bo", "toll 1 to ■ Cy"]


def test_a_full_gold_track_is_said_before_gold_is_lost() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        player.gold = BOARD.gold_limit

    assert said(neutral("C", more=more), "local:0") == "Gain 1 gold · 1 gold lost, yours is full"


def test_certificates_without_room_are_said_before_they_are_paid_for() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        player.certificates = player.certificate_limit
        player.auxiliary[2] = 1

    told = said(neutral("D", more=more), "aux:3")
    assert told == "Only auxiliary: Gain 1 certificate · pay 2 · 1 certificate lost, yours are full"


def test_an_unbuilt_building_says_what_it_does_and_costs() -> None:
    match = answers(neutral("D"), "local:1")
    assert said(match, "building:1") == (
        "Building 1a · 1 craftsman · 2 pounds · 1 VP · "
        "Gain 2 pounds per own building on grass · One auxiliary action"
    )


def test_a_replacement_says_the_difference() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.sites = {"b02": Site(0, 1)}
        player.buildings = [3]

    match = answers(neutral("D", more=more), "local:1")
    assert "2 craftsmen · replaces from 2 pounds" in said(match, "building:3")


def test_two_sheep_for_one_price_say_that_only_one_lies_out() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.sheep_market = ["lincoln"]
        player.workers["shepherd"] = ["shepherd"] * 2

    match = answers(neutral("F", more=more), "local:1")
    assert "no second one lies out" in said(match, "buy:s3_two_vp2:lincoln")
