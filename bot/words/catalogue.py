"""The catalogues: PO files read with babel and turned into gettext translations in memory."""

from functools import lru_cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

FALLBACK = "en"
_folders: list[Path] = [Path(__file__).parent / "locale"]


def also_read(folder: Path) -> None:
    """Look for catalogues in one more folder, laid out as `locale/` is (a game that lives elsewhere)."""
    if folder not in _folders:
        _folders.append(folder)
        _catalogue.cache_clear()
        _translations.cache_clear()
        languages.cache_clear()


@lru_cache
def languages() -> tuple[str, ...]:
    """Give every language that has a catalogue of the bot's own words; English first."""
    found = {path.parent.name for folder in _folders for path in folder.glob("*/bot.po")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def keys(domain: str, language: str = FALLBACK) -> frozenset[str]:
    """Give every message key that a domain's catalogue words in this language."""
    catalogue = _catalogue(language, domain)
    if catalogue is None:
        return frozenset()
    return frozenset(_identity(message.id) for message in catalogue if message.id and message.string)


def warm() -> None:
    """Read every catalogue now, so that no reader waits for it later (reading them takes a second or two)."""
    for folder in _folders:
        for path in sorted(folder.glob("*/*.po")):
            _translations(path.parent.name, path.stem)


def template(language: str, key: str, count: int | None = None) -> str | None:
    """Find a key's sentence, its placeholders unfilled, in this language or in English; None where missing.

    `count` picks the plural form of an entry that has one.
    """
    domain = key.partition(".")[0]
    for tongue in dict.fromkeys((language, FALLBACK)):
        found = _sentence(_translations(tongue, domain), key, count)
        if found is not None:
            return found
    return None


def _sentence(translations: GNUTranslations | None, key: str, count: int | None) -> str | None:
    if translations is None:
        return None
    plain = translations.gettext(key) if count is None else key
    # an entry with plural forms answers `gettext` in newer versions of Python 3.11 only
    sentence = plain if plain != key else translations.ngettext(key, key, 1 if count is None else count)
    sentence = sentence if sentence != key else translations.gettext(key)
    return sentence if sentence != key else None


def _identity(message_id: str | tuple[str, ...] | list[str]) -> str:
    return message_id if isinstance(message_id, str) else message_id[0]


@lru_cache
def _catalogue(language: str, domain: str) -> Catalog | None:
    for folder in _folders:
        path = folder / language / f"{domain}.po"
        if path.is_file():
            with path.open("rb") as file:
                return read_po(file, locale=language.replace("-", "_"), domain=domain)
    return None


@lru_cache
def _translations(language: str, domain: str) -> GNUTranslations | None:
    catalogue = _catalogue(language, domain)
    if catalogue is None:
        return None
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return GNUTranslations(compiled)
