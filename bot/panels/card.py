"""The card that a table has in its channel, and the private form of its host."""

from collections.abc import Mapping

import discord

import engine
from bot.panels.help import figures
from bot.panels.ids import menu_id, press_id
from bot.panels.layout import Control, Page, button, choice, link
from bot.store.rows import GameRow, SeatRow
from bot.table.lobby import AUTOMATIC, PACES, applicable
from bot.table.look import seat_name
from bot.words import SHAPES, Plain, Reader, escaped, reader
from engine.kernel import GameOption

MOST_OPTIONS = 15
"""A form holds at most 40 components: a title, two for each menu (four are the table's own), and a few headings."""

SHOWN_WHOLE = 38
"""Characters of a chosen line that a phone shows whole in a closed menu."""

ASK, ALONE = "ask", "alone"
"""How turns end in which nothing is left to do: when their player says so, or by themselves."""


def card(row: GameRow, seats: list[SeatRow]) -> Page:
    """Make the card: who sits, what will be played, and how to join; one line once it has begun."""
    say = reader(row.language)
    made = Page()
    if row.status == "lobby":
        made.text(_open_card(row, seats, say))
        made.buttons(_card_buttons(row, say))
        return made
    made.text(_closed_card(row, seats, say))
    if row.thread and row.status != "cancelled":
        made.buttons([link(say("bot.button.go"), thread_url(row))])
    return made


def thread_url(row: GameRow) -> str:
    """Give the address of a game's thread."""
    return f"https://discord.com/channels/{row.guild}/{row.thread or row.channel}"


def _open_card(row: GameRow, seats: list[SeatRow], say: Reader) -> str:
    rules = engine.games()[row.game]
    host = next((seat.name for seat in seats if seat.user == row.host), "?")
    lines = [
        f"## {say(f'{row.game}.name')}",
        say("bot.card.opened", number=Plain(row.id), name=Plain(escaped(host))),
        " · ".join(
            [
                say("bot.card.seats", low=rules.min_seats, count=row.places),
                *_chosen(row, say),
                pace_words(row.pace, say),
                *([say("bot.card.ends_turns")] if row.ends_turns else []),
            ]
        ),
        say("bot.card.seated", seats=Plain(" · ".join(_seated(row, seats, say)))),
    ]
    return "\n".join(lines)


def _seated(row: GameRow, seats: list[SeatRow], say: Reader) -> list[str]:
    names = [seat_name(seat, say) for seat in seats]
    names += [say("bot.seat.free")] * (row.places - len(names))
    return [f"{SHAPES[number]} {name}" for number, name in enumerate(names)]


def _chosen(row: GameRow, say: Reader) -> list[str]:
    """Word the choice of the first option, and of every other one that isn't as usual."""
    options = applicable(row)
    told = [
        option
        for number, option in enumerate(options)
        if number == 0 or row.options.get(option.id) != option.default
    ]
    words = [Plain(choice_words(option, row.options.get(option.id), say)) for option in told]
    return [
        say("bot.card.option", option=option.key, choice=word)
        for option, word in zip(told, words, strict=True)
    ]


def _card_buttons(row: GameRow, say: Reader) -> list[Control]:
    return [
        button(press_id(row.id, 0, "join"), say("bot.button.join"), discord.ButtonStyle.success),
        button(press_id(row.id, 0, "leave"), say("bot.button.leave")),
        button(press_id(row.id, 0, "options"), say("bot.button.options")),
        button(press_id(row.id, 0, "start"), say("bot.button.start"), discord.ButtonStyle.primary),
        button(press_id(row.id, 0, "minute"), say("bot.button.minute")),
    ]


def _closed_card(row: GameRow, seats: list[SeatRow], say: Reader) -> str:
    names = tuple(Plain(seat_name(seat, say)) for seat in seats)
    key = f"bot.card.{row.status}"
    return say(key, game=f"{row.game}.name", number=Plain(row.id), names=names)


def form(row: GameRow, seats: list[SeatRow], say: Reader) -> Page:
    """Make the host's private form: a menu for each thing that can be chosen; a choice holds at once."""
    made = Page()
    made.text(say("bot.form.title", game=f"{row.game}.name", number=Plain(row.id)))
    _seating(made, row, seats, say)
    _timing(made, row, say)
    for option in applicable(row)[:MOST_OPTIONS]:
        _option_menu(made, row, option, say)
    return made


def _seating(made: Page, row: GameRow, seats: list[SeatRow], say: Reader) -> None:
    rules = engine.games()[row.game]
    people = sum(seat.user is not None for seat in seats)
    places = {str(n): say("bot.form.seats", count=n) for n in range(rules.min_seats, rules.max_seats + 1)}
    _menu(made, row, "places", say("bot.form.places"), words=places, now=str(row.places))
    machines = _machines(row, people, say)
    _menu(made, row, "machines", say("bot.form.automatic"), words=machines, now=_machines_now(seats))


def _timing(made: Page, row: GameRow, say: Reader) -> None:
    paces = {str(pace): say("bot.form.pace_of", pace=Plain(pace_words(pace, say))) for pace in PACES}
    _menu(made, row, "pace", say("bot.form.pace"), words=paces, now=str(row.pace))
    endings = {value: say(f"bot.form.ends_turns.{value}") for value in (ASK, ALONE)}
    more = {value: say(f"bot.form.ends_turns.{value}.more") for value in endings}
    now = ALONE if row.ends_turns else ASK
    _menu(made, row, "ends", say("bot.form.ends_turns"), words=endings, now=now, more=more)


def _menu(
    made: Page,
    row: GameRow,
    name: str,
    title: str,
    *,
    words: Mapping[str, str],
    now: str,
    more: Mapping[str, str] | None = None,
) -> None:
    known = more or {}
    choices = [
        choice(value, text, known.get(value, ""), chosen=value == now) for value, text in words.items()
    ]
    made.menu(menu_id(row.id, 0, "set", name), title, choices)


def _option_menu(made: Page, row: GameRow, option: GameOption, say: Reader) -> None:
    """Add a game option's menu: "Rounds: 14 rounds", or with a heading where a phone would cut such a line."""
    now = row.options.get(option.id, option.default)
    values = {str(n): choice_words(option, value, say) for n, value in enumerate(option.choices)}
    words = {n: say("bot.card.option", option=option.key, choice=Plain(value)) for n, value in values.items()}
    if max(map(len, words.values())) > SHOWN_WHOLE:
        made.text(f"-# {say(option.key)}")
        words = values
    chosen = next((str(n) for n, value in enumerate(option.choices) if value == now), "")
    _menu(made, row, f"option:{option.id}", say(option.key), words=words, now=chosen)


def choice_words(option: GameOption, value: object, say: Reader) -> str:
    """Word one choice of a game's option; every value has words of its own."""
    return say(f"{option.key}.{value}", **figures(option.key.partition(".")[0]))


def _machines(row: GameRow, people: int, say: Reader) -> dict[str, str]:
    words = {"0": say("bot.form.nobody")}
    for count in range(1, row.places - people + 1):
        for kind in AUTOMATIC:
            words[f"{count}:{kind}"] = say(f"bot.form.{kind}", count=count)
    return words


def _machines_now(seats: list[SeatRow]) -> str:
    machines = [seat.automatic for seat in seats if seat.automatic]
    return f"{len(machines)}:{machines[0]}" if machines else "0"


def read_machines(value: str) -> tuple[str, ...]:
    """Read what the form's menu of automatic players says: "2:greedy" is two greedy ones."""
    count, _, kind = value.partition(":")
    return (kind,) * int(count) if count.isdecimal() and int(count) < 8 else ()


def pace_words(pace: int, say: Reader) -> str:
    """Word how much time a move has."""
    if pace == 0:
        return say("bot.pace.none")
    return say("bot.pace.days", count=pace // 24) if pace % 24 == 0 else say("bot.pace.hours", count=pace)
