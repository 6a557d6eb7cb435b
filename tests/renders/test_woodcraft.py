from dataclasses import replace
from itertools import combinations

import msgspec
import pytest

import engine
import renders
from bot.words import reader
from engine import automa
from engine.woodcraft.components import HELPERS, ORDERS
from renders import Say
from renders.kit import Canvas
from renders.samples import Sample, played
from renders.woodcraft.board import displays
from renders.woodcraft.table import hand, workshop
from tests.renders.every_game import EveryGame, asked
from tests.rules.woodcraft.scenario import start

GAME = "woodcraft"
CASES = [(seats, answers) for seats in (1, 2, 3, 4) for answers in (1, 40, 260)]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} answers")
def sample(request: pytest.FixtureRequest) -> Sample:
    seats, answers = request.param
    return played(GAME, seats=seats, answers=answers, seed=f"test {seats}")


class TestWoodcraft(EveryGame):
    """Its pictures are small, and their alternative texts fully worded."""


def test_a_picture_for_everybody_does_not_change_with_what_is_hidden(sample: Sample, say: Say) -> None:
    for other in (sample.match.redealt(0, "one"), sample.match.redealt(0, "two")):
        twin = Sample(other, sample.events)
        for kind in ("board", "displays", "table"):
            mine, theirs = (s.request(kind, say, seat=None, subject=0) for s in (sample, twin))
            assert renders.draw(mine) == renders.draw(theirs)


def test_a_seats_picture_does_not_change_with_what_is_hidden_from_it(sample: Sample, say: Say) -> None:
    seat = asked(sample)
    twin = Sample(sample.match.redealt(seat, "other"), sample.events)
    for kind in ("board", "table"):
        mine, theirs = (s.request(kind, say, seat=seat) for s in (sample, twin))
        assert renders.draw(mine) == renders.draw(theirs)


def test_every_seats_table_can_be_looked_at_by_everybody(sample: Sample, say: Say) -> None:
    for subject in range(sample.match.seats):
        for seat in (None, asked(sample)):
            assert renders.draw(sample.request("table", say, seat=seat, subject=subject)).width == 1200


def test_every_crop_can_be_cut(say: Say) -> None:
    sample = played(GAME, seats=4, answers=300, seed="crops", policy="greedy")
    for name, kind in renders.pictures(GAME).items():
        for crop in kind.crops:
            picture = renders.draw(sample.request(name, say, seat=asked(sample), crop=crop))
            assert 480 <= picture.width <= 1200
            assert say(f"renders.crop.{crop}") != f"⟦renders.crop.{crop}⟧"


@pytest.mark.parametrize("seats", [1, 4])
def test_the_displays_are_drawn_whatever_is_missing_from_them(seats: int, say: Say) -> None:
    """Spaces of the yard are empty until a purchase is over, rows short until an action is; decks run dry."""
    match = engine.new_match(GAME, seats=seats, seed="tg")
    player = automa.player("random", "tg")
    gaps = set()
    while match.asks:
        seat = next(iter(match.asks))
        view = match.view(seat)
        gap = (view.yard.count(""), len(view.order_row), len(view.helper_row))
        if gap not in gaps:
            gaps.add(gap)
            renders.draw(Sample(match, ()).request("displays", say, seat=seat))
        match.answer(seat, player.choose(match, seat))
    assert {yard for yard, _, _ in gaps} >= {0, 1}
    assert {orders for _, orders, _ in gaps} >= {3, 4}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_target_of_every_option_is_drawn_on_a_picture(seats: int, say: Say) -> None:
    """All options of a whole greedy game: some picture says that it shows the target, and does."""
    kinds = renders.pictures(GAME)
    match = engine.new_match(GAME, seats=seats, seed="targets")
    player = automa.player("greedy", "targets")
    seen: set[str] = set()
    while match.asks:
        seat = next(iter(match.asks))
        request = Sample(match, ()).request("board", say, seat=seat)
        fresh = [target for target in request.targets if target.partition(":")[0] not in seen]
        for target in fresh:
            shown = [name for name, kind in kinds.items() if kind.shows(request, target)]
            assert shown, target
            drawn = [kinds[name].draw(replace(request, picture=name)).places for name in shown]
            assert any(target in places for places in drawn), target
            seen.add(target.partition(":")[0])
        match.answer(seat, player.choose(match, seat))
    assert {"tile", "yard", "order", "helper", "room", "row", "lumber", "attic"} <= seen


def test_the_preview_shows_the_kind_with_most_targets(say: Say) -> None:
    sample = played(GAME, seats=2, answers=60, seed="preview")
    request = sample.request("score", say, seat=asked(sample))
    view = request.view
    for targets, kind in (
        ({"tile:buy_lumber": 1, "tile:choose_orders": 2}, "board"),
        ({f"yard:{view.yard[0]}": 1, "material:glue:2": 2}, "displays"),
        ({"room:r1c2": 1, "attic:b1": 2, "tile:buy_lumber": 3}, "table"),
    ):
        wanted = replace(request, targets=targets)
        assert renders.preview(wanted).alt == renders.draw(replace(wanted, picture=kind)).alt


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


def test_every_card_of_the_box_can_be_drawn(say: Say) -> None:
    drawn = set()
    for kind, cards, paint in (
        ("order", ORDERS, displays.paint_order),
        ("helper", HELPERS, displays.paint_helper),
    ):
        for card in cards:
            sheet = Canvas(displays.CARD_WIDTH, displays.CARD_HEIGHT)
            paint(sheet, card, say)
            drawn.add((kind, sheet.image.tobytes()))
    assert len(drawn) == len(ORDERS) + len(HELPERS), "each card has its own name, so none looks like another"


def test_the_same_request_gives_the_same_bytes(say: Say) -> None:
    sample = played(GAME, seats=3, answers=100, seed="same")
    assert renders.draw(sample.request("board", say)).png == renders.draw(sample.request("board", say)).png


ROWS = {"EO01": 1, "EO25": 1, "HO01": 1, "LO22": 1, "HO10": 1, "EO26": 3, "EO27": 2, "EO28": 0, "EO29": 0}


def test_every_order_beside_a_workshop_has_its_own_place(say: Say) -> None:
    match = start(orders=ROWS, points=104)
    canvas = workshop.draw(Sample(match, ()).request("table", say, seat=0))
    boxes = [canvas.places[f"row:{card}"].box for card in ROWS]
    for one, other in combinations(boxes, 2):
        beside = one[2] <= other[0] or other[2] <= one[0]
        assert beside or one[3] <= other[1] or other[3] <= one[1]


def test_where_an_order_starts_is_drawn_on_the_display_and_in_the_hand(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> list[bytes]:
        sheets = [Canvas(266, 178, "en"), Canvas(620, 900, "en"), Canvas(620, 900, "en")]
        displays.paint_order(sheets[0], "EO03", say)
        view = start(orders={"EO02": 1}, hand=["EO03", "EO04"]).view(0)
        hand.paint(sheets[1], view, view.workshops[0], say)
        view = start(orders={}, hand=["EO03", "EO04"]).view(0)
        hand.paint(sheets[2], view, view.workshops[0], say)
        return [sheet.image.tobytes() for sheet in sheets]

    before = drawn()
    monkeypatch.setitem(ORDERS, "EO03", msgspec.structs.replace(ORDERS["EO03"], row=3))
    assert not set(before) & set(drawn())


def test_the_alternative_text_names_each_orders_row_and_the_hand_for_its_owner_only(say: Say) -> None:
    sample = Sample(start(orders={"EO25": 2}, hand=["EO30"]), ())
    mine, theirs = (renders.draw(sample.request("table", say, seat=seat, subject=0)).alt for seat in (0, 1))
    assert "Rocking Horse (row: 2 reputation)" in mine
    assert "Rocking Horse (row: 2 reputation)" in theirs
    assert "Mantel Clock (row: 3 reputation)" in mine
    assert "Mantel Clock" not in theirs


def test_the_last_row_shows_what_this_tables_option_makes_it_cost(say: Say) -> None:
    def text(penalty: str) -> str:
        match = start(orders={"EO25": -2}, options={"bottom_row_penalty": penalty})
        return renders.draw(Sample(match, ()).request("table", say, seat=0)).alt

    assert "Rocking Horse (row: −1 reputation)" in text("reputation")
    assert "Rocking Horse (row: −1 point)" in text("points")
