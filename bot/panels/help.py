"""Help: the question at hand explained, the rules in a minute, and a search in the rule texts."""

from collections.abc import Iterator
from typing import Any

import engine
from bot.panels.layout import Page
from bot.table.look import Look
from bot.words import Plain, Reader, keys

BEST_FOUND = 4
MINUTE = ("goal", "turn", "end")
"""The sections of a game's rule texts that are told in a minute."""


def help_page(look: Look, language: str) -> Page:
    """Explain what is asked now and how the table is used."""
    say = look.reader(language)
    made = Page()
    if look.asked is not None:
        made.text(f"**{say(look.asked.key, **{'seat': look.seat, **look.asked.args})}**")
        made.text(explained(look.asked.key, say))
    made.text(corrected(look.row.game, say))
    made.text(say("bot.help.text"))
    return made


def explained(ask: str, say: Reader) -> str:
    """Explain a question: `<game>.help.<ask>` for `<game>.ask.<ask>`, where the game has such a text."""
    key = ask.replace(".ask.", ".help.", 1)
    return say(key, **figures(ask.partition(".")[0])) if say.knows(key) else say("bot.rules.not_explained")


def figures(game: str) -> dict[str, Any]:
    """Give the printed figures that a game's rule texts name."""
    known = engine.games().get(game)
    return {} if known is None else dict(known.figures())


def minute_page(game: str, say: Reader) -> Page:
    """Tell a game's rules in a minute: what it is about, its goal, a turn, its end."""
    made = Page()
    made.text(f"## {say(f'{game}.name')}")
    told = [f"{game}.about", *(f"{game}.rules.{section}.text" for section in MINUTE)]
    known = [say(key, **figures(game)) for key in told if say.knows(key)]
    made.text("\n\n".join(known) or say("bot.rules.none"))
    made.text(corrected(game, say))
    return made


def corrected(game: str, say: Reader) -> str:
    """Say which printed figures this table plays with otherwise; empty where there are none."""
    changed = [f"`{each.place}` {each.was} → {each.now} ({each.src})" for each in engine.corrections(game)]
    return f"-# {say('bot.rules.corrected', changed=Plain('; '.join(changed)))}" if changed else ""


def rules_page(game: str, search: str, say: Reader) -> Page:
    """Show the rule texts in which the words of a search occur, best first."""
    made = Page()
    found = find(game, search, say)[:BEST_FOUND]
    if not found:
        made.text(say("bot.rules.nothing_found"))
    for title, text in found:
        made.text(f"**{title}**\n{text}")
    made.text(corrected(game, say))
    return made


def find(game: str, search: str, say: Reader) -> list[tuple[str, str]]:
    """List what is told of a game (title, text) and holds words of the search.

    A word in the title counts double; what is called just so comes first.
    """
    wanted = search.casefold().split()
    found = []
    for title, text in (*_rule_texts(game, say), *_components(game, say)):
        worth = sum(2 * (word in title.casefold()) + (word in text.casefold()) for word in wanted)
        worth += len(wanted) * (title.casefold().split() == wanted)
        if worth:
            found.append((worth, title, text))
    found.sort(key=lambda each: -each[0])
    return [(title, text) for _, title, text in found]


def _rule_texts(game: str, say: Reader) -> Iterator[tuple[str, str]]:
    known = figures(game)
    for section in sections(game):
        yield say(f"{section}.title"), say(f"{section}.text", **known)


def _components(game: str, say: Reader) -> Iterator[tuple[str, str]]:
    """Yield what is printed on each of a game's components: its name, and what it says."""
    if game in engine.games():
        for title, text in engine.games()[game].lexicon():
            yield say(title.key, **title.args), say(text.key, **text.args)


def sections(game: str) -> list[str]:
    """List the keys of a game's rule texts, without `.title` and `.text`."""
    known = keys(game)
    texts = sorted(key for key in known if key.startswith(f"{game}.rules.") and key.endswith(".text"))
    return [key.removesuffix(".text") for key in texts if f"{key.removesuffix('.text')}.title" in known]
