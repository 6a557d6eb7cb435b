"""Looking around: the board, somebody's table, the scores, the log, how fair it was."""

from collections.abc import Sequence
from datetime import UTC, datetime

import discord

from bot.chat.studio import Studio
from bot.panels.ids import menu_id, press_id
from bot.panels.layout import Control, Page, button, choice, link
from bot.panels.post import headline, table_url
from bot.panels.scores import score_text
from bot.store.games import Happened
from bot.table.look import Look, title
from bot.words import Plain, Reader
from bot.words.telling import sentence, shortened, stopped, story, told
from engine.kernel import Event

LOG_LIMIT = 3400


async def picture_page(
    look: Look, language: str, studio: Studio, kind: str, *, subject: int | None = None, crop: str = ""
) -> Page:
    """Show one picture with buttons for its crops and for the other pictures and seats."""
    say, plain = look.reader(language), look.reader(language, plain=True)
    made = Page()
    made.text(f"-# {say('bot.panel.head', table=Plain(title(look.row, say)), turn=look.row.turn)}")
    picture = await studio.picture(
        look, language, kind, subject=subject, crop=crop, headline=headline(look, language)
    )
    made.picture(picture, f"table-{look.row.id}-{kind}")
    if picture is None:
        made.text(say("bot.look.no_picture"))
    made.buttons(_crops(look, plain, studio, kind, subject=subject, crop=crop))
    made.buttons(_kinds(look, plain, studio, kind))
    if kind in studio.kinds(look.row.game) and studio.kinds(look.row.game)[kind].of_a_seat:
        _other_seats(made, look, plain, kind, subject)
    return made


def _crops(
    look: Look, plain: Reader, studio: Studio, kind: str, *, subject: int | None, crop: str
) -> list[Control]:
    kinds = studio.kinds(look.row.game)
    if kind not in kinds or not kinds[kind].crops:
        return []
    names = ["", *kinds[kind].crops][:10]
    whole = plain("bot.look.whole")
    return [
        button(
            press_id(look.row.id, 0, "crop", picture_ref(kind, subject, name)),
            plain(f"renders.crop.{name}") if name else whole,
            disabled=name == crop,
        )
        for name in names
    ]


def _kinds(look: Look, plain: Reader, studio: Studio, kind: str) -> list[Control]:
    others = [name for name in studio.kinds(look.row.game) if name != kind][:5]
    return [
        button(
            press_id(look.row.id, 0, "look", picture_ref(name, None, "")),
            plain(studio.kinds(look.row.game)[name].key),
            discord.ButtonStyle.primary,
        )
        for name in others
    ]


def _other_seats(made: Page, look: Look, plain: Reader, kind: str, subject: int | None) -> None:
    shown = subject if subject is not None else look.seat
    if len(look.places) > 1:
        choices = [
            choice(picture_ref(kind, seat, ""), plain.seat(seat), chosen=seat == shown)
            for seat in look.places
        ]
        made.menu(menu_id(look.row.id, 0, "look"), plain("bot.look.whose"), choices)


def picture_ref(kind: str, subject: int | None, crop: str) -> str:
    """Write which picture is meant, for a custom id: kind, seat, crop."""
    return f"{kind}:{'' if subject is None else subject}:{crop}"


def read_picture_ref(ref: str) -> tuple[str, int | None, str]:
    """Read what `picture_ref` wrote; anything else reads as the board."""
    kind, _, rest = ref.partition(":")
    seat, _, crop = rest.partition(":")
    return kind or "board", int(seat) if seat.isdecimal() else None, crop


async def score_page(look: Look, language: str, studio: Studio) -> Page:
    """Show the score sheet as if the game ended now."""
    say = look.reader(language)
    made = Page()
    made.text(say("bot.end.title") if look.over else say("bot.score.if_now"))
    made.picture(await studio.picture(look, language, "score"), f"table-{look.row.id}-score")
    if look.sheet is not None:
        made.text(score_text(look.sheet, say))
    return made


async def news_page(look: Look, language: str, studio: Studio) -> Page:
    """Show what happened since the reader's last turn, with the board as it is now."""
    say = look.reader(language)
    made = Page()
    lines = story(look.news, look.row.game, say)
    made.text(f"**{say('bot.news.title')}**")
    made.text(shortened(lines, LOG_LIMIT) if lines else say("bot.news.nothing"))
    picture = await studio.picture(look, language, "board", headline=headline(look, language))
    made.picture(picture, f"table-{look.row.id}-news")
    made.buttons([button(press_id(look.row.id, 0, "log"), say("bot.button.log"))])
    return made


def log_pages(look: Look, happened: Sequence[tuple[Happened, Event]], say: Reader) -> list[str]:
    """Word the log, as pages that fit into a message, newest page last."""
    pages: list[str] = [""]
    for each, event in happened:
        text = told(event, look.row.game, say)
        line = sentence(text) if event.seat is None else f"**{say.seat(event.seat)}** {stopped(text)}"
        line = f"-# <t:{int(each.at)}:t> {f'~~{line}~~' if each.undone else line}\n"
        if len(pages[-1]) + len(line) > LOG_LIMIT:
            pages.append("")
        pages[-1] += line[:LOG_LIMIT]
    return pages


def log_page(
    look: Look,
    happened: Sequence[tuple[Happened, Event]],
    language: str,
    *,
    since: int,
    page: int | None = None,
) -> Page:
    """Show one page of the log; the newest where none is named."""
    say = look.reader(language)
    pages = log_pages(look, happened, say)
    at = len(pages) - 1 if page is None else max(0, min(page, len(pages) - 1))
    made = Page()
    made.text(say("bot.log.title", page=at + 1, pages=len(pages)))
    made.text(pages[at] or say("bot.news.nothing"))
    if len(pages) > 1:
        made.buttons(
            [
                _log_button(look, say("bot.button.earlier"), since, at - 1, disabled=at == 0),
                _log_button(look, say("bot.button.later"), since, at + 1, disabled=at + 1 == len(pages)),
            ]
        )
    return made


def _log_button(look: Look, text: str, since: int, page: int, *, disabled: bool) -> Control:
    ref = f"{since + 1}:{max(page, 0)}:{'x' if disabled else ''}"
    return button(press_id(look.row.id, 0, "logpage", ref), text, disabled=disabled)


def fairness_page(look: Look, language: str) -> Page:
    """Show how anybody can check the shuffles."""
    say = look.reader(language)
    made = Page()
    made.text(f"**{say('bot.fairness.title')}**\n{say('bot.fairness.how')}")
    made.text(say("bot.fairness.hash", hash=Plain(look.row.seed_hash or "")))
    made.text(say("bot.end.seed", seed=Plain(look.seed)) if look.seed else say("bot.fairness.later"))
    return made


def since_midnight(happened: Sequence[tuple[Happened, Event]], now: float) -> int:
    """Find the version before the first thing that happened on this day (UTC)."""
    start = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0).timestamp()
    earlier = [each.version for each, _ in happened if each.at < start]
    return max(earlier, default=-1)


def go_page(text: str, look: Look, say: Reader) -> Page:
    """Say something with a way to the table."""
    made = Page()
    made.text(text)
    made.buttons([link(say("bot.button.go"), table_url(look))])
    return made
