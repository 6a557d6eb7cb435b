"""Looking around: pictures, scores, news, the log, help, and a finished game as a file."""

from io import BytesIO

import discord

from bot.chat.desk import Desk
from bot.chat.reply import Reply
from bot.panels import looking
from bot.panels.help import help_page
from bot.panels.ids import Sign
from bot.store import files
from bot.table.refusals import Refused


async def board(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show the board."""
    await reply.begin()
    await show_picture(desk, reply, sign.game, "board")


async def my_table(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show the reader's own table and hand."""
    await reply.begin()
    await show_picture(desk, reply, sign.game, "table")


async def look_at(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show another picture in the place of this one."""
    await reply.begin_update()
    kind, subject, crop = looking.read_picture_ref(values[0] if values else sign.ref)
    await show_picture(desk, reply, sign.game, kind, subject=subject, crop=crop)


async def show_picture(
    desk: Desk, reply: Reply, game: int, kind: str, *, subject: int | None = None, crop: str = ""
) -> None:
    """Show one picture of the game as the reader may see it."""
    look = await (await desk.table(reply, game)).look(reply.person.id, scored=kind == "score")
    if kind == "score":
        await reply.show(await looking.score_page(look, reply.language, desk.studio))
        return
    kinds = desk.studio.kinds(look.row.game)
    crop = crop if kind in kinds and crop in kinds[kind].crops else ""
    subject = subject if subject is not None and subject in look.places else None
    page = await looking.picture_page(look, reply.language, desk.studio, kind, subject=subject, crop=crop)
    await reply.show(page)


async def news(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show what happened since the reader's last turn."""
    await reply.begin()
    table = await desk.table(reply, sign.game)
    look = await table.look(reply.person.id, since=table.last_turn(reply.person.id))
    await reply.show(await looking.news_page(look, reply.language, desk.studio))


async def log(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show the whole log, newest page first."""
    await reply.begin()
    await show_log(desk, reply, sign.game, -1)


async def log_page(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Turn the log over."""
    await reply.begin_update()
    since, _, rest = sign.ref.partition(":")
    page = rest.partition(":")[0]
    if not since.isdecimal() or not page.isdecimal():
        raise Refused("bot.refused.unknown_button")
    await show_log(desk, reply, sign.game, int(since) - 1, page=int(page))


async def show_log(desk: Desk, reply: Reply, game: int, since: int, *, page: int | None = None) -> None:
    """Show a page of the log after a version; the newest where none is named."""
    table = await desk.table(reply, game)
    look = await table.look(reply.person.id)
    happened = await table.log(reply.person.id, since)
    await reply.show(looking.log_page(look, happened, reply.language, since=since, page=page))


async def fairness(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show how the shuffles can be checked."""
    await reply.begin()
    look = await (await desk.table(reply, sign.game)).look(reply.person.id)
    await reply.show(looking.fairness_page(look, reply.language))


async def show_help(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Explain the question at hand and how to use this table."""
    await reply.begin()
    look = await (await desk.table(reply, sign.game)).look(reply.person.id)
    await reply.show(help_page(look, reply.language))


async def export(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Hand the whole game over as a file, once it has ended."""
    await reply.begin()
    await send_export(desk, reply, sign.game)


async def send_export(desk: Desk, reply: Reply, game: int) -> None:
    """Send one game as a file; a running one would give everything away."""
    row = await desk.row(reply, game)
    if row.status not in {"over", "cancelled"}:
        raise Refused("bot.refused.export_later")
    packed = await files.export(desk.store.reading, game)
    file = discord.File(BytesIO(packed), filename=f"{row.game}-{row.id}.longtable")
    await reply.interaction.followup.send(content=reply.say("bot.export.here"), file=file, ephemeral=True)
