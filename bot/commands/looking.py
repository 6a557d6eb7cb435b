"""Looking around: `/board`, `/hand`, `/table`, `/score`, `/log`, `/fairness`."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.chat.actions.looking import show_log, show_picture
from bot.chat.reply import Reply
from bot.commands.choices import seat_choices, table_choices
from bot.commands.words import about, name
from bot.panels import looking
from bot.panels.looking import since_midnight
from bot.table.refusals import Refused

Interaction = discord.Interaction[Any]


async def _look(
    interaction: Interaction, table: int | None, show: Callable[[Reply, int], Awaitable[None]]
) -> None:
    async def answer(reply: Reply) -> None:
        await reply.begin()
        await show(reply, await interaction.client.desk.named_or_here(reply, table))

    await interaction.client.desk.serve(interaction, answer)


@app_commands.command(name=name("board"), description=about("board"))
@app_commands.describe(table=about("table_option"))
@app_commands.rename(table=name("table"))
@app_commands.autocomplete(table=table_choices)
async def board(interaction: Interaction, table: int | None = None) -> None:
    """Show the board."""
    await _look(
        interaction, table, lambda reply, game: show_picture(interaction.client.desk, reply, game, "board")
    )


@app_commands.command(name=name("hand"), description=about("hand"))
@app_commands.describe(table=about("table_option"))
@app_commands.rename(table=name("table"))
@app_commands.autocomplete(table=table_choices)
async def hand(interaction: Interaction, table: int | None = None) -> None:
    """Show one's own table and hand; nobody else sees it."""

    async def show(reply: Reply, game: int) -> None:
        desk = interaction.client.desk
        look = await (await desk.table(reply, game)).look(reply.person.id)
        if look.seat is None:
            raise Refused("bot.refused.not_seated")
        await show_picture(desk, reply, game, "table")

    await _look(interaction, table, show)


@app_commands.command(name=name("table"), description=about("table"))
@app_commands.describe(player=about("player"), table=about("table_option"))
@app_commands.rename(player=name("player"), table=name("table"))
@app_commands.autocomplete(player=seat_choices, table=table_choices)
async def table(interaction: Interaction, player: int | None = None, table: int | None = None) -> None:
    """Show somebody's table, as far as it is open to the reader."""
    await _look(
        interaction,
        table,
        lambda reply, game: show_picture(interaction.client.desk, reply, game, "table", subject=player),
    )


@app_commands.command(name=name("score"), description=about("score"))
@app_commands.describe(table=about("table_option"))
@app_commands.rename(table=name("table"))
@app_commands.autocomplete(table=table_choices)
async def score(interaction: Interaction, table: int | None = None) -> None:
    """Show the score sheet as if the game ended now."""
    await _look(
        interaction, table, lambda reply, game: show_picture(interaction.client.desk, reply, game, "score")
    )


SINCE = [
    app_commands.Choice(name=about("since_turn"), value="turn"),
    app_commands.Choice(name=about("since_today"), value="today"),
    app_commands.Choice(name=about("since_start"), value="start"),
]


@app_commands.command(name=name("log"), description=about("log"))
@app_commands.describe(since=about("since"), table=about("table_option"))
@app_commands.rename(since=name("since"), table=name("table"))
@app_commands.choices(since=SINCE)
@app_commands.autocomplete(table=table_choices)
async def log(interaction: Interaction, since: str = "turn", table: int | None = None) -> None:
    """Show what happened, as far as the reader may know it."""

    async def show(reply: Reply, game: int) -> None:
        desk = interaction.client.desk
        place = await desk.table(reply, game)
        start = -1
        if since == "turn":
            start = place.last_turn(reply.person.id)
        elif since == "today":
            start = since_midnight(await place.log(reply.person.id, -1), desk.store.now())
        await show_log(desk, reply, game, start)

    await _look(interaction, table, show)


@app_commands.command(name=name("fairness"), description=about("fairness"))
@app_commands.describe(table=about("table_option"))
@app_commands.rename(table=name("table"))
@app_commands.autocomplete(table=table_choices)
async def fairness(interaction: Interaction, table: int | None = None) -> None:
    """Show how the shuffles can be checked."""

    async def show(reply: Reply, game: int) -> None:
        desk = interaction.client.desk
        look = await (await desk.table(reply, game)).look(reply.person.id)
        await reply.show(looking.fairness_page(look, reply.language))

    await _look(interaction, table, show)
