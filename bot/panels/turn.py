"""The private panel: what one person may do now, with every choice numbered on the picture."""

import discord

from bot.chat.studio import Studio
from bot.panels.ids import press_id
from bot.panels.layout import Control, Page, button, cut
from bot.panels.offers import offer
from bot.table.look import Look, title
from bot.words import Plain, Reader
from bot.words.telling import deeds


async def panel(look: Look, language: str, studio: Studio, *, page: int = 0, note: str = "") -> Page:
    """Make the private panel of whoever looks. `page` turns the menu over; `note` says what just went wrong."""
    say, plain = look.reader(language), look.reader(language, plain=True)
    made = Page()
    made.text(_head(look, say, note))
    if look.options:
        question = _question(look, plain)
        made.picture(await studio.preview(look, language, question), f"table-{look.row.id}-choices")
        made.text(f"### {_question(look, say)}")
        offer(made, look, say, plain, page=page)
        made.text(_warning(look, say))
    made.buttons(_tools(look, plain))
    return made


def _head(look: Look, say: Reader, note: str) -> str:
    turn = say("bot.panel.head", table=Plain(title(look.row, say)), turn=look.row.turn)
    done = ""
    if look.asked and look.seat is not None:
        done = deeds(look.news, look.seat, look.row.game, say)
    lines = [note, f"-# {turn}", cut(done, 1200)]
    if not look.asked:
        lines.append(_waiting(look, say))
    return "\n".join(line for line in lines if line)


def _waiting(look: Look, say: Reader) -> str:
    if look.over:
        return say("bot.panel.over")
    return say(
        "bot.panel.waiting",
        seats=tuple(look.row.waiting),
        count=len(look.row.waiting),
        since=Plain(f"<t:{int(look.row.since)}:R>"),
    )


def _question(look: Look, say: Reader) -> str:
    if look.asked is None:
        return say("bot.panel.free")
    return say(look.asked.key, **{"seat": look.seat, **look.asked.args})


def _warning(look: Look, say: Reader) -> str:
    """Say before what can't be taken back afterwards."""
    own = {option.id for option in look.options if not option.anytime}
    if own and own <= set(look.reveals):
        return f"-# {say('bot.panel.reveals_all')}"
    marked = {"bot.panel.reveals": look.reveals, "bot.panel.may_reveal": look.unsure}
    lines = [_about(look, options, key, say) for key, options in marked.items() if options]
    return "\n".join(lines)


def _about(look: Look, options: tuple[str, ...], key: str, say: Reader) -> str:
    numbers = tuple(look.numbers[option] for option in options)
    return f"-# {say(key, options=numbers, count=len(numbers))}"


def _tools(look: Look, plain: Reader) -> list[Control | None]:
    game, version = look.row.id, look.asked_version
    undo = button(press_id(game, version, "undo"), plain("bot.button.undo"), discord.ButtonStyle.danger)
    ask = button(press_id(game, version, "askundo"), plain("bot.button.ask_undo"))
    return [
        undo if look.can_undo else ask if look.could_undo else None,
        button(press_id(game, 0, "table"), plain("bot.button.my_table")) if look.seat is not None else None,
        button(press_id(game, 0, "board"), plain("bot.button.board")),
        button(press_id(game, 0, "news"), plain("bot.button.news")),
        button(press_id(game, 0, "help"), plain("bot.button.help")),
    ]
