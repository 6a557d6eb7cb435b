"""The worked examples of the notes, by number."""

import pytest

from engine.kernel import Match
from engine.woodcraft.state import Arrival, TileOnTrack, WoodcraftState
from tests.rules.woodcraft.scenario import (
    Arrange,
    answer,
    asked,
    at,
    finish_turn,
    no_hands,
    offered,
    play_rounds,
    price_of,
    seat,
    start,
    table,
    tiles,
    workshop,
)


# ------------------------------------------------------------------ 1 to 6: buying, orders, planting
@pytest.mark.parametrize(("die", "price"), [("G4", 4), ("Y4", 5), ("B4", 6), ("B3", 5)])
def test_01_dice_cost_their_value_and_a_surcharge(die: str, price: int) -> None:
    match = answer(start(), "move:buy_lumber")
    assert price_of(match, f"buy:{die}") == price
    answer(match, f"buy:{die}")
    assert workshop(match).blueberries == 12 - price
    assert workshop(match).lumber == (die,)


def test_02_a_brown_3_sells_for_8_and_a_yellow_6_costs_7() -> None:
    match = answer(start(lumber=["B3"]), "move:exchange_dice", "sell:B3")
    assert workshop(match).blueberries == 20
    assert offered(match, "buy:") == ["buy:G6", "buy:Y6"]  # brown is refused after a brown die was sold
    answer(match, "buy:Y6")
    assert workshop(match).blueberries == 13
    assert workshop(match).lumber == ("Y6",)


@pytest.mark.parametrize(("sawing", "prices"), [([True], (6, 7, 8)), ([False, False], (4, 5, 6))])
def test_03_the_second_sawing_tile_makes_sixes_cheaper_even_face_down(
    sawing: list[bool], prices: tuple[int, int, int]
) -> None:
    match = answer(start(sawing=sawing), "move:exchange_dice")
    assert tuple(price_of(match, f"buy:{die}") for die in ("G6", "Y6", "B6")) == prices


def test_03_the_discount_holds_for_sixes_in_the_yard_too() -> None:
    yard = at(yard=["G6", "G5", "Y1", "Y1", "B1", "B1"])
    match = answer(start(yard, sawing=[True, True]), "move:buy_lumber")
    assert price_of(match, "buy:G6") == 4
    assert price_of(match, "buy:G5") == 5


def test_04_two_glue_and_three_scrapwood_cost_4() -> None:
    match = answer(start(), "move:buy_materials", "material:glue:2")
    assert offered(match, "material:") == [
        "material:saw_blade:2",
        "material:scrapwood:2",
        "material:scrapwood:3",
    ]
    answer(match, "material:scrapwood:3")
    mine = workshop(match)
    assert (mine.blueberries, mine.glue, mine.scrapwood) == (8, 2, 3)


def test_05_a_second_order_costs_3() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = answer(start(row), "move:choose_orders", "take:EO02")
    assert workshop(match).blueberries == 12
    answer(match, "take:EO03")
    assert workshop(match).blueberries == 9
    assert [order.id for order in workshop(match).orders] == ["EO02", "EO03"]


def test_05_the_card_that_comes_up_may_be_the_second() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = answer(start(row), "move:choose_orders", "take:EO02", "look")
    new = match.view(0).order_row[3]
    assert match.view(0).order_row[:3] == ("EO03", "EO04", "EO05")
    answer(match, f"take:{new}")
    assert workshop(match).blueberries == 9
    assert {order.id for order in workshop(match).orders} == {"EO02", new}


def test_06_planting_splits_a_larger_die_for_nothing() -> None:
    match = answer(start(lumber=["G4"]), "move:produce_plant", "plant:G4:1")
    mine = workshop(match)
    assert (mine.pots, mine.lumber, mine.sawing) == ({"G": 1}, ("G3",), (True,))


def test_06_a_2_is_planted_whole_or_split() -> None:
    match = answer(start(lumber=["G2"]), "move:produce_plant")
    assert offered(match, "plant:") == ["plant:G2:1", "plant:G2:2"]


# ------------------------------------------------------------------ 7 to 10: sawing, growing, splicing, gluing
def test_07_sawing_in_two_costs_the_tile_and_no_saw_blade() -> None:
    match = answer(start(lumber=["G4"]), "saw")
    assert offered(match) == ["saw:G4:1+3", "saw:G4:2+2"]
    answer(match, "saw:G4:1+3")
    mine = workshop(match)
    assert (mine.lumber, mine.sawing, mine.saw_blade) == (("G1", "G3"), (False,), 0)
    assert "saw" not in offered(match)


def test_07_each_further_piece_costs_a_saw_blade() -> None:
    match = answer(start(lumber=["G5"], saw_blade=3), "saw", "saw:G5:1+1+1+2")
    mine = workshop(match)
    assert (mine.lumber, mine.sawing, mine.saw_blade) == (("G1", "G1", "G1", "G2"), (False,), 1)


@pytest.mark.parametrize(("tree", "seen"), [(1, [3, 5, "pile"]), (2, [4, "pile"]), (5, ["pile"])])
def test_08_trees_grow_by_2_and_leave_at_6(tree: int, seen: list[int | str]) -> None:
    match = start(pots={"G": tree})
    for expected in seen:
        mine = workshop(match)
        assert mine.pots["G"] == (0 if expected == "pile" else expected)
        assert ("G6" in mine.lumber) == (expected == "pile")
        finish_turn(match)
        finish_turn(match)


def test_09_the_second_splicing_tile_raises_by_1_or_2() -> None:
    match = answer(start(lumber=["G3"], splicing=[False, True], scrapwood=1), "splice")
    assert offered(match) == ["splice:G3:4", "splice:G3:5"]
    answer(match, "splice:G3:5")
    mine = workshop(match)
    assert (mine.lumber, mine.scrapwood, mine.splicing) == (("G5",), 0, (False, False))


def test_09_a_5_can_become_a_6_only() -> None:
    match = answer(start(lumber=["G5"], splicing=[False, True], scrapwood=1), "splice")
    assert workshop(match).lumber == ("G6",)


@pytest.mark.parametrize("result", ["Y5", "B5"])
def test_10_gluing_two_colours_scores_4_and_chooses_the_colour(result: str) -> None:
    match = answer(start(lumber=["Y2", "B3"], gluing=True, glue=1), "glue", f"glue:Y2+B3:{result}")
    mine = workshop(match)
    assert (mine.lumber, mine.points, mine.glue, mine.gluing) == ((result,), 4, 0, False)


def test_10_gluing_one_colour_scores_nothing() -> None:
    match = answer(start(lumber=["G2", "G2"], gluing=True, glue=1), "glue")
    assert (workshop(match).lumber, workshop(match).points) == (("G4",), 0)


def test_10_a_sum_of_7_is_refused() -> None:
    assert "glue" not in offered(start(lumber=["G4", "Y3"], gluing=True, glue=1))


# ------------------------------------------------------------------ 11 to 13: improvements and the market
def test_11_the_gluing_tile_costs_4_and_advances_both_incomes() -> None:
    match = answer(start(), "move:improve_workshop", "improve:gluing")
    mine = workshop(match)
    assert (mine.blueberries, mine.blueberry_income, mine.hazelnut_income, mine.gluing) == (8, 3, 1, True)


def test_12_the_third_sawing_tile_brings_hazelnut_income_and_2_reputation() -> None:
    match = answer(start(sawing=[True, True]), "move:improve_workshop", "improve:sawing")
    mine = workshop(match)
    assert (mine.blueberries, mine.hazelnut_income, mine.reputation, len(mine.sawing)) == (7, 1, 2, 3)


def test_13_the_last_market_space_sells_12_for_11_once_a_turn() -> None:
    match = start(blueberries=30, market=7, options={"wheel_alternatives": False})
    for tile, left, scored in (("produce_plant", 18, 11), ("improve_workshop", 6, 22)):
        answer(match, f"move:{tile}", "skip", "end:market")
        mine = workshop(match)
        assert (mine.blueberries, mine.points, mine.market) == (left, scored, 7)
        finish_turn(match)
    answer(match, "move:choose_orders", "skip")
    assert "end:market" not in offered(match)


# ------------------------------------------------------------------ 14, 15: scoring
def points(match: Match, category: str, who: int = 0) -> float:
    (row,) = (row for row in match.score().categories if row.key == f"woodcraft.score.{category}")
    return row.points[who]


def test_14_ten_left_over_pips_and_goods_are_a_point() -> None:
    match = start(lumber=["G3"], pots={"G": 0, "Y": 3}, blueberries=6, glue=2, scrapwood=1)
    assert workshop(match).pots["Y"] == 5  # the tree has grown
    assert points(match, "leftovers") == 1


@pytest.mark.parametrize(("space", "before", "total"), [(15, 0, 20), (6, 44, 52)])
def test_15_reputation_counts_for_each_completed_order(space: int, before: int, total: int) -> None:
    match = start(reputation=space, completed=["EO01", "EO02", "EO03", "EO04"], points=before, blueberries=0)
    assert match.score().totals[0] == total


# ------------------------------------------------------------------ 16: reputation tiles
def hazelnut_tile(*arrivals: tuple[int, int]) -> Arrange:
    """Lay the hazelnut tile on the first pale space."""

    def arrange(state: WoodcraftState) -> None:
        found = [Arrival(*arrival) for arrival in arrivals]
        state.reputation_tiles = [TileOnTrack("RT1", 6, found), TileOnTrack("RT2", 12)]

    return arrange


def reach(seats: int, round_: int, *arrivals: tuple[int, int]) -> int:
    """Let seat 0 reach the tile; return the points gained from it."""
    ready = table(reputation=5, orders={"EO05": 1}, lumber=["Y5"], saw_blade=1)
    match = start(hazelnut_tile(*arrivals), at(round=round_), ready, seats=seats)
    answer(match, "complete:EO05")
    return workshop(match).points - 3


def test_16_four_players_share_ranks_within_a_round() -> None:
    assert reach(4, 6) == 6
    assert reach(4, 6, (1, 6)) == 6
    assert reach(4, 8, (1, 6), (2, 6)) == 2
    assert reach(4, 9, (1, 6), (2, 6), (3, 8)) == 0


def test_16_two_players_have_the_middle_reward_for_the_first_only() -> None:
    assert reach(2, 5) == 4
    assert reach(2, 5, (1, 5)) == 4
    assert reach(2, 6, (1, 5)) == 0


# ------------------------------------------------------------------ 17: the wheel
def test_17_the_first_move_brings_nothing_and_leaves_the_saw() -> None:
    match = answer(start(), "move:buy_lumber")
    wheel = match.view(0).wheel
    assert (wheel.quadrants[1][0], wheel.leading) == ("buy_lumber", 1)
    assert workshop(match).blueberries == 12 and workshop(match).glue == 0


def test_17_the_second_brings_glue_and_turns_the_saw() -> None:
    match = answer(start(tiles(buy_lumber=(1, 1))), "move:buy_lumber")
    wheel = match.view(0).wheel
    assert (wheel.quadrants[2][0], wheel.leading, workshop(match).glue) == ("buy_lumber", 2, 1)


def lead_two(state: WoodcraftState) -> None:
    """Buy Lumber has led the saw to quadrant 2."""
    tiles(buy_lumber=(2, 1))(state)
    state.wheel.leading = 2


def lead_three(state: WoodcraftState) -> None:
    """Buy Lumber has led the saw to quadrant 3."""
    tiles(buy_lumber=(3, 1))(state)
    state.wheel.leading = 3


def test_17_the_third_brings_scrapwood_and_turns_the_saw_again() -> None:
    match = answer(start(lead_two), "move:buy_lumber")
    wheel = match.view(0).wheel
    assert (wheel.quadrants[3][0], wheel.leading, workshop(match).scrapwood) == ("buy_lumber", 3, 1)


def test_17_the_fourth_is_refused_but_a_lantern_buys_its_action() -> None:
    match = start(lead_three)
    assert "move:buy_lumber" not in offered(match)
    answer(match, "move:buy_materials", "instead:action")
    assert "action:buy_lumber" in offered(match)
    answer(match, "action:buy_lumber")
    assert workshop(match).lantern == 1  # the saw had given one, one was paid
    assert "buy:G4" in offered(match)


def test_17_three_quadrants_behind_the_saw_pays_a_lantern_and_a_point() -> None:
    match = answer(start(lead_three), "move:buy_materials")
    mine = workshop(match)
    assert (mine.lantern, mine.points, mine.scrapwood, mine.blueberries) == (2, 1, 0, 12)
    assert match.view(0).wheel.quadrants[1][0] == "buy_materials"


def test_17_the_next_tile_stops_behind_the_one_that_is_there() -> None:
    match = answer(start(tiles(buy_lumber=(1, 1))), "move:buy_materials")
    assert match.view(0).wheel.quadrants[1][1] == "buy_materials"


def test_17_the_arc_goes_when_its_quadrant_is_empty() -> None:
    others = {tile: (1, space) for space, tile in enumerate(match_tiles(), 1)}
    match = start(tiles(**others))
    assert match.view(0).wheel.arc == 0
    answer(match, "move:buy_lumber")
    assert match.view(0).wheel.arc == -1
    assert workshop(match).blueberries == 12  # the last tile gets no outer bonus either


def match_tiles() -> list[str]:
    return [
        "exchange_dice",
        "buy_materials",
        "choose_orders",
        "choose_helper",
        "produce_plant",
        "improve_workshop",
    ]


# ------------------------------------------------------------------ 18 to 25
def test_18_only_edges_between_different_tools_pay() -> None:
    match = start(attic={"b2": "mallet", "b3": "wrench"}, orders={"EO29": 3}, lumber=["B3", "Y4"])
    answer(match, "complete:EO29", "tool:wrench", "attic:m2")
    mine = workshop(match)
    assert mine.blueberry_income == 4  # 2 + 2 from the mallet below; the wrench below pays nothing
    assert mine.reputation == 3  # the row's, none from the edge b3-m2


def test_18_the_bottom_edge_had_paid_2_points() -> None:
    match = start(attic={"b2": "mallet"}, orders={"EO29": 3}, lumber=["B3", "Y4"])
    answer(match, "complete:EO29", "tool:wrench", "attic:b3")
    assert workshop(match).points == 5 + 2


def test_19_income_beyond_10_is_a_second_counter() -> None:
    crew = at(helper_row=["EH04", "EH01", "EH02", "EH03"])  # the Bookkeeper: +1 blueberry, +2 hazelnut income
    match = start(crew, blueberry_income=9, hazelnut_income=2, helpers={"EH25": "r2c2"})
    answer(match, "move:choose_helper", "hire:EH04", "room:r2c3")  # the room: +2 blueberry income
    assert workshop(match).blueberry_income == 12  # counters on 10 and 2
    play_rounds(match, 4)
    assert workshop(match).blueberries == 12 - 5 + 12 + 3 * 3  # income 12, and 3 for each idle turn


def test_20_an_order_slides_a_row_in_each_income_phase() -> None:
    match = start(orders={"EO12": 2, "EO01": 1}, hand=[])
    rows = []
    for rounds in (4, 4, 3):
        play_rounds(match, rounds)
        rows.append({order.id: order.row for order in workshop(match).orders})
    assert rows == [{"EO12": 1, "EO01": 0}, {"EO12": 0, "EO01": -1}, {"EO12": -1, "EO01": -2}]


def test_20_in_the_last_phase_the_lowest_falls_off_and_costs_2_reputation_once() -> None:
    match = start(at(round=14, incomes=3), no_hands, orders={"EO12": -1, "EO01": -2}, reputation=9)
    while match.asks:
        finish_turn(match)
    mine = workshop(match)
    assert [(order.id, order.row) for order in mine.orders] == [("EO12", -2)]
    assert mine.reputation == 7  # -2 for the fallen one; -2 for EO12 only in the final scoring


def test_21_reputation_stops_at_0() -> None:
    match = start(at(round=4), orders={"EO01": -2}, reputation=1, hand=[])
    finish_turn(match)
    finish_turn(match)
    assert workshop(match).reputation == 0


def test_22_the_hand_is_placed_in_the_first_three_income_phases() -> None:
    match = start()
    hands = []
    for rounds in (4, 4, 3):
        play_rounds(match, rounds)
        hands.append((workshop(match).hand_count, len(workshop(match, 1).hand or ())))
    assert hands == [(2, 2), (1, 1), (0, 0)]
    while match.asks:
        finish_turn(match)  # nothing is asked after round 14
    assert match.view(None).round == 14


def test_23_a_tree_of_4_may_be_kept_as_it_is() -> None:
    match = start(pots={"G": 4})
    assert workshop(match).lumber == ("G6",)
    answer(match, "early:G")
    assert (workshop(match).lumber, workshop(match).pots) == (("G4",), {"G": 0})


def test_24_a_seventh_die_goes_back_before_the_next_turn() -> None:
    match = start(lumber=["G1", "G2", "G3", "G4", "G5", "Y6", "B6"])
    answer(match, "move:produce_plant", "instead:blueberries", "end")
    assert asked(match) == "tidy"
    assert list(match.asks) == [0]
    answer(match, "return:G1")
    assert list(match.asks) == [1]
    assert len(workshop(match).lumber) == 6


def test_25_a_tie_is_won_by_the_later_player() -> None:
    def level(state: WoodcraftState) -> None:
        for who, player in enumerate(state.players):
            seat(player, points=100 if who in (0, 2) else 50, blueberries=0)

    sheet = start(level, seats=3).score()
    assert sheet.totals == (100, 50, 100)
    assert sheet.ranks == (2, 3, 1)
