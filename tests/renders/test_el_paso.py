from dataclasses import replace

import pytest

import renders
from bot.words import reader
from engine.el_paso.components import BREEDS
from renders import NoPictureError, Say
from renders.el_paso.table import counting
from renders.samples import Sample, played
from tests.renders.every_game import EveryGame, asked

CASES = [(seats, answers) for seats in (1, 2, 3, 4) for answers in (1, 90, 250)]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} answers")
def sample(request: pytest.FixtureRequest) -> Sample:
    seats, answers = request.param
    return played("el_paso", seats=seats, answers=answers, seed=f"test {seats}")


class TestElPaso(EveryGame):
    """Its pictures are small, and their alternative texts fully worded."""


def test_a_picture_for_everybody_does_not_change_with_what_is_hidden(sample: Sample, say: Say) -> None:
    for other in (sample.match.redealt(0, "one"), sample.match.redealt(0, "two")):
        twin = Sample(other, sample.events)
        for kind in ("board", "table"):
            mine, theirs = (s.request(kind, say, seat=None, subject=0) for s in (sample, twin))
            assert renders.draw(mine) == renders.draw(theirs)


def test_a_seats_picture_does_not_change_with_what_is_hidden_from_it(sample: Sample, say: Say) -> None:
    seat = asked(sample)
    twin = Sample(sample.match.redealt(seat, "other"), sample.events)
    for kind in ("board", "table"):
        mine, theirs = (s.request(kind, say, seat=seat) for s in (sample, twin))
        assert renders.draw(mine) == renders.draw(theirs)


def test_nobody_else_reads_my_hand(say: Say) -> None:
    sample = played("el_paso", seats=3, answers=120, seed="hands")
    owner = asked(sample)
    breeds = [say(f"el_paso.breed.{breed}") for breed in BREEDS]
    for reader_ in (None, (owner + 1) % 3):
        request = replace(
            sample.request("table", say, seat=reader_, subject=owner), headline=(None, ""), events=()
        )
        assert not any(breed in renders.draw(request).alt for breed in breeds)


def test_every_target_that_a_picture_shows_is_drawn_on_it(say: Say) -> None:
    kinds = renders.pictures("el_paso")
    for answers in range(20, 300, 9):
        sample = played("el_paso", seats=3, answers=answers, seed="targets")
        seat = asked(sample)
        for name, kind in kinds.items():
            request = sample.request(name, say, seat=seat)
            shown = {target for target in request.targets if kind.shows(request, target)}
            if shown:
                assert shown <= set(kind.draw(request).places)


def test_every_option_with_a_target_is_shown_somewhere(say: Say) -> None:
    kinds = renders.pictures("el_paso").values()
    for answers in range(5, 320, 11):
        sample = played("el_paso", seats=4, answers=answers, seed="shown")
        request = sample.request("board", say, seat=asked(sample))
        assert [t for t in request.targets if not any(kind.shows(request, t) for kind in kinds)] == []


def test_the_preview_shows_the_kind_with_most_targets(say: Say) -> None:
    sample = played("el_paso", seats=2, answers=60, seed="preview")
    request = sample.request("score", say, seat=asked(sample))
    on_board = replace(request, targets={"B": 1, "C": 2, "hand:galloway": 3})
    in_hand = replace(request, targets={"B": 1, "hand:criollo": 2, "hand:galloway": 3})
    assert renders.preview(on_board).alt == renders.draw(replace(on_board, picture="board")).alt
    assert renders.preview(in_hand).alt == renders.draw(replace(in_hand, picture="table")).alt
    assert renders.preview(replace(request, targets={})).height == renders.draw(request).height


def test_the_trail_ahead_is_cut_round_the_targets(say: Say) -> None:
    sample = played("el_paso", seats=2, answers=60, seed="preview")
    request = replace(
        sample.request("board", say, seat=asked(sample)), targets={"F": 1, "G": 2}, crop="trail"
    )
    request = replace(request, headline=(None, ""), view=sample.match.view(None))
    picture = renders.draw(request)
    assert 480 <= picture.width <= 1200
    with pytest.raises(NoPictureError, match="no crop 'moon', only: trail, posts, supply"):
        renders.draw(replace(request, crop="moon"))
    with pytest.raises(NoPictureError, match="no picture 'map', only: board, table, score"):
        renders.draw(replace(request, picture="map"))


@pytest.mark.parametrize(
    "names",
    [
        ("牛飼い証" * 8, "王" * 32, "@everyone", "a" * 32),
        ("😀", "שלום", "ไทย", "\u202eevil"),
        ("", " ", "A", "A"),
    ],
)
def test_any_names_can_be_drawn(names: tuple[str, ...]) -> None:
    sample = played("el_paso", seats=4, answers=150, seed="names")
    say = reader("en", names)
    for kind in ("board", "table", "score"):
        picture = renders.draw(sample.request(kind, say, names=names))
        assert picture.width == 1200
        assert len(picture.alt) <= 1024


def test_the_score_sheet_names_the_winner(say: Say) -> None:
    sample = played("el_paso", seats=4, answers=5000, seed="end")
    assert not sample.match.asks
    now = sample.request("score", say)
    sheet = sample.match.score()
    alt = renders.draw(now).alt
    assert say("renders.alt.seat", seat=sheet.winners[0]) in alt
    assert all(f"{total:g}" in alt for total in sheet.totals)


def test_only_cards_that_count_are_counted() -> None:
    hand = ("criollo", "galloway", "galloway", "shorthorn", "shorthorn")
    assert counting(hand, 0) == [True, True, False, True, False]
    assert counting(hand, 1) == [True, True, False, True, True]


def test_the_same_request_gives_the_same_bytes(say: Say) -> None:
    sample = played("el_paso", seats=3, answers=100, seed="same")
    assert renders.draw(sample.request("board", say)).png == renders.draw(sample.request("board", say)).png
