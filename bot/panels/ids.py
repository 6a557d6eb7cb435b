"""What a button means is written in its custom id: the table, the version it was made for, what to do, with what.

    lt:17:345:answer:move:D

Nothing else is remembered, so a button works after a restart, and a late or doubled click is recognised.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec
from discord import ui

TEMPLATE = re.compile(
    r"lt:(?P<game>\d{1,12}):(?P<version>\d{1,12}):(?P<action>[a-z]{1,12}):(?P<ref>[!-~]{0,60})$"
)


class Sign(msgspec.Struct, frozen=True):
    """A custom id, read."""

    game: int
    version: int
    action: str
    ref: str = ""

    def __str__(self) -> str:
        return f"lt:{self.game}:{self.version}:{self.action}:{self.ref}"

    @classmethod
    def read(cls, custom_id: str) -> "Sign | None":
        """Read a custom id; None where it isn't one of ours."""
        match = TEMPLATE.fullmatch(custom_id)
        return _sign(match) if match else None


Attend = Callable[[discord.Interaction[Any], Sign, list[str]], Awaitable[None]]


def _sign(match: re.Match[str]) -> Sign:
    return Sign(int(match["game"]), int(match["version"]), match["action"], match["ref"])


class Press(ui.DynamicItem[ui.Button[Any]], template=TEMPLATE):
    """A button; its click goes to the client's desk."""

    def __init__(self, item: ui.Button[Any]) -> None:
        super().__init__(item)
        sign = Sign.read(self.custom_id)
        assert sign is not None
        self.sign = sign

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Press":
        """Make the button again from a click on it."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click on."""
        await interaction.client.desk.attend(interaction, self.sign, [])


MENU_TEMPLATE = re.compile(TEMPLATE.pattern.replace("lt:", "lm:", 1))


class Choose(ui.DynamicItem[ui.Select[Any]], template=MENU_TEMPLATE):
    """A menu; what is chosen goes to the client's desk."""

    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)
        sign = Sign.read("lt" + self.custom_id[2:])
        assert sign is not None
        self.sign = sign

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Choose":
        """Make the menu again from a choice in it."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        data: dict[str, Any] = dict(interaction.data or {})
        values = [str(value) for value in data.get("values", [])]
        await interaction.client.desk.attend(interaction, self.sign, values)


def press_id(game: int, version: int, action: str, ref: str = "") -> str:
    """Write a button's custom id."""
    return str(Sign(game, version, action, ref))


def menu_id(game: int, version: int, action: str, ref: str = "") -> str:
    """Write a menu's custom id."""
    return "lm" + str(Sign(game, version, action, ref))[2:]
