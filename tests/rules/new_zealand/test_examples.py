"""The rulebook's worked examples, by their numbers in the notes (E1 to E13 and E16; Sarah's are in test_sarah)."""

import pytest

from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, asked, at, holding, ids, me, table


def test_e1_tolls_with_too_little_money() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money, mary.step_limit = 2, 4
        state.hazards = {"r1": "rockfall_2_green", "r2": "rockfall_2_black"}
        state.sites = {"b04": Site(1, 4), "b06": Site(2, 2)}

    def match(option: str) -> tuple[int, ...]:
        game = table(at("nA", more=arrange), seats=3)
        before = [player.money for player in game.state.players]
        answers(game, option)
        return tuple(player.money - old for player, old in zip(game.state.players, before, strict=True))

    assert match("move:b06:b04") == (-2, 2, 0)  # the green hand takes all; nothing is left for the black one
    assert match("move:b06:r1") == (-2, 0, 0)  # to the supply


def test_e2_step_limit() -> None:
    def arrange(state: NewZealandState, red: Player) -> None:
        red.step_limit, red.step_tile = 3 + 1, 1
        state.hazards, state.sites = {}, {}

    match = table(at("nA", more=arrange))
    assert {"move:nB", "move:nF"} <= set(ids(match))
    assert "move:nG" not in ids(match)


def test_e3_breeding_income() -> None:
    hand = ("english_leicester", "english_leicester", "dorset_horn", "corriedale")

    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.certificates, mary.money = 3, 0

    match = answers(table(at("nH", *hand, more=arrange)), "move:wellington", "deliver")
    assert "show:all" in ids(match)
    answers(match, "show:english_leicester")
    assert "show:english_leicester" not in ids(match)
    answers(match, "show:dorset_horn", "show:corriedale")
    assert asked(match).options[0].args["n"] == 8  # every breed is shown: the certificates are next
    answers(match, "certificates:2")
    mary = me(match)
    assert (mary.money, mary.certificates, mary.flock.hand) == (10, 1, ["english_leicester"])


def test_e4_delivery() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money, mary.permanent_certificates = 0, 2
        state.posts = {"L6": [0], "L1": [0]}

    hand = ("english_leicester", "dorset_horn", "corriedale")
    match = answers(table(at("nH", *hand, more=arrange)), "move:wellington", "deliver", "show:all")
    assert asked(match).args["n"] == 10
    assert ids(match) == ["post:L0", "post:L3", "post:L9", "token:draw:2", "token:draw:1"]
    whites = answers(match.clone(), "post:L3")
    assert "disc:aux_3a" in ids(whites)
    assert "disc:aux_3b" not in ids(whites)
    answers(match, "post:L9", "disc:aux_3b")
    display = list(match.state.objective_display)
    answers(match, f"objective:{display[0]}")
    assert me(match).flock.discard[-1] == display[0]
    assert me(match).money == 10 - 3


def test_e5_phase_c_shuffles_in_between() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.hand_limit = 5
        mary.flock.stack, mary.flock.discard = ["merino"], ["southdown", "southdown"]

    hand = ("shropshire", "shropshire", "shropshire")
    match = answers(table(at("nA", *hand, more=arrange)), "move:nB", "end")
    flock = me(match).flock
    assert sorted(flock.hand) == ["merino", "shropshire", "shropshire", "shropshire", "southdown"]
    assert (flock.stack, flock.discard) == (["southdown"], [])


def test_e6_hiring_twice_at_a() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money = 16
        state.job_market = {"shepherd": [], "craftsman": [], "sailor": [0, 1], "shearer": [0, 1, 2]}
        state.hazards, state.sites = {}, {}

    match = answers(table(at("start", "shropshire", "merino", more=arrange)), "move:nA")
    assert "local:0" not in ids(match)  # no two identical sheep: no money for them
    answers(match, "local:1", "hire:sailor:1", "sell:shropshire")
    mary = me(match)
    assert (mary.money, mary.certificates, mary.flock.discard) == (16 - 7, 1, ["shropshire"])
    answers(match, "local:2")
    assert "hire:shearer:2" in ids(match)
    answers(match, "hire:shearer:2", "yes")
    assert mary.money == 0
    assert mary.flock.discard == ["shropshire", "romney"]


def test_e7_investing_twice_at_c() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money, mary.tokens, mary.gold, mary.auxiliary = 11, 1, 0, [2, 1, 0, 0, 0]
        state.flipped, state.token_row = True, 5
        state.bonus_market[0] = ["", "", "token_vp4", "joker_worker"]

    match = answers(table(at("nB", "shropshire", "merino", more=arrange)), "move:nC", "local:1")
    assert "bonus:1:4" not in ids(match)  # the joker worker asks for gold
    answers(match, "bonus:1:3")
    mary = me(match)
    assert (mary.money, mary.tokens) == (6, 2)
    answers(match, "token:gold")
    assert (mary.tokens, mary.gold, mary.flock.hand) == (0, 1, ["merino"])
    answers(match, "local:0", "aux:1:2")
    assert mary.money == 8
    answers(match, "local:2", "bonus:1:4", "row:sailor")
    assert (mary.money, mary.gold, mary.workers["sailor"]) == (0, 0, ["joker"])


def building_table(money: int, craftsmen: int, number: int, *, old: int = 0) -> list[str]:
    """Give the spaces offered for that building at D."""

    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money = money
        mary.workers["craftsman"] = ["craftsman"] * (craftsmen - 1)
        state.hazards = {}
        if old:
            mary.buildings.remove(old)
            state.sites = {"b01": Site(0, old)}

    match = answers(table(at("nC", more=arrange)), "move:nD", "local:1")
    if f"building:{number}" not in ids(match):
        return []
    return ids(answers(match, f"building:{number}"))


def test_e8_building_cost() -> None:
    assert "space:b02" in building_table(4, 2, 3)
    assert building_table(3, 2, 3) == []
    assert building_table(4, 1, 3) == []


def test_e8_building_is_paid() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money, mary.gold = 5, 1
        mary.workers["craftsman"] = ["craftsman"]

    match = table(at("nC", more=arrange))
    answers(match, "move:nD", "local:1", "building:3", "space:b02")
    assert (me(match).money, me(match).gold) == (1, 2)


def test_e9_upgrade_cost() -> None:
    assert building_table(6, 3, 6, old=2) == ["space:b01", "token:draw:2", "token:draw:1"]
    assert building_table(5, 3, 6, old=2) == []
    assert building_table(6, 2, 6, old=2) == []


def test_e10_ship_and_harbour() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money = 2
        mary.workers["sailor"] = ["sailor", "sailor"]

    match = answers(table(at("nF", more=arrange)), "move:nG", "local:0")
    assert {"harbour:H_S1", "sail:SW3", "stay"} <= set(ids(match))
    assert "sail:SW4" not in ids(match)
    answers(match, "harbour:H_S1", "pair:sp1")
    mary = me(match)
    assert (mary.ship, mary.money, mary.storehouses["sp1"]) == ("SW2", 0, 1)
    assert mary.flock.discard == ["kotare"]
    assert "local:0" not in ids(match)


def test_e11_shearing() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money, mary.permanent_wool = 0, 1
        mary.workers["shearer"] = ["shearer"] * 3
        mary.flock.stack = ["shropshire"]

    hand = ("shropshire", "shropshire", "merino", "lincoln")
    match = answers(table(at("nD", *hand, more=arrange)), "move:nE", "local:0")
    assert not any(option.startswith("aux") for option in ids(match))
    answers(match, "draw", "discard:shropshire", "show:merino")
    assert not any(option.startswith(("token", "aux")) for option in ids(match))
    answers(match, "show:lincoln", "show:shropshire")
    mary = me(match)
    assert mary.money == 9
    assert {"post:W5", "post:W9", "no"} <= set(ids(match))
    answers(match, "post:W9", "disc:wool_left")
    assert mary.money == 4
    assert mary.flock.discard[-1] == "romney"
    assert match.state.posts == {"W9": [0]}


def test_e11_with_a_ryeland_instead() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.money, mary.permanent_wool = 0, 1
        mary.workers["shearer"] = ["shearer"] * 2

    match = table(at("nD", "merino", "lincoln", "ryeland", more=arrange))
    answers(match, "move:nE", "local:0", "show:merino", "show:lincoln", "show:ryeland")
    assert me(match).money == 13
    assert "post:W13" in ids(match)


@pytest.mark.parametrize(("reached_13", "points"), [(True, 9), (False, 3)])
def test_e12_three_objectives(reached_13: bool, points: int) -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.objectives = ["O01", "O02", "O03"]
        state.sites = {"b01": Site(0, 1), "b02": Site(0, 6)}
        mary.pathfinder = 12
        holding(mary, "lincoln")
        state.posts = {"L13": [0]} if reached_13 else {"L9": [0]}

    match = table(at("nA", more=arrange))
    row = next(row for row in match.score().categories if row.key.endswith("objectives"))
    assert row.points[0] == points


def test_e13_pathfinder_to_11() -> None:
    def arrange(state: NewZealandState, mary: Player) -> None:
        mary.pathfinder, mary.step_tile, mary.gold = 7, 1, 0
        mary.auxiliary = [1, 1, 0, 0, 1]
        mary.money = 1
        state.flipped = True
        mary.flock.stack = ["merino"]

    match = answers(table(at("nA", "kotare", more=arrange)), "move:nB", "local:0:0", "aux:5")
    mary = me(match)
    assert (mary.pathfinder, mary.gold, mary.money) == (8, 1, 0)
    answers(match, "play:kotare")
    assert (mary.pathfinder, mary.flock.hand, mary.flock.discard) == (9, ["merino"], ["kotare"])
    answers(match, "local:1")
    assert mary.pathfinder == 11
    assert [option.id for option in asked(match).options][:2] == ["steps", "fees"]
    answers(match, "steps")
    assert (mary.step_tile, mary.no_fees) == (2, False)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (3, 5), (4, 7)])
def test_e16_bonus_tiles_at_the_start(seats: int, tiles: int) -> None:
    rows = table(seats=seats).state.bonus_market
    assert sum(bool(tile) for row in rows for tile in row) == tiles
