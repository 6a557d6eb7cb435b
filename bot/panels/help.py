"""Help: the question at hand explained, the rules in a minute, and a search in the rule texts."""

from bot.look import Look
from bot.panels.layout import Page
from bot.words import Reader, keys

RULES_LIMIT = 3300
BEST_FOUND = 4


def help_page(look: Look, language: str) -> Page:
    """Explain what is asked now and how the table is used."""
    say = look.reader(language)
    made = Page()
    if look.asked is not None:
        made.text(f"**{say(look.asked.key, **{'seat': look.seat, **look.asked.args})}**")
        made.text(explained(look.asked.key, look.row.game, say))
    made.text(say("bot.help.text"))
    return made


def explained(ask: str, game: str, say: Reader) -> str:
    """Explain a question: `<game>.rules.<ask>` for `<game>.ask.<ask>`, where the game has such a text."""
    key = f"{game}.rules.{ask.removeprefix(f'{game}.ask.')}"
    return say(key) if say.knows(key) else say("bot.rules.not_explained")


def minute_page(game: str, say: Reader) -> Page:
    """Tell a game's rules in a minute."""
    made = Page()
    key = f"{game}.rules.minute"
    made.text(f"## {say(f'{game}.name')}")
    made.text(say(key) if say.knows(key) else say("bot.rules.none"))
    return made


def rules_page(game: str, search: str, say: Reader) -> Page:
    """Show the rule texts in which the words of a search occur, best first."""
    made = Page()
    found = find(game, search, say)[:BEST_FOUND]
    if not found:
        made.text(say("bot.rules.nothing_found"))
    for text in found:
        made.text(text)
    return made


def find(game: str, search: str, say: Reader) -> list[str]:
    """List a game's rule texts that hold words of the search, those with most of them first."""
    wanted = [word for word in search.casefold().split() if word]
    texts = [say(key) for key in sorted(keys(game)) if key.startswith(f"{game}.rules.")]
    scored = [(sum(word in text.casefold() for word in wanted), text) for text in texts]
    best = sorted((each for each in scored if each[0]), key=lambda each: -each[0])
    return [text for _, text in best]
