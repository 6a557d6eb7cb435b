"""What everybody sees in the thread: one post a turn, and the final scores."""

import discord

from bot.chat.studio import Studio
from bot.panels.ids import press_id
from bot.panels.layout import Control, Page, button, link
from bot.panels.scores import score_text
from bot.table.look import Look, title
from bot.words import Plain, Reader
from bot.words.telling import shortened, story

STORY_LIMIT = 2200


async def turn_post(look: Look, studio: Studio, *, pictures: bool = True) -> Page:
    """Make the post that tells what happened and who is next (or who has won)."""
    language = look.row.language
    say = look.reader(language)
    made = Page()
    made.text(_opening(look, say) if look.row.posted < 0 else "")
    made.text(_story(look, say))
    if pictures:
        kind = "score" if look.over and "score" in studio.kinds(look.row.game) else "board"
        picture = await studio.picture(look, language, kind, headline=headline(look, language))
        made.picture(picture, f"table-{look.row.id}-turn-{look.row.turn}")
    else:
        made.text(say("bot.post.no_pictures"))
    made.text(_ending(look, say) if look.over else _next(look, say))
    made.buttons(_after(look, say) if look.over else turn_buttons(look, say))
    return made


def mentioned(look: Look) -> list[int]:
    """List the people whom the post about this look waits for: the only ones that it may ping."""
    users = [look.seats[seat].user for seat in look.row.waiting if seat < len(look.seats)]
    return list(dict.fromkeys(user for user in users if user is not None))


def table_url(look: Look) -> str:
    """Give the address of the newest post of a game."""
    place = look.row.thread or look.row.channel
    address = f"https://discord.com/channels/{look.row.guild}/{place}"
    return f"{address}/{look.row.post}" if look.row.post else address


def _opening(look: Look, say: Reader) -> str:
    seats = tuple(range(len(look.seats)))
    lines = [
        say("bot.post.begun", table=Plain(title(look.row, say))),
        say("bot.post.seats", seats=seats),
        say("bot.post.seed", hash=Plain(look.row.seed_hash or "")),
    ]
    return "\n".join(lines)


def _story(look: Look, say: Reader) -> str:
    """Tell the turn that has just ended; the table has been handed over since."""
    lines = story(look.news, look.row.game, say)
    head = [f"-# {say('bot.post.turn', turn=look.row.turn - 1)}"] if look.row.turn > 1 else []
    return "\n".join([*head, shortened(lines, STORY_LIMIT)] if lines else head)


def headline(look: Look, language: str) -> tuple[int | None, str]:
    """Give what a picture's header says: whose turn it is, or who all are waited for."""
    say, waiting = look.reader(language, plain=True), tuple(look.row.waiting)
    if look.over or not waiting:
        return (None, "")
    if len(waiting) > 1:
        return (None, say("bot.turn.several", seat=None, seats=waiting))
    return (waiting[0], say("bot.turn.headline"))


def _next(look: Look, say: Reader) -> str:
    waiting = tuple(look.row.waiting)
    pings = " ".join(f"<@{user}>" for user in mentioned(look))
    key = "bot.turn.yours" if len(waiting) == 1 else "bot.turn.several"
    line = say(key, seat=waiting[0] if waiting else None, seats=waiting)
    since = Plain(f"<t:{int(look.row.since)}:R>")
    return f"{pings}\n**{line}** {say('bot.turn.since', since=since)}".strip()


def _ending(look: Look, say: Reader) -> str:
    lines = [f"## {say('bot.end.title')}"]
    if look.sheet is not None:
        winners, most = look.sheet.winners, max(look.sheet.totals)
        lines += [
            score_text(look.sheet, say),
            say(
                "bot.end.winner",
                seats=winners,
                count=len(winners),
                points=Plain(say("bot.end.points", count=most)),
            ),
        ]
    if look.seed:
        lines.append(say("bot.end.seed", seed=Plain(look.seed)))
    return "\n".join(lines)


def turn_buttons(look: Look, say: Reader) -> list[Control | None]:
    """Make the buttons under a turn's post."""
    game = look.row.id
    return [
        button(press_id(game, 0, "turn"), say("bot.button.turn"), discord.ButtonStyle.primary),
        button(press_id(game, 0, "table"), say("bot.button.my_table")),
        button(press_id(game, 0, "board"), say("bot.button.board")),
        button(press_id(game, 0, "news"), say("bot.button.news")),
    ]


def _after(look: Look, say: Reader) -> list[Control | None]:
    game = look.row.id
    return [
        button(press_id(game, 0, "rematch"), say("bot.button.rematch"), discord.ButtonStyle.primary),
        button(press_id(game, 0, "board"), say("bot.button.board")),
        button(press_id(game, 0, "log"), say("bot.button.log")),
        button(press_id(game, 0, "export"), say("bot.button.export")),
        button(press_id(game, 0, "fairness"), say("bot.button.fairness")),
    ]


async def notice(look: Look, language: str, studio: Studio, *, reminder: bool = False) -> Page:
    """Make the DM for somebody who is waited for."""
    say = look.reader(language)
    made = Page()
    table = Plain(title(look.row, say))
    key = "bot.notice.reminder" if reminder else "bot.notice.turn"
    made.text(say(key, table=table, since=Plain(f"<t:{int(look.row.since)}:R>")))
    made.text(shortened(story(look.news, look.row.game, say), 1200))
    made.picture(
        await studio.picture(look, language, "board", headline=(look.seat, say("bot.turn.headline"))),
        f"table-{look.row.id}-turn-{look.row.turn}",
    )
    made.buttons(
        [
            button(press_id(look.row.id, 0, "turn"), say("bot.button.turn"), discord.ButtonStyle.primary),
            link(say("bot.button.go"), table_url(look)),
        ]
    )
    return made


def seat_post(look: Look, seat: int) -> Page:
    """Make the post that says who sits on a seat from now on."""
    say = look.reader(look.row.language)
    made = Page()
    automatic = look.seats[seat].automatic is not None
    made.text(say("bot.seat.left" if automatic else "bot.seat.taken", seat=seat))
    if automatic:
        join = press_id(look.row.id, 0, "join")
        made.buttons([button(join, say("bot.button.take_seat"), discord.ButtonStyle.success)])
    return made
