"""Wellington's four steps, the markets' tokens and arrows, the end of the game (rulebook p9 to p11, p19)."""

import pytest

from engine.kernel import Match
from engine.new_zealand.components import BOX
from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import Arrange, answers, asked, at, ids, me, table


def delivering(*hand: str, more: Arrange | None = None, seats: int = 2) -> Match:
    """Give a match in which seat 0 is about to show sheep in Wellington."""

    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 0
        if more is not None:
            more(state)

    return answers(table(at("nH", *hand, more=arrange), seats=seats), "move:wellington", "deliver")


def through(match: Match) -> Match:
    """Deliver nothing to post 0 and take the first tile of each foresight."""
    return answers(match, "done", "post:L0", "disc:aux_3a", "foresight:0", "foresight:0")


# ---------------------------------------------------------------- income and delivery
def test_permanent_certificates_count_by_themselves() -> None:
    match = delivering("merino", more=lambda state: setattr(state.players[0], "permanent_certificates", 2))
    answers(match, "show:merino")
    assert me(match).money == 4


def test_one_may_show_nothing() -> None:
    match = answers(delivering("merino"), "done")
    assert [option for option in ids(match) if option.startswith("post")] == ["post:L0"]
    assert me(match).flock.hand == ["merino"]


def test_romney_and_bonus_sheep_are_sheep() -> None:
    match = answers(delivering("romney", "perendale", "border_leicester", "ferry"), "show:all")
    assert me(match).money == 3 + 5 + 3
    assert me(match).flock.hand == ["ferry"]


def test_a_foreign_post_needs_the_own_storehouse() -> None:
    def more(state: NewZealandState) -> None:
        state.players[0].permanent_certificates = 12
        state.harbours = {"H_L1": [0], "H_L2": [1], "H_L4": [0]}

    match = answers(delivering(more=more), "done")
    offered = [option for option in ids(match) if option.startswith("post")]
    assert "post:F8" in offered
    assert "post:F12" not in offered
    assert not any(option.startswith(("post:W", "post:FW")) for option in offered)


def test_repeatable_posts_take_several_discs() -> None:
    def more(state: NewZealandState) -> None:
        state.players[0].permanent_certificates = 21
        state.posts = {"L0": [0], "L21": [0], "L17": [0]}

    match = answers(delivering(more=more), "done")
    assert {"post:L0", "post:L21"} <= set(ids(match))
    assert "post:L17" not in ids(match)
    answers(match, "post:L21", "disc:aux_3a")
    assert match.state.posts["L21"] == [0, 0]
    assert me(match).money == 21 - 8


def test_disc_and_fee_must_be_paid_together() -> None:
    def more(state: NewZealandState) -> None:
        player = state.players[0]
        player.permanent_certificates = 9  # 9 pounds; the fee of post 9 is 3
        player.discs = ["hand_2", "hand_1", "step"]

    match = answers(delivering(more=more), "done", "post:L9")
    assert ids(match)[:2] == ["disc:step", "disc:hand_1"] or set(ids(match)[:2]) == {
        "disc:step",
        "disc:hand_1",
    }
    assert "disc:hand_2" not in ids(match)
    answers(match, "disc:step")
    assert me(match).money == 9 + 3  # the disc's reward; the fee follows the post's action
    answers(match, ids(match)[0])
    assert me(match).money == 9 + 3 - 3


@pytest.mark.parametrize(
    ("disc", "field", "value"),
    [
        ("aux_1b", "auxiliary", [2, 1, 0, 0, 0]),
        ("cert_limit", "certificate_limit", 5),
        ("cert_left", "permanent_certificates", 1),
        ("cert_right", "permanent_certificates", 1),
        ("wool_left", "permanent_wool", 1),
        ("wool_right", "permanent_wool", 1),
        ("hand_1", "hand_limit", 5),
        ("hand_2", "hand_limit", 5),
        ("step", "step_limit", 4),
    ],
)
def test_every_disc_unlocks_something(disc: str, field: str, value: object) -> None:
    def more(state: NewZealandState) -> None:
        state.players[0].money = 20
        state.players[0].discs = [disc]

    match = answers(delivering(more=more), "done")
    answers(match, "post:L0", f"disc:{disc}")
    assert getattr(me(match), field) == value


# ---------------------------------------------------------------- foresight and the bonus market
def test_a_worker_goes_to_the_dearest_free_space() -> None:
    def more(state: NewZealandState) -> None:
        state.foresight_a = ["sailor", "shepherd"]
        state.job_market["sailor"] = [0, 2]

    match = through(delivering(more=more))
    assert match.state.job_market["sailor"] == [0, 1, 2]


def test_a_tile_without_space_leaves_the_game() -> None:
    def more(state: NewZealandState) -> None:
        state.foresight_a = ["sailor", "shepherd"]
        state.job_market["sailor"] = [0, 1, 2, 3, 4]

    match = through(delivering(more=more))
    assert match.state.job_market["sailor"] == [0, 1, 2, 3, 4]
    assert "sailor" not in match.state.foresight_a or match.state.foresight_a.count("sailor") <= 1


def test_a_hazard_goes_to_the_lowest_free_number() -> None:
    def more(state: NewZealandState) -> None:
        state.foresight_a = ["flood_4_black", "sailor"]
        state.hazards = {"f1": "flood_2_black", "f3": "flood_3_black"}

    assert through(delivering(more=more)).state.hazards["f2"] == "flood_4_black"


def test_foresight_is_filled_again() -> None:
    match = delivering()
    bags = len(match.state.bag_a), len(match.state.bag_b)
    through(match)
    assert (len(match.state.foresight_a), len(match.state.foresight_b)) == (2, 2)
    assert (len(match.state.bag_a), len(match.state.bag_b)) == (bags[0] - 1, bags[1] - 1)


@pytest.mark.parametrize(("seats", "visits"), [(2, 11), (3, 16), (4, 21)])
def test_the_length_of_the_game(seats: int, visits: int) -> None:
    assert table(seats=seats).view(None).visits_left == visits


def test_the_token_goes_down_before_its_own_space_is_filled() -> None:
    match = through(delivering())
    assert match.state.token_row == 3
    assert match.state.bonus_market[1][3]
    assert match.state.bonus_market[2] == [""] * 4


def at_row(row: int) -> Arrange:
    """Give an arrangement in which the next bonus tile moves the token out of that row."""

    def arrange(state: NewZealandState) -> None:
        state.token_row = row
        for column in state.counts.bonus_columns[:-1]:
            state.bonus_market[row - 1][column - 1] = "vp8"

    return arrange


def test_a_yellow_arrow_refills_the_sheep_market() -> None:
    def more(state: NewZealandState) -> None:
        at_row(3)(state)
        del state.sheep_market[2:]

    assert len(through(delivering(more=more)).state.sheep_market) == 9


def test_the_teal_arrow_turns_four_buildings_over() -> None:
    match = through(delivering(more=at_row(4)))
    assert match.state.flipped
    assert match.view(0).side == "II"
    assert [letter for letter, sides in BOX.neutral_buildings.items() if "II" in sides] == [
        "B",
        "C",
        "G",
        "H",
    ]


def test_black_arrows_do_nothing() -> None:
    def more(state: NewZealandState) -> None:
        at_row(6)(state)
        del state.sheep_market[2:]

    match = through(delivering(more=more))
    assert len(match.state.sheep_market) == 2
    assert not match.state.flipped


def test_tiles_in_the_tokens_row_are_not_for_sale() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 20
        state.bonus_market[0] = ["", "", "vp8", "tokens3"]
        state.bonus_market[1] = ["", "", "ferry", ""]

    match = answers(table(at("nB", more=arrange)), "move:nC", "local:2")
    assert [option for option in ids(match) if option.startswith("bonus")] == ["bonus:1:4"]


# ---------------------------------------------------------------- the end
def last_visit(seats: int = 3) -> Match:
    return answers(through(delivering("merino", more=at_row(7), seats=seats)), "end")


def test_the_red_arrow_begins_the_last_turns() -> None:
    match = last_visit()
    assert match.state.token_owner == 0
    assert me(match).flock.hand == ["merino"]  # no phase C any more
    assert match.view(None).phase == "last turns"
    assert match.view(None).token_owner == 0
    row = next(row for row in match.score().categories if row.key.endswith("market_token"))
    assert row.points == (5, 0, 0)
    assert (len(match.state.foresight_a), len(match.state.foresight_b)) == (2, 2)


def test_everybody_else_has_one_last_turn_without_phase_c() -> None:
    match = last_visit()
    for seat in (1, 2):
        player = match.state.players[seat]
        while len(player.flock.hand) > 4:
            match.answer(seat, next(option for option in ids(match, seat) if option.startswith("discard")))
        answers(match, "disc:aux_3a", "place:nA", "end", seat=seat)
        assert len(player.flock.hand) == 4
    assert match.over
    assert match.result() is not None
    assert match.view(0).phase == "over"


def test_bonus_tiles_of_last_turns_leave_the_game() -> None:
    def more(state: NewZealandState) -> None:
        state.token_row, state.token_owner = 8, 1
        state.bonus_market[6] = ["", "", "vp8", "ferry"]

    match = delivering(more=more)
    before = [list(row) for row in match.state.bonus_market]
    through(match)
    assert match.state.bonus_market == before
    assert len(match.state.foresight_b) == 2
    answers(match, "end")
    assert match.over


def test_with_the_token_gone_every_row_is_for_sale() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, state.token_row, state.token_owner = 20, 8, 1
        state.bonus_market[6] = ["", "", "", "tokens3"]

    match = answers(table(at("nB", more=arrange)), "move:nC", "local:2")
    assert "bonus:7:4" in ids(match)


# ---------------------------------------------------------------- scoring
def test_the_twelve_rows() -> None:
    def arrange(state: NewZealandState) -> None:
        player = state.players[0]
        player.money = 14
        state.sites = {"b01": Site(0, 1), "b02": Site(0, 10), "b03": Site(1, 9)}
        state.posts = {"L0": [0, 0], "L1": [0], "L3": [0, 1], "L6": [1], "W13": [0, 0]}
        state.harbours = {"H_S1": [0], "H_S2": [0, 1], "H_M5": [0], "H_L1": [0]}
        player.pathfinder = 13
        player.hazards, player.bonus_tiles = ["flood_4_black", "rockfall_3_green"], ["vp8"]
        player.flock.discard = ["suffolk", "romney", "set_6", "ferry", "O05"]
        player.masters = ["HM1", "HM2", "HM3", "HM7"]
        player.discs.remove("hand_2")
        player.workers["sailor"] = ["sailor"] * 4
        player.storehouses["sp2"] = player.storehouses["sp3"] = player.storehouses["sp5"] = 0

    points = {row.key.split(".")[-1]: row.points[0] for row in table(arrange).score().categories}
    assert points == {
        "money": 2,
        "private_buildings": 1 + 15,
        "trading_posts": -8 - 8 - 1 + 1 - 2 + 3 + 3,
        "harbours": 1 + 2 + 4 + 6,
        "pathfinder": 10,
        "tiles": 4 + 3 + 8,
        "deck": 7 + 3 + 2,
        "objectives": 0,  # O05 was not played: left out, for it is not fulfilled
        "harbour_masters": 2 * 2 + 2 + 1 + 4,
        "hand_limit": 3,
        "workers_storehouses": 4 + 2 + 4,
        "market_token": 0,
    }


def objectives_of(arrange: Arrange) -> float:
    row = next(row for row in table(arrange).score().categories if row.key.endswith("objectives"))
    return row.points[0]


def test_unplayed_objectives_count_only_where_fulfilled() -> None:
    def arrange(state: NewZealandState) -> None:
        state.players[0].flock.discard = ["O06", "O09"]  # building + storehouse; red or yellow + flood
        state.sites, state.harbours = {"b01": Site(0, 1)}, {"H_S1": [0]}

    assert objectives_of(arrange) == 3


def test_nothing_serves_two_objectives() -> None:
    def arrange(state: NewZealandState) -> None:
        state.players[0].objectives = ["O06", "O12"]  # a storehouse each; 2 shearers
        state.players[0].workers["shearer"] = ["joker"]
        state.sites, state.harbours = {"b01": Site(0, 1)}, {"H_S1": [0]}

    assert objectives_of(arrange) == 3 - 3


def test_a_big_building_serves_as_either_kind() -> None:
    def arrange(state: NewZealandState) -> None:
        state.players[0].objectives = ["O07", "O08"]  # building + blue or brown; building of 4+ and the same
        state.players[0].flock.discard = ["hampshire", "ryeland"]
        state.sites = {"b01": Site(0, 6), "b02": Site(0, 7)}

    assert objectives_of(arrange) == 6


def test_the_best_assignment_prefers_the_dearer_card() -> None:
    def arrange(state: NewZealandState) -> None:
        state.players[0].objectives = ["O17", "set_8"]  # both want a blue or brown sheep
        state.players[0].flock.discard = ["hampshire"]
        state.players[0].pathfinder, state.harbours = 6, {"H_S1": [0]}

    assert objectives_of(arrange) == 5 - 3


def test_equal_totals_share_the_win() -> None:
    def arrange(state: NewZealandState) -> None:
        for player in state.players:
            player.money = 10

    assert table(arrange).score().winners == (0, 1)


def test_a_harbour_master_counts_certificates_of_every_source() -> None:
    def arrange(state: NewZealandState) -> None:
        player = state.players[0]
        player.masters, player.certificates, player.permanent_certificates = ["HM5"], 3, 2

    row = next(row for row in table(arrange).score().categories if row.key.endswith("harbour_masters"))
    assert row.points[0] == 5


def rows_of(arrange: Arrange) -> tuple[float, float]:
    """Give rows 8 and 9: objectives and harbour masters."""
    points = {row.key.rpartition(".")[2]: row.points[0] for row in table(arrange).score().categories}
    return points["objectives"], points["harbour_masters"]


def red_or_yellow_and_a_building(state: NewZealandState, *deck: str) -> Player:
    state.sites = {"b01": Site(0, 1)}
    state.players[0].flock.discard = ["lincoln", *deck]
    state.players[0].masters = ["HM4"]
    return state.players[0]


def test_harbour_master_4_counts_what_is_added_from_the_deck() -> None:
    """Row 8 comes before row 9: a fulfilled objective of the deck lies in the area then (p19)."""

    def played(state: NewZealandState) -> None:
        red_or_yellow_and_a_building(state).objectives = ["O13"]

    def unplayed(state: NewZealandState) -> None:
        red_or_yellow_and_a_building(state, "O13")

    def neither(state: NewZealandState) -> None:
        red_or_yellow_and_a_building(state, "O12")  # not fulfilled: it stays out

    assert rows_of(played) == rows_of(unplayed) == (3, 1)
    assert rows_of(neither) == (0, 0)


def test_objectives_are_chosen_with_the_harbour_masters_points() -> None:
    """Two cards for 3 points each and 1 each, rather than one for 7 and 1: equal; one for 6 would be fewer."""

    def arrange(state: NewZealandState) -> None:
        player = red_or_yellow_and_a_building(state, "set_9", "O01", "O08", "hampshire")
        state.sites = {"b01": Site(0, 6), "b02": Site(0, 1)}  # one of 4 craftsmen, one of 1
        player.pathfinder = 6

    assert sum(rows_of(arrange)) == 3 + 3 + 2  # O01 and O08, not set_9 alone (6 + 1)


def test_asked_is_what_the_rulebook_asks() -> None:
    match = delivering("merino")
    keys = [asked(match).key.rpartition(".")[2]]
    for option in ("done", "post:L0", "disc:aux_3a", "foresight:0", "foresight:0"):
        answers(match, option)
        keys.append(asked(match).key.rpartition(".")[2])
    assert keys == ["income", "delivery", "disc", "foresight_a", "foresight_b", "action"]
