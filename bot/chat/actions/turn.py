"""Taking a turn: the panel, an answer, a step back."""

from bot.chat.desk import Desk
from bot.chat.reply import Reply
from bot.panels.ids import Sign
from bot.panels.turn import panel
from bot.table.refusals import MovedOn, Refused


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
    page = sign.ref.split(":")[1] if ":" in sign.ref else ""
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
