"""The playground's scenarios once more under simcord, an independent simulation of Discord.

Where both agree, the playground doesn't merely confirm its own idea of Discord.
"""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import simcord

from tests.bot.playground.checks.test_limits import ACCEPTED, REFUSED
from tests.bot.playground.tiny import TinyBot

LENIENT = {
    "a bad link",
    "a nonce of 26",
    "a symbol as emoji",
    "more to choose than there is",
    "no label",
}
"""What simcord lets pass and Discord's documentation forbids."""


class Stage:
    """A server with one channel and two people, and the tiny bot in it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.bot: TinyBot = env.bot
        self.guild = env.create_guild()
        self.tables = self.guild.create_text_channel("tables")
        self.ada = self.guild.add_member(env.create_user("ada"))
        self.bo = self.guild.add_member(env.create_user("bo"))

    async def verdict(self, body: dict[str, Any]) -> int:
        """What simcord makes of a message: 0, or the JSON code of its refusal."""
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=self.tables.id)
        try:
            await self.bot.http.request(route, json=body)
        except discord.HTTPException as refused:
            return refused.code
        return 0


@contextlib.asynccontextmanager
async def on_stage() -> AsyncIterator[Stage]:
    """A running simulation; not a fixture, since simcord's clock belongs to the test's own context."""
    async with simcord.run(TinyBot(), shard_count=1) as env:
        yield Stage(env)


async def test_a_slash_command_and_its_autocomplete() -> None:
    async with on_stage() as stage:
        result = await stage.ada.slash(stage.tables, "game new", game="el_paso", seats=3)
        assert result.response.content.startswith("el_paso for 3 in")
        choices = await stage.ada.autocomplete(stage.tables, "game new", "game", "game-3")
        assert [choice["value"] for choice in choices] == ["game-3"]


async def test_a_private_panel_moves_on() -> None:
    async with on_stage() as stage:
        result = await stage.ada.slash(stage.tables, "play")
        assert result.ephemeral
        moved = await stage.ada.click(result.response, custom_id="move:1")
        assert moved.acknowledged
        assert "move:2" in str(result.response.components)
        chosen = await stage.ada.select(result.response, ["2", "4"], custom_id="pick")
        assert chosen.response.content == "chosen 2,4"


async def test_a_form_is_filled_in() -> None:
    async with on_stage() as stage:
        opened = await stage.ada.slash(stage.tables, "order")
        values = {"kind": ["wool"], "way": "boat", "sure": True, "note": "soon"}
        done = await stage.ada.submit_modal(opened, values)
        assert done.response.content == "['wool'] by boat, True, 'soon'"


async def test_thread_and_direct_message() -> None:
    async with on_stage() as stage:
        result = await stage.ada.slash(stage.tables, "table")
        assert result.response.content == "done"
        assert "El Paso 17" in stage.env.transcript()
        assert "go to the table" in stage.env.transcript()
        assert stage.env.errors == []


@pytest.mark.parametrize("name", ACCEPTED)
async def test_both_take_what_is_just_within_the_limit(name: str) -> None:
    async with on_stage() as stage:
        assert await stage.verdict(ACCEPTED[name]) == 0


@pytest.mark.parametrize("name", sorted(set(REFUSED) - LENIENT))
async def test_both_refuse_what_is_just_beyond(name: str) -> None:
    async with on_stage() as stage:
        assert await stage.verdict(REFUSED[name][0]) == 50035
