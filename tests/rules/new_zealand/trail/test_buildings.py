"""Every action of the neutral and private buildings (appendix, building overview)."""

from collections.abc import Callable

import pytest

from bot import words
from engine.kernel import Match
from engine.new_zealand.components import BOX, NEUTRAL_SPACES
from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, at, ids, me, table

More = Callable[[NewZealandState, Player], None]
SAY = words.reader("en")


def nothing(state: NewZealandState, player: Player) -> None:
    """Leave the table as it is."""


def neutral(letter: str, *hand: str, flipped: bool = False, more: More = nothing) -> Match:
    """Give a match in which seat 0 has just come to that neutral building."""
    space = f"n{letter}"
    before = ("start", *NEUTRAL_SPACES)[NEUTRAL_SPACES.index(space)]

    def arrange(state: NewZealandState, player: Player) -> None:
        state.flipped = flipped
        player.money = 20
        more(state, player)

    return answers(table(at(before, *hand, more=arrange)), f"move:{space}")


def private(name: str, *hand: str, more: More = nothing) -> Match:
    """Give a match in which seat 0 has just come to its own building of that side, on the plain space b02."""
    number, side = int(name[:-1]), name[-1]

    def arrange(state: NewZealandState, player: Player) -> None:
        state.sides[number - 1] = side
        state.sites["b02"] = Site(0, number)
        player.buildings.remove(number)
        player.money = 10
        more(state, player)

    return answers(table(at("start", *hand, more=arrange)), "move:b02")


def locals_of(match: Match) -> list[str]:
    return [option for option in ids(match) if option.startswith("local")]


@pytest.mark.parametrize(
    ("letter", "flipped", "offered"),
    [
        ("A", False, ["local:0", "local:1", "local:2"]),
        ("B", False, ["local:0:0", "local:0:1", "local:1"]),
        ("B", True, ["local:0:0", "local:0:1", "local:1"]),
        ("C", False, ["local:0", "local:1", "local:2"]),
        ("C", True, ["local:0", "local:1", "local:2"]),
        ("D", False, ["local:0", "local:1"]),
        ("E", False, ["local:0", "local:1"]),
        ("F", False, ["local:0", "local:1"]),
        ("G", False, ["local:0", "local:1", "local:2"]),
        ("G", True, ["local:0"]),
        ("H", False, ["local:0", "local:1", "local:2"]),
        ("H", True, ["local:0:0", "local:0:1", "local:1"]),
    ],
)
def test_neutral_buildings_offer_their_side(letter: str, flipped: bool, offered: list[str]) -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.hazards = {"f4": "flood_2_black"} if letter == "H" else {}
        player.workers["craftsman"] = ["craftsman"]

    match = neutral(
        letter, "southdown", "southdown", "english_leicester", "merino", flipped=flipped, more=more
    )
    assert locals_of(match) == offered


def test_g_moves_the_ship_twice_though_its_equal_actions_are_offered_as_one() -> None:
    match = answers(neutral("G", flipped=True), "local:0", "stay")
    assert locals_of(match) == ["local:1"]


def test_a_sells_two_identical_sheep() -> None:
    match = neutral("A", "merino", "merino", "southdown")
    sale = match.asks[0].option("local:0")
    assert sale is not None
    assert SAY(sale.key, **sale.args) == "Discard 2 Merino for 2 pounds"  # no other breed would do
    answers(match, "local:0")
    assert (me(match).money, me(match).flock.discard) == (22, ["merino", "merino"])
    match = answers(neutral("A", "merino", "merino", "southdown", "southdown"), "local:0")
    assert ids(match)[:2] == ["sell:southdown", "sell:merino"]


def test_b_gives_pathfinder_or_an_objective() -> None:
    match = answers(neutral("B"), "local:0:0")
    assert me(match).pathfinder == 2
    assert locals_of(match) == ["local:1"]


def test_d_and_f_sell_one_breed() -> None:
    match = answers(neutral("D", "english_leicester", "southdown"), "local:0")
    assert (me(match).money, me(match).flock.discard) == (22, ["english_leicester"])
    match = answers(neutral("F", "english_leicester", "southdown"), "local:0")
    assert me(match).money == 23


def buying(shepherds: int, market: list[str], deck: list[str] | None = None) -> Match:
    def more(state: NewZealandState, player: Player) -> None:
        player.workers["shepherd"] = ["shepherd"] * (shepherds - 1)
        state.sheep_market, state.sheep_deck = list(market), list(deck or [])

    return answers(neutral("F", more=more), "local:1")


def test_f_buys_with_each_shepherd_once() -> None:
    match = buying(3, ["dorset_horn", "dorset_horn", "lincoln", "hampshire", "suffolk"])
    assert {"buy:s1_vp4:hampshire", "buy:s2_purple:suffolk", "buy:s3_two_vp2:lincoln"} <= set(ids(match))
    answers(match, "buy:s2_orange:dorset_horn")
    assert not any(option.startswith(("buy:s2", "buy:s3")) for option in ids(match))
    answers(match, "buy:s1_orange:dorset_horn")
    assert (me(match).money, me(match).flock.discard) == (20 - 1 - 3, ["dorset_horn", "dorset_horn"])
    assert locals_of(match) == []


def test_f_two_sheep_for_three_shepherds() -> None:
    match = answers(buying(3, ["lincoln", "corriedale"]), "buy:s3_two_vp2:lincoln", "take:corriedale")
    assert (me(match).money, me(match).flock.discard) == (17, ["lincoln", "corriedale"])
    match = answers(buying(3, ["lincoln", "corriedale"]), "buy:s3_two_vp2:lincoln", "no")
    assert me(match).flock.discard == ["lincoln"]


def test_f_a_suffolk_brings_a_token() -> None:
    match = answers(buying(4, ["suffolk"]), "buy:s4_purple:suffolk")
    assert (me(match).money, me(match).tokens) == (16, 2)


def test_f_a_shepherd_adds_cards_at_any_moment() -> None:
    match = answers(buying(2, ["lincoln"], ["suffolk", "suffolk", "suffolk"]), "buy:s1_vp2:lincoln", "refill")
    assert match.state.sheep_market == ["suffolk", "suffolk"]
    assert locals_of(match) == []


def test_g_moves_the_ship_twice() -> None:
    match = answers(neutral("G"), "local:0", "sail:SN1", "local:1", "sail:SN2")
    assert me(match).ship == "SN2"


def test_h_shears_one_sheep_without_drawing() -> None:
    match = answers(neutral("H", "merino", "southdown"), "local:0")
    assert ids(match) == ["show:southdown", "show:merino", "token:draw:2", "token:draw:1"]
    answers(match, "show:merino")
    assert me(match).money == 23
    assert "local:0" not in locals_of(neutral("H"))  # at least one sheep


@pytest.mark.parametrize(("zone", "card"), [("r1", "sheepdog"), ("f1", "ferry")])
def test_h_removes_a_hazard(zone: str, card: str) -> None:
    kind = "rockfall_3_black" if zone == "r1" else "flood_3_black"
    match = neutral("H", more=lambda state, player: state.hazards.update({zone: kind}))
    answers(match, "local:2", f"hazard:{zone}")
    player = me(match)
    assert (player.money, player.hazards, player.flock.discard) == (15, [kind], [card])
    assert match.state.hazards == {}


def test_shearing_with_every_shearer_drawing() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        player.permanent_wool = 5

    match = answers(neutral("E", "merino", more=more), "local:0", "draw")
    answers(match, ids(match)[0])
    assert me(match).money == 25  # permanent wool alone
    assert "post:W5" in ids(match)
    answers(match, "no")


@pytest.mark.parametrize(("name", "money", "certificates"), [("1a", 14, 0), ("1b", 10, 2)])
def test_1_counts_buildings_on_grass(name: str, money: int, certificates: int) -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.sites.update(b06=Site(0, 3), b09=Site(0, 4), b16=Site(1, 3))

    match = answers(private(name, more=more), "local:0")
    assert (me(match).money, me(match).certificates) == (money, certificates)


def test_3a_shears_up_to_two() -> None:
    match = answers(private("3a", "merino", "southdown", "shropshire"), "local:0", "show:merino")
    assert {"show:southdown", "done"} <= set(ids(match))
    answers(match, "show:southdown")
    assert me(match).money == 15
    assert "post:W5" in ids(match)


def test_3b_sells_two_identical() -> None:
    assert me(answers(private("3b", "merino", "merino"), "local:0")).money == 13


def test_4a_hires_for_two_less_and_cycles() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.job_market = {"shepherd": [], "craftsman": [4], "sailor": [], "shearer": []}
        player.flock.stack = ["merino", "merino"]

    match = answers(private("4a", "southdown", more=more), "local:0", "hire:craftsman:4")
    assert (me(match).money, me(match).pathfinder) == (10 - 2, 1)
    answers(match, "local:1", "draw:2", "discard:southdown", "discard:merino")
    assert me(match).flock.hand == ["merino"]


def test_4b_money_per_shepherd() -> None:
    match = private("4b", more=lambda state, player: player.workers.update(shepherd=["shepherd"]))
    answers(match, "local:0")
    assert me(match).money == 14


def test_5b_money_per_storehouse() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.harbours = {"H_S1": [0], "H_L1": [1, 0], "H_M1": [0]}

    assert me(answers(private("5b", more=more), "local:0")).money == 12


def test_6a_rewards_pairs_of_hazards() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        player.hazards = ["flood_2_black"] * 5

    match = answers(private("6a", more=more), "local:0")
    assert (me(match).money, me(match).pathfinder, len(me(match).hazards)) == (24, 4, 5)
    assert locals_of(private("6a")) == []


def test_6b_sells_any_sheep_for_gold_and_money() -> None:
    match = answers(private("6b", "merino"), "local:0", "local:1")
    assert (me(match).money, me(match).gold, me(match).pathfinder) == (15, 2 + 1, 3)


def test_7b_gains_a_romney() -> None:
    match = answers(private("7b"), "local:0", "local:1")
    assert (me(match).money, me(match).flock.discard) == (16, ["romney"])


def test_8b_token_money_and_moving_on() -> None:
    match = answers(private("8b"), "local:0", "local:1")
    assert (me(match).tokens, me(match).money) == (2, 15)
    answers(match, "local:2")
    assert "move:nC" in ids(match)


def test_9a_hires_for_three_less_and_removes_for_nothing() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        state.hazards = {"r1": "rockfall_3_black"}
        state.job_market = {"shepherd": [], "craftsman": [], "sailor": [], "shearer": [4]}

    match = answers(private("9a", more=more), "local:0", "hire:shearer:4", "no", "local:2", "hazard:r1")
    assert me(match).money == 9


def test_9b_certificates_and_pathfinder() -> None:
    match = answers(private("9b"), "local:1", "local:2")
    player = me(match)
    assert (player.certificates, player.pathfinder, player.step_tile) == (2, 4, 1)
    assert player.gold == 3  # the certificates' arc, and space 3


def test_10a_places_a_disc_on_wool_post_13() -> None:
    match = answers(private("10a"), "local:0", "local:1")
    assert {"disc:wool_left", "disc:aux_3a"} <= set(ids(match))
    answers(match, "disc:wool_left")
    player = me(match)
    assert (player.money, player.flock.discard, player.permanent_wool) == (10, ["romney"], 1)
    assert match.state.posts == {"W13": [0]}
    poor = private(
        "10a", more=lambda state, player: setattr(player, "money", 3)
    )  # even the step disc's 3 pounds fall short
    assert "local:1" not in locals_of(poor)


def test_10b_places_a_storehouse_at_a_distance() -> None:
    match = private("10b")
    assert locals_of(match) == ["local:0", "local:1"]
    answers(match, "local:1")
    assert "harbour:H_S7" in ids(match)  # 6 moves and the upgrade: 7
    assert not any("H_M" in option for option in ids(match))
    answers(match, "harbour:H_S1", "pair:sp1")
    assert me(match).ship == "S"
    assert me(match).money == 8


def test_10b_a_farthest_harbour_sends_the_ship_home() -> None:
    def more(state: NewZealandState, player: Player) -> None:
        player.ship = "SW3"

    match = answers(private("10b", more=more), "local:1", "harbour:H_S7", "pair:sp1")
    assert me(match).ship == "S"


def test_every_side_has_words_for_what_it_does() -> None:
    assert len(BOX.private_buildings) == 20
    assert all(building.actions for building in BOX.private_buildings.values())
