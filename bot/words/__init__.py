"""What the bot says, in the language of whoever reads it.

Texts live in gettext catalogues, `locale/<language>/<domain>.po`: one domain for the bot, one for the
kernel, one for each game. A message id is a key whose first part is its domain: `el_paso.option.move` is
looked up in `el_paso.po`. Adding a language is adding a folder; adding a game is adding a file to each.

    say = reader("en", names=["Ada", "Bo"])
    say("el_paso.event.moved", steps=3, place="el_paso.place.D")     -> "moved 3 steps to D"
    say("bot.turn.yours", seat=1)                                    -> "● Bo, it's your turn."
"""

from bot.words.catalogue import also_read, keys, languages
from bot.words.names import SHAPES, clean, escaped, labelled
from bot.words.reader import Plain, Reader, Say, best_language, reader, warm

__all__ = [
    "SHAPES",
    "Plain",
    "Reader",
    "Say",
    "also_read",
    "best_language",
    "clean",
    "escaped",
    "keys",
    "labelled",
    "languages",
    "reader",
    "warm",
]
