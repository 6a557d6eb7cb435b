from dataclasses import replace

import pytest

import engine
import renders
from bot.words import reader
from engine import automa
from engine.new_zealand.components import BONUS_SETS, BONUS_TILES, BOX, CARDS, MASTERS
from renders import Say
from renders.kit import Canvas
from renders.new_zealand import signs
from renders.new_zealand.table import cards
from renders.samples import Sample, played
from tests.renders.every_game import EveryGame, asked

GAME = "new_zealand"
CASES = [(seats, answers) for seats in (1, 2, 3, 4) for answers in (1, 90, 420)]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} answers")
def sample(request: pytest.FixtureRequest) -> Sample:
    seats, answers = request.param
    return played(GAME, seats=seats, answers=answers, seed=f"test {seats}", options={"setup": "shuffled"})


class TestNewZealand(EveryGame):
    """Its pictures are small, and their alternative texts fully worded."""


def test_a_picture_for_everybody_does_not_change_with_what_is_hidden(sample: Sample, say: Say) -> None:
    for other in (sample.match.redealt(0, "one"), sample.match.redealt(0, "two")):
        twin = Sample(other, sample.events)
        for kind in ("board", "sea", "markets", "table"):
            mine, theirs = (s.request(kind, say, seat=None, subject=0) for s in (sample, twin))
            assert renders.draw(mine) == renders.draw(theirs)


def test_a_seats_picture_does_not_change_with_what_is_hidden_from_it(sample: Sample, say: Say) -> None:
    seat = asked(sample)
    twin = Sample(sample.match.redealt(seat, "other"), sample.events)
    for kind in ("board", "table"):
        mine, theirs = (s.request(kind, say, seat=seat) for s in (sample, twin))
        assert renders.draw(mine) == renders.draw(theirs)


def test_every_seats_table_can_be_looked_at_by_everybody(sample: Sample, say: Say) -> None:
    for subject in range(len(sample.match.view(None).players)):
        for seat in (None, asked(sample)):
            assert renders.draw(sample.request("table", say, seat=seat, subject=subject)).width == 1200


def test_every_crop_can_be_cut(say: Say) -> None:
    sample = played(GAME, seats=4, answers=300, seed="crops", policy="greedy")
    for name, kind in renders.pictures(GAME).items():
        for crop in kind.crops:
            picture = renders.draw(sample.request(name, say, seat=asked(sample), crop=crop))
            assert 480 <= picture.width <= 1200
            assert say(f"renders.crop.{crop}") != f"⟦renders.crop.{crop}⟧"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_target_of_every_option_is_drawn_on_a_picture(seats: int, say: Say) -> None:
    """All options of a whole greedy game: some picture says that it shows the target, and does."""
    kinds = renders.pictures(GAME)
    match = engine.new_match(GAME, seats=seats, seed="targets", options={"setup": "shuffled"})
    player = automa.player("greedy", "targets")
    drawn: dict[str, set[str]] = {name: set() for name in kinds}
    changed: set[str] = set()
    answers = 0
    while match.asks:
        seat = next(iter(match.asks))
        answers += 1
        request = Sample(match, ()).request("board", say, seat=seat)
        for target in request.targets:
            shown = [name for name, kind in kinds.items() if kind.shows(request, target)]
            assert shown, target
            if not any(target in drawn[name] for name in shown):
                for name in shown:
                    drawn[name] |= set(kinds[name].draw(replace(request, picture=name)).places)
                assert any(target in drawn[name] for name in shown), target
        for event in match.answer(seat, player.choose(match, seat)):
            changed |= set(event.targets)
    for name, kind in kinds.items():
        drawn[name] |= set(kind.draw(Sample(match, ()).request(name, say, seat=0)).places)
    assert changed <= set().union(*drawn.values())


def test_the_preview_shows_the_kind_with_most_targets(say: Say) -> None:
    sample = played(GAME, seats=2, answers=60, seed="preview")
    request = sample.request("score", say, seat=asked(sample))
    for targets, kind in (
        ({"nB": 1, "nC": 2, "tokens": 3}, "board"),
        ({"SW1": 1, "H_S1": 2}, "sea"),
        ({"job:sailor:1": 1, "tokens": 2, "job:sailor:2": 3}, "markets"),
        ({"hand:shropshire": 1, "disc:aux_3a": 2, "nB": 3}, "table"),
    ):
        wanted = replace(request, targets=targets)
        assert renders.preview(wanted).alt == renders.draw(replace(wanted, picture=kind)).alt


def test_choices_beside_the_question_do_not_choose_the_preview(say: Say) -> None:
    sample = played(GAME, seats=2, answers=60, seed="preview")
    request = sample.request("score", say, seat=asked(sample))
    targets = {"nB": 1, "hand:shropshire": 2, "hand:merino": 3}
    wanted = replace(request, targets=targets, beside=("hand:shropshire", "hand:merino"))
    assert renders.preview(wanted).alt == renders.draw(replace(wanted, picture="board")).alt
    assert (
        renders.preview(replace(wanted, beside=tuple(targets))).alt
        == renders.draw(replace(wanted, picture="table")).alt
    )


@pytest.mark.parametrize(
    "names",
    [
        ("羊飼い証" * 8, "王" * 32, "@everyone", "a" * 32),
        ("😀", "שלום", "ไทย", "\u202eevil"),
        ("", " ", "A", "A"),
    ],
)
def test_any_names_can_be_drawn(names: tuple[str, ...]) -> None:
    sample = played(GAME, seats=4, answers=150, seed="names")
    say = reader("en", names)
    for kind in renders.pictures(GAME):
        picture = renders.draw(sample.request(kind, say, names=names))
        assert picture.width == 1200
        assert len(picture.alt) <= 1024


def test_the_score_sheet_names_the_winner(say: Say) -> None:
    sample = played(GAME, seats=3, answers=9000, seed="end")
    assert not sample.match.asks
    sheet = sample.match.score()
    alt = renders.draw(sample.request("score", say)).alt
    assert say("renders.alt.seat", seat=sheet.winners[0]) in alt
    assert all(f"{total:g}" in alt for total in sheet.totals)


def test_everything_printed_has_signs() -> None:
    sides = (actions for letter in BOX.neutral_buildings.values() for actions in letter.values())
    printed = [*sides, *(building.actions for building in BOX.private_buildings.values())]
    assert all(signs.signs(action) for actions in printed for action in actions)
    assert all(signs.bonus_effect(tile) or tile.vp for tile in BONUS_TILES.values())
    assert all(signs.master_gain(tile) and signs.master_worth(tile) for tile in MASTERS.values())
    assert all(cards.slot_effect(number) for number in BONUS_SETS)


def test_every_card_of_the_box_can_be_drawn(say: Say) -> None:
    drawn = set()
    for card in CARDS:
        sheet = Canvas(150, 196)
        cards.paint_card(sheet, card, say(f"new_zealand.card.{card}"))
        drawn.add(sheet.image.tobytes())
    kinds = {
        (card.vp, card.breed, card.objective and card.objective.tasks, card.actions)
        for card in CARDS.values()
    }
    assert len(drawn) >= len(kinds) - 1


def test_the_same_request_gives_the_same_bytes(say: Say) -> None:
    sample = played(GAME, seats=3, answers=100, seed="same")
    assert renders.draw(sample.request("sea", say)).png == renders.draw(sample.request("sea", say)).png
