"""`/rules` and `/help`."""

from typing import Any

import discord
from discord import app_commands

import engine
from bot.chat.reply import Reply
from bot.commands.choices import game_choices, table_choices
from bot.commands.words import about, name
from bot.panels.help import help_page, minute_page, rules_page
from bot.panels.layout import Page
from bot.table.refusals import Refused

Interaction = discord.Interaction[Any]


@app_commands.command(name=name("rules"), description=about("rules"))
@app_commands.describe(search=about("search"), game=about("which_game"), table=about("table_option"))
@app_commands.rename(search=name("search"), game=name("game"), table=name("table"))
@app_commands.autocomplete(game=game_choices)
@app_commands.autocomplete(table=table_choices)
async def rules(
    interaction: Interaction, search: str | None = None, game: str | None = None, table: int | None = None
) -> None:
    """Explain the question at hand, or search the rule texts."""

    async def answer(reply: Reply) -> None:
        await reply.begin()
        desk = interaction.client.desk
        if game is not None:
            if game not in engine.games():
                raise Refused("bot.refused.no_such_game")
            page = rules_page(game, search, reply.say) if search else minute_page(game, reply.say)
            await reply.show(page)
            return
        row = await desk.row(reply, await desk.named_or_here(reply, table))
        if search:
            await reply.show(rules_page(row.game, search, reply.say))
            return
        look = await (await desk.tables.table(row.id)).look(reply.person.id)
        await reply.show(help_page(look, reply.language) if look.asked else minute_page(row.game, reply.say))

    await interaction.client.desk.serve(interaction, answer)


@app_commands.command(name=name("help"), description=about("help"))
async def help_command(interaction: Interaction) -> None:
    """Say how this table is used."""

    async def answer(reply: Reply) -> None:
        await reply.begin()
        page = Page()
        page.text(reply.say("bot.help.text"))
        await reply.show(page)

    await interaction.client.desk.serve(interaction, answer)
