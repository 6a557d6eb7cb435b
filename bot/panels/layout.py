"""A message made of Discord's layout components, kept inside Discord's limits whatever is put into it."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.panels.ids import Choose, Press
from renders import Picture

Control = ui.Item[Any]
"""A button of any kind."""

TEXT_LIMIT = 3900
"""Characters of all texts together; Discord allows 4000."""

LABEL_LIMIT = 80
MENU_LIMIT = 25
MENU_TEXT_LIMIT = 100
BREAKS = (" · ", "; ", ", ")
"""Where a long label may go on in the line below."""
BUTTONS_IN_A_ROW = 5


class Page(ui.LayoutView):
    """A message's texts, pictures and controls, from top to bottom."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.files: list[discord.File] = []
        self._room = TEXT_LIMIT

    def text(self, text: str) -> None:
        """Add a paragraph; what doesn't fit any more is cut off with an ellipsis."""
        if not text or self._room < 2:
            return
        shown = cut(text, self._room)
        self._room -= len(shown)
        self.add_item(ui.TextDisplay(shown))

    def picture(self, picture: Picture | None, name: str) -> None:
        """Add a picture with its alternative text; `name` is its file name, which tells nothing."""
        if picture is None:
            return
        self.files.append(discord.File(BytesIO(picture.png), filename=f"{name}.png"))
        gallery: ui.MediaGallery[Page] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{name}.png", description=cut(picture.alt, 1024) or None)
        self.add_item(gallery)

    def buttons(self, buttons: Iterable[Control | None]) -> None:
        """Add buttons in rows of five; None is left out."""
        present = [button for button in buttons if button is not None]
        for start in range(0, len(present), BUTTONS_IN_A_ROW):
            self.add_item(ui.ActionRow(*present[start : start + BUTTONS_IN_A_ROW]))

    def menu(self, custom_id: str, placeholder: str, choices: Sequence[discord.SelectOption]) -> None:
        """Add a menu of at most 25 choices."""
        select: ui.Select[Page] = ui.Select(
            custom_id=custom_id, placeholder=cut(placeholder, 150), options=list(choices[:MENU_LIMIT])
        )
        self.add_item(ui.ActionRow(Choose(select)))


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Press:
    """Make a button whose meaning is in its custom id."""
    return Press(
        ui.Button(custom_id=custom_id, label=cut(label, LABEL_LIMIT), style=style, disabled=disabled)
    )


def link(label: str, url: str) -> ui.Button[Page]:
    """Make a button that leads somewhere."""
    return ui.Button(label=cut(label, LABEL_LIMIT), url=url)


def choice(value: str, label: str, description: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """Make one line of a menu; what a long label can't hold goes on in the small line below it."""
    if len(label) > MENU_TEXT_LIMIT:
        label, description = _broken(label, MENU_TEXT_LIMIT)
    return discord.SelectOption(
        value=value,
        label=cut(label, MENU_TEXT_LIMIT) or "…",
        description=cut(description, MENU_TEXT_LIMIT) or None,
        default=chosen,
    )


def _broken(text: str, limit: int) -> tuple[str, str]:
    """Break a text in two where a part of it ends, or where a word does if the rest wouldn't fit otherwise."""
    ends = [text.rfind(mark, 0, limit) + len(mark) - 1 for mark in BREAKS if mark in text[:limit]]
    at = max(ends, default=0)
    if not at or len(text) - at > limit:
        at = text.rfind(" ", 0, limit + 1) if " " in text[:limit] else limit
    return text[:at], text[at:].strip(" ·")


def cut(text: str, limit: int) -> str:
    """Shorten a text to a limit, with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
