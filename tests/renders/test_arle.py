import pytest

import renders
from bot.words import reader
from engine import automa
from engine.kernel import OptionValue
from renders import Request, Say
from renders.arle.farm.farm import changed
from renders.arle.work.sale import in_play
from renders.samples import Sample, played
from tests.renders.every_game import EveryGame, asked

TEA: dict[str, OptionValue] = {"expansion": True}
BASE: dict[str, OptionValue] = {}
TABLES = [(1, BASE), (2, BASE), (1, TEA), (2, TEA), (3, BASE)]
CASES = [(seats, options, answers) for seats, options in TABLES for answers in (1, 130, 420)]


def name(case: tuple[int, dict[str, OptionValue], int]) -> str:
    seats, options, answers = case
    return f"{seats} {'tea' if options or seats == 3 else 'base'}, {answers} answers"


@pytest.fixture(params=CASES, ids=name)
def sample(request: pytest.FixtureRequest) -> Sample:
    seats, options, answers = request.param
    return played("arle", seats=seats, options=options, answers=answers, seed=f"test {seats}")


class TestArle(EveryGame):
    """Its pictures are small, and their alternative texts fully worded."""


def test_nothing_is_hidden_so_everybody_sees_the_same_farms(say: Say) -> None:
    sample = played("arle", seats=2, answers=150, seed="open")
    for subject in (0, 1):
        mine = sample.request("table", say, seat=1 - asked(sample), subject=subject)
        everybody = sample.request("table", say, seat=None, subject=subject)
        assert renders.draw(mine).png == renders.draw(everybody).png


@pytest.mark.parametrize(("seats", "options"), [(2, BASE), (3, BASE)], ids=["base", "tea"])
def test_every_option_with_a_target_is_drawn_on_one_of_the_pictures(
    seats: int, options: dict[str, OptionValue], say: Say
) -> None:
    kinds = renders.pictures("arle")
    sample = played("arle", seats=seats, options=options, answers=0, seed="targets")
    match, player = sample.match, automa.player("random", "targets")
    seen: set[str] = set()
    while match.asks:
        seat, ask = next(iter(match.asks.items()))
        new = {option.target.partition(":")[0] for option in ask.options if option.target} - seen
        if new or len(match.record.journal) % 12 == 5:
            request = sample.request("board", say, seat=seat)
            shown = {k: {t for t in request.targets if kind.shows(request, t)} for k, kind in kinds.items()}
            assert set().union(*shown.values()) == set(request.targets)
            for kind, targets in shown.items():
                assert not targets or targets <= set(kinds[kind].draw(request).places)
            seen |= new
        match.answer(seat, player.choose(match, seat))
    assert {"space", "cell", "building", "tool", "piece"} <= seen


def test_every_place_for_animals_and_ditches_can_be_numbered(say: Say) -> None:
    for answers in (150, 300, 420):
        sample = played("arle", seats=3, answers=answers, seed="pens", policy="greedy")
        for seat, farm in enumerate(sample.match.view(None).farms):
            request = sample.request("table", say, subject=seat)
            places = set(renders.pictures("arle")["table"].draw(request).places)
            assert {pen.id for pen in farm.pens} <= places
            assert {f"piece:{piece.number}" for piece in (*farm.barn, *farm.harbor)} <= places
            assert {f"edge:{edge}" for edge in farm.ditches} <= places


def test_a_menus_preview_is_the_picture_and_the_part_that_shows_it(say: Say) -> None:
    sample = played("arle", seats=2, answers=130, seed="preview")
    base = sample.request("board", say, seat=asked(sample))

    def size(*targets: str) -> tuple[int, int]:
        numbered = {target: number for number, target in enumerate(targets, 1)}
        picture = renders.preview(Request(**{**base.__dict__, "targets": numbered}))
        return picture.width, picture.height

    assert size("space:farmer", "space:baker") == (1200, 1200)
    assert size("tool:axes")[0] < 760
    assert size("building:mill")[1] < 1000
    assert size("building:mill", "space:farmer") == (1200, 1200)
    assert size("cell:9", "cell:15", "edge:V:3:0")[0] < 760
    assert size("piece:0", "destination:hage")[0] < 500


def test_what_changed_on_another_farm_is_not_marked_on_mine(say: Say) -> None:
    for answers in range(20, 200, 20):
        sample = played("arle", seats=2, answers=answers, seed="changed")
        for seat in (0, 1):
            request = sample.request("table", say, seat=None, subject=seat)
            own = {t for event in sample.events if event.seat == seat for t in event.targets}
            assert set(changed(request, seat)) <= own


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_sold_buildings_keep_their_place(seats: int, options: dict[str, OptionValue], say: Say) -> None:
    early = played("arle", seats=seats, options=options, answers=1, seed="sale").match.view(None)
    late = played("arle", seats=seats, options=options, answers=400, seed="sale").match.view(None)
    assert in_play(early) == in_play(late)
    assert len(in_play(early)) == {"base": 18, "tea_2": 23, "tea_3": 28}[early.board]


@pytest.mark.parametrize(
    "names", [("牛飼い証" * 8, "王" * 32, "a" * 32), ("😀", "שלום", "ไทย"), ("", " ", "A")]
)
def test_any_names_can_be_drawn(names: tuple[str, ...]) -> None:
    sample = played("arle", seats=3, answers=150, seed="names")
    say = reader("en", names)
    for kind in ("board", "table", "score"):
        picture = renders.draw(sample.request(kind, say, names=names))
        assert picture.width == 1200
        assert len(picture.alt) <= 1024


def test_the_score_sheet_names_the_winner(say: Say) -> None:
    sample = played("arle", seats=2, answers=5000, seed="end")
    assert not sample.match.asks
    sheet = sample.match.score()
    alt = renders.draw(sample.request("score", say)).alt
    assert say("renders.alt.seat", seat=sheet.winners[0]) in alt
    assert all(f"{total:g}" in alt for total in sheet.totals)


def test_the_same_request_gives_the_same_bytes(say: Say) -> None:
    sample = played("arle", seats=2, answers=100, seed="same")
    for kind in ("board", "table"):
        assert renders.draw(sample.request(kind, say)).png == renders.draw(sample.request(kind, say)).png
