"""Phase A and runholder actions (rulebook p7, p18)."""

from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, at, ids, me, table


def moves(match_ids: list[str]) -> list[str]:
    return [option for option in match_ids if option.startswith("move:")]


def test_empty_spaces_are_no_steps() -> None:
    match = table(at("start"))
    assert moves(ids(match)) == ["move:nA", "move:nB", "move:nC"]


def test_forks_lead_to_different_places() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.sites = {"b04": Site(0, 1)}
        state.hazards = {"r1": "rockfall_3_green"}

    match = table(at("nA", more=arrange))
    assert {"move:b04", "move:r1"} <= set(moves(ids(match)))
    # to B for nothing over the own building, or for 2 over the rockfall
    assert {"move:nB:b04", "move:nB:r1"} <= set(moves(ids(match)))


def test_ways_that_cost_the_same_are_one() -> None:
    match = table(at("nA"))
    assert "move:nB" in ids(match)


def test_wellington_stops_the_move() -> None:
    match = table(at("nH"))
    assert moves(ids(match)) == ["move:wellington"]


def test_own_hands_cost_nothing_others_are_paid() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 10
        state.sites = {"b03": Site(0, 4), "b05": Site(1, 2)}

    match = table(at("nA", more=arrange), seats=2)
    bo = me(match, 1).money
    answers(match, "move:nB:b04")
    assert (me(match).money, me(match, 1).money) == (9, bo + 1)


def test_stopping_at_a_hand_costs_too() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, state.hazards = 10, {"r1": "rockfall_3_green"}

    assert me(answers(table(at("nA", more=arrange)), "move:r1")).money == 8


def test_the_fee_tile_on_x_ends_all_tolls() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.no_fees = 10, True
        state.hazards = {"r1": "rockfall_3_green"}

    assert me(answers(table(at("nA", more=arrange)), "move:r1")).money == 10


def test_only_the_auxiliary_action_at_a_hazard_or_anothers_building() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.sites = {"b03": Site(1, 1)}

    match = answers(table(at("nA", more=arrange)), "move:b03")
    assert ids(match) == ["aux:1", "aux:2", "end", "token:draw:2", "token:draw:1"]
    answers(match, "aux:1")
    assert ids(match) == ["end", "token:draw:2", "token:draw:1"]


def test_a_local_action_rules_the_auxiliary_action_out() -> None:
    match = answers(table(at("nB")), "move:nC")
    assert "aux:1" in ids(match)
    answers(match, "local:0")
    assert "aux:1" not in ids(match)
    assert "local:0" not in ids(match)
    assert "local:1" in ids(match)


def test_the_owner_alone_has_the_risk_action() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.sites = {"b04": Site(0, 1)}

    match = answers(table(at("nA", "merino", more=arrange)), "move:b04", "local:2")
    assert (me(match).gold, me(match).flock.discard) == (2, ["merino"])


def test_moving_on_begins_phase_b_again() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 5
        state.sites = {"b02": Site(0, 2), "b03": Site(1, 2)}  # black hands

    match = answers(table(at("start", "merino", more=arrange)), "move:b02", "local:0", "aux:1:1")
    assert me(match).money == 6
    answers(match, "local:1", "move:nA")
    assert {"local:1", "aux:1"} <= set(ids(match))
    hand = list(me(match).flock.hand)
    assert hand == ["merino"]  # no drawing in between
    answers(match, "local:1")
    assert me(match).place == "nA"


def test_moving_on_pays_tolls_and_may_reach_wellington() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 5
        state.sites = {"b19": Site(0, 8), "b23": Site(1, 2)}

    match = answers(table(at("nG", more=arrange)), "move:b19", "local:0", "local:1", "move:wellington")
    assert me(match).money == 5 + 7 - 1
    assert "deliver" in ids(match)


def test_an_upgrade_under_the_own_runholder() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.sites = {"b02": Site(0, 2)}
        player.buildings.remove(2)

    fresh = answers(table(at("start", "set_6", "merino", more=arrange)), "move:b02", "play:set_6", "either:1")
    answers(fresh, "upgrade:b02:3")
    assert "local:0" in ids(fresh)  # 3a: shearing
    answers(fresh, "local:0")

    used = answers(table(at("start", "set_6", "merino", more=arrange)), "move:b02", "local:0", "aux:1:1")
    answers(used, "play:set_6", "either:1", "upgrade:b02:3")
    assert not any(option.startswith("local") for option in ids(used))


def test_a_runholder_on_a_removed_hazard_goes_on_from_there() -> None:
    match = table(at("r2"))
    assert "move:nB" in ids(match)
