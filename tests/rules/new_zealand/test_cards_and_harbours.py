"""Cards played, bonus cards bought, exchange tokens, worker rows, ships and harbours (rulebook p13 to p18)."""

import pytest

from engine.kernel import Match
from engine.new_zealand.state import NewZealandState, Player, Site, Supply
from tests.rules.new_zealand.driver import answers, asked, at, ids, me, table


def playing(*hand: str, **fields: object) -> Match:
    """Give a match before phase A of seat 0 at nA, with these fields of its table set."""

    def arrange(state: NewZealandState, player: Player) -> None:
        player.money = 5
        for name, value in fields.items():
            setattr(player, name, value)

    return table(at("nA", *hand, more=arrange))


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [("ferry", "money", 7), ("sheepdog", "certificates", 1), ("kotare", "pathfinder", 1)],
)
def test_deck_building_cards_before_phase_a(card: str, field: str, value: int) -> None:
    match = answers(playing(card, "merino"), f"play:{card}")
    assert getattr(me(match), field) == value
    assert len(me(match).flock.hand) == 2  # the other card and the one drawn
    assert asked(match).key == "new_zealand.ask.move"


def test_bonus_set_1_counts_played_objectives() -> None:
    match = answers(playing("set_1", objectives=["O01", "O02"]), "play:set_1")
    assert me(match).money == 7


def test_bonus_set_2() -> None:
    match = answers(playing("set_2"), "play:set_2")
    assert (me(match).money, me(match).pathfinder) == (6, 1)


def test_bonus_set_5_money_or_a_storehouse_within_3() -> None:
    match = answers(playing("set_5"), "play:set_5")
    assert ids(match)[:2] == ["either:0", "either:1"]
    answers(match, "either:1")
    assert "harbour:H_S1" in ids(match)  # 2 moves away
    assert "harbour:H_L4" not in ids(match)  # 3 moves away
    answers(match, "harbour:H_S1", "pair:sp1")
    assert (me(match).ship, me(match).money) == ("S", 3)


def test_bonus_set_6_upgrades_by_exactly_one() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        state.sites = {"b01": Site(0, 5)}
        player.buildings = [4, 6, 7]

    match = answers(table(at("nA", "set_6", more=arrange)), "play:set_6", "either:1")
    assert [option for option in ids(match) if option.startswith("upgrade")] == ["upgrade:b01:6"]
    answers(match, "upgrade:b01:6")
    assert match.state.sites == {"b01": Site(0, 6)}
    assert me(match).gold == 1  # an upgrade brings no gold


def test_set_6_without_an_upgrade_gives_money() -> None:
    match = answers(playing("set_6"), "play:set_6")  # nothing else can be done: nothing is asked
    assert (me(match).money, asked(match).key) == (7, "new_zealand.ask.move")


def test_objective_cards_are_played_between_actions() -> None:
    match = answers(playing("O06", "O05"), "play:O06")
    assert (me(match).money, me(match).objectives) == (9, ["O06"])
    answers(match, "move:nB", "play:O05", "sail:SN2")
    assert (me(match).objectives, me(match).ship) == (["O06", "O05"], "SN2")


def test_bonus_cards_for_gold() -> None:
    match = playing(gold=5)
    match.state.supplies["steering_wheel"] = Supply("set_1", 1)
    assert {"buy_card:steering_wheel", "buy_card:bell", "buy_card:compass"} <= set(ids(match))
    answers(match, "buy_card:steering_wheel")
    assert (me(match).gold, me(match).flock.discard) == (2, ["set_1"])
    assert not any(option.startswith("buy_card") for option in ids(match))


def test_an_empty_slot_sells_nothing() -> None:
    match = playing(gold=5)
    match.state.supplies["bell"].left = 0
    assert "buy_card:bell" not in ids(match)


def test_gold_and_certificates_have_limits() -> None:
    match = answers(playing("sheepdog", "sheepdog", certificates=2, gold=5), "play:sheepdog")
    assert (me(match).certificates, me(match).gold) == (3, 5)
    answers(match, "play:sheepdog")
    assert me(match).certificates == 3


def test_the_gold_arc() -> None:
    """From 0 or 1 to 2 or further (the notes' last chapter)."""

    def gold_after(certificates: int, card: str = "sheepdog") -> int:
        match = playing(card, certificates=certificates, gold=1, certificate_limit=5)
        return me(answers(match, f"play:{card}")).gold

    assert [gold_after(certificates) for certificates in range(5)] == [1, 2, 1, 1, 1]
    assert gold_after(0, "O02") == gold_after(1, "O02") == 2  # 2 certificates at once
    assert gold_after(2, "O02") == 1


def test_a_single_token() -> None:
    match = playing("merino")
    assert [option.id for option in asked(match).options if option.anytime] == [
        "token:draw:2",
        "token:draw:1",
    ]
    answers(match, "token:draw:1", "discard:merino")
    assert (me(match).tokens, len(me(match).flock.hand), me(match).flock.discard) == (0, 1, ["merino"])


def test_two_tokens_remove_a_shropshire_for_gold() -> None:
    assert "token:gold" not in ids(playing("merino", tokens=2))
    match = answers(playing("shropshire", tokens=2), "token:gold")
    assert (me(match).tokens, me(match).gold) == (0, 2)
    assert me(match).flock.cards().count("shropshire") == 4


def test_a_token_inside_an_action_may_take_the_last_fitting_card() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.flock.stack = ["ferry", "kotare"]
        state.sites = {"b04": Site(0, 1)}

    match = answers(table(at("nA", "southdown", "shropshire", more=arrange)), "move:b04", "local:2")
    answers(match, "token:draw:2", "discard:southdown", "discard:shropshire")
    assert ids(match) == ["nothing"]
    answers(match, "nothing")
    assert (me(match).flock.hand, me(match).gold) == (["ferry", "kotare"], 1)


# ---------------------------------------------------------------- worker rows
def hiring(worker: str, have: int) -> Match:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.workers[worker] = 20, [worker] * (have - 1)
        state.job_market = {row: [4] if row == worker else [] for row in state.job_market}
        state.sheep_market = ["lincoln", "corriedale", "hampshire", "ryeland"]

    hand = ("merino", "southdown", "shropshire", "english_leicester")
    return answers(table(at("start", *hand, more=arrange)), "move:nA", "local:1", f"hire:{worker}:4")


def test_shepherd_row() -> None:
    assert me(hiring("shepherd", 1)).tokens == 2
    match = answers(hiring("shepherd", 3), "take:ryeland")
    assert (me(match).flock.top, me(match).money) == (["ryeland"], 20 - 4 - 4)
    assert asked(hiring("shepherd", 4)).key == "new_zealand.ask.buy_sheep"


def test_craftsman_row() -> None:
    assert me(hiring("craftsman", 1)).pathfinder == 1
    match = answers(hiring("craftsman", 3), "building:4", "space:b01")
    assert me(match).money == 20 - 4 - 2


def test_sailor_row() -> None:
    assert me(hiring("sailor", 2)).gold == 2
    assert asked(hiring("sailor", 4)).key == "new_zealand.ask.ship"


def test_shearer_row() -> None:
    match = answers(hiring("shearer", 4), "take:lincoln", "take:corriedale")
    assert me(match).flock.discard == ["lincoln", "corriedale"]
    match = answers(hiring("shearer", 4), "take:hampshire")
    assert me(match).flock.discard == ["hampshire"]
    assert asked(match).key == "new_zealand.ask.action"


def test_a_full_row_takes_no_more() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.workers["sailor"] = 20, ["sailor"] * 4
        state.job_market = {row: [4] if row == "sailor" else [] for row in state.job_market}

    match = answers(table(at("start", more=arrange)), "move:nA")
    assert not any(option.startswith("local") for option in ids(match))


def test_an_immediate_action_can_be_declined() -> None:
    match = answers(hiring("shearer", 1), "no")
    assert me(match).flock.discard == []


# ---------------------------------------------------------------- pathfinder
def test_steps_beyond_16_bring_money() -> None:
    match = answers(playing("kotare", pathfinder=16, chosen_at_11=True), "play:kotare")
    assert (me(match).pathfinder, me(match).money) == (16, 6)


def test_without_tolls_or_with_one_more_step() -> None:
    match = answers(playing("kotare", pathfinder=10, step_tile=1), "play:kotare", "fees")
    assert (me(match).no_fees, me(match).steps) == (True, 4)
    match = answers(playing("kotare", pathfinder=10, step_tile=1), "play:kotare", "steps")
    assert (me(match).no_fees, me(match).steps) == (False, 5)


@pytest.mark.parametrize(("seats", "space"), [(2, 4), (3, 4), (4, 6)])
def test_the_step_tiles_space(seats: int, space: int) -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.pathfinder = space - 1

    match = answers(table(at("nA", "kotare", more=arrange), seats=seats), "play:kotare")
    assert me(match).step_tile == 1
    assert match.state.step_tiles == seats - 1


# ---------------------------------------------------------------- harbours
def sailing(ship: str, *, money: int = 20, sailors: int = 1, **fields: object) -> Match:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.ship, player.money = ship, money
        player.workers["sailor"] = ["sailor"] * (sailors - 1)
        for name, value in fields.items():
            setattr(player, name, value)

    return answers(table(at("nF", more=arrange)), "move:nG", "local:0")


def test_the_farthest_harbours_send_the_ship_home() -> None:
    match = answers(sailing("SN6"), "harbour:H_S8", "pair:sp1")
    assert me(match).ship == "S"
    assert len(me(match).flock.discard) == 1


def test_each_harbour_once() -> None:
    match = sailing("SW2")
    match.state.harbours["H_S1"] = [0]
    match._asks = None  # the state was changed behind its back
    assert "harbour:H_S1" not in ids(match)


def test_an_upgrade_needs_a_point() -> None:
    assert "harbour:H_S1" not in ids(sailing("SW1"))
    assert "harbour:H_S1" in ids(sailing("SW1", sailors=2))


def test_a_medium_harbour_minds_the_border() -> None:
    white = answers(sailing("SE3"), "harbour:H_M3")
    assert "disc:aux_3b" not in ids(white)
    black = answers(sailing("SE6"), "harbour:H_M5")
    assert {"disc:aux_3b", "disc:aux_3a"} <= set(ids(black))


def test_the_discs_cost_comes_on_top_of_the_harbours() -> None:
    match = sailing("SE3", money=7, discs=["hand_1"])
    assert "harbour:H_M3" not in ids(match)  # 5 and 3
    assert "harbour:H_M3" in ids(sailing("SE3", money=8, discs=["hand_1"]))


@pytest.mark.parametrize(
    ("pair", "field", "gain"),
    [("sp1", "money", 5), ("sp3", "permanent_wool", 1), ("sp4", "permanent_certificates", 1)],
)
def test_a_cleared_pair_gives_its_reward(pair: str, field: str, gain: int) -> None:
    storehouses = {name: (1 if name == pair else 2) for name in ("sp1", "sp2", "sp3", "sp4", "sp5")}
    match = sailing("SW4", storehouses=storehouses)
    before = getattr(me(match), field)
    answers(match, "harbour:H_L1", f"pair:{pair}")
    assert getattr(me(match), field) == before + gain


def test_without_storehouses_no_small_harbour() -> None:
    match = sailing("SW2", storehouses=dict.fromkeys(("sp1", "sp2", "sp3", "sp4", "sp5"), 0))
    assert "harbour:H_S1" not in ids(match)


def test_a_harbour_masters_ferry_may_be_declined() -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.ship, player.money, player.workers["sailor"] = "SE3", 20, ["sailor"]
        state.masters["H_M3"] = "HM8"

    match = answers(table(at("nF", more=arrange)), "move:nG", "local:0", "harbour:H_M3", "disc:aux_3a")
    answers(match, "row:sailor", "no")
    assert (me(match).money, "ferry" in me(match).flock.discard) == (20 - 5 + 3, False)
