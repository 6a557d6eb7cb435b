"""Edge cases and rulings, by their numbers in chapter 3 of the notes."""

import msgspec
import pytest

from engine.kernel import IllegalAnswer
from engine.new_zealand.components import HARBOURS
from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, asked, at, holding, ids, me, table

PLAIN = ("shropshire", "merino")


def test_1_an_empty_supply_gives_nothing() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 5
        state.supplies["kotare"].left = 0

    match = answers(
        table(at("nF", *PLAIN, more=arrange)), "move:nG", "local:0", "stay", "local:1", "stay", "end"
    )
    assert match.state.turn.seat == 1
    match = table(at("nF", *PLAIN, more=arrange))
    me(match).ship = "SW2"
    answers(match, "move:nG", "local:0", "harbour:H_S1", "pair:sp2")
    assert me(match).flock.discard == []
    assert match.state.supplies["kotare"].left == 0


def test_2_the_objectives_run_out() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.objective_display, state.objective_deck = ["O05"], []

    match = answers(table(at("nA", *PLAIN, more=arrange)), "move:nB", "local:0:1")
    assert ids(match) == ["objective:O05", "token:draw:2", "token:draw:1"]
    answers(match, "objective:O05")
    assert match.state.objective_display == []
    assert me(match).flock.discard == ["O05"]

    def none_left(state: NewZealandState, player: Player) -> None:
        state.objective_display, state.objective_deck = [], []

    match = answers(table(at("nA", *PLAIN, more=none_left)), "move:nB")
    assert "local:0:0" in ids(match)
    assert "local:0:1" not in ids(match)


def test_3_the_deck_is_nobodys_business() -> None:
    match = table()
    for reader in (0, 1, None):
        seen = match.view(reader)
        assert [player.hand is not None for player in seen.players] == [reader == 0, reader == 1]
        assert all(player.deck_count == 10 - seat for seat, player in enumerate(seen.players))


def test_4_a_thin_deck_leaves_a_smaller_hand() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.flock.stack = []

    match = answers(table(at("nA", "merino", more=arrange)), "move:nB", "end")
    assert me(match).flock.hand == ["merino"]


def wellington_with(discs: list[str], *hand: str, money: int = 0) -> list[str]:
    """Give the discs offered for post 0."""

    def arrange(state: NewZealandState, player: Player) -> None:
        player.discs, player.money = discs, money

    match = table(at("nH", *hand, more=arrange))
    answers(match, "move:wellington", "deliver", "done", "post:L0")
    return [option for option in ids(match) if "disc" in option]


def test_5_only_black_discs_left_may_go_on_white() -> None:
    assert wellington_with(["aux_3b", "step"]) == ["disc:aux_3b", "disc:step"]
    assert wellington_with(["aux_3b", "aux_3a"]) == ["disc:aux_3a"]


def test_5_a_white_disc_that_cannot_be_paid_bars_the_exception() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.discs, player.money = ["aux_3b", "cert_left"], 3
        state.harbours = {"H_M1": [0]}

    match = answers(table(at("nH", more=arrange)), "move:wellington", "deliver", "done", "post:L0")
    assert [option for option in ids(match) if "disc" in option] == ["harbour_disc:H_M1"]


def test_6_no_disc_left_one_comes_back_from_a_medium_harbour() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.discs, player.money = [], 0
        state.harbours, state.masters["H_M2"] = {"H_M2": [1, 0]}, ""
        player.masters, player.passed_masters = ["HM6"], ["H_M2"]

    match = answers(table(at("nH", more=arrange)), "move:wellington", "deliver", "done", "post:L0")
    answers(match, "harbour_disc:H_M2")
    assert match.state.harbours == {"H_M2": [1]}
    assert match.state.posts == {"L0": [0]}
    assert me(match).money == 6
    assert me(match).masters == ["HM6"]


def test_6_no_disc_anywhere_nothing_is_placed() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.discs = []

    match = answers(table(at("nH", more=arrange)), "move:wellington", "deliver", "done")
    assert asked(match).key == "new_zealand.ask.foresight_a"
    assert match.state.posts == {}


def test_6_a_harbour_is_never_upgraded_with_a_disc_of_another_harbour() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.discs, player.money, player.ship = [], 20, "SE3"
        state.harbours = {"H_M2": [0]}

    match = answers(table(at("nF", more=arrange)), "move:nG", "local:0")
    assert "harbour:H_M3" not in ids(match)


def test_6_a_harbour_upgraded_again_offers_its_master_no_more() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.passed_masters, player.money, player.ship = ["H_M3"], 20, "SE3"
        player.workers["sailor"] = ["sailor"]

    match = answers(table(at("nF", more=arrange)), "move:nG", "local:0", "harbour:H_M3", "disc:aux_3a")
    assert asked(match).key == "new_zealand.ask.action"


def test_7_no_tokens_while_sheep_are_shown() -> None:
    match = answers(table(at("nH", *PLAIN)), "move:wellington")
    answers(match, "deliver")
    assert "token:draw:2" in ids(match)  # nothing is shown yet
    answers(match, "show:merino")
    assert not any(option.startswith("token") for option in ids(match))
    assert match.anytime(0) == []
    answers(match, "done")
    assert "token:draw:2" in ids(match)


def test_8_the_effect_comes_before_the_card_drawn() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.flock.stack, player.flock.discard, player.money = [], ["merino"], 0

    match = answers(table(at("nA", "ferry", more=arrange)), "play:ferry")
    player = me(match)
    assert player.money == 2
    assert len(player.flock.hand) == 1
    assert sorted(player.flock.cards()) == ["ferry", "merino"]


def test_9_a_card_drawn_in_phase_c_waits() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.flock.stack = ["ferry"]

    match = answers(table(at("nA", "merino", "merino", "merino", more=arrange)), "move:nB", "end")
    assert "ferry" in me(match).flock.hand
    assert match.state.turn.seat == 1


def test_10_runholders_share_places() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.players[1].place = "nB"

    match = answers(table(at("nA", more=arrange)), "move:nB")
    assert "local:0:0" in ids(match)


def test_11_everybody_uses_the_same_sides() -> None:
    sides = table(options={"setup": "shuffled"}).state.sides
    assert len(sides) == 10
    assert set(sides) == {"a", "b"}


def harbour_master(row: str = "sailor") -> tuple[NewZealandState, Player, list[str]]:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.ship, player.money = "SE3", 20
        player.workers["sailor"] = ["sailor", "joker"]
        state.masters["H_M3"] = "HM1"

    match = answers(table(at("nF", more=arrange)), "move:nG", "local:0", "harbour:H_M3", "disc:aux_3a")
    offered = ids(match)
    answers(match, f"row:{row}")
    return match.state, me(match), offered


def test_12_a_harbour_master_for_the_rightmost_worker() -> None:
    state, player, offered = harbour_master()
    assert offered == ["row:sailor", "no", "token:draw:2", "token:draw:1"]
    assert player.workers["sailor"] == ["sailor"]
    assert (state.masters["H_M3"], state.harbour_workers["H_M3"]) == ("", "joker")
    assert player.masters == ["HM1"]
    assert player.money == 20 - 5 + 5  # the harbour's price, the harbour master's reward


def test_12_a_space_covered_again_gives_its_action_again() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 20
        state.job_market["shepherd"] = [0]
        player.workers["shepherd"] = []

    match = answers(table(at("start", *PLAIN, more=arrange)), "move:nA", "local:1", "hire:shepherd:0")
    assert me(match).tokens == 2


def test_13_others_harbours_cost_the_same() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.ship, state.harbours = 2, "SW2", {"H_S1": [1]}

    match = answers(table(at("nF", more=arrange)), "move:nG", "local:0", "harbour:H_S1", "pair:sp1")
    assert me(match).money == 0
    assert match.state.harbours["H_S1"] == [1, 0]


def test_13_each_storehouse_space_has_its_price() -> None:
    """Nobody pays more than the cheapest free space asks (all alike as long as nobody corrects the data)."""
    small = msgspec.structs.replace(HARBOURS["H_S1"], costs=(4, 2, 3))
    assert [small.price(taken) for taken in range(3)] == [2, 3, 4]
    assert HARBOURS["H_M3"].price(2) == HARBOURS["H_M3"].price(0)  # discs are stacked on one space
    assert HARBOURS["H_L1"].price(0) == 0


def test_14_the_start_is_no_location() -> None:
    assert "move:start" not in ids(table(at("nA")))
    match = answers(table(at("nH", *PLAIN)), "move:wellington", "deliver", "done", "post:L0", "disc:aux_3a")
    answers(match, "foresight:0", "foresight:0")
    assert me(match).place == "start"
    assert not any(option.startswith(("local", "aux")) for option in ids(match))


def test_15_a_full_market_is_not_refilled() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.sheep_market += [state.sheep_deck.pop(), state.sheep_deck.pop()]
        state.token_row = 3
        state.bonus_market[2] = ["", "", "vp8", ""]

    match = table(at("nH", *PLAIN, more=arrange))
    before = list(match.state.sheep_market)
    answers(
        match, "move:wellington", "deliver", "done", "post:L0", "disc:aux_3a", "foresight:0", "foresight:0"
    )
    assert match.state.token_row == 4
    assert sorted(match.state.sheep_market) == sorted(before)


def test_16_tolls_are_never_owed_other_payments_must_be_complete() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, state.hazards = 1, {"r1": "rockfall_2_green"}

    match = answers(table(at("nA", "kotare", more=arrange)), "move:r1", "aux:1")
    assert me(match).money == 1
    match = answers(table(at("nG", more=arrange)), "move:nH")
    assert "local:2" not in ids(match)  # removing a hazard costs 5


def test_17_an_objective_may_come_unseen_from_the_stack() -> None:
    match = answers(table(at("nA", *PLAIN)), "move:nB", "local:0:1", "objective:deck")
    card = me(match).flock.discard[-1]
    assert card.startswith("O")
    assert len(match.state.objective_display) == 4


def test_17_equal_need_upgrades_cost_nothing() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, state.sites = 0, {"b01": Site(0, 1)}
        player.buildings.remove(1)

    match = answers(table(at("nC", more=arrange)), "move:nD", "local:1", "building:2", "space:b01")
    assert match.state.sites == {"b01": Site(0, 2)}
    assert 1 not in me(match).buildings


def test_18_set_4_puts_this_turns_cards_on_the_deck() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.flock.discard = 20, ["southdown"]
        state.job_market["shearer"] = [0]

    match = table(at("start", "set_4", "merino", more=arrange))
    answers(match, "move:nA", "local:1", "hire:shearer:0", "yes", "play:set_4", "either:1", "top:romney")
    flock = me(match).flock
    assert flock.hand == ["merino", "romney"]
    assert flock.discard == ["southdown", "set_4"]


def test_19_bonus_tiles_with_conditions() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 20
        state.bonus_market[0] = ["", "", "hazard", "trash_romney"]
        state.supplies["romney"].left = 0

    match = answers(table(at("nG", "merino", "shropshire", more=arrange)), "move:nH", "local:1")
    assert "bonus:1:3" not in ids(match)  # no hazard lies out
    answers(match, "bonus:1:4")
    assert ids(match)[0] == "remove:merino"  # a starting sheep of value 2
    answers(match, "remove:merino")
    player = me(match)
    assert (player.flock.cards().count("merino"), player.flock.discard, player.gold) == (2, [], 2)


def test_20_a_double_ship_move_is_one_movement() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.auxiliary, player.money = [1, 1, 0, 2, 0], 4

    match = answers(table(at("nB", more=arrange)), "move:nC", "local:1")
    assert {"aux:4:1", "aux:4:2"} <= set(ids(match))
    answers(match, "aux:4:2")
    assert {"sail:SN2", "harbour:H_S3"} <= set(ids(match))
    answers(match, "harbour:H_S3", "pair:sp1")
    assert me(match).money == 0
    assert asked(match).key == "new_zealand.ask.action"


def test_20_an_icon_of_one_gear_never_doubles() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.auxiliary = [2, 1, 0, 0, 0]

    match = answers(table(at("nD", more=arrange)), "move:nE", "local:1")
    assert "aux:1" in ids(match)
    with pytest.raises(IllegalAnswer):
        match.answer(0, "aux:1:2")


def test_21_cards_around_the_steps_of_wellington() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.gold = 5

    match = answers(table(at("nH", "ferry", "kotare", "merino", more=arrange)), "move:wellington")
    assert {"play:ferry", "buy_card:bell"} <= set(ids(match))
    answers(match, "play:ferry", "deliver")
    assert "play:kotare" not in ids(match)
    answers(match, "done", "post:L0", "disc:aux_3a")
    assert not any(option.startswith(("play", "buy_card")) for option in ids(match))
    answers(match, "foresight:0", "foresight:0")
    assert "play:kotare" in ids(match)


def test_tokens_out_of_turn() -> None:
    match = table(at("nA", *PLAIN))
    holding(me(match, 1), "merino", "southdown")
    me(match, 1).flock.stack = ["ryeland", "suffolk"]
    assert [option.id for option in match.anytime(1)] == ["token:draw:2", "token:draw:1"]
    before = asked(match).options
    answers(match, "token:draw:2", "discard:merino", "discard:southdown", seat=1)
    assert me(match, 1).flock.hand == ["ryeland", "suffolk"]
    assert me(match, 1).tokens == 0
    assert [option.id for option in asked(match).options] == [option.id for option in before]
