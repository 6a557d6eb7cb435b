"""The solo game against Sarah (solo booklet), with its examples E14 and E15."""

from collections import Counter

import pytest

from engine.new_zealand.components import MEDIUM_HARBOURS, SLOTS
from engine.new_zealand.sarah.gains import sarah_of
from engine.new_zealand.state import NewZealandState, Sarah, Site
from tests.rules.new_zealand.driver import answers, asked, ids, me, table
from tests.rules.new_zealand.sarah.solo import have, solo, turn


# ---------------------------------------------------------------- set-up
@pytest.mark.parametrize(
    ("level", "cards", "post"),
    [
        ("easy", [2, 3, 4, 5, 7, 9, 10, 11, 12, 13], "L3"),
        ("medium", list(range(1, 14)), "L6"),
        ("hard", [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17], "L9"),
    ],
)
def test_the_level_settles_cards_and_first_delivery(level: str, cards: list[int], post: str) -> None:
    sarah = sarah_of(table(seats=1, options={"level": level}).state)
    assert (sarah.deck, sarah.next_post) == (cards, post)


def test_the_first_delivery_can_be_chosen() -> None:
    sarah = sarah_of(table(seats=1, options={"level": "hard", "first_delivery": "L17"}).state)
    assert sarah.next_post == "L17"


def test_set_up() -> None:
    state = table(seats=1).state
    sarah, player = sarah_of(state), state.players[0]
    assert sum(len(row) for row in sarah.workers.values()) == 1
    assert sarah.workers[sarah.specialised] == [sarah.specialised]
    assert (sarah.cards, sarah.discs, sarah.place, sarah.ship) == ([], 15, "start", "S")
    assert (player.money, player.tokens, len(player.flock.hand)) == (7, 1, 4)
    assert state.step_tiles == 1
    assert len(state.sheep_market) == 9
    assert [state.supplies[slot].left for slot in ("steering_wheel", "barrel", "bell", "compass")] == [3] * 4


# ---------------------------------------------------------------- movement
@pytest.mark.parametrize(("shepherds", "end"), [(1, "nB"), (3, "nD"), (5, "nF")])
def test_steps_by_workers(shepherds: int, end: str) -> None:
    match = solo(lambda state, sarah: have(sarah, shepherd=shepherds), card=10)
    match.state.sheep_market.clear()
    assert turn(match).place == end


def test_she_takes_the_way_with_fewest_steps_to_wellington() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.hazards = {"r1": "rockfall_2_black"}
        state.sites = {"b04": Site(0, 2), "b05": Site(0, 4)}

    assert turn(solo(arrange, card=9)).place == "nC"  # r1, nB, nC; card 9 then takes the hazard


def test_of_equal_ways_she_takes_the_cheaper_one() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.hazards = {"r1": "rockfall_2_green"}
        state.sites = {"b04": Site(0, 1)}

    match = solo(arrange)
    assert turn(match).place == "nC"
    assert match.state.turn.way[2] == "b04"


def test_of_equally_dear_ways_the_one_that_pays_the_person_less() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.hazards = {"r1": "rockfall_2_black"}
        state.sites = {"b04": Site(0, 2)}

    match = solo(arrange)
    turn(match)
    assert match.state.turn.way[2] == "r1"


def test_the_person_gains_her_tolls_from_the_supply() -> None:
    match = solo(lambda state, sarah: state.sites.update(b06=Site(0, 4)))
    before = me(match).money
    turn(match)
    assert me(match).money == before + 2


def test_the_persons_tolls_at_her_buildings_go_to_the_supply() -> None:
    match = solo(lambda state, sarah: state.sites.update(b03=Site(1, 4)))
    me(match).money = 5
    answers(match, "move:nB")
    assert me(match).money == 3


def test_wellington_stops_her_and_she_delivers_in_the_same_turn() -> None:
    match = solo(place="nH")
    right_a, right_b = match.state.foresight_a[-1], match.state.foresight_b[-1]
    left_a, left_b = match.state.foresight_a[0], match.state.foresight_b[0]
    sarah = turn(match)
    assert (sarah.place, sarah.visits, sarah.next_post, sarah.discs) == ("start", 1, "L6", 14)
    assert match.state.posts == {"L3": [1]}
    assert sarah.cards == ["kotare"]
    assert (match.state.foresight_a[-1], match.state.foresight_b[-1]) == (left_a, left_b)
    assert right_b in match.state.bonus_market[1] + match.state.bonus_market[2]
    assert right_a in match.state.hazards.values() or match.state.job_market[right_a]


def test_the_delivery_of_an_objective_takes_the_farthest_one() -> None:
    match = solo(place="nH", level="hard")
    assert turn(match).cards == ["O01"]
    assert match.state.objective_display[:3] == ["O02", "O03", "O04"]


def test_at_21_she_delivers_again() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        sarah.next_post = "L21"
        state.posts = {"L21": [1]}

    match = solo(arrange, place="nH")
    assert turn(match).next_post == "L21"
    assert match.state.posts == {"L21": [1, 1]}


def test_cards_13_and_17_move_her_again_unless_she_is_in_wellington() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shepherd=3)
        sarah.specialised = "shepherd"

    assert turn(solo(arrange, card=13)).place == "nC"  # 1 shearer, then 1 more
    assert turn(solo(arrange, card=17)).place == "nF"  # 3 shepherds, then 2 more
    assert turn(solo(arrange, card=13, place="nH")).place == "start"
    assert turn(solo(arrange, card=17, place="nE")).place == "start"


# ---------------------------------------------------------------- workers
def test_e14_bonus_cards_for_workers() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shepherd=2)  # the free worker of the set-up brings no card
        sarah.specialised = "shepherd"
        state.job_market = {"shepherd": [0, 1], "craftsman": [4], "sailor": [0, 1], "shearer": []}
        state.harbours = {harbour: [1] for harbour in MEDIUM_HARBOURS}  # no card from a harbour
        for slot, card in zip(SLOTS, ("set_1", "set_2", "set_4", "set_5"), strict=True):
            state.supplies[slot].card = card

    match = solo(arrange, card=2, place="start")
    sarah = sarah_of(match.state)
    for _ in range(5):
        sarah.place = "start"
        turn(match)
    assert [sarah.count(row) for row in ("shepherd", "craftsman", "sailor", "shearer")] == [4, 2, 3, 1]
    assert sarah.specialised == "shepherd"
    assert Counter(sarah.cards) == {"set_1": 2, "set_2": 2, "set_4": 1}


def test_card_1_hires_the_cheapest_of_her_type_in_a_tie() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.job_market = {"shepherd": [0, 1], "craftsman": [0, 1], "sailor": [0], "shearer": [0]}
        sarah.specialised = "craftsman"
        have(sarah, craftsman=2)

    sarah = turn(solo(arrange, card=1))
    assert sarah.count("craftsman") == 3


def test_card_1_asks_the_person_in_another_tie() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.job_market = {"shepherd": [0, 1], "craftsman": [0, 1], "sailor": [0], "shearer": [0]}
        sarah.specialised = "sailor"

    match = solo(arrange, card=1)
    step = next(option for option in ids(match) if option.startswith("move:"))
    answers(match, step, "end")
    assert asked(match).key == "new_zealand.ask.sarah_hire"
    assert ids(match)[:2] == ["hire:shepherd", "hire:craftsman"]
    answers(match, "hire:craftsman")
    assert sarah_of(match.state).specialised == "craftsman"


def test_card_2_hires_her_type_however_dear() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.job_market = {"shepherd": [0, 1, 2, 3, 4], "craftsman": [], "sailor": [], "shearer": [0]}

    sarah = turn(solo(arrange, card=2))
    assert sarah.workers["shearer"] == ["shearer"]


def test_the_specialisation_stays_in_a_tie() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shepherd=2)
        sarah.specialised = "shepherd"
        state.job_market = {"shepherd": [], "craftsman": [4], "sailor": [], "shearer": []}

    assert turn(solo(arrange, card=1)).specialised == "shepherd"


def test_the_third_shearer_goes_to_the_wool_post() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shearer=2)
        state.job_market = {"shepherd": [], "craftsman": [], "sailor": [], "shearer": [0]}

    match = solo(arrange, card=1)
    turn(match)
    assert match.state.posts == {"W5": [1]}


def test_the_third_sailor_sends_a_harbour_master_out_of_the_game() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, sailor=2)
        state.harbours = {"H_M1": [0]}
        state.job_market = {"shepherd": [], "craftsman": [], "sailor": [0], "shearer": []}

    match = solo(arrange, card=1)
    sarah = turn(match)
    assert match.state.harbours == {"H_M1": [0], "H_M2": [1]}
    assert match.state.masters["H_M2"] == ""
    assert sarah.ship == "SN2"


# ---------------------------------------------------------------- sheep
def test_e15_card_14() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shepherd=4, craftsman=2, sailor=3, shearer=1)
        sarah.specialised = "shepherd"
        state.sites = {"b06": Site(0, 4)}
        state.sheep_market = ["lincoln"] * 3 + ["corriedale"] * 2
        state.sheep_deck = ["hampshire"] * 6

    match = solo(arrange, card=14, level="hard")
    money = me(match).money
    sarah = turn(match)
    assert sarah.place == "nD"  # nB, the person's building, nC, nD
    assert me(match).money == money + 2
    assert match.state.sheep_market == ["lincoln"] * 3 + ["hampshire"] * 4
    assert sarah.cards == ["corriedale", "corriedale"]


def test_card_14_without_the_specialisation() -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        state.sheep_market = ["dorset_horn", "lincoln", "corriedale", "corriedale"]

    assert turn(solo(arrange, card=14)).cards == ["lincoln", "dorset_horn"]


def test_card_10_takes_nothing_where_there_is_nothing() -> None:
    match = solo(lambda state, sarah: have(sarah, shearer=2), card=10)
    match.state.sheep_market[:] = ["suffolk"]
    assert turn(match).cards == []


@pytest.mark.parametrize(
    ("card", "shearers", "cards"),
    [
        (13, 1, []),
        (13, 3, ["romney"]),
        (13, 4, ["romney", "ryeland"]),
        (17, 3, ["romney", "ryeland"]),
        (17, 5, ["romney", "romney", "ryeland"]),
    ],
)
def test_her_shearers_cards(card: int, shearers: int, cards: list[str]) -> None:
    def arrange(state: NewZealandState, sarah: Sarah) -> None:
        have(sarah, shearer=shearers)
        state.sheep_market = ["lincoln", "ryeland", "suffolk"]

    assert turn(solo(arrange, card=card)).cards == cards
