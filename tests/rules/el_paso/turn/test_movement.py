"""Rulebook: movement phase."""

import engine
from engine import automa
from engine.el_paso.state import State
from tests.rules.el_paso.scenario import (
    after,
    answer,
    arranged,
    asked,
    at,
    building,
    offered,
    seat,
    table,
    told,
    worded,
)


def moves(options: list[str]) -> set[str]:
    return {option.removeprefix("move:") for option in options if option.startswith("move:")}


def test_the_first_turn_starts_on_any_neutral_location_but_el_paso() -> None:
    match = arranged(lambda state: None)
    assert asked(match) == "first_location"
    starts = [option for option in offered(match) if option.startswith("place:")]
    assert starts == [f"place:{letter}" for letter in "BCDEFG"]


def test_several_herders_may_start_on_the_same_location() -> None:
    match = after(lambda state: None, "place:C", "end", "place:C")
    assert match.view(None).places[5].herders == (0, 1)
    assert asked(match) == "action"


def test_one_to_three_steps_and_empty_spaces_cost_nothing() -> None:
    assert moves(offered(arranged(at("EP", workers={})))) == {"B", "C", "D"}


def test_e1_another_seats_building_is_a_step() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="C", workers={})
        building(state, "S3", "2a", owner=1)

    match = arranged(arrange)
    assert moves(offered(match)) == {"S3", "D", "E"}  # C - red building - D is two steps
    assert next(o for o in match.asks[0].options if o.id == "move:D").args["steps"] == 2


def test_a_fourth_step_once_its_disc_is_gone() -> None:
    assert moves(offered(arranged(at("EP", workers={}, discs=["D_HAND"])))) == {"B", "C", "D", "E"}


def test_each_cowboy_discarded_adds_a_step() -> None:
    match = arranged(at("EP", workers={"cowboy": 2, "wild": 3}, discard=[]))
    assert moves(offered(match)) == {"B", "C", "D", "E", "F"}  # wild workers don't copy the bonus
    answer(match, "move:F")
    assert table(match).workers["cowboy"] == 0
    assert table(match).discard == ("cowboy", "cowboy")


def test_cowboys_do_not_carry_past_el_paso() -> None:
    assert moves(offered(arranged(at("G", workers={"cowboy": 5})))) == {"EP"}


def test_a_fork_offers_both_branches_and_the_shorter_way_counts() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", workers={})
        building(state, "S2I", "1a", owner=1)
        building(state, "S2O", "1a", owner=0)

    match = arranged(arrange)
    assert moves(offered(match)) == {"S2I", "S2O", "C", "D"}

    def one_branch(state: State) -> None:
        seat(state.players[0], place="B", workers={})
        building(state, "S2I", "1a", owner=1)

    assert moves(offered(arranged(one_branch))) == {"S2I", "C", "D", "E"}


def test_one_must_move() -> None:
    match = arranged(at("C"))
    assert "end" not in offered(match)
    assert "move:C" not in offered(match)


def test_the_way_of_the_last_movement_is_shown() -> None:
    match = after(at("B", workers={}), "move:D")
    assert match.view(None).way.places == ("B", "S2I", "C", "S3", "D")


def test_two_like_buildings_of_one_seat_are_named_with_their_spaces() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], place="B", workers={})
        for owner, spaces in ((1, ("S2I", "S2O")), (0, ("S3",))):
            for space in spaces:
                building(state, space, f"{2 - owner}a", owner)

    match = arranged(arrange)
    assert worded(match)["move:S2I"] == "● Bo's building 1a on space 2 inner · 1 step"
    assert worded(match)["move:S2O"] == "● Bo's building 1a on space 2 outer · 1 step"
    assert worded(match)["move:S3"] == "your building 2a · 3 steps"
    answer(match, "move:S2O")
    assert told(match) == ["moved 1 step to ● Bo's building 1a on space 2 outer"]


def test_an_auxiliary_action_that_takes_the_tiles_place_says_so() -> None:
    seen = 0
    for number in range(30):
        match = engine.new_match("el_paso", seats=2, seed=f"instead {number}")
        player, turn = automa.player("random", f"{number}"), -1
        while match.asks and match.version < 150:
            chooser, ask = next(iter(match.asks.items()))
            ids = [option.id for option in ask.options if option.key == "el_paso.option.instead"]
            if turn == match.stage_number and ask.key in {"el_paso.ask.action", "el_paso.ask.end"}:
                own = [option.id for option in ask.options if not option.anytime]
                assert own in (["end"], ["done"]), "nothing else can be done there"
                seen, turn = seen + 1, -1
            if ids and turn != match.stage_number:
                turn = match.stage_number
                match.answer(chooser, ids[0])
            else:
                match.answer(chooser, player.choose(match, chooser))
    assert seen > 20
