"""Sarah's buildings, hazards and other actions, her scoring and the end (solo booklet)."""

import pytest

from engine.kernel import Match
from engine.new_zealand.state import NewZealandState, Sarah, Site
from tests.rules.new_zealand.driver import answers, ids, me
from tests.rules.new_zealand.sarah.solo import have, solo, turn


# ---------------------------------------------------------------- buildings
def built(match: Match, *decisions: str) -> dict[str, Site]:
    turn(match, *decisions)
    return {space: site for space, site in match.state.sites.items() if site.seat == 1}


def test_she_builds_with_all_craftsmen_ahead_of_the_person() -> None:
    match = solo(lambda state, sarah: have(sarah, craftsman=3), card=4)
    assert built(match) == {"b06": Site(1, 5)}  # the person has come to nB


def test_she_prefers_a_building_with_a_hand() -> None:
    match = solo(lambda state, sarah: have(sarah, craftsman=2), card=4)
    assert built(match) == {"b06": Site(1, 4)}


def test_one_craftsman_fewer_comes_before_an_upgrade() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, craftsman=5)
        sarah.buildings.remove(7)

    assert built(solo(arrange, card=4)) == {"b06": Site(1, 6)}


def test_an_upgrade_uses_as_many_craftsmen_as_possible() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, craftsman=4)
        sarah.buildings = [3, 8]  # needs of 2 and 7
        state.sites = {"b01": Site(1, 5), "b02": Site(1, 6)}

    assert built(solo(arrange, card=4)) == {"b01": Site(1, 8), "b02": Site(1, 6)}


def test_she_never_builds_on_risk_and_on_2_and_7_only_when_there() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, craftsman=3)
        state.players[0].place = "nB"
        state.sites = {space: Site(0, 1) for space in ("b06", "b07")}

    assert set(built(solo(arrange, card=4))) == {"b09"}


def test_past_the_last_space_she_starts_again_from_the_start() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, craftsman=3)
        state.players[0].place = "nG"
        state.sites = {"b23": Site(0, 1)}

    assert set(built(solo(arrange, card=4))) == {"b01"}


def test_card_11_upgrades_when_all_small_buildings_stand() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shearer=2)
        sarah.buildings = [3, 5]
        state.sites = {"b01": Site(1, 2), "b02": Site(1, 4)}

    assert built(solo(arrange, card=11)) == {"b01": Site(1, 2), "b02": Site(1, 5)}


# ---------------------------------------------------------------- other actions
def test_she_removes_the_cheapest_bonus_tile() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.bonus_market[0] = ["", "", "", "vp8"]
        state.token_row = 3
        state.bonus_market[1] = ["", "", "ferry", "kotare"]

    match = solo(arrange, card=5)
    sarah = turn(match)
    assert match.state.bonus_market[0] == [""] * 4
    assert match.state.bonus_market[1] == ["", "", "ferry", "kotare"]
    assert sarah.pathfinder == 1


def test_pathfinder_without_rewards() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        sarah.pathfinder = 10

    match = solo(arrange, card=6)
    assert turn(match).pathfinder == 13
    assert match.state.step_tiles == 1


def test_card_7_takes_the_farthest_objective() -> None:
    match = solo(card=7)
    assert turn(match).cards == ["O01"]
    assert match.state.objective_display[:3] == ["O02", "O03", "O04"]


def test_she_takes_the_best_hazard() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.hazards = {
            "r1": "rockfall_4_green",
            "f1": "flood_4_green",
            "f2": "flood_4_black",
            "f3": "flood_2_black",
        }

    match = solo(arrange, card=9)
    sarah = turn(match)
    assert sarah.hazards == ["flood_4_black"]  # equal points: the fuller zone, then the black hand
    assert sarah.cards == ["ferry"]


@pytest.mark.parametrize(("sailors", "slots"), [(1, []), (2, ["steering_wheel"]), (5, ["compass"])])
def test_her_sailors_bonus_card(sailors: int, slots: list[str]) -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, sailor=sailors)
        sarah.specialised = "sailor"

    match = solo(arrange, card=12)
    assert turn(match).cards == [match.state.supplies[slot].card for slot in slots]


def test_her_scoring() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        sarah.cards = ["suffolk", "O01", "set_10", "ferry"]
        sarah.hazards = ["flood_4_black"]
        sarah.pathfinder = 9
        have(sarah, craftsman=5)
        state.posts = {"L3": [1], "L6": [1]}
        state.harbours = {"H_M3": [1]}
        state.sites = {"b01": Site(1, 4)}

    points = {row.key.split(".")[-1]: row.points[1] for row in solo(arrange).score().categories}
    assert points == {
        "money": 0,
        "private_buildings": 3,
        "trading_posts": 1 + 2 - 3,
        "harbours": 3,
        "pathfinder": 7,
        "tiles": 4,
        "deck": 7,
        "objectives": 3 + 7,
        "harbour_masters": 0,
        "hand_limit": 0,
        "workers_storehouses": 4,
        "market_token": 0,
    }


def test_when_she_takes_the_market_token_the_person_has_one_last_turn() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.token_row = 7
        state.bonus_market[6] = ["", "", "vp8", ""]

    match = solo(arrange, place="nH")
    turn(match)
    assert match.state.token_owner == 1
    assert not match.over
    hand = len(me(match).flock.hand)
    step = next(option for option in ids(match) if option.startswith("move:"))
    answers(match, step, "aux:1" if "aux:1" in ids(match) else "end")
    if not match.over:
        answers(match, "end")
    assert match.over
    assert len(me(match).flock.hand) <= hand
