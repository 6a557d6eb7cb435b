"""Three players: specialties, the start player, imitate spaces (booklet p.6; notes 3, 7)."""

import pytest

import engine
from engine.arle.half_year.half_years import next_start_of_three
from engine.kernel import Match
from tests.rules.arle.scene import Table


def table(**fields: object) -> Table:
    return Table(3, expansion=True, **fields)  # type: ignore[arg-type]


def fresh() -> Match:
    return engine.new_match("arle", seats=3, options={"expansion": True}, seed="specialties")


def ask(match: Match) -> tuple[int, list[str]]:
    ((seat, asked),) = match.asks.items()
    return seat, [option.id for option in asked.options]


def test_the_last_player_picks_both_specialties_first() -> None:
    match = fresh()
    order = match.view(None).order
    seats = []
    while match.view(None).phase == "specialties":
        seat, ids = ask(match)
        seats.append(seat)
        match.answer(seat, ids[0])
    assert seats == [order[2], order[2], order[1], order[1], order[0], order[0]]
    assert match.view(None).turn == order[0]


def test_vector_specialty_tool() -> None:
    match = fresh()
    red, _ = ask(match)
    match.answer(red, "tool:workbenches")
    farms = match.view(None).farms
    assert [farms[seat].goods["clay"] for seat in range(3)] == [3 if seat == red else 5 for seat in range(3)]
    assert farms[red].tools["workbenches"] == 1
    assert "tool:workbenches" not in ask(match)[1]  # picked by somebody, even by oneself


def test_vector_specialty_house() -> None:
    seeds = (str(seed) for seed in range(50))
    matches = (engine.new_match("arle", seats=3, options={"expansion": True}, seed=seed) for seed in seeds)
    match = next(match for match in matches if "poultry_farm" in match.view(None).sale)
    red, _ = ask(match)
    match.answer(red, "building:poultry_farm")
    match.answer(red, "pay:2grain.1wood.1clay")
    match.answer(red, "cell:9")
    farm = match.view(None).farms[red]
    assert farm.buildings == ("poultry_farm",)
    assert [farm.goods[good] for good in ("wood", "clay", "grain")] == [2, 2, 0]
    assert not [option for option in ask(match)[1] if option.startswith(("building", "any"))]


def test_small_houses_rest_until_the_preparation_round_is_over() -> None:
    match = fresh()
    while match.view(None).phase == "specialties":
        seat, ids = ask(match)
        houses = [option for option in ids if option.startswith("building")]
        match.answer(seat, (houses or ids)[0])
        assert all(match.anytime(other) == [] for other in range(3)) or match.view(None).phase == "work"


@pytest.mark.parametrize(
    ("start", "special", "following"),
    [(0, [], 2), (1, [], 0), (0, [2], 1), (0, [1], 2), (0, [2, 1], 0), (0, [0, 2], 1), (2, [0, 1], 2)],
)
def test_next_start_player(start: int, special: list[int], following: int) -> None:
    assert next_start_of_three(start, special) == following


def test_two_different_players_may_use_the_special_action() -> None:
    three = table().place("builders_merchant", "decline", "decline").end()
    assert "space:tanner" in three.ids()
    three.place("boatman").end()
    assert "space:tanner" not in three.ids()
    assert three.view.special == (0, 1)
    assert three.rest().view.order == (2, 0, 1)


def test_nobody_uses_it_twice() -> None:
    three = table().place("boatman").end().do("skip", "end", "skip", "end")
    assert "space:tanner" not in three.ids()


def test_seven_half_years() -> None:
    assert table(half_year=7).rest().match.over
    assert not table(half_year=6).rest().match.over


def test_laborers_copy_nothing_but_three_spaces_do() -> None:
    three = table(workers={"clay_worker": 1})
    ids = three.place("laborer_summer_3p").ids()
    assert not [option for option in ids if option.startswith("imitate")]
    assert "space:summer_laborer" not in table().ids()


def test_imitating_costs_one_food_first_and_two_afterwards_and_once_a_player() -> None:
    three = table(workers={"clay_worker": 1})
    three.place("imitate", "imitate:clay_worker", "plain").end()
    assert three.goods("food", "clay") == [7 - 1, 6]
    three.place("imitate", "imitate:clay_worker", "plain").end()
    assert three.goods("food", seat=1) == [7 - 2]
    three.place("imitate", "imitate:clay_worker", "plain").end()
    assert three.goods("food", seat=2) == [7 - 2]
    assert "space:imitate" not in three.ids()
    assert next(space for space in three.view.spaces if space.id == "imitate").workers == (0, 1, 2)


def test_a_doubled_imitation_is_two_uses_in_price_and_one_in_number() -> None:
    three = table(workers={"clay_worker": 1}, goods={"east_frisian_tea": 2})
    three.place("imitate", "double", "imitate:clay_worker", "again", "imitate:clay_worker").end()
    assert three.goods("food", "clay") == [7 - 1 - 2, 9]
    three.place("imitate", "imitate:clay_worker", "plain")
    assert three.goods("food", seat=1) == [7 - 2]


def test_spaces_of_three_players() -> None:
    summer = {option for option in table().ids() if option.startswith("space:")}
    assert {"space:grandma_summer", "space:laborer_summer_3p", "space:imitate"} < summer
    three = table(half_year=2)
    assert {"space:boatman", "space:winter_woodcutter", "space:shipwright_3p"} < set(three.ids())


def test_boatman() -> None:
    three = table(half_year=2, barn=["peat_boat"], ditches=["V:3:0", "V:4:0", "V:5:0", "V:6:0"])
    assert three.place("boatman").goods("clay") == [3 + 1 + 1]


def test_winter_woodcutter_counts_forests_not_axes() -> None:
    three = table(half_year=2, land={9: "forest"})
    assert three.place("winter_woodcutter").goods("wood") == [3 + 3 + 1]


def test_the_laborer_may_build_a_trade_ship() -> None:
    three = table(goods={"linen": 2, "wood": 5}).place("laborer_summer_3p", "equip:small_trade_ship")
    assert three.goods("food", "linen", "wood") == [5, 0, 2]


def test_the_shipwright_builds_trade_ships_only() -> None:
    three = table(half_year=2, goods={"linen": 2, "wood": 9}).place("shipwright_3p")
    assert three.ids()[:2] == ["equip:small_trade_ship", "equip:large_trade_ship"]
    assert "equip:peat_boat" not in three.ids()
