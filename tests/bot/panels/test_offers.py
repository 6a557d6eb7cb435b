"""What may be chosen: a few things as buttons, long ones as a list, many as menus side by side."""

from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot import words
from bot.chat.studio import Studio
from bot.panels.ids import Choose, Press
from bot.panels.layout import Page
from bot.panels.turn import panel
from bot.table.look import Look
from engine.kernel import Option
from tests.bot.panels.tables import a_look

CATALOGUE = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "fair.ask"
msgstr "What now?"

msgid "fair.horse"
msgstr "{number} horses"

msgid "fair.long"
msgstr "a thing that takes many words to say, {number} of them at the least"

msgid "fair.summer"
msgstr "Summer spaces"

msgid "fair.winter"
msgstr "Winter spaces"
"""


@pytest.fixture(autouse=True)
def fair(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "fair.po").write_text(CATALOGUE, "utf-8")
    words.also_read(tmp_path)


def things(count: int, group: str = "", *, key: str = "fair.horse", anytime: bool = False) -> list[Option]:
    return [
        Option(f"{group}{key}{anytime}:{n}", key, {"number": n}, group=group, anytime=anytime)
        for n in range(count)
    ]


async def shown(look: Look, page: int = 0) -> Page:
    made = await panel(look, "en", Studio(open_for_work=False), page=page)
    assert made.total_children_count <= 40
    return made


def buttons(page: Page) -> list[str]:
    return [
        str(child.item.label)
        for child in page.walk_children()
        if isinstance(child, Press) and child.sign.action in {"answer", "also"}
    ]


def styles(page: Page) -> list[discord.ButtonStyle]:
    return [
        child.item.style
        for child in page.walk_children()
        if isinstance(child, Press) and child.sign.action in {"answer", "also"}
    ]


def menus(page: Page) -> Iterator[tuple[str, list[discord.SelectOption]]]:
    for child in page.walk_children():
        if isinstance(child, Choose):
            yield str(child.item.placeholder), child.item.options


async def test_a_number_is_set_apart_from_what_follows() -> None:
    assert buttons(await shown(a_look(things(2)))) == ["1 · 0 horses", "2 · 1 horses"]
    page = await shown(a_look(things(2, key="fair.long")))
    assert buttons(page) == ["1", "2"]
    texts = [child.content for child in page.walk_children() if isinstance(child, discord.ui.TextDisplay)]
    assert any(text.startswith("**1** · a thing that takes") for text in texts)


async def test_every_group_has_a_menu_of_its_own_and_the_rest_stands_beside() -> None:
    look = a_look([*things(18, "fair.summer"), *things(18, "fair.winter"), *things(1)])
    page = await shown(look)
    assert [(title, len(entries)) for title, entries in menus(page)] == [
        ("Summer spaces", 18),
        ("Winter spaces", 18),
    ]
    assert buttons(page) == ["37 · 0 horses"]
    assert [entry.description for _, entries in menus(page) for entry in entries] == [None] * 36


async def test_only_a_choice_without_others_is_green() -> None:
    lone = await shown(a_look([*things(1), *things(2, anytime=True)]))
    beside = await shown(a_look([*things(18, "fair.summer"), *things(1)]))
    assert styles(lone) == [discord.ButtonStyle.success, *[discord.ButtonStyle.secondary] * 2]
    assert styles(beside) == [discord.ButtonStyle.primary]


async def test_a_menu_that_would_be_too_long_is_split_and_everything_can_be_reached() -> None:
    look = a_look(things(31))
    page = await shown(look)
    assert [title for title, _ in menus(page)] == ["Choose one of 31: 1–25", "Choose one of 31: 26–31"]
    assert [entry.value for _, entries in menus(page) for entry in entries] == [o.id for o in look.options]


async def test_no_two_controls_of_a_panel_have_the_same_custom_id() -> None:
    look = a_look([*things(31, "fair.summer"), *things(12, "fair.winter"), *things(30, anytime=True)])
    ids = [
        child.custom_id for child in (await shown(look)).walk_children() if isinstance(child, (Press, Choose))
    ]
    assert len(set(ids)) == len(ids)


async def test_hundreds_of_options_turn_pages_and_all_of_them_can_be_reached() -> None:
    look = a_look(things(400))
    found = [
        entry.value for page in range(3) for _, entries in menus(await shown(look, page)) for entry in entries
    ]
    assert found == [option.id for option in look.options]


@pytest.mark.parametrize(
    ("reveals", "unsure", "said"),
    [
        (1, 0, ["-# Choice 1 shows something new: undoing it needs the others' consent."]),
        (3, 0, ["-# Whatever you choose shows something new: undoing it needs the others' consent."]),
        (
            1,
            2,
            [
                "-# Choice 1 shows something new: undoing it needs the others' consent.",
                "-# Choices 2 and 3 may show something new: undoing them may need the others' consent.",
            ],
        ),
    ],
)
async def test_what_may_show_something_new_is_named_before_it_is_chosen(
    reveals: int, unsure: int, said: list[str]
) -> None:
    options = things(3)
    ids = [option.id for option in options]
    look = a_look(options, reveals=tuple(ids[:reveals]), unsure=tuple(ids[reveals : reveals + unsure]))
    page = await shown(look)
    texts = (child.content for child in page.walk_children() if isinstance(child, discord.ui.TextDisplay))
    assert [text.splitlines() for text in texts if "new" in text] == [said]
