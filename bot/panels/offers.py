"""What may be chosen: as buttons where it is little and short, as a numbered list, or as menus side by side."""

from collections.abc import Sequence

import discord

from bot.panels.ids import menu_id, press_id
from bot.panels.layout import BUTTONS_IN_A_ROW, MENU_LIMIT, Control, Page, button, choice
from bot.table.look import Look
from bot.words import Reader
from engine.kernel import Option

MOST_BUTTONS = 10
LONGEST_BUTTON = 36
"""Characters of a label that a phone shows whole, its number included."""
SMALLEST_MENU = 3
"""A group with fewer options needs no menu of its own: they stand beside the menus."""
MENUS_ON_A_PANEL = 6
"""A message holds at most 40 components, two for each menu; with more menus than these it is turned over."""

Menu = tuple[str, Sequence[Option]]
"""A menu's title and what may be chosen in it."""


def offer(made: Page, look: Look, say: Reader, plain: Reader, *, page: int) -> None:
    """Add everything that may be chosen now: what answers the question, then what may be done besides."""
    own = [option for option in look.options if not option.anytime]
    beside = [option for option in look.options if option.anytime]
    if own and not _as_a_few(made, look, say, plain, own):
        menus, rest = _by_groups(look, own, plain)
        _as_menus(made, look, plain, menus, page=page, action="answer")
        if rest:
            _as_a_few(made, look, say, plain, rest)
    if beside and not _as_buttons(made, look, plain, beside, BUTTONS_IN_A_ROW):
        _as_menus(made, look, plain, _menus(look, "bot.panel.also", beside, plain), page=page, action="also")


def _as_a_few(made: Page, look: Look, say: Reader, plain: Reader, options: Sequence[Option]) -> bool:
    return _as_buttons(made, look, plain, options, MOST_BUTTONS) or _as_list(made, look, say, options)


def _as_buttons(made: Page, look: Look, plain: Reader, options: Sequence[Option], most: int) -> bool:
    """Offer options as buttons, anytime ones in grey and a lone one in green, if they are few and short enough."""
    labels = [label(look, option, plain) for option in options]
    if len(options) > most or any(len(text) > LONGEST_BUTTON for text in labels):
        return False
    action, style = "answer", discord.ButtonStyle.primary
    if options[0].anytime:
        action, style = "also", discord.ButtonStyle.secondary
    elif sum(not option.anytime for option in look.options) == 1:
        style = discord.ButtonStyle.success
    made.buttons(
        button(press_id(look.row.id, look.asked_version, action, option.id), text, style)
        for option, text in zip(options, labels, strict=True)
    )
    return True


def _as_list(made: Page, look: Look, say: Reader, options: Sequence[Option]) -> bool:
    """List options whose words are too long for buttons above buttons with their numbers."""
    if len(options) > MOST_BUTTONS:
        return False
    made.text("\n".join(f"**{look.numbers[option.id]}** · {_words(look, option, say)}" for option in options))
    made.buttons(
        button(
            press_id(look.row.id, look.asked_version, "answer", option.id),
            str(look.numbers[option.id]),
            discord.ButtonStyle.primary,
        )
        for option in options
    )
    return True


# --- menus -------------------------------------------------------------------------------------------------


def _by_groups(look: Look, options: Sequence[Option], plain: Reader) -> tuple[list[Menu], list[Option]]:
    """Gather options into a menu for each group; gives what is left to stand beside them as buttons."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    large = {group: each for group, each in groups.items() if group and len(each) >= SMALLEST_MENU}
    rest = [option for option in options if option.group not in large]
    if len(groups) == 1 or not large:
        return _menus(look, "bot.panel.choose", options, plain), []
    menus = [menu for group, each in large.items() for menu in _split(look, plain(group), each)]
    if len(rest) > MOST_BUTTONS:
        return [*menus, *_menus(look, "bot.panel.choose", rest, plain)], []
    return menus, rest


def _menus(look: Look, key: str, options: Sequence[Option], plain: Reader) -> list[Menu]:
    return _split(look, plain(key, count=len(options)), options)


def _split(look: Look, title: str, options: Sequence[Option]) -> list[Menu]:
    """Split what one menu can't hold into several, named by the numbers that are in them."""
    if len(options) <= MENU_LIMIT:
        return [(title, options)]
    parts = [options[start : start + MENU_LIMIT] for start in range(0, len(options), MENU_LIMIT)]
    return [(f"{title}: {_numbers(look, part)}", part) for part in parts]


def _numbers(look: Look, options: Sequence[Option]) -> str:
    return f"{look.numbers[options[0].id]}–{look.numbers[options[-1].id]}"


def _as_menus(
    made: Page, look: Look, plain: Reader, menus: Sequence[Menu], *, page: int, action: str
) -> None:
    pages = (len(menus) + MENUS_ON_A_PANEL - 1) // MENUS_ON_A_PANEL
    page = min(page, pages - 1)
    first = page * MENUS_ON_A_PANEL
    for number, (title, options) in enumerate(menus[first : first + MENUS_ON_A_PANEL], first):
        entries = [
            choice(option.id, label(look, option, plain), _group(option, title, plain)) for option in options
        ]
        made.menu(menu_id(look.row.id, look.asked_version, action, str(number)), title, entries)
    if pages > 1:
        made.buttons(
            [
                _turn_page(look, action, page - 1, plain("bot.button.earlier"), disabled=page == 0),
                _turn_page(look, action, page + 1, plain("bot.button.later"), disabled=page + 1 == pages),
            ]
        )


def _turn_page(look: Look, action: str, page: int, text: str, *, disabled: bool) -> Control:
    ref = f"{action}:{max(page, 0)}:{'x' if disabled else ''}"
    return button(press_id(look.row.id, look.asked_version, "page", ref), text, disabled=disabled)


def _group(option: Option, title: str, plain: Reader) -> str:
    """Name an option's group, but in the menu that is called by it."""
    group = plain(option.group) if option.group else ""
    return "" if title.startswith(group) else group


def label(look: Look, option: Option, plain: Reader) -> str:
    """Word an option with its number, as buttons, menus and `/play` show it: "3 · C, 2 dollars"."""
    return f"{look.numbers[option.id]} · {_words(look, option, plain)}"


def _words(look: Look, option: Option, say: Reader) -> str:
    return say(option.key, **{"seat": look.seat, **option.args})
