"""`/settings`: how somebody wants to be told, at all their tables."""

import zoneinfo
from typing import Any

import discord
from discord import app_commands

from bot.chat.reply import Reply
from bot.commands.words import about, name
from bot.store import mail
from bot.table.refusals import Refused
from bot.words import Plain

Interaction = discord.Interaction[Any]


async def zone_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones."""
    wanted = typed.casefold().replace(" ", "_")
    found = [zone for zone in sorted(zoneinfo.available_timezones()) if wanted in zone.casefold()]
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:25]]


@app_commands.command(name=name("settings"), description=about("settings"))
@app_commands.describe(
    dm=about("dm"),
    reminders=about("reminders"),
    quiet_from=about("quiet_from"),
    quiet_to=about("quiet_to"),
    zone=about("zone"),
)
@app_commands.rename(
    dm=name("dm"),
    reminders=name("reminders"),
    quiet_from=name("quiet-from"),
    quiet_to=name("quiet-to"),
    zone=name("zone"),
)
@app_commands.autocomplete(zone=zone_choices)
async def settings(
    interaction: Interaction,
    *,
    dm: bool | None = None,
    reminders: bool | None = None,
    quiet_from: app_commands.Range[int, 0, 23] | None = None,
    quiet_to: app_commands.Range[int, 0, 23] | None = None,
    zone: str | None = None,
) -> None:
    """Show or change how one is told."""

    async def answer(reply: Reply) -> None:
        await reply.begin()
        if zone is not None and zone not in zoneinfo.available_timezones():
            raise Refused("bot.refused.zone")
        wanted = {
            "dm": dm,
            "reminders": reminders,
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "zone": zone,
        }
        changes: dict[str, Any] = {key: value for key, value in wanted.items() if value is not None}
        if dm:
            changes["dm_refused"] = None
        store = interaction.client.desk.store
        if changes:
            async with store.batch() as db:
                await mail.prefer(db, reply.person.id, **changes)
        await reply.tell(_worded(await mail.preference(store.reading, reply.person.id), reply))

    await interaction.client.desk.serve(interaction, answer)


def _worded(preference: Any, reply: Reply) -> str:
    say = reply.say
    lines = [
        say("bot.settings.dm", choice="bot.yes" if preference.dm else "bot.no"),
        say("bot.settings.reminders", choice="bot.yes" if preference.reminders else "bot.no"),
    ]
    if preference.quiet_from == preference.quiet_to:
        lines.append(say("bot.settings.never_quiet"))
    else:
        start, end = preference.quiet_from, preference.quiet_to
        zone = Plain(preference.zone)
        lines.append(say("bot.settings.quiet", start=start, end=end, zone=zone))
    if preference.dm_refused:
        lines.append(say("bot.settings.dm_refused"))
    return "\n".join(lines)
