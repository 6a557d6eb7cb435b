"""`/play` and `/undo`: a turn without touching a button."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.actions.turn import give_answer, show_panel, take_back
from bot.chat.reply import Reply
from bot.commands.choices import option_choices, read_choice, table_choices
from bot.commands.words import about, name
from bot.table.refusals import Refused

Interaction = discord.Interaction[Any]


@app_commands.command(name=name("play"), description=about("play"))
@app_commands.describe(choice=about("choice"), table=about("table_option"))
@app_commands.rename(choice=name("choice"), table=name("table"))
@app_commands.autocomplete(choice=option_choices)
@app_commands.autocomplete(table=table_choices)
async def play(interaction: Interaction, choice: str | None = None, table: int | None = None) -> None:
    """Open the panel, or answer at once."""

    async def answer(reply: Reply) -> None:
        await reply.begin()
        desk = interaction.client.desk
        game = await desk.named_or_here(reply, table)
        if choice is None:
            await show_panel(desk, reply, game)
            return
        look = await (await desk.table(reply, game)).look(reply.person.id)
        try:
            option, version = read_choice(choice, look, look.reader(reply.language, plain=True))
        except Refused as refused:
            await show_panel(desk, reply, game, note=refused)
            return
        await give_answer(desk, reply, game, option, version)

    await interaction.client.desk.serve(interaction, answer)


@app_commands.command(name=name("undo"), description=about("undo"))
@app_commands.describe(table=about("table_option"))
@app_commands.rename(table=name("table"))
@app_commands.autocomplete(table=table_choices)
async def undo(interaction: Interaction, table: int | None = None) -> None:
    """Take the last answer back."""

    async def answer(reply: Reply) -> None:
        await reply.begin()
        desk = interaction.client.desk
        await take_back(desk, reply, await desk.named_or_here(reply, table), None)

    await interaction.client.desk.serve(interaction, answer)
