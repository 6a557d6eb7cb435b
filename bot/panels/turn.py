"""The private panel: what one person may do now, with every choice numbered on the picture."""

import discord

from bot.chat.studio import Studio
from bot.panels.ids import menu_id, press_id
from bot.panels.layout import BUTTONS_IN_A_ROW, MENU_LIMIT, Control, Page, button, choice, cut
from bot.table.look import Look, title
from bot.words import Plain, Reader
from bot.words.telling import deeds
from engine.kernel import Option

MOST_BUTTONS = 10
LONGEST_BUTTON = 34
"""Characters of a label that a phone shows whole."""


async def panel(look: Look, language: str, studio: Studio, *, page: int = 0, note: str = "") -> Page:
    """Make the private panel of whoever looks. `page` turns the menu over; `note` says what just went wrong."""
    say, plain = look.reader(language), look.reader(language, plain=True)
    made = Page()
    made.text(_head(look, say, note))
    if look.options:
        question = _question(look, plain)
        made.picture(await studio.preview(look, language, question), f"table-{look.row.id}-choices")
        made.text(f"### {_question(look, say)}")
        _choices(made, look, say, plain, page=page)
        made.text(_warning(look, say))
    made.buttons(_tools(look, plain))
    return made


def _head(look: Look, say: Reader, note: str) -> str:
    turn = say("bot.panel.head", table=Plain(title(look.row, say)), turn=look.row.turn)
    done = ""
    if look.asked and look.seat is not None:
        done = deeds(look.news, look.seat, look.row.game, say)
    lines = [note, f"-# {turn}", cut(done, 1200)]
    if look.restarted:
        lines.append(say("bot.panel.restarted"))
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
    own = [option.id for option in look.options if not option.anytime]
    if not look.reveals:
        return ""
    if set(own) <= set(look.reveals):
        return f"-# {say('bot.panel.reveals_all')}"
    numbers = tuple(look.numbers[option] for option in look.reveals)
    return f"-# {say('bot.panel.reveals', options=numbers)}"


def _choices(made: Page, look: Look, say: Reader, plain: Reader, *, page: int) -> None:
    own = [option for option in look.options if not option.anytime]
    anytime = [option for option in look.options if option.anytime]
    if own and not _as_buttons(made, look, plain, own, MOST_BUTTONS) and not _as_list(made, look, say, own):
        _as_menu(made, look, plain, own, page=page, action="answer")
    if anytime and not _as_buttons(made, look, plain, anytime, BUTTONS_IN_A_ROW):
        _as_menu(made, look, plain, anytime, page=page, action="also")


def _as_buttons(made: Page, look: Look, plain: Reader, options: list[Option], most: int) -> bool:
    """Offer options as buttons, anytime ones in grey, if they are few and short enough."""
    labels = [label(look, option, plain) for option in options]
    if len(options) > most or any(len(text) > LONGEST_BUTTON for text in labels):
        return False
    action, style = "answer", discord.ButtonStyle.primary
    if options[0].anytime:
        action, style = "also", discord.ButtonStyle.secondary
    elif len(options) == 1:
        style = discord.ButtonStyle.success
    made.buttons(
        button(press_id(look.row.id, look.asked_version, action, option.id), text, style)
        for option, text in zip(options, labels, strict=True)
    )
    return True


def _as_list(made: Page, look: Look, say: Reader, options: list[Option]) -> bool:
    """List options whose words are too long for buttons above buttons with their numbers."""
    if len(options) > MOST_BUTTONS:
        return False
    made.text("\n".join(f"**{look.numbers[option.id]}** {_words(look, option, say)}" for option in options))
    made.buttons(
        button(
            press_id(look.row.id, look.asked_version, "answer", option.id),
            str(look.numbers[option.id]),
            discord.ButtonStyle.primary,
        )
        for option in options
    )
    return True


def _as_menu(made: Page, look: Look, plain: Reader, options: list[Option], *, page: int, action: str) -> None:
    pages = (len(options) + MENU_LIMIT - 1) // MENU_LIMIT
    page = min(page, pages - 1)
    shown = options[page * MENU_LIMIT : (page + 1) * MENU_LIMIT]
    placeholder = plain("bot.panel.also" if action == "also" else "bot.panel.choose", count=len(options))
    made.menu(
        menu_id(look.row.id, look.asked_version, action),
        placeholder if pages == 1 else f"{placeholder} ({page + 1}/{pages})",
        [choice(option.id, label(look, option, plain), _group(option, plain)) for option in shown],
    )
    if pages > 1:
        made.buttons(
            [
                _turn_page(look, action, page - 1, plain("bot.button.earlier"), disabled=page == 0),
                _turn_page(look, action, page + 1, plain("bot.button.later"), disabled=page + 1 == pages),
            ]
        )


def _turn_page(look: Look, action: str, page: int, text: str, *, disabled: bool) -> Control:
    ref = f"{action}:{max(page, 0)}"
    return button(press_id(look.row.id, look.asked_version, "page", ref), text, disabled=disabled)


def _group(option: Option, plain: Reader) -> str:
    return plain(option.group) if option.group else ""


def label(look: Look, option: Option, plain: Reader) -> str:
    """Word an option with its number, as buttons, menus and `/play` show it: "3 C · 2 dollars"."""
    return f"{look.numbers[option.id]} {_words(look, option, plain)}"


def _words(look: Look, option: Option, say: Reader) -> str:
    return say(option.key, **{"seat": look.seat, **option.args})


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
