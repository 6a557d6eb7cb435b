"""The notes' rulings on what the sources leave open, by number."""

import engine
from engine.kernel import Match
from engine.woodcraft.state import OpenContract, WoodcraftState
from tests.rules.woodcraft.scenario import (
    answer,
    asked,
    at,
    finish_turn,
    offered,
    rooms_for,
    seat,
    start,
    table,
    tiles,
    workshop,
)

EARLY_ORDERS = [f"EO{n:02}" for n in range(1, 35)]


def chosen(seats: int, helpers: dict[int, str], seed: str = "openings") -> Match:
    """Play set-up so that each seat in `helpers` starts with that card."""
    from engine.kernel.saved import decode_state, encode_state
    from engine.woodcraft import GAME

    saved = engine.new_match("woodcraft", seats=seats, seed=seed).saved().copy()
    state: WoodcraftState = decode_state(GAME, saved.stage.snapshot)
    state.first = 1
    for who, card in helpers.items():
        choices = state.players[who].choices
        assert choices is not None
        choices.helpers = [card, "EH12", "EH18"]
    saved.stage.snapshot = encode_state(state)
    match = Match(GAME, saved)
    while match.view(None).phase == "setup":
        who = next(iter(match.asks))
        match.answer(who, match.asks[who].options[0].id)
    return match


def test_r1_starting_abilities_come_in_turn_order_when_all_have_chosen() -> None:
    match = chosen(2, {0: "EH06", 1: "EH05"})  # seat 1 begins: Builder; then seat 0: Herald
    assert (match.view(None).phase, list(match.asks), asked(match)) == ("opening", [1], "helper_improves")
    answer(match, "skip")
    assert (list(match.asks), asked(match)) == ([0], "helper_order")
    order = match.view(0).order_row[0]
    answer(match, f"take:{order}")
    assert order in [placed.id for placed in workshop(match, 0).orders]
    assert (match.view(None).round, match.view(None).on_turn) == (1, 1)


def test_r2_the_starting_room_gives_nothing() -> None:
    match = chosen(2, {0: "EH12", 1: "EH18"})
    mine = workshop(match)
    assert (mine.blueberry_income, mine.hazelnut_income, mine.blueberries) == (2, 0, 9)
    assert [helper.room for helper in mine.helpers] == ["r1c1"]


def test_r3_an_empty_deck_is_made_of_its_discards_and_what_set_up_put_aside() -> None:
    def run_out(state: WoodcraftState) -> None:
        state.early_orders, state.order_discards = [], ["EO30"]
        state.order_row = ["EO02", "EO03", "EO04", "EO05"]
        state.players[1].set_aside = ["EO31", "EH01"]
        state.players[0].set_aside = []

    match = answer(start(run_out), "move:choose_orders", "take:EO02", "look")
    assert match.view(0).order_row[3] in ("EO30", "EO31")
    assert match.view(0).order_deck == 1


def test_r3_without_discards_the_display_stays_shorter() -> None:
    def run_out(state: WoodcraftState) -> None:
        state.early_orders, state.order_discards = [], []
        for player in state.players:
            player.set_aside = []

    match = answer(start(run_out, at(order_row=["EO02", "EO03"])), "move:choose_orders", "take:EO02", "end")
    assert match.view(0).order_row == ("EO03",)


def test_r4_permanent_abilities_hold_for_every_action_wherever_it_comes_from() -> None:
    row = at(helper_row=["EH05", "EH08", "EH18", "EH20"])
    match = start(row, helpers=rooms_for(["EH25", "EH12"]), lantern=3)  # the Architect: 2 less
    answer(match, "move:choose_helper", "hire:EH05", "room:r2c1")
    assert "improve:gluing" in offered(match)
    before = workshop(match).blueberries
    answer(match, "improve:gluing", "bonus", "action:improve_workshop", "improve:Y")
    assert before - workshop(match).blueberries == 2 + 2  # 4 - 2 each


def test_r5_the_outer_and_the_saw_lantern_are_two_gains() -> None:
    def behind(state: WoodcraftState) -> None:
        tiles(buy_lumber=(0, 4), buy_materials=(3, 1))(state)
        state.wheel.leading, state.wheel.arc = 3, -1

    match = answer(start(behind, helpers=rooms_for(["EH25", "EH23"])), "move:buy_lumber")
    assert (workshop(match).lantern, workshop(match).reputation) == (3, 2)


def two_hazelnuts(state: WoodcraftState) -> None:
    state.contracts = [OpenContract("PC01"), OpenContract("PC02"), OpenContract("PC03")]
    seat(state.players[0], orders={"HO02": 2, "HO06": 1}, lumber=["Y6", "G2", "B5", "G2"])


def test_r6_two_hazelnut_orders_claim_two_different_contracts() -> None:
    match = answer(start(two_hazelnuts), "complete:HO02", "contract:PC01", "complete:HO06")
    assert offered(match) == ["contract:PC02", "contract:PC03", "alternative"]
    answer(match, "contract:PC03")
    assert workshop(match).contracts == ("PC01", "PC03")


def test_r7_a_claimed_contract_can_be_shared_until_the_round_ends() -> None:
    def both(state: WoodcraftState) -> None:
        two_hazelnuts(state)
        seat(state.players[1], orders={"HO05": 2}, lumber=["G5", "G5"], saw_blade=1)

    match = answer(start(both), "complete:HO02", "contract:PC01")
    finish_turn(match)
    answer(match, "complete:HO05")
    assert "contract:PC01" in offered(match)
    answer(match, "contract:PC01")
    finish_turn(match)
    assert [contract.id for contract in match.view(0).contracts] == ["PC02", "PC03"]
    assert workshop(match, 0).contracts == workshop(match, 1).contracts == ("PC01",)


def test_r8_the_action_is_owed_and_may_come_after_a_bonus_action() -> None:
    match = answer(
        start(lantern=3), "move:buy_lumber", "bonus", "action:buy_materials", "material:glue:2", "done"
    )
    assert asked(match) == "buy_lumber"
    answer(match, "buy:G4")
    assert (workshop(match).glue, workshop(match).lumber) == (2, ("G4",))


def test_r8_the_owed_action_must_be_done_or_replaced() -> None:
    match = answer(start(), "move:buy_lumber")
    assert "end" not in offered(match)
    answer(match, "instead:blueberries")
    assert workshop(match).blueberries == 15
    assert "end" in offered(match)


def test_r8_without_the_alternatives_it_may_be_skipped() -> None:
    match = answer(start(options={"wheel_alternatives": False}), "move:buy_lumber")
    assert offered(match, "instead") == []
    answer(match, "skip")
    assert workshop(match).blueberries == 12
    assert "end" in offered(match)


def test_r8_lanterns_of_the_very_move_pay_for_another_action() -> None:
    def behind(state: WoodcraftState) -> None:
        tiles(buy_lumber=(3, 1))(state)
        state.wheel.leading = 3

    match = answer(start(behind, lantern=0), "move:buy_materials", "instead:action", "action:buy_lumber")
    assert workshop(match).lantern == 0


def test_r9_once_a_turn_abilities_refresh_at_the_start_of_the_owners_turn() -> None:
    match = start(helpers=rooms_for(["EH25", "LH19"]), blueberries=9)
    answer(match, "use:LH19")
    assert "use:LH19" not in offered(match)
    finish_turn(match)
    finish_turn(match)
    assert "use:LH19" in offered(match)


def test_r10_produced_dice_obey_the_limit_at_the_end() -> None:
    match = start(helpers=rooms_for(["EH08", "EH25"]), lumber=["G1"] * 6)
    answer(match, "move:produce_plant", "produce:EH08", "die:B2")
    assert len(workshop(match).lumber) == 7
    answer(match, "end", "return:G1")
    assert sorted(workshop(match).lumber) == ["B2", "G1", "G1", "G1", "G1", "G1"]


def test_r11_green_pot_abilities_need_a_tree_and_6_is_harvested() -> None:
    assert "use:EH13" not in offered(start(helpers=rooms_for(["EH25", "EH13"])))
    match = answer(start(helpers=rooms_for(["EH25", "EH13"]), pots={"G": 3}), "use:EH13")
    assert (workshop(match).lumber, workshop(match).pots) == (("G6",), {"G": 0})


def test_r12_only_hands_are_hidden() -> None:
    match = start(lumber=["G4"], completed=["EO01"])
    theirs = match.view(1).workshops[0]
    assert (theirs.hand, theirs.hand_count) == (None, 3)
    assert (theirs.lumber, theirs.completed) == (("G4",), ("EO01",))
    assert match.view(None).workshops[0].hand is None
    assert len(match.view(0).workshops[0].hand or ()) == 3


def test_r13_renown_counts_reputation_before_the_unfinished_orders_cost_any() -> None:
    match = start(reputation=9, contracts=["PC10"], orders={"EO01": 1}, completed=["EO02", "EO03"])
    rows = {row.key.rpartition(".")[2]: row.points[0] for row in match.score().categories}
    assert rows["contracts"] == 8  # 9 spaces: four pairs
    assert rows["orders"] == 2 * 2  # space 7 gives 2 per order


def test_r14_free_actions_fit_inside_an_action() -> None:
    ready = table(orders={"EO09": 1}, lumber=["G6"], scrapwood=1, blueberries=4)
    match = answer(start(ready), "move:buy_lumber", "buy:G4")
    assert offered(match, "buy:") == []
    answer(match, "complete:EO09")  # 7 blueberries: the second die can be paid now
    assert "buy:B4" in offered(match)
    answer(match, "buy:B4")
    assert workshop(match).lumber == ("G4", "B4")


def test_r14_the_bonus_action_comes_between_actions_only() -> None:
    match = answer(start(lantern=3), "bonus", "action:buy_lumber", "buy:G1")
    assert "bonus" not in offered(match)
    answer(match, "done")
    assert asked(match) == "tile"
    assert "bonus" not in offered(match)  # one a turn


def test_r14_before_growth_only_harvesting_after_the_market_nothing() -> None:
    ready = table(orders={"EO10": 1}, lumber=["B4"], pots={"G": 2})
    match = start(ready)
    assert "early:G" in offered(match)
    answer(match, "complete:EO10")
    assert "early:G" not in offered(match)  # the tree has grown for good
    match = start(lumber=["B4"] * 6 + ["G1"])
    answer(match, "move:improve_workshop", "instead:blueberries", "end:market")
    assert offered(match) == ["return:G1", "return:B4"]


def test_r15_producing_and_planting_come_in_any_order_and_either_may_be_left_out() -> None:
    match = answer(start(lumber=["G5"]), "move:produce_plant", "plant:G5:2")
    assert offered(match, "produce:") == ["produce:EH25"]
    assert workshop(match).lumber == ("G3",)
    answer(match, "produce:EH25")
    assert "end" in offered(match)
    match = answer(start(lumber=["G5"]), "move:produce_plant", "produce:EH25")
    assert offered(match, "plant:") == ["plant:G5:1", "plant:G5:2"]
    answer(match, "end")
    assert list(match.asks) == [1]


def test_r15_two_producing_helpers_leave_nothing_to_plant() -> None:
    crew = rooms_for(["EH25", "EH12"])
    match = answer(start(helpers=crew, lumber=["G1"]), "move:produce_plant", "produce:EH25", "produce:EH12")
    assert offered(match, "plant:") == []
    assert workshop(match).blueberries == 16


def test_r15_the_brown_pot_allows_two_trees_in_two_pots() -> None:
    pots = {"G": 0, "Y": 0, "B": 0}
    match = answer(start(lumber=["G1", "G3", "Y2", "B4"], pots=pots), "move:produce_plant", "plant:G1:1")
    assert offered(match, "plant:G") == []
    answer(match, "plant:B4:2")
    assert offered(match, "plant:") == []
    assert workshop(match).pots == {"G": 1, "Y": 0, "B": 2}
    answer(match, "produce:EH25")
    assert "end" in offered(match)


def test_r16_choices_made_together_are_shown_when_all_are_in() -> None:
    match = engine.new_match("woodcraft", seats=2, seed="together")
    before = match.view(1), match.view(None)
    mine = match.asks[0].options[0].id
    assert match.answer(0, mine) == []
    assert (match.view(1), match.view(None)) == before
    assert match.view(0).choices is not None
    assert match.view(0).choices.helper == mine.partition(":")[2]
    assert not match.anytime(0)


def test_r17_green_thumb_plants_one_tree_even_with_the_brown_pot() -> None:
    pots = {"G": 0, "Y": 0, "B": 0}
    match = start(helpers=rooms_for(["EH25", "EH09"]), lumber=["G4", "B1", "Y1"], pots=pots)
    answer(match, "use:EH09")
    assert asked(match) == "tile"
    assert workshop(match).pots == {"G": 1, "Y": 0, "B": 0}


def test_r17_the_display_is_filled_when_the_action_is_over_so_undo_stays_open() -> None:
    row = at(order_row=["EO02", "EO03", "EO04", "EO05"])
    match = answer(start(row), "move:choose_orders", "take:EO02")
    assert match.view(0).order_row == ("EO03", "EO04", "EO05")
    assert match.can_undo(0)
    answer(match, "end")
    assert len(match.view(0).order_row) == 4


def test_r18_a_hazelnut_order_pays_its_fixed_reward_in_both_cases() -> None:
    match = answer(start(two_hazelnuts, blueberries=0), "complete:HO02", "alternative")
    mine = workshop(match)
    assert (mine.points, mine.blueberries, mine.reputation) == (3 + 3, 6, 2)
    match = answer(start(two_hazelnuts, blueberries=0), "complete:HO02", "contract:PC01")
    assert (workshop(match).points, workshop(match).blueberries) == (3, 0)


def test_r18_with_nothing_left_to_claim_the_alternative_comes_by_itself() -> None:
    match = answer(start(two_hazelnuts, at(contracts=[]), blueberries=0), "complete:HO02")
    assert (workshop(match).points, workshop(match).blueberries) == (6, 6)
