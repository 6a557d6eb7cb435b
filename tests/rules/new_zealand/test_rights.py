"""What a tap saved must not take away: declining, waiving a part, exchange tokens in between, the last finger."""

import pytest

import engine
from engine.automa import player
from engine.kernel import Asked, Match
from engine.new_zealand.actions.describing import card_key
from engine.new_zealand.cards.hand import least_useful
from engine.new_zealand.state import NewZealandState
from tests.rules.new_zealand.driver import answers, asked, holding, ids, me, table, turn

FULL = 5
"""Gold on a full track."""
TOKENS = ["token:draw:2", "token:draw:1"]


def own(match: Match, seat: int = 0) -> list[str]:
    """Give the ids of the ask's own options, without what lies beside it."""
    return [option.id for option in asked(match, seat).options if not option.anytime]


def told(match: Match, kind: str) -> list[dict[str, object]]:
    """Give the arguments of the events of that kind that the last answer caused."""
    return [dict(event.args) for event in match.news if event.kind == kind]


# ---------------------------------------------------------------- rewards that may harm (p12)
def test_steps_that_would_lose_gold_are_asked() -> None:
    match = answers(turn("nA", "kotare", gold=FULL, pathfinder=2), "play:kotare")
    assert own(match) == ["advance:1", "advance:0"]
    kept = answers(match.clone(), "advance:0")
    assert (me(kept).pathfinder, me(kept).gold, len(me(kept).flock.hand)) == (2, FULL, 1)
    answers(match, "advance:1")
    assert (me(match).pathfinder, me(match).gold) == (3, FULL)
    assert told(match, "lost_gold") == [{"n": 1}]


@pytest.mark.parametrize(("gold", "before"), [(FULL - 1, 2), (FULL, 1), (FULL, 3)])
def test_steps_that_lose_nothing_are_not_asked(gold: int, before: int) -> None:
    match = answers(turn("nA", "kotare", gold=gold, pathfinder=before), "play:kotare")
    assert me(match).pathfinder == before + 1


def test_a_part_of_the_steps_may_be_waived() -> None:
    match = answers(turn("nA", "O10", gold=FULL, pathfinder=1), "play:O10")  # 2 steps
    assert own(match) == ["advance:2", "advance:1", "advance:0"]
    assert asked(match).options[0].key.endswith("losing_gold")
    assert not asked(match).options[1].key.endswith("losing_gold")
    assert me(answers(match, "advance:1")).pathfinder == 2


def test_certificates_that_would_lose_gold_are_asked() -> None:
    match = answers(turn("nA", "O02", gold=FULL), "play:O02")  # 2 certificates
    assert own(match) == ["gain:2", "gain:1", "gain:0"]
    answers(match, "gain:1")
    assert (me(match).certificates, me(match).gold) == (1, FULL)
    assert me(answers(turn("nA", "O02", gold=FULL - 1), "play:O02")).gold == FULL


def test_all_of_a_bonus_tile_is_taken() -> None:
    """Appendix: nothing that a bonus tile gives may be waived."""
    match = turn("nB", gold=FULL, pathfinder=2)
    match.state.bonus_market[0] = ["", "", "", "kotare"]
    match._asks = None
    answers(match, "move:nC", "local:2", "bonus:1:4")
    assert (me(match).pathfinder, me(match).flock.discard) == (4, ["kotare"])
    assert told(match, "lost_gold") == [{"n": 1}, {"n": 1}]


@pytest.mark.parametrize(("option", "cards"), [("hazard:r1", ["sheepdog"]), ("hazard:r1:bare", [])])
def test_a_hazards_card_may_be_waived(option: str, cards: list[str]) -> None:
    match = turn("nG")
    match.state.hazards = {"r1": "rockfall_3_black"}
    match._asks = None
    answers(match, "move:nH", "local:2", option)
    assert (me(match).hazards, me(match).flock.discard) == (["rockfall_3_black"], cards)


def test_what_a_worker_space_offers_can_be_declined_in_the_question_itself() -> None:
    match = turn("start", "merino", workers={"shepherd": [], "craftsman": [], "sailor": [], "shearer": []})
    match.state.job_market["sailor"] = [4]
    match._asks = None
    answers(match, "move:nA", "local:1", "hire:sailor:4")
    assert own(match) == ["sell:merino", "no"]
    answers(match, "no")
    assert (me(match).certificates, asked(match).key) == (0, "new_zealand.ask.action")


# ---------------------------------------------------------------- exchange tokens in between
def test_a_worker_spaces_sheep_may_still_be_drawn() -> None:
    """Without a sheep in hand the space isn't passed over: a token may bring one."""
    match = turn("start", workers={"shepherd": [], "craftsman": [], "sailor": [], "shearer": []})
    match.state.job_market["sailor"] = [4]
    me(match).flock.stack = ["merino", "southdown"]
    match._asks = None
    answers(match, "move:nA", "local:1", "hire:sailor:4")
    assert ids(match) == ["no", *TOKENS]
    assert match.forced(0) is None
    answers(match, "token:draw:1", "discard:merino")
    assert own(match) == ["no"]
    match = turn("start", tokens=0, workers={"shepherd": [], "craftsman": [], "sailor": [], "shearer": []})
    match.state.job_market["sailor"] = [4]
    match._asks = None
    answers(match, "move:nA", "local:1", "hire:sailor:4")
    assert asked(match).key == "new_zealand.ask.action"  # nothing could bring a sheep


def test_tokens_may_be_used_until_the_first_sheep_is_shorn() -> None:
    match = turn("nD", "southdown", "shropshire", tokens=2)
    match._asks = None
    me(match).flock.stack = ["ryeland", "merino"]
    answers(match, "move:nE", "local:0")
    assert set(TOKENS) <= set(ids(match))
    answers(match, "token:draw:2", "discard:southdown", "discard:shropshire", "show:ryeland")
    assert me(match).money == 20 + 5
    assert told(match, "sheared_sheep")


def test_a_token_may_take_the_only_sheep_to_shear() -> None:
    match = turn("nG", "southdown")
    me(match).flock.stack = ["ferry", "kotare"]
    answers(match, "move:nH", "local:0", "token:draw:1", "discard:southdown")
    assert own(match) == ["nothing"]
    answers(match, "nothing")
    assert (me(match).money, asked(match).key) == (20, "new_zealand.ask.action")


def test_without_a_sheep_in_hand_a_token_may_bring_one_for_the_income() -> None:
    match = turn("nH", "ferry", "kotare")
    me(match).flock.stack = ["suffolk", "merino"]
    answers(match, "move:wellington", "deliver")
    assert ids(match) == ["done", *TOKENS]
    assert match.forced(0) is None
    answers(match, "token:draw:2", "discard:ferry", "discard:kotare", "show:all")
    assert me(match).money == 20 + 6 + 2
    match = answers(turn("nH", "ferry", tokens=0), "move:wellington", "deliver")
    assert asked(match).key == "new_zealand.ask.delivery"  # nothing could be shown at all


def test_a_second_token_may_be_used_before_the_firsts_cards_are_discarded() -> None:
    match = turn("nA", "merino", "merino", tokens=2)
    me(match).flock.stack = ["southdown", "southdown", "suffolk", "ryeland"]
    answers(match, "token:draw:2", "token:draw:2")
    assert len(me(match).flock.hand) == 6
    answers(match, "discard:merino", "discard:merino", "discard:southdown", "discard:southdown")
    assert me(match).flock.hand == ["ryeland", "suffolk"]
    assert asked(match).key == "new_zealand.ask.move"


def test_two_tokens_between_drawing_and_discarding() -> None:
    match = turn("nA", tokens=3)
    me(match).flock.stack = ["shropshire", "merino"]
    answers(match, "token:draw:2", "token:gold")
    assert (me(match).flock.hand, me(match).gold) == (["merino"], 2)
    answers(match, "discard:merino")
    assert own(match) == ["nothing"]
    answers(match, "nothing")
    assert asked(match).key == "new_zealand.ask.move"


def test_a_token_may_take_the_sheep_that_a_bonus_tile_asks_for() -> None:
    """It is chosen before anything is paid: without it the tile stays."""
    match = turn("nB", "merino")
    match.state.bonus_market[0] = ["", "", "", "trash_romney"]
    me(match).flock.stack = ["ferry"]
    match._asks = None
    answers(match, "move:nC", "local:2", "bonus:1:4", "token:draw:1", "discard:merino", "nothing")
    assert (me(match).money, me(match).bonus_tiles) == (20, [])
    assert match.state.bonus_market[0][3] == "trash_romney"


def test_the_turn_goes_on_beside_a_half_used_token() -> None:
    match = turn("nA", "merino")
    holding(me(match, 1), "southdown")
    me(match, 1).flock.stack = ["ryeland", "suffolk"]
    me(match, 1).turns, me(match, 1).place = 1, "nA"
    match._asks = None
    answers(match, "token:draw:2", seat=1)
    assert match.waited_for == (0,)
    answers(match, "move:nB")
    answers(match, "discard:southdown", seat=1)
    answers(match, "end")  # the second discard is still open: the first card in printed order goes
    assert match.waited_for == (1,)
    assert me(match, 1).flock.hand == ["suffolk"]
    assert me(match, 1).flock.discard == ["southdown", "ryeland"]
    assert asked(match, 1).key == "new_zealand.ask.move"


def test_the_first_hand_is_4_cards_whatever_tokens_did_meanwhile() -> None:
    def arrange(state: NewZealandState) -> None:
        first = state.players[0]
        first.tokens = 2
        holding(first, "shropshire", "shropshire", "merino", "merino", "southdown")

    match = answers(table(arrange), "token:gold")
    assert asked(match).key == "new_zealand.ask.discard"
    answers(match, "nothing" if "nothing" in ids(match) else "discard:merino")
    assert len(me(match).flock.hand) <= 4


# ---------------------------------------------------------------- one tap
def test_all_sheep_are_shorn_with_one_tap() -> None:
    workers = {"shepherd": [], "craftsman": [], "sailor": [], "shearer": ["shearer"] * 2}
    match = answers(turn("nD", "merino", "lincoln", workers=workers), "move:nE", "local:0")
    assert own(match)[0] == "show:all"
    answers(match, "show:all")
    assert asked(match).key == "new_zealand.ask.shear"  # the third shearer may still draw
    answers(match, "done")
    assert me(match).money == 20 + 3 + 4


def test_of_more_sheep_than_shearers_the_most_wool() -> None:
    workers = {"shepherd": [], "craftsman": [], "sailor": [], "shearer": ["shearer"]}
    hand = ("southdown", "merino", "lincoln", "ryeland")
    match = answers(turn("nD", *hand, workers=workers), "move:nE", "local:0")
    assert own(match)[0] == "show:most"
    answers(match, "show:most")
    assert me(match).money == 20 + 4 + 5
    assert me(match).flock.hand == ["southdown", "merino"]


# ---------------------------------------------------------------- the last finger
def test_a_lone_way_waits_for_a_finger() -> None:
    match = turn("nH", tokens=0, gold=0)
    match.state.sites = {}
    match._asks = None
    assert own(match) == ["move:wellington"]
    assert match.forced(0) is None


def test_sheep_that_were_shown_stay_shown() -> None:
    match = answers(
        turn("nH", "merino", "southdown", certificates=1), "move:wellington", "deliver", "show:merino"
    )
    assert match.can_undo(0)  # still choosing
    answers(match, "done", "certificates:0")
    assert not match.can_undo(0)


ENDINGS = {"end", "done", "no", "nothing", "stay", "advance:0", "gain:0"}


def fits(question: Asked) -> bool:
    own_options = (option for option in question.options if not option.anytime)
    return all(
        option.ends == (option.id in ENDINGS or option.id.startswith("move:")) for option in own_options
    )


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_ends_or_declines_says_so(seats: int) -> None:
    seen: set[str] = set()
    for number in range(3):
        match = engine.new_match("new_zealand", seats=seats, seed=f"endings {number}")
        chooser = player("random", f"{number}")
        while match.asks:
            for question in match.asks.values():
                assert fits(question), question
                seen.update(option.id for option in question.options if option.ends)
            seat = next(iter(match.asks))
            match.answer(seat, chooser.choose(match, seat))
    assert seen >= {"end", "done", "stay"}


@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        (["suffolk", "merino", "romney"], "merino"),
        (["suffolk", "suffolk", "merino"], "suffolk"),
        (["sheepdog", "sheepdog", "hampshire"], "hampshire"),
    ],
)
def test_who_cannot_be_waited_for_discards_what_is_of_least_use(hand: list[str], discarded: str) -> None:
    assert least_useful(hand) == discarded


def test_a_token_in_a_rivals_turn_costs_no_better_card_when_that_turn_ends() -> None:
    match = turn("nA", "merino")
    match.answer(1, "token:draw:1")
    worst = least_useful(match.state.players[1].flock.hand)
    (told,) = [event for event in match.end_piece(1) if event.kind == "discarded"]
    assert told.args["card"] == card_key(worst)
