"""What holds on every table: tolls, income, objectives."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.new_zealand.cards.objectives import capacities, feasible, objective, objective_points
from engine.new_zealand.components import BOX, BREEDS, BUILD_SPACES, HAZARD_ZONES, HAZARDS, NODES
from engine.new_zealand.state import NewZealandState, Player, Site
from tests.rules.new_zealand.driver import answers, asked, at, me, table

hazards = st.fixed_dictionaries(
    {},
    optional={
        space: st.sampled_from(sorted(kind for kind, tile in HAZARDS.items() if tile.zone == zone))
        for zone, spaces in HAZARD_ZONES.items()
        for space in spaces
    },
)
sites = st.dictionaries(
    st.sampled_from(BUILD_SPACES), st.tuples(st.integers(0, 2), st.integers(1, 10)), max_size=10
)


@settings(max_examples=25, deadline=None)
@given(hazards, sites, st.integers(0, 8), st.sampled_from(["nA", "nC", "nE", "nG"]))
def test_tolls_move_money_and_never_make_debts(
    lying: dict[str, str], built: dict[str, tuple[int, int]], money: int, start: str
) -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.step_limit = money, 4
        state.hazards = dict(lying)
        state.sites = {space: Site(seat, number) for space, (seat, number) in built.items()}

    match = table(at(start, more=arrange), seats=3)
    for option in asked(match).options:
        if not option.id.startswith("move:"):
            continue
        copy = match.clone()
        before = [player.money for player in copy.state.players]
        answers(copy, option.id)
        after = [player.money for player in copy.state.players]
        toll = option.args["n"]
        assert isinstance(toll, int)
        assert after[0] == money - toll >= 0
        assert all(now >= then for now, then in zip(after[1:], before[1:], strict=True))
        assert sum(after) <= sum(before)
        assert me(copy).place == option.target
        assert NODES[option.target].kind in {"neutral", "wellington"} or option.target in {**lying, **built}


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(sorted(BREEDS)), max_size=6), st.integers(0, 3), st.integers(0, 2))
def test_income_counts_every_breed_once(hand: list[str], temporary: int, permanent: int) -> None:
    def arrange(state: NewZealandState, player: Player) -> None:
        player.money, player.certificates, player.permanent_certificates = 0, temporary, permanent

    match = answers(table(at("nH", *hand, more=arrange)), "move:wellington", "deliver")
    different = len(set(hand))
    answers(match, *(["show:all"] if different > 1 else [f"show:{hand[0]}"] if hand else ["done"]))
    if temporary:
        answers(match, f"certificates:{temporary}")
    worth = sum(BREEDS[card].breeding for card in set(hand))
    assert me(match).money == worth + temporary + permanent
    assert len(me(match).flock.hand) == len(hand) - different


CARDS = [card.id for card in BOX.objectives.cards] + ["set_8", "set_9", "set_10"]


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(CARDS), max_size=4, unique=True),
    st.lists(st.sampled_from(CARDS), max_size=4, unique=True),
    sites,
    st.integers(0, 16),
    st.lists(st.sampled_from(["lincoln", "hampshire", "ferry"]), max_size=4),
)
def test_objectives_are_worth_the_best_choice(
    played: list[str], kept: list[str], built: dict[str, tuple[int, int]], reached: int, owned: list[str]
) -> None:
    state: NewZealandState = table().state
    player = state.players[0]
    player.objectives, player.pathfinder = played, reached
    player.flock.discard = [*kept, *owned]
    state.sites = {space: Site(min(seat, 1), number) for space, (seat, number) in built.items()}
    state.harbours = {"H_S1": [0]}
    have, best = capacities(state, 0), -100
    mine = [(objective(card), True) for card in played] + [(objective(card), False) for card in kept]
    for count in range(len(mine) + 1):
        for chosen in combinations(range(len(mine)), count):
            if feasible([mine[at_][0] for at_ in chosen], have):
                gained = sum(mine[at_][0].vp for at_ in chosen)
                lost = sum(card.penalty for at_, (card, on) in enumerate(mine) if on and at_ not in chosen)
                best = max(best, gained - lost)
    assert objective_points(state, 0) == best
