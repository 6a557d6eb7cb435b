"""A tiny bot that uses every feature of the playground once."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from bot.playground import Playground, point_discord_at


def picture() -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (120, 80), "#3ba55c").save(buffer, "PNG")
    return discord.File(io.BytesIO(buffer.getvalue()), "board.png", description="a green board")


class Move(ui.DynamicItem[ui.Button[ui.View]], template=r"move:(?P<version>\d+)"):
    def __init__(self, version: int) -> None:
        super().__init__(ui.Button(label=f"Move {version}", custom_id=f"move:{version}"))
        self.version = version

    @classmethod
    async def from_custom_id(cls, _i: Any, _item: Any, match: re.Match[str], /) -> Move:
        return cls(int(match["version"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=panel(self.version + 1), attachments=[picture()])


class Pick(ui.DynamicItem[ui.Select[ui.View]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Farm {n}", value=str(n)) for n in range(5)]
        super().__init__(ui.Select(custom_id="pick", placeholder="Where?", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, _i: Any, item: Any, _m: re.Match[str], /) -> Pick:
        found = cls()
        found.item._values = item._values
        return found

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await interaction.response.send_message(f"chosen {','.join(data['values'])}", ephemeral=True)


def panel(version: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0x3BA55C)
    box.add_item(ui.TextDisplay(f"**Turn {version}** <t:1700000000:R>"))
    section: ui.Section[ui.LayoutView] = ui.Section(
        "the market", accessory=ui.Thumbnail("attachment://board.png")
    )
    box.add_item(section)
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board")))
    box.add_item(ui.Separator())
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(Move(version))
    box.add_item(row)
    menu: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    menu.add_item(Pick())
    box.add_item(menu)
    view.add_item(box)
    return view


class Order(ui.Modal, title="An order"):
    custom_id = "order"
    kind: Any = ui.Label(
        text="What",
        component=ui.Select(
            custom_id="kind", options=[discord.SelectOption(label=x, value=x) for x in ("wheat", "wool")]
        ),
    )
    way: Any = ui.Label(
        text="How",
        component=ui.RadioGroup(
            custom_id="way", options=[discord.RadioGroupOption(label=x, value=x) for x in ("cart", "boat")]
        ),
    )
    sure: Any = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))
    note: Any = ui.Label(text="Note", component=ui.TextInput(custom_id="note", required=False))

    def __init__(self) -> None:
        super().__init__(custom_id="order")

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        kind, way = self.kind.component.values, self.way.component.value
        text = f"{kind} by {way}, {self.sure.component.value}, {self.note.component.value!r}"
        await interaction.response.send_message(text, ephemeral=True)


class TinyBot(discord.AutoShardedClient):
    """Slash commands that each show one thing; `errors` collects what went wrong in them."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(intents=intents, guild_ready_timeout=0.05, max_messages=None, **options)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        self.resumed = 0
        self.tree.error(self._note)
        self.add_dynamic_items(Move, Pick)
        _commands(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def _note(self, _: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_shard_resumed(self, _: int) -> None:
        self.resumed += 1


def _commands(bot: TinyBot) -> None:
    group = app_commands.Group(name="game", description="games")
    bot.tree.add_command(group)

    @group.command(name="new", description="open one")
    @app_commands.describe(game="which", seats="how many")
    async def new(
        interaction: discord.Interaction[Any], game: str, seats: app_commands.Range[int, 1, 4] = 2
    ) -> None:
        await interaction.response.send_message(f"{game} for {seats} in {interaction.locale}")

    @new.autocomplete("game")
    async def games(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=f"Game {n}", value=f"game-{n}")
            for n in range(5)
            if current in f"game-{n}"
        ]

    @bot.tree.command(description="a private panel")
    async def play(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(view=panel(1), file=picture(), ephemeral=True)

    @bot.tree.command(description="a public board")
    async def board(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(
            "the board", file=picture(), embed=discord.Embed(title="An embed")
        )

    @bot.tree.command(description="a form")
    async def order(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Order())

    @bot.tree.command(description="a thread, and a message to whoever asked")
    async def table(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        channel: Any = interaction.channel
        thread = await channel.create_thread(name="El Paso 17", type=discord.ChannelType.public_thread)
        await thread.send(f"your turn {interaction.user.mention}", view=None, file=picture())
        await interaction.user.send("go to the table")
        await interaction.followup.send("done")


class Running:
    """A playground with the tiny bot logged in."""

    def __init__(self, playground: Playground, bot: TinyBot) -> None:
        self.playground = playground
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> Running:
        playground = self.playground
        point_discord_at(playground.token, playground.api_base, playground.gateway_url, playground.cdn_base)
        self._task = asyncio.create_task(self.bot.start(playground.token))
        ready = asyncio.ensure_future(self.bot.wait_until_ready())
        await asyncio.wait({self._task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        if self._task.done():
            self._task.result()
        return self

    async def stop(self) -> None:
        await self.bot.close()
        if self._task:
            await asyncio.wait({self._task}, timeout=5)
