"""The work phase: workers, the special action, the Laborer, being done (rulebook pp.6-7, 12, 14; notes 2-4)."""

import pytest

from engine.kernel import IllegalAnswer
from tests.rules.arle.scene import Table


def test_workers_are_placed_in_turn_and_each_space_holds_one() -> None:
    table = Table(2, order=(1, 0))
    assert list(table.match.asks) == [1]
    table.place("builder", "decline").end()
    assert list(table.match.asks) == [0]
    assert "space:builder" not in table.ids()
    assert table.farm(1).workers_left == 3


def test_a_worker_may_be_left_unused() -> None:
    table = Table(2).do("skip").end()
    assert list(table.match.asks) == [1]
    assert all(not space.workers for space in table.view.spaces)


def test_a_space_may_be_blocked_without_doing_anything_but_its_price_is_paid() -> None:
    table = Table(1).place("forester", "decline")
    assert table.goods("food") == [4]
    assert table.asked() == "end_turn"


def test_a_space_that_cannot_be_paid_is_not_offered() -> None:
    assert "space:forester" not in Table(1, goods={"food": 0}).ids()
    assert "space:summer_laborer" not in Table(1, goods={"food": 1}).ids()


def test_only_the_wood_trader_takes_grain_for_food_and_only_without_food() -> None:
    table = Table(1, half_year=2, goods={"food": 0, "grain": 1}).place("wood_trader", "gain:4wood")
    assert table.goods("grain", "wood") == [0, 8]
    table = Table(1, half_year=2, goods={"food": 1, "grain": 1}).place("wood_trader", "gain:4wood")
    assert table.goods("food", "grain") == [0, 1]
    assert "space:winter_laborer" not in Table(1, half_year=2, goods={"food": 0, "grain": 9}).ids()


def test_special_action_once_for_both_and_the_marker_moves_at_once() -> None:
    table = Table(2)
    assert "space:wainwright" in table.ids()
    table.place("wainwright", "decline", "decline").end()
    assert table.view.marker == 1
    assert table.view.special == (0,)
    assert "space:baker" not in table.ids()
    table.rest()
    assert table.view.order == (1, 0)


def test_without_a_special_action_the_marker_changes_hands_at_the_end() -> None:
    assert Table(2).rest().view.order == (1, 0)


def test_the_one_who_takes_the_special_action_may_be_the_second_player() -> None:
    table = Table(2).do("skip").end().place("tanner", "times:0").end()
    assert table.view.marker == 0
    assert table.rest().view.order == (0, 1)


def test_solo_has_no_special_action() -> None:
    assert "space:wainwright" not in Table(1).ids()
    assert "space:fisherman" not in Table(1, half_year=2).ids()


def test_vector_imitate_peat_own_tools_count() -> None:
    table = Table(
        2, farms={1: {"tools": {"spades": 7}}}, order=(1, 0), land={15: "drained_moor"}, peat={15: 4}
    )
    table.place("peat_cutter", "done").end()
    table.place("summer_laborer", "imitate:peat_cutter")
    assert table.asked() == "cut_peat"
    assert "peat:15:3" in table.ids()
    assert "peat:15:4" not in table.ids()
    table.do("peat:15:3")
    assert table.goods("peat") == [6]


def test_vector_imitate_forester_costs_three_food() -> None:
    table = Table(1).place("forester", "forest").end()
    table.place("summer_laborer", "imitate:forester", "forest")
    assert table.goods("food") == [5 - 1 - 3]
    assert table.tiles("forest") == 2


def test_imitate_needs_an_occupied_space_of_the_same_season() -> None:
    table = Table(2).place("wainwright", "decline", "decline").end().place("summer_laborer")
    assert not [option for option in table.ids() if option.startswith("imitate")]


def test_a_laborer_taken_as_special_action_may_only_build() -> None:
    table = Table(2, workers={"builder": 1}, goods={"timber": 1, "grain": 1}).place("winter_laborer")
    assert not [option for option in table.ids() if option.startswith("imitate")]
    assert [option for option in table.ids() if option.startswith("building")]


def test_an_occupied_space_whose_price_cannot_be_paid_cannot_be_imitated() -> None:
    table = Table(1, goods={"food": 2}, workers={"forester": 0, "builder": 0}).place("summer_laborer")
    assert "imitate:builder" in table.ids()
    assert "imitate:forester" not in table.ids()


def test_everybody_declares_in_any_order_and_may_still_load() -> None:
    table = Table(2, placed=7, barn=["handcart"], order=(1, 0))
    table.do("skip", "end", seat=0)
    assert sorted(table.match.asks) == [0]
    table.do("any:load:0", "load:wood:1", seat=0)
    assert table.goods("timber") == [0]
    table.do("done", seat=0)
    assert table.view.half_year == 2
    assert table.goods("timber") == [1]


def test_who_has_nothing_left_to_do_is_not_waited_for() -> None:
    table = Table(2, placed=7, order=(1, 0)).do("skip", "end")
    assert table.view.half_year == 2


def test_a_table_may_want_everybody_to_say_it() -> None:
    table = Table(2, placed=7, order=(1, 0), options={"declare_idle": False}).do("skip", "end")
    assert sorted(table.match.asks) == [0, 1]
    table.do("done", seat=1)
    assert sorted(table.match.asks) == [0]


def test_done_with_the_last_worker() -> None:
    table = Table(2, placed=7, order=(1, 0), barn=["handcart"]).do("skip", "done")
    assert table.farm(0).done is False or table.view.half_year == 2
    assert table.view.half_year == 2


def test_loading_is_closed_within_ones_own_action_and_open_before_and_after() -> None:
    table = Table(1, barn=["handcart"])
    assert "any:load:0" in table.ids()
    table.place("builder")
    assert table.asked() == "construct_building"
    assert "any:load:0" not in table.ids()
    assert "any:animals" in table.ids()
    table.do("decline")
    assert "any:load:0" in table.ids()


def test_out_of_turn_loading_but_never_within_a_rivals_action() -> None:
    table = Table(2, farms={1: {"barn": ["handcart"]}})
    assert "any:load:0" in [option.id for option in table.match.anytime(1)]
    table.place("builder")
    assert table.match.anytime(1) == []
    table.do("decline")
    table.do("any:load:0", seat=1)
    table.do("load:wood:1", seat=1)
    assert table.goods("wood", seat=1) == [3]


def test_an_answer_that_is_not_offered_is_refused() -> None:
    table = Table(1)
    with pytest.raises(IllegalAnswer):
        table.do("space:baker")


def test_a_turn_can_be_taken_back_until_it_ends() -> None:
    table = Table(1)
    before = table.match.save()
    table.place("clay_worker")
    assert table.goods("clay") == [7]
    table.match.undo(0)
    assert table.match.view(None) == engine_view(before)


def engine_view(saved: bytes) -> object:
    import engine

    return engine.load_match(saved).view(None)
