"""Rulebook: solo variant against Sue."""

from collections.abc import Callable
from typing import Any

from engine.el_paso.state import State, Sue
from engine.kernel import Match
from tests.rules.el_paso.scenario import after, answer, arranged, building, offered, seat, table

QUIET = {
    "workers": {},
    "tokens": 0,
    "hand": ["criollo"],
    "discs": [],
    "stack": ["criollo"] * 9,
    "discard": [],
}


def sue_plays(
    card: str, change: Callable[[State, Sue], None] = lambda state, sue: None, **options: Any
) -> Match:
    """Let the human pass on C, and Sue play a given card."""

    def arrange(state: State) -> None:
        assert state.sue
        seat(state.players[0], place="B", **QUIET)
        state.sue.bot_deck = [card]
        state.sue.row = {"cowboy": 1, "builder": 1, "engineer": 1}
        state.players[1].place = "B"
        change(state, state.sue)

    return after(arrange, "move:C", "end", seats=1, options=options)


def test_the_set_up() -> None:
    match = arranged(lambda state: None, seats=1)
    view = match.view(None)
    sue = view.players[1]
    assert (sue.place, sue.disc_count, sue.objectives, sue.money, sue.automa) == (
        "EP",
        6,
        (),
        0,
        "el_paso.sue",
    )
    assert [post.discs for post in view.posts if post.minimum == 5] == [(0, 1)]
    assert (view.sue.bot_deck, view.sue.supply_deck, view.sue.next_post) == (8, 18, 7)
    assert view.workers == {"cowboy": 7, "builder": 7, "engineer": 7, "wild": 8}
    assert view.market == {"black_angus": 5, "corriente": 5, "shorthorn": 8, "hereford": 8}
    assert (view.players[0].money, view.players[0].tokens) == (4, 1)
    assert match.automa == {1: "el_paso.sue"}


def test_b_cards_join_the_bot_deck() -> None:
    for count in range(4):
        match = arranged(lambda state: None, seats=1, options={"sue_b_cards": count})
        assert match.view(None).sue.bot_deck == 8 + count


def test_she_moves_the_cards_steps_and_one_for_each_cowboy() -> None:
    match = sue_plays("A4", lambda state, sue: sue.row.update(cowboy=2))
    assert match.view(None).players[1].place == "E"  # from B: C, D, E


def test_she_takes_the_shorter_branch_and_the_inner_one_if_equal() -> None:
    def inner_is_built(state: State, sue: Sue) -> None:
        building(state, "S2I", "1a", owner=0)

    assert sue_plays("A4", inner_is_built).view(None).way.places == ("B", "S2O", "C", "S3", "D")

    def both_are_built(state: State, sue: Sue) -> None:
        inner_is_built(state, sue)
        building(state, "S2O", "1a", owner=0)

    assert sue_plays("A4", both_are_built).view(None).way.places == ("B", "S2I", "C")


def test_el_paso_stops_her_and_the_cards_action_comes_before_shipping() -> None:
    def on_g(state: State, sue: Sue) -> None:
        state.players[1].place = "G"
        sue.row["cowboy"] = 3

    match = sue_plays("A1", on_g)
    sue = match.view(None).players[1]
    assert sue.place == "EP"
    assert sue.cattle == {"shorthorn": 1, "simmental": 1}
    assert match.view(None).simmental == 8


def test_the_market_gives_what_her_cowboys_reach() -> None:
    for cowboys, breed in (
        (1, "black_angus"),
        (2, "corriente"),
        (3, "shorthorn"),
        (4, "hereford"),
        (5, "hereford"),
    ):
        match = sue_plays("A1", lambda state, sue, n=cowboys: sue.row.update(cowboy=n))  # type: ignore[misc]
        assert match.view(None).players[1].cattle.get(breed) == 1


def test_a_sold_out_breed_is_replaced_by_the_next_lower_one() -> None:
    def change(state: State, sue: Sue) -> None:
        sue.row["cowboy"] = 4
        state.market.update(hereford=0, shorthorn=0)

    assert sue_plays("A1", change).view(None).players[1].cattle == {"corriente": 1}


def draws(card: str, **row: int) -> Match:
    def change(state: State, sue: Sue) -> None:
        sue.supply_deck = [card]
        sue.row = dict(row)

    return sue_plays("A4", change)


def test_e16_a_wild_worker_joins_the_largest_type_below_four_leftmost_if_equal() -> None:
    assert draws("wild", cowboy=2, engineer=4, builder=2).view(None).players[1].workers["cowboy"] == 3


def test_a_wild_worker_with_every_type_at_four_joins_the_leftmost() -> None:
    assert draws("wild", engineer=4, cowboy=4, builder=4).view(None).players[1].workers["engineer"] == 5


def test_drawn_cattle_and_workers() -> None:
    assert draws("corriente", cowboy=1, builder=1, engineer=1).view(None).players[1].cattle == {
        "corriente": 1
    }
    assert draws("builder", cowboy=1, builder=1, engineer=1).view(None).players[1].workers["builder"] == 2


def test_an_empty_supply_deck_gives_nothing() -> None:
    match = sue_plays("A4", lambda state, sue: sue.supply_deck.clear())
    assert match.view(None).players[1].cattle == {}
    assert match.view(None).players[1].workers == {"cowboy": 1, "builder": 1, "engineer": 1}


def ships(discs_on: tuple[int, ...] = ()) -> Match:
    def change(state: State, sue: Sue) -> None:
        state.players[1].place = "G"
        state.displays["objective"] = ["O01", "O16", "O17"]
        sue.supply_deck = ["corriente"]
        sue.discs -= len(discs_on)
        for minimum in discs_on:
            state.posts[minimum].append(1)

    return sue_plays("A1", change)


def test_e17_her_first_shipment_goes_to_seven_and_takes_the_best_objective() -> None:
    match = ships()
    view = match.view(None)
    assert [post.minimum for post in view.posts if post.discs[1]] == [5, 7]
    assert [tile.id for tile in view.players[1].objectives] == ["O16"]  # 5 VP, leftmost
    assert view.players[1].disc_count == 5
    assert match.score().categories[6].points[1] == 5  # all her objectives count


def test_she_goes_on_to_the_next_higher_post_and_draws_for_the_hire() -> None:
    view = ships((7,)).view(None)
    assert [post.minimum for post in view.posts if post.discs[1]] == [5, 7, 9]
    assert view.players[1].cattle == {"black_angus": 1, "simmental": 1, "corriente": 1}


def test_after_her_sixth_shipment_she_places_none() -> None:
    view = ships((7, 9, 10, 12, 14, 16)).view(None)
    assert view.players[1].disc_count == 0
    assert [post.minimum for post in view.posts if post.discs[1]] == [5, 7, 9, 10, 12, 14, 16]
    assert view.sue.next_post == 0


def built(match: Match) -> list[tuple[str, str]]:
    return [(place.id, place.tile) for place in match.view(None).places if place.owner == 1]


def test_she_builds_her_largest_on_the_dearest_space_clockwise_nearest() -> None:
    match = sue_plays("A3", lambda state, sue: sue.row.update(builder=3))  # moves from B to D
    assert built(match) == [("S4", "3a")]  # S1, S3 and S4 cost 3; S4 comes first after D
    assert match.view(None).market["hereford"] == 8


def test_with_two_buildings_she_upgrades_with_as_many_builders_as_possible() -> None:
    def change(state: State, sue: Sue) -> None:
        sue.row["builder"] = 3
        building(state, "S1", "1a", owner=1)
        building(state, "S4", "2a", owner=1)

    assert built(sue_plays("A3", change)) == [
        ("S1", "1a"),
        ("S4", "5a"),
    ]  # 3 builders either way; S4 is nearer


def test_when_she_can_neither_build_nor_upgrade_she_takes_a_hereford() -> None:
    def change(state: State, sue: Sue) -> None:
        building(state, "S1", "6a", owner=1)
        building(state, "S4", "6a", owner=1)

    match = sue_plays("A3", change)
    assert match.view(None).players[1].cattle == {"hereford": 1}


def test_her_train_takes_tiles_and_draws_instead_of_hiring() -> None:
    def change(state: State, sue: Sue) -> None:
        sue.row["engineer"] = 5
        sue.supply_deck = ["builder"]
        state.displays = {"objective": ["O01", "O09", "O10"], "bonus": ["BT_HIRE", "BT_MONEY2", "BT_MONEY5"]}

    view = sue_plays("A2", change).view(None)
    sue = view.players[1]
    assert [tile.id for tile in sue.objectives] == ["O09"]  # the tile at the slash
    assert sue.bonus_tiles == ("BT_MONEY2",)
    assert sue.workers["builder"] == 2


def test_either_kind_is_the_best_of_both_displays_objectives_first() -> None:
    def change(state: State, sue: Sue) -> None:
        sue.row["engineer"] = 4
        state.displays = {"objective": ["O01", "O09", "O02"], "bonus": ["BT_MONEY2", "BT_MONEY5", "BT_HIRE"]}

    view = sue_plays("A2", change, setup="chosen", train_4="b").view(None)
    assert [tile.id for tile in view.players[1].objectives] == ["O09"]
    assert view.players[1].bonus_tiles == ()


def test_most_workers_decide_the_leftmost_if_equal() -> None:
    def change(state: State, sue: Sue) -> None:
        sue.row = {"builder": 2, "cowboy": 2, "engineer": 1}

    assert built(sue_plays("B3", change))


def test_two_actions_are_performed_left_to_right() -> None:
    def change(state: State, sue: Sue) -> None:
        sue.row = {"cowboy": 2, "builder": 1, "engineer": 1}
        sue.supply_deck = ["cowboy"]

    sue = sue_plays("B1", change).view(None).players[1]
    assert sue.cattle == {"corriente": 1}  # market with two cowboys, then the draw
    assert sue.workers["cowboy"] == 3


def test_her_buildings_are_another_players() -> None:
    def arrange(state: State) -> None:
        seat(state.players[0], **(QUIET | {"place": "C", "discs": ["D_AUX_REMOVE", "D_AUX_CERT"]}))
        building(state, "S3", "1a", owner=1)

    match = after(arrange, "move:S3", seats=1)
    assert offered(match) == ["gain:aux_money3", "exchange:aux_exchange2", "end"]


def test_she_may_end_the_game() -> None:
    def change(state: State, sue: Sue) -> None:
        state.players[1].place = "G"
        state.simmental = 0

    match = sue_plays("A1", change)
    assert match.view(None).end_space == 1
    assert "simmental" not in match.view(None).players[1].cattle
    answer(match, "move:D", "end")
    assert match.over
    assert match.score().categories[0].points[1] == 0
    assert table(match, 1).on_end_space


def test_the_bot_deck_is_shuffled_anew_when_it_is_empty_at_her_turns_start() -> None:
    match = sue_plays("A1")
    assert (match.view(None).sue.bot_deck, match.view(None).sue.bot_discard) == (0, ("A1",))
    answer(match, "move:D", "end")
    assert (match.view(None).sue.bot_deck, match.view(None).sue.bot_discard) == (0, ("A1",))
