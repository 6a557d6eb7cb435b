"""Names and descriptions of commands come from the catalogues, in every language that has them."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.words import best_language, languages, reader
from bot.words.catalogue import keys


def name(word: str) -> locale_str:
    """Give a command's or an option's name, translated by the key `bot.name.<word>`."""
    return locale_str(word, key=f"bot.name.{word}")


def about(key: str) -> locale_str:
    """Give a description by its key, below `bot.about`."""
    return locale_str(reader("en")(f"bot.about.{key}"), key=f"bot.about.{key}")


class CatalogueTranslator(app_commands.Translator):
    """Looks names and descriptions up; what a language lacks stays English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContext[Any, Any]
    ) -> str | None:
        """Translate one name or description; None where there is nothing to change."""
        language = best_language(locale.value)
        key = string.extras.get("key", "")
        if language not in languages()[1:] or key not in keys("bot", language):
            return None
        return reader(language)(key)
