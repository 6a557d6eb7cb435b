from io import BytesIO

import pytest
from PIL import Image

from bot.words import catalogue
from renders.kit import ICONS, Canvas, coin, icon, icon_sprite, palette, shield, word
from renders.kit.canvas import fitting
from renders.kit.lettering import clean, covers, fit, width, wrap
from renders.kit.palette import AUTOMA, KEYS, SEATS, contrast
from renders.kit.pieces import WORKERS, letters, players
from renders.kit.shapes import target

COLOURS = ("Blue", "Yellow", "Red", "White", "Grey")


# ---- type


@pytest.mark.parametrize("language", catalogue.languages())
def test_the_type_covers_every_word_that_a_picture_may_hold(language: str) -> None:
    domains = ["renders", "kernel", "el_paso", "new_zealand", "arle", "woodcraft"]
    words = [
        catalogue.template(language, key) or ""
        for domain in domains
        for key in catalogue.keys(domain, language)
    ]
    assert words
    assert {c for text in words for c in text if not covers(c)} == set()


def test_the_type_covers_what_players_are_called_in_chinese_and_japanese() -> None:
    assert covers("王小明 陳證飼 李华 さくら カタカナ Ångström Đặng Иван")
    assert clean("Błażej Özgür Şahin Dvořák") == "Blazej Özgür Sahin Dvorák"
    assert not covers("😀")
    assert not covers("שלום")


@pytest.mark.parametrize("size", [32, 42])
def test_32_chinese_characters_fit_wherever_a_name_stands(size: int) -> None:
    name = "牛飼い証" * 8
    text, smaller = fit(name, size, 190, "ja")
    assert text.endswith("…")
    assert width(text, smaller, "ja") <= 190


def test_words_shrink_before_they_are_cut() -> None:
    room = width("trading posts", 40) * 0.9
    assert fit("trading posts", 40, room) == ("trading posts", 36)
    assert fit("trading posts", 40, room / 2)[0].endswith("…")


def test_a_figure_is_shrunk_but_never_cut() -> None:
    for text in ("104", "−12", "100.5", "10"):
        said, size = fit(text, 46, 30)
        assert said == text
        assert width(text, size) <= 30


def test_words_without_spaces_are_not_broken_in_latin_but_are_in_chinese() -> None:
    assert len(wrap("Pineywoods", 26, 60, 2)) == 1
    assert len(wrap("德州長角牛的牧場", 26, 120, 2, "zh-TW")) == 2


def test_what_the_type_lacks_is_left_out_rather_than_drawn_as_boxes() -> None:
    assert clean("Ada 🐄 ok") == "Ada  ok"


# ---- seats


def test_letters_are_unique_at_a_table() -> None:
    assert letters(("Ada", "Alan", "aaa", "王")) == ("A", "L", "P", "王")
    assert (
        letters(("Sam", "Sue"), automa=(1,)) == ("S", "P") or letters(("Sam", "Sue"), automa=(1,))[1] != "S"
    )


def test_a_name_that_cannot_be_drawn_becomes_the_seats_colour() -> None:
    seated = players(("שלום", "🐄🐄🐄", "Cy", "Ünal"), colours=COLOURS)
    assert [player.name for player in seated] == ["Blue", "Yellow", "Cy", "Ünal"]
    assert [player.letter for player in seated] == ["B", "Y", "C", "N"] or seated[3].letter == "Ü"


def test_every_seat_has_a_shape_of_its_own() -> None:
    looks = [*SEATS, AUTOMA]
    assert len({look.shape for look in looks}) == len({look.colour for look in looks}) == 5


# ---- colours


def test_words_and_signs_stand_out_from_their_grounds() -> None:
    p = palette
    for ground in (p.PAPER, p.SAND, p.CARD):
        assert contrast(p.INK, ground) > 10
    for ground in (p.PAPER, p.CARD):
        assert contrast(p.INK2, ground) >= 4.5
        assert contrast(p.FOCUS, ground) >= 3
    assert contrast(p.TARGET, p.INK) > 10
    assert contrast(p.WHITE, p.POINTS) >= 4.5
    assert contrast(p.WHITE, p.MINUS) >= 4.5
    assert contrast(p.INK, p.GAIN) >= 4.5
    for look in (*SEATS, AUTOMA):
        assert contrast(look.letter, look.colour) >= 4.5
        assert contrast(p.INK, look.tint) >= 4.5
    for ground, _ in WORKERS.values():
        assert contrast(p.WHITE, ground) >= 3


def test_key_colours_come_out_exact_and_leave_room_for_edges() -> None:
    strip = Image.new("RGB", (len(KEYS), 1))
    for x, colour in enumerate(KEYS):
        strip.putpixel((x, 0), colour)
    out = palette.quantised(strip).convert("RGB")
    assert [out.getpixel((x, 0)) for x in range(len(KEYS))] == list(KEYS)
    assert 256 - len(KEYS) >= 150


# ---- signs and the sheet


@pytest.mark.parametrize("name", sorted(ICONS))
def test_every_icon_draws_something_inside_its_grid(name: str) -> None:
    sprite = icon_sprite(name, 48)
    assert 8 <= sprite.mask.width <= 48
    assert sprite.mask.getbbox() is not None


def test_a_row_of_signs_shrinks_to_its_room() -> None:
    row = [coin(5), icon("house"), shield(12), word("×2")]
    size, taken = fitting(row, 40, 90)
    assert taken <= 90
    assert size < 40
    assert fitting(row, 40, None)[0] == 40


def test_one_sign_is_one_sprite() -> None:
    assert coin(5).at(30) is coin(5).at(30)
    assert coin(5) == coin(5) != coin(4)
    assert target(3) is target(3)


def test_a_target_near_the_edge_is_moved_onto_the_sheet() -> None:
    canvas = Canvas(300, 300)
    canvas.place("corner", (0, 0, 100, 80))
    x, y = canvas.places["corner"].disc
    assert x >= canvas.places["corner"].radius
    assert y >= canvas.places["corner"].radius


def test_a_target_lies_over_everything_else() -> None:
    canvas = Canvas(300, 300)
    canvas.place("card", (100, 100, 200, 200), mark="ring")
    canvas.mark(("card",), {"card": 1, "elsewhere": 2})
    x, y = canvas.places["card"].disc
    assert canvas.image.getpixel((round(x) - 22, round(y))) == palette.INK


def test_pictures_are_opaque_and_in_256_colours() -> None:
    png, width_, height = Canvas(120, 80).png()
    image = Image.open(BytesIO(png))
    assert (image.mode, image.size) == ("P", (120, 80)) == ("P", (width_, height))
    assert "transparency" not in image.info


def test_a_crop_holds_all_its_targets_and_stays_on_the_sheet() -> None:
    canvas = Canvas(1200, 1200)
    canvas.place("a", (0, 1100, 100, 1180))
    canvas.place("b", (200, 1000, 300, 1080))
    box = canvas.around(["a", "b"])
    assert box is not None
    assert box[0] >= 0
    assert box[3] <= 1200
    assert box[2] - box[0] >= 480
    assert box[0] <= canvas.places["a"].disc[0]
    assert canvas.around(["a", "elsewhere"]) is not None
    assert canvas.around(["elsewhere"]) is None
