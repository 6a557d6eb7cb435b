"""`/game`: open a table, join it, leave it, start it, find it, call it off, take it home."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.actions.consent import propose
from bot.chat.actions.lobby import begin_game, join_game, leave_game, show_form
from bot.chat.actions.looking import send_export
from bot.chat.reply import Reply
from bot.commands.choices import game_choices, seat_choices, table_choices
from bot.commands.words import about, name
from bot.panels.card import thread_url
from bot.store import games
from bot.table.look import title
from bot.table.refusals import Refused
from bot.words import Plain, best_language

Interaction = discord.Interaction[Any]

LISTED = 20


async def _cancel(desk: Any, reply: Reply, game: int) -> None:
    await desk.lobby.cancel(game, reply.person)


DOING = {"start": begin_game, "join": join_game, "leave": leave_game, "cancel": _cancel}


class GameCommands(app_commands.Group):
    """The commands about tables."""

    def __init__(self) -> None:
        super().__init__(
            name=name("game"),
            description=about("game"),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        )

    @app_commands.command(name=name("new"), description=about("new"))
    @app_commands.describe(game=about("which_game"), seats=about("seats"))
    @app_commands.rename(game=name("game"), seats=name("seats"))
    @app_commands.autocomplete(game=game_choices)
    async def new(
        self, interaction: Interaction, game: str, seats: app_commands.Range[int, 1, 8] | None = None
    ) -> None:
        """Open a table; its host gets the form, everybody else the card."""

        async def answer(reply: Reply) -> None:
            await reply.begin()
            channel = interaction.channel
            if not isinstance(channel, discord.TextChannel) or interaction.guild_id is None:
                raise Refused("bot.refused.channel")
            _must_be_allowed(channel, interaction.app_permissions)
            number = await interaction.client.desk.lobby.open(
                reply.person,
                game,
                guild=interaction.guild_id,
                channel=channel.id,
                language=best_language(str(interaction.guild_locale or interaction.locale)),
                places=seats,
            )
            interaction.client.desk.outbox.wake()
            await show_form(interaction.client.desk, reply, number)

        await interaction.client.desk.serve(interaction, answer)

    @app_commands.command(name=name("join"), description=about("join"))
    @app_commands.describe(table=about("table_option"))
    @app_commands.rename(table=name("table"))
    @app_commands.autocomplete(table=table_choices)
    async def join(self, interaction: Interaction, table: int) -> None:
        """Take a free seat."""
        await self._lobby(interaction, table, "join")

    @app_commands.command(name=name("leave"), description=about("leave"))
    @app_commands.describe(table=about("table_option"))
    @app_commands.rename(table=name("table"))
    @app_commands.autocomplete(table=table_choices)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Give the seat back."""
        await self._lobby(interaction, table, "leave")

    @app_commands.command(name=name("start"), description=about("start"))
    @app_commands.describe(table=about("table_option"))
    @app_commands.rename(table=name("table"))
    @app_commands.autocomplete(table=table_choices)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Begin the game."""
        await self._lobby(interaction, table, "start")

    @app_commands.command(name=name("cancel"), description=about("cancel"))
    @app_commands.describe(table=about("table_option"))
    @app_commands.rename(table=name("table"))
    @app_commands.autocomplete(table=table_choices)
    async def cancel(self, interaction: Interaction, table: int | None = None) -> None:
        """Call a table off before it has begun."""
        await self._lobby(interaction, table, "cancel")

    @app_commands.command(name=name("options"), description=about("options"))
    @app_commands.describe(table=about("table_option"))
    @app_commands.rename(table=name("table"))
    @app_commands.autocomplete(table=table_choices)
    async def options(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the host's form again."""

        async def answer(reply: Reply) -> None:
            await reply.begin()
            desk = interaction.client.desk
            await show_form(desk, reply, await desk.named_or_here(reply, table))

        await interaction.client.desk.serve(interaction, answer)

    @app_commands.command(name=name("list"), description=about("list"))
    async def list(self, interaction: Interaction) -> None:
        """List one's own tables, those that wait first, and the server's open ones."""

        async def answer(reply: Reply) -> None:
            await reply.begin()
            await reply.tell(await _listed(reply, interaction))

        await interaction.client.desk.serve(interaction, answer)

    @app_commands.command(name=name("export"), description=about("export"))
    @app_commands.describe(table=about("table_option"))
    @app_commands.rename(table=name("table"))
    @app_commands.autocomplete(table=table_choices)
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        """Get a finished game as a file."""

        async def answer(reply: Reply) -> None:
            await reply.begin()
            desk = interaction.client.desk
            await send_export(desk, reply, await desk.named_or_here(reply, table))

        await interaction.client.desk.serve(interaction, answer)

    @app_commands.command(name=name("replace"), description=about("replace"))
    @app_commands.describe(player=about("player_gone"), table=about("table_option"))
    @app_commands.rename(player=name("player"), table=name("table"))
    @app_commands.autocomplete(player=seat_choices)
    @app_commands.autocomplete(table=table_choices)
    async def replace(self, interaction: Interaction, player: int, table: int | None = None) -> None:
        """Ask the others whether an automatic player may take over somebody's seat."""

        async def answer(reply: Reply) -> None:
            await reply.begin()
            desk = interaction.client.desk
            await propose(desk, reply, await desk.named_or_here(reply, table), "replace", player)

        await interaction.client.desk.serve(interaction, answer)

    @staticmethod
    async def _lobby(interaction: Interaction, table: int | None, what: str) -> None:
        """Do one thing with a lobby and say that it is done."""

        async def answer(reply: Reply) -> None:
            await reply.begin()
            desk = interaction.client.desk
            number = await desk.named_or_here(reply, table)
            row = await desk.row(reply, number)
            if what == "cancel" and row.status == "running":
                await propose(desk, reply, number, "cancel")
                return
            if await DOING[what](desk, reply, number) is False:
                return
            desk.outbox.wake()
            await reply.tell(reply.say(f"bot.done.{what}", number=Plain(number)))

        await interaction.client.desk.serve(interaction, answer)


def _must_be_allowed(channel: discord.TextChannel, has: discord.Permissions) -> None:
    """Refuse where a table couldn't be shown or played, naming what a moderator has to allow."""
    needed = (
        "view_channel",
        "send_messages",
        "attach_files",
        "create_public_threads",
        "send_messages_in_threads",
    )
    missing = tuple(f"bot.permission.{permission}" for permission in needed if not getattr(has, permission))
    if missing:
        raise Refused("bot.refused.permissions", permissions=missing, channel=Plain(channel.mention))


async def _listed(reply: Reply, interaction: Interaction) -> str:
    desk, say = interaction.client.desk, reply.say
    mine = await games.of_user(desk.store.reading, reply.person.id)
    lines = []
    for row in mine[:LISTED]:
        seats = await games.seats(desk.store.reading, row.id)
        waits = any(seat.user == reply.person.id and seat.number in row.waiting for seat in seats)
        state = "lobby" if row.status == "lobby" else "yours" if waits else "others"
        since = Plain(f"<t:{int(row.since)}:R>")
        line = say(
            f"bot.list.{state}", table=Plain(title(row, say)), since=since, place=Plain(thread_url(row))
        )
        lines.append((state != "yours", line))
    own = [line for _, line in sorted(lines, key=lambda each: each[0])]
    known = {row.id for row in mine}
    open_here = await games.of_guild(desk.store.reading, interaction.guild_id or 0, ("lobby",))
    others = [say("bot.list.open", table=Plain(title(row, say))) for row in open_here if row.id not in known]
    return "\n".join([*own, *others[:LISTED]]) or say("bot.list.none")
