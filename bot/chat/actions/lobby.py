"""A table before its game, and the seats of a running one that change hands."""

import msgspec
from discord import ButtonStyle

import engine
from bot.chat.desk import Desk
from bot.chat.reply import Reply
from bot.panels.card import ALONE, form, read_machines
from bot.panels.help import minute_page
from bot.panels.ids import Sign, press_id
from bot.panels.layout import Page, button
from bot.store import games
from bot.table.refusals import Refused
from bot.table.votes import substitute
from bot.words import Plain, clean

SURE, STAY = "sure", "stay"
ANSWERS = {SURE: "leave", STAY: "stay"}
"""What the question before leaving a running game may be answered with, and what is said to it."""


async def join(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Take a free seat."""
    await reply.begin_quietly()
    await join_game(desk, reply, sign.game)
    desk.outbox.wake()


async def leave(desk: Desk, reply: Reply, sign: Sign, values: list[str]) -> None:
    """Give the seat back: a lobby's at once, a running game's by the button that says so."""
    if sign.ref not in ANSWERS:
        await reply.begin_quietly()
        await leave_game(desk, reply, sign.game)
        desk.outbox.wake()
        return
    await reply.begin_update()
    if sign.ref == SURE:
        await give_seat_up(desk, reply, sign.game)
    page = Page()
    page.text(reply.say(f"bot.done.{ANSWERS[sign.ref]}", number=Plain(sign.game)))
    await reply.show(page)


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
    elif sign.ref == "ends":
        await desk.lobby.change(sign.game, reply.person, ends_turns=value == ALONE)
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


async def leave_game(desk: Desk, reply: Reply, game: int) -> bool:
    """Give a lobby's seat back; who sits at a running game is asked first. Tells whether the seat is free now."""
    row = await desk.row(reply, game)
    if row.status != "running":
        await desk.lobby.leave(game, reply.person)
        return True
    (await desk.tables.table(game)).must_sit(reply.person.id)
    page = Page()
    page.text(reply.say("bot.leave.sure", number=Plain(game)))
    page.buttons(
        [
            button(press_id(game, 0, "leave", SURE), reply.say("bot.button.leave"), ButtonStyle.danger),
            button(press_id(game, 0, "leave", STAY), reply.say("bot.button.stay")),
        ]
    )
    await reply.show(page)
    return False


async def give_seat_up(desk: Desk, reply: Reply, game: int) -> None:
    """Leave a running game: an automatic player plays on, until somebody takes the seat."""
    await desk.row(reply, game)
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
