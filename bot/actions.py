"""What each button and menu does, by the word in its custom id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import TYPE_CHECKING

import discord
import msgspec

import engine
from bot.panels import looking
from bot.panels.card import form, read_machines
from bot.panels.help import help_page, minute_page
from bot.panels.ids import Sign
from bot.panels.turn import panel
from bot.refusals import MovedOn, Refused
from bot.store import files, games
from bot.votes import substitute
from bot.words import clean

if TYPE_CHECKING:
    from bot.desk import Desk
    from bot.reply import Reply

Action = Callable[["Desk", "Reply", Sign, list[str]], Awaitable[None]]


# --- taking a turn ---------------------------------------------------------------------------------------


async def turn(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Open the private panel."""
    await reply.begin()
    await show_panel(desk, reply, sign.game)


async def answer(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Answer the question at hand and show the next one."""
    await reply.begin_update()
    await give_answer(desk, reply, sign.game, values[0] if values else sign.ref, sign.version)


async def give_answer(desk: Desk, reply: Reply, game: int, option: str, version: int | None) -> None:
    """Answer, and show where the game stands now; what is refused stands on top of it."""
    table = await desk.table(reply, game)
    note = None
    try:
        await table.answer(reply.person.id, option, version)
        desk.moved(game)
    except Refused as refused:
        note = refused
    await show_panel(desk, reply, game, note=note)


async def undo(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Take the last answer back."""
    await reply.begin_update()
    await take_back(desk, reply, sign.game, sign.version)


async def take_back(desk: Desk, reply: Reply, game: int, version: int | None) -> None:
    """Take the last answer back, and show where the game stands now."""
    table = await desk.table(reply, game)
    note = None
    try:
        await table.undo(reply.person.id, version)
        desk.moved(game)
    except Refused as refused:
        note = refused
    await show_panel(desk, reply, game, note=note)


async def turn_page(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Turn a menu over."""
    await reply.begin_update()
    page = sign.ref.rpartition(":")[2]
    table = await desk.table(reply, sign.game)
    look = await table.look(reply.person.id)
    note = None if look.asked_version == sign.version else MovedOn()
    await show_panel(desk, reply, sign.game, page=int(page) if page.isdecimal() else 0, note=note)


async def show_panel(
    desk: Desk, reply: Reply, game: int, *, page: int = 0, note: Refused | None = None
) -> None:
    """Show the private panel as the game stands now."""
    look = await (await desk.table(reply, game)).look(reply.person.id, ahead=True)
    if look.seat is None:
        raise note or Refused("bot.refused.not_seated")
    words = look.reader(reply.language)(note.key, **note.args_of_key) if note else ""
    await reply.show(await panel(look, reply.language, desk.studio, page=page, note=words))


async def ask_undo(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Ask the others whether a step that showed something may be taken back."""
    await reply.begin_update()
    await propose(desk, reply, sign.game, "undo")


async def propose(desk: Desk, reply: Reply, game: int, kind: str, target: int | None = None) -> None:
    """Put something to the vote, and say what happens next."""
    vote = await desk.votes.propose(await desk.table(reply, game), reply.person, kind, target)
    desk.moved(game)
    await reply.tell(reply.say("bot.vote.asked" if vote.status == "open" else f"bot.vote.{vote.status}"))


async def agree(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Agree to what is put to the vote."""
    await cast(desk, reply, sign, agree=True)


async def refuse(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Refuse what is put to the vote."""
    await cast(desk, reply, sign, agree=False)


async def cast(desk: Desk, reply: Reply, sign: Sign, *, agree: bool) -> None:
    """Cast a vote; the post shows what comes of it."""
    await reply.begin_quietly()
    await desk.votes.cast(await desk.table(reply, sign.game), sign.version, reply.person, agree=agree)
    desk.moved(sign.game)


async def leave_game(desk: Desk, reply: Reply, game: int) -> None:
    """Leave: a lobby's seat is given back, a running game's is played on by an automatic player."""
    row = await desk.row(reply, game)
    if row.status != "running":
        await desk.lobby.leave(game, reply.person)
        return
    table = await desk.tables.table(game)
    await table.reseat(substitute(table.seats[table.must_sit(reply.person.id)]))
    desk.moved(game)


async def join_game(desk: Desk, reply: Reply, game: int) -> None:
    """Join: a free seat of a lobby, or the seat of an automatic player in a running game."""
    row = await desk.row(reply, game)
    if row.status != "running":
        await desk.lobby.join(game, reply.person)
        return
    table = await desk.tables.table(game)
    if any(seat.user == reply.person.id for seat in table.seats):
        raise Refused("bot.refused.already_seated")
    free = next((seat for seat in table.seats if seat.user is None), None)
    if free is None:
        raise Refused("bot.refused.full")
    await table.reseat(
        msgspec.structs.replace(free, user=reply.person.id, name=clean(reply.person.name), automatic=None)
    )
    desk.moved(game)


# --- looking around ----------------------------------------------------------------------------------------


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


# --- the lobby -----------------------------------------------------------------------------------------------


async def join(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Take a free seat."""
    await reply.begin_quietly()
    await join_game(desk, reply, sign.game)
    desk.outbox.wake()


async def leave(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Give the seat back."""
    await reply.begin_quietly()
    await leave_game(desk, reply, sign.game)
    desk.outbox.wake()


async def start(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Begin the game."""
    await reply.begin_quietly()
    await desk.row(reply, sign.game)
    await begin_game(desk, reply, sign.game)


async def begin_game(desk: Desk, reply: Reply, game: int) -> None:
    """Begin the game, answer what leaves no choice, and let automatic players move."""
    await desk.lobby.start(game, reply.person)
    await (await desk.tables.table(game)).settle()
    desk.moved(game)


async def options(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Show the host the form."""
    await reply.begin()
    await show_form(desk, reply, sign.game)


async def show_form(desk: Desk, reply: Reply, game: int) -> None:
    """Show the form with what is chosen now. Raises Refused for everybody but the host."""
    row = await desk.row(reply, game)
    if row.status != "lobby":
        raise Refused("bot.refused.has_started")
    if row.host != reply.person.id:
        raise Refused("bot.refused.not_host")
    await reply.show(form(row, await games.seats(desk.store.reading, game), reply.say))


async def choose_option(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Take what was chosen in the form."""
    await reply.begin_update()
    row = await desk.row(reply, sign.game)
    value = values[0] if values else ""
    if sign.ref == "machines":
        await desk.lobby.change(sign.game, reply.person, automatic=read_machines(value))
    elif sign.ref == "places":
        await desk.lobby.change(sign.game, reply.person, places=_whole(value))
    elif sign.ref == "pace":
        await desk.lobby.change(sign.game, reply.person, pace=_whole(value))
    else:
        await _choose_game_option(desk, reply, sign, row.game, value)
    desk.outbox.wake()
    await show_form(desk, reply, sign.game)


async def _choose_game_option(desk: Desk, reply: Reply, sign: Sign, game: str, value: str) -> None:
    wanted = sign.ref.removeprefix("option:")
    option = next((option for option in engine.games()[game].options if option.id == wanted), None)
    number = _whole(value)
    if option is None or number >= len(option.choices):
        raise Refused("bot.refused.no_such_option")
    await desk.lobby.change(sign.game, reply.person, options={option.id: option.choices[number]})


def _whole(value: str) -> int:
    if not value.isdecimal() or len(value) > 9:
        raise Refused("bot.refused.no_such_option")
    return int(value)


async def minute(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Tell the rules in a minute."""
    await reply.begin()
    row = await desk.row(reply, sign.game)
    await reply.show(minute_page(row.game, reply.say))


async def rematch(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Open the same table again; everybody else finds the new card and joins."""
    await reply.begin_quietly()
    row = await desk.row(reply, sign.game)
    number = await desk.lobby.rematch(row, reply.person)
    desk.outbox.wake()
    await reply.tell(reply.say("bot.rematch.opened", number=number))


ACTIONS: dict[str, Action] = {
    "turn": turn,
    "answer": answer,
    "also": answer,
    "undo": undo,
    "askundo": ask_undo,
    "agree": agree,
    "refuse": refuse,
    "page": turn_page,
    "board": board,
    "table": my_table,
    "look": look_at,
    "crop": look_at,
    "news": news,
    "log": log,
    "logpage": log_page,
    "fairness": fairness,
    "help": show_help,
    "export": export,
    "join": join,
    "leave": leave,
    "start": start,
    "options": options,
    "set": choose_option,
    "minute": minute,
    "rematch": rematch,
}
