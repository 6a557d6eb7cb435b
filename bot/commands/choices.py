"""What the commands' options offer while somebody types; everything chosen is checked again when it is sent."""

from typing import Any

import discord
from discord import app_commands

import engine
from bot.chat.reply import Reply
from bot.panels.layout import cut
from bot.panels.offers import label
from bot.store import games
from bot.table.look import Look, title
from bot.table.refusals import Refused
from bot.words import Reader, best_language, reader

MOST = 25
LONGEST = 100


async def game_choices(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games."""
    say = reader(best_language(str(interaction.locale)))
    named = {game: say(f"{game}.name") for game in engine.games()}
    return [
        app_commands.Choice(name=cut(name, LONGEST), value=game)
        for game, name in named.items()
        if typed.casefold() in f"{name} {game}".casefold()
    ][:MOST]


async def table_choices(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the tables at which somebody sits, those that wait for them first, then the server's."""
    say = reader(best_language(str(interaction.locale)))
    store = interaction.client.desk.store
    rows = await games.of_user(store.reading, interaction.user.id)
    if interaction.guild_id is not None:
        here = await games.of_guild(store.reading, interaction.guild_id, ("lobby", "running", "over"))
        rows += [row for row in here if row.id not in {mine.id for mine in rows}]
    named = {row.id: title(row, say) for row in rows}
    return [
        app_commands.Choice(name=cut(name, LONGEST), value=number)
        for number, name in named.items()
        if typed.casefold() in name.casefold()
    ][:MOST]


async def option_choices(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer what may be answered now; only who is asked sees it."""
    desk = interaction.client.desk
    reply = Reply(interaction)
    try:
        game = await desk.named_or_here(reply, getattr(interaction.namespace, "table", None))
        look = await (await desk.table(reply, game)).look(interaction.user.id)
    except Refused:
        return []
    say = look.reader(reply.language, plain=True)
    named = {option.id: label(look, option, say) for option in look.options}
    return [
        app_commands.Choice(name=cut(name, LONGEST), value=f"{look.asked_version}/{option}")
        for option, name in named.items()
        if typed.casefold() in name.casefold()
    ][:MOST]


async def seat_choices(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the seats of a table."""
    desk = interaction.client.desk
    reply = Reply(interaction)
    try:
        game = await desk.named_or_here(reply, getattr(interaction.namespace, "table", None))
        look = await (await desk.table(reply, game)).look(interaction.user.id)
    except Refused:
        return []
    say = look.reader(reply.language, plain=True)
    named = {seat: say.seat(seat) for seat in look.places}
    return [
        app_commands.Choice(name=cut(name, LONGEST), value=seat)
        for seat, name in named.items()
        if typed.casefold() in name.casefold()
    ][:MOST]


def read_choice(typed: str, look: Look, say: Reader) -> tuple[str, int | None]:
    """Find what is meant by a typed answer: an offered value, an option's id, its number, or its words.

    Returns the option's id and the version that it was offered at (None where it was typed by hand). Raises
    Refused where it is none of them, or several, or where others are asked.
    """
    if not look.options and look.row.waiting:
        raise Refused("bot.refused.not_your_turn", seats=tuple(look.row.waiting), count=len(look.row.waiting))
    version, slash, rest = typed.partition("/")
    if slash and version.isdecimal():
        return rest, int(version)
    wanted = typed.strip().casefold()
    named = {option.id: label(look, option, say).casefold() for option in look.options}
    exact = [
        option for option, name in named.items() if wanted in {option.casefold(), name, name.split(" ", 1)[0]}
    ]
    near = exact or [option for option, name in named.items() if wanted and wanted in name]
    if len(near) == 1:
        return near[0], None
    raise Refused("bot.refused.which_option" if near else "bot.refused.no_such_option")
